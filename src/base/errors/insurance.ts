// The insurance area's refusals, with their sentences beside them: they are changed together.

/** The codes of insurance, beside the one that the specification names. */
export const insuranceCodes = {
  INSR000002: { means: "cover must start at a half hour at least one hour from now" },
  INSR000003: { means: "the trip starts too far ahead", holes: ["days"] },
  INSR000004: { means: "the trip ends before it starts" },
  INSR000005: { means: "the trip is too long", holes: ["days"] },
  INSR000006: { means: "the policyholder is not of age" },
  INSR000007: { means: "the insured is not between 18 and 79" },
  INSR000008: { means: "a child is 7 or older" },
  INSR000009: { means: "the payer is not the policyholder" },
  INSR000010: { means: "too few or too many children", holes: ["most"] },
  INSR000011: { means: "no such insurance plan" },
  INSR000012: { means: "the plan is not sold for this destination" },
  INSR000013: { means: "the plan does not offer this sum" },
  INSR000014: { means: "the insured is too old for the plan" },
  INSR000015: { means: "the plan does not insure children" },
  INSR000016: { means: "the plan does not offer this option" },
  INSR000017: { means: "too few or too many plans to compare" },
  INSR000018: { means: "no such application or policy" },
  INSR000019: { means: "the step is not in order" },
  INSR000020: { means: "the premium has changed since the quote" },
  INSR000021: {
    means: "the link to or from the insurer is old, used, altered or not for this customer",
  },
  INSR000022: { means: "what was typed for the insurer does not match", holes: ["left"] },
  INSR000023: { means: "the policy cannot be cancelled any more" },
  INSR000024: { means: "the insurer did not accept the application" },
  INSR000025: { means: "a declaration is missing" },
  INSR000026: { means: "the driver is too young or too old for a quote" },
  INSR000027: { means: "motor cover cannot start on this day", holes: ["days"] },
} as const satisfies Record<string, { means: string; holes?: readonly string[] }>;

type Sentences = Readonly<Record<keyof typeof insuranceCodes, string>>;

/** Their sentences in Chinese. */
export const zhInsurance: Sentences = {
  INSR000002: "保險最早自現在起一小時後的整點或半點開始，請重新選擇日期或時間。",
  INSR000003: "最多可預先投保 {days} 天內出發的行程。",
  INSR000004: "回程日期不能早於出發日期。",
  INSR000005: "保險期間最長 {days} 天，請縮短行程日期。",
  INSR000006: "要保人須年滿 18 歲。",
  INSR000007: "被保險人須為 18 至 79 歲。",
  INSR000008: "一併投保的子女須未滿 7 歲。",
  INSR000009: "保費須由要保人本人的帳戶支付。",
  INSR000010: "請填寫 1 至 {most} 名子女的資料。",
  INSR000011: "找不到這個保險方案，可能已停售。請重新選擇。",
  INSR000012: "此方案不適用於您選擇的旅遊地點。",
  INSR000013: "此方案不提供您選擇的保額。",
  INSR000014: "被保險人的年齡超過此方案的上限，請選擇其他方案。",
  INSR000015: "此方案不提供子女投保，請選擇其他方案。",
  INSR000016: "此方案不提供您選擇的加購項目。",
  INSR000017: "請選擇 2 至 3 個方案進行比較。",
  INSR000018: "找不到這筆投保資料，可能已逾時，請重新試算。",
  INSR000019: "這個步驟已完成或尚未開放，請依頁面順序進行。",
  INSR000020: "保費已變更，請重新確認後再繼續。",
  INSR000021: "這個驗證連結已失效，請回到投保頁面重新操作。",
  INSR000022: "資料與投保資料不符，還可再試 {left} 次。",
  INSR000023: "保險期間已開始或保單已註銷，無法線上取消。",
  INSR000024: "保險公司未能承保，已扣的保費將全額退回您的帳戶。",
  INSR000025: "請閱讀並勾選全部聲明事項後再繼續。",
  INSR000026: "線上試算適用 18 至 90 歲的駕駛人。",
  INSR000027: "請選擇今天起 {days} 天內的生效日期。",
};

