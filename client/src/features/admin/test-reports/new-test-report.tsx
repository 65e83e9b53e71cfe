import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import { FlaskConical } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';
import { FieldGroup } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { RadioChips } from '../../../components/ui/radio-chips.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { trpc } from '../../../trpc.ts';
import { tipoLabels } from './tipo-labels.ts';

/** Time to read the toast (docs/PRODUCT.md 15.7). */
const redirectMs = 2000;

const options = [
  { value: 'completo', label: 'Completo, com tratamentos' },
  { value: 'diagnostico', label: 'Só o diagnóstico' },
] as const satisfies readonly { value: TipoRelatorio; label: string }[];

export function NewTestReport({ onCreated }: { onCreated: (avaliacaoId: string) => void }) {
  const [tipo, setTipo] = useState<TipoRelatorio>('completo');
  const utils = trpc.useUtils();
  const create = trpc.admin.relatorios.createTest.useMutation({
    onSuccess: ({ nomeCliente }) => {
      toast.success('Relatório gerado!', { description: `Paciente: ${nomeCliente} · Tipo: ${tipoLabels[tipo]}` });
      void utils.admin.relatorios.listTests.invalidate();
    },
    onError: (error) => {
      toast.error('Erro ao gerar relatório', { description: readErrorBody(error)?.message ?? 'Tente novamente' });
    },
  });
  const created = create.data?.avaliacaoId;
  const leave = useEffectEvent(onCreated);
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => leave(created), redirectMs);
    return () => clearTimeout(timer);
  }, [created]);

  return (
    <Card>
      <CardTitle>Novo relatório de teste</CardTitle>
      <div className="mt-4 grid justify-items-start gap-5">
        <FieldGroup label="Tipo de relatório">
          {() => <RadioChips options={options} value={tipo} onChange={(value) => setTipo(value ?? tipo)} />}
        </FieldGroup>
        <Button
          icon={<FlaskConical aria-hidden />}
          busy={create.isPending || created !== undefined}
          busyText={created ? 'Abrindo o relatório...' : 'Gerando...'}
          onClick={() => create.mutate({ tipo })}
        >
          Gerar relatório de teste
        </Button>
      </div>
    </Card>
  );
}
