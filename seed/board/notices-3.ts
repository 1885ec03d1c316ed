import type { SeedNotice } from "./types.ts";

/** Notices of about three and a half to six months ago. */
export const notices3: SeedNotice[] = [
  {
    category: "system",
    daysAgo: 104,
    title: {
      zh: "行動銀行 App 最低作業系統版本調整",
      en: "The mobile app needs a newer operating system",
      ko: "모바일 앱 최소 운영체제 버전 변경",
    },
    body: {
      zh: `為使用較新的安全機制，行動銀行 App 自 {day:-74} 起，最低作業系統版本調整如下：

| 平臺 | 調整前 | 調整後 |
| iOS | 13 | 15 |
| Android | 6 | 7 |

版本低於上表的手機，自該日起無法更新或登入 App。請先至手機的「設定」確認系統版本；若裝置已無法更新，您仍可透過本行網站與[無障礙網路銀行](/accessible)使用查詢及轉帳等服務。

越獄（Jailbreak）或取得最高權限（Root）的裝置，基於安全考量不提供服務。`,
      en: `So that the mobile app can use newer protection, it needs these systems from {day:-74}:

| Platform | Before | From then |
| iOS | 13 | 15 |
| Android | 6 | 7 |

On phones below these versions the app can then no longer be updated or signed in to. Please look up your version in the phone’s settings. If your device cannot be updated, you can still use our web site, and the [accessible web bank](/accessible) for enquiries and transfers.

For safety the app does not run on jailbroken or rooted devices.`,
      ko: `더 새로운 보안 기능을 적용하기 위하여 {day:-74}부터 모바일 앱의 최소 운영체제 버전을 다음과 같이 변경합니다.

| 플랫폼 | 변경 전 | 변경 후 |
| iOS | 13 | 15 |
| Android | 6 | 7 |

위 버전보다 낮은 휴대전화에서는 해당일부터 앱을 업데이트하거나 로그인하실 수 없습니다. 휴대전화 설정에서 버전을 먼저 확인해 주십시오. 기기를 업데이트할 수 없는 경우에도 당행 웹사이트와 [웹 접근성 뱅킹](/accessible)에서 조회와 이체 등을 이용하실 수 있습니다.

보안을 위하여 탈옥(Jailbreak)하거나 루팅(Root)한 기기에서는 서비스를 제공하지 않습니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 113,
    title: {
      zh: "新增約定帳戶的生效時間",
      en: "When a new designated account takes effect",
      ko: "새 지정 계좌의 효력 발생 시점 안내",
    },
    body: {
      zh: `為防範詐騙，您在行動銀行 App 申請新增約定帳戶後，須經過一段時間才能使用：

| 約定的轉入帳戶 | 生效時間 | 舉例：{day:-110} 申請 |
| 本人名下帳戶 | 次日 | {day:-109} 生效 |
| 他人名下帳戶 | 次二日 | {day:-108} 生效 |

尚未生效的約定帳戶，會在清單上標示「尚未生效」，您可隨時取消。約定轉帳每筆上限 NT$2,000,000，每日上限 NT$3,000,000。

有人催促您設定約定帳戶，或教您如何回答行員的詢問，極可能就是詐騙。請撥打 [165](tel:165) 查證。`,
      en: `As a guard against fraud, a designated account that you add in the mobile app can be used only after a while:

| Account you designate | Takes effect | Example: requested on {day:-110} |
| Your own account | The next day | In effect on {day:-109} |
| Someone else’s account | The second day after | In effect on {day:-108} |

Until then the list shows it as “not yet in effect”, and you can cancel it at any time. Designated transfers may be up to NT$2,000,000 each and NT$3,000,000 a day.

If someone hurries you to designate an account, or tells you what to answer when our staff ask, it is most likely fraud. Please check with [165](tel:165).`,
      ko: `사기 예방을 위하여 모바일 앱에서 새로 신청하신 지정 계좌는 일정 시간이 지난 뒤에 이용하실 수 있습니다.

| 지정하는 입금 계좌 | 효력 발생 | 예: {day:-110} 신청 |
| 본인 명의 계좌 | 다음 날 | {day:-109} 발생 |
| 타인 명의 계좌 | 다다음 날 | {day:-108} 발생 |

아직 효력이 없는 지정 계좌는 목록에 ‘효력 발생 전’으로 표시되며 언제든지 취소하실 수 있습니다. 지정 계좌 이체는 1회 NT$2,000,000, 일일 NT$3,000,000까지 가능합니다.

누군가 지정 계좌 등록을 재촉하거나 직원의 질문에 어떻게 답하라고 알려 준다면 사기일 가능성이 매우 높습니다. 165로 확인해 주십시오.`,
    },
  },
  {
    category: "terms",
    daysAgo: 121,
    title: {
      zh: "個人資料告知事項更新",
      en: "Update of our personal data notice",
      ko: "개인정보 수집·이용 고지 사항 변경",
    },
    body: {
      zh: `本行依個人資料保護法第 8 條更新告知事項，自 {day:-114} 起適用：

## 更新重點
- 蒐集類別：新增裝置識別資訊與登入環境，供辨識異常登入。
- 利用期間：契約終止後，依法令規定的保存年限屆滿即刪除或停止利用。
- 利用對象：載明受委託寄發簡訊、製卡與郵寄文件的廠商類別。

## 您可以行使的權利
1. 查詢、閱覽或請求製給複製本
2. 補充或更正
3. 請求停止蒐集、處理、利用或刪除
4. 拒絕行銷

行使權利請撥 0800-899-899，或來信 [service@dawnbank.example](mailto:service@dawnbank.example)，本行於 15 日內回覆。拒絕提供非必要資料，不影響您現有的服務。`,
      en: `Under Article 8 of the Personal Data Protection Act we have updated our notice. It applies from {day:-114}.

## What is new
- Kinds of data: identifiers of your device and the surroundings of a sign-in, used to recognise unusual sign-ins.
- Period: after a contract ends, data is deleted or no longer used once the period set by law has passed.
- Recipients: the kinds of suppliers that send our text messages, make our cards and post our documents.

## Your rights
1. To ask about, read or have a copy of your data
2. To add to it or correct it
3. To have us stop collecting, processing or using it, or delete it
4. To refuse marketing

To use them call 0800-899-899 or write to [service@dawnbank.example](mailto:service@dawnbank.example); we answer within 15 days. If you decline to give data that is not necessary, your present services are not affected.`,
      ko: `개인자료보호법 제8조에 따라 고지 사항을 변경하며, {day:-114}부터 적용합니다.

## 주요 변경 내용
- 수집 항목: 비정상 로그인을 식별하기 위한 기기 식별 정보와 로그인 환경을 추가합니다.
- 이용 기간: 계약 종료 후 법령에서 정한 보존 기간이 지나면 삭제하거나 이용을 중단합니다.
- 제공 대상: 문자 발송, 카드 제작, 우편물 발송을 위탁받은 업체의 유형을 명시합니다.

## 고객님의 권리
1. 조회, 열람 또는 사본 요청
2. 보완 또는 정정
3. 수집, 처리, 이용 중단 또는 삭제 요청
4. 마케팅 거부

권리를 행사하시려면 0800-899-899 또는 [service@dawnbank.example](mailto:service@dawnbank.example)로 연락해 주십시오. 15일 이내에 답변해 드립니다. 필수가 아닌 정보의 제공을 거부하셔도 현재 이용 중인 서비스에는 영향이 없습니다.`,
    },
  },
  {
    category: "rate",
    daysAgo: 129,
    title: {
      zh: "夢想帳戶利率調整",
      en: "Change of the dream account’s rate",
      ko: "드림 계좌 금리 조정",
    },
    body: {
      zh: `夢想帳戶自 {day:-128} 起依存款金額分級計息（年利率，機動）：

| 每一夢想帳戶餘額 | 調整前 | 調整後 |
| NT$100,000 以下 | 1.20% | 1.35% |
| 超過 NT$100,000 的部分 | 0.75% | 0.80% |

舉例來說，夢想帳戶餘額 NT$150,000，其中 NT$100,000 以 1.35% 計息，其餘 NT$50,000 以 0.80% 計息。

調整前已存入的款項，自 {day:-128} 起一併適用新利率，您不需要任何操作。`,
      en: `From {day:-128} the dream account pays interest in two steps (yearly, floating):

| Balance of each dream account | Before | From then |
| Up to NT$100,000 | 1.20% | 1.35% |
| The part above NT$100,000 | 0.75% | 0.80% |

For example, with NT$150,000 in a dream account, NT$100,000 earns 1.35% and the other NT$50,000 earns 0.80%.

Money already in the account takes the new rate from {day:-128} as well. There is nothing you need to do.`,
      ko: `드림 계좌는 {day:-128}부터 잔액 구간에 따라 다음 금리(연이율, 변동)를 적용합니다.

| 드림 계좌별 잔액 | 조정 전 | 조정 후 |
| NT$100,000 이하 | 1.20% | 1.35% |
| NT$100,000 초과분 | 0.75% | 0.80% |

예를 들어 드림 계좌 잔액이 NT$150,000이면 NT$100,000에는 1.35%, 나머지 NT$50,000에는 0.80%가 적용됩니다.

조정 전에 예치하신 금액도 {day:-128}부터 새 금리가 함께 적용되며, 별도로 하실 일은 없습니다.`,
    },
  },
  {
    category: "security",
    daysAgo: 138,
    title: {
      zh: "出借、出售帳戶可能觸法，請勿將帳戶交給他人",
      en: "Lending or selling your account may be a crime",
      ko: "계좌를 빌려주거나 파는 행위는 처벌받을 수 있습니다",
    },
    body: {
      zh: `「在家工作、提供帳戶就有薪水」「美化金流幫您過件貸款」，都是收購人頭帳戶的說詞。

依洗錢防制法，無正當理由將帳戶交付、提供他人使用，將由警察機關裁處告誡；有對價、提供三個以上帳戶，或經告誡後五年內再犯者，可處三年以下有期徒刑、拘役，或科或併科新臺幣 100 萬元以下罰金。

## 帳戶遭列為警示帳戶的影響
- 該帳戶暫停全部交易功能，款項無法動用。
- 您在各銀行的其他帳戶，電子轉帳與提款同樣受到限制。
- 申請貸款、新開帳戶都可能遭到婉拒。

若您已將簽帳金融卡或密碼交給他人，請立即掛失，並向 165 或就近警察機關說明。`,
      en: `“Work at home and get paid for providing an account”, “we polish your cash flow so that your loan is approved”: these are the words of people who buy accounts for crime.

Under the Money Laundering Control Act, a person who hands over an account without good reason is warned by the police. Anyone who does so for a reward, hands over three or more accounts, or does it again within five years of a warning may face up to three years in prison, detention, a fine of up to NT$1,000,000, or both.

## What follows when an account is flagged
- All transactions on it stop, and the money cannot be used.
- Electronic transfers and withdrawals on your accounts at other banks are restricted too.
- Applications for loans and new accounts may be declined.

If you have given your debit card or password to someone, report the card lost at once and go to 165 or the nearest police station.`,
      ko: `“집에서 일하고 계좌만 제공하면 급여를 준다”, “거래 실적을 꾸며 대출을 승인받게 해 준다”는 말은 모두 대포 통장을 모으는 수법입니다.

자금세탁방지법에 따라 정당한 이유 없이 계좌를 타인에게 넘기면 경찰의 경고 처분을 받습니다. 대가를 받거나 3개 이상의 계좌를 제공한 경우, 또는 경고 후 5년 이내에 다시 위반한 경우에는 3년 이하의 징역, 구류 또는 NT$1,000,000 이하의 벌금에 처하거나 이를 함께 부과할 수 있습니다.

## 계좌가 경고 계좌로 지정되면
- 해당 계좌의 모든 거래가 정지되어 자금을 사용하실 수 없습니다.
- 다른 은행에 보유한 계좌의 전자 이체와 출금도 제한됩니다.
- 대출과 신규 계좌 개설이 거절될 수 있습니다.

체크카드나 비밀번호를 이미 타인에게 주셨다면 즉시 분실 신고를 하시고 [165](tel:165) 또는 가까운 경찰서에 알려 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 147,
    title: {
      zh: "颱風等天然災害停止上班期間的服務說明",
      en: "Our services when typhoons close offices",
      ko: "태풍 등 자연재해로 휴무하는 날의 서비스 안내",
    },
    body: {
      zh: `颱風等天然災害期間，本行依臺北市政府宣布停止上班的情形，調整人工作業：

- 網站、行動銀行 App、轉帳、簽帳金融卡與提款：照常。
- 客服中心：卡片掛失與可疑交易 24 小時受理，一般諮詢可能等候較久。
- 視訊通話與服務據點：臺北市宣布停止上班當日暫停；其他縣市的服務據點，依當地宣布。
- 證明文件審核、信貸審核：順延至次一營業日。

## 款項到期怎麼辦
當日到期的貸款月付金，順延至次一營業日扣款，不計遲延利息與違約金。基金與證券交易，依證券市場當日是否休市辦理。

已預約視訊通話的客戶，本行會以簡訊通知改期。`,
      en: `In a typhoon or other natural disaster, work done by our staff follows the Taipei City Government’s announcement of office closures:

- Web site, mobile app, transfers, debit card and withdrawals: as usual.
- Call centre: loss reports and suspicious transactions 24 hours; other questions may take longer.
- Video calls and service centres: paused on a day when Taipei City closes offices. Service centres elsewhere follow their own city or county.
- Review of certificates and installment loans: moved to the next business day.

## Payments that fall due
A monthly payment due that day is collected on the next business day, without late interest or penalty. Fund and securities trades depend on whether the market is open.

If you have booked a video call, we will send an SMS about a new time.`,
      ko: `태풍 등 자연재해가 발생하면 타이베이시 정부의 휴무 발표에 따라 직원이 처리하는 업무를 다음과 같이 조정합니다.

- 웹사이트, 모바일 앱, 이체, 체크카드, 출금: 정상 제공합니다.
- 고객센터: 카드 분실 신고와 의심 거래는 24시간 접수하며 일반 상담은 대기 시간이 길어질 수 있습니다.
- 영상 통화와 서비스 센터: 타이베이시가 휴무를 발표한 날에는 중단합니다. 다른 지역의 서비스 센터는 해당 지역의 발표에 따릅니다.
- 증명서 심사와 분할 상환 대출 심사: 다음 영업일로 연기합니다.

## 납부일이 겹치는 경우
당일이 납부일인 대출 월 상환금은 다음 영업일에 출금하며 연체 이자와 위약금이 없습니다. 펀드와 증권 거래는 당일 시장의 휴장 여부에 따릅니다.

영상 통화를 예약하신 고객께는 문자로 변경 일정을 알려 드립니다.`,
    },
  },
  {
    category: "service",
    daysAgo: 158,
    title: {
      zh: "利息所得扣繳憑單線上申請說明",
      en: "How to get your interest withholding statement online",
      ko: "이자 소득 원천징수 영수증 온라인 신청 안내",
    },
    body: {
      zh: `本行的利息所得資料會依規定向稅捐機關申報，原則上不主動寄發扣繳憑單。您如需憑單，可在行動銀行 App 的「證明文件申請」申請最近五個年度的資料。

前一年度的扣繳憑單，自每年 2 月 10 日起開放申請；未開放前，頁面會顯示開放日期。

| 給付對象 | 所得稅扣繳 | 二代健保補充保費 |
| 境內居住者 | 10%，單次應扣稅額不超過 NT$2,000 者免扣 | 單次給付達 NT$20,000，扣 2.11% |
| 非境內居住者 | 20%，自第一元起扣 | 依健保投保身分認定 |

憑單上的給付總額為稅前金額，供您申報綜合所得稅時核對。如有疑問，請洽客服中心。`,
      en: `We report interest to the tax office as the law requires and as a rule do not post withholding statements. If you need one, ask for any of the last five years under “certificates” in the mobile app.

The statement of the past year opens on 10 February each year; before that, the page shows the opening date.

| Paid to | Income tax withheld | Supplementary health premium |
| Residents | 10%; none if the tax on one payment is not over NT$2,000 | 2.11% of a single payment of NT$20,000 or more |
| Non-residents | 20% from the first dollar | Depends on health insurance status |

The total paid on the statement is the amount before tax, for you to check against your income tax return. For questions please ask our call centre.`,
      ko: `당행은 규정에 따라 이자 소득 자료를 세무 기관에 신고하며, 원칙적으로 원천징수 영수증을 우편으로 보내 드리지 않습니다. 필요하신 경우 모바일 앱의 ‘증명서 신청’에서 최근 5개 연도 자료를 신청해 주십시오.

전년도 원천징수 영수증은 매년 2월 10일부터 신청하실 수 있으며, 그 전에는 화면에 개시일이 표시됩니다.

| 지급 대상 | 소득세 원천징수 | 전민건강보험 보충 보험료 |
| 거주자 | 10%, 1회 세액이 NT$2,000 이하이면 면제 | 1회 지급액이 NT$20,000 이상이면 2.11% |
| 비거주자 | 20%, 첫 NT$1부터 적용 | 건강보험 가입 자격에 따름 |

영수증의 지급 총액은 세전 금액이므로 종합소득세 신고 시 확인용으로 사용해 주십시오. 문의 사항은 고객센터로 연락해 주십시오.`,
    },
  },
  {
    category: "system",
    daysAgo: 169,
    title: {
      zh: "轉帳驗證碼簡訊內容調整",
      en: "What the SMS with a transfer code now says",
      ko: "이체 인증번호 문자 내용 변경",
    },
    body: {
      zh: `自 {day:-165} 起，轉帳驗證碼簡訊會同時載明交易內容，方便您在輸入前核對：

| 項目 | 簡訊內容 |
| 用途 | 非約定轉帳 |
| 金額 | 您輸入的轉帳金額 |
| 轉入帳戶 | 銀行代碼與帳號末四碼 |
| 有效時間 | 2 分鐘 |

只要其中一項與您正在操作的不同，請勿輸入驗證碼，並立即聯絡客服中心。

驗證碼連續輸入錯誤 5 次將暫停使用該項驗證；有效時間內無法重新發送，請耐心等候畫面上的倒數結束。`,
      en: `From {day:-165} the SMS with the one-time code of a transfer also states the transaction, so that you can check it first:

| Item | In the message |
| Purpose | Non-designated transfer |
| Amount | The amount you entered |
| To account | Bank code and the last four digits |
| Valid for | 2 minutes |

If any of these differs from what you are doing, do not enter the code, and call our call centre at once.

Five wrong codes in a row suspend this kind of check. A new code cannot be sent while one is valid: please wait for the countdown on the page.`,
      ko: `{day:-165}부터 이체 인증번호 문자에 거래 내용을 함께 표시하여 입력하시기 전에 확인하실 수 있습니다.

| 항목 | 문자 내용 |
| 용도 | 비지정 계좌 이체 |
| 금액 | 고객님이 입력하신 이체 금액 |
| 입금 계좌 | 은행 코드와 계좌번호 끝 네 자리 |
| 유효 시간 | 2분 |

하나라도 지금 진행하시는 거래와 다르면 인증번호를 입력하지 마시고 즉시 고객센터로 연락해 주십시오.

인증번호를 연속 5회 잘못 입력하시면 해당 인증이 정지됩니다. 유효 시간 중에는 다시 발송할 수 없으므로 화면의 남은 시간이 끝날 때까지 기다려 주십시오.`,
    },
  },
  {
    category: "service",
    daysAgo: 181,
    title: {
      zh: "基本帳戶與進階帳戶的轉帳限額",
      en: "Transfer limits of basic and advanced accounts",
      ko: "기본 계좌와 고급 계좌의 이체 한도",
    },
    body: {
      zh: `不同帳戶類型適用的非約定轉帳限額如下，限額以轉帳金額計算，不含手續費：

| 帳戶類型 | 單筆 | 每日 | 每月 |
| 基本帳戶（新臺幣） | NT$10,000 | NT$30,000 | NT$50,000 |
| 進階帳戶（新臺幣） | NT$50,000 | NT$100,000 | NT$200,000 |
| 基本帳戶（外幣） | USD 300 | USD 900 | USD 1,500 |
| 進階帳戶（外幣） | USD 1,500 | USD 3,000 | USD 6,000 |

- 每日與每月以臺北時間的日曆日、日曆月計算。
- 您在本行自己的帳戶互轉，不計入限額。
- 升級為進階帳戶後，可辦理外幣約定匯款，並可申請信貸。

想提高限額，請帶自然人憑證到[服務據點](/support/contact-us/service-center)辦理帳戶升級；網站的「[帳戶升級](/upgrade-account)」尚未開放。`,
      en: `These are the limits of non-designated transfers by kind of account. They count the amount sent, without the fee.

| Account | Per transaction | Daily | Monthly |
| Basic account (TWD) | NT$10,000 | NT$30,000 | NT$50,000 |
| Advanced account (TWD) | NT$50,000 | NT$100,000 | NT$200,000 |
| Basic account (foreign currency) | USD 300 | USD 900 | USD 1,500 |
| Advanced account (foreign currency) | USD 1,500 | USD 3,000 | USD 6,000 |

- Days and months are calendar days and months in Taipei.
- Transfers between your own accounts with us do not count.
- An advanced account also allows designated foreign currency remittance and applications for an installment loan.

To raise your limits, bring your citizen digital certificate to a [service centre](/support/contact-us/service-center); [account upgrade](/upgrade-account) is not yet available on our web site.`,
      ko: `계좌 유형별 비지정 계좌 이체 한도는 다음과 같습니다. 한도는 수수료를 제외한 이체 금액을 기준으로 합니다.

| 계좌 유형 | 1회 | 일일 | 월간 |
| 기본 계좌(대만 달러) | NT$10,000 | NT$30,000 | NT$50,000 |
| 고급 계좌(대만 달러) | NT$50,000 | NT$100,000 | NT$200,000 |
| 기본 계좌(외화) | USD 300 | USD 900 | USD 1,500 |
| 고급 계좌(외화) | USD 1,500 | USD 3,000 | USD 6,000 |

- 일일과 월간은 타이베이 시간의 역일과 역월을 기준으로 합니다.
- 당행에 보유한 본인 계좌 간 이체는 한도에 포함되지 않습니다.
- 고급 계좌로 업그레이드하시면 외화 지정 송금과 분할 상환 대출 신청을 이용하실 수 있습니다.

한도를 높이시려면 자연인 증서를 가지고 [서비스 센터](/support/contact-us/service-center)에서 계좌 업그레이드를 신청해 주십시오. 웹사이트의 ‘[계좌 업그레이드](/upgrade-account)’는 아직 제공되지 않습니다.`,
    },
  },
];
