import type { Ficha } from '@meridia/shared/anamnese/ficha.ts';
import {
  type Assinatura,
  type Consentir,
  consentimentoDoCliente,
  consentirSchema,
} from '@meridia/shared/consentimento.ts';
import type { ErrorBody } from '@meridia/shared/errors.ts';
import { type RefObject, useState } from 'react';
import { AutorizaField } from '../../components/form/autoriza-field.tsx';
import { Field, FieldError, fieldId } from '../../components/form/field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Input } from '../../components/ui/input.tsx';
import { AssinaturaField } from './assinatura-field.tsx';
import { FichaPiece } from './ficha-piece.tsx';
import type { Opened } from './use-ficha.ts';

interface FichaConsentimentoProps {
  opened: Opened;
  ficha: Pick<Ficha, 'respostas' | 'fotos'>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** @returns the refusal, null when it was sent or shown elsewhere, undefined without a network */
  onSend: (consentimento: Consentir) => Promise<ErrorBody | null | undefined>;
}

type Part = 'aceite' | 'iaExterior' | 'nome' | 'local' | 'assinatura';

/** The last piece: what the answers are for, what the client allows, her name and place, and the button that sends. */
export function FichaConsentimento({ opened: { perguntaIa }, ficha, heading, onSend }: FichaConsentimentoProps) {
  const { respostas, fotos } = ficha;
  const [aceite, setAceite] = useState(false);
  const [iaExterior, setIaExterior] = useState<boolean | null>(null);
  const [nome, setNome] = useState(text(respostas.nomeCliente));
  const [local, setLocal] = useState(text(respostas.localidade));
  const [assinatura, setAssinatura] = useState<Assinatura | null>(null);
  const [errors, setErrors] = useState<Partial<Record<Part, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  const mend = (part: Part) => setErrors(({ [part]: _mended, ...others }) => others);

  const send = async () => {
    const versao = consentimentoDoCliente.versao;
    const checked = consentirSchema.safeParse({ versao, aceite, fotos, iaExterior, nome, local, assinatura });
    const found: Partial<Record<string, string>> = {};
    for (const { path, message } of checked.error?.issues ?? []) found[String(path[0])] ??= message;
    if (perguntaIa && iaExterior === null) found.iaExterior = 'Responda se autoriza ou não';
    setErrors(found);
    setRefusal('');
    const [first] = fieldOrder.filter((field) => found[field]);
    if (first) document.getElementById(fieldId(first))?.focus();
    if (first || !checked.success) return;
    setBusy(true);
    const refused = await onSend(checked.data);
    setBusy(false);
    if (refused === undefined) setRefusal('Sem conexão: nada se perdeu. Tente de novo quando houver sinal.');
    else if (refused) setRefusal(refused.message);
  };

  return (
    <FichaPiece title="O seu consentimento" heading={heading}>
      <ul className="grid list-disc gap-2 pl-5">
        {consentimentoDoCliente.finalidades.map((finalidade) => (
          <li key={finalidade}>{finalidade}</li>
        ))}
      </ul>
      <div className="grid gap-1.5">
        <Checkbox
          id={fieldId('aceite')}
          checked={aceite}
          onChange={(event) => {
            mend('aceite');
            setAceite(event.target.checked);
          }}
          aria-required
          aria-invalid={errors.aceite ? true : undefined}
          aria-describedby={errors.aceite ? 'aceite-erro' : undefined}
        >
          {consentimentoDoCliente.aceite}
        </Checkbox>
        <FieldError id="aceite-erro" error={errors.aceite} />
      </div>
      {perguntaIa && (
        <AutorizaField
          inFirstPerson
          name="iaExterior"
          label="Inteligência artificial"
          hint={consentimentoDoCliente.ia}
          error={errors.iaExterior}
          value={iaExterior}
          onChange={(answer) => {
            mend('iaExterior');
            setIaExterior(answer);
          }}
        />
      )}
      <p>Fotos: você {fotos ? 'autorizou' : 'não autorizou'}, na parte anterior.</p>
      <Field
        name="nome"
        label="Seu nome completo"
        hint="Se você responde por uma criança, o seu nome, de responsável."
        error={errors.nome}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={nome}
            maxLength={120}
            autoCapitalize="words"
            onChange={(event) => {
              mend('nome');
              setNome(event.target.value);
            }}
          />
        )}
      </Field>
      <Field name="local" label="Cidade onde você está" error={errors.local} required>
        {(control) => (
          <Input
            {...control}
            value={local}
            maxLength={120}
            autoCapitalize="words"
            onChange={(event) => {
              mend('local');
              setLocal(event.target.value);
            }}
          />
        )}
      </Field>
      <AssinaturaField name="assinatura" error={errors.assinatura} value={assinatura} onChange={setAssinatura} />
      <p className="text-[0.9375rem] text-ink-soft">
        A data e a hora ficam registradas quando você envia. Depois de enviar, o link deixa de mostrar as suas
        respostas.
      </p>
      {refusal && (
        <p role="alert" className="font-medium text-cinnabar-ink">
          {refusal}
        </p>
      )}
      <Button size="lg" className="justify-self-start" busy={busy} busyText="Enviando..." onClick={() => void send()}>
        Concordar e enviar
      </Button>
    </FichaPiece>
  );
}

const fieldOrder: readonly Part[] = ['aceite', 'iaExterior', 'nome', 'local', 'assinatura'];

function text(answer: unknown): string {
  return typeof answer === 'string' ? answer : '';
}
