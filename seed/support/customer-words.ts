/**
 * Customers' words for things that the other lists have in the bank's words only, by subject, in
 * three languages. Written by going through what a bank does, and measured with
 * the set `tuning` of tests/search/questions.tsv. A group is a line; indented lines continue it.
 */
export const customerWords: readonly (readonly string[])[] = `
# People and papers
外籍, 外國人, 越南人, 印尼人, 菲律賓人, 泰國人, 日本人, 韓國人, 美國人, 港澳, 移工, 看護, 新住民,
  外籍配偶, foreign resident, foreign national, migrant worker, 외국인, 외국 국적
健保卡, 駕照, 第二證件, 雙證件, second id, driving licence, 운전면허, 건강보험증
發證日期, 換發, 補領, issue date, 발급일, 발급 일자
過世, 去世, 往生, 遺產, 繼承, passed away, died, estate, 사망, 상속, 돌아가신
# Accounts
통장, 계좌, 구좌
만들, 만드, 개설, 신규, 가입, 개통
進階, 高級, 升級, 升等, advanced, premium, upgrade, 업그레이드, 상향
警示帳戶, 警示戶, 被警示, 衍生管制, flagged, frozen account, 의심 계좌, 지급 정지
結清, 銷戶, 不想用了, 關戶, 해지, 없애
# Sign-in
踢掉, 踢出, 被登出, 擠掉, 兩台, 另一台, 同時登入, two devices, 동시 로그인, 두 기기
人工, 真人, 專人, 專員, 客服人員, human, agent, real person, 상담원, 직원, 사람
인증번호, 인증 번호, 인증코드, 인증 코드, 문자 번호
인증서, 자연인 인증서, 공인인증서, 인증 카드
pin 碼, pin碼, pin code, 핀번호, 핀 번호
card pin, atm pin, 提款密碼, 卡片密碼, 晶片密碼, 카드 비밀번호, 카드 비번
transaction pin, transfer pin, 交易密碼, 轉帳密碼, 거래 비밀번호
# Transfers
收款人, 對方, 受款人, payee, recipient, 받는 사람, 수취인, 상대방
沒收到, 還沒收到, 沒進來, 沒入帳, 未入帳, not received, hasn't arrived, 안 들어
failed, fail, failure, didn't go through, unsuccessful, 실패, 안 됐, 失敗
錢被扣, 扣了錢, 錢不見, money gone, money is gone, deducted, debited, 돈이 빠,
  돈이 나갔
再一次, 重複, 重覆, 兩次, twice, again, duplicate, 두 번, 중복
how far back, how old, 幾年前, 多久以前, 以前的, 몇 년, 몇년, 언제까지
繳費, 代繳, 帳單, 水費, 電費, 電話費, 話費, 瓦斯費, 學費, 卡費, bill, utility, utilities, electricity,
  tuition, 공과금, 요금, 납부, 등록금
# Cards
카드, 체크카드, 직불카드
盜刷, 被盜刷, 盜用, 不是我刷, unauthorised, unauthorized, fraudulent, 도용, 부정 사용, 부정 결제
訂閱, 自動續訂, 月費, 會員扣款, 續約扣款, subscription, subscriptions, 구독, 정기 결제
일본, 미국, 한국, 해외, 외국, japan, korea, america, europe, abroad, overseas
리필, 재발급, 재발행, replacement, reissue, new card, 補發, 換卡
apple pay, google pay, samsung pay, 行動支付, mobile payment, 애플페이, 구글페이, 삼성페이, 간편결제
atm, cash machine, cashpoint, cash point, 提款機, 櫃員機, 自動櫃員機, 현금인출기, 현금 인출기
wifi, wi-fi, internet, network, connection, signal, 網路, 訊號, 인터넷, 와이파이, 연결
memo, remark, transfer note, my note, 備註, 附註, 附言, 메모, 적요, 비고
banknote, bills in cash, paper money, dollar bill, notes in cash, 現鈔, 鈔票, 현찰, 지폐
log me out, logged me out, logs me out, log me off, logs me off, signed me out, throws me out, kicks me out, kicked out,
  自動登出, 被登出, 로그아웃
look around, browse, have a look, just looking, 逛逛, 先看看, 看看功能, 둘러보, 구경
엔화, 엔, 日圓, 日幣, yen
까먹, 잊어, 잊었, 기억 안, 기억이 안, 생각 안, 생각이 안
돌아가셨, 돌아가신, 별세, 사망
갚, 상환, 변제
뽑, 인출, 출금, 찾기
긁, 결제
# Deposits
活儲, 活存, 活期, 活期儲蓄, demand deposit, savings account, 보통예금, 입출금
是什麼, 什麼是, 介紹, what is a, what are, meaning, 뭐예요, 뭔가요, 무엇입, 무엇인
드림 계좌, 드림통장, 드림 통장, 목표 저축
# Loans
失業, 被資遣, 裁員, 被裁, 沒工作, 丟了工作, 沒收入, lost my job, laid off, unemployed, redundant, got fired, out of work,
  실직, 해고, 실업, 퇴사
展延, 緩繳, 寬限, 延後還款, 協商, 少繳一點, defer, postpone, payment holiday, hardship, 유예, 연기, 미뤄, 미루
吃緊, 付不起, 負擔不起, 困難, struggle, struggling, keep up, afford, 힘들, 어려워, 어렵, 버거
繳不出, 繳不出來, 付不出來, 還不起, 沒錢繳, 遲繳, 逾期, 忘記繳, can't pay, cannot pay, can't afford,
  unable to pay, miss a payment, missed payment, late payment, 못 내, 못 낼, 못 갚, 연체,
  밀렸
扣款日, 還款日, 繳款日, 扣繳日, due date, payment day, 상환일, 납부일, 결제일, 이체일
退件, 被拒, 不過件, 婉拒, 未核准, 核不過, 거절, 반려, 승인 안
대출금, 대출, 융자
# Insurance and investment
保單, 退保, 解除契約, 取消保險, cancel policy, cancel insurance, 보험 취소, 보험 해지
外幣帳戶, 外幣存款, 存外幣, 存美金, 存日幣, foreign currency deposit, 외화 예금
匯外幣, 匯美金, 外幣匯款, 外幣轉帳, remit dollars, send dollars, 외화 송금
匯出國外, 匯到國外, 匯去國外, 國外匯款, 海外匯款, outward remittance, wire abroad, wire overseas,
  해외 송금, 외국으로 송금
# Pages
字體, 字太小, 字放大, 放大, 大一點, bigger, larger, font size, text size, 글씨, 글자 크기
深色, 夜間模式, dark mode, 다크 모드
# What other banks and other trades do, in words that customers also use of this bank.
公司戶, 公司帳戶, 行號, 法人帳戶, business account, company account, 법인 계좌, 사업자 통장
紅利點數, 紅利, 點數, 哩程, 里程, reward points, loyalty points, miles, 포인트, 마일리지
貴賓室, 機場接送, lounge, 라운지
年費, annual fee, 연회비
徵才, 職缺, 應徵, 面試, job, vacancy, career, internship, 채용, 구인, 인턴
董事長, 總經理, 股價, 市值, ceo, chairman, share price, 은행장, 주가
補助, 津貼, subsidy, benefits, 보조금, 지원금
悠遊卡, 一卡通, easycard, ipass, 교통카드
停車費, 罰單, parking, 주차
機票, flight ticket, 항공권
`
  .replace(/,\n {2}/g, ", ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(", "));
