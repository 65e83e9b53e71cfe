import { type Pedido, tipoWords, viaWords } from '@meridia/shared/pedido-titular.ts';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatCalendarDay, formatDate } from '../../lib/format.ts';
import { daysLeftInWords, daysLeftTone } from './days-left.ts';

interface PedidoLineProps {
  pedido: Pedido;
  /** Names the client, with a link. On the client's own page the name is known. */
  named?: boolean;
  onConclude?: () => void;
}

/** One request: what, of whom, since when, and how long is left or what came of it. */
export function PedidoLine({ pedido, named = false, onConclude }: PedidoLineProps) {
  const { tipo, via, recebidoEm, venceEm, diasRestantes, desfecho, concluidoEm, resposta } = pedido;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{tipoWords[tipo]}</span>
          {diasRestantes !== null && <Badge tone={daysLeftTone(diasRestantes)}>{daysLeftInWords(diasRestantes)}</Badge>}
          {desfecho && (
            <Badge tone={desfecho === 'atendido' ? 'jade' : 'neutral'}>
              {desfecho === 'atendido' ? 'Atendido' : 'Recusado'}
            </Badge>
          )}
        </p>
        {named && <Who pedido={pedido} />}
        <p className="text-[0.9375rem] text-ink-soft">
          {via === 'sem_pedido'
            ? viaWords[via]
            : `Recebido em ${formatCalendarDay(recebidoEm)}, ${viaWords[via].toLowerCase()}`}
          {desfecho === null && `; responder até ${formatCalendarDay(venceEm)}`}
          {concluidoEm && `; concluído em ${formatDate(concluidoEm)}`}
        </p>
        {resposta && <p className="text-[0.9375rem]">{resposta}</p>}
      </div>
      {onConclude && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Concluir: ${tipoWords[tipo]}${named && pedido.nome ? `, ${pedido.nome}` : ''}`}
          onClick={onConclude}
        >
          Concluir
        </Button>
      )}
    </li>
  );
}

function Who({ pedido: { clienteId, nome } }: { pedido: Pedido }) {
  if (nome === null) return <p className="text-[0.9375rem]">Cliente sem cadastro (código {clienteId.slice(0, 8)})</p>;
  return (
    <p>
      <Link
        to="/clientes/$id"
        params={{ id: clienteId }}
        className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
      >
        {nome}
      </Link>
    </p>
  );
}
