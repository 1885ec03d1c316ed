import type { Translated } from "../text/language.ts";
import { bankLegalName, bankName } from "./brand.ts";

// Texts that the law or the regulator prescribes word for word. Chinese is the prescribed text; the
// others are translations. Pages take the sentences from here; content files repeat them, and
// tests/tidy/legal.test.ts checks that each of them is present where it must be.

/** Required in every loan advertisement: the annual percentage rate as of {day}. */
export const aprDisclosure: Translated = {
  zh: "總費用年百分率不等於貸款利率。本總費用年百分率之計算基準日為 {day}；本廣告揭露之年百分率係按主管機關備查之標準計算範例予以計算，實際貸款條件仍以本行提供之產品為準，且每一客戶實際之年百分率仍視其個別貸款產品及授信條件而有所不同。本行保留核貸與否之權利。",
  en: "The APR is not the loan interest rate. It is calculated for the standard example as of {day}; the actual terms are those of the product we offer you, and each customer’s APR depends on the individual loan and credit terms. All loans are subject to approval.",
  ko: "총비용 연이율은 대출 금리와 다릅니다. 이 총비용 연이율의 계산 기준일은 {day}이며 감독 기관에 신고된 표준 예시에 따라 계산한 값입니다. 실제 대출 조건은 당행이 제공하는 상품을 기준으로 하고, 고객별 실제 연이율은 개별 대출 상품과 심사 조건에 따라 다릅니다. 대출 승인 여부는 당행이 결정합니다.",
};

/** Required wherever a fund is offered. */
export const fundRisk: Translated = {
  zh: "基金經金管會核准或同意生效，惟不表示絕無風險。基金經理公司以往之經理績效不保證基金之最低投資收益；基金經理公司除盡善良管理人之注意義務外，不負責本基金之盈虧，亦不保證最低之收益，投資人申購前應詳閱基金公開說明書。",
  en: "Approval or registration by the Financial Supervisory Commission does not mean that a fund is free of risk. The fund manager’s past performance does not guarantee a minimum return. Apart from its duty of care as a prudent manager, the fund manager is not responsible for the fund’s profit or loss and guarantees no minimum return. Read the prospectus before you subscribe.",
  ko: "펀드가 금융감독관리위원회의 승인을 받거나 신고가 수리되었다고 하여 위험이 전혀 없다는 뜻은 아닙니다. 자산운용사의 과거 운용 실적이 최저 수익을 보장하지 않으며, 자산운용사는 선량한 관리자의 주의 의무를 다하는 것 외에 펀드의 손익을 책임지지 않고 최저 수익도 보장하지 않습니다. 매수 전에 투자 설명서를 자세히 읽어 주십시오.",
};

/** Required wherever a fund pays distributions. */
export const fundDistributions: Translated = {
  zh: "基金的配息可能由基金的收益或本金中支付，任何涉及由本金支出的部分，可能導致原始投資金額減損；基金配息率不代表基金報酬率，且過去配息率不代表未來配息率。",
  en: "Distributions may be paid out of the fund’s income or capital. Any part paid out of capital may reduce the amount originally invested. The distribution rate is not the fund’s return, and past distribution rates do not indicate future ones.",
  ko: "펀드 분배금은 수익 또는 원금에서 지급될 수 있으며, 원금에서 지급되는 부분은 최초 투자 금액을 감소시킬 수 있습니다. 분배율은 펀드 수익률과 다르며 과거의 분배율이 미래의 분배율을 나타내지 않습니다.",
};

/** That funds are held in trust, and what does not protect them. */
export const fundTrust: Translated = {
  zh: "本行以特定金錢信託方式受託投資基金；本項信託資金非存款，不受存款保險、保險安定基金或其他保障機制保障。",
  en: "We invest on your behalf through a designated monetary trust. The trust funds are not deposits and are not protected by deposit insurance, the insurance guaranty fund or any other protection scheme.",
  ko: "당행은 특정금전신탁 방식으로 펀드에 투자합니다. 신탁 자금은 예금이 아니므로 예금보험, 보험안정기금 또는 기타 보호 제도의 보호를 받지 않습니다.",
};

