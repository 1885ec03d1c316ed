import { Button } from "../forms/Button.tsx";
import { Accordion } from "./Accordion.tsx";
import { Section } from "./Section.tsx";

interface Props {
  title: string;
  lead?: string;
  questions: readonly { href: string; question: string; answer: string }[];
  /** The labels of the links to a whole answer, and to all questions. */
  whole: string;
  all: { href: string; label: string };
  compact?: boolean;
}

/** A few questions that expand to the beginning of their answers; nothing where there are none. */
export function Questions({ questions, whole, all, ...head }: Props) {
  if (questions.length === 0) return null;
  return (
    <Section id="faq" {...head}>
      <Accordion
        items={questions.map(({ href, question, answer }, index) => ({
          id: `question-${index + 1}`,
          title: question,
          content: (
            <>
              <p>{answer}</p>
              <Button href={href} variant="link">
                {whole}
              </Button>
            </>
          ),
        }))}
      />
      <Button href={all.href} variant="link">
        {all.label}
      </Button>
    </Section>
  );
}
