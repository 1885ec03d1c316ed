import type { Texts } from "./zh.ts";

export const texts: Texts = {
  codeLetter:
    "{bank}: your transfer code is {code}, for {amount} to ({bankCode}) account ending in {account}, valid for {minutes} min. Do not share it with anyone; our staff will never ask for it. If this wasn’t you, call {phone}.",
};
