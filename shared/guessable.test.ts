import { dictionary as known } from '@zxcvbn-ts/language-common';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { describe, expect, it } from 'vitest';
import { explainGuessable } from './guessable.ts';
import { passwordRules } from './password.ts';

const own = ['Ana Souza', 'ana.souza@example.com', 'MeridIA'];

describe('a password that satisfies the five rules', () => {
  it.each([
    ['Senha@1234', 'Anos, sequências'],
    ['Senha@123456', 'Anos, sequências'],
    ['Password1!', 'Uma palavra'],
    ['P@ssw0rd123', 'Anos, sequências'],
    ['Qwerty@123', 'Anos, sequências'],
    ['1q2w3e4R!!', 'Anos, sequências'],
    ['Meridia@2026', 'Seu nome'],
    ['Brasil@2024', 'Anos, sequências'],
    ['Mudar@1234', 'Anos, sequências'],
    ['Flamengo@2024', 'Anos, sequências'],
    ['Familia@2020', 'Anos, sequências'],
    ['Jesus@12345', 'Anos, sequências'],
    ['Acupuntura@2026', 'Anos, sequências'],
    ['Acupunturista@1', 'Uma palavra'],
    ['Acupúntura@2026', 'Anos, sequências'],
    ['Blink182@1', 'Uma palavra'],
    ['Ana@Souza2026', 'Seu nome'],
    ['Ana.souza@2026', 'Seu nome'],
    ['Souza#Ana#Meridia1', 'Seu nome'],
    ['S3nh@F0rte1', 'Uma palavra'],
    ['aA1!aA1!aA1!aA1!', 'Anos, sequências'],
    ['A1b2c3d4!!!!', 'Anos, sequências'],
  ])('%s is refused anyway, with advice', (password, why) => {
    expect(explainGuessable(password, own)).toMatch(new RegExp(`^${why}.*: junte outra palavra`));
  });

  it.each([
    'Senha-Segura-2026',
    'Chuva-Mansa-7',
    'Abacate#Quente9',
    'Gato-Azul-42-Lua',
    'aB3$kf9!xQ',
    'Vento@Norte77',
    'Ana-7fK!2qpZw9',
  ])('%s is accepted', (password) => {
    expect(explainGuessable(password, own)).toBeNull();
  });

  it('takes the same time for very long and tangled passwords', () => {
    const startedAt = performance.now();
    explainGuessable('4@8({[<369&#!1/|0$5+7%2'.repeat(5), own);
    const longMs = performance.now() - startedAt;
    expect(explainGuessable('4@8({[<369&#!1/|0$5+7%2'.repeat(5_000), own)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(longMs * 20 + 50);
  });
});

it('refuses nearly all known words and passwords with common additions: one in a hundred of 100,000', () => {
  const words = [...Object.values(known), ...Object.values(portuguese)]
    .flat()
    .filter((word, index) => index % 100 === 0 && /^\p{L}{3,14}$/u.test(word));
  const passwords = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .flatMap((word) => [`${word}@123`, `${word}@2024`, `${word}#1`, `${word}!12345`])
    .filter((password) => passwordRules.every((rule) => rule.test(password)));
  expect(passwords.length).toBeGreaterThan(2_000);
  const taken = passwords.filter((password) => explainGuessable(password, own) === null);
  expect(taken.length / passwords.length).toBeLessThan(0.01);
});
