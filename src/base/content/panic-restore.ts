import { appName } from "../site/brand.ts";
import type { Translated } from "../text/language.ts";

/** How access is restored, in a sentence for pages and letters. */
export const panicRestore: Translated = {
  zh: `如需恢復，請在${appName.zh} 確認身分後解除，或聯絡客服中心；網站無法解除。`,
  en: `To restore access, verify your identity in ${appName.en} or contact the call centre. This cannot be done on the website.`,
  ko: `해제하시려면 ${appName.ko}에서 본인 확인을 하시거나 고객센터로 연락해 주십시오. 웹사이트에서는 해제할 수 없습니다.`,
};
