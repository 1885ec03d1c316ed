import type { ReactNode } from "react";
import { Link } from "react-router";

interface Props {
  to: string;
  /** The row's place in its list. */
  index: number;
  children: ReactNode;
}

/** The link of a row. All rows lead to one route, so the router fetches it only for the first. */
export function RowLink({ to, index, children }: Props) {
  return (
    <Link to={to} data-row="" discover={index === 0 ? "render" : "none"}>
      {children}
    </Link>
  );
}
