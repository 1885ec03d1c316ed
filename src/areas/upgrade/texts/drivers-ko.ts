import { callCentre } from "#base/site/brand.ts";
import type { DriversTexts } from "./drivers-zh.ts";

export const drivers: DriversTexts = {
  title: "기기 점검 및 다운로드",
  lead: "브라우저, 서명 프로그램, 카드 리더, 카드, 카메라, 마이크를 차례로 점검하고 해결 방법을 안내합니다.",
  checkAll: "점검 시작",
  checking: "점검 중",
  check: "점검",
  again: "다시 점검",
  states: {
    idle: "점검 전",
    running: "점검 중",
    ok: "정상",
    failed: "조치 필요",
    skipped: "앞 항목을 먼저 해결해 주십시오",
  },
  checks: {
    browser: {
      name: "브라우저",
      ok: "인증서와 영상 통화를 지원하는 브라우저입니다.",
      remedy: "브라우저를 업데이트하시거나 최신 Chrome, Edge, Firefox, Safari를 사용해 주십시오.",
    },
    permission: {
      name: "연결 권한",
      ok: "브라우저가 이 PC의 서명 프로그램에 연결할 수 있습니다.",
      remedy:
        "주소창 왼쪽의 사이트 설정에서 로컬 네트워크 액세스를 허용하신 후 다시 점검해 주십시오.",
    },
    adapter: {
      name: "서명 프로그램",
      ok: "서명 프로그램 {version}이 실행 중입니다.",
      remedy:
        "아래에서 서명 프로그램을 다운로드하여 설치하고 실행하신 후 다시 점검해 주십시오. 설치되어 있다면 실행 중인지, 이 PC가 인증서를 신뢰하는지 확인해 주십시오. Windows는 trust.cmd, Mac은 trust.command를 한 번 실행하시거나, 브라우저에서 https://localhost:56450(Mac은 54450)을 열어 인증서를 수락하시면 됩니다.",
    },
    reader: {
      name: "카드 리더",
      ok: "카드 리더 {count}대를 찾았습니다.",
      soft: "데모용 소프트웨어 카드를 사용 중이므로 리더가 필요하지 않습니다.",
      remedy:
        "카드 리더를 연결하고 아래에서 드라이버를 다운로드하여 설치하신 후 다시 점검해 주십시오.",
    },
    card: {
      name: "자연인 인증서",
      ok: "카드를 읽을 수 있습니다.",
      remedy: "칩이 위로 향하도록 카드를 넣거나 칩을 닦으신 후 다시 점검해 주십시오.",
    },
    camera: {
      name: "카메라",
      ok: "카메라 정상: {label}",
      remedy:
        "브라우저의 카메라 사용을 허용하고 카메라를 사용하는 다른 프로그램을 종료해 주십시오.",
    },
    microphone: {
      name: "마이크",
      ok: "마이크 정상: {label}",
      remedy:
        "브라우저의 마이크 사용을 허용하고 마이크를 사용하는 다른 프로그램을 종료해 주십시오.",
    },
  },
  tries: "남은 PIN 입력 횟수: {left}회",
  downloads: "서명 프로그램 다운로드",
  downloadsLead:
    "압축을 풀고 폴더 안의 안내에 따라 실행해 주십시오. 당행 웹사이트에만 응답합니다. 삭제하시기 전에 untrust를 실행하여 인증서 신뢰를 해제해 주십시오.",
  platforms: { windows: "Windows", mac: "Mac" },
  download: "{platform}용 다운로드",
  version: "버전",
  size: "크기",
  digest: "SHA-256",
  none: `현재 서명 프로그램을 다운로드하실 수 없습니다. 잠시 후 다시 시도하시거나 고객센터 ${callCentre.tollFree}번으로 문의해 주십시오.`,
  unsigned:
    "이 파일에는 게시자 서명이 없어 시스템 경고가 표시될 수 있습니다. 실행하시기 전에 SHA-256을 확인해 주십시오.",
  readerDrivers: "카드 리더 및 카드 드라이버 다운로드",
  readerDriversLead:
    "카드 리더와 자연인 인증서의 드라이버는 내정부 인증관리센터(MOICA)에서 제공합니다. 사용하시는 시스템을 선택해 주십시오.",
  readerDriver: "{platform}용 드라이버(MOICA)",
  upgrade: "계좌 업그레이드로 이동",
};
