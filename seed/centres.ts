import type { Translated } from "#base/language.ts";

/** A place where people of the bank help in person. */
export interface CentreSeed {
  name: Translated;
  address: Translated;
  /** Made up, in the form of its area code. */
  telephone: string;
  /** As "09:00-18:00"; null is closed. */
  hours: { weekday: string; weekend: string | null };
  note: Translated;
  latitude: number;
  longitude: number;
}

/** The service centres, from north to south; streets and numbers are made up. */
export const centres: CentreSeed[] = [
  {
    name: {
      zh: "臺北服務據點",
      en: "Taipei service centre",
      ko: "타이베이 서비스 센터",
    },
    address: {
      zh: "臺北市中正區晨光路一段 18 號 1 樓",
      en: "1F, No. 18, Sec. 1, Chenguang Rd., Zhongzheng Dist., Taipei City",
      ko: "타이베이시 중정구 천광로 1단 18호 1층",
    },
    telephone: "02-5555-0101",
    hours: { weekday: "09:00-18:00", weekend: "10:00-16:00" },
    note: {
      zh: "近臺北車站，步行約 8 分鐘。設無障礙通道與視訊協助座位；手語翻譯請於 3 個營業日前預約。",
      en: "About 8 minutes’ walk from Taipei Main Station. Step-free, with seats for help by video. Please book sign language interpreting 3 business days ahead.",
      ko: "타이베이역에서 도보로 약 8분 거리입니다. 무장애 통로와 영상 상담석이 있으며 수어 통역은 3영업일 전까지 예약해 주십시오.",
    },
    latitude: 25.0429,
    longitude: 121.5156,
  },
  {
    name: {
      zh: "桃園服務據點",
      en: "Taoyuan service centre",
      ko: "타오위안 서비스 센터",
    },
    address: {
      zh: "桃園市桃園區曙新路 66 號 1 樓",
      en: "1F, No. 66, Shuxin Rd., Taoyuan Dist., Taoyuan City",
      ko: "타오위안시 타오위안구 수신로 66호 1층",
    },
    telephone: "03-155-0102",
    hours: { weekday: "09:00-18:00", weekend: null },
    note: {
      zh: "近桃園車站。備有英文服務人員，居留證開戶諮詢可先預約。設無障礙通道。",
      en: "Near Taoyuan Station. Staff speak English; you can book advice on opening an account with a residence card. Step-free.",
      ko: "타오위안역 근처에 있습니다. 영어 상담이 가능하며 거류증 계좌 개설 상담을 예약하실 수 있습니다. 무장애 통로가 있습니다.",
    },
    latitude: 24.9901,
    longitude: 121.3126,
  },
  {
    name: {
      zh: "新竹服務據點",
      en: "Hsinchu service centre",
      ko: "신주 서비스 센터",
    },
    address: {
      zh: "新竹市東區曦門二路 35 號 1 樓",
      en: "1F, No. 35, Ximen 2nd Rd., East Dist., Hsinchu City",
      ko: "신주시 둥구 시먼2로 35호 1층",
    },
    telephone: "03-155-0103",
    hours: { weekday: "09:00-18:00", weekend: null },
    note: {
      zh: "近新竹車站。提供讀卡機與電腦，可在現場辦理帳戶升級，請攜帶自然人憑證。設無障礙通道。",
      en: "Near Hsinchu Station. A computer and a card reader are there for account upgrade: bring your citizen digital certificate. Step-free.",
      ko: "신주역 근처에 있습니다. 컴퓨터와 카드 리더가 있어 계좌 업그레이드를 하실 수 있으니 자연인 증서를 지참해 주십시오. 무장애 통로가 있습니다.",
    },
    latitude: 24.8026,
    longitude: 120.9706,
  },
  {
    name: {
      zh: "臺中服務據點",
      en: "Taichung service centre",
      ko: "타이중 서비스 센터",
    },
    address: {
      zh: "臺中市西區向晨街 120 號 1 樓",
      en: "1F, No. 120, Xiangchen St., West Dist., Taichung City",
      ko: "타이중시 시구 샹천가 120호 1층",
    },
    telephone: "04-5555-0104",
    hours: { weekday: "09:00-18:00", weekend: "10:00-16:00" },
    note: {
      zh: "提供讀卡機與電腦，可在現場辦理帳戶升級。設無障礙通道與視訊協助座位，門前可暫停接送。",
      en: "A computer and a card reader are there for account upgrade. Step-free, with seats for help by video and a place to be set down at the door.",
      ko: "컴퓨터와 카드 리더가 있어 계좌 업그레이드를 하실 수 있습니다. 무장애 통로와 영상 상담석이 있으며 입구에서 승하차하실 수 있습니다.",
    },
    latitude: 24.1413,
    longitude: 120.6647,
  },
  {
    name: {
      zh: "臺南服務據點",
      en: "Tainan service centre",
      ko: "타이난 서비스 센터",
    },
    address: {
      zh: "臺南市中西區初日路 52 號 1 樓",
      en: "1F, No. 52, Churi Rd., West Central Dist., Tainan City",
      ko: "타이난시 중시구 추르로 52호 1층",
    },
    telephone: "06-155-0105",
    hours: { weekday: "09:00-18:00", weekend: null },
    note: {
      zh: "設高齡友善櫃檯，可陪同操作 App 與無障礙網路銀行。設無障礙通道。",
      en: "With a desk for older customers, where we go through the app and the accessible web bank with you. Step-free.",
      ko: "고령 고객 전용 창구에서 앱과 웹 접근성 뱅킹 이용을 함께 도와드립니다. 무장애 통로가 있습니다.",
    },
    latitude: 22.9926,
    longitude: 120.2044,
  },
  {
    name: {
      zh: "高雄服務據點",
      en: "Kaohsiung service centre",
      ko: "가오슝 서비스 센터",
    },
    address: {
      zh: "高雄市前金區海曦一路 9 號 1 樓",
      en: "1F, No. 9, Haixi 1st Rd., Qianjin Dist., Kaohsiung City",
      ko: "가오슝시 첸진구 하이시1로 9호 1층",
    },
    telephone: "07-155-0106",
    hours: { weekday: "09:00-18:00", weekend: "10:00-16:00" },
    note: {
      zh: "提供讀卡機與電腦，可在現場辦理帳戶升級。設無障礙通道；颱風停止上班，依高雄市政府宣布。",
      en: "A computer and a card reader are there for account upgrade. Step-free. When offices close for a typhoon, we follow Kaohsiung City.",
      ko: "컴퓨터와 카드 리더가 있어 계좌 업그레이드를 하실 수 있습니다. 무장애 통로가 있으며 태풍으로 인한 휴무는 가오슝시의 발표를 따릅니다.",
    },
    latitude: 22.6271,
    longitude: 120.2962,
  },
];
