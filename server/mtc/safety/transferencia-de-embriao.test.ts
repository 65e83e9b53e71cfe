import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { lerRelatos } from './relatos.ts';
import { testeEmAberto, transferiuHaPouco } from './transferencia-de-embriao.ts';

const ficha = (queixaPrincipal: string, outras: Partial<DadosAnamnese> = {}): DadosAnamnese => ({
  ...fichaCalada,
  idade: 38,
  sexo: 'feminino',
  queixaPrincipal,
  ...outras,
});

it.each([
  'TEC D5 anteontem, beta em 10d. Dor no pescoço.',
  'Fiz TE D5 na segunda, aguardando beta. Lombalgia.',
  'FET há 4 dias, ansiosa.',
  'Transferi dois embriões semana passada e estou com dor lombar.',
  'Transferimos um blastocisto no sábado.',
  'Usando Utrogestan via vaginal, beta em 8 dias.',
  'Beta HCG marcado para sexta que vem, dor lombar.',
  'Fez IIU dia 10, dor lombar.',
  'Transf. embrionária ontem; Primogyna e Utrogestan.',
  'Pus um embrião congelado anteontem.',
  'Vim pra acupuntura pós-TEC (D3).',
  'Dia 7 pós-transferência, cólica leve.',
])('knows the days before the test: %s', (texto) => {
  const dados = ficha(texto);
  expect(transferiuHaPouco(dados, lerRelatos(dados))).toBe(true);
});

it.each([
  'TEC de crânio normal, dor no pescoço.',
  'Fez TEC e RM após acidente em 2019.',
  'Toma betabloqueador há 5 anos.',
  'Usa creme de betametasona na mão.',
  'Transferência bancária atrasada me deixou ansiosa.',
  'Transferida de setor no trabalho.',
  'Fiz FIV há 12 anos e nasceram os gêmeos.',
  'Beta-hCG deu negativo, menstruou ontem.',
  'A transferência do embrião não vingou em maio.',
  'Tem embriões congelados e vai transferir só em março.',
  'Minha irmã transferiu dois embriões ontem.',
  'Transplante capilar, implantou cabelo.',
])('and takes nothing else for them: %s', (texto) => {
  const dados = ficha(texto);
  expect(transferiuHaPouco(dados, lerRelatos(dados))).toBe(false);
});

it.each([
  'Na quinta da semana passada foi transferido um blastocisto, que estava congelado.',
  'A menstruação atrasou doze dias, o teste está marcado para amanhã.',
  'Estou atrasada 8 dias e vou fazer o teste de farmácia no sábado.',
  'O médico pediu o beta, sai na sexta.',
  'A menstruação atrasou 6 dias e estou tentando engravidar.',
  'Não desceu esse mês. Queremos um bebê desde janeiro.',
  'Parei a pílula para engravidar; a regra não veio.',
  'Tentante, atraso de 9 dias.',
])('knows of a test that is still open: %s', (texto) => {
  const dados = ficha(texto, { gestante: 'nao' });
  expect(testeEmAberto(dados, lerRelatos(dados))).toBe(true);
  const { seguranca } = conferirProtocolo({ dados, tipo: 'diagnostico', protocolo: null, achados: [] });
  expect(seguranca.find(({ regra }) => regra === 'gravidez_a_confirmar')?.texto).toMatch(/gestante: não/);
  expect(seguranca.some(({ regra }) => regra === 'gestacao_possivel')).toBe(true);
});

it.each([
  'A menstruação atrasou mas o teste deu negativo.',
  'Menstruação sempre atrasa uns dias.',
  'Vou fazer o teste de esforço na segunda.',
  'Estou atrasada para o trabalho todo dia, vou fazer teste de alergia.',
  'Minha irmã está atrasada e vai fazer o teste de gravidez.',
  'Uso creme de beta caroteno, exame marcado.',
])('and of none here: %s', (texto) => {
  const dados = ficha(texto, { gestante: 'nao' });
  expect(testeEmAberto(dados, lerRelatos(dados))).toBe(false);
});

