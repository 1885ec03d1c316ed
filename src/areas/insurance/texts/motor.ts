// The words of car and motorbike insurance, the three languages side by side.

import { bankName } from "#base/site/brand.ts";
import { insuranceGuaranty } from "#base/site/legal.ts";
import type { Language } from "#base/text/language.ts";
import type { MotorExtra, Vehicle, VehicleClass } from "../rules/motor.ts";

interface Texts {
  title: Record<Vehicle, string>;
  description: Record<Vehicle, string>;
  lead: string;
  vehicleClass: string;
  classes: Record<VehicleClass, string>;
  age: string;
  ageHint: string;
  sex: string;
  sexes: Record<"male" | "female", string>;
  claimGrade: string;
  claimGradeHint: string;
  grade: string;
  start: string;
  years: string;
  yearNames: Record<1 | 2, string>;
  extrasTitle: string;
  extras: Record<MotorExtra, readonly [name: string, about: string]>;
  compulsory: Record<1 | 2, string>;
  send: string;
  quoteTitle: string;
  total: string;
  quoteNote: string;
  explainTitle: string;
  explain: readonly (readonly [name: string, about: string])[];
  handOverTitle: string;
  handOver: string;
  handOverSend: string;
  remind: string;
  doneTitle: string;
  done: string;
  notices: readonly string[];
}

const zh: Texts = {
  title: { car: "汽車保險試算", motorbike: "機車保險試算" },
  description: {
    car: "試算汽車強制險與任意險保費，交由合作保險公司完成投保。",
    motorbike: "試算機車強制險與任意險保費，交由合作保險公司完成投保。",
  },
  lead: "強制險人人都要有，任意險補足自己與對方車輛的損失。選好條件，保費立即試算。",
  vehicleClass: "車種",
  classes: {
    "car-small": "自用小客車（1,800 cc 以下）",
    "car-large": "自用小客車（1,801 cc 以上）",
    "car-electric": "自用電動車",
    "motorbike-light": "輕型機車（50 cc 以下）",
    "motorbike-heavy": "普通重型機車（51 至 250 cc）",
    "motorbike-large": "大型重型機車（251 cc 以上）",
    "motorbike-electric": "電動機車",
  },
  age: "駕駛人年齡",
  ageHint: "18 至 90 歲",
  sex: "駕駛人性別",
  sexes: { male: "男", female: "女" },
  claimGrade: "肇事紀錄等級",
  claimGradeHint: "首次投保為第 4 級，無理賠紀錄逐年降級",
  grade: "第 {grade} 級",
  start: "生效日期",
  years: "強制險期間",
  yearNames: { 1: "1 年", 2: "2 年" },
  extrasTitle: "任意險（一年期）",
  extras: {
    liability: ["第三人責任險", "每一人體傷 300 萬、每一事故財損 50 萬"],
    driver: ["駕駛人傷害險", "身故與失能 200 萬，含傷害醫療"],
    "own-damage": ["車體損失險", "自己的車輛碰撞、翻覆或遭竊的損失"],
    roadside: ["道路救援", "24 小時拖吊與急修，100 公里內免費"],
  },
  compulsory: { 1: "強制汽車責任保險（1 年）", 2: "強制汽車責任保險（2 年）" },
  send: "試算保費",
  quoteTitle: "試算結果",
  total: "保費合計",
  quoteNote: "試算結果供參考，實際保費以保險公司核保為準。任意險為一年期，期滿請另行續保。",
  explainTitle: "強制險與任意險的差別",
  explain: [
    [
      "強制險保障他人",
      "賠償對方與乘客的體傷：每人醫療最高 20 萬元、失能 5 萬至 200 萬元、死亡 200 萬元，不限人數。",
    ],
    ["強制險不賠什麼", "不賠任何車輛與財物損失，也不賠駕駛人自己單方事故的傷亡。"],
    ["任意險補足缺口", "第三人責任賠償對方車輛與超過強制險的體傷，車體險與駕駛人傷害險保障自己。"],
    ["未投保會受罰", "汽車處 3,000 至 15,000 元、機車處 1,500 至 3,000 元罰鍰，肇事時加重。"],
  ],
  handOverTitle: "前往保險公司投保",
  handOver:
    "登入後以一次性的加密連結前往曦和產物保險，輸入身分證字號後四碼即可接續投保，試算內容會一併帶入。",
  handOverSend: "前往保險公司",
  remind: "強制險於 {day} 到期，請自到期前 30 日（{remind}）起辦理續保。",
  doneTitle: "申請已送交保險公司",
  done: "保險公司已確認您的身分，將與您聯絡完成投保。到期日會顯示在「我的保單」。",
  notices: [
    `本商品由曦和產物保險股份有限公司（虛構）承保並負擔理賠責任，${bankName.zh}以兼營保險代理人身分提供招攬服務。`,
    insuranceGuaranty.zh,
    "強制險保費由主管機關訂定，本頁費率為展示資料。",
  ],
};

