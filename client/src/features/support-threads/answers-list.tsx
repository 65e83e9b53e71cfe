import { Link, useLocation } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SearchField } from '../../components/form/search-field.tsx';
import { FoldMark } from '../../components/ui/fold-mark.tsx';
import { type Answer, findAnswers } from './answers.ts';

/** All answers with their search, in a bundle of its own. The address behind # opens one of them. */
export function AnswersList() {
  const hash = useLocation({ select: (location) => location.hash });
  const [search, setSearch] = useState('');
  const topics = findAnswers(search);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);

  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);

  return (
    <>
      <SearchField
        label="Buscar nas respostas"
        placeholder="Buscar: foto, PDF, plano…"
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="mt-2 text-[0.9375rem] text-ink-soft">
        {search && (count === 0 ? 'Nenhuma resposta com essas palavras. Use o formulário abaixo.' : counted(count))}
      </p>
      {topics.map(({ title, answers }) => (
        <section key={title} aria-label={title} className="mt-6">
          <h3 className="mb-1 font-semibold text-jade-ink">{title}</h3>
          <div className="border-t border-line">
            {answers.map((answer) => (
              // A search that finds little shows what it found.
              <AnswerFold key={answer.id} answer={answer} open={hash === answer.id || (search !== '' && count <= 3)} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function AnswerFold({ answer: { id, question, text }, open }: { answer: Answer; open: boolean }) {
  return (
    <details id={id} open={open} className="group scroll-mt-24 border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium hover:text-jade-ink [&::-webkit-details-marker]:hidden">
        {question}
        <FoldMark />
      </summary>
      <div className="pb-4 text-ink-soft">
        <p>{text}</p>
        <Link
          to="/ajuda"
          hash={id}
          aria-label={`Link para: ${question}`}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] underline underline-offset-4 hover:text-jade-ink"
        >
          <Link2 aria-hidden className="size-4" />
          Link desta resposta
        </Link>
      </div>
    </details>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 resposta' : `${count} respostas`;
}
