import type { SeedFundNotice } from "./types.ts";

/** Fund notices of about four to thirteen months ago. */
export const fundNotices2: SeedFundNotice[] = [
  {
    daysAgo: 112,
    company: { zh: "和晏投顧", en: "Heyan Investment Consulting", ko: "허옌투자자문" },
    title: {
      zh: "洛嶺歐洲小型企業基金併入洛嶺歐洲股票基金",
      en: "Lorcrest European Smaller Companies Fund merges into Lorcrest European Equity Fund",
      ko: "로크레스트 유럽 중소기업 펀드, 로크레스트 유럽 주식 펀드로 합병",
    },
    body: {
      zh: `和晏投顧轉知，洛嶺歐洲小型企業基金因規模縮減，於 {day:-68} 併入洛嶺歐洲股票基金。

| 比較項目 | 消滅基金 | 存續基金 |
| 投資範圍 | 歐洲小型企業 | 歐洲大中型企業 |
| 風險報酬等級 | RR5 | RR4 |
| 經理費（每年） | 1.75% | 1.50% |
| 計價幣別 | 歐元、美元 | 歐元、美元 |

## 您的選擇
1. 於 {day:-75} 15:00 前買回或轉換至其他洛嶺基金。
2. 不辦理任何手續，於合併日自動轉為存續基金相同幣別的級別。

合併相關的法律、會計費用由基金管理公司負擔，不由基金資產支付。`,
      en: `Heyan Investment Consulting informs us that the Lorcrest European Smaller Companies Fund, having shrunk, merges into the Lorcrest European Equity Fund on {day:-68}.

| Compared | Fund that ends | Fund that stays |
| Invests in | Smaller European companies | Large and mid-sized European companies |
| Risk level | RR5 | RR4 |
| Management fee (a year) | 1.75% | 1.50% |
| Currencies | EUR, USD | EUR, USD |

## Your choice
1. Redeem, or switch to another Lorcrest fund, by 15:00 on {day:-75}.
2. Do nothing: on the merger date you receive the class of the same currency in the fund that stays.

Legal and accounting costs of the merger are borne by the management company, not by the funds.`,
      ko: `허옌투자자문은 로크레스트 유럽 중소기업 펀드가 규모 축소로 {day:-68}에 로크레스트 유럽 주식 펀드로 합병된다고 알려 왔습니다.

| 비교 항목 | 소멸 펀드 | 존속 펀드 |
| 투자 범위 | 유럽 중소기업 | 유럽 대형 및 중형 기업 |
| 위험 등급 | RR5 | RR4 |
| 운용 보수(연) | 1.75% | 1.50% |
| 표시 통화 | 유로, 미국 달러 | 유로, 미국 달러 |

## 고객님의 선택
1. {day:-75} 15:00까지 환매하시거나 다른 로크레스트 펀드로 전환하실 수 있습니다.
2. 별도로 신청하지 않으시면 합병일에 존속 펀드의 같은 통화 클래스로 자동 전환됩니다.

합병에 따른 법률 및 회계 비용은 운용사가 부담하며 펀드 자산에서 지급하지 않습니다.`,
    },
  },
  {
    daysAgo: 125,
    company: { zh: "東昇投信", en: "Dongsheng Investment Trust", ko: "둥성투자신탁" },
    title: {
      zh: "東昇全球平衡基金收益分配頻率由月配改為季配",
      en: "Dongsheng Global Balanced Fund: distributions become quarterly",
      ko: "둥성 글로벌 밸런스 펀드 분배 주기를 월에서 분기로 변경",
    },
    body: {
      zh: `東昇全球平衡基金 B 級別經受益人會議決議，並經主管機關核准修訂信託契約，自 {day:-95} 起，收益分配由每月一次改為每季一次。

修訂理由：降低為配息而提前處分投資部位的頻率，讓資產配置更具彈性。

- 最後一次月配息的基準日為 {day:-98}。
- 首次季配息的基準日為 {day:-5}，之後每三個月分配一次。
- A 累積級別不受影響。

偏好每月現金流的投資人，可評估轉換至其他月配級別；轉換前請注意各基金的風險報酬等級與費用。配息可能由收益或本金支付，涉及本金的部分可能使原始投資金額減損。`,
      en: `By resolution of the unit holders’ meeting, and with the authorities’ approval of the amended trust deed, class B of the Dongsheng Global Balanced Fund distributes every quarter instead of every month from {day:-95}.

The reason: fewer positions need to be sold early for distributions, which gives the portfolio more freedom.

- The last monthly record date is {day:-98}.
- The first quarterly record date is {day:-5}, then every three months.
- Class A, which accumulates, is not affected.

If you prefer a monthly cash flow, consider a class that distributes monthly, and mind each fund’s risk level and costs before you switch. Distributions may be paid from income or capital; what is paid from capital may reduce the money first invested.`,
      ko: `둥성 글로벌 밸런스 펀드 B 클래스는 수익자 총회의 결의와 감독 기관의 신탁 계약 변경 승인에 따라 {day:-95}부터 수익 분배를 매월에서 분기별로 변경합니다.

변경 이유는 분배를 위해 투자 자산을 미리 처분하는 횟수를 줄여 자산 배분을 더 유연하게 하기 위함입니다.

- 마지막 월 분배 기준일은 {day:-98}입니다.
- 첫 분기 분배 기준일은 {day:-5}이며 이후 3개월마다 분배합니다.
- 누적형 A 클래스에는 영향이 없습니다.

매월 현금 흐름을 원하시는 투자자께서는 다른 월 분배 클래스로 전환하실 수 있으며, 전환 전에 각 펀드의 위험 등급과 비용을 확인해 주십시오. 분배금은 수익 또는 원금에서 지급될 수 있으며 원금에서 지급되는 부분은 최초 투자 금액을 줄일 수 있습니다.`,
    },
  },
  {
    daysAgo: 139,
    company: { zh: "海嶼投信", en: "Haiyu Investment Trust", ko: "하이위투자신탁" },
    title: {
      zh: "海嶼系列基金定期定額最低金額調降",
      en: "Haiyu funds lower the minimum of regular plans",
      ko: "하이위 펀드 적립식 최소 금액 인하",
    },
    body: {
      zh: `為鼓勵長期投資，海嶼投信自 {day:-130} 起，調降旗下基金定期定額的最低扣款金額：

| 計價幣別 | 調整前 | 調整後 |
| 新臺幣 | NT$3,000 | NT$1,000 |
| 美元 | USD 100 | USD 50 |

超過最低金額的部分，新臺幣以 NT$100、美元以 USD 10 為累加單位。

既有約定維持原金額，如欲調整，請至行動銀行 App 變更，於扣款日前二個營業日生效。手續費以每次扣款金額計算，金額雖小，仍建議您留意費用占投資金額的比例。`,
      en: `To encourage long-term investing, Haiyu Investment Trust lowers the minimum of regular plans in its funds from {day:-130}:

| Currency | Before | From then |
| TWD | NT$3,000 | NT$1,000 |
| USD | USD 100 | USD 50 |

Above the minimum, amounts go in steps of NT$100 or USD 10.

Present plans keep their amount. To change it, use the mobile app at least two business days before the payment. The fee is reckoned on each payment; with small amounts, please mind what share of them goes to fees.`,
      ko: `장기 투자를 장려하기 위하여 하이위투자신탁은 {day:-130}부터 산하 펀드의 적립식 최소 납입 금액을 인하합니다.

| 표시 통화 | 조정 전 | 조정 후 |
| 대만 달러 | NT$3,000 | NT$1,000 |
| 미국 달러 | USD 100 | USD 50 |

최소 금액을 넘는 부분은 대만 달러 NT$100, 미국 달러 USD 10 단위로 정하실 수 있습니다.

기존 약정의 금액은 그대로이며, 변경하시려면 납입일 2영업일 전까지 모바일 앱에서 신청해 주십시오. 수수료는 납입 금액마다 계산되므로 금액이 적더라도 투자금 대비 비용 비율을 확인해 주십시오.`,
    },
  },
  {
    daysAgo: 155,
    company: { zh: "青嵐投信", en: "Qinglan Investment Trust", ko: "칭란투자신탁" },
    title: {
      zh: "青嵐臺灣高息指數基金變更追蹤指數",
      en: "Qinglan Taiwan High Dividend Index Fund changes its index",
      ko: "칭란 대만 고배당 인덱스 펀드 추종 지수 변경",
    },
    body: {
      zh: `因原指數編製公司停止編製，青嵐臺灣高息指數基金自 {day:-120} 起，改追蹤「嵐築臺灣穩健高息 40 指數」。

## 新指數特色
- 成分股由 30 檔增加為 40 檔，單一成分股權重上限 8%。
- 納入公司治理評鑑與流動性篩選。
- 每半年調整成分股一次。

## 轉換期間
{day:-120} 至 {day:-113} 分批調整部位，期間基金與新舊指數的追蹤差距可能擴大，並產生交易成本。申購與買回照常受理。

基金經理費、保管費與風險報酬等級不變。指數名稱中的「高息」不代表保證配息或報酬。`,
      en: `Because the provider has stopped its index, the Qinglan Taiwan High Dividend Index Fund follows the “Lanzhu Taiwan Steady High Dividend 40 Index” from {day:-120}.

## The new index
- 40 shares instead of 30, each with a weight of at most 8%.
- Screens for corporate governance and liquidity.
- Reviewed every half year.

## The change
Positions are moved step by step from {day:-120} to {day:-113}. Meanwhile the fund may stray further from both indices, and trading costs arise. Purchases and redemptions go on.

Management fee, custodian fee and risk level stay the same. “High dividend” in the name promises neither distributions nor returns.`,
      ko: `기존 지수 산출 기관이 지수 산출을 중단함에 따라 칭란 대만 고배당 인덱스 펀드는 {day:-120}부터 ‘란주 대만 안정 고배당 40 지수’를 추종합니다.

## 새 지수의 특징
- 구성 종목이 30개에서 40개로 늘어나며 종목별 비중 상한은 8%입니다.
- 기업 지배 구조 평가와 유동성 기준을 반영합니다.
- 구성 종목을 반기마다 조정합니다.

## 전환 기간
{day:-120}부터 {day:-113}까지 나누어 조정하며, 이 기간에는 새 지수 및 기존 지수와의 추적 차이가 커지고 거래 비용이 발생할 수 있습니다. 매수와 환매는 정상 접수합니다.

운용 보수, 수탁 보수, 위험 등급은 그대로입니다. 지수 이름의 ‘고배당’은 분배나 수익을 보장한다는 뜻이 아닙니다.`,
    },
  },
  {
    daysAgo: 171,
    company: { zh: "霽光投信", en: "Jiguang Investment Trust", ko: "지광투자신탁" },
    title: {
      zh: "霽光系列海外基金非營業日一覽",
      en: "Jiguang overseas funds: days without dealing",
      ko: "지광 해외 펀드 비영업일 안내",
    },
    body: {
      zh: `霽光投信公告旗下海外基金因主要投資市場休市的非營業日，當日不計算淨值，亦不受理交易：

| 基金 | 非營業日 |
| 霽光美國成長基金 | {day:-160}、{day:-131} |
| 霽光歐洲價值基金 | {day:-158}、{day:-157} |
| 霽光東協機會基金 | {day:-165}、{day:-149}、{day:-131} |

交易日遇上述日期者，順延至次一基金營業日。組合型基金另依所投資子基金的營業日認定。

霽光投信將於每半年更新非營業日；交易所臨時休市時，以當日公告為準。下單頁面會在送出前提示實際交易日，請確認後再送出。`,
      en: `Jiguang Investment Trust announces the days on which its overseas funds are not dealt because their main markets are closed. No net asset value is reckoned on these days:

| Fund | Days without dealing |
| Jiguang US Growth Fund | {day:-160}, {day:-131} |
| Jiguang European Value Fund | {day:-158}, {day:-157} |
| Jiguang ASEAN Opportunities Fund | {day:-165}, {day:-149}, {day:-131} |

Orders for these days are dealt on the fund’s next dealing day. Funds of funds follow the dealing days of the funds they hold.

Jiguang updates the list every half year. If an exchange closes unexpectedly, the announcement of the day applies. The order page shows the real dealing day before you send: please check it.`,
      ko: `지광투자신탁은 주요 투자 시장의 휴장에 따른 해외 펀드의 비영업일을 다음과 같이 공고하였습니다. 해당일에는 기준가를 산출하지 않으며 거래를 접수하지 않습니다.

| 펀드 | 비영업일 |
| 지광 미국 성장 펀드 | {day:-160}, {day:-131} |
| 지광 유럽 가치 펀드 | {day:-158}, {day:-157} |
| 지광 아세안 기회 펀드 | {day:-165}, {day:-149}, {day:-131} |

거래일이 위 날짜이면 다음 펀드 영업일로 연기됩니다. 재간접 펀드는 편입한 펀드의 영업일에 따릅니다.

지광투자신탁은 비영업일을 반기마다 갱신하며, 거래소가 임시 휴장하는 경우 당일 공고를 기준으로 합니다. 주문 화면에서 실제 거래일을 미리 보여 드리므로 확인한 뒤 제출해 주십시오.`,
    },
  },
  {
    daysAgo: 188,
    company: { zh: "川禾投信", en: "Chuanhe Investment Trust", ko: "촨허투자신탁" },
    title: {
      zh: "川禾亞洲成長基金變更基金保管機構",
      en: "Chuanhe Asia Growth Fund changes its custodian",
      ko: "촨허 아시아 성장 펀드 수탁 기관 변경",
    },
    body: {
      zh: `川禾亞洲成長基金經主管機關核准，自 {day:-150} 起，基金保管機構由岳川商業銀行變更為磐岳商業銀行，並配合修訂信託契約與公開說明書。

## 對投資人的影響
基金資產一向獨立於投信公司與保管機構自有財產之外，本次變更僅為保管作業移轉，您的單位數、淨值計算與交易方式均不改變。

## 過渡安排
{day:-152} 至 {day:-151} 為資產移轉期間，暫停申購、買回及轉換；期間送出的申請，以 {day:-150} 為交易日。保管費維持每年 0.24%。`,
      en: `With the authorities’ approval, the custodian of the Chuanhe Asia Growth Fund changes on {day:-150} from Yuechuan Commercial Bank to Panyue Commercial Bank. The trust deed and the prospectus are amended to match.

## What it means for investors
The fund’s assets have always been kept apart from those of the fund company and the custodian. Only the custody moves: your units, the net asset value and the way you deal stay the same.

## While it moves
From {day:-152} to {day:-151} purchases, redemptions and switches are paused; orders placed then are dealt on {day:-150}. The custodian fee remains 0.24% a year.`,
      ko: `촨허 아시아 성장 펀드는 감독 기관의 승인을 받아 {day:-150}부터 수탁 기관을 웨촨상업은행에서 판웨상업은행으로 변경하고 신탁 계약과 투자 설명서를 함께 개정합니다.

## 투자자께 미치는 영향
펀드 자산은 항상 운용사와 수탁 기관의 고유 재산과 분리되어 있습니다. 이번 변경은 수탁 업무의 이전일 뿐이며 보유 좌수, 기준가 산출, 거래 방법은 바뀌지 않습니다.

## 이전 기간 안내
{day:-152}부터 {day:-151}까지 자산 이전을 위하여 매수, 환매, 전환을 중단하며, 이 기간의 신청은 {day:-150}을 거래일로 합니다. 수탁 보수는 연 0.24%로 유지됩니다.`,
    },
  },
  {
    daysAgo: 210,
    company: { zh: "和晏投顧", en: "Heyan Investment Consulting", ko: "허옌투자자문" },
    title: {
      zh: "洛嶺系列境外基金總代理人變更為和晏投顧",
      en: "Heyan Investment Consulting becomes master agent of the Lorcrest funds",
      ko: "로크레스트 역외 펀드 총대리인, 허옌투자자문으로 변경",
    },
    body: {
      zh: `洛嶺系列境外基金在臺總代理人，經金融監督管理委員會核准，自 {day:-180} 起由沐恆投顧變更為和晏投顧。

變更後，下列事項改由和晏投顧辦理：
- 公開說明書與投資人須知中譯本
- 淨值、配息與重大訊息公告
- 投資人申訴與諮詢

您透過本行持有的基金單位，仍由本行以信託方式保管，交易、查詢與對帳單皆不受影響。與總代理人變更有關的費用，不由投資人負擔。如需索取新版投資人須知，請至本行網站「[下載專區](/resources)」。`,
      en: `With the approval of the Financial Supervisory Commission, the master agent of the Lorcrest funds in Taiwan changes on {day:-180} from Muheng Investment Consulting to Heyan Investment Consulting.

From then Heyan looks after:
- the prospectus and the Chinese investor brochure;
- announcements of net asset values, distributions and major events;
- investors’ complaints and questions.

Units that you hold through us remain in trust with us, and dealing, enquiries and statements are not affected. Investors bear no cost of the change. The new investor brochure is under [documents](/resources) on our web site.`,
      ko: `로크레스트 역외 펀드의 대만 총대리인이 금융감독관리위원회의 승인을 받아 {day:-180}부터 무헝투자자문에서 허옌투자자문으로 변경됩니다.

변경 후 다음 업무는 허옌투자자문이 담당합니다.
- 투자 설명서와 투자자 안내서 중국어 번역본
- 기준가, 분배, 주요 사항 공고
- 투자자 민원과 상담

당행을 통해 보유하신 펀드는 계속 당행이 신탁 방식으로 보관하며 거래, 조회, 명세서에는 영향이 없습니다. 총대리인 변경에 따른 비용은 투자자가 부담하지 않습니다. 새 투자자 안내서는 당행 웹사이트 ‘[자료실](/resources)’에서 확인해 주십시오.`,
    },
  },
  {
    daysAgo: 238,
    company: { zh: "東昇投信", en: "Dongsheng Investment Trust", ko: "둥성투자신탁" },
    title: {
      zh: "東昇系列基金短線交易規定修正",
      en: "Dongsheng funds: new rules on short-term trading",
      ko: "둥성 펀드 단기 매매 규정 변경",
    },
    body: {
      zh: `東昇投信為維護長期投資人權益，修正短線交易認定標準，自 {day:-208} 起適用：

| 項目 | 修正前 | 修正後 |
| 認定天數 | 持有未滿 7 日 | 持有未滿 14 日 |
| 短線交易費用 | 買回金額 0.01% | 買回金額 0.1% |

費用自買回款項扣除，全數歸入基金資產。下列情形不適用：
1. 貨幣市場基金
2. 定期定額申購的單位
3. 因基金合併或清算而買回

持有天數以申購淨值日至買回淨值日計算，採先進先出原則。東昇投信得拒絕疑似短線交易者的再次申購。`,
      en: `To protect long-term investors, Dongsheng Investment Trust changes what counts as short-term trading from {day:-208}:

| Item | Before | From then |
| Held for | Less than 7 days | Less than 14 days |
| Short-term trading fee | 0.01% of the redemption | 0.1% of the redemption |

The fee is taken from the redemption money and goes wholly to the fund. It does not apply to:
1. Money market funds
2. Units bought by a regular plan
3. Redemptions because of a merger or liquidation

Days are counted from the pricing day of the purchase to that of the redemption, first in first out. Dongsheng may refuse further purchases by suspected short-term traders.`,
      ko: `둥성투자신탁은 장기 투자자를 보호하기 위하여 단기 매매 기준을 {day:-208}부터 다음과 같이 변경합니다.

| 항목 | 변경 전 | 변경 후 |
| 보유 기간 | 7일 미만 | 14일 미만 |
| 단기 매매 수수료 | 환매 금액의 0.01% | 환매 금액의 0.1% |

수수료는 환매 대금에서 차감되어 전액 펀드 자산에 편입됩니다. 다음 경우에는 적용하지 않습니다.
1. 머니마켓 펀드
2. 적립식으로 매수한 좌수
3. 펀드 합병이나 청산에 따른 환매

보유 기간은 매수 기준가일부터 환매 기준가일까지 선입선출 방식으로 계산합니다. 둥성투자신탁은 단기 매매가 의심되는 투자자의 재매수를 거절할 수 있습니다.`,
    },
  },
  {
    daysAgo: 266,
    company: { zh: "海嶼投信", en: "Haiyu Investment Trust", ko: "하이위투자신탁" },
    title: {
      zh: "海嶼全球科技基金暫停計算淨值一日",
      en: "Haiyu Global Technology Fund: no net asset value for one day",
      ko: "하이위 글로벌 테크 펀드 기준가 산출 하루 중단",
    },
    body: {
      zh: `因主要投資市場的交易所系統異常，{day:-266} 提前終止交易，無法取得公平的收盤價格，海嶼投信依信託契約，暫停計算海嶼全球科技基金當日淨值，並已報請主管機關備查。

處理方式如下：
- {day:-266} 受理的申購、買回與轉換，以恢復後首個淨值計算日的淨值成交。
- 買回款項給付日依序順延。
- 投資人可於 {day:-265} 15:00 前撤銷申請，不收費用。

該基金已於 {day:-265} 恢復計算淨值，交易正常。`,
      en: `Because of a system fault, the exchange of the fund’s main market closed early on {day:-266} and no fair closing prices could be had. Under the trust deed Haiyu Investment Trust did not reckon that day’s net asset value of the Global Technology Fund, and has reported this to the authorities.

Orders are treated as follows:
- Purchases, redemptions and switches received on {day:-266} are dealt at the first net asset value after the pause.
- Redemption money is paid correspondingly later.
- Investors may withdraw an order by 15:00 on {day:-265} free of charge.

The fund has reckoned its net asset value again since {day:-265} and is dealt as usual.`,
      ko: `주요 투자 시장의 거래소 시스템 장애로 {day:-266} 거래가 조기에 종료되어 공정한 종가를 확인할 수 없으므로, 하이위투자신탁은 신탁 계약에 따라 하이위 글로벌 테크 펀드의 당일 기준가 산출을 중단하고 감독 기관에 보고하였습니다.

처리 방법은 다음과 같습니다.
- {day:-266}에 접수된 매수, 환매, 전환은 재개 후 첫 기준가로 체결됩니다.
- 환매 대금 지급일은 순서대로 연기됩니다.
- {day:-265} 15:00까지 비용 없이 신청을 철회하실 수 있습니다.

해당 펀드는 {day:-265}에 기준가 산출을 재개하여 정상 거래되고 있습니다.`,
    },
  },
  {
    daysAgo: 298,
    company: { zh: "青嵐投信", en: "Qinglan Investment Trust", ko: "칭란투자신탁" },
    title: {
      zh: "青嵐環球基礎建設基金新增級別",
      en: "Qinglan Global Infrastructure Fund adds classes",
      ko: "칭란 글로벌 인프라 펀드 클래스 신설",
    },
    body: {
      zh: `青嵐環球基礎建設基金自 {day:-285} 起新增三個級別，本行同步開放申購：

| 級別 | 手續費 | 收益分配 |
| 新臺幣 A | 前收 | 累積 |
| 新臺幣 N | 後收（遞延） | 月配 |
| 美元 A | 前收 | 累積 |

## N 級別請特別留意
申購時免付手續費，但持有未滿三年買回，須支付遞延手續費：未滿一年 3%、一年以上未滿二年 2%、二年以上未滿三年 1%。持有滿三年免收，並可自動轉為無分銷費的級別。

首次申購各級別發行價為 NT$10 或 USD 10。本基金風險報酬等級為 RR4。`,
      en: `The Qinglan Global Infrastructure Fund adds three classes from {day:-285}, which you can buy through us:

| Class | Fee | Distributions |
| TWD A | Front-end | Accumulates |
| TWD N | Back-end (deferred) | Monthly |
| USD A | Front-end | Accumulates |

## Please mind class N
You pay no fee when you buy, but a deferred fee if you redeem within three years: 3% in the first year, 2% in the second, 1% in the third. After three years there is none, and the units can change by themselves into a class without a distribution fee.

The first issue price is NT$10 or USD 10. The fund’s risk level is RR4.`,
      ko: `칭란 글로벌 인프라 펀드는 {day:-285}부터 세 개의 클래스를 신설하며 당행에서도 매수하실 수 있습니다.

| 클래스 | 수수료 | 수익 분배 |
| 대만 달러 A | 선취 | 누적 |
| 대만 달러 N | 후취(이연) | 월 분배 |
| 미국 달러 A | 선취 | 누적 |

## N 클래스 유의 사항
매수 시 수수료는 없으나 3년 이내에 환매하시면 이연 수수료가 부과됩니다. 1년 미만 3%, 1년 이상 2년 미만 2%, 2년 이상 3년 미만 1%입니다. 3년이 지나면 부과되지 않으며 판매 비용이 없는 클래스로 자동 전환될 수 있습니다.

최초 발행 가격은 NT$10 또는 USD 10이며, 이 펀드의 위험 등급은 RR4입니다.`,
    },
  },
  {
    daysAgo: 334,
    company: { zh: "霽光投信", en: "Jiguang Investment Trust", ko: "지광투자신탁" },
    title: {
      zh: "霽光優質債券基金召開受益人會議",
      en: "Jiguang Quality Bond Fund calls a unit holders’ meeting",
      ko: "지광 우량채권 펀드 수익자 총회 소집",
    },
    body: {
      zh: `霽光優質債券基金訂於 {day:-294} 以書面方式召開受益人會議。

## 討論事項
1. 投資範圍納入具投資等級的次順位金融債券，上限為淨資產的 20%。
2. 參考指標變更。

## 表決權行使
- 最後過戶日：{day:-324}
- 書面表決票寄達期限：{day:-295} 17:00

您透過本行信託投資，受益人名義為本行。本行將依您的意見比例行使表決權，請於 {day:-301} 前至行動銀行 App「投票」表示贊成、反對或棄權；未表示意見的單位，本行不行使表決權。

會議結果由霽光投信於會後公告。`,
      en: `The Jiguang Quality Bond Fund holds a meeting of unit holders in writing on {day:-294}.

## Agenda
1. To allow subordinated bank bonds of investment grade, up to 20% of net assets.
2. To change the reference index.

## Voting
- Record date: {day:-324}
- Voting papers must arrive by 17:00 on {day:-295}

You invest through a trust with us, so the units stand in our name. We vote in proportion to our customers’ wishes: please choose for, against or abstain under “Voting” in the mobile app by {day:-301}. We do not vote for units without an answer.

Jiguang announces the result after the meeting.`,
      ko: `지광 우량채권 펀드는 {day:-294}에 서면으로 수익자 총회를 개최합니다.

## 안건
1. 투자 등급의 후순위 금융채를 순자산의 20% 한도로 투자 범위에 포함
2. 참조 지수 변경

## 의결권 행사
- 기준일: {day:-324}
- 서면 투표지 도착 기한: {day:-295} 17:00

고객님은 당행의 신탁을 통해 투자하시므로 수익자 명의는 당행입니다. 당행은 고객 의견의 비율에 따라 의결권을 행사하오니 {day:-301}까지 모바일 앱의 ‘투표’에서 찬성, 반대, 기권을 선택해 주십시오. 의견이 없는 좌수에 대해서는 의결권을 행사하지 않습니다.

총회 결과는 총회 후 지광투자신탁이 공고합니다.`,
    },
  },
  {
    daysAgo: 372,
    company: { zh: "川禾投信", en: "Chuanhe Investment Trust", ko: "촨허투자신탁" },
    title: {
      zh: "川禾全球能源基金清算完成，分配剩餘財產",
      en: "Chuanhe Global Energy Fund: liquidation complete, money paid out",
      ko: "촨허 글로벌 에너지 펀드 청산 완료 및 잔여 재산 분배",
    },
    body: {
      zh: `川禾全球能源基金清算作業業已完成，清算報告經會計師查核，並報主管機關備查。剩餘財產分配如下：

| 級別 | 每單位分配金額 |
| 新臺幣 A 累積 | NT$7.8312 |
| 美元 A 累積 | USD 7.4150 |

本行於 {day:-365} 將分配款存入信託客戶的主帳戶或外幣帳戶，並以電子郵件寄送清算通知。

- 分配款屬投資本金與收益的返還，所得稅務依相關法令辦理。
- 因帳戶結清而無法入帳者，請攜帶身分證明文件，聯絡客服中心 0800-899-899 辦理領取。

該基金已自本行基金清單移除，歷史交易紀錄仍可於行動銀行 App 查詢。`,
      en: `The liquidation of the Chuanhe Global Energy Fund is complete. The report has been audited and filed with the authorities. What remained is paid out as follows:

| Class | Per unit |
| TWD A, accumulating | NT$7.8312 |
| USD A, accumulating | USD 7.4150 |

We pay the money to our trust customers’ main accounts or foreign currency accounts on {day:-365} and send a notice by email.

- The payment returns capital and income; tax follows the law that applies.
- If your account has been closed, please have your identity document ready and call our call centre on 0800-899-899 to receive the money.

The fund is no longer in our list. Past transactions can still be seen in the mobile app.`,
      ko: `촨허 글로벌 에너지 펀드의 청산이 완료되었으며 청산 보고서는 회계사의 감사를 거쳐 감독 기관에 제출되었습니다. 잔여 재산 분배 내용은 다음과 같습니다.

| 클래스 | 좌당 분배 금액 |
| 대만 달러 A 누적 | NT$7.8312 |
| 미국 달러 A 누적 | USD 7.4150 |

당행은 {day:-365}에 신탁 고객의 메인 계좌 또는 외화 계좌로 분배금을 입금하고 이메일로 청산 안내를 보내 드립니다.

- 분배금은 투자 원금과 수익의 반환에 해당하며 세금은 관련 법령에 따릅니다.
- 계좌가 해지되어 입금할 수 없는 경우 신분증을 준비하여 고객센터 0800-899-899로 연락해 주십시오.

이 펀드는 당행 펀드 목록에서 삭제되었으며 과거 거래 내역은 모바일 앱에서 조회하실 수 있습니다.`,
    },
  },
];
