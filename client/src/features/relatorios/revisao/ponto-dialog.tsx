import { foldText } from '@meridia/shared/folded-text.ts';
import type { PontosPesados, Veredito } from '@meridia/shared/parecer.ts';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Field } from '../../../components/form/field.tsx';
import { MotivoField } from '../../../components/motivo-field.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';

interface PontoDialogProps {
  id: string;
  kind: 'corpo' | 'orelha';
  /** Points that the report has already. */
  taken: readonly string[];
  onClose: () => void;
  onInclude: (chave: string, how: { motivo: string; moxa: boolean }) => void;
}

/** A point of the catalogue in one form, whether of the body or of the ear. */
interface Candidate {
  chave: string;
  nome: string;
  onde: string;
  moxa: boolean;
  veredito: Veredito;
  regras: readonly string[];
}

const mostShown = 30;

/** The catalogue, searched on the device, with what the safety rules say of each point for this client. */
export function PontoDialog({ id, kind, taken, onClose, onInclude }: PontoDialogProps) {
  const pesados = trpc.pareceres.pontos.useQuery({ id }, { staleTime: 60_000 });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const all = pesados.data ? candidatesOf(pesados.data, kind) : [];
  const found = all.filter(({ chave, nome }) => matches(`${chave} ${nome}`, search) && !taken.includes(chave));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'corpo' ? 'Incluir ponto' : 'Incluir ponto auricular'}
      description="As regras de segurança deste cliente valem também para os pontos que você inclui."
      className="sm:max-w-xl"
    >
      <Field
        label="Buscar no catálogo"
        hint={kind === 'corpo' ? 'Código (E36), nome ou código da OMS (ST36)' : 'Nome do ponto'}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setChosen(null);
            }}
          />
        )}
      </Field>
      {pesados.isPending && (
        <div role="status">
          <span className="sr-only">Carregando...</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {pesados.error && !pesados.data && (
        <ErrorState {...errorMessage(pesados.error)} onRetry={() => void pesados.refetch()} />
      )}
      {pesados.data && (
        <>
          <p role="status" className="text-[0.9375rem] text-ink-soft">
            {found.length === 0 && 'Nenhum ponto com esse nome. Pontos que já estão no relatório não aparecem.'}
            {found.length > mostShown && `${found.length} pontos: escreva mais para ver menos.`}
          </p>
          <ul className="grid max-h-[50vh] gap-2 overflow-y-auto" aria-label="Pontos encontrados">
            {found.slice(0, mostShown).map((candidate) => (
              <CandidateRow
                key={candidate.chave}
                candidate={candidate}
                regras={pesados.data.regras}
                open={chosen === candidate.chave}
                onOpen={() => setChosen(candidate.chave)}
                onInclude={(motivo) => onInclude(candidate.chave, { motivo, moxa: false })}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function CandidateRow({
  candidate: { chave, nome, onde, veredito, regras: ids },
  regras,
  open,
  onOpen,
  onInclude,
}: {
  candidate: Candidate;
  regras: PontosPesados['regras'];
  open: boolean;
  onOpen: () => void;
  onInclude: (motivo: string) => void;
}) {
  return (
    <li className="grid gap-2 rounded-control border border-line px-3 py-2">
      <div className="flex flex-wrap items-start gap-2">
        <p className="mr-auto min-w-0">
          <strong className="font-semibold">{nome}</strong>{' '}
          <span className="block text-[0.9375rem] text-ink-soft">{onde}</span>
        </p>
        {veredito === 'proibido' && <Badge tone="cinnabar">Não pode</Badge>}
        {veredito === 'cautela' && <Badge tone="amber">Cautela</Badge>}
        {veredito === 'livre' && (
          <Button size="sm" variant="outline" aria-label={`Incluir ${chave}`} onClick={() => onInclude('')}>
            Incluir
          </Button>
        )}
        {veredito === 'cautela' && !open && (
          <Button size="sm" variant="outline" aria-label={`Incluir ${chave} com motivo`} onClick={onOpen}>
            Incluir com motivo
          </Button>
        )}
      </div>
      {veredito !== 'livre' && ids.map((id) => <Reason key={id} regra={regras[id]} />)}
      {open && (
        <MotivoField
          label="Por que incluir mesmo assim"
          hint="Com as suas palavras. O motivo aparece no relatório, junto do ponto."
          giveText="Incluir com este motivo"
          onGive={onInclude}
        />
      )}
    </li>
  );
}

function Reason({ regra }: { regra: PontosPesados['regras'][string] | undefined }) {
  if (!regra) return null;
  return (
    <p className="text-[0.9375rem]">
      {regra.texto} <span className="text-ink-soft">{regra.fonte}</span>
    </p>
  );
}

function candidatesOf({ pontos, auriculares }: PontosPesados, kind: 'corpo' | 'orelha'): Candidate[] {
  if (kind === 'orelha') {
    return auriculares.map(({ id, nome, oms, motivo, ...weighed }) => ({
      chave: id,
      nome: `${nome} (${oms})`,
      onde: motivo,
      moxa: false,
      ...weighed,
    }));
  }
  return pontos.map(({ codigo, oms, pinyin, nome, localizacao, moxa, ...weighed }) => ({
    chave: codigo,
    nome: `${codigo} (${oms}) ${pinyin === codigo ? '' : pinyin}, ${nome}`,
    onde: localizacao,
    moxa,
    ...weighed,
  }));
}

function matches(text: string, search: string): boolean {
  return foldText(text).includes(foldText(search.trim()));
}
