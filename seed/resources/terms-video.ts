import { termsOf } from "./articles.ts";
import type { DocumentSeed } from "./types.ts";

/** The terms of identification by video call. */
export const videoCall: DocumentSeed = {
  number: 8,
  type: "01",
  title: {
    zh: "視訊通話身分確認約定條款",
    en: "Terms of identification by video call",
    ko: "영상 통화 본인 확인 약관",
  },
  summary: {
    zh: "視訊通話的進行方式、錄影與資料保存。",
    en: "How a video call is held, recorded and kept.",
    ko: "영상 통화의 진행 방법, 녹화, 자료 보존에 관한 약관입니다.",
  },
  group: "deposit",
  versions: [
    {
      version: "1.0",
      effectiveDays: -480,
      body: termsOf(
        {
          zh: "本行以視訊通話確認您的身分時，依本條款辦理。您按下開始通話，即表示同意。",
          en: "These terms apply when we confirm your identity by video call. You accept them by starting the call.",
          ko: "당행이 영상 통화로 본인 확인을 할 때 이 약관이 적용됩니다. 통화를 시작하시면 동의한 것으로 봅니다.",
        },
        [
          {
            title: { zh: "適用業務", en: "When it is used", ko: "적용 업무" },
            text: {
              zh: "視訊通話用於帳戶升級，以及其他經本行公告的身分確認。視訊一律由您自本行網站發起；本行不會以通訊軟體主動撥打視訊，也不會在通話中請您操作轉帳。",
              en: "Video calls serve account upgrade and other identity checks that we announce. You always start them from our web site. We never call you by video in a messaging app, and never ask you to make a transfer during a call.",
              ko: "영상 통화는 계좌 업그레이드와 당행이 공지하는 본인 확인에 이용됩니다. 영상 통화는 항상 고객이 당행 웹사이트에서 시작합니다. 당행은 메신저로 먼저 영상 전화를 걸지 않으며 통화 중 이체를 요청하지 않습니다.",
            },
          },
          {
            title: { zh: "通話環境", en: "Your surroundings", ko: "통화 환경" },
            text: {
              zh: "請於光線充足、安靜且無他人在旁之處進行，除去口罩、帽子與墨鏡，並備妥身分證件。螢幕分享與遠端操控程式應先關閉。",
              en: "Choose a bright, quiet place where you are alone; take off mask, hat and sunglasses, and have your ID ready. Close programs for screen sharing and remote control first.",
              ko: "밝고 조용하며 다른 사람이 없는 곳에서 마스크, 모자, 선글라스를 벗고 신분증을 준비해 주십시오. 화면 공유와 원격 조작 프로그램은 먼저 종료해 주십시오.",
            },
          },
          {
            title: { zh: "確認內容", en: "What we check", ko: "확인 내용" },
            text: {
              zh: "專員將核對您的容貌與證件，詢問基本資料、申請目的與近期往來情形，並可請您做指定動作，以辨識影像真偽。",
              en: "Our staff compare your face with your ID, ask about your details, your purpose and recent dealings, and may ask you to make certain movements to tell a real picture from a fake.",
              ko: "직원은 얼굴과 신분증을 대조하고 기본 정보, 신청 목적, 최근 거래를 여쭈며, 영상의 진위를 확인하기 위해 특정 동작을 요청할 수 있습니다.",
            },
          },
          {
            title: { zh: "服務時間與預約", en: "Hours and call-backs", ko: "서비스 시간과 예약" },
            text: {
              zh: "服務時間公告於網站。非服務時間或 2 分鐘內無人接聽，您得預約回電時間；需要手語翻譯，請於 3 個營業日前預約，免收費用。颱風等停止上班期間，依臺北市政府宣布暫停，已預約者以簡訊通知改期。",
              en: "Hours are on the web site. Outside them, or if nobody answers within 2 minutes, you may book a call-back. For sign language interpreting, which is free, book 3 business days ahead. When Taipei City closes offices for a typhoon or the like, calls pause and we move your booking by SMS.",
              ko: "서비스 시간은 웹사이트에 공지합니다. 서비스 시간 외이거나 2분 안에 응답이 없으면 통화 시간을 예약할 수 있습니다. 수어 통역은 3영업일 전까지 예약하시면 무료로 제공합니다. 태풍 등으로 타이베이시가 휴무를 선포하면 중단되며 예약하신 분께는 문자로 변경을 알려 드립니다.",
            },
          },
          {
            title: { zh: "錄影與保存", en: "Recording", ko: "녹화와 보존" },
            text: {
              zh: "通話全程錄影錄音，作為身分確認與爭議處理的證據，依法令保存期限保存，屆期刪除；未經您同意，不作其他用途。",
              en: "The whole call is recorded in sound and picture as evidence of the check and for disputes. It is kept for as long as the law requires and then deleted, and not used otherwise without your consent.",
              ko: "통화의 전 과정을 녹화하고 녹음하여 본인 확인과 분쟁 처리의 증거로 삼으며, 법령이 정한 기간 동안 보존한 뒤 삭제합니다. 동의 없이 다른 용도로 쓰지 않습니다.",
            },
          },
          {
            title: { zh: "中止", en: "Breaking off", ko: "중단" },
            text: {
              zh: "連線不清、身分可疑、有人在旁指示，或您表示遭脅迫時，專員得中止通話；必要時通報有關機關。斷線者，得重新發起。",
              en: "Our staff may break off if the connection is poor, identity is doubtful, someone is giving you instructions or you say that you are under threat, and report it where needed. If the line drops, start again.",
              ko: "연결이 불량하거나 본인 여부가 의심되거나 옆에서 지시하는 사람이 있거나 협박을 받고 있다고 말씀하시면 직원이 통화를 중단할 수 있고 필요하면 관계 기관에 신고합니다. 연결이 끊기면 다시 시작하실 수 있습니다.",
            },
          },
          {
            title: { zh: "結果通知", en: "The result", ko: "결과 통지" },
            text: {
              zh: "確認結果於通話結束時告知，並以電子郵件通知。對結果有疑義，請洽客服中心 0800-899-899。",
              en: "You hear the result at the end of the call and by email. If you do not agree, call 0800-899-899.",
              ko: "결과는 통화를 마칠 때 알려 드리고 이메일로도 통지합니다. 이의가 있으면 고객센터 0800-899-899로 연락해 주십시오.",
            },
          },
        ],
      ),
    },
  ],
};
