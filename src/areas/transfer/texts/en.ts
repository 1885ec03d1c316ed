import type { Texts } from "./zh.ts";

export const texts: Texts = {
  codeLetter:
    "{bank}: your transfer code is {code}, for {amount} to the account ending in {account}, good for {minutes} minutes. Never tell it to anyone; our staff will not ask for it. Not you? Call {phone}.",
};
