import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { LikelyClientes } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { UserCheck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { formatShortDate, joinWords } from '../../../lib/format.ts';
import { useLikelyClientes } from '../../../lib/use-likely-clientes.ts';
import type { FormValues } from '../form-values.ts';
import { useCliente } from './use-cliente.ts';

/** Whose intake this is: the client that the therapist chose, or those whom the personal data may mean. Nothing is linked by itself. */
export function ClienteDaFicha() {
  const { setFocus } = useFormContext<FormValues>();
  const cliente = useCliente();
  const likely = useLikely(cliente.id === null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const offered = likely.filter(({ id }) => !refused.includes(id));
  const refuse = (ids: readonly string[]) => {
    setRefused([...refused, ...ids]);
    setFocus('dadosAnamnese.nomeCliente');
  };
  return (
    <>
      <p role="status" className="sr-only">
        {offered.length > 0 &&
          `${plural(offered.length, 'cadastro parecido', 'cadastros parecidos')}: é a mesma pessoa?`}
      </p>
      <div ref={place} tabIndex={-1} className="rounded-control empty:hidden">
        {cliente.id !== null && (
          <Vinculado
            cliente={cliente}
            onRelease={() => {
              cliente.release();
              refuse([cliente.id ?? '']);
            }}
          />
        )}
        {offered.length > 0 && (
          <Provaveis
            clientes={offered}
            onChoose={async (id) => {
              if (await cliente.choose(id)) place.current?.focus();
            }}
            onRefuse={() => refuse(offered.map(({ id }) => id))}
          />
        )}
      </div>
    </>
  );
}

const box = 'grid gap-2 rounded-control border border-jade-ink/40 bg-jade-soft p-3 sm:p-4';

function Vinculado({ cliente, onRelease }: { cliente: ReturnType<typeof useCliente>; onRelease: () => void }) {
  const { known, day, error, retry, retrying } = cliente;
  return (
    <section aria-label="Cliente desta ficha" className={box}>
      {known && (
        <div className="flex gap-2">
          <UserCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{known.nomeCliente}</span>
            <span className="text-ink-soft">
              {day === null
                ? ', ainda sem avaliação.'
                : `, última avaliação em ${day}. Cada seção mostra as respostas desse dia; só entram na ficha se você as usar.`}
            </span>
          </p>
        </div>
      )}
      {error && <p role="alert">O cadastro deste cliente não pôde ser lido.</p>}
      <div className="flex flex-wrap gap-2">
        {error && (
          <Button variant="outline" size="sm" busy={retrying} onClick={retry}>
            Tentar de novo
          </Button>
        )}
        <Button variant="ghost" size="sm" className="-ml-1" onClick={onRelease}>
          Não é esta pessoa: cliente novo
        </Button>
      </div>
    </section>
  );
}

interface ProvaveisProps {
  clientes: LikelyClientes;
  onChoose: (id: string) => Promise<void>;
  onRefuse: () => void;
}

function Provaveis({ clientes, onChoose, onRefuse }: ProvaveisProps) {
  const titleId = useId();
  const [choosing, setChoosing] = useState<string | null>(null);
  return (
    <section aria-labelledby={titleId} className={box}>
      <h3 id={titleId} className="font-semibold">
        É a mesma pessoa?
      </h3>
      <ul className="divide-y divide-jade-ink/25">
        {clientes.map(({ id, nome, idade, avaliacoes, atividadeEm, iguais }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{nome}</p>
              <p className="text-[0.9375rem] text-ink-soft">
                {[
                  `Mesmo ${joinWords(iguais)}`,
                  ...(idade === null ? [] : [plural(idade, 'ano', 'anos')]),
                  avaliacoes === 0
                    ? 'sem avaliação'
                    : `${plural(avaliacoes, 'avaliação', 'avaliações')}, última em ${formatShortDate(atividadeEm)}`,
                ].join(' · ')}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Usar este cliente: ${nome}`}
              busy={choosing === id}
              onClick={async () => {
                setChoosing(id);
                await onChoose(id);
                setChoosing(null);
              }}
            >
              Usar este cliente
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" className="-ml-1 justify-self-start" onClick={onRefuse}>
        Não, é cliente novo
      </Button>
    </section>
  );
}

/** Clients who agree with the personal data, asked after each pause; none when `wanted` is false. */
function useLikely(wanted: boolean): LikelyClientes {
  const { control } = useFormContext<FormValues>();
  const [nome, idade, telefone, email] = useWatch({
    control,
    name: ['dadosAnamnese.nomeCliente', 'dadosAnamnese.idade', 'dadosAnamnese.telefone', 'dadosAnamnese.email'],
  });
  const contact = (answer: string | null) => (answer === null || answer === semContato ? '' : answer);
  return useLikelyClientes(
    wanted ? { nome: nome ?? '', idade, telefone: contact(telefone), email: contact(email) } : null,
  );
}
