import { type ClinicaConfig, clinicaLimits } from '@meridia/shared/clinica-config.ts';
import { useEffect, useState } from 'react';
import { ClinicaHeader } from '../../components/clinica-header.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { LeaveDialog } from '../../components/layout/leave-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useMissingCapability } from '../../lib/use-capability.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { LogoUpload } from './logo-upload.tsx';
import { useClinicaForm } from './use-clinica-form.ts';

export function ClinicaForm({ saved }: { saved: ClinicaConfig }) {
  const form = useClinicaForm(saved);
  const guard = useLeaveGuard({ shouldAsk: () => form.isDirty, hasUnsaved: () => form.isDirty });
  const publicLogo = form.typed?.logoUrl ?? null;
  const image = useImageState(publicLogo);
  return (
    <Form className="grid gap-6" onSubmit={form.submit}>
      <Field label="Nome da clínica" name="nomeClinica" optional error={form.errors.nomeClinica}>
        {(control) => (
          <Input
            {...control}
            autoComplete="organization"
            // A text longer than allowed can be pasted; the error then says so.
            maxLength={clinicaLimits.nomeMaxLength * 2}
            value={form.values.nomeClinica}
            onChange={(event) => form.change('nomeClinica', event.target.value)}
          />
        )}
      </Field>
      <LogoUpload saved={saved} />
      <Field
        label="URL da logo"
        name="logoUrl"
        optional
        hint={
          <>
            Insira o endereço de uma imagem pública, começando com https://. Se você enviar uma logo acima, vale a
            enviada.
            {image === 'broken' && (
              <strong className="block font-medium text-amber-ink">
                Não conseguimos abrir uma imagem neste endereço. Confira se ele é público.
              </strong>
            )}
          </>
        }
        error={form.errors.logoUrl}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder="https://exemplo.com.br/logo.png"
            value={form.values.logoUrl}
            onChange={(event) => form.change('logoUrl', event.target.value)}
          />
        )}
      </Field>
      <ClinicaPreview
        nomeClinica={form.values.nomeClinica.trim() || null}
        logo={saved.uploadedLogo ?? (image === 'shown' ? publicLogo : null)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={form.isSaving} busyText="Salvando...">
          Salvar Configurações
        </Button>
        <p aria-live="polite" className="text-[0.9375rem] text-ink-soft">
          {form.isDirty && !form.isSaving && 'Há mudanças não salvas.'}
        </p>
      </div>
      <LeaveDialog
        guard={guard}
        description="O que você mudou no nome ou no endereço da logo da clínica ainda não foi salvo."
      />
    </Form>
  );
}

type ImageState = 'none' | 'loading' | 'shown' | 'broken';

// An address is incomplete while it is being typed.
const settleMs = 400;

/** Whether the picture at a public address can be shown. @param url null without an address */
function useImageState(url: string | null): ImageState {
  const [seen, setSeen] = useState<{ url: string; state: 'shown' | 'broken' } | null>(null);
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => setSeen({ url, state: 'shown' });
    image.onerror = () => setSeen({ url, state: 'broken' });
    const timer = setTimeout(() => {
      image.src = url;
    }, settleMs);
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  if (url === null) return 'none';
  return seen?.url === url ? seen.state : 'loading';
}

interface ClinicaPreviewProps {
  nomeClinica: string | null;
  logo: string | null;
}

/** A preview of the report's top, on paper that is white in dark mode too. */
function ClinicaPreview({ nomeClinica, logo }: ClinicaPreviewProps) {
  const empty = !nomeClinica && !logo;
  const missing = useMissingCapability('marca');
  return (
    <figure className="min-w-0">
      <figcaption className="font-semibold">Prévia do cabeçalho</figcaption>
      <div
        // A picture of a report, not a heading of this page.
        className="mt-2 overflow-hidden rounded-control border border-line bg-[#fffefb] p-5 text-[#1e2422] shadow-lift"
      >
        <ClinicaHeader nomeClinica={nomeClinica} logo={logo} className="mb-4" />
        {empty && (
          <p className="mb-4 text-[0.9375rem] text-[#565f5a]">
            Sem nome e sem logo, o relatório começa pelo nome do cliente.
          </p>
        )}
        <p className="text-sm text-[#565f5a]">Relatório completo (tratamentos incluídos)</p>
        <p className="font-serif text-2xl leading-tight font-semibold">Nome do cliente</p>
      </div>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        {missing ? 'Com um plano que inclui a marca, assim fica' : 'Assim fica'} no app, no PDF, que também é o
        impresso, e na página compartilhada. O PDF leva só a logo enviada: a de um endereço aparece no app e na página
        compartilhada.
      </p>
    </figure>
  );
}
