import { OTHER_TRADE } from "#areas/support/rules/search/concepts.ts";

/**
 * What only other banks, offices and shops do, by subject, in three languages. A question that names one
 * of them is never shown as answered: the rate of a mortgage is not that of an installment loan. Words
 * that customers also use of this bank, such as a post office to which they send money, are left out.
 */
export const otherTrades: readonly (readonly string[])[] = `
# Lending and saving
房貸, 房屋貸款, 二胎, 房屋增貸, mortgage, home loan, house loan, refinance, 주택담보대출, 주담대, 전세 대출
車貸, 汽車貸款, 機車貸款, car loan, auto loan, 자동차 대출, 자동차 할부, 오토론, 자동차 리스
學貸, 就學貸款, 助學貸款, student loan, 학자금, 학자금 대출
企業貸款, 創業貸款, 青創, business loan, 사업자 대출
支票, 甲存, 本票, cheque, checkbook, check book, 수표, 당좌
黃金, 黃金存摺, gold, gold savings, gold price, 골드, 금 통장, 금통장
比特幣, 虛擬貨幣, 加密貨幣, 虛擬資產, 以太幣, bitcoin, crypto, cryptocurrency, 비트코인, 가상화폐, 코인
保險箱, 保管箱, safe deposit box, safety deposit box, 대여금고
當鋪, 民間借貸, pawn, 전당포, 사채
信用卡年費, 信用卡紅利, 信用卡點數, 信用卡分期, 辦信用卡, credit card points, credit card annual fee, 신용카드 포인트,
  신용카드 연회비, 신용카드 발급
明牌, 報明牌, 推薦股票, 股票推薦, 哪支股票, 買哪支, 買哪一支, stock tip, which stock, 종목 추천, 주식 추천
壽險, 保單借款, 癌症險, 儲蓄險, 寵物保險, life insurance, pet insurance, 생명보험, 실비보험
청약 통장, 청약통장
# Offices
勞保, 勞退, 國民年金, 老人年金, 退休金, labor insurance, labour insurance, national pension, pension, 국민연금, 퇴직 연금, 퇴직금
贈與稅, 房屋稅, 地價稅, 牌照稅, 燃料稅, 土增稅, 遺產稅申報, 遺產稅怎麼, gift tax, property tax, land tax, file my taxes,
  tax consultant, 증여세, 재산세, 연말정산
辦護照, 護照去哪, 護照要去, 護照遺失, 護照不見, 護照過期, 換護照, renew passport, renew a passport, lost passport,
  lost my passport, 여권 발급, 여권 재발급, 여권 갱신, 여권 분실
考駕照, 換駕照, 補駕照, 駕照過期, renew driving license, renew driving licence, driving test, 운전면허 갱신,
  운전면허증 재발급, 면허 시험, 운전 시험
健保卡不見, 健保卡遺失, 健保卡補發, 補健保卡, lost health card, 건강보험증 분실
租屋補助, 房租補貼, 租金補貼, 失業補助, 失業給付, rent subsidy, unemployment benefits, 월세 지원, 실업 급여
工作證, 移民, immigration, 이민, 취업 비자
簽證怎麼辦, 辦簽證, 簽證延期, visa application, apply for a visa, visa extension, student visa, 비자 신청, 비자 연장
# Homes, roads and telephones
買房, 賣房, 預售屋, 法拍屋, 頭期款, 找房子, buy a house, sell my house, foreclosed house, down payment, rent an apartment,
  부동산, 아파트 매매
高鐵, 高鐵票, 火車票, 捷運票, train ticket, 기차표
etag, ubike, 加油站在哪, 機車行, 이륜차 정비
修手機, 螢幕破, 換螢幕, 辦門號, 門號要怎麼辦, phone repair, iphone screen, phone plan, 액정, 요금제
# Anything else
股價, 會漲嗎, 台積電, 주가, 삼성전자
多益, 托福, 考試, exam, toefl, 토익, 시험
訂機票, 訂房, book a flight, book a hotel, 항공권 예약, 호텔 예약
翻譯, translate, 번역
樂透, 彩券, 發票中獎, lottery, 복권, 로또
天氣, 下雨, 氣溫, weather, forecast, rain, 날씨
餐廳, 好吃, 吃什麼, 美食, restaurant, recipe, 맛집, 레시피
離婚, 打官司, 律師, divorce, lawsuit, lawyer, 이혼, 소송, 변호사
windows, iphone備份, icloud, 備份手機, install windows, backup iphone, 윈도우, 백업
看哪一科, 牙齒痛, dentist, 치과
求職信, 履歷, cover letter, 寫作業, 寫作文, 寫情書, homework, write me a letter, translate this, 숙제, 편지 써
運勢, 星座, 算命, horoscope, 운세
`
  .replace(/,\n {2}/g, ", ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => [OTHER_TRADE, ...line.split(", ")]);
