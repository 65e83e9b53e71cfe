import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleRelatorio } from '../../render/sample-relatorio.ts';
import { codigosDoPonto } from '../aplicar-regras.ts';
import { conferirProtocolo } from '../conferir-relatorio.ts';
import { fichaCalada } from '../ficha-calada.ts';
import { regrasClinicas } from '../regras-clinicas.ts';
import { lerRelatos } from '../relatos.ts';
import { regrasDaPeleETratamentos } from './pele-e-tratamentos.ts';

const dadosDe = (mudancas: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  idade: 32,
  sexo: 'feminino',
  ...mudancas,
});
const regra = (id: string) => {
  const achada = regrasClinicas.find((uma) => uma.id === id);
  if (!achada) throw new Error(`no rule ${id}`);
  return achada;
};
const motivo = (id: string, mudancas: Partial<DadosAnamnese>) => {
  const dados = dadosDe(mudancas);
  return regra(id).motivo(dados, lerRelatos(dados), null);
};
const efeito = (id: string, mudancas: Partial<DadosAnamnese>) => {
  const dados = dadosDe(mudancas);
  return regra(id).efeitoDe?.(dados, lerRelatos(dados)) ?? regra(id).efeito;
};

const casos: readonly [id: string, sim: readonly Partial<DadosAnamnese>[], nao: readonly Partial<DadosAnamnese>[]][] = [
  [
    'lesao_no_lugar_do_ponto',
    [
      { queixaPrincipal: 'tem dermatite atópica: na dobra dos dois cotovelos e atrás do joelho esquerdo' },
      { queixaPrincipal: 'Psoríase nos cotovelos' },
      { faceObservacao: 'Nódulos inflamados na mandíbula e no queixo' },
      { queixaPrincipal: 'A pele é grossa e coça na dobrinha dos dois braços' },
      { queixaPrincipal: 'Coceira atrás do joelho direito, mina água' },
    ],
    [
      { queixaPrincipal: 'Dor na dobra do cotovelo' },
      { queixaPrincipal: 'A filha tem dermatite nas dobras dos cotovelos' },
      { queixaPrincipal: 'Nega eczema nos cotovelos' },
      { objetivosCliente: 'Pele do rosto sem acne' },
      { historicoMedico: 'Ano passado teve feridas na perna e o rosto inchou' },
      { queixaPrincipal: 'Coceira nas costas' },
      { queixaPrincipal: 'Dor atrás do joelho' },
    ],
  ],
  [
    'isotretinoina_em_uso',
    [{ medicamentos: 'Isotretinoína 30 mg/dia (3º mês)' }, { medicamentos: 'Roacutan' }],
    [{ historicoMedico: 'Tomou Roacutan em 2015' }, { historicoMedico: 'O irmão toma isotretinoína' }],
  ],
  [
    'neuropatia_da_quimioterapia',
    [
      {
        historicoMedico: 'AC e paclitaxel, a última há 5 meses',
        queixaPrincipal: 'Formigamento nas pontas dos dedos e nos dois pés',
      },
      { queixaPrincipal: 'já queimou o pé direito na bolsa de água quente sem sentir' },
    ],
    [
      { historicoMedico: 'Quimioterapia há um ano', queixaPrincipal: 'Insônia' },
      { queixaPrincipal: 'Formigamento nas mãos' },
      { queixaPrincipal: 'Queimei a mão na panela, doeu muito' },
    ],
  ],
  [
    'hemograma_da_quimioterapia',
    [{ historicoMedico: 'Quimioterapia até maio. Hemograma: neutrófilos 1.900, plaquetas 128 mil' }],
    [{ historicoMedico: 'Hemograma: plaquetas 250 mil' }, { historicoMedico: 'Quimioterapia até maio' }],
  ],
  [
    'amamentacao',
    [
      { queixaPrincipal: 'tô dando só o peito, o leite de tarde tá pouquinho' },
      { queixaPrincipal: 'Amamento o bebê de três meses' },
      { historicoMedico: 'Aleitamento em livre demanda' },
    ],
    [
      { queixaPrincipal: 'Amamentei os dois filhos, hoje com 8 e 10 anos' },
      { queixaPrincipal: 'A cunhada amamenta' },
      { queixaPrincipal: 'Intolerância a leite de vaca, dor no peito' },
      { queixaPrincipal: 'Amamento o bebê', sexo: 'masculino' },
    ],
  ],
];

