import { expect, it } from 'vitest';
import { cpuMs } from '../../../tests/support/cpu-time.ts';
import { lerComSobras, lerTexto } from './ler-texto.ts';

/** Texts as a script would send them: without a pause, and full of words that make the reader look at the words around them. */
const longos = [
  'a',
  'dor',
  'ausente',
  'sem dor ou',
  'nao',
  'dor de cabeça forte que',
  'mãe tem',
  'teve',
  'tosse, não,',
  'Dor.',
  '71 anos.',
];

it.each(longos)('takes a time that grows no faster than the text: "%s" repeated many times', (parte) => {
  const texto = (caracteres: number) => `${parte} `.repeat(Math.ceil(caracteres / (parte.length + 1)));
  const levou = (vezes: number, lido: string) =>
    cpuMs(() => {
      for (let vez = 0; vez < vezes; vez += 1) lerTexto(lido, null, 1);
    });
  const [curto, longo] = [texto(2_700), texto(27_000)];
  levou(10, curto);
  // Both take as long, so that other work of the machine disturbs both alike. Two turns are enough on a quiet machine.
  let [dezCurtos, umLongo] = [Infinity, Infinity];
  // A reader that goes back over the text would take ten times as long.
  for (let turno = 1; turno <= 5 && (turno <= 2 || umLongo >= 4 * dezCurtos); turno += 1) {
    dezCurtos = Math.min(dezCurtos, levou(10, curto));
    umLongo = Math.min(umLongo, levou(1, longo));
  }
  expect(umLongo).toBeLessThan(4 * dezCurtos);
});

it('prints the half that was told, and both in one label', () => {
  const rotulos = (texto: string) =>
    lerTexto(texto, null, 1).flatMap(({ presente, rotulo }) => (presente ? [rotulo] : []));
  expect(rotulos('pés frios')).toEqual(['pés frios']);
  expect(rotulos('mãos e pés frios')).toEqual(['mãos e pés frios']);
});

it('names the words from which nothing was read, without those that join, deny or tell of the past', () => {
  const naoLidos = (texto: string) =>
    lerComSobras(texto, 'queixaPrincipal', 1).naoLidos.map(({ inicio, fim }) => texto.slice(inicio, fim));
  expect(naoLidos('Nega febre. Dor de cabeça há 3 dias, desde que o quibungo chegou.')).toEqual(['quibungo chegou']);
  expect(naoLidos('Teve dengue em 2019. Mãe diabética.')).toEqual([]);
  expect(naoLidos('')).toEqual([]);
});

it('keeps the throat out of the skin, standing out of the foot, stairs out of the menses and a cough out of the breast', () => {
  const presentes = (texto: string) =>
    lerTexto(texto, 'queixaPrincipal', 1).flatMap(({ sinal, presente }) => (presente ? [sinal] : []));
  expect(presentes('Garganta coçando')).toEqual(['garganta_coceira']);
  expect(presentes('Coça o nariz')).toEqual(['nariz_coceira']);
  expect(presentes('Ele se coça de noite')).toEqual(['coceira']);
  expect(presentes('Toma coca de noite')).toEqual([]);
  expect(presentes('Dor na lombar quando fica em pé')).toEqual(['dor_lombar']);
  expect(presentes('Dor em pé D')).toEqual(['dor_pe']);
  expect(presentes('Pior pra descer escada')).toEqual(['piora_movimento']);
  expect(presentes('Tosse que dói o peito')).toEqual(['tosse', 'dor_toracica']);
  expect(presentes('Amanhece duro uns 15 minutos')).not.toContain('inicio_recente');
  expect(presentes('Dor há 2 horas')).toContain('inicio_recente');
  expect(presentes('Dorme com dois travesseiros')).toEqual([]);
});

it('says where the words of a mention stand', () => {
  const texto = 'Frio nos pés. Mãos também geladas.';
  const { mencoes } = lerComSobras(texto, 'queixaPrincipal', 1);
  for (const { trecho, trechos } of mencoes)
    expect(trechos.map(({ inicio, fim }) => texto.slice(inicio, fim)).join(' … ')).toBe(trecho);
  expect(mencoes.length).toBeGreaterThan(0);
});

it('denies nothing by the words that state something else', () => {
  const negados = (texto: string) =>
    lerTexto(texto, 'queixaPrincipal', 1).flatMap(({ sinal, presente }) => (presente ? [] : [sinal]));
  expect(negados('Pés gelados.')).toEqual([]);
  expect(negados('Nega dor de cabeça.')).toEqual(['dor_cabeca']);
  expect(negados('Come bem.')).toEqual(['apetite_baixo']);
});

it('ends a sentence behind a whole word, and not behind its abbreviation', () => {
  const presentes = (texto: string) =>
    lerTexto(texto, 'historicoMedico', 1).flatMap(({ sinal, presente }) => (presente ? [sinal] : []));
  expect(presentes('Teste de gravidez negativo. diabetes')).toEqual(['diabetes']);
  expect(presentes('Teste de diabetes neg. há 2 dias')).toEqual([]);
});

it('quotes a denial with the word that denies, and an opposite without it', () => {
  const citado = (texto: string, campo: 'queixaPrincipal' | 'urina' | 'evacuacao' = 'queixaPrincipal') =>
    lerTexto(texto, campo, 1).flatMap(({ presente, trecho }) => (presente ? [] : [trecho]));
  expect(citado('Nega pesadelo')).toEqual(['Nega pesadelo']);
  expect(citado('Clara, ñ arde', 'urina')).toEqual(['ñ arde']);
  expect(citado('Trombose não')).toEqual(['Trombose não']);
  expect(citado('Sem tontura, febre ou desmaio')).toEqual(['Sem tontura', 'Sem … febre', 'Sem … desmaio']);
  expect(citado('Meio mole, 2x dia', 'evacuacao')).toEqual(['2x dia']);
  expect(citado('Sem dor, engordou 6 kg')).toEqual(['Sem dor', 'engordou']);
});

const deTempo = ({ sinal }: { sinal: string }) => /^(cronico|inicio_recente|constitucional)$/.test(sinal);

it.each([
  'Sem dormir há anos',
  'Não tenho dor há anos',
  'Nega dor há anos',
  'Não dói mais há anos',
  'Não há anos',
  'Não sei desde quando, há anos',
  'Não tenho energia desde pequena',
])('never denies a time, whatever is denied beside it: %s', (texto) => {
  expect(lerTexto(texto, 'queixaPrincipal', 1).filter((dito) => deTempo(dito) && !dito.presente)).toEqual([]);
});

it.each(['Não durmo há anos', 'Dor que não passa há anos', 'Não suporto o frio há anos'])(
  'still reads since when, where a verb with "não" is the complaint: %s',
  (texto) => {
    expect(lerTexto(texto, 'queixaPrincipal', 1).filter(deTempo)).toMatchObject([{ sinal: 'cronico', presente: true }]);
  },
);