/** Their sentences in English. */
export const enInsurance: Sentences = {
  INSR000002:
    "Cover must start on the hour or half hour, at least one hour from now. Please choose another date or time.",
  INSR000003: "You can insure trips that start within {days} days.",
  INSR000004: "The return date cannot be before the departure date.",
  INSR000005: "The maximum period of cover is {days} days. Please choose an earlier return date.",
  INSR000006: "The policyholder must be 18 or over.",
  INSR000007: "The insured must be between 18 and 79 years old.",
  INSR000008: "Children can be insured until their 7th birthday.",
  INSR000009: "The premium must be paid from the policyholder’s own account.",
  INSR000010: "Please enter the details of 1 to {most} children.",
  INSR000011: "We cannot find this plan. It may no longer be sold. Please choose another.",
  INSR000012: "This plan is not available for your destination.",
  INSR000013: "This plan does not offer the sum insured you chose.",
  INSR000014: "The insured is over the age limit of this plan. Please choose another.",
  INSR000015: "This plan does not insure children. Please choose another.",
  INSR000016: "This plan does not offer the option you chose.",
  INSR000017: "Please choose 2 or 3 plans to compare.",
  INSR000018:
    "We cannot find this application. It may have expired. Please start again with a quote.",
  INSR000019:
    "This step is already complete or not available yet. Please follow the steps in order.",
  INSR000020: "The premium has changed. Please check it again before you continue.",
  INSR000021:
    "This verification link is no longer valid. Please go back to your application and try again.",
  INSR000022: "This does not match your application. You have {left} {left|attempt|attempts} left.",
  INSR000023:
    "Cover has started or the policy has already been cancelled, so it cannot be cancelled online.",
  INSR000024:
    "The insurer could not accept your application. Any premium paid will be refunded to your account in full.",
  INSR000025: "Please read and tick every declaration before you continue.",
  INSR000026: "Online quotes are for drivers between 18 and 90 years old.",
  INSR000027: "Please choose an effective date within {days} days from today.",
};

/** Their sentences in Korean. */
export const koInsurance: Sentences = {
  INSR000002:
    "보험은 지금부터 최소 한 시간 뒤의 정각 또는 30분에 시작합니다. 날짜나 시각을 다시 선택해 주십시오.",
  INSR000003: "{days}일 이내에 출발하는 여행만 가입하실 수 있습니다.",
  INSR000004: "도착일은 출발일보다 빠를 수 없습니다.",
  INSR000005: "보험 기간은 최장 {days}일입니다. 도착일을 앞당겨 주십시오.",
  INSR000006: "보험 계약자는 만 18세 이상이어야 합니다.",
  INSR000007: "피보험자는 만 18세부터 79세까지 가입할 수 있습니다.",
  INSR000008: "함께 가입하는 자녀는 만 7세 미만이어야 합니다.",
  INSR000009: "보험료는 보험 계약자 본인의 계좌에서 납부하셔야 합니다.",
  INSR000010: "자녀 1명부터 {most}명까지의 정보를 입력해 주십시오.",
  INSR000011:
    "해당 보험 플랜을 찾을 수 없습니다. 판매가 종료되었을 수 있으니 다시 선택해 주십시오.",
  INSR000012: "선택하신 여행지에는 이 플랜을 이용하실 수 없습니다.",
  INSR000013: "선택하신 보험 금액은 이 플랜에서 제공되지 않습니다.",
  INSR000014: "피보험자의 나이가 이 플랜의 상한을 넘습니다. 다른 플랜을 선택해 주십시오.",
  INSR000015: "이 플랜은 자녀 가입을 제공하지 않습니다. 다른 플랜을 선택해 주십시오.",
  INSR000016: "선택하신 추가 항목은 이 플랜에서 제공되지 않습니다.",
  INSR000017: "비교할 플랜을 2개 또는 3개 선택해 주십시오.",
  INSR000018:
    "가입 정보를 찾을 수 없습니다. 시간이 지났을 수 있으니 보험료 계산부터 다시 진행해 주십시오.",
  INSR000019: "이미 완료되었거나 아직 진행할 수 없는 단계입니다. 순서대로 진행해 주십시오.",
  INSR000020: "보험료가 변경되었습니다. 다시 확인하신 뒤 진행해 주십시오.",
  INSR000021:
    "이 인증 링크는 더 이상 유효하지 않습니다. 가입 페이지로 돌아가 다시 시도해 주십시오.",
  INSR000022: "가입 정보와 일치하지 않습니다. {left}번 더 시도하실 수 있습니다.",
  INSR000023: "보험 기간이 시작되었거나 이미 해지된 증권이므로 온라인으로 취소하실 수 없습니다.",
  INSR000024: "보험사가 인수하지 않았습니다. 출금된 보험료는 전액 고객님의 계좌로 환급됩니다.",
  INSR000025: "모든 고지 및 동의 사항을 읽고 선택하신 뒤 진행해 주십시오.",
  INSR000026: "온라인 보험료 계산은 만 18세부터 90세까지의 운전자에게 제공됩니다.",
  INSR000027: "오늘부터 {days}일 이내의 시작일을 선택해 주십시오.",
};