const en: Texts = {
  title: { car: "Car insurance quote", motorbike: "Motorbike insurance quote" },
  description: {
    car: "Quote compulsory and voluntary car insurance, then complete it with our partner insurer.",
    motorbike:
      "Quote compulsory and voluntary motorbike insurance, then complete it with our partner insurer.",
  },
  lead: "Compulsory cover is required by law. Voluntary cover protects vehicles and you. Choose your options to see the premium.",
  vehicleClass: "Vehicle",
  classes: {
    "car-small": "Private car up to 1,800 cc",
    "car-large": "Private car over 1,800 cc",
    "car-electric": "Private electric car",
    "motorbike-light": "Light motorbike up to 50 cc",
    "motorbike-heavy": "Motorbike of 51 to 250 cc",
    "motorbike-large": "Large motorbike over 250 cc",
    "motorbike-electric": "Electric motorbike",
  },
  age: "Driver’s age",
  ageHint: "18 to 90",
  sex: "Driver’s sex",
  sexes: { male: "Male", female: "Female" },
  claimGrade: "Claims grade",
  claimGradeHint: "Everyone starts at grade 4; years without claims lower it",
  grade: "Grade {grade}",
  start: "Effective from",
  years: "Compulsory cover term",
  yearNames: { 1: "1 year", 2: "2 years" },
  extrasTitle: "Voluntary cover (one year)",
  extras: {
    liability: [
      "Third-party liability",
      "NT$3 million per person injured, NT$500,000 for property",
    ],
    driver: ["Driver injury", "NT$2 million for death and disability, with medical costs"],
    "own-damage": ["Own damage", "Collision, overturning or theft of your own vehicle"],
    roadside: ["Roadside assistance", "24-hour towing and emergency repairs, free within 100 km"],
  },
  compulsory: { 1: "Compulsory liability (1 year)", 2: "Compulsory liability (2 years)" },
  send: "Get the premium",
  quoteTitle: "Your quote",
  total: "Total premium",
  quoteNote:
    "For reference only. The insurer decides on the actual premium. Voluntary cover is for one year.",
  explainTitle: "Compulsory and voluntary cover",
  explain: [
    [
      "Compulsory cover protects others",
      "Injury to others and passengers: up to NT$200,000 medical, NT$50,000 to NT$2 million disability and NT$2 million death per person, for any number of people.",
    ],
    [
      "What it does not pay",
      "No damage to any vehicle or property, and no injury of the driver in an accident without another party.",
    ],
    [
      "Voluntary cover fills the gaps",
      "Liability pays for other vehicles and beyond the compulsory limits; own damage and driver injury protect you.",
    ],
    [
      "Fines for driving without",
      "NT$3,000 to NT$15,000 for cars and NT$1,500 to NT$3,000 for motorbikes, more after an accident.",
    ],
  ],
  handOverTitle: "Complete it with the insurer",
  handOver:
    "Sign in and go to Xihe Insurance by a single-use signed link. Enter the last four digits of your national ID; your quote goes with you.",
  handOverSend: "Go to the insurer",
  remind: "Compulsory cover ends on {day}. Please renew from {remind}, 30 days before.",
  doneTitle: "Your application is with the insurer",
  done: "The insurer has confirmed your identity and will contact you. The expiry date is under My policies.",
  notices: [
    `Underwritten by Xihe Non-Life Insurance Co., Ltd. (fictional), which is responsible for claims. ${bankName.en} acts as an insurance agent.`,
    insuranceGuaranty.en,
    "Compulsory premiums are set by the authorities; the rates on this page are demonstration data.",
  ],
};

