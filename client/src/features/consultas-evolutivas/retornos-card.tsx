import { plural } from '@meridia/shared/numbers.ts';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonStyles } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { cx } from '../../lib/cx.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { returnChatUrl } from './return-message.ts';

/** The clients who return this week, overdue ones first, each with a message to send. Renders nothing when there are none. */
export function RetornosCard({ terapeuta, className }: { terapeuta: string; className?: string }) {
  const { data } = trpc.consultasEvolutivas.retornos.useQuery();
  if (!data || data.length === 0) return null;
  return (
    <Card className={className} aria-labelledby="retornos-titulo">
      <CardTitle id="retornos-titulo">Para rever esta semana</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {data.map((retorno) => {
          const { consultaId, avaliacaoId, clienteId, nome, idade, ultimoPadrao, retornoEm, atrasado } = retorno;
          const who = [
            ...(idade === null ? [] : [plural(idade, 'ano', 'anos')]),
            ...(ultimoPadrao ? [ultimoPadrao] : []),
          ];
          return (
            <li key={consultaId} className="flex items-center justify-between gap-3 py-2">
              <Link
                to={avaliacaoId ? '/evolucao/$id' : '/clientes/$id/evolucao'}
                params={{ id: avaliacaoId ?? clienteId ?? '' }}
                className="min-h-11 min-w-0 py-1 wrap-anywhere underline-offset-4 hover:underline"
              >
                <span className="block font-semibold">{nome}</span>
                <span className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-soft">
                  Retorno em {formatCalendarDay(retornoEm)}
                  {atrasado && <Badge tone="amber">Atrasado</Badge>}
                </span>
                {who.length > 0 && <span className="block text-[0.9375rem] text-ink-soft">{who.join(' · ')}</span>}
              </Link>
              <a
                href={returnChatUrl(retorno, terapeuta)}
                target="_blank"
                rel="noreferrer"
                className={cx(buttonStyles({ variant: 'outline', size: 'sm' }), 'min-w-11 shrink-0')}
              >
                <MessageCircle aria-hidden />
                <span className="max-sm:sr-only">WhatsApp</span>
                <span className="sr-only"> para {nome}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