/** Who insures and who sells; the placeholders are insurer, product and filing number. */
export const insuranceUnderwriter: Translated = {
  zh: `本商品由{insurer}承保及負擔理賠責任，${bankName.zh}以兼營保險代理人身分提供招攬服務；商品名稱：{product}，備查文號：{filing}。`,
  en: `Underwritten by {insurer}, which is responsible for claims. ${bankName.en} acts as an insurance agent. Product: {product}; filing number: {filing}.`,
  ko: "이 상품은 {insurer}이(가) 인수하고 보험금 지급을 책임지며, 당행은 보험 대리점으로서 모집합니다. 상품명: {product}, 신고 번호: {filing}.",
};

/** That insurance is not a deposit, and what protects it instead. */
export const insuranceGuaranty: Translated = {
  zh: "本商品為保險商品，非存款，不受存款保險保障；依保險法及相關規定受財團法人保險安定基金保障。",
  en: "This is an insurance product, not a deposit: it is not covered by deposit insurance but is protected by the Taiwan Insurance Guaranty Fund as provided by law.",
  ko: "이 상품은 보험 상품으로 예금이 아니므로 예금보험으로 보호되지 않으며, 보험법과 관련 규정에 따라 대만 보험안정기금의 보호를 받습니다.",
};

/** That the insurer is responsible for the product. */
export const insuranceReview: Translated = {
  zh: "本商品經保險公司合格簽署人員檢視其內容，業已符合保險精算原則及保險法令；惟為確保權益，消費者仍應詳閱保險單條款與相關文件，審慎選擇保險商品。本商品如有虛偽不實或違法情事，應由保險公司及負責人依法負責。",
  en: "The insurer’s qualified signatories have reviewed this product for compliance with actuarial principles and insurance law. Please still read the policy and related documents and choose carefully. The insurer and its responsible persons are liable by law for any misrepresentation or breach.",
  ko: "이 상품은 보험사의 적격 서명 담당자가 보험계리 원칙과 보험 법령에 맞는지 검토하였습니다. 권익 보호를 위하여 보험 약관과 관련 서류를 자세히 읽고 신중하게 선택해 주십시오. 허위나 위법이 있으면 보험사와 그 책임자가 법에 따라 책임집니다.",
};

/** What deposit insurance covers; the placeholder is the amount. */
export const depositInsurance: Translated = {
  zh: "存款受中央存款保險公司存款保險保障，每一存款人本息合計最高 {cover}。",
  en: "Deposits are insured by the Central Deposit Insurance Corporation, up to {cover} per depositor, principal and interest combined.",
  ko: "예금은 대만 중앙예금보험공사의 예금보험으로 예금자 1인당 원금과 이자를 합하여 {cover}까지 보호됩니다.",
};

/**
 * The notice that Article 8 of the Personal Data Protection Act requires before collecting data.
 */
export const personalDataNotice: Translated = {
  zh: `您填寫的資料由${bankLegalName.zh}蒐集，僅用於處理並回覆這次留言，保存至案件結束後 5 年，於我國境內利用。您可請求查詢、更正或刪除；不填寫必填欄位，我們將無法回覆。`,
  en: `${bankLegalName.en} collects this information only to handle and answer your inquiry. We keep it until 5 years after the case is closed and use it in Taiwan. You may ask to see, correct or delete it; without the required fields we cannot reply.`,
  ko: `입력하신 정보는 ${bankLegalName.ko}에서 수집하여 이 문의를 처리하고 답변하는 데에만 사용하며, 처리 완료 후 5년간 대만 내에서 보관·이용합니다. 열람, 정정, 삭제를 요청하실 수 있으며 필수 항목을 입력하지 않으시면 답변해 드릴 수 없습니다.`,
};
