// The banks that accept transfers, most used first, then by code. A text table, one bank per line:
// code, Chinese name, English name, Korean name or - for none, nicknames that people search by.
// Farmers' and fishermen's associations, some three hundred codes from 5xx to 9xx, are left out.

/** Code | zh | en | ko or - | nicknames. */
export const bankLines = `
  822 | 中國信託商業銀行 | CTBC Bank | CTBC은행 | 中信、中國信託、中信銀
  013 | 國泰世華商業銀行 | Cathay United Bank | 캐세이유나이티드은행 | 國泰、國泰世華、cube
  808 | 玉山商業銀行 | E.SUN Commercial Bank | - | 玉山、esun
  812 | 台新國際商業銀行 | Taishin International Bank | - | 台新、richart
  700 | 中華郵政 | Chunghwa Post | 중화우정 | 郵局、郵政、post office
  004 | 臺灣銀行 | Bank of Taiwan | 타이완은행 | 台銀、bot
  007 | 第一商業銀行 | First Commercial Bank | 제일상업은행 | 一銀、第一銀行、ileo
  012 | 台北富邦商業銀行 | Taipei Fubon Commercial Bank | - | 北富銀、富邦、台北富邦
  005 | 臺灣土地銀行 | Land Bank of Taiwan | 타이완토지은행 | 土銀、土地銀行
  006 | 合作金庫商業銀行 | Taiwan Cooperative Bank | 합작금고은행 | 合庫、合作金庫、tcb
  008 | 華南商業銀行 | Hua Nan Commercial Bank | 화남은행 | 華銀、華南
  009 | 彰化商業銀行 | Chang Hwa Commercial Bank | - | 彰銀、彰化銀行
  011 | 上海商業儲蓄銀行 | Shanghai Commercial & Savings Bank | - | 上銀、上海銀行、上海商銀、scsb
  016 | 高雄銀行 | Bank of Kaohsiung | - | 高銀
  017 | 兆豐國際商業銀行 | Mega International Commercial Bank | - | 兆豐、icbc
  018 | 全國農業金庫 | Agricultural Bank of Taiwan | - | 農業金庫、農金庫
  020 | 日商瑞穗銀行 | Mizuho Bank | 미즈호은행 | 瑞穗
  021 | 花旗(台灣)商業銀行 | Citibank Taiwan | 씨티은행 (타이완) | 花旗、citi
  022 | 美國銀行 | Bank of America | 뱅크오브아메리카 | 美銀、bofa
  023 | 泰國盤谷銀行 | Bangkok Bank | 방콕은행 | 盤谷
  025 | 菲律賓首都銀行 | Metrobank | - | 首都銀行
  029 | 新加坡商大華銀行 | United Overseas Bank | - | 大華、uob
  039 | 澳商澳盛銀行 | ANZ Bank | ANZ은행 | 澳盛
  048 | 王道商業銀行 | O-Bank | - | 王道、obank
  050 | 臺灣中小企業銀行 | Taiwan Business Bank | - | 台企銀、臺灣企銀、企銀、tbb
  052 | 渣打國際商業銀行 | Standard Chartered Bank (Taiwan) | 스탠다드차타드은행 (타이완) | 渣打、scb
  053 | 台中商業銀行 | Taichung Commercial Bank | - | 台中銀、中商銀
  054 | 京城商業銀行 | King's Town Bank | - | 京城
  072 | 德商德意志銀行 | Deutsche Bank | 도이치은행 | 德意志
  075 | 香港商東亞銀行 | Bank of East Asia | 동아은행 | 東亞、bea
  076 | 美商摩根大通銀行 | JPMorgan Chase Bank | JP모건체이스은행 | 摩根大通
  081 | 滙豐(台灣)商業銀行 | HSBC Bank (Taiwan) | HSBC은행 (타이완) | 滙豐、匯豐
  082 | 法國巴黎銀行 | BNP Paribas | - | 法巴、bnp
  085 | 新加坡華僑銀行 | OCBC Bank | - | 華僑
  086 | 法商東方匯理銀行 | Credit Agricole CIB | - | 東方匯理、東方滙理
  092 | 瑞士銀行 | UBS | - | 瑞銀
  093 | 荷商安智銀行 | ING Bank | - | 安智
  098 | 日商三菱日聯銀行 | MUFG Bank | 미쓰비시UFJ은행 | 三菱
  101 | 瑞興商業銀行 | Taipei Star Bank | - | 瑞興、大台北銀行
  102 | 華泰商業銀行 | Hwatai Bank | - | 華泰
  103 | 臺灣新光商業銀行 | Shin Kong Bank | 신콩은행 | 新光
  104 | 台北市第五信用合作社 | Taipei Fifth Credit Cooperative | - | 台北五信
  108 | 陽信商業銀行 | Sunny Bank | - | 陽信
  114 | 基隆第一信用合作社 | Keelung First Credit Cooperative | - | 基隆一信
  115 | 基隆市第二信用合作社 | Keelung Second Credit Cooperative | - | 基隆二信
  118 | 板信商業銀行 | Bank of Panhsin | - | 板信
  119 | 淡水第一信用合作社 | Tamsui First Credit Cooperative | - | 淡水一信
  120 | 新北市淡水信用合作社 | Tamsui Credit Cooperative | - | 淡水信合社、淡信
  124 | 宜蘭信用合作社 | Yilan Credit Cooperative | - | 宜蘭信合社
  127 | 桃園信用合作社 | Taoyuan Credit Cooperative | - | 桃園信合社
  130 | 新竹第一信用合作社 | Hsinchu First Credit Cooperative | - | 新竹一信
  132 | 新竹第三信用合作社 | Hsinchu Third Credit Cooperative | - | 新竹三信
  146 | 台中市第二信用合作社 | Taichung Second Credit Cooperative | - | 台中二信
  147 | 三信商業銀行 | COTA Commercial Bank | - | 三信
  158 | 彰化第一信用合作社 | Changhua First Credit Cooperative | - | 彰化一信
  161 | 彰化第五信用合作社 | Changhua Fifth Credit Cooperative | - | 彰化五信
  162 | 彰化第六信用合作社 | Changhua Sixth Credit Cooperative | - | 彰化六信
  163 | 彰化第十信用合作社 | Changhua Tenth Credit Cooperative | - | 彰化十信
  165 | 鹿港信用合作社 | Lukang Credit Cooperative | - | 鹿港信合社
  178 | 嘉義市第三信用合作社 | Chiayi Third Credit Cooperative | - | 嘉義三信
  188 | 台南第三信用合作社 | Tainan Third Credit Cooperative | - | 台南三信
  204 | 高雄市第三信用合作社 | Kaohsiung Third Credit Cooperative | - | 高雄三信
  215 | 花蓮第一信用合作社 | Hualien First Credit Cooperative | - | 花蓮一信
  216 | 花蓮第二信用合作社 | Hualien Second Credit Cooperative | - | 花蓮二信
  222 | 澎湖縣第一信用合作社 | Penghu First Credit Cooperative | - | 澎湖一信
  223 | 澎湖第二信用合作社 | Penghu Second Credit Cooperative | - | 澎湖二信
  224 | 金門縣信用合作社 | Kinmen Credit Cooperative | - | 金門信合社
  321 | 日商三井住友銀行 | Sumitomo Mitsui Banking Corp. | 미쓰이스미토모은행 | 三井住友、smbc
  330 | 韓商韓亞銀行 | KEB Hana Bank | 하나은행 | 韓亞、hana
  380 | 中國銀行 | Bank of China | 중국은행 | 中銀、boc
  381 | 交通銀行 | Bank of Communications | 교통은행 | 交銀
  803 | 聯邦商業銀行 | Union Bank of Taiwan | - | 聯邦、ubot
  805 | 遠東國際商業銀行 | Far Eastern International Bank | - | 遠銀、遠東、bankee、feib
  806 | 元大商業銀行 | Yuanta Commercial Bank | - | 元大
  807 | 永豐商業銀行 | Bank SinoPac | - | 永豐、dawho、大戶
  809 | 凱基商業銀行 | KGI Bank | KGI은행 | 凱基
  810 | 星展(台灣)商業銀行 | DBS Bank (Taiwan) | DBS은행 (타이완) | 星展
  815 | 日盛國際商業銀行 | Jih Sun International Bank | - | 日盛
  816 | 安泰商業銀行 | EnTie Commercial Bank | - | 安泰
  823 | 將來商業銀行 | NEXT Commercial Bank | 넥스트은행 | 將來、將來銀行、next bank
  824 | 連線商業銀行 | LINE Bank Taiwan | 라인뱅크 타이완 | 連線、line bank
  826 | 樂天國際商業銀行 | Rakuten International Commercial Bank | 라쿠텐은행 | 樂天
`;

/** Banks that were taken over: the last day of their own code, if it ended, and the successor. */
export const bankSuccessions: Readonly<Record<string, { validTo: string | null; by: string }>> = {
  // Only its retail customers moved, on 2023-08-12; companies keep their accounts.
  "021": { validTo: null, by: "810" },
  "815": { validTo: "2023-03-31", by: "012" },
};
