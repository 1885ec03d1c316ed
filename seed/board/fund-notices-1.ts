import type { SeedFundNotice } from "./types.ts";

/** Fund notices of the last hundred days. */
export const fundNotices1: SeedFundNotice[] = [
  {
    daysAgo: 1,
    company: { zh: "東昇投信", en: "Dongsheng Investment Trust", ko: "둥성투자신탁" },
    title: {
      zh: "東昇臺灣中小型基金併入東昇臺灣優選股票基金",
      en: "Dongsheng Taiwan Small and Mid Cap Fund to merge into Dongsheng Taiwan Select Equity Fund",
      ko: "둥성 대만 중소형 펀드, 둥성 대만 우선주식 펀드로 합병",
    },
    body: {
      zh: `東昇投信通知，旗下兩檔基金合併案業經金融監督管理委員會核准，相關時程如下：

| 事項 | 日期 |
| 消滅基金最後申購日 | {day:+29} |
| 消滅基金最後買回、轉換申請日 | {day:+40} |
| 合併基準日 | {day:+45} |
| 新單位數可查詢日 | {day:+48} |

## 對您的影響
- 未於 {day:+40} 15:00 前申請買回者，持有的東昇臺灣中小型基金將依換發比率，轉為東昇臺灣優選股票基金，不收任何費用。
- 定期定額約定將於 {day:+29} 後停止扣款，如欲投資存續基金，請重新約定。
- 換發比率依合併基準日兩基金每單位淨資產價值計算，詳見合併公告。`,
      en: `Dongsheng Investment Trust informs us that the Financial Supervisory Commission has approved the merger of two of its funds. The dates are:

| Step | Date |
| Last day to buy the fund that ends | {day:+29} |
| Last day to redeem or switch out of it | {day:+40} |
| Merger date | {day:+45} |
| New units can be seen | {day:+48} |

## What it means for you
- If you do not redeem by 15:00 on {day:+40}, your units of the Taiwan Small and Mid Cap Fund become units of the Taiwan Select Equity Fund at the exchange ratio, free of charge.
- Regular plans stop after {day:+29}. To invest in the surviving fund, please set up a new plan.
- The ratio follows the net asset value per unit of both funds on the merger date; see the merger announcement.`,
      ko: `둥성투자신탁은 산하 두 펀드의 합병이 금융감독관리위원회의 승인을 받았음을 알려 왔으며 일정은 다음과 같습니다.

| 사항 | 날짜 |
| 소멸 펀드 마지막 매수일 | {day:+29} |
| 소멸 펀드 마지막 환매 및 전환 신청일 | {day:+40} |
| 합병 기준일 | {day:+45} |
| 새 좌수 조회 가능일 | {day:+48} |

## 고객님께 미치는 영향
- {day:+40} 15:00까지 환매를 신청하지 않으시면 보유하신 중소형 펀드는 교환 비율에 따라 비용 없이 우선주식 펀드로 전환됩니다.
- 적립식 약정은 {day:+29} 이후 납입이 중단되므로 존속 펀드에 투자하시려면 다시 약정해 주십시오.
- 교환 비율은 합병 기준일의 두 펀드 좌당 순자산 가치로 계산하며 자세한 내용은 합병 공고를 참고해 주십시오.`,
    },
  },
  {
    daysAgo: 4,
    company: { zh: "海嶼投信", en: "Haiyu Investment Trust", ko: "하이위투자신탁" },
    title: {
      zh: "海嶼日本精選基金因投資市場休市暫停交易",
      en: "Haiyu Japan Select Fund: no dealing while its market is closed",
      ko: "하이위 일본 셀렉트 펀드, 투자 시장 휴장에 따른 거래 중단",
    },
    body: {
      zh: `因海嶼日本精選基金主要投資市場休市，且占基金淨資產價值達公開說明書所定比率，{day:+8} 及 {day:+9} 為該基金非營業日，暫停計算淨值與受理交易。

- 於 {day:+7} 15:00 後至休市期間送出的申購、買回與轉換申請，一律以休市後第一個基金營業日為交易日。
- 定期定額扣款日如遇上述日期，順延至次一基金營業日扣款。
- 買回款項的給付日將相應延後。

其他海嶼投信系列基金交易正常。市場休市日如有異動，以海嶼投信公告為準。急需資金的客戶，請提早於 {day:+6} 15:00 前辦理買回。`,
      en: `The main market of the Haiyu Japan Select Fund is closed, and it makes up a share of the fund’s net assets at which the prospectus calls for a pause. {day:+8} and {day:+9} are therefore not dealing days of the fund: no net asset value is reckoned and no orders are dealt.

- Orders to buy, redeem or switch placed after 15:00 on {day:+7} and during the closure are dealt on the first dealing day after it.
- A regular plan that falls on one of these days is collected on the next dealing day.
- Redemption money is paid correspondingly later.

Other Haiyu funds are dealt as usual. If market holidays change, Haiyu’s announcement applies. If you need money soon, please redeem before 15:00 on {day:+6}.`,
      ko: `하이위 일본 셀렉트 펀드의 주요 투자 시장이 휴장하고 해당 비중이 투자 설명서에서 정한 비율에 이르므로, {day:+8}과 {day:+9}는 이 펀드의 비영업일이며 기준가 산출과 거래 접수를 중단합니다.

- {day:+7} 15:00 이후와 휴장 기간에 제출하신 매수, 환매, 전환 신청은 휴장 후 첫 펀드 영업일을 거래일로 처리합니다.
- 적립식 납입일이 위 날짜이면 다음 펀드 영업일로 연기합니다.
- 환매 대금 지급일도 그만큼 늦어집니다.

하이위의 다른 펀드는 정상 거래됩니다. 시장 휴장일이 변경되면 하이위투자신탁의 공고를 기준으로 합니다. 자금이 급하신 고객께서는 {day:+6} 15:00 이전에 환매를 신청해 주십시오.`,
    },
  },
  {
    daysAgo: 5,
    company: { zh: "青嵐投信", en: "Qinglan Investment Trust", ko: "칭란투자신탁" },
    title: {
      zh: "青嵐多重資產收益基金本月收益分配",
      en: "Qinglan Multi-Asset Income Fund: this month’s distribution",
      ko: "칭란 멀티에셋 인컴 펀드 이달의 수익 분배",
    },
    body: {
      zh: `青嵐投信公告本月收益分配如下，配息基準日為 {day:-6}，除息日為 {day:-5}，發放日為 {day:+12}（如遇非營業日順延）：

| 級別 | 每單位配息 |
| 新臺幣 B 月配級別 | NT$0.0420 |
| 新臺幣 N 月配級別 | NT$0.0418 |
| 美元 B 月配級別 | USD 0.0395 |

新臺幣級別配息存入您的主帳戶，美元級別存入外幣帳戶。累積級別不分配收益。

基金配息率不代表基金報酬率，過去配息率也不代表未來配息率。基金的配息可能由基金的收益或本金中支付；任何涉及由本金支出的部分，可能導致原始投資金額減損。近 12 個月配息組成，請至青嵐投信網站查詢。`,
      en: `Qinglan Investment Trust announces this month’s distribution. The record date is {day:-6}, the ex-date {day:-5}, and payment is on {day:+12} (or the next business day):

| Class | Per unit |
| TWD, class B, monthly | NT$0.0420 |
| TWD, class N, monthly | NT$0.0418 |
| USD, class B, monthly | USD 0.0395 |

Distributions of TWD classes go to your main account, those of the USD class to your foreign currency account. Accumulating classes pay none.

The distribution rate is not the fund’s return, and past rates do not stand for future ones. Distributions may be paid from income or from capital; whatever is paid from capital may reduce the money first invested. The make-up of the last 12 months is on Qinglan’s web site.`,
      ko: `칭란투자신탁이 이달의 수익 분배를 다음과 같이 공고하였습니다. 기준일은 {day:-6}, 분배락일은 {day:-5}, 지급일은 {day:+12}입니다(영업일이 아니면 순연).

| 클래스 | 좌당 분배금 |
| 대만 달러 B 월 분배 | NT$0.0420 |
| 대만 달러 N 월 분배 | NT$0.0418 |
| 미국 달러 B 월 분배 | USD 0.0395 |

대만 달러 클래스의 분배금은 메인 계좌로, 미국 달러 클래스는 외화 계좌로 입금됩니다. 누적 클래스는 분배하지 않습니다.

분배율은 펀드 수익률이 아니며 과거 분배율이 미래를 의미하지 않습니다. 분배금은 수익 또는 원금에서 지급될 수 있으며, 원금에서 지급되는 부분은 최초 투자 금액을 줄일 수 있습니다. 최근 12개월의 분배금 구성은 칭란투자신탁 웹사이트에서 확인해 주십시오.`,
    },
  },
  {
    daysAgo: 16,
    company: { zh: "和晏投顧", en: "Heyan Investment Consulting", ko: "허옌투자자문" },
    title: {
      zh: "洛嶺環球永續股票基金修正公開說明書",
      en: "Lorcrest Global Sustainable Equity Fund: prospectus amended",
      ko: "로크레스트 글로벌 지속가능 주식 펀드 투자 설명서 변경",
    },
    body: {
      zh: `總代理人和晏投顧轉知，洛嶺環球永續股票基金修正公開說明書，自 {day:+21} 起生效：

## 修正內容
1. 投資目標文字調整，明定至少 80% 淨資產投資於符合永續標準的股票，原為 70%。
2. 新增排除清單：動力煤營收占比超過 5% 的發行人。
3. 永續指標改為每半年揭露一次。

## 不變的部分
風險報酬等級、經理費與基金經理團隊均不變；此次調整不需處分重大部位，預期不產生額外交易成本。

不同意變更的投資人，可於 {day:+20} 15:00 前買回或轉換，基金機構不收取費用，惟本行轉換手續費依收費標準辦理。`,
      en: `Heyan Investment Consulting, the master agent, informs us that the prospectus of the Lorcrest Global Sustainable Equity Fund is amended with effect from {day:+21}:

## What changes
1. The objective now says that at least 80% of net assets are invested in shares that meet the sustainability criteria; it was 70%.
2. Issuers with more than 5% of revenue from thermal coal are excluded.
3. Sustainability indicators are published every half year.

## What stays
The risk level, the management fee and the managing team stay the same. No large positions need to be sold, and no extra trading cost is expected.

Investors who do not agree may redeem or switch by 15:00 on {day:+20} without charge by the fund. Our own switching fee applies as usual.`,
      ko: `총대리인 허옌투자자문은 로크레스트 글로벌 지속가능 주식 펀드의 투자 설명서가 {day:+21}부터 다음과 같이 변경됨을 알려 왔습니다.

## 변경 내용
1. 투자 목표 문구를 조정하여 순자산의 80% 이상(기존 70%)을 지속가능 기준에 맞는 주식에 투자함을 명시합니다.
2. 발전용 석탄 매출 비중이 5%를 넘는 발행사를 제외합니다.
3. 지속가능 지표를 반기마다 공시합니다.

## 변경되지 않는 내용
위험 등급, 운용 보수, 운용팀은 그대로입니다. 주요 보유 종목을 처분할 필요가 없어 추가 거래 비용은 없을 것으로 예상됩니다.

변경에 동의하지 않으시면 {day:+20} 15:00까지 환매하거나 전환하실 수 있으며 펀드 측 비용은 없습니다. 다만 당행의 전환 수수료는 기준에 따라 부과됩니다.`,
    },
  },
  {
    daysAgo: 24,
    company: { zh: "霽光投信", en: "Jiguang Investment Trust", ko: "지광투자신탁" },
    title: {
      zh: "霽光全球醫療創新基金調降經理費",
      en: "Jiguang Global Healthcare Innovation Fund lowers its management fee",
      ko: "지광 글로벌 헬스케어 혁신 펀드 운용 보수 인하",
    },
    body: {
      zh: `霽光投信公告調降霽光全球醫療創新基金費用，自 {day:+1} 起適用：

| 項目 | 調整前（每年） | 調整後（每年） |
| 經理費 | 1.80% | 1.50% |
| 保管費 | 0.26% | 0.24% |

經理費與保管費逐日自基金資產扣除，已反映於每日淨值，您不需另外支付，也不需辦理任何手續。

本行因銷售該基金所收取的通路報酬隨之調整，最新內容已於行動銀行 App 的基金申購頁更新，請參閱。`,
      en: `Jiguang Investment Trust lowers the costs of its Global Healthcare Innovation Fund from {day:+1}:

| Item | Before (a year) | From then (a year) |
| Management fee | 1.80% | 1.50% |
| Custodian fee | 0.26% | 0.24% |

Both are taken from the fund’s assets day by day and are already part of the daily net asset value. You pay nothing separately and need do nothing.

The remuneration we receive for distributing the fund changes with it. The new figures are on the fund’s page in the mobile app.`,
      ko: `지광투자신탁은 지광 글로벌 헬스케어 혁신 펀드의 비용을 {day:+1}부터 다음과 같이 인하합니다.

| 항목 | 조정 전(연) | 조정 후(연) |
| 운용 보수 | 1.80% | 1.50% |
| 수탁 보수 | 0.26% | 0.24% |

운용 보수와 수탁 보수는 매일 펀드 자산에서 차감되어 기준가에 반영되어 있으므로 별도로 지급하시거나 신청하실 필요가 없습니다.

당행이 이 펀드를 판매하고 받는 보수도 함께 조정되며, 최신 내용은 모바일 앱의 펀드 매수 화면에 게시하였습니다.`,
    },
  },
  {
    daysAgo: 33,
    company: { zh: "澄川投信", en: "Chengchuan Investment Trust", ko: "청촨투자신탁" },
    title: {
      zh: "川禾投信更名為澄川投信，旗下基金同步更名",
      en: "Chuanhe Investment Trust is now Chengchuan Investment Trust",
      ko: "촨허투자신탁, 청촨투자신탁으로 사명 변경",
    },
    body: {
      zh: `川禾證券投資信託股份有限公司經主管機關核准，自 {day:-30} 起更名為澄川證券投資信託股份有限公司，旗下基金名稱同步變更：

| 原名稱 | 新名稱 |
| 川禾貨幣市場基金 | 澄川貨幣市場基金 |
| 川禾短期債券基金 | 澄川短期債券基金 |
| 川禾亞洲成長基金 | 澄川亞洲成長基金 |

基金代碼、投資策略、費用與您的持有單位數均不變，定期定額約定持續有效。更名後一段期間，對帳單與歷史交易明細可能同時出現新舊名稱，請安心參閱。`,
      en: `With the approval of the authorities, Chuanhe Securities Investment Trust Co., Ltd. has been named Chengchuan Securities Investment Trust Co., Ltd. since {day:-30}. Its funds change their names too:

| Old name | New name |
| Chuanhe Money Market Fund | Chengchuan Money Market Fund |
| Chuanhe Short-Term Bond Fund | Chengchuan Short-Term Bond Fund |
| Chuanhe Asia Growth Fund | Chengchuan Asia Growth Fund |

Fund codes, strategies, costs and the units you hold stay the same, and regular plans go on. For a while statements and past transactions may show both names; both are correct.`,
      ko: `촨허증권투자신탁주식유한회사는 감독 기관의 승인을 받아 {day:-30}부터 청촨증권투자신탁주식유한회사로 사명을 변경하였으며 산하 펀드 이름도 함께 변경되었습니다.

| 기존 이름 | 새 이름 |
| 촨허 머니마켓 펀드 | 청촨 머니마켓 펀드 |
| 촨허 단기채권 펀드 | 청촨 단기채권 펀드 |
| 촨허 아시아 성장 펀드 | 청촨 아시아 성장 펀드 |

펀드 코드, 투자 전략, 비용, 보유 좌수는 그대로이며 적립식 약정도 계속 유효합니다. 당분간 명세서와 과거 거래 내역에 새 이름과 기존 이름이 함께 표시될 수 있으니 참고해 주십시오.`,
    },
  },
  {
    daysAgo: 41,
    company: { zh: "東昇投信", en: "Dongsheng Investment Trust", ko: "둥성투자신탁" },
    title: {
      zh: "東昇新興市場債券基金終止信託契約並進行清算",
      en: "Dongsheng Emerging Market Bond Fund to be liquidated",
      ko: "둥성 신흥시장 채권 펀드 신탁 계약 종료 및 청산",
    },
    body: {
      zh: `東昇新興市場債券基金因最近三十個營業日平均淨資產價值低於信託契約所定標準，經金融監督管理委員會核准終止信託契約。

## 時程
1. {day:-38}：停止申購、轉入與定期定額扣款。
2. {day:-12} 15:00：最後買回與轉出申請時點。
3. {day:-11}：信託契約終止日，進入清算程序。
4. {day:+49}：預計完成清算，分配剩餘財產。

## 提醒
未於期限內買回者，將依清算結果，按持有單位數比例分配；清算期間不公告每日淨值，分配金額可能高於或低於終止日淨值。新臺幣級別分配款存入主帳戶，外幣級別存入外幣帳戶。`,
      en: `The average net assets of the Dongsheng Emerging Market Bond Fund over the last thirty business days were below the level set in its trust deed. The Financial Supervisory Commission has approved the end of the trust.

## Dates
1. {day:-38}: no more purchases, switches in or regular payments.
2. {day:-12} 15:00: last time to redeem or switch out.
3. {day:-11}: the trust ends and liquidation begins.
4. {day:+49}: liquidation is expected to be complete and what remains is paid out.

## Please note
If you did not redeem in time, you receive a share in proportion to your units. No daily net asset value is published during liquidation, and the amount may be higher or lower than on the last day. TWD classes are paid to the main account, foreign currency classes to the foreign currency account.`,
      ko: `둥성 신흥시장 채권 펀드는 최근 30영업일의 평균 순자산이 신탁 계약에서 정한 기준에 미치지 못하여 금융감독관리위원회의 승인을 받아 신탁 계약을 종료합니다.

## 일정
1. {day:-38}: 매수, 전환 매수, 적립식 납입 중단
2. {day:-12} 15:00: 환매와 전환 환매 마지막 신청 시점
3. {day:-11}: 신탁 계약 종료일, 청산 절차 개시
4. {day:+49}: 청산 완료 및 잔여 재산 분배 예정

## 안내
기한까지 환매하지 않으신 경우 청산 결과에 따라 보유 좌수 비율로 분배됩니다. 청산 기간에는 매일 기준가를 공고하지 않으며 분배 금액은 종료일 기준가보다 많거나 적을 수 있습니다. 대만 달러 클래스는 메인 계좌로, 외화 클래스는 외화 계좌로 입금됩니다.`,
    },
  },
  {
    daysAgo: 52,
    company: { zh: "海嶼投信", en: "Haiyu Investment Trust", ko: "하이위투자신탁" },
    title: {
      zh: "海嶼亞洲債券收益基金變更中文名稱並加註警語",
      en: "Haiyu Asian Bond Income Fund changes its Chinese name and adds a warning",
      ko: "하이위 아시아 채권 인컴 펀드 중국어 명칭 변경 및 경고 문구 추가",
    },
    body: {
      zh: `海嶼投信為使投資人更清楚基金特性，自 {day:-45} 起，將「海嶼亞洲債券收益基金」更名為「海嶼亞洲非投資等級債券基金」，並於名稱後加註：「本基金有相當比重投資於非投資等級之高風險債券且配息來源可能為本金」。

投資策略、費用與風險報酬等級（RR4）均維持不變。

非投資等級債券的信用評等未達投資等級，或未經信用評等，對利率變動較敏感，可能因利率上升、市場流動性下降，或發行機構違約而蒙受虧損，不適合無法承擔相關風險的投資人。請確認本基金仍符合您的投資風險屬性。`,
      en: `To make the fund’s nature plainer, Haiyu Investment Trust has since {day:-45} named the Haiyu Asian Bond Income Fund the Haiyu Asian Non-Investment Grade Bond Fund, with these words after the name: “The fund invests a considerable share in high-risk bonds below investment grade, and distributions may come from capital.”

Its strategy, costs and risk level (RR4) stay the same.

Bonds below investment grade have a low credit rating or none. They react strongly to interest rates and may lose value when rates rise, when markets are less liquid or when an issuer defaults. They do not suit investors who cannot bear such risk. Please check that the fund still fits your risk profile.`,
      ko: `하이위투자신탁은 펀드의 특성을 더 분명히 알리기 위하여 {day:-45}부터 ‘하이위 아시아 채권 인컴 펀드’를 ‘하이위 아시아 비투자등급 채권 펀드’로 변경하고, 이름 뒤에 “이 펀드는 비투자등급의 고위험 채권에 상당 비중을 투자하며 분배금은 원금에서 지급될 수 있습니다”라는 문구를 추가하였습니다.

투자 전략, 비용, 위험 등급(RR4)은 그대로입니다.

비투자등급 채권은 신용 등급이 투자 등급에 미치지 못하거나 등급이 없는 채권으로 금리 변동에 민감하며, 금리 상승, 시장 유동성 감소, 발행사의 부도로 손실이 발생할 수 있어 이러한 위험을 감당하기 어려운 투자자에게는 적합하지 않습니다. 이 펀드가 고객님의 투자 성향에 여전히 맞는지 확인해 주십시오.`,
    },
  },
  {
    daysAgo: 63,
    company: { zh: "和晏投顧", en: "Heyan Investment Consulting", ko: "허옌투자자문" },
    title: {
      zh: "洛嶺系列境外基金實施擺動定價機制",
      en: "Lorcrest funds introduce swing pricing",
      ko: "로크레스트 역외 펀드 스윙 프라이싱 도입",
    },
    body: {
      zh: `總代理人和晏投顧通知，洛嶺系列境外基金自 {day:-33} 起實施擺動定價機制，以保護長期投資人。

## 什麼是擺動定價
當單日淨申購或淨贖回超過門檻時，基金公司會調整當日淨值，讓進出的投資人分擔交易成本，而非由留在基金內的投資人承擔。

| 情形 | 淨值調整 |
| 淨申購超過門檻 | 向上調整 |
| 淨贖回超過門檻 | 向下調整 |
| 未超過門檻 | 不調整 |

調整幅度以不超過當日淨值的 2% 為原則。您在本行的申購與贖回，依調整後的淨值成交，本行不因此收取額外費用。`,
      en: `Heyan Investment Consulting, the master agent, informs us that the Lorcrest funds use swing pricing from {day:-33}, to protect investors who stay.

## What swing pricing is
When the net purchases or redemptions of a day pass a threshold, the fund adjusts that day’s net asset value. Those who come or go then bear the trading costs, rather than those who stay.

| Case | Net asset value |
| Net purchases above the threshold | Adjusted upwards |
| Net redemptions above the threshold | Adjusted downwards |
| Below the threshold | Not adjusted |

As a rule the adjustment is not more than 2% of the day’s net asset value. Your orders with us are dealt at the adjusted value, and we charge nothing extra for it.`,
      ko: `총대리인 허옌투자자문은 장기 투자자를 보호하기 위하여 로크레스트 역외 펀드에 {day:-33}부터 스윙 프라이싱을 적용한다고 알려 왔습니다.

## 스윙 프라이싱이란
하루의 순매수 또는 순환매가 기준을 넘으면 당일 기준가를 조정하여, 펀드에 남아 있는 투자자가 아니라 들어오고 나가는 투자자가 거래 비용을 부담하도록 하는 방식입니다.

| 경우 | 기준가 조정 |
| 순매수가 기준 초과 | 상향 조정 |
| 순환매가 기준 초과 | 하향 조정 |
| 기준 이하 | 조정하지 않음 |

조정 폭은 원칙적으로 당일 기준가의 2%를 넘지 않습니다. 당행에서 신청하신 매수와 환매는 조정된 기준가로 체결되며 당행은 추가 비용을 받지 않습니다.`,
    },
  },
  {
    daysAgo: 74,
    company: { zh: "青嵐投信", en: "Qinglan Investment Trust", ko: "칭란투자신탁" },
    title: {
      zh: "青嵐臺灣半導體基金達募集額度，暫停申購",
      en: "Qinglan Taiwan Semiconductor Fund reaches its limit and pauses purchases",
      ko: "칭란 대만 반도체 펀드 모집 한도 도달로 매수 중단",
    },
    body: {
      zh: `青嵐臺灣半導體基金因申購踴躍，已達核准募集額度的 95%，為維護既有投資人權益，自 {day:-71} 起採取下列措施：

- 暫停單筆申購與轉入。
- {day:-74} 以前已成立的定期定額約定，照常扣款；不受理新增約定及提高金額。
- 買回與轉出不受影響。

青嵐投信已向主管機關申請追加募集，恢復申購日另行公告。已送出而尚未成交的申購申請，本行將全數取消，款項與手續費退回原扣款帳戶。`,
      en: `The Qinglan Taiwan Semiconductor Fund has reached 95% of the amount it may raise. To protect present investors, from {day:-71}:

- Lump-sum purchases and switches in are paused.
- Regular plans set up by {day:-74} go on; new plans and higher amounts are not accepted.
- Redemptions and switches out are not affected.

Qinglan has applied to raise the amount and will announce when purchases resume. Orders placed but not yet dealt are cancelled, and we return the money and the fee to the account they came from.`,
      ko: `칭란 대만 반도체 펀드는 매수 신청이 많아 승인된 모집 한도의 95%에 이르렀으며, 기존 투자자를 보호하기 위하여 {day:-71}부터 다음과 같이 조치합니다.

- 거치식 매수와 전환 매수를 중단합니다.
- {day:-74}까지 등록된 적립식 약정은 정상 납입되며, 신규 약정과 증액은 받지 않습니다.
- 환매와 전환 환매에는 영향이 없습니다.

칭란투자신탁은 감독 기관에 추가 모집을 신청하였으며 매수 재개일은 별도로 공고합니다. 접수되었으나 체결되지 않은 매수 신청은 모두 취소하고 대금과 수수료를 출금 계좌로 돌려드립니다.`,
    },
  },
  {
    daysAgo: 86,
    company: { zh: "霽光投信", en: "Jiguang Investment Trust", ko: "지광투자신탁" },
    title: {
      zh: "霽光臺灣領航 60 指數基金受益權單位分割",
      en: "Jiguang Taiwan Leaders 60 Index Fund: unit split",
      ko: "지광 대만 리더스 60 인덱스 펀드 수익증권 분할",
    },
    body: {
      zh: `霽光投信為降低投資門檻，將霽光臺灣領航 60 指數基金的受益權單位 1 單位分割為 4 單位，基準日為 {day:-60}。

以分割前持有 1,000 單位、淨值 NT$80 為例：

| 項目 | 分割前 | 分割後 |
| 持有單位數 | 1,000 | 4,000 |
| 每單位淨值 | NT$80 | NT$20 |
| 投資現值 | NT$80,000 | NT$80,000 |

分割不影響您的投資現值。{day:-63} 至 {day:-60} 暫停申購、買回與轉換，{day:-59} 起恢復，並可查詢分割後單位數。您設定的停利、停損點以報酬率計算，不需調整。`,
      en: `To make the fund easier to buy, Jiguang Investment Trust splits each unit of its Taiwan Leaders 60 Index Fund into four. The split date is {day:-60}.

An example with 1,000 units at NT$80 before the split:

| Item | Before | After |
| Units held | 1,000 | 4,000 |
| Net asset value per unit | NT$80 | NT$20 |
| Present value | NT$80,000 | NT$80,000 |

The split does not change the value of your investment. Buying, redeeming and switching pause from {day:-63} to {day:-60} and resume on {day:-59}, when you can see your new units. Your alerts for gains and losses go by percentage and need no change.`,
      ko: `지광투자신탁은 투자 문턱을 낮추기 위하여 지광 대만 리더스 60 인덱스 펀드의 수익증권 1좌를 4좌로 분할하며 기준일은 {day:-60}입니다.

분할 전 1,000좌를 보유하고 기준가가 NT$80인 경우의 예시입니다.

| 항목 | 분할 전 | 분할 후 |
| 보유 좌수 | 1,000 | 4,000 |
| 좌당 기준가 | NT$80 | NT$20 |
| 평가 금액 | NT$80,000 | NT$80,000 |

분할은 투자 평가 금액에 영향을 주지 않습니다. {day:-63}부터 {day:-60}까지 매수, 환매, 전환을 중단하고 {day:-59}부터 재개하며, 이때부터 분할 후 좌수를 조회하실 수 있습니다. 설정하신 이익 실현과 손실 제한 기준은 수익률로 계산되므로 변경하실 필요가 없습니다.`,
    },
  },
  {
    daysAgo: 98,
    company: { zh: "川禾投信", en: "Chuanhe Investment Trust", ko: "촨허투자신탁" },
    title: {
      zh: "川禾貨幣市場基金調整買回付款時間",
      en: "Chuanhe Money Market Fund: redemption times change",
      ko: "촨허 머니마켓 펀드 환매 대금 지급 시간 변경",
    },
    body: {
      zh: `川禾貨幣市場基金自 {day:-90} 起，調整本行通路的交易截止時間與買回付款日：

| 項目 | 調整前 | 調整後 |
| 當日交易截止時間 | 10:30 | 11:30 |
| 買回款項入帳 | 申請日後第 2 個營業日 | 申請日後第 1 個營業日 |

截止時間後的申請，以次一營業日為交易日。連續假期前一營業日申請買回者，款項於假期後第一個營業日入帳，如有資金需求請提早安排。

貨幣市場基金雖以流動性與收益穩定為目標，仍非存款，不受存款保險保障，淨值也可能下跌。`,
      en: `From {day:-90} the Chuanhe Money Market Fund changes its cut-off time and payment day for orders through us:

| Item | Before | From then |
| Cut-off time of the day | 10:30 | 11:30 |
| Redemption money arrives | Second business day after | First business day after |

Orders after the cut-off are dealt on the next business day. If you redeem on the last business day before a long holiday, the money arrives on the first business day after it, so please plan ahead.

A money market fund aims at liquidity and steady income, but it is not a deposit: it is not protected by deposit insurance, and its value can fall.`,
      ko: `촨허 머니마켓 펀드는 {day:-90}부터 당행을 통한 거래의 마감 시간과 환매 대금 지급일을 다음과 같이 변경합니다.

| 항목 | 변경 전 | 변경 후 |
| 당일 거래 마감 시간 | 10:30 | 11:30 |
| 환매 대금 입금 | 신청 후 2영업일 | 신청 후 1영업일 |

마감 시간 이후 신청은 다음 영업일을 거래일로 합니다. 연휴 직전 영업일에 환매를 신청하시면 연휴 후 첫 영업일에 입금되므로 자금이 필요하시면 미리 신청해 주십시오.

머니마켓 펀드는 유동성과 안정적인 수익을 목표로 하지만 예금이 아니므로 예금보험으로 보호되지 않으며 기준가가 하락할 수 있습니다.`,
    },
  },
];
