import { describe, expect, it } from 'vitest';
import { clinicaConfigInputSchema, clinicaLimits, logoOf } from './clinica-config.ts';

const read = (logoUrl: string, nomeClinica = 'Espaço Caminho do Meio') =>
  clinicaConfigInputSchema.safeParse({ nomeClinica, logoUrl });

describe('the clinic data that a therapist types', () => {
  it('is trimmed, and an empty field removes the value', () => {
    expect(read('  https://exemplo.com.br/logo.png ', '  Clínica Jade  ').data).toEqual({
      nomeClinica: 'Clínica Jade',
      logoUrl: 'https://exemplo.com.br/logo.png',
    });
    expect(read('   ', ' ').data).toEqual({ nomeClinica: null, logoUrl: null });
  });

  it.each([
    'http://exemplo.com/logo.png',
    'exemplo.com/logo.png',
    '//exemplo.com/logo.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://localhost/logo.png',
    'https://ana:senha@exemplo.com/logo.png',
    'https://',
  ])('is no logo at %s', (url) => {
    expect(read(url).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['logoUrl', 'Use o endereço completo da imagem, começando com https://'],
    ]);
  });

  it('allows a name of at most 120 characters', () => {
    expect(read('', 'a'.repeat(clinicaLimits.nomeMaxLength)).success).toBe(true);
    expect(read('', 'a'.repeat(clinicaLimits.nomeMaxLength + 1)).error?.issues[0]?.message).toBe(
      'Use no máximo 120 caracteres',
    );
  });
});

it('prefers an uploaded logo to a public one', () => {
  const logoUrl = 'https://exemplo.com/logo.png';
  expect(logoOf({ logoUrl, uploadedLogo: '/api/clinica/logo?v=1' })).toBe('/api/clinica/logo?v=1');
  expect(logoOf({ logoUrl, uploadedLogo: null })).toBe(logoUrl);
  expect(logoOf({ logoUrl: null, uploadedLogo: null })).toBeNull();
});
