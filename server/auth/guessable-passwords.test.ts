import { describe, expect, it } from 'vitest';
import { isGuessable, refuseGuessable } from './guessable-passwords.ts';

const own = ['Ana Souza', 'ana.souza@example.com', 'MeridIA'];

describe('a password that keeps all five rules', () => {
  it.each([
    'Senha@1234',
    'Senha@123456',
    'Password1!',
    'P@ssw0rd123',
    'Qwerty@123',
    '1q2w3e4R!!',
    'Meridia@2026',
    'Brasil@2024',
    'Mudar@1234',
    'Flamengo@2024',
    'Familia@2020',
    'Jesus@12345',
    'Acupuntura@2026',
    'Acupunturista@1',
    'Ana@Souza2026',
    'Ana.souza@2026',
    'Souza#Ana#Meridia1',
    'S3nh@F0rte1',
    'aA1!aA1!aA1!aA1!',
  ])('%s is refused all the same', async (password) => {
    expect(await isGuessable(password, own)).toBe(true);
  });

  it.each([
    'Senha-Segura-2026',
    'Chuva-Mansa-7',
    'Abacate#Quente9',
    'Gato-Azul-42-Lua',
    'aB3$kf9!xQ',
    'Vento@Norte77',
    'Ana-7fK!2qpZw9',
  ])('%s is taken', async (password) => {
    expect(await isGuessable(password, own)).toBe(false);
  });

  it('costs a bounded multiple of an ordinary one, however long and tangled it is', async () => {
    const timeOf = async (password: string) => {
      const startedAt = performance.now();
      await isGuessable(password, own);
      return performance.now() - startedAt;
    };
    await timeOf('Chuva-Mansa-7');
    const ordinaryMs = await timeOf('Vento-Calmo-Norte-77');
    // Some 35 times as much; without a bound on what is matched it would be thousands.
    expect(await timeOf('4@8({[<369&#!1/|0$5+7%2'.repeat(5))).toBeLessThan(ordinaryMs * 200);
  });

  it('is refused with what to do, in its own field', async () => {
    await expect(refuseGuessable('Senha@1234', 'newPassword', own)).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { newPassword: expect.stringContaining('três ou mais palavras') },
    });
  });
});
