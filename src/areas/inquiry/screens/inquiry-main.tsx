import { data } from "react-router";
import { INQUIRY_PATH } from "#areas/support/rules.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { REPLY_BUSINESS_DAYS } from "#base/site/service.ts";
import { fill, type Language } from "#base/text/language.ts";
import { flowAction } from "#web/flow.ts";
import { useUncorrected } from "#web/ui/forms/use-uncorrected.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { listInquiryTopics } from "../contract.ts";
import { ACT, startOf, type Walk } from "../flow/draft.ts";
import { inquirySteps } from "../flow/steps.ts";
import { attachments } from "../rules.ts";
import { inquiryTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/inquiry-main.ts";
import { CheckStep } from "./parts/CheckStep.tsx";
import { DetailsStep } from "./parts/DetailsStep.tsx";
import { InquiryFrame, stepStatus } from "./parts/InquiryFrame.tsx";
import { TopicStep } from "./parts/TopicStep.tsx";

export const handle = { hydrate: true, files: attachments };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const url = new URL(request.url);
  const texts = inquiryTexts[visitor.language];
  const { categories: topics } = await ask(listInquiryTopics, {});
  const start = startOf(url, topics, texts, visitor.device);
  const opened = url.searchParams.get("categoryCode");
  const words = uploadWords(visitor.language, texts);
  const loaded = { texts, topics, start, opened, words };
  return data(loaded, { status: start.fields.length > 0 ? 400 : 200 });
}

export const action = flowAction({ open: (visit) => visit, steps: inquirySteps, button: ACT });

/** /support/contact-us/inquiry-main: an inquiry in three steps. */
export default function InquiryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, topics, start, opened, words } = loaderData;
  const answered: Walk = actionData ?? start;
  const walked = { ...answered, fields: useUncorrected(answered.fields) };
  const { step } = walked;
  const isWrong = walked.fields.length > 0 || walked.message !== null;
  const place = step === "topic" ? "" : ` - ${stepStatus(texts, step)} ${texts.steps[step]}`;
  return (
    <Page
      title={`${isWrong ? texts.errorMark : ""}${texts.title}${place}`}
      description={fill(texts.lead, { days: REPLY_BUSINESS_DAYS })}
      canonical={INQUIRY_PATH}
      hidden={step !== "topic"}
    >
      <InquiryFrame texts={texts} walk={walked}>
        {step === "topic" && (
          <TopicStep texts={texts} topics={topics} walk={walked} opened={opened} />
        )}
        {step === "details" && (
          <DetailsStep texts={texts} topics={topics} walk={walked} words={words} />
        )}
        {step === "check" && <CheckStep texts={texts} topics={topics} walk={walked} />}
      </InquiryFrame>
    </Page>
  );
}

/** The messages about a picture before its upload, in the same words as the server's. */
function uploadWords(language: Language, { upload }: { upload: Texts["upload"] }) {
  return {
    ...upload,
    format: sentenceOf("FILE000001", {}, language),
    large: sentenceOf("FILE000002", {}, language),
    many: sentenceOf("FILE000003", {}, language),
  };
}
