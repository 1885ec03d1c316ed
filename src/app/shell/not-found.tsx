import { data } from "react-router";
import { ErrorPage } from "./ErrorPage.tsx";

/** Every address that no screen has. */
export function loader() {
  return data(null, { status: 404 });
}

export function Screen() {
  return <ErrorPage status={404} />;
}

export default Screen;