describe('a plan in these days', () => {
  const proibidos = ['IG4', 'BP6', 'VB21', 'B60', 'B23', 'B25', 'VC3', 'VC4', 'VC6', 'VG3', 'Zigong'];
  it.each(['nao', 'desconheco', null] as const)(
    'needles nothing that may harm it, whatever the answer: %s',
    (gestante) => {
      const dados = ficha('TEC D5 anteontem, beta em 10d. Infertilidade há 4 anos. Dor lombar há 2 meses.', {
        gestante,
      });
      const { analise, protocolo } = diagnosticar(dados, [], 'completo');
      const { protocolo: seguro, seguranca } = conferirProtocolo({
        dados,
        tipo: 'completo',
        protocolo,
        achados: analise.achados,
      });
      const codigos = seguro?.pontos.map(({ codigo }) => codigo) ?? [];
      expect(codigos.filter((codigo) => proibidos.includes(codigo))).toEqual([]);
      expect(seguro?.posicoes?.some(({ posicao }) => posicao.includes('ventral'))).toBe(false);
      expect(seguro?.orientacoes.some(({ texto }) => /ciclo|menstrua/.test(texto))).toBe(false);
      expect(seguranca.find(({ regra }) => regra === 'gestacao_possivel')?.texto).toContain('“TEC D5 anteontem”');
    },
  );
});

it.each([
  'A menstruação sempre atrasa, quero engravidar ano que vem.',
  'Tento engravidar há dois anos, ciclo de 28 dias.',
  'A menstruação atrasou 6 dias, tentando engravidar, teste negativo.',
  'A menstruação da minha irmã atrasou 6 dias, ela está tentando engravidar.',
])('sees no open test in: %s', (texto) => {
  const dados = ficha(texto, { gestante: 'nao' });
  expect(testeEmAberto(dados, lerRelatos(dados))).toBe(false);
});

/** Points that no classic ban names: out of the plan, or with the caution; never without either. */
it.each<[string, Partial<DadosAnamnese>]>([
  ['certain, first weeks', { gestante: 'sim', historicoMedico: 'Gestante de 9 semanas.' }],
  ['certain, later', { gestante: 'sim', historicoMedico: 'Gestante de 26 semanas.' }],
  ['certain, week not told', { gestante: 'sim' }],
  ['after a transfer', { historicoMedico: 'Transferimos um embrião na quinta.', gestante: 'nao' }],
  ['late and wished for', { historicoMedico: 'Tentante, atraso de 9 dias.', gestante: 'nao' }],
  ['nobody knows', { gestante: 'desconheco' }],
  ['nobody asked', { gestante: null }],
])('keeps care with soft points when a pregnancy is %s', (_, outras) => {
  const dados = ficha('Dor no pescoço', outras);
  const { protocolo: modelo } = diagnosticar(ficha('Dor no pescoço', { sexo: 'masculino' }), [], 'completo');
  const [ponto] = modelo?.pontos ?? [];
  if (!modelo || !ponto) throw new Error('no protocol');
  const suaves: readonly (readonly [codigo: string, oms: string, pinyin: string])[] = [
    ['F3', 'LR3', 'Taichong'],
    ['VB41', 'GB41', 'Zulinqi'],
    ['Bafeng', 'EX-LE10', 'Bafeng'],
    ['Baxie', 'EX-UE9', 'Baxie'],
    ['Yaotongdian', 'EX-UE7', 'Yaotongdian'],
  ];
  const pontos = suaves.map(([codigo, oms, pinyin]) => ({ ...ponto, codigo, oms, pinyin, cautelas: [] }));
  const { protocolo } = conferirProtocolo({ dados, tipo: 'completo', protocolo: { ...modelo, pontos }, achados: [] });
  const semCuidado = (protocolo?.pontos ?? []).filter(({ cautelas }) => !cautelas.some((um) => /gesta/i.test(um)));
  expect(semCuidado.map(({ codigo }) => codigo)).toEqual([]);
});
