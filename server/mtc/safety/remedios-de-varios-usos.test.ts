import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { escreverRelatorio } from '../writer/escrever-relatorio.ts';
import { conferirProtocolo, conferirRelatorio } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';

const ficha = (historicoMedico: string, outras: Partial<DadosAnamnese> = {}): DadosAnamnese => ({
  ...fichaCalada,
  idade: 40,
  sexo: 'feminino',
  queixaPrincipal: 'Dor lombar há dois meses.',
  historicoMedico,
  ...outras,
});

function notas(dados: DadosAnamnese) {
  return conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] }).seguranca;
}

const deDoenca = [
  'diabetes',
  'diabetes_com_neuropatia',
  'epilepsia',
  'doenca_do_coracao',
  'neoplasia',
  'trombose',
  'perna_inchada_e_dolorida',
  'sinais_de_avc',
  'restricao_de_liquidos',
];
const doencas = (texto: string) =>
  notas(ficha(texto)).flatMap(({ regra, texto: nota }) =>
    deDoenca.includes(regra) ? [/^Confirme/.test(nota) ? `${regra}?` : regra] : [],
  );

it.each([
  'Nega diabetes, metformina 500 para SOP. Formigamento na mão.',
  'Metformina 850 2x, SOP, formigamento no dedo mínimo.',
  'Toma metformina para emagrecer.',
  'Glifage XR por resistência insulínica.',
  'Forxiga receitado pelo cardiologista para o coração.',
  'Toma topiramato para enxaqueca.',
  'Carbamazepina pra nevralgia do trigêmeo.',
  'Depakote para bipolaridade; nega convulsão.',
  'Letrozol para induzir ovulação.',
  'Espironolactona para acne.',
  'Propranolol 40 para enxaqueca.',
  'Amitriptilina 25 mg para dor.',
  'Trombofilia investigada, hetero MTHFR.',
])('takes a medicine of several uses for no illness: %s', (texto) => {
  expect(doencas(texto)).toEqual([]);
});

it.each([
  ['Metformina 850 depois do almoço.', 'diabetes?'],
  ['Metformina 850, formigamento nos pés.', 'diabetes?'],
  ['Toma topiramato.', 'epilepsia?'],
  ['Furosemida de manhã.', 'restricao_de_liquidos?'],
])('asks what it is for where nobody said: %s', (texto, esperada) => {
  expect(doencas(texto)).toEqual([esperada]);
});

it.each([
  ['Tenho diabetes, metformina 850 2x ao dia.', 'diabetes'],
  ['Usa metformina, hemoglobina glicada 8,2.', 'diabetes'],
  ['Metformina e insulina NPH, pés formigam.', 'diabetes_com_neuropatia'],
  ['Epilepsia, toma carbamazepina.', 'epilepsia'],
  ['Depakene para as convulsões.', 'epilepsia'],
  ['Gardenal desde criança.', 'epilepsia'],
  ['Tamoxifeno há dois anos.', 'neoplasia'],
])('states the illness that is told: %s', (texto, esperada) => {
  expect(doencas(texto)).toEqual([esperada]);
});

it.each([
  'Já pensei que era infarto, mas o eletro deu normal.',
  'Pensei que estava infartando, o médico disse que era ansiedade.',
  'Achei que fosse AVC, era enxaqueca.',
  'Cismei que era trombose, fiz o doppler e não era.',
  'Ela jurava que estava com tumor, a ressonância não mostrou nada.',
  'Tive medo que fosse trombose, não era.',
  'Tenho medo de câncer porque minha tia teve.',
])('takes what somebody thought for no illness: %s', (texto) => {
  expect(doencas(texto)).toEqual([]);
});

it.each([
  ['Achei que era azia, mas era infarto, coloquei stent.', 'doenca_do_coracao'],
  ['Infartei em 2019, tenho dois stents.', 'doenca_do_coracao'],
])('and what it was for one: %s', (texto, esperada) => {
  expect(doencas(texto)).toEqual([esperada]);
});

describe('a text of our own', () => {
  it('quotes an electrocardiogram without a word about excluded techniques', () => {
    const dados = ficha('Marca-passo.', {
      queixaPrincipal: 'Aperto no peito de vez em quando, já pensei que era infarto, mas o eletro deu normal.',
    });
    const { analise, protocolo } = diagnosticar(dados, [], 'completo');
    const seguro = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
    const textos = escreverRelatorio({ dados, tipo: 'completo', analise, protocolo: seguro.protocolo, fotos: [] });
    const antes = { dados, tipo: 'completo', analise, protocolo, textos, motor: 'local' } as const;
    const { seguranca, textos: depois } = conferirRelatorio(antes);
    expect(seguranca.map(({ regra }) => regra)).not.toContain('tecnica_excluida');
    expect(depois.sintese).toBe(textos.sintese);
  });
});
