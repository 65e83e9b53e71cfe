import { clinicaLimits } from '@meridia/shared/clinica-config.ts';

const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** For the file chooser. A file can bypass the chooser, so this function and the server check the type again. */
export const acceptedLogos = acceptedTypes.join(',');

/** The reason why a file cannot be the logo, found before sending; null when it can. */
export function refuseLogo({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!acceptedTypes.includes(type)) return 'Este tipo de arquivo não é aceito. Envie a logo em PNG, JPG ou WebP.';
  if (size <= clinicaLimits.logoMaxBytes) return null;
  const megabytes = (size / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `A logo tem ${megabytes} MB. Envie uma imagem de até 2 MB.`;
}
