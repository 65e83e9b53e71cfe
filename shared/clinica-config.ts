import { z } from 'zod';
import { visibleName } from './visible-name.ts';

export const clinicaLimits = {
  nomeMaxLength: 120,
  urlMaxLength: 2000,
  logoMaxBytes: 2 * 1024 * 1024,
  logoMaxPixels: 50_000_000,
  /** Long side of an uploaded logo as it is kept, in pixels. */
  logoSide: 600,
} as const;

/** What the person writes: an empty field takes the value away. */
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

/** The brand of a therapist's reports. */
export const clinicaConfigSchema = z.object({
  nomeClinica: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** Address of the uploaded logo, its owner's alone; it stands before `logoUrl`. Another upload has another address. */
  uploadedLogo: z.string().nullable(),
});
export type ClinicaConfig = z.output<typeof clinicaConfigSchema>;

/** What to show as the logo: the uploaded one, else the public address. */
export function logoOf({ logoUrl, uploadedLogo }: Pick<ClinicaConfig, 'logoUrl' | 'uploadedLogo'>): string | null {
  return uploadedLogo ?? logoUrl;
}

// A password in the address would be shown to everybody who opens a report.
function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
