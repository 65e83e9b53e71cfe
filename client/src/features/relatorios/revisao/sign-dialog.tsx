import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import { oQueAAssinaturaDiz, type Revisao, signatoryOf } from '@meridia/shared/parecer.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Input } from '../../../components/ui/input.tsx';
import type { ProofProps } from '../../../lib/proof-props.ts';
import { trpc } from '../../../trpc.ts';

interface SignDialogProps {
  revisao: Revisao;
  edicao: number;
  /** What is worth a look before, and does not stand in the way. */
  hints: readonly string[];
  /** A physician's release is noted in what she signs. */
  liberado: boolean;
  renderProof: (props: ProofProps) => ReactNode;
  onClose: () => void;
  onSigned: (numero: number) => void;
}

/** Shows what the signature will say, asks for the place, and for the password. */
export function SignDialog({ revisao, edicao, hints, liberado, renderProof, onClose, onSigned }: SignDialogProps) {
  const { id, base, numero, signatario, nomeCliente, planoEspera, perguntasAbertas } = revisao;
  const [local, setLocal] = useState(signatario.local);
  const [waits, setWaits] = useState(false);
  const [open, setOpen] = useState(false);
  const sign = trpc.pareceres.sign.useMutation({ onSuccess: (signed) => onSigned(signed.numero) });
  return renderProof({
    title: `Assinar a versão ${numero}?`,
    description: `O relatório de ${nomeCliente} fica guardado como está agora e não muda mais. Mudar depois cria outra versão.`,
    submitText: 'Assinar',
    busyText: 'Assinando...',
    busy: sign.isPending,
    error: sign.error,
    onClose,
    filledIn: (!planoEspera || waits) && (perguntasAbertas.length === 0 || open),
    onProof: (proof) => sign.mutate({ id, base, numero, edicao, local, perguntasAbertas, ...proof }),
    children: (tried) => (
      <>
        {perguntasAbertas.length > 0 && (
          <div className="grid gap-2 rounded-control bg-cinnabar-soft p-4">
            <p className="font-semibold">Confirmar antes de tratar: ninguém respondeu</p>
            <ul className="list-disc pl-5">
              {perguntasAbertas.map((pergunta) => (
                <li key={pergunta}>{questions[pergunta].label}</li>
              ))}
            </ul>
            <p className="text-[0.9375rem]">
              <Link
                to="/respostas/$id"
                params={{ id }}
                hash="seguranca"
                className="font-semibold text-jade-ink underline underline-offset-4"
              >
                Responder na ficha
              </Link>
              : o relatório é refeito com as respostas. Seus textos, notas e pontos ficam nesta revisão; as
              concordâncias são pedidas de novo.
            </p>
            <Checkbox
              aria-required
              checked={open}
              aria-invalid={tried && !open ? true : undefined}
              aria-describedby={tried && !open ? 'confirmar-abertas' : undefined}
              onChange={(event) => setOpen(event.target.checked)}
            >
              Assino com estas perguntas em aberto
            </Checkbox>
            <p className="text-[0.9375rem]">As perguntas ficam registradas na versão assinada.</p>
            {tried && !open && (
              <p id="confirmar-abertas" className="text-cinnabar-ink">
                Responda antes, ou marque para assinar assim.
              </p>
            )}
          </div>
        )}
        {hints.length > 0 && (
          <div className="rounded-control bg-amber-soft p-4 text-amber-ink">
            <p className="font-semibold">Veja antes de assinar:</p>
            <ul className="list-disc pl-5">
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="grid gap-1 rounded-control bg-sunken p-4">
          <p className="text-[0.9375rem] text-ink-soft">Na tela, no PDF e nos links vai aparecer:</p>
          <p className="font-semibold wrap-anywhere">
            Revisado e assinado por {signatoryOf(signatario)}
            {local.trim() !== '' && `, ${local.trim()}`}
          </p>
          {signatario.conselho === '' && (
            <p className="text-[0.9375rem]">
              Sem conselho e registro.{' '}
              <Link
                to="/configuracoes"
                hash="registro"
                className="font-semibold text-jade-ink underline underline-offset-4"
              >
                Informar nas configurações
              </Link>
            </p>
          )}
          <p className="text-[0.9375rem] text-ink-soft">{oQueAAssinaturaDiz}</p>
        </div>
        <Field label="Local" optional hint="Cidade e estado">
          {(control) => (
            <Input
              {...control}
              maxLength={clinicaLimits.localMaxLength}
              autoComplete="off"
              value={local}
              onChange={(event) => setLocal(event.target.value)}
            />
          )}
        </Field>
        {planoEspera && (
          <div className="rounded-control bg-cinnabar-soft p-4">
            <Checkbox
              aria-required
              checked={waits}
              aria-invalid={tried && !waits ? true : undefined}
              aria-describedby={tried && !waits ? 'confirmar-espera' : undefined}
              onChange={(event) => setWaits(event.target.checked)}
            >
              {liberado
                ? 'Confirmo que o plano só será usado dentro do que a liberação médica anotada permite.'
                : 'Confirmo que o plano só será usado depois da avaliação médica pedida neste relatório.'}
            </Checkbox>
            {tried && !waits && (
              <p id="confirmar-espera" className="text-cinnabar-ink">
                Marque para assinar.
              </p>
            )}
          </div>
        )}
      </>
    ),
  });
}
