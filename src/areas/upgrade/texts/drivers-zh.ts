import { callCentre } from "#base/site/brand.ts";

/** The words of the device check and the downloads. */
export const drivers = {
  title: "設備檢查與下載",
  lead: "依序檢查瀏覽器、簽章元件、讀卡機、卡片、攝影機與麥克風，並依說明排除問題。",
  checkAll: "開始檢查",
  checking: "檢查中",
  check: "檢查",
  again: "重新檢查",
  states: {
    idle: "尚未檢查",
    running: "檢查中",
    ok: "正常",
    failed: "需要處理",
    skipped: "請先處理前一項",
  },
  checks: {
    browser: {
      name: "瀏覽器",
      ok: "您的瀏覽器支援憑證驗證與視訊通話。",
      remedy: "請更新瀏覽器，或改用 Chrome、Edge、Firefox、Safari 的最新版本。",
    },
    permission: {
      name: "連線權限",
      ok: "瀏覽器可以連線到這台電腦上的簽章元件。",
      remedy: "請按網址列左側的網站設定，將「本機網路」或「區域網路存取」改為允許，再重新檢查。",
    },
    adapter: {
      name: "簽章元件",
      ok: "簽章元件 {version} 已啟動。",
      remedy:
        "請在下方下載並安裝簽章元件，啟動後再重新檢查。已安裝者，請確認程式正在執行，並已依說明讓這台電腦信任它的憑證（Windows 執行 trust.cmd，Mac 執行 trust.command），或在瀏覽器開啟 https://localhost:56450（Mac 為 54450）接受憑證。",
    },
    reader: {
      name: "讀卡機",
      ok: "找到 {count} 台讀卡機。",
      soft: "使用展示用的軟體卡片，不需要讀卡機。",
      remedy: "請將讀卡機接上電腦，在下方下載並安裝驅動程式後再重新檢查。",
    },
    card: {
      name: "自然人憑證",
      ok: "已讀到卡片。",
      remedy: "請將自然人憑證晶片朝上插入讀卡機，或擦拭晶片後再重新檢查。",
    },
    camera: {
      name: "攝影機",
      ok: "攝影機正常：{label}",
      remedy: "請允許瀏覽器使用攝影機，並關閉其他正在使用攝影機的程式。",
    },
    microphone: {
      name: "麥克風",
      ok: "麥克風正常：{label}",
      remedy: "請允許瀏覽器使用麥克風，並關閉其他正在使用麥克風的程式。",
    },
  },
  tries: "PIN 碼還可輸入 {left} 次。",
  downloads: "下載簽章元件",
  downloadsLead:
    "解壓縮後，依資料夾內的說明啟動。程式只回應本行網站；移除前請先執行 untrust，取消對其憑證的信任。",
  platforms: { windows: "Windows", mac: "Mac" },
  download: "下載 {platform}",
  version: "版本",
  size: "大小",
  digest: "SHA-256",
  none: `目前無法下載簽章元件，請稍後再試，或聯絡客服中心 ${callCentre.tollFree}。`,
  unsigned: "這些檔案沒有發行者簽章，系統可能會顯示警告。請先核對 SHA-256，再執行程式。",
  readerDrivers: "下載讀卡機與卡片驅動程式",
  readerDriversLead: "讀卡機與自然人憑證的驅動程式由內政部憑證管理中心提供，請選擇您的電腦系統。",
  readerDriver: "{platform} 驅動程式（內政部憑證管理中心）",
  upgrade: "前往帳戶升級",
};

export type DriversTexts = typeof drivers;
