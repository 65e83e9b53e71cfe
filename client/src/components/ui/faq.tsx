import type { ReactNode } from 'react';

export interface Question {
  question: string;
  answer: ReactNode;
}

/** Questions with answers that open without JavaScript. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-serif text-lg leading-snug font-semibold hover:text-jade-ink [&::-webkit-details-marker]:hidden">
            {question}
            <svg
              viewBox="0 0 16 16"
              className="size-4 shrink-0 text-jade-ink transition-transform duration-200 group-open:rotate-180"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="m3 6 5 5 5-5" />
            </svg>
          </summary>
          <div className="max-w-text pb-5 text-ink-soft [&_a]:text-jade-ink [&_a]:underline [&_a]:underline-offset-4">
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
