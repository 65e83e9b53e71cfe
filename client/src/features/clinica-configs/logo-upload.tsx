import { type ClinicaConfig, clinicaConfigSchema } from '@meridia/shared/clinica-config.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { FieldGroup } from '../../components/form/field.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RequestRefused, readErrorBody } from '../../lib/app-error.ts';
import { useMissingCapability } from '../../lib/use-capability.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { acceptedLogos, refuseLogo } from './check-logo.ts';

/** Uploads a logo file, which is saved as soon as it is chosen. */
export function LogoUpload({ saved }: { saved: ClinicaConfig }) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const missing = useMissingCapability('marca');
  const keep = (clinica: ClinicaConfig) => {
    utils.clinicaConfigs.current.setData(undefined, clinica);
    void utils.clinicaConfigs.ofReport.invalidate();
  };
  const upload = useMutation({
    mutationFn: uploadLogo,
    onSuccess: (clinica) => {
      keep(clinica);
      toast.success(missing ? 'Logo enviada' : 'Logo enviada. Ela já vale para os seus relatórios.');
    },
    onError: (error) => setRefused(sayRefusal(error)),
  });
  const remove = trpc.clinicaConfigs.removeLogo.useMutation({
    onSuccess: (clinica) => {
      keep(clinica);
      toast.success('Logo removida');
    },
    onError: (error) => setRefused(sayRefusal(error)),
    onSettled: () => setAsking(false),
  });

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Emptied, so that a person can remove a file and choose the same file again.
    event.target.value = '';
    if (!file) return;
    const reason = refuseLogo(file);
    setRefused(reason);
    if (!reason) upload.mutate(file);
  };

  return (
    <FieldGroup
      label="Logo enviada"
      optional
      hint="PNG, JPG ou WebP de até 2 MB. Um PNG com fundo transparente fica melhor."
      error={refused ?? undefined}
    >
      {() => (
        <div className="flex flex-wrap items-center gap-3">
          {saved.uploadedLogo && (
            <img
              src={saved.uploadedLogo}
              alt="A logo enviada"
              className="max-h-16 max-w-[180px] rounded-control border border-line bg-[#fffefb] object-contain p-2"
            />
          )}
          <Button
            variant="outline"
            icon={<ImageUp aria-hidden />}
            busy={upload.isPending}
            busyText="Enviando..."
            onClick={() => input.current?.click()}
          >
            {saved.uploadedLogo ? 'Trocar logo' : 'Enviar logo'}
          </Button>
          {saved.uploadedLogo && (
            <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
              Remover logo
            </Button>
          )}
          <input ref={input} type="file" accept={acceptedLogos} hidden onChange={pick} aria-label="Arquivo da logo" />
          <AlertDialog
            open={asking}
            onOpenChange={setAsking}
            title="Remover a logo enviada?"
            description={`O arquivo é apagado, e os relatórios passam a mostrar ${saved.logoUrl ? 'a logo do endereço abaixo' : saved.nomeClinica ? 'só o nome da clínica' : 'nenhuma marca'}.`}
            confirmText="Remover logo"
            tone="danger"
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
          />
        </div>
      )}
    </FieldGroup>
  );
}

// The server's message says what is wrong with this file.
function sayRefusal(error: unknown): string {
  const body = readErrorBody(error);
  if (body?.code === 'LOGO_INVALID' || body?.code === 'LOGO_TOO_LARGE') return body.message;
  const { title, action } = errorMessage(error);
  return `${title}. ${action}`;
}

// Long enough for 2 MB over a poor mobile network.
const timeoutMs = 60_000;

/** @throws RequestRefused with the server's words; TypeError when the network failed */
async function uploadLogo(file: File): Promise<ClinicaConfig> {
  const form = new FormData();
  form.append('file', file, 'logo');
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch('/api/clinica/logo', { method: 'POST', body: form, signal }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const saved = clinicaConfigSchema.safeParse(answer);
  if (response?.ok && saved.success) return saved.data;
  const body = errorBodySchema.safeParse(answer);
  // `isNetworkFailure` recognises a lost network by this message.
  throw response && body.success ? new RequestRefused(response.status, body.data) : new TypeError('Failed to fetch');
}
