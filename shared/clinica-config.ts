import { z } from 'zod';
import { visibleName } from './visible-name.ts';

export const clinicaLimits = {
  nomeMaxLength: 120,
  urlMaxLength: 2000,
  conselhoMaxLength: 40,
  registroMaxLength: 40,
  localMaxLength: 80,
  logoMaxBytes: 2 * 1024 * 1024,
  logoMaxPixels: 50_000_000,
  /** Long side of a stored logo in pixels. */
  logoSide: 600,
} as const;

/** The typed data. An empty field removes the value. */
export const clinicaConfigInputSchema = z.object({
  nomeClinica: visibleName(clinicaLimits.nomeMaxLength).transform((text) => text || null),
  logoUrl: z
    .string()
    .trim()
    .max(clinicaLimits.urlMaxLength, `Use um endereço de no máximo ${clinicaLimits.urlMaxLength} caracteres`)
    .refine((text) => text === '' || isPublicHttps(text), {
      error: 'Use o endereço completo da imagem, começando com https://',
    })
    .transform((text) => text || null),
});

/** Councils and associations that therapists of Chinese medicine belong to; any other may be typed. */
export const conselhosUsuais = [
  'CREFITO',
  'CRM',
  'COREN',
  'CRBM',
  'CRF',
  'CRN',
  'CRP',
  'CREF',
  'CRO',
  'ABRATI',
] as const;

const shortOrNull = (max: number) => visibleName(max).transform((text) => text || null);

/** What a signature says beside the name, and whether it is needed before a report leaves (ADR 0035). */
export const assinaturaConfigInputSchema = z.object({
  conselho: shortOrNull(clinicaLimits.conselhoMaxLength),
  registro: shortOrNull(clinicaLimits.registroMaxLength),
  local: shortOrNull(clinicaLimits.localMaxLength),
  somenteAssinados: z.boolean(),
});

export const assinaturaConfigSchema = z.object({
  conselho: z.string().nullable(),
  registro: z.string().nullable(),
  local: z.string().nullable(),
  somenteAssinados: z.boolean(),
});
export type AssinaturaConfig = z.output<typeof assinaturaConfigSchema>;

/** The brand of a therapist's reports. */
export const clinicaConfigSchema = z.object({
  nomeClinica: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** The address of the uploaded logo. Only its owner can open it. It takes precedence over `logoUrl`. Each upload has a new address. */
  uploadedLogo: z.string().nullable(),
});
export type ClinicaConfig = z.output<typeof clinicaConfigSchema>;

/** The logo to show: the uploaded one, else the public address. */
export function logoOf({ logoUrl, uploadedLogo }: Pick<ClinicaConfig, 'logoUrl' | 'uploadedLogo'>): string | null {
  return uploadedLogo ?? logoUrl;
}

// Everybody who opens a report would see a password in the address.
function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
