import { existsSync } from "node:fs";

/** Where the drivers of citizen cards are usually installed; the first that exists is used. */
const places: Readonly<Record<string, readonly string[]>> = {
  win32: ["C:\\Windows\\System32\\HiCOSPKCS11.dll", "C:\\Windows\\System32\\opensc-pkcs11.dll"],
  darwin: [
    "/usr/local/HiCOS/lib/libHicos_p11v1.dylib",
    "/usr/local/lib/libHicos_p11v1.dylib",
    "/Library/OpenSC/lib/opensc-pkcs11.so",
  ],
  linux: [
    "/usr/local/HiCOS/lib/libHicos_p11v1.so",
    "/usr/lib/x86_64-linux-gnu/opensc-pkcs11.so",
    "/usr/lib/aarch64-linux-gnu/opensc-pkcs11.so",
  ],
};

/** The driver of this computer, or null if none is installed. */
export function installedModule(platform: string = process.platform): string | null {
  return places[platform]?.find((path) => existsSync(path)) ?? null;
}
