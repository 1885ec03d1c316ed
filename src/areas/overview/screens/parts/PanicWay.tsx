import { Button } from "#web/ui/forms/Button.tsx";
import type { Texts } from "../../texts/zh.ts";
import { SecurityPart } from "./SecurityPart.tsx";

/** The link to the panic button, first on the page. */
export function PanicWay({ texts: { panic } }: { texts: Texts }) {
  return (
    <SecurityPart id="panic" title={panic.title}>
      <p>{panic.short}</p>
      <p>
        <Button href="/overview/security/panic" variant="danger" icon="warn">
          {panic.go}
        </Button>
      </p>
    </SecurityPart>
  );
}
