import { uuid } from "#db/uuid.ts";

/** The context in which the trail records an operator's command on the bank's own machine. */
export function operatorContext() {
  return {
    actor: { kind: "bank" },
    customer: null,
    from: {
      address: "127.0.0.1",
      label: "operator",
      isEmbedded: false,
      deviceModel: null,
      deviceSystem: null,
      request: uuid(),
    },
    log: () => undefined,
  } as const;
}
