import type { Role } from "#base/call/staff.ts";
import type { Translated } from "#base/text/language.ts";

/** A member of staff of the demonstration; the secret is invented and published. */
export interface StaffSeed {
  userId: string;
  name: Translated;
  roles: readonly Role[];
  /** For an authenticator app, in base32. */
  totpSecret: string;
  /** What a newcomer can see by signing in as this member. */
  purpose: string;
}

/** The password of all staff of the demonstration bank. */
export const DEMONSTRATION_STAFF_PASSWORD = "Harbour-5170";

/** The staff of the demonstration bank. */
export const staff: readonly StaffSeed[] = [
  {
    userId: "service01",
    name: { zh: "高詩涵", en: "Kao Shih-han", ko: "가오 스한" },
    roles: ["service"],
    totpSecret: "2TIDQIQJPZDZS3EGNQSI732AZ35V72XU",
    purpose: "Customer service: inquiries, disputes, customers",
  },
  {
    userId: "service02",
    name: { zh: "賴柏翰", en: "Lai Po-han", ko: "라이 보한" },
    roles: ["service"],
    totpSecret: "N46VGIXZIXDJ5DVVIJWBHLAMSQKBUVOC",
    purpose: "A second one, for what needs four eyes",
  },
  {
    userId: "identity01",
    name: { zh: "江怡君", en: "Chiang Yi-chun", ko: "장 이쥔" },
    roles: ["identity"],
    totpSecret: "RU6F2KSBJFJQPLZBD7QYWV54EHTNDJY7",
    purpose: "Identity review: certificates, video calls",
  },
  {
    userId: "content01",
    name: { zh: "方美玲", en: "Fang Mei-ling", ko: "팡 메이링" },
    roles: ["content"],
    totpSecret: "UAHYSMWYBLFZZOXPJ7I6K2XYK4ZKFYS5",
    purpose: "Content: notices, events, FAQ, products, documents, banners, holidays, rates",
  },
  {
    userId: "admin01",
    name: { zh: "沈志明", en: "Shen Chih-ming", ko: "선 즈밍" },
    roles: ["administrator"],
    totpSecret: "NOMU3SA3LJFVMNFDM373EILT5OAOX7FW",
    purpose: "Administrator: sign-ins, audit trail, approvals, reports",
  },
  {
    userId: "auditor01",
    name: { zh: "蕭雅文", en: "Hsiao Ya-wen", ko: "샤오 야원" },
    roles: ["auditor"],
    totpSecret: "BKGU7MWOCC3K6WR4KJUPGL6TDQHEZGEL",
    purpose: "Auditor: reads, and does nothing else",
  },
];
