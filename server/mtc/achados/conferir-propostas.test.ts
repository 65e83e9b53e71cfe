import type { Correcao } from '@meridia/shared/anamnese/correcoes.ts';
import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Proposta } from '@meridia/shared/leitura-ia.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sinalIds } from '../catalog/sinais.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { citarFonte } from '../render/fonte-do-achado.ts';
import { conferirProtocolo, conferirRelatorio, idDaQueixa } from '../safety/conferir-relatorio.ts';
import { encontrarSinaisDeAlerta, sinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { escreverRelatorio } from '../writer/escrever-relatorio.ts';
import { isLidoPelaIa } from './achado-id.ts';
import { maximoDaIa } from './conferir-propostas.ts';
import { sinaisContados } from './sinais-contados.ts';

const queixaPrincipal =
  'Cansaço e barriga estufada. Enfiaram um prego na nuca e tem um tijolo em cima do estômago. Não tem bicho roendo o joelho. ' +
  'A mãe tem ninho de vespas na cabeça. Nega febre.';

const ficha = (mudancas: Partial<DadosAnamnese> = {}): DadosAnamnese =>
  dadosAnamneseSchema.parse({
    nomeCliente: 'Cliente',
    idade: 40,
    sexo: 'feminino',
    telefone: '11999990000',
    email: 'c@example.com',
    queixaPrincipal,
    ...mudancas,
  });

const proposta = (sinal: string, citacao: string, mudancas: Partial<Proposta> = {}): Proposta => ({
  campo: 'queixaPrincipal',
  citacao,
  sinal,
  negado: false,
  ...mudancas,
});
const empachamento = proposta('empachamento', 'tijolo em cima do estômago');

const aceitar = (propostas: Proposta[], dados = ficha()) =>
  diagnosticar(dados, [], 'completo', propostas).analise.achados.filter(isLidoPelaIa);

describe('a statement that a model proposes', () => {
  it('is a finding of its own kind with half the weight, and is cited as read by AI', () => {
    const [achado, ...outros] = aceitar([empachamento]);
    expect(outros).toEqual([]);
    expect(achado).toMatchObject({ id: 'empachamento@ia.queixaPrincipal', forca: 0.5, presente: true });
    expect(achado && citarFonte(achado)).toBe('Queixa principal, lido pela IA: “tijolo em cima do estômago”');
  });

  it('may be a denial, when the text denies it', () => {
    const negada = proposta('dor_joelho', 'bicho roendo o joelho', { negado: true });
    expect(aceitar([negada])).toMatchObject([{ presente: false }]);
    expect(aceitar([{ ...negada, negado: false }])).toEqual([]);
    expect(aceitar([{ ...empachamento, negado: true }])).toEqual([]);
  });

  it.each<[string, Proposta]>([
    ['words that the text does not have', proposta('empachamento', 'tijolo no estômago')],
    ['the words in other letters', proposta('empachamento', 'Tijolo em cima do estômago')],
    ['words of another field', { ...empachamento, campo: 'historicoMedico' }],
    ['half a word', proposta('empachamento', 'tijolo em cima do estôm')],
    ['words that were understood', proposta('constipacao', 'barriga estufada')],
    ['a sign outside the catalogue', proposta('tijolo', 'tijolo em cima do estômago')],
    ['a name of the prototype', proposta('constructor', 'tijolo em cima do estômago')],
    ['a sign that is seen and not told', proposta('lingua_palida', 'tijolo em cima do estômago')],
    ['a sign that was read', proposta('distensao_abdominal', 'tijolo em cima do estômago')],
    ['a sign that was denied', proposta('febre', 'tijolo em cima do estômago')],
    ['a kind of a sign that was denied', proposta('febre_alta', 'tijolo em cima do estômago')],
    ['a denial of what was read', proposta('cansaco', 'bicho roendo o joelho', { negado: true })],
    ['a sign of somebody else', proposta('zumbido', 'ninho de vespas na cabeça')],
    ['a field that does not exist', { ...empachamento, campo: '__proto__' }],
    ['a field whose text is not sent', { ...empachamento, campo: 'medicamentos' }],
  ])('counts for nothing with %s', (_o_que, uma) => {
    const dados = ficha({ medicamentos: queixaPrincipal });
    expect(diagnosticar(dados, [], 'completo', [uma])).toEqual(diagnosticar(dados, [], 'completo'));
  });

  it('counts for nothing against what is marked, and against another one before it', () => {
    expect(aceitar([proposta('pesadelos', 'prego na nuca')], ficha({ sintomasSono: ['Pesadelos'] }))).toEqual([]);
    expect(aceitar([proposta('sede_aumentada', 'prego na nuca')], ficha({ sede: 'baixa' }))).toEqual([]);
    const ditos = [proposta('piora_calor', 'prego na nuca'), proposta('melhora_calor', 'prego na nuca')];
    expect(aceitar(ditos)).toHaveLength(1);
    expect(aceitar([empachamento, empachamento])).toHaveLength(1);
  });

  it.each(['removido', 'negado', 'presente'] as const)('never comes back where the therapist said “%s”', (decisao) => {
    const correcoes: Correcao[] = [
      { campo: 'queixaPrincipal', sinal: 'empachamento', rotulo: 'empachamento', decisao, trecho: 'Cansaço' },
    ];
    expect(aceitar([empachamento], ficha({ correcoes }))).toEqual([]);
  });

  it('is one of a few: thousands of them make no finding more', () => {
    const milhares = [...sinaisContados.keys()].flatMap((sinal) =>
      Array.from({ length: 10 }, () => proposta(sinal, 'prego na nuca')),
    );
    expect(aceitar(milhares)).toHaveLength(maximoDaIa);
  });

  it('does not make enough of too little, nor a sure hypothesis', () => {
    const pouco = ficha({ queixaPrincipal: 'Insônia. Enfiaram um prego na nuca.' });
    const muitas = ['palpitacao', 'ansiedade', 'sonhos_excessivos', 'boca_seca', 'suor_frio'].map((sinal) =>
      proposta(sinal, 'prego na nuca'),
    );
    expect(aceitar(muitas, pouco)).toHaveLength(5);
    expect(diagnosticar(pouco, [], 'completo', muitas).analise.padroes).toEqual([]);
  });
});

describe('safety', () => {
  const conferir = (dados: DadosAnamnese, propostas: Proposta[]) => {
    const { analise, protocolo } = diagnosticar(dados, [], 'completo', propostas);
    const textos = escreverRelatorio({ tipo: 'completo', dados, analise, protocolo, fotos: [] });
    return conferirRelatorio({ dados, tipo: 'completo', analise, protocolo, textos });
  };
  const notas = (dados: DadosAnamnese, propostas: Proposta[]) => conferir(dados, propostas).seguranca;

  it('asks about what only a model read, with the same referral, and says who read it', () => {
    const calada = ficha({ queixaPrincipal: 'Cansaço. Pensa em apagar a própria vela de vez.' });
    expect(notas(calada, []).some(({ regra }) => regra === 'risco_de_suicidio')).toBe(false);
    const lida = notas(calada, [proposta('ideacao_suicida', 'apagar a própria vela de vez')]);
    const nova = lida.filter(({ texto }) => texto.includes('Lido pela IA'));
    expect(nova).toHaveLength(1);
    expect(nova[0]).toMatchObject({
      regra: 'risco_de_suicidio',
      gravidade: 'encaminhar',
      texto: expect.stringMatching(/^Confirme se há /),
    });
  });

  it('raises the care of a rule, as long as nobody has asked', () => {
    const calada = ficha({ queixaPrincipal: 'Cansaço. Toma a pílula rosinha do sangue ralo.' });
    const [nova] = notas(calada, [proposta('anticoagulante', 'pílula rosinha do sangue ralo')]).filter(({ texto }) =>
      texto.includes('Lido pela IA'),
    );
    expect(nova?.texto).toMatch(/^Confirme /);
  });

  /**
   * Notes that the client's own words and answers raise, whatever points were chosen. That the complaint was not understood is no caution: a
   * proposal may understand it.
   */
  const daFicha = (dados: DadosAnamnese, propostas: Proposta[]) => {
    const { achados } = diagnosticar(dados, [], 'completo', propostas).analise;
    const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados });
    const notas = seguranca.filter(({ regra }) => regra !== idDaQueixa);
    return [...notas, ...encontrarSinaisDeAlerta(dados, sinaisDeAlerta, achados)].map(({ texto }) => texto);
  };

  it('never loses a caution, with any signs read and denied', () => {
    const grave = ficha({
      idade: 58,
      queixaPrincipal:
        'Dor no peito quando sobe escada, desmaio, perdeu 8 kg em três meses. Prego na nuca e tijolo em cima do estômago. Não tem bicho roendo o joelho.',
      historicoMedico: 'Epilepsia. Toma varfarina. Já teve trombose.',
    });
    const antes = conferir(grave, []);
    expect(daFicha(grave, []).length).toBeGreaterThan(3);
    const nivel = ['cauteloso', 'reservado', 'favoravel'];
    const uma = fc.record({
      campo: fc.constant('queixaPrincipal'),
      citacao: fc.constantFrom('Prego na nuca', 'tijolo em cima do estômago', 'bicho roendo o joelho'),
      sinal: fc.constantFrom(...sinalIds),
      negado: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(uma, { minLength: 1, maxLength: 8 }), (propostas) => {
        expect(daFicha(grave, propostas)).toEqual(expect.arrayContaining(daFicha(grave, [])));
        const de = ({ protocolo }: typeof antes) => nivel.indexOf(protocolo?.prognostico.nivel ?? '');
        expect(de(conferir(grave, propostas))).toBeLessThanOrEqual(de(antes));
      }),
      { numRuns: 30 },
    );
  });
});
