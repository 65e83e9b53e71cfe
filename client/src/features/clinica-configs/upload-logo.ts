import { type ClinicaConfig, clinicaConfigSchema } from '@meridia/shared/clinica-config.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { RequestRefused } from '../../lib/app-error.ts';

// Long enough for 2 MB over a poor mobile network.
const timeoutMs = 60_000;

/** @throws RequestRefused with the server's words; TypeError when the network failed */
export async function uploadLogo(file: File): Promise<ClinicaConfig> {
  const form = new FormData();
  form.append('file', file, 'logo');
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch('/api/clinica/logo', { method: 'POST', body: form, signal }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const saved = clinicaConfigSchema.safeParse(answer);
  if (response?.ok && saved.success) return saved.data;
  const body = errorBodySchema.safeParse(answer);
  // The words by which `isNetworkFailure` knows a lost network.
  throw response && body.success ? new RequestRefused(response.status, body.data) : new TypeError('Failed to fetch');
}
