import { TEST_SECRET } from "../tests/bank/secret.ts";

/** The environment that a site needs to start as a real bank; no letter of a bench is delivered. */
export const productionEnvironment = {
  BANK_MODE: "production",
  SECRET_KEY: TEST_SECRET,
  PUBLIC_ORIGIN: "https://www.dawnbank.example",
  MAIL_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "no-reply@dawnbank.example",
  SMS_URL: "http://127.0.0.1:9/",
  SMS_KEY: "a key that nobody asks for",
} as const;