describe('skin, chemotherapy and breastfeeding', () => {
  it('have cases for every rule', () => {
    expect(casos.map(([id]) => id)).toEqual(regrasDaPeleETratamentos.map(({ id }) => id));
  });
  it.each(casos.flatMap(([id, sim]) => sim.map((ficha) => [id, ficha] as const)))('%s: %j', (id, ficha) => {
    expect(motivo(id, ficha)).not.toBeNull();
  });
  it.each(casos.flatMap(([id, , nao]) => nao.map((ficha) => [id, ficha] as const)))('not %s: %j', (id, ficha) => {
    expect(motivo(id, ficha)).toBeNull();
  });

  it('take the points out where the lesions are, on their side where one is told', () => {
    const dobras = efeito('lesao_no_lugar_do_ponto', {
      queixaPrincipal: 'dermatite na dobra dos dois cotovelos e atrás do joelho esquerdo',
    });
    expect([...(dobras.retirarNoLado?.codigos ?? [])]).toEqual(expect.arrayContaining(['LU5', 'LI11', 'PC3', 'HT3']));
    expect(dobras.semAgulhaNoLado).toMatchObject({ lado: 'esquerdo' });
    expect(dobras.semAgulhaNoLado?.codigos.has('BL40')).toBe(true);
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a protocol');
    const pontos = (queixaPrincipal: string) =>
      (
        conferirProtocolo({ dados: dadosDe({ queixaPrincipal }), tipo: 'completo', protocolo, achados: [] }).protocolo
          ?.pontos ?? []
      ).flatMap(codigosDoPonto);
    const [algum = ''] = pontos('Cansaço').filter((codigo) =>
      ['HT7', 'LU7', 'LI4', 'ST36', 'LR3', 'CV12'].includes(codigo),
    );
    expect(algum).not.toBe('');
    const lugar = {
      HT7: 'nos punhos',
      LU7: 'nos punhos',
      LI4: 'nas mãos',
      ST36: 'nos joelhos',
      LR3: 'nos pés',
      CV12: 'na barriga',
    }[algum];
    expect(pontos(`Cansaço. Placas de psoríase ${lugar}`)).not.toContain(algum);
  });

  it('use no needle where the blood is too low after chemotherapy', () => {
    const baixo = { historicoMedico: 'Fez quimioterapia. Hemograma: neutrófilos 700, plaquetas 128 mil' };
    expect(efeito('hemograma_da_quimioterapia', baixo).semAgulha).toBe(true);
    expect(motivo('hemograma_da_quimioterapia', baixo)).toContain('nenhuma agulha');
    const bom = { historicoMedico: 'Fez quimioterapia. Hemograma: neutrófilos 1.900, plaquetas 128 mil' };
    expect(efeito('hemograma_da_quimioterapia', bom).semAgulha).toBeUndefined();
  });

  it('fix no seeds on the ear of who reacts to tape', () => {
    const notas = (alergias: string) =>
      motivo('sem_agulhas', { idade: 8, queixaPrincipal: 'Tem pavor de agulha', alergias });
    expect(notas('O esparadrapo fez bolha')).toContain('sem sementes nem fita');
    expect(notas('ácaro')).toContain('com sementes na orelha');
  });
});

it('keeps itching folds free, on the told side where there is one', () => {
  const { retirarNoLado, semAgulhaNoLado } = efeito('lesao_no_lugar_do_ponto', {
    queixaPrincipal: 'Pele grossa e coçando atrás do joelho esquerdo e na dobrinha dos dois braços',
  });
  expect(retirarNoLado?.codigos.has('LI11') && retirarNoLado.codigos.has('LU5')).toBe(true);
  expect(semAgulhaNoLado).toMatchObject({ lado: 'esquerdo' });
  expect(semAgulhaNoLado?.codigos.has('BL40')).toBe(true);
});

it('leaves no told lesion out, whatever the side of the first', () => {
  const dois = efeito('lesao_no_lugar_do_ponto', {
    queixaPrincipal: 'Psoríase em placas no cotovelo direito e no joelho esquerdo',
  });
  expect(dois.semAgulhaNoLado).toMatchObject({ lado: 'direito' });
  expect(dois.semAgulhaNoLado?.codigos.has('LI11')).toBe(true);
  expect(dois.retirarNoLado?.codigos.has('ST36')).toBe(true);
  const comRosto = efeito('lesao_no_lugar_do_ponto', {
    queixaPrincipal: 'Psoríase em placas no rosto, no cotovelo direito e no joelho direito',
  });
  expect(comRosto.retirarNoLado?.codigos.has('LI20')).toBe(true);
  expect(['LI11', 'ST36'].map((codigo) => comRosto.semAgulhaNoLado?.codigos.has(codigo))).toEqual([true, true]);
});

it('needles no joint that was operated on lately', () => {
  const daCirurgia = (historicoMedico: string) => efeito('cirurgia_recente', { historicoMedico });
  expect(daCirurgia('Operou o joelho direito há seis semanas').semAgulhaNoLado).toMatchObject({ lado: 'direito' });
  expect(daCirurgia('Operou o joelho há seis semanas').retirarNoLado).toMatchObject({ lado: null });
  expect(daCirurgia('Operou a hérnia há seis semanas').retirarNoLado).toBeUndefined();
});
