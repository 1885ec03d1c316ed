import type { ReactNode } from "react";
import type { SignedIn } from "#web/signed-in.ts";
import { SessionBar, type SessionTexts } from "../feedback/SessionBar.tsx";
import { StopBanner, type StopTexts } from "../feedback/StopBanner.tsx";
import { Page } from "./Page.tsx";

interface Props {
  title: string;
  description: string;
  session: SignedIn;
  texts: SessionTexts & StopTexts;
  children: ReactNode;
}

/** The frame of a page for a signed-in customer; its handle requests `enhance: ["session"]`. */
export function SignedInPage({ title, description, session, texts, children }: Props) {
  return (
    <Page title={title} description={description} hidden>
      <SessionBar session={session} texts={texts} />
      <StopBanner stop={session.stop} texts={texts} />
      {children}
    </Page>
  );
}
