import type { ErrorTable } from "./error-table.ts";

/** The refusals of the citizen digital certificate. */
export const citizenCardErrors = {
  // Found by the page or the adapter
  "61001": {
    means: "the page cannot use the adapter: browser outdated",
    zh: "您的瀏覽器版本過舊，無法使用自然人憑證，請更新瀏覽器後再試一次。",
    en: "Your browser is too old for the citizen digital certificate. Please update it and try again.",
    ko: "브라우저 버전이 낮아 자연인 인증서를 사용할 수 없습니다. 브라우저를 업데이트한 후 다시 시도해 주십시오.",
  },
  "61006": {
    means: "no port answered: no driver",
    zh: "找不到驅動程式與簽章元件，請下載安裝並啟動後再試一次。",
    en: "The driver and the signing adapter were not found. Please install and start them, then try again.",
    ko: "드라이버와 서명 프로그램을 찾을 수 없습니다. 설치하고 실행한 후 다시 시도해 주십시오.",
  },
  "61014": {
    means: "a proxy answered: driver not fully installed",
    zh: "驅動程式未完整安裝，或連線經過代理伺服器。請重新安裝，並允許簽章元件直接連線後再試一次。",
    en: "The driver is not fully installed, or a proxy is blocking the connection. Please reinstall it, allow the signing adapter to connect directly, and try again.",
    ko: "드라이버가 완전히 설치되지 않았거나 프록시를 거쳐 연결되었습니다. 다시 설치하고 서명 프로그램의 직접 연결을 허용한 후 다시 시도해 주십시오.",
  },
  "61015": {
    means: "connection lost after an answer: driver not fully installed",
    zh: "驅動程式未完整安裝，或簽章元件已中斷連線。請重新安裝最新版本後再試一次。",
    en: "The driver is not fully installed, or the signing adapter lost its connection. Please install the latest version and try again.",
    ko: "드라이버가 완전히 설치되지 않았거나 서명 프로그램의 연결이 끊겼습니다. 최신 버전을 설치한 후 다시 시도해 주십시오.",
  },
  "62001": {
    means: "no PKCS#11 module: no driver",
    zh: "找不到讀卡機的驅動程式，請下載安裝後再試一次。",
    en: "The card reader driver was not found. Please install it and try again.",
    ko: "카드 리더의 드라이버를 찾을 수 없습니다. 설치한 후 다시 시도해 주십시오.",
  },
  "62002": {
    means: "no card in the reader",
    zh: "讀不到卡片，請確認讀卡機已接上並插好自然人憑證後再試一次。",
    en: "No card was found. Please connect the card reader, insert your citizen digital certificate and try again.",
    ko: "카드를 찾을 수 없습니다. 카드 리더를 연결하고 자연인 인증서를 꽂은 후 다시 시도해 주십시오.",
  },
  "62003": {
    means: "card unreadable",
    zh: "無法讀取卡片，請取出後擦拭晶片，重新插入再試一次。",
    en: "The card could not be read. Please wipe the chip, insert the card again and try again.",
    ko: "카드를 읽을 수 없습니다. 칩을 닦은 뒤 카드를 다시 꽂고 시도해 주십시오.",
  },
  "62004": {
    means: "no certificate on the card",
    zh: "卡片中沒有憑證，請改插您的自然人憑證後再試一次。",
    en: "There is no certificate on this card. Please insert your citizen digital certificate and try again.",
    ko: "카드에 인증서가 없습니다. 본인의 자연인 인증서를 꽂은 후 다시 시도해 주십시오.",
  },
  "62011": {
    means: "wrong card PIN",
    zh: "自然人憑證 PIN 碼不正確，請重新輸入。還可再試 {left} 次。",
    en: "The citizen digital certificate PIN is incorrect. Please enter it again. You have {left} {left|attempt|attempts} left.",
    ko: "자연인 인증서 PIN이 올바르지 않습니다. 다시 입력해 주십시오. 남은 횟수는 {left}회입니다.",
  },
  "62012": {
    means: "card locked",
    zh: "自然人憑證已鎖卡，請先至內政部憑證管理中心網站辦理鎖卡解碼，或洽戶政事務所，再回到這裡操作。",
    en: "The citizen digital certificate is locked. Please unlock it on the MOICA website (the Ministry of the Interior’s certification authority) or at a household registration office, then try again.",
    ko: "자연인 인증서가 잠겼습니다. 내정부 인증서 관리 센터(MOICA) 웹사이트나 호정사무소에서 잠금을 해제한 후 다시 이용해 주십시오.",
  },
  "62013": {
    means: "card PIN wrong in form",
    zh: "自然人憑證 PIN 碼格式不正確，請輸入 6 至 8 個英文字母或數字。",
    en: "The citizen digital certificate PIN format is not valid. Please enter 6 to 8 letters or digits.",
    ko: "자연인 인증서 PIN 형식이 올바르지 않습니다. 영문자나 숫자 6~8자로 입력해 주십시오.",
  },
  CTZN000001: {
    means: "wrong card PIN, and the card does not tell the attempts left",
    zh: "自然人憑證 PIN 碼不正確，請核對後重新輸入。連續輸入錯誤將會鎖卡。",
    en: "The citizen digital certificate PIN is incorrect. Please check it and try again. Repeated incorrect entries lock the card.",
    ko: "자연인 인증서 PIN이 올바르지 않습니다. 확인한 후 다시 입력해 주십시오. 계속 잘못 입력하면 카드가 잠깁니다.",
  },
  CTZN000002: {
    means: "the browser is not allowed to reach the adapter",
    zh: "瀏覽器未允許本網站連線到簽章元件，請在瀏覽器的網站設定中允許後再試一次。",
    en: "Your browser does not allow this site to connect to the signing adapter. Please allow it in the browser’s site settings and try again.",
    ko: "브라우저가 서명 프로그램 연결을 허용하지 않았습니다. 브라우저의 사이트 설정에서 허용한 후 다시 시도해 주십시오.",
  },
  // Found by the server
  CTZN000003: {
    means: "expired",
    zh: "您的自然人憑證已過期，請先辦理展期或換發新卡，再回到這裡操作。",
    en: "Your citizen digital certificate has expired. Please renew it or get a new card, then try again.",
    ko: "자연인 인증서가 만료되었습니다. 갱신하거나 새로 발급받은 후 이용해 주십시오.",
  },
  CTZN000004: {
    means: "not yet valid",
    zh: "您的自然人憑證尚未生效，請於生效後再試。",
    en: "Your citizen digital certificate is not valid yet. Please try again after it becomes valid.",
    ko: "자연인 인증서가 아직 유효하지 않습니다. 유효 기간이 시작된 후 다시 시도해 주십시오.",
  },
  CTZN000005: {
    means: "revoked",
    zh: "您的自然人憑證已廢止，請改用有效的自然人憑證。",
    en: "Your citizen digital certificate has been revoked. Please use a valid one.",
    ko: "자연인 인증서가 폐지되었습니다. 유효한 자연인 인증서를 사용해 주십시오.",
  },
  CTZN000006: {
    means: "revocation cannot be checked now",
    zh: "目前無法確認憑證是否有效，請稍後再試。",
    en: "We cannot check the certificate at the moment. Please try again later.",
    ko: "현재 인증서의 유효 여부를 확인할 수 없습니다. 잠시 후 다시 시도해 주십시오.",
  },
  CTZN000007: {
    means: "not trusted: no chain to a trusted root, or a bad signature",
    zh: "無法信任這張憑證，請確認插入的是內政部核發的自然人憑證。",
    en: "This certificate cannot be trusted. Please insert a citizen digital certificate issued by the Ministry of the Interior.",
    ko: "신뢰할 수 없는 인증서입니다. 내정부가 발급한 자연인 인증서인지 확인해 주십시오.",
  },
  CTZN000008: {
    means: "identity mismatch, or bound to another customer",
    zh: "自然人憑證與您的身分資料不符，請使用您本人的自然人憑證，或聯絡客服中心 {phone}。",
    en: "The citizen digital certificate does not match your information. Please use your own, or call {phone}.",
    ko: "자연인 인증서가 고객님의 정보와 일치하지 않습니다. 본인의 자연인 인증서를 사용하거나 고객센터 {phone}번으로 문의해 주십시오.",
  },
  CTZN000009: {
    means: "challenge or ticket used, old or not ours",
    zh: "這次憑證驗證已失效，請重新開始驗證。",
    en: "This certificate verification has expired. Please start again.",
    ko: "이번 인증서 확인은 더 이상 유효하지 않습니다. 인증을 다시 시작해 주십시오.",
  },
  CTZN000010: {
    means: "the adapter is busy with other requests",
    zh: "簽章元件正在處理其他作業，請稍候再試一次。",
    en: "The signer is busy with other requests. Please wait a moment and try again.",
    ko: "서명 프로그램이 다른 작업을 처리하고 있습니다. 잠시 후 다시 시도해 주십시오.",
  },
  CTZN000011: {
    means: "the adapter cannot reach the bank",
    zh: "簽章元件無法連線到本行，請確認這台電腦的網路、代理伺服器與防火牆設定後再試一次。",
    en: "The signer cannot reach the bank. Please check this computer’s network, proxy and firewall settings, and try again.",
    ko: "서명 프로그램이 은행에 연결할 수 없습니다. 이 PC의 네트워크, 프록시, 방화벽 설정을 확인하신 후 다시 시도해 주십시오.",
  },
} satisfies ErrorTable;
