import type { Role } from "#base/call/staff.ts";
import type { Translated } from "#base/text/language.ts";

/** A member of staff of the demonstration; the secret is made up and published. */
export interface StaffSeed {
  userId: string;
  name: Translated;
  roles: readonly Role[];
  /** For an authenticator app, in base 32. */
  totpSecret: string;
  /** What there is to see. */
  purpose: string;
}

/** The password of everybody who works at the demonstration bank. */
export const DEMONSTRATION_STAFF_PASSWORD = "Harbour-5170";

/** Who works at the demonstration bank. */
export const staff: readonly StaffSeed[] = [
  {
    userId: "agent01",
    name: { zh: "高詩涵", en: "Kao Shih-han", ko: "가오 스한" },
    roles: ["agent"],
    totpSecret: "2TIDQIQJPZDZS3EGNQSI732AZ35V72XU",
    purpose: "A service agent: sees the own account only",
  },
  {
    userId: "supervisor01",
    name: { zh: "沈志明", en: "Shen Chih-ming", ko: "선 즈밍" },
    roles: ["agent", "supervisor"],
    totpSecret: "NOMU3SA3LJFVMNFDM373EILT5OAOX7FW",
    purpose: "A supervisor: also sees the sign-ins of all staff",
  },
  {
    userId: "auditor01",
    name: { zh: "蕭雅文", en: "Hsiao Ya-wen", ko: "샤오 야원" },
    roles: ["auditor"],
    totpSecret: "BKGU7MWOCC3K6WR4KJUPGL6TDQHEZGEL",
    purpose: "An auditor: reads, and does nothing else",
  },
];
