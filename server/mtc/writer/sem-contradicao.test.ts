import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Analise, Protocolo, SegurancaNota } from '@meridia/shared/relatorio.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { responderPedidos } from '../pedidos/responder-pedidos.ts';
import { conferirProtocolo, conferirRelatorio } from '../safety/conferir-relatorio.ts';
import { escreverRelatorio } from './escrever-relatorio.ts';

interface Papel {
  analise: Analise;
  protocolo: Protocolo | null;
  seguranca: readonly SegurancaNota[];
  /** All that is written, in one. */
  tudo: string;
}

function papelDe(ficha: Partial<DadosAnamnese>): Papel {
  const dados: DadosAnamnese = { ...anamneseVazia, idade: 44, sexo: 'feminino', ...ficha };
  const tipo = 'completo';
  const { analise, protocolo } = diagnosticar(dados, [], tipo);
  const seguro = conferirProtocolo({ dados, tipo, protocolo, achados: analise.achados }).protocolo;
  const textos = escreverRelatorio({ tipo, dados, analise, protocolo: seguro, fotos: [] });
  const conferido = conferirRelatorio({ dados, tipo, analise, protocolo, textos, motor: 'local' });
  const pedidos = responderPedidos({ dados, analise, ...conferido });
  const { pontos = [], terapias = [], orientacoes = [], auriculares = [], prognostico } = conferido.protocolo ?? {};
  const tudo = [
    ...Object.values({
      ...conferido.textos,
      hipoteses: conferido.textos.hipoteses.map(({ texto }) => texto).join(' '),
    }),
    ...conferido.seguranca.map(({ texto }) => texto),
    ...pontos.flatMap(({ localizacao, metodo, cautelas }) => [localizacao, metodo, ...cautelas]),
    ...terapias.map(({ descricao }) => descricao),
    ...orientacoes.flatMap(({ texto, porque = '' }) => [texto, porque]),
    ...auriculares.map(({ motivo }) => motivo),
    ...(prognostico?.razoes ?? []),
    ...analise.achados.flatMap(({ label, presente }) => (presente ? [label] : [])),
    ...pedidos.map(({ resposta }) => resposta),
  ].join('\n');
  return { analise, ...conferido, tudo };
}

/** Pairs that cannot both be true in one report. */
const pares: readonly [nome: string, uma: RegExp, outra: RegExp][] = [
  [
    'needles',
    /o plano não usa nenhuma agulha/i,
    /(?:duas|três|quatro|seis) agulhas|agulhas? (?:finas?|sem níquel)|inserção (?:rasa|oblíqua)/i,
  ],
  ['seeds', /sem sementes? nem fita/i, /sementes? fixadas|preferir sementes|sementes em vez de/i],
  ['time', /queixa de anos/i, /A queixa dura (?:meses|semanas|dias)/i],
  ['colour of the tongue', /língua rosada/i, /língua (?:vermelha|pálida|arroxeada)/i],
  ['moxa', /Não se propõe moxa/i, /a moxa tem lugar em|A moxa, a critério de quem atende, cabe em|o plano põe moxa/i],
  ['feet', /nem agulha, moxa, escalda-pés/i, /Escalda-pés morno|está no plano: escalda-pés/i],
  ['belly', /não deitar de bruços|de bruços não/i, /(?<!s)em decúbito ventral/i],
];

function contradicoes({ tudo, protocolo, analise }: Papel): string[] {
  const ditas = pares.flatMap(([nome, uma, outra]) => (uma.test(tudo) && outra.test(tudo) ? [nome] : []));
  const semAgulha = /o plano não usa nenhuma agulha/i.test(tudo);
  const comAgulha = protocolo?.pontos.some(({ agulha, retencaoMin }) => agulha !== undefined || retencaoMin > 0);
  const semMoxa = /Não se propõe moxa/.test(tudo) && protocolo?.pontos.some(({ moxa }) => moxa);
  const contaFrio = analise.achados.some(
    ({ presente, id }) =>
      presente && /^(intolerancia_frio|membros_frios|piora_frio|abdome_frio|lombar_joelhos_frios)@/.test(id),
  );
  return [
    ...ditas,
    ...(semAgulha && comAgulha ? ['a needle in a plan without any'] : []),
    ...(semMoxa ? ['moxa in a plan without any'] : []),
    ...(contaFrio && /nada no quadro a pede/.test(tudo) ? ['cold that is nothing'] : []),
  ];
}

const queixas = [
  'Dor de cabeça na testa e nuca dura, não consigo dormir',
  'Barriga gelada, fezes moles, cansaço há quatro meses',
  'Ondas de calor e boca seca',
  'Dor no joelho direito que piora no frio há dois anos',
  'Penso demais, tenho palpitação e memória fraca',
  'Diabetes, não sinto a sola dos pés, lombar fria',
  'Perco urina ao tossir, peso embaixo no fim do dia',
];
const recusas = [
  null,
  'Não quero agulha',
  'Tenho pavor de agulha, queria sementes na orelha',
  'De bruços não aguento',
  'Um pouco de medo de agulha, mas se for preciso eu aceito',
  'Quero moxa e escalda-pés',
];
const alergias = ['nega', 'Esparadrapo e fita fazem bolha', 'Níquel dá ferida; micropore empola', 'Látex'];
const linguas: Partial<DadosAnamnese>[] = [
  {},
  { linguaDesc: ['Vermelha'], linguaObservacao: 'mais corada do que se espera' },
  { linguaDesc: ['Pálida'], linguaObservacao: 'rosa claro nas bordas' },
  { linguaDesc: ['Cor rosa'] },
];
const historicos = [null, 'Erisipela na perna há 8 anos', 'Operei a vesícula há 3 anos', 'Asma desde criança'];

describe('no report speaks against itself', () => {
  it('whatever complaint, fear, allergy, tongue and time are told', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...queixas),
        fc.constantFrom(...recusas),
        fc.constantFrom(...alergias),
        fc.constantFrom(...linguas),
        fc.constantFrom(...historicos),
        fc.constantFrom('recente', 'meses', 'anos', null),
        fc.constantFrom(6, 44, 80),
        fc.constantFrom<DadosAnamnese['sintomasTermicos']>([], ['Intolerância ao frio'], ['Calor interno']),
        (
          queixaPrincipal,
          objetivosCliente,
          alergia,
          lingua,
          historicoMedico,
          inicioQueixa,
          idade,
          sintomasTermicos,
        ) => {
          const ficha = {
            queixaPrincipal,
            objetivosCliente,
            alergias: alergia,
            historicoMedico,
            inicioQueixa,
            idade,
            sintomasTermicos,
          };
          expect(contradicoes(papelDe({ ...ficha, ...lingua })), JSON.stringify({ ...ficha, ...lingua })).toEqual([]);
        },
      ),
      { numRuns: 200, seed: 11 },
    );
  });
});
