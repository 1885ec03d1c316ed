// Every item of cover by its name and what it pays for, in the three languages side by side: an item
// is added or reworded in all of them together.

import type { Language } from "#base/text/language.ts";
import type { CoverCode } from "../rules/covers.ts";

type Words = readonly [name: string, about: string];

const zh: Record<CoverCode, Words> = {
  accident: ["意外身故與失能", "因意外事故身故，或致失能時依失能程度給付。"],
  burns: ["重大燒燙傷", "因意外事故致重大燒燙傷時給付。"],
  "accident-medical": ["意外傷害醫療", "因意外事故就醫的實際醫療費用，實支實付。"],
  illness: [
    "海外突發疾病醫療",
    "在海外突發疾病的住院、急診與門診費用；投保前 180 日內已治療的疾病除外。",
  ],
  rescue: ["緊急救援與遣返", "緊急醫療轉送、遺體運返及家屬前往探視的費用。"],
  "public-transport": [
    "大眾運輸意外加倍",
    "搭乘飛機、船舶、火車等大眾運輸工具發生意外時，額外給付。",
  ],
  "flight-delay": ["班機延誤", "班機延誤 4 小時以上，每滿 4 小時給付一次。"],
  "baggage-delay": ["行李延誤", "抵達後 6 小時仍未領到託運行李時給付。"],
  "baggage-loss": ["行李損失", "行李遭竊、遭搶或因運送毀損、遺失。"],
  "document-loss": ["旅行文件損失", "護照等旅行文件遺失，重新申請與因此增加的交通、住宿費用。"],
  "trip-cancellation": ["旅程取消", "出發前因傷病、親屬身故、天災或罷工取消行程，無法退還的費用。"],
  "trip-change": ["旅程更改", "旅途中因傷病、天災或罷工更改行程，增加的交通與住宿費用。"],
  "missed-connection": ["錯過轉機", "前段班機延誤致錯過轉機班機時給付。"],
  diversion: ["班機改降", "班機改降非原定機場時給付。"],
  "cash-theft": ["現金竊盜", "隨身現金遭竊盜、強盜或搶奪。"],
  "card-fraud": ["信用卡盜刷", "旅途中卡片遺失或遭竊後被盜刷，須負擔的損失。"],
  "home-burglary": ["居家竊盜", "旅遊期間住家遭竊的財物損失。"],
  liability: ["個人責任", "不慎造成他人體傷或財物損害，依法應負的賠償責任。"],
  "car-rental": ["租車自負額", "租用車輛發生事故時，租車契約約定由您負擔的自負額。"],
};

const en: Record<CoverCode, Words> = {
  accident: [
    "Accidental death and disability",
    "Pays on accidental death, or by degree on disability.",
  ],
  burns: ["Major burns", "Pays when an accident causes major burns."],
  "accident-medical": ["Accident medical", "Actual medical costs after an accident."],
  illness: [
    "Sudden illness abroad",
    "Inpatient, emergency and outpatient costs of a sudden illness abroad; illnesses treated in the 180 days before are excluded.",
  ],
  rescue: ["Rescue and repatriation", "Medical transport, repatriation and a family visit."],
  "public-transport": [
    "Public transport extra",
    "An extra payment for accidents on planes, ships and trains.",
  ],
  "flight-delay": ["Flight delay", "Paid for every 4 full hours of delay."],
  "baggage-delay": ["Baggage delay", "Paid when checked baggage is missing 6 hours after arrival."],
  "baggage-loss": ["Baggage loss", "Baggage that is stolen, damaged or lost in transport."],
  "document-loss": [
    "Loss of travel documents",
    "Replacing passports, with the extra travel and lodging this takes.",
  ],
  "trip-cancellation": [
    "Trip cancellation",
    "Costs that are not refunded when illness, a death in the family, disaster or a strike stops the trip.",
  ],
  "trip-change": [
    "Trip change",
    "Extra travel and lodging when a trip must be changed on the way.",
  ],
  "missed-connection": ["Missed connection", "Paid when a delayed flight makes you miss the next."],
  diversion: ["Diverted flight", "Paid when a flight lands at another airport."],
  "cash-theft": ["Theft of cash", "Cash stolen or robbed while you carry it."],
  "card-fraud": ["Card fraud", "Your share of losses after a card is lost or stolen on the trip."],
  "home-burglary": ["Home burglary", "Property stolen from your home while you travel."],
  liability: ["Personal liability", "Legal liability for injury or damage to others."],
  "car-rental": ["Rental-car excess", "The excess of the rental contract after an accident."],
};

const ko: Record<CoverCode, Words> = {
  accident: ["상해 사망 및 장해", "상해로 사망하시거나 장해가 남은 경우 정도에 따라 지급합니다."],
  burns: ["중대 화상", "상해로 중대한 화상을 입으신 경우 지급합니다."],
  "accident-medical": ["상해 의료비", "상해로 치료받으신 실제 의료비를 지급합니다."],
  illness: [
    "해외 질병 의료비",
    "해외에서 갑자기 발생한 질병의 입원, 응급, 통원 비용을 지급합니다. 가입 전 180일 이내에 치료받으신 질병은 제외됩니다.",
  ],
  rescue: ["긴급 구조 및 송환", "긴급 의료 이송, 유해 송환, 가족 방문 비용을 지급합니다."],
  "public-transport": [
    "대중교통 상해 추가",
    "비행기, 선박, 열차 이용 중 상해에 추가로 지급합니다.",
  ],
  "flight-delay": ["항공편 지연", "4시간 이상 지연 시 4시간마다 지급합니다."],
  "baggage-delay": ["수하물 지연", "도착 6시간 뒤에도 위탁 수하물을 받지 못하신 경우 지급합니다."],
  "baggage-loss": ["수하물 손실", "수하물의 도난, 운송 중 파손과 분실을 보장합니다."],
  "document-loss": ["여행 서류 분실", "여권 등의 재발급과 이에 따른 교통, 숙박 비용을 지급합니다."],
  "trip-cancellation": [
    "여행 취소",
    "질병, 가족의 사망, 재해, 파업으로 출발 전 취소하신 경우 환불되지 않는 비용을 지급합니다.",
  ],
  "trip-change": ["여행 변경", "여행 중 일정 변경으로 늘어난 교통, 숙박 비용을 지급합니다."],
  "missed-connection": ["환승 놓침", "앞 항공편 지연으로 환승편을 놓치신 경우 지급합니다."],
  diversion: ["항공편 회항", "다른 공항에 착륙한 경우 지급합니다."],
  "cash-theft": ["현금 도난", "휴대 현금의 도난과 강도를 보장합니다."],
  "card-fraud": [
    "카드 부정 사용",
    "여행 중 카드 분실이나 도난 뒤 부정 사용으로 부담하시는 손실을 보장합니다.",
  ],
  "home-burglary": ["자택 도난", "여행 기간 중 자택의 도난 손실을 보장합니다."],
  liability: ["배상 책임", "타인의 신체나 재물에 끼친 손해의 법률상 배상 책임을 보장합니다."],
  "car-rental": ["렌터카 자기부담금", "렌터카 사고 시 계약상 부담하시는 자기부담금을 지급합니다."],
};

const words: Record<Language, Record<CoverCode, Words>> = { zh, en, ko };

/** The name of an item of cover. */
export function coverName(code: CoverCode, language: Language): string {
  return words[language][code][0];
}

/** What an item of cover pays for. */
export function coverAbout(code: CoverCode, language: Language): string {
  return words[language][code][1];
}
