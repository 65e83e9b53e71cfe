import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (dados: Partial<DadosAnamnese>) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 30, sexo: 'feminino', ...dados });
const coracao = (dados: Partial<DadosAnamnese>) => alertas(dados).find(({ id }) => id === 'coracao_que_acumula_agua');

it.each([
  'Tosse faz duas semanas, é deitar que começa, sento e passa. O bebê tem dois meses. Engordei 3 kg em 8 dias e a aliança não entra',
  'No resguardo, não consigo dormir deitada, a sandália não fecha e canso ao subir a escada',
  'Cesárea há 5 semanas. Durmo sentada e as pernas incham',
])('a heart that fails in the months after a birth is seen today: %s', (queixaPrincipal) => {
  const alerta = coracao({ queixaPrincipal });
  expect(alerta?.prazo).toBe('hoje');
  expect(alerta?.texto).toMatch(/periparto/);
});

it('weight and swelling that came in days are seen today, with or without a pillow', () => {
  const alerta = coracao({ idade: 70, queixaPrincipal: 'Ganhei 4 kg em uma semana e os pés incharam' });
  expect(alerta?.prazo).toBe('hoje');
  expect(alerta?.texto).not.toMatch(/periparto/);
});

it.each([
  'O bebê tem dois meses e durmo mal, canso ao subir a escada',
  'Engordei 4 kg em dez dias de férias',
  'Não consigo deitar do lado direito por dor no ombro, pés inchados no calor',
])('and a tired mother, a holiday or a sore shoulder are no such alarm: %s', (queixaPrincipal) => {
  expect(coracao({ queixaPrincipal })).toBeUndefined();
});

it('takes a question that was answered with a no for denied', () => {
  const conversa = (resposta: string) =>
    alertas({ queixaPrincipal: `Terapeuta: febre? dor no peito?\nAna: ${resposta}` }).map(({ id }) => id);
  expect(conversa('nada, nada')).not.toContain('dor_no_peito');
  expect(conversa('dor no peito sim, ao andar')).toContain('dor_no_peito_ao_esforco');
});

it('reads no convulsion in a foamy sputum, and one in a mouth that foams', () => {
  const lidos = (queixaPrincipal: string) =>
    alertas({ queixaPrincipal }).filter(({ id }) => id === 'leia_antes_de_tratar');
  expect(lidos('Tosse seca, só de madrugada vem uma espuminha branca')).toEqual([]);
  expect(lidos('Ontem à noite espumou pela boca')).not.toEqual([]);
});
