import type { Output } from "#base/call/call.ts";
import type { Texts as Approvals } from "#desk/approvals/texts.ts";
import type { Texts as Certificates } from "#desk/certificates/texts/words.ts";
import type { Texts as Frame } from "#desk/home/texts.ts";
import type { Acted } from "#desk/ui/open-desk.ts";
import type { readCase } from "../../contract/file.ts";
import type { Texts } from "../../texts/zh.ts";

/** The props of every part of a customer's file. */
export interface FileParts {
  file: Output<typeof readCase>;
  texts: Texts;
  frame: Frame;
  kinds: Approvals["kinds"];
  requestStates: Approvals["states"];
  certificateKinds: Certificates["kinds"];
  rights: readonly string[];
  acted: Acted | undefined;
  /** Which form is open. */
  chosen: string | null;
}
