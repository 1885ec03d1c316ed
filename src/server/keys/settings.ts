const SECRET = /^([\da-fA-F]{2}){32,}$/;

/** The settings of the bank's keys, by the name of their environment variable. */
export const keySettings = {
  SECRET_KEY: {
    means:
      "the secret of all processes of this bank, 32 bytes or more in hexadecimal digits; empty makes one in DATA_DIR, which production does not do",
    standard: "",
    trouble: (value: string) =>
      value === "" || SECRET.test(value) ? null : "must be 64 or more hexadecimal digits",
  },
  SECRET_KEYS_ACCEPTED: {
    means:
      "further secrets that this bank accepts, with commas: the one before, and the next one before it becomes SECRET_KEY",
    standard: "",
    trouble: (value: string) =>
      listOf(value).every((each) => SECRET.test(each))
        ? null
        : "must be secrets of 64 or more hexadecimal digits with commas between them",
  },
  SIGNING_KEY_FILE: {
    means: "a PKCS#12 file with the key and certificates that documents are signed with",
    standard: "",
    trouble: () => null,
  },
  SIGNING_KEY_PASSWORD: { means: "its password", standard: "", trouble: () => null },
  TIME_STAMP_URL: {
    means:
      "an authority that stamps the time of signed documents (RFC 3161); empty has a demonstration stamp by itself, and production sign without",
    standard: "",
    trouble: (value: string) =>
      value === "" || /^https?:$/.test(URL.parse(value)?.protocol ?? "")
        ? null
        : "must be an address such as https://stamps.example/tsa",
  },
  TIME_STAMP_CA_FILE: {
    means: "a PEM file with the root certificates of that authority; needed with TIME_STAMP_URL",
    standard: "",
    trouble: () => null,
  },
  CITIZEN_CA_FILE: {
    means:
      "a PEM file with the certificates of the authorities that issue citizen digital certificates, roots and those below them; empty has a demonstration make its own, and production check none",
    standard: "",
    trouble: () => null,
  },
} as const;

/** What is missing if a time-stamp authority is set. */
export function keyTroubles(read: (name: keyof typeof keySettings) => string): string[] {
  const isMissing = read("TIME_STAMP_URL") !== "" && read("TIME_STAMP_CA_FILE") === "";
  return isMissing ? ["TIME_STAMP_CA_FILE must be set where TIME_STAMP_URL is."] : [];
}

/** The parts of a list setting, separated by commas or spaces. */
export function listOf(value: string): string[] {
  return value.split(/[\s,]+/).filter(Boolean);
}