const ko: Texts = {
  title: { car: "자동차 보험료 계산", motorbike: "오토바이 보험료 계산" },
  description: {
    car: "자동차 의무 보험과 임의 보험의 보험료를 계산하고 제휴 보험사에서 가입하십시오.",
    motorbike: "오토바이 의무 보험과 임의 보험의 보험료를 계산하고 제휴 보험사에서 가입하십시오.",
  },
  lead: "의무 보험은 필수이며 임의 보험은 차량과 본인의 손해를 보장합니다. 조건을 고르시면 보험료가 계산됩니다.",
  vehicleClass: "차종",
  classes: {
    "car-small": "자가용 승용차(1,800cc 이하)",
    "car-large": "자가용 승용차(1,801cc 이상)",
    "car-electric": "자가용 전기차",
    "motorbike-light": "경형 오토바이(50cc 이하)",
    "motorbike-heavy": "일반 중형 오토바이(51~250cc)",
    "motorbike-large": "대형 오토바이(251cc 이상)",
    "motorbike-electric": "전기 오토바이",
  },
  age: "운전자 나이",
  ageHint: "만 18~90세",
  sex: "운전자 성별",
  sexes: { male: "남성", female: "여성" },
  claimGrade: "사고 기록 등급",
  claimGradeHint: "첫 가입은 4등급이며 무사고 시 해마다 내려갑니다",
  grade: "{grade}등급",
  start: "시작일",
  years: "의무 보험 기간",
  yearNames: { 1: "1년", 2: "2년" },
  extrasTitle: "임의 보험(1년)",
  extras: {
    liability: ["대인·대물 배상", "1인당 300만, 사고당 대물 50만 대만 달러"],
    driver: ["운전자 상해", "사망과 장해 200만 대만 달러, 의료비 포함"],
    "own-damage": ["자기 차량 손해", "본인 차량의 충돌, 전복, 도난 손해"],
    roadside: ["긴급 출동", "24시간 견인과 응급 수리, 100km까지 무료"],
  },
  compulsory: { 1: "의무 자동차 책임 보험(1년)", 2: "의무 자동차 책임 보험(2년)" },
  send: "보험료 계산",
  quoteTitle: "계산 결과",
  total: "보험료 합계",
  quoteNote: "참고용이며 실제 보험료는 보험사의 심사에 따릅니다. 임의 보험의 기간은 1년입니다.",
  explainTitle: "의무 보험과 임의 보험의 차이",
  explain: [
    [
      "의무 보험은 타인을 보장합니다",
      "상대방과 탑승자의 상해를 1인당 의료비 최고 NT$200,000, 장해 NT$50,000~NT$2,000,000, 사망 NT$2,000,000까지 인원 제한 없이 보장합니다.",
    ],
    ["보장하지 않는 것", "차량과 재물 손해, 운전자 단독 사고의 본인 상해는 보장하지 않습니다."],
    [
      "임의 보험이 부족분을 채웁니다",
      "배상 책임은 상대 차량과 의무 보험 초과분을, 자기 차량과 운전자 상해는 본인을 보장합니다.",
    ],
    ["미가입 시 과태료", "자동차 NT$3,000~15,000, 오토바이 NT$1,500~3,000이며 사고 시 가중됩니다."],
  ],
  handOverTitle: "보험사에서 가입하기",
  handOver:
    "로그인 후 한 번만 쓸 수 있는 서명 링크로 시허 손해보험으로 이동합니다. 신분증 번호 뒤 네 자리를 입력하시면 계산 내용이 함께 전달됩니다.",
  handOverSend: "보험사로 이동",
  remind: "의무 보험은 {day}에 만료되며 30일 전인 {remind}부터 갱신하실 수 있습니다.",
  doneTitle: "신청이 보험사에 전달되었습니다",
  done: "보험사가 본인 확인을 마쳤으며 곧 연락드립니다. 만기일은 내 보험에서 확인하실 수 있습니다.",
  notices: [
    "본 상품은 시허 손해보험 주식회사(가상)가 인수하고 보상 책임을 지며 당행은 보험 대리점으로 모집 업무를 제공합니다.",
    insuranceGuaranty.ko,
    "의무 보험료는 당국이 정하며 이 페이지의 요율은 데모 자료입니다.",
  ],
};

/** The words of motor insurance by language. */
export const motorTexts: Record<Language, Texts> = { zh, en, ko };
