import {
  type AssinaturaConfig,
  assinaturaConfigInputSchema,
  clinicaLimits,
  conselhosUsuais,
} from '@meridia/shared/clinica-config.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

/** What a signature says beside the name, and whether unsigned reports may leave. */
export function AssinaturaCard({ id, nome }: { id: string; nome: string }) {
  const config = trpc.clinicaConfigs.assinatura.useQuery();
  return (
    <Card id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24">
      <CardTitle id={`${id}-titulo`}>Registro profissional</CardTitle>
      <p className="mt-1 text-ink-soft">
        Vai ao lado do seu nome, {nome}, nos relatórios que você revisar e assinar. Nós não conferimos o registro: ele
        aparece como informado por você.
      </p>
      <div className="mt-5">
        {config.isPending && <Skeleton className="h-40 w-full" />}
        {config.data && <AssinaturaForm saved={config.data} />}
        {config.error && !config.data && (
          <ErrorState {...errorMessage(config.error)} onRetry={() => void config.refetch()} />
        )}
      </div>
    </Card>
  );
}

type Texts = Record<'conselho' | 'registro' | 'local', string>;

function AssinaturaForm({ saved }: { saved: AssinaturaConfig }) {
  const utils = trpc.useUtils();
  const [edits, setEdits] = useState<Partial<Texts & { somenteAssinados: boolean }>>({});
  const save = trpc.clinicaConfigs.saveAssinatura.useMutation({
    onSuccess: (stored) => {
      utils.clinicaConfigs.assinatura.setData(undefined, stored);
      setEdits({});
      toast.success('Configurações salvas com sucesso!');
    },
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error('Erro ao salvar configurações', { description: `${title}. ${action}` });
    },
  });
  const values = {
    conselho: edits.conselho ?? saved.conselho ?? '',
    registro: edits.registro ?? saved.registro ?? '',
    local: edits.local ?? saved.local ?? '',
    somenteAssinados: edits.somenteAssinados ?? saved.somenteAssinados,
  };
  const parsed = assinaturaConfigInputSchema.safeParse(values);
  const errorOf = (name: keyof Texts) => parsed.error?.issues.find(({ path }) => path[0] === name)?.message;
  const text = (name: keyof Texts, label: string, hint: string, max: number) => (
    <Field name={name} label={label} hint={hint} optional error={errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={max * 2}
          value={values[name]}
          {...(name === 'conselho' && { list: 'conselhos-usuais' })}
          onChange={(event) => setEdits({ ...edits, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Form onSubmit={() => parsed.success && !save.isPending && save.mutate(values)}>
      <datalist id="conselhos-usuais">
        {conselhosUsuais.map((conselho) => (
          <option key={conselho} value={conselho} />
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-2">
        {text(
          'conselho',
          'Conselho ou associação',
          'CREFITO-3, CRM-SP, COREN, CRBM, ABRATI ...',
          clinicaLimits.conselhoMaxLength,
        )}
        {text('registro', 'Número do registro', 'Como está na sua carteira', clinicaLimits.registroMaxLength)}
      </div>
      {text(
        'local',
        'Local da assinatura',
        'Cidade e estado; você pode mudar ao assinar',
        clinicaLimits.localMaxLength,
      )}
      <Switch
        checked={values.somenteAssinados}
        onChange={(somenteAssinados) => setEdits({ ...edits, somenteAssinados })}
        label="Compartilhar só relatórios assinados"
        hint="Sem assinatura, nenhum link abre e nenhum PDF para entregar é feito, também dos links que já existem."
      />
      <div>
        <Button type="submit" busy={save.isPending} busyText="Salvando...">
          Salvar registro
        </Button>
      </div>
    </Form>
  );
}
