import { handle as everywhere, loader, Screen } from "./not-open.tsx";

/** A service that is not open yet and will need a PC: a phone is told that at once. */
export const handle = { ...everywhere, pcOnly: true };

export { loader, Screen };

export default Screen;
