// The upgrade of an account. Its step is derived from the stored row (`nextStep`), which SQL guards.

import type { FlowTable } from "#base/flow/table.ts";

/** The upgrade's paths; the last one has the specification's spelling. */
export const UPGRADE_PATH = "/upgrade-account";
export const CARD_STEP_PATH = "/upgrade-account/card-information";
export const VIDEO_STEP_PATH = "/upgrade-account/video-call";
export const COMPLETE_PATH = "/upgrade-account/upgrade-compelte";

/** The steps in order. */
export const upgradeSteps = ["terms", "accounts", "certificate", "video", "done"] as const;

export type UpgradeStep = (typeof upgradeSteps)[number];

type Act = "agree" | "choose" | "sign" | "approve" | "reject";

/** Terms, accounts, the citizen card's signature, and the desk's decision after a video call. */
export const upgradeFlow: FlowTable<UpgradeStep, Act, string> = {
  terms: { page: UPGRADE_PATH, acts: { agree: "accounts" } },
  accounts: { page: UPGRADE_PATH, acts: { choose: "certificate" } },
  certificate: {
    page: CARD_STEP_PATH,
    alsoOpen: [UPGRADE_PATH],
    acts: { choose: "certificate", sign: "video" },
  },
  video: {
    page: VIDEO_STEP_PATH,
    alsoOpen: [UPGRADE_PATH, CARD_STEP_PATH],
    acts: { choose: "video", sign: "video", approve: "done", reject: "terms" },
  },
  done: { page: COMPLETE_PATH, acts: {} },
};
