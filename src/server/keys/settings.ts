import { isSecret } from "./secret-form.ts";

/** The settings of the bank's keys, by the name of their environment variable. */
export const keySettings = {
  SECRET_KEY: {
    means:
      "the secret of all processes of this bank, 32 bytes or more in hexadecimal digits; empty makes one in DATA_DIR, which production does not do; production refuses one that is not random",
    standard: "",
    validate: (value: string) =>
      value === "" || isSecret(value) ? null : "must be 64 or more hexadecimal digits",
  },
  SECRET_KEYS_ACCEPTED: {
    means:
      "further secrets that this bank accepts, with commas: the one before, and the next one before it becomes SECRET_KEY",
    standard: "",
    validate: (value: string) =>
      listOf(value).every(isSecret)
        ? null
        : "must be secrets of 64 or more hexadecimal digits with commas between them",
  },
  SIGNING_KEY_FILE: {
    means: "a PKCS#12 file with the key and certificates that documents are signed with",
    standard: "",
    validate: () => null,
  },
  SIGNING_KEY_PASSWORD: { means: "its password", standard: "", validate: () => null },
  SIGNING_TOKEN_MODULE: {
    means:
      "the PKCS#11 driver of a token (HSM) whose key signs documents, instead of SIGNING_KEY_FILE; it runs in a process of its own",
    standard: "",
    validate: () => null,
  },
  SIGNING_TOKEN_LABEL: { means: "the token's label", standard: "", validate: () => null },
  SIGNING_TOKEN_KEY: { means: "the label of its key", standard: "", validate: () => null },
  SIGNING_TOKEN_PIN: { means: "its user PIN", standard: "", validate: () => null },
  SIGNING_CHAIN_FILE: {
    means: "a PEM file with the certificate of the token's key first, then its issuers",
    standard: "",
    validate: () => null,
  },
  TIME_STAMP_URL: {
    means:
      "an authority that stamps the time of signed documents (RFC 3161); empty has a demonstration stamp by itself, and production sign without",
    standard: "",
    validate: (value: string) =>
      value === "" || /^https?:$/.test(URL.parse(value)?.protocol ?? "")
        ? null
        : "must be an address such as https://stamps.example/tsa",
  },
  TIME_STAMP_CA_FILE: {
    means: "a PEM file with the root certificates of that authority; needed with TIME_STAMP_URL",
    standard: "",
    validate: () => null,
  },
  CITIZEN_CA_FILE: {
    means:
      "a PEM file with the certificates of the authorities that issue citizen digital certificates, roots and those below them; empty has a demonstration make its own, and production check none",
    standard: "",
    validate: () => null,
  },
} as const;

const tokenNames = [
  "SIGNING_TOKEN_MODULE",
  "SIGNING_TOKEN_LABEL",
  "SIGNING_TOKEN_KEY",
  "SIGNING_TOKEN_PIN",
  "SIGNING_CHAIN_FILE",
] as const;

type ReadKeySetting = (name: keyof typeof keySettings) => string;

/** What is missing beside a time-stamp authority or a token, and what excludes each other. */
export function keyErrors(read: ReadKeySetting): string[] {
  const isMissing = read("TIME_STAMP_URL") !== "" && read("TIME_STAMP_CA_FILE") === "";
  const missing = tokenNames.filter((name) => read(name) === "");
  const isPartial = missing.length > 0 && missing.length < tokenNames.length;
  const isTwice = missing.length < tokenNames.length && read("SIGNING_KEY_FILE") !== "";
  return [
    ...(isMissing ? ["TIME_STAMP_CA_FILE must be set where TIME_STAMP_URL is."] : []),
    ...(isPartial ? [`A token needs ${missing.join(" and ")} as well.`] : []),
    ...(isTwice ? ["Documents are signed by SIGNING_KEY_FILE or by a token, not by both."] : []),
  ];
}

/** What documents are signed and cards are checked with. */
export interface SigningSettings {
  /** Null: a token signs, or a demonstration generates its own key, or production signs nothing. */
  signingKey: { path: string; password: string } | null;
  signingToken: {
    module: string;
    token: string;
    key: string;
    pin: string;
    chainPath: string;
  } | null;
  /** Null: a demonstration has its own time-stamp authority, production signs without. */
  timeStamps: { url: string; path: string } | null;
  /** Null: a demonstration has its own authority, production checks no citizen card. */
  citizenAuthorities: string | null;
}

/** The settings of signing, of valid values. */
export function signingOf(read: ReadKeySetting): SigningSettings {
  const [path, module, url] = [
    read("SIGNING_KEY_FILE"),
    read("SIGNING_TOKEN_MODULE"),
    read("TIME_STAMP_URL"),
  ];
  const token = {
    token: read("SIGNING_TOKEN_LABEL"),
    key: read("SIGNING_TOKEN_KEY"),
    pin: read("SIGNING_TOKEN_PIN"),
    chainPath: read("SIGNING_CHAIN_FILE"),
  };
  return {
    signingKey: path === "" ? null : { path, password: read("SIGNING_KEY_PASSWORD") },
    signingToken: module === "" ? null : { module, ...token },
    timeStamps: url === "" ? null : { url, path: read("TIME_STAMP_CA_FILE") },
    citizenAuthorities: read("CITIZEN_CA_FILE") || null,
  };
}

/** The parts of a list setting, separated by commas or spaces. */
export function listOf(value: string): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}
