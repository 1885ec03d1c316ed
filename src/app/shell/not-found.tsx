import { data } from "react-router";
import { Trouble } from "./Trouble.tsx";

/** Every address that no screen has. */
export function loader() {
  return data(null, { status: 404 });
}

export function Screen() {
  return <Trouble status={404} />;
}

export default Screen;
