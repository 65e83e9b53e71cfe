import { clinicaLimits } from '@meridia/shared/clinica-config.ts';

const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** For the file chooser; what comes past it is looked at again here and by the server. */
export const acceptedLogos = acceptedTypes.join(',');

/** Why a file cannot be the logo, before it is sent. Null: it may be. */
export function refuseLogo({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!acceptedTypes.includes(type)) return 'Este tipo de arquivo não é aceito. Envie a logo em PNG, JPG ou WebP.';
  if (size <= clinicaLimits.logoMaxBytes) return null;
  const megabytes = (size / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `A logo tem ${megabytes} MB. Envie uma imagem de até 2 MB.`;
}
