import { createContext } from "react";

/** The nonce of the answer while it is rendered; browsers hide it from scripts on purpose. */
export const NonceContext = createContext("");
