import { registroAnonimoFormat } from '@meridia/drizzle/stored-formats.ts';
import { fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { parecerVazio, parteVazia } from '@meridia/shared/parecer.ts';
import { describe, expect, it } from 'vitest';
import { buildAnamnese } from '../../../tests/support/anamnese.ts';
import { sampleRelatorio } from '../../mtc/render/sample-relatorio.ts';
import { ageBand, isNameOf, keptUntil, stripIdentity, withoutIdentity } from './rules.ts';

describe('the record without identity', () => {
  const mark = 'ZQTEXTO';
  const texts = Object.fromEntries(fieldsOfKind('text').map((field) => [field, mark]));
  const dados = buildAnamnese({ nomeCliente: 'Zulmirana Quexadense', idade: 47, ...texts });
  const relatorio = {
    ...sampleRelatorio,
    queixaPrincipal: mark,
    textos: { ...sampleRelatorio.textos, sintese: mark },
  };
  const strip = () =>
    stripIdentity(
      'feminino',
      [
        {
          createdAt: new Date('2026-12-01T01:00:00Z'),
          idade: 47,
          dados,
          relatorio,
          versoes: [
            {
              numero: 1,
              assinadoEm: new Date('2026-12-20T15:00:00Z'),
              maquina: sampleRelatorio,
              parecer: {
                ...parecerVazio,
                partes: {
                  sintese: { decisao: 'alterado', texto: mark, nota: mark },
                  prognostico: { ...parteVazia, decisao: 'retirado', nota: mark },
                  // A name that no report has: a browser may send anything.
                  zulmirana: { ...parteVazia, decisao: 'retirado' },
                },
              },
              revisado: relatorio,
            },
          ],
          consultas: [],
        },
      ],
      [],
    );

  it('holds nothing that anybody typed, no day and no age', () => {
    const told = JSON.stringify(strip());
    for (const word of [
      mark,
      'Zulmirana',
      'zulmirana',
      'Quexadense',
      '2026-12-',
      '"idade"',
      dados.telefone,
      dados.email,
    ]) {
      expect(told).not.toContain(word);
    }
    // Late in the evening in São Paulo it is still November.
    expect(strip().avaliacoes[0]).toMatchObject({ mes: '2026-11', faixaEtaria: '40 a 49 anos' });
  });

  it('holds what was chosen from lists, and the names of our tables', () => {
    const [avaliacao] = strip().avaliacoes;
    expect(avaliacao?.padroes.map(({ id }) => id)).toEqual(sampleRelatorio.analise.padroes.map(({ id }) => id));
    expect(avaliacao?.pontos.length).toBe(sampleRelatorio.protocolo?.pontos.length);
    expect(avaliacao?.respostas).toMatchObject({ marcapasso: dados.marcapasso });
    expect(Object.keys(avaliacao?.respostas ?? {})).not.toContain('sexo');
  });

  it('says what was signed, and which parts of ours were struck or changed', () => {
    const [avaliacao] = strip().avaliacoes;
    expect(avaliacao?.versoes).toEqual([
      {
        numero: 1,
        mes: '2026-12',
        padroes: avaliacao?.padroes,
        pontos: avaliacao?.pontos,
        auriculares: avaliacao?.auriculares,
        terapias: avaliacao?.terapias,
        sessoes: avaliacao?.sessoes,
        retiradas: ['prognostico'],
        alteradas: ['sintese'],
      },
    ]);
  });

  it('leaves out an answer that no list contains', () => {
    const forged = { ...dados, marcapasso: 'Zulmirana' } as unknown as typeof dados;
    const [avaliacao] = stripIdentity(
      'feminino',
      [{ createdAt: new Date(), idade: 47, dados: forged, relatorio: null, versoes: [], consultas: [] }],
      [],
    ).avaliacoes;
    expect(avaliacao?.respostas).not.toHaveProperty('marcapasso');
  });

  it('of the first release that wrote any can be read', () => {
    const stored = {
      sexo: 'feminino',
      avaliacoes: [
        {
          mes: '2026-11',
          faixaEtaria: '40 a 49 anos',
          respostas: { sede: 'baixa', dor: 3, lingua: ['Pálida'] },
          padroes: [{ id: 'deficiencia_qi_baco', nome: 'Deficiência de Qi do Baço', codigoTm1: 'SF70', score: 88 }],
          pontos: [{ codigo: 'E36', nome: 'Zusanli' }],
          auriculares: [],
          terapias: [],
          sessoes: 12,
          alertas: [{ regra: 'gestacao', gravidade: 'evitar' }],
          motor: 'local',
          catalogoVersao: '2026.11-7',
          consultas: [
            {
              mes: '2026-12',
              sessoesRealizadas: 2,
              sessoesPlanejadas: null,
              escores: { queixa: 6, dor: 3, sono: 7, energia: 5, estresse: null },
            },
          ],
        },
      ],
    };
    const [avaliacao] = stored.avaliacoes;
    expect(registroAnonimoFormat.readUnknown(stored)).toEqual({
      ...stored,
      consultas: [],
      avaliacoes: [
        { ...avaliacao, versoes: [], consultas: avaliacao?.consultas.map((one) => ({ ...one, pontos: [] })) },
      ],
    });
  });
});

it.each([
  ['2026-11-23T12:00:00Z', '2046-11-23'],
  // Still the day before in São Paulo.
  ['2026-11-23T01:00:00Z', '2046-11-22'],
  ['2028-02-29T15:00:00Z', '2048-02-29'],
])('keeps a record whose last entry is of %s until %s', (last, until) => {
  expect(keptUntil(new Date(last))).toBe(until);
});

it.each([
  [0, '0 a 9 anos'],
  [39, '30 a 39 anos'],
  [89, '80 a 89 anos'],
  [104, '90 anos ou mais'],
])('puts the age of %i into the band %s', (idade, band) => {
  expect(ageBand(idade)).toBe(band);
});

it.each([
  ['João D’Ávila', ' joao  d’avila ', true],
  ['João D’Ávila', 'João', false],
])('takes for the name of %s: %j is %s', (nome, typed, expected) => {
  expect(isNameOf(nome, typed)).toBe(expected);
});

it.each([
  ['Dona ZULMIRANA pediu.', 'Dona […] pediu.'],
  ['Quexadense, de Lima, pediu.', '[…], de […], pediu.'],
  ['Ligou do (19) 97531-8642 ontem.', 'Ligou do […] ontem.'],
  ['Ligou do +55 19 97531 8642.', 'Ligou do […].'],
  ['Escreveu de zul@outra.example hoje.', 'Escreveu de […] hoje.'],
  ['Pediu em 12/10/2026, protocolo 20261012-7.', 'Pediu em 12/10/2026, protocolo 20261012-7.'],
])('cuts the identity out of %j', (text, expected) => {
  const identity = ['Zulmirana das Quexadense Lima', '(19) 97531-8642', 'zulmirana@marcada.example', ''];
  expect(withoutIdentity(text, identity)).toBe(expected);
});
