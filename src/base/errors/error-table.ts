import type { Translated } from "#base/text/language.ts";

/** The refusals of an area by code: what each means to who calls, and its sentence in every language. */
export type ErrorTable = Readonly<Record<string, { means: string } & Translated>>;
