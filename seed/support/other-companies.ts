import { OTHER_COMPANY, WITH_THIS_BANK } from "#areas/support/rules/search/concepts.ts";
import { bankName } from "#base/site/brand.ts";

const linesOf = (text: string) =>
  text
    .replace(/,\n {2}/g, ", ")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(", "));

/**
 * Names of other companies, by trade. A question that names one is not shown as answered, unless it says
 * what the company has to do with this bank: money that goes there, a card that is charged.
 */
export const otherCompanies: readonly (readonly string[])[] = [
  ...linesOf(`
# Banks
國泰, 國泰世華, 中國信託, 中信, 玉山, 台新, richart, 富邦, 第一銀行, 華南, 彰銀, 彰化銀行, 兆豐, 合庫, 土銀, 土地銀行, 台灣銀行, 永豐,
  大戶, 聯邦銀行, 遠東商銀, 凱基, 元大, 新光銀行, 樂天銀行, 將來銀行, line bank, 連線銀行, 郵局, 渣打, 星展, 匯豐, 花旗
hsbc, citibank, citi, chase, barclays, bank of america, wells fargo, revolut, monzo, n26, dbs, standard chartered, cathay, ctbc,
  esun, e.sun, taishin, fubon, sinopac, rakuten bank, post office, nubank, santander
카카오뱅크, 토스, 토스뱅크, 신한, 신한은행, 국민은행, 우리은행, 하나은행, 농협, 기업은행, 케이뱅크, 새마을금고, 우체국
# Wallets and exchanges
街口, 街口支付, line pay, 全支付, 悠遊付, 全盈, 台灣pay, pi錢包, 歐付寶, 橘子支付, 支付寶, 微信支付, alipay, wechat pay, paypal, wise,
  western union, venmo, cash app, 라인페이, 카카오페이, 네이버페이, 페이코, 페이팔
幣安, binance, coinbase, maicoin, 업비트, 빗썸, 바이낸스
# Telephones
中華電信, 台灣大哥大, 台哥大, 遠傳, 亞太電信, chunghwa telecom, far eastone, fareastone, taiwan mobile, verizon, vodafone, skt,
  유플러스, 통신사, 유심, sim card
# Shops and travel
蝦皮, momo, pchome, 博客來, 淘寶, 全聯, 家樂福, 好市多, costco, 7-11, 全家便利, amazon, ebay, shopee, temu, shein, uber, uber eats,
  foodpanda, airbnb, agoda, booking.com, 쿠팡, 배달의민족, 배민, 당근마켓, 지마켓, 요기요, 장보고
# The internet
gmail, google account, outlook, hotmail, yahoo, facebook, instagram, tiktok, whatsapp, telegram, apple id, netflix, spotify,
  youtube, disney, steam, line帳號, 臉書, 네이버, 다음 메일, 인스타, 페이스북, 카카오톡, 구글 계정, 넷플릭스, 유튜브
`).map((line) => [OTHER_COMPANY, ...line]),
  ...linesOf(`
轉到, 轉去, 轉給, 轉進, 轉入, 轉過, 匯到, 匯去, 匯進, 匯入, 匯過, 從, 綁定, 綁, 扣款, 一直扣, 自動扣, 停扣, 停掉, 你們, 我的卡, 簽帳卡,
  繳
send to, transfer to, sent to, from my, to my, into my, with my card, with your card, your card, my card, charge, charges me,
  charging me, cancel, stop, link my, add my card, pay my
으로 이체, 로 이체, 으로 송금, 로 송금, 에서 이체, 에서 송금, 연결, 제 카드, 이 카드, 여기, 해지, 자동결제, 정기결제
`).map((line) => [WITH_THIS_BANK, ...line]),
  [WITH_THIS_BANK, ...Object.values(bankName)],
];
