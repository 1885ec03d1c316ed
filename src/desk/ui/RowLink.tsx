import type { ReactNode } from "react";
import { Link } from "react-router";

interface Props {
  to: string;
  /** Whether it is the list's first link. */
  isFirst: boolean;
  children: ReactNode;
}

/** The link of a row. All rows lead to one route, so the router fetches it only for the first. */
export function RowLink({ to, isFirst, children }: Props) {
  return (
    <Link to={to} data-row="" discover={isFirst ? "render" : "none"}>
      {children}
    </Link>
  );
}
