import { createContext } from "react";

/** The response's nonce while it is rendered; browsers hide it from scripts on purpose. */
export const NonceContext = createContext("");
