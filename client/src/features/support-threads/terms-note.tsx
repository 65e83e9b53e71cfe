import { aboutTime } from '@meridia/shared/support-thread.ts';
import { trpc } from '../../trpc.ts';

/** How long an answer took lately, and the channel of every hour; nothing where there is nothing to say. */
export function TermsNote() {
  const { data } = trpc.supportThreads.terms.useQuery();
  if (!data) return null;
  return (
    <>
      {data.answerMinutes !== null && (
        <p className="mt-2">Nas últimas semanas respondemos em cerca de {aboutTime(data.answerMinutes)}.</p>
      )}
      {data.channel && (
        <p className="mt-2">
          O seu plano inclui atendimento a qualquer hora:{' '}
          <a href={data.channel} className="font-medium wrap-anywhere underline underline-offset-4">
            {data.channel.replace(/^(?:tel:|https:\/\/)/, '')}
          </a>
        </p>
      )}
    </>
  );
}
