import type { SeedNotice } from "./types.ts";

/** Notices of about six weeks to a hundred days ago. */
export const notices2: SeedNotice[] = [
  {
    category: "rate",
    daysAgo: 43,
    title: {
      zh: "新臺幣存款牌告利率調整",
      en: "Change of deposit rates for TWD",
      ko: "대만 달러 예금 고시 금리 조정",
    },
    body: {
      zh: `本行自 {day:-42} 起調整新臺幣存款牌告利率，調整後年利率如下：

| 存款別 | 固定利率 | 機動利率 |
| 主帳戶（活期儲蓄存款） | 不適用 | 0.80% |
| 定期存款 3 個月 | 1.25% | 1.27% |
| 定期存款 6 個月 | 1.48% | 1.50% |
| 定期存款 1 年 | 1.70% | 1.72% |
| 定期儲蓄存款 2 年 | 1.73% | 1.75% |

## 計息說明
- 主帳戶按日計息，每年 6 月 20 日及 12 月 20 日結息，次日撥入帳戶。
- 採機動利率的定期存款，自調整日起按新利率分段計息；採固定利率者不受影響。
- 定期存款提前解約，依實際存滿期間的牌告利率八折計息。`,
      en: `We change our deposit rates for TWD from {day:-42}. The yearly rates are now:

| Deposit | Fixed rate | Floating rate |
| Main account (demand savings) | Not offered | 0.80% |
| Time deposit, 3 months | 1.25% | 1.27% |
| Time deposit, 6 months | 1.48% | 1.50% |
| Time deposit, 1 year | 1.70% | 1.72% |
| Time savings deposit, 2 years | 1.73% | 1.75% |

## How interest is reckoned
- The main account earns interest daily; it is settled on 20 June and 20 December and paid in the next day.
- A time deposit at a floating rate takes the new rate from the day of the change; one at a fixed rate is not affected.
- A time deposit ended early earns 80% of the posted rate for the time it was really held.`,
      ko: `당행은 {day:-42}부터 대만 달러 예금 고시 금리를 조정합니다. 조정 후 연이율은 다음과 같습니다.

| 예금 종류 | 고정 금리 | 변동 금리 |
| 메인 계좌(보통저축예금) | 해당 없음 | 0.80% |
| 정기예금 3개월 | 1.25% | 1.27% |
| 정기예금 6개월 | 1.48% | 1.50% |
| 정기예금 1년 | 1.70% | 1.72% |
| 정기저축예금 2년 | 1.73% | 1.75% |

## 이자 계산 안내
- 메인 계좌는 매일 이자가 계산되며 매년 6월 20일과 12월 20일에 결산하여 다음 날 입금됩니다.
- 변동 금리 정기예금은 조정일부터 새 금리가 구간별로 적용되며, 고정 금리 예금은 영향을 받지 않습니다.
- 정기예금을 중도 해지하시면 실제 예치 기간에 해당하는 고시 금리의 80%가 적용됩니다.`,
    },
  },
  {
    category: "security",
    daysAgo: 50,
    title: {
      zh: "簽帳金融卡用卡安全：五個您可以自己做的設定",
      en: "Debit card safety: five things you can set yourself",
      ko: "체크카드 안전 수칙: 직접 하실 수 있는 다섯 가지 설정",
    },
    body: {
      zh: `網路刷卡與海外交易是盜刷最常見的管道。建議您在行動銀行 App 的卡片管理中完成下列設定：

1. 平時關閉海外交易，出國前再開啟。
2. 不常網購時，關閉網路交易。
3. 依日常花費調低單筆與每日消費限額。
4. 開啟消費即時通知，每一筆都看得到。
5. 核對卡片背面簽名與有效期限，舊卡請剪斷晶片後再丟棄。

若出現您不認得的交易，請立即撥客服中心 0800-899-899 提出爭議，專員會同時詢問您是否一併掛失卡片；所有緊急聯絡方式見「[緊急服務](/support/emergencies)」。卡片掛失後立即停用，不會再產生新的消費。`,
      en: `Online and overseas payments are where cards are misused most. We suggest these settings under card management in the mobile app:

1. Keep overseas transactions off, and switch them on before you travel.
2. Switch online transactions off if you seldom shop online.
3. Lower the limits per purchase and per day to what you usually spend.
4. Turn on purchase alerts, so that you see every payment.
5. Check the signature and the expiry date; cut through the chip before you throw away an old card.

If you see a transaction you do not know, call 0800-899-899 at once and dispute it. We also ask whether you want to report the card lost; the card then stops at once and no new purchase can be made. [Emergency support](/support/emergencies) lists every way to reach us.`,
      ko: `온라인 결제와 해외 거래는 카드 부정 사용이 가장 잦은 경로입니다. 모바일 앱의 카드 관리에서 다음과 같이 설정하시기를 권합니다.

1. 평소에는 해외 거래를 꺼 두고 출국 전에 켜 주십시오.
2. 온라인 쇼핑을 자주 하지 않으시면 온라인 거래를 꺼 두십시오.
3. 평소 지출에 맞추어 1회 및 일일 결제 한도를 낮추어 주십시오.
4. 결제 알림을 켜서 모든 거래를 바로 확인해 주십시오.
5. 카드 뒷면 서명과 유효 기간을 확인하시고, 오래된 카드는 칩을 자른 뒤 버려 주십시오.

모르는 거래가 있으면 즉시 고객센터 0800-899-899로 이의를 제기해 주십시오. 카드 분실 신고도 함께 하실 수 있으며, 신고 즉시 카드가 정지되어 새로운 결제가 발생하지 않습니다. 모든 긴급 연락처는 ‘[긴급 지원](/support/emergencies)’에 있습니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 57,
    title: {
      zh: "跨行轉帳手續費收費標準說明",
      en: "The fees of interbank transfers explained",
      ko: "타행 이체 수수료 기준 안내",
    },
    body: {
      zh: `本行個人帳戶的轉帳手續費如下，手續費由轉出帳戶支付：

| 轉帳金額 | 手續費 |
| 本行帳戶互轉 | NT$0 |
| 跨行 NT$500 以下，每帳戶每日第 1 筆 | NT$0 |
| 跨行 NT$500 以下，當日第 2 筆起 | NT$10 |
| 跨行 NT$501 至 NT$1,000 | NT$10 |
| 跨行 NT$1,001 以上 | NT$15 |

「每日」以臺北時間 00:00 至 24:00 計算，只計入成功的交易。確認頁會先顯示本次手續費與計算原因，您確認後才會扣款；可用餘額須足以支付轉帳金額加計手續費。交易若遭對方銀行退回，轉帳金額與手續費會全數退還。`,
      en: `These are the transfer fees of personal accounts. The from account pays the fee.

| Amount | Fee |
| Between Dawn Bank accounts | NT$0 |
| Interbank, up to NT$500, the account’s first of the day | NT$0 |
| Interbank, up to NT$500, from the second of the day | NT$10 |
| Interbank, NT$501 to NT$1,000 | NT$10 |
| Interbank, NT$1,001 and above | NT$15 |

A day runs from 00:00 to 24:00 in Taipei and counts successful transfers only. The confirmation page shows the fee and the reason for it before you agree. Your available balance must cover the amount plus the fee. If the other bank returns a transfer, we refund both in full.`,
      ko: `개인 계좌의 이체 수수료는 다음과 같으며, 수수료는 출금 계좌에서 지급됩니다.

| 이체 금액 | 수수료 |
| 당행 계좌 간 이체 | NT$0 |
| 타행 NT$500 이하, 계좌별 당일 첫 번째 이체 | NT$0 |
| 타행 NT$500 이하, 당일 두 번째 이체부터 | NT$10 |
| 타행 NT$501~NT$1,000 | NT$10 |
| 타행 NT$1,001 이상 | NT$15 |

‘당일’은 타이베이 시간 00:00부터 24:00까지이며 성공한 거래만 계산합니다. 확인 화면에서 수수료와 적용 사유를 먼저 보여 드리고 고객님이 확인하신 뒤에 출금합니다. 출금 가능 잔액은 이체 금액과 수수료의 합계 이상이어야 합니다. 상대 은행에서 이체가 반환되면 금액과 수수료를 전액 환불합니다.`,
    },
  },
  {
    category: "terms",
    daysAgo: 63,
    title: {
      zh: "「簽帳金融卡約定條款」修訂公告",
      en: "Revision of the debit card terms",
      ko: "‘체크카드 약관’ 개정 안내",
    },
    body: {
      zh: `本行「簽帳金融卡約定條款」修訂如下，自 {day:-1} 起生效：

1. 第 5 條：明定預先授權交易（如加油、飯店住宿）的圈存金額，於商店請款或圈存期滿 15 日後解除。
2. 第 11 條：卡片掛失後，持卡人可於次日中午 12:00（臺北時間）前取消掛失；逾時須申請補發新卡。
3. 第 17 條：帳款疑義處理期間，本行以電子郵件通知處理進度。

## 您的權利
您若不同意上述修訂，可於 {day:-2} 前通知本行終止契約並停用卡片，本行不收取任何費用。修訂條文全文與對照表請至本行網站「[下載專區](/resources)」查閱。`,
      en: `The debit card terms are revised as follows, with effect from {day:-1}:

1. Article 5: an amount held for a pre-authorised payment (a petrol station, a hotel) is released when the shop claims it, or after 15 days.
2. Article 11: after a loss report the holder may cancel the report until 12:00 noon Taipei time of the next day; after that a new card is needed.
3. Article 17: while a charge is being disputed, we report progress by email.

## Your rights
If you do not agree, you may end the contract and stop the card by telling us by {day:-2}, free of charge. The full text and a comparison are under [documents](/resources) on our web site.`,
      ko: `당행 ‘체크카드 약관’을 다음과 같이 개정하며 {day:-1}부터 시행합니다.

1. 제5조: 사전 승인 거래(주유, 호텔 숙박 등)의 지급 보류 금액은 가맹점이 대금을 청구하거나 보류일부터 15일이 지나면 해제됩니다.
2. 제11조: 카드 분실 신고 후 다음 날 정오 12:00(타이베이 시간)까지 분실 신고를 취소하실 수 있으며, 이후에는 새 카드를 신청하셔야 합니다.
3. 제17조: 거래 이의 처리 기간 중 진행 상황을 이메일로 알려 드립니다.

## 고객님의 권리
개정 내용에 동의하지 않으시면 {day:-2}까지 당행에 통지하여 수수료 없이 계약을 해지하고 카드를 정지하실 수 있습니다. 개정 전문과 신구 조문 대비표는 당행 웹사이트 ‘[자료실](/resources)’에서 확인해 주십시오.`,
    },
  },
  {
    category: "system",
    daysAgo: 69,
    title: {
      zh: "網站支援的瀏覽器版本",
      en: "Browsers that our web site supports",
      ko: "웹사이트 지원 브라우저 안내",
    },
    body: {
      zh: `為保護您的連線安全，使用本行網站的完整功能，請將瀏覽器更新至下列版本以上：

| 瀏覽器 | 最低版本 |
| Chrome | 90 |
| Safari | 14 |
| Firefox | 88 |
| Edge | 90 |

使用較舊的瀏覽器，仍可瀏覽公告、利率等基本頁面，但部分互動功能無法使用；Internet Explorer 各版本均已不再支援。

帳戶升級等部分服務限以電腦操作。若您更新後仍無法登入，請先清除瀏覽器暫存資料，再重新開啟網站。`,
      en: `To keep your connection safe, please use these versions or newer for all functions of our web site:

| Browser | Oldest version |
| Chrome | 90 |
| Safari | 14 |
| Firefox | 88 |
| Edge | 90 |

An older browser still shows basic pages such as notices and rates, but some functions will not work. No version of Internet Explorer is supported any longer.

Some services, such as account upgrade, need a computer. If you still cannot sign in after an update, clear the browser’s cache and open the site again.`,
      ko: `안전한 접속을 위하여 당행 웹사이트의 모든 기능을 이용하시려면 브라우저를 다음 버전 이상으로 업데이트해 주십시오.

| 브라우저 | 최소 버전 |
| Chrome | 90 |
| Safari | 14 |
| Firefox | 88 |
| Edge | 90 |

이전 버전의 브라우저에서도 공지, 금리 등 기본 화면은 보실 수 있으나 일부 기능은 이용하실 수 없습니다. Internet Explorer는 모든 버전을 더 이상 지원하지 않습니다.

계좌 업그레이드 등 일부 서비스는 컴퓨터에서만 이용하실 수 있습니다. 업데이트 후에도 로그인이 되지 않으면 브라우저 캐시를 삭제한 뒤 사이트를 다시 열어 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 75,
    title: {
      zh: "您的存款受存款保險保障",
      en: "Your deposits are protected by deposit insurance",
      ko: "고객님의 예금은 예금보험으로 보호됩니다",
    },
    body: {
      zh: `本行為中央存款保險公司的要保機構，依存款保險條例，每一存款人在本行的存款本金及利息，合計最高保障新臺幣 300 萬元。

## 受保障
- 主帳戶、夢想帳戶等新臺幣活期與定期存款
- 外幣帳戶存款（賠付時折算新臺幣支付）

## 不受保障
- 基金、證券等投資商品
- 保險商品
- 超過最高保額的部分

同一存款人於本行所有帳戶的金額合併計算；您不需要另外申請，也不需支付任何保險費。`,
      en: `Dawn Bank is insured with the Central Deposit Insurance Corporation. Under the Deposit Insurance Act, the principal and interest of each depositor’s deposits with us are protected up to NT$3,000,000 in all.

## Protected
- Demand and time deposits in TWD, such as the main account and the dream account
- Deposits in the foreign currency account (paid out in TWD)

## Not protected
- Investments such as funds and securities
- Insurance products
- Amounts above the maximum

All accounts of one depositor with us are added together. You need not apply, and you pay no premium.`,
      ko: `당행은 중앙예금보험공사의 가입 기관으로서, 예금보험조례에 따라 예금자 1인당 당행 예금의 원금과 이자를 합하여 최고 NT$3,000,000까지 보호됩니다.

## 보호 대상
- 메인 계좌, 드림 계좌 등 대만 달러 보통예금과 정기예금
- 외화 계좌 예금(지급 시 대만 달러로 환산)

## 보호 대상이 아닌 것
- 펀드, 증권 등 투자 상품
- 보험 상품
- 최고 한도를 초과하는 금액

같은 예금자가 당행에 보유한 모든 계좌의 금액을 합산합니다. 별도의 신청이나 보험료 부담은 없습니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 82,
    title: {
      zh: "國定假日與連續假期的服務安排",
      en: "Services on national holidays and long weekends",
      ko: "공휴일과 연휴 기간의 서비스 이용 안내",
    },
    body: {
      zh: `本行為純網路銀行，假日大部分服務照常。惟遇國定假日與連續假期，下列作業以營業日為準：

| 項目 | 假日服務 |
| 轉帳、簽帳金融卡、提款 | 24 小時正常 |
| 電子郵件與郵寄證明文件 | 順延至次一營業日處理 |
| 外幣兌換 | 依網站公布的交易時段 |
| 基金申購、贖回 | 可先下單，以次一營業日為交易日 |
| 信貸申請 | 可線上送件，次一營業日起審核 |
| 卡片掛失、可疑交易 | 24 小時正常 |

貸款還款日若遇非營業日，順延至次一營業日扣款，順延期間不計違約金。連續假期前後轉帳量較大，建議您提早安排。`,
      en: `As a digital-only bank we keep most services running on holidays. The following go by business days:

| Service | On a holiday |
| Transfers, debit card, cash withdrawals | Available 24 hours |
| Certificates by email or post | Handled on the next business day |
| Currency exchange | At the hours shown on the web site |
| Buying and redeeming funds | Orders are taken and dated the next business day |
| Installment loan applications | Sent online, reviewed from the next business day |
| Loss reports, suspicious transactions | Available 24 hours |

If a loan payment falls due on a day that is not a business day, it is collected on the next one and no penalty is charged for the days between. Transfers are busy around long weekends, so please plan ahead.`,
      ko: `당행은 인터넷 전문 은행으로 휴일에도 대부분의 서비스를 정상 제공합니다. 다만 공휴일과 연휴에는 다음 업무를 영업일 기준으로 처리합니다.

| 항목 | 휴일 이용 |
| 이체, 체크카드, 출금 | 24시간 이용 가능 |
| 이메일 및 우편 증명서 | 다음 영업일에 처리 |
| 외화 환전 | 웹사이트에 공시된 거래 시간에 따름 |
| 펀드 매수와 환매 | 주문 가능, 다음 영업일을 거래일로 처리 |
| 분할 상환 대출 신청 | 온라인 접수 가능, 다음 영업일부터 심사 |
| 분실 신고, 의심 거래 | 24시간 이용 가능 |

대출 상환일이 영업일이 아닌 경우 다음 영업일에 출금하며 그 기간에는 위약금이 없습니다. 연휴 전후에는 이체가 많으므로 미리 이용해 주십시오.`,
    },
  },
  {
    category: "security",
    daysAgo: 90,
    title: {
      zh: "請只從官方商店下載行動銀行 App，慎防假冒程式",
      en: "Install our mobile app from the official stores only",
      ko: "모바일 앱은 공식 스토어에서만 내려받아 주십시오",
    },
    body: {
      zh: `本行發現有人以「晨光銀行優惠版」「晨光貸款助手」等名稱散布安裝檔。這類程式會讀取簡訊、覆蓋登入畫面，甚至遠端操作您的手機。本行已請相關單位下架，並再次提醒：

- 行動銀行 App 只在 App Store 與 Google Play 上架，開發者名稱為 Dawn Bank。
- 請勿依照來電或訊息指示，安裝遠端協助或螢幕分享程式。
- 請勿在手機上允許「安裝未知來源的應用程式」。

已經安裝了嗎？請立即關閉手機網路、移除該程式，並以另一支電話聯絡客服中心 0800-899-899 暫停帳戶，再撥 [165](tel:165) 通報。`,
      en: `We have found installation files going round under names such as “Dawn Bank Rewards” and “Dawn Loan Helper”. They read your text messages, cover the sign-in page, and can even take over your phone. We have had them taken down, and remind you:

- Our mobile app is only on the App Store and Google Play, published by Dawn Bank.
- Do not install remote help or screen sharing programs because a caller or a message tells you to.
- Do not allow your phone to install apps from unknown sources.

Have you installed one? Switch off the phone’s network, remove the program, and from another telephone call 0800-899-899 to suspend your account. Then report it to 165.`,
      ko: `‘던뱅크 혜택판’, ‘던뱅크 대출 도우미’ 등의 이름으로 설치 파일이 유포되고 있음을 확인하였습니다. 이런 프로그램은 문자를 읽고 로그인 화면을 가리며 휴대전화를 원격으로 조작하기도 합니다. 당행은 관계 기관에 삭제를 요청하였으며 다음 사항을 다시 안내해 드립니다.

- 모바일 앱은 App Store와 Google Play에만 있으며 개발자 이름은 Dawn Bank입니다.
- 전화나 메시지의 지시에 따라 원격 지원 또는 화면 공유 프로그램을 설치하지 마십시오.
- 휴대전화에서 ‘출처를 알 수 없는 앱 설치’를 허용하지 마십시오.

이미 설치하셨다면 즉시 휴대전화의 네트워크를 끄고 해당 프로그램을 삭제한 뒤, 다른 전화로 고객센터 0800-899-899에 연락하여 계좌를 정지하고 165에 신고해 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 97,
    title: {
      zh: "轉帳確認頁新增轉入戶名提示與重複轉帳提醒",
      en: "Transfers now show the payee’s name and warn of repeats",
      ko: "이체 확인 화면에 수취인 성명 표시와 중복 이체 알림 추가",
    },
    body: {
      zh: `轉錯帳，追回往往費時。自 {day:-97} 起，您在確認轉帳前會多看到兩項提示：

## 轉入帳戶的遮蔽戶名
轉入本行帳戶時，確認頁會顯示部分遮蔽的戶名，例如「王○明」。戶名若與您要轉帳的對象不符，請先停下來查證。

## 重複轉帳提醒
24 小時內，若您曾轉出相同金額給相同帳戶，系統會再詢問一次，避免重複付款。確定無誤後，您仍可繼續交易。

若不慎轉錯，請保留收據並儘速聯絡客服中心。本行可協助通知對方，但依法須取得對方同意才能退回款項。`,
      en: `Money sent to the wrong account takes long to get back. Since {day:-97} you see two more hints before you confirm a transfer:

## The payee’s name, masked
For a transfer to an account with us, the confirmation page shows part of the holder’s name, such as 王○明. If it is not the person you mean, please stop and check.

## A warning of repeats
If you sent the same amount to the same account within 24 hours, we ask once more, so that you do not pay twice. You can go on if it is right.

If you did send to the wrong account, keep the receipt and call us soon. We can contact the other side, but by law we need their consent to return the money.`,
      ko: `잘못 이체한 금액을 돌려받는 데에는 시간이 걸립니다. {day:-97}부터 이체를 확인하시기 전에 두 가지 안내가 추가로 표시됩니다.

## 일부를 가린 수취인 성명
당행 계좌로 이체하실 때 확인 화면에 ‘王○明’과 같이 일부를 가린 성명이 표시됩니다. 보내려는 상대와 다르면 이체를 멈추고 확인해 주십시오.

## 중복 이체 알림
24시간 이내에 같은 계좌로 같은 금액을 보내신 적이 있으면 중복 지급을 막기 위해 한 번 더 여쭙습니다. 이상이 없으면 계속 진행하실 수 있습니다.

잘못 이체하셨다면 영수증을 보관하고 고객센터로 빨리 연락해 주십시오. 당행이 상대방에게 연락해 드릴 수 있으나, 법에 따라 상대방의 동의가 있어야 금액을 반환할 수 있습니다.`,
    },
  },
];
