import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-dev-shm-usage","--disable-gpu"] });
const p = await b.newPage({ viewport: { width: 320, height: 640 } });
for (const u of process.argv.slice(2)) {
  await p.goto("http://localhost:4320" + u);
  const r = await p.evaluate(() => {
    const w = document.documentElement.clientWidth;
    const out = [];
    for (const e of document.querySelectorAll("body *")) { const q = e.getBoundingClientRect(); if (q.right > w + 0.5 && q.width > 0) out.push(`${e.tagName}.${e.className?.baseVal ?? e.className} ${Math.round(q.left)}-${Math.round(q.right)} ${(e.textContent||"").trim().slice(0,30)}`); }
    return [document.documentElement.scrollWidth - w, out.slice(0, 14)];
  });
  console.log(u, JSON.stringify(r, null, 1));
}
await p.goto("http://localhost:4320/?lang=en"); await p.screenshot({ path: "/tmp/h320en.png" });
await b.close();
