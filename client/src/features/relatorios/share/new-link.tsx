import {
  type CreatedShare,
  type ShareDocumento,
  shareDays,
  shareDefaultDays,
  shareDocumentos,
  shareDocumentoWords,
} from '@meridia/shared/relatorio-share.ts';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { FieldGroup } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RadioChips } from '../../../components/ui/radio-chips.tsx';
import { trpc } from '../../../trpc.ts';
import { CreatedLink } from './created-link.tsx';
import { RefusedLink } from './refused-link.tsx';

const documentoOptions = shareDocumentos.map((value) => ({ value, label: shareDocumentoWords[value] }));
const naoAparece: Record<ShareDocumento, string> = {
  carta: 'Sem códigos de pontos e sem fotos. Se você mudar a carta, o link mostra a nova.',
  relatorio:
    'As fotos, as perguntas a fazer, as suas notas da revisão e os trechos que não entraram na análise não aparecem.',
};

type Days = (typeof shareDays)[number];

/** Creates a link and shows its address, which can be shown only once. */
export function NewLink({ id, nomeCliente }: { id: string; nomeCliente: string }) {
  // The letter first, because the whole report is written for a professional.
  const [documento, setDocumento] = useState<ShareDocumento>('carta');
  const [days, setDays] = useState<Days>(shareDefaultDays);
  const [created, setCreated] = useState<CreatedShare | null>(null);
  const utils = trpc.useUtils();
  const create = trpc.relatorioShares.create.useMutation({
    onSuccess: (share) => {
      setCreated(share);
      void utils.relatorioShares.list.invalidate({ avaliacaoId: id });
    },
  });
  return (
    <section aria-labelledby="enviar-link" className="grid gap-4">
      <div>
        <h3 id="enviar-link" className="font-semibold">
          Por link
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">
          Abre em qualquer aparelho, sem conta e sem senha. Quem tiver o link lê{' '}
          {shareDocumentoWords[documento].toLowerCase()} e baixa o PDF, até o prazo acabar ou você encerrar.{' '}
          {naoAparece[documento]}
        </p>
      </div>
      {created ? (
        <CreatedLink created={created} nomeCliente={nomeCliente} onAgain={() => setCreated(null)} />
      ) : (
        <>
          <FieldGroup label="O link abre">
            {(group) => (
              <RadioChips
                {...group}
                options={documentoOptions}
                value={documento}
                onChange={(value) => value && setDocumento(value)}
              />
            )}
          </FieldGroup>
          <FieldGroup label="O link vale por">
            {(group) => (
              <RadioChips
                {...group}
                options={shareDays.map((value) => ({ value: String(value), label: `${value} dias` }))}
                value={String(days)}
                onChange={(value) => setDays(shareDays.find((option) => String(option) === value) ?? shareDefaultDays)}
              />
            )}
          </FieldGroup>
          {create.error && <RefusedLink error={create.error} />}
          <Button
            icon={<Link2 aria-hidden />}
            busy={create.isPending}
            busyText="Criando link..."
            onClick={() => create.mutate({ avaliacaoId: id, dias: days, documento })}
            className="sm:justify-self-start"
          >
            Criar link
          </Button>
        </>
      )}
    </section>
  );
}
