import {
  anamneseFields,
  type DadosAnamnese,
  type DadosAnamneseField,
  dadosAnamneseSchema,
  questions,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Question } from '@meridia/shared/anamnese/question.ts';
import { alertas, type Condicao, condicoes, frases, posteriores } from './safety-frases.ts';

/** An intake with the true conditions of its client. They are known from the making of the intake, and no rule has read them. */
export interface Ficha {
  numero: number;
  dados: DadosAnamnese;
  condicoes: ReadonlySet<Condicao>;
  /** Indexes into `alertas`. */
  alertas: ReadonlySet<number>;
  /** What the safety part must say of an intake that was written for one rule. */
  exigidas?: readonly RegExp[];
}

/**
 * @param densidade share of intakes that tell each condition (0..1); each is denied as often. The same seed gives the same
 * intake.
 */
export function gerarFicha(numero: number, densidade: number): Ficha {
  const acaso = criarAcaso(numero + 1);
  const textos: Record<string, string[]> = {};
  const presentes = new Set<Condicao>();
  const escrever = (campo: string, frase: string) => {
    textos[campo] = [...(textos[campo] ?? []), frase];
  };
  for (const [indice, condicao] of condicoes.entries()) {
    const { campo, sim, nao } = frases[condicao];
    const seu = posteriores.has(condicao) ? criarAcaso(numero + 1 + indice * 10_000_019) : acaso;
    const sorte = seu.fracao();
    if (sorte < densidade) {
      escrever(campo, seu.um(sim));
      presentes.add(condicao);
    } else if (sorte < densidade * 2 && nao.length > 0) escrever(campo, seu.um(nao));
  }
  const vistos = new Set<number>();
  for (const [indice, { sim, nao }] of alertas.entries()) {
    const sorte = acaso.fracao();
    if (sorte < densidade * 0.5) {
      escrever('queixaPrincipal', acaso.um(sim));
      vistos.add(indice);
    } else if (sorte < densidade && nao.length > 0) escrever('queixaPrincipal', acaso.um(nao));
  }
  const livre = (campo: string) => textos[campo]?.join(acaso.um(['. ', '; ', '\n', '. '])) ?? null;
  const escritas: Partial<Record<DadosAnamneseField, () => unknown>> = {
    nomeCliente: () => acaso.um(['Mariana Alves', 'João Pedro', 'Rita de Cássia', 'Antônio']),
    idade: () => acaso.um([0, 2, 5, 8, 11, 12, 16, 22, 28, 31, 35, 39, 44, 50, 55, 56, 63, 70, 75, 81, 94]),
    telefone: () => '(11) 90000-0000',
    email: () => 'cliente@example.com',
    queixaPrincipal: () => [acaso.um(queixas), ...(textos.queixaPrincipal ?? [])].join('. '),
    historicoMedico: () => livre('historicoMedico'),
    medicamentos: () => livre('medicamentos'),
    suplementos: () => livre('suplementos') ?? acaso.talvez(['Vitamina D', 'Ômega 3', 'Magnésio']),
    urina: () => acaso.talvez(['Clara e frequente', 'Escura, ardência leve', 'Normal']),
    evacuacao: () => acaso.talvez(['Fezes moles pela manhã', 'Ressecada, a cada três dias', 'Normal']),
    atividadeFisica: () => acaso.talvez(['Caminhada', 'Nenhuma', 'Musculação 3x']),
    consumoAgua: () => acaso.talvez([1, 4, 8]),
    cafeXicaras: () => acaso.talvez([0, 2, 6]),
    linguaObservacao: () =>
      acaso.talvez(['Corpo pálido com marcas', 'Ponta vermelha', 'Saburra amarela e pegajosa no fundo']),
    marcapasso: () =>
      acaso.fracao() < densidade
        ? 'sim'
        : acaso.talvez(questions.marcapasso.values.filter((resposta) => resposta !== 'sim')),
    ...Object.fromEntries(
      perguntadas.map((condicao) => [condicao, () => (acaso.fracao() < densidade ? 'sim' : acaso.talvez(['nao']))]),
    ),
    alergias: () => livre('alergias'),
    objetivosCliente: () => livre('objetivosCliente'),
  };
  const dados = dadosAnamneseSchema.parse(
    Object.fromEntries(
      anamneseFields.map((campo) => [campo, (escritas[campo] ?? (() => sortearResposta(questions[campo], acaso)))()]),
    ),
  );
  if (dados.marcapasso === 'sim') presentes.add('implante');
  if (dados.gestante === 'sim' || presentes.has('pre_eclampsia')) presentes.add('gestante');
  for (const condicao of perguntadas) if (dados[condicao] === 'sim') presentes.add(condicao);
  if (dados.queixaPrincipal.startsWith('Enxaqueca')) presentes.add('enxaqueca');
  const comIdade = [...vistos].filter((indice) => dados.idade >= (alertas[indice]?.idadeMinima ?? 0));
  return { numero, dados, condicoes: presentes, alertas: new Set(comIdade) };
}

/** Conditions that the form asks for and that people also tell in their own words. */
const perguntadas = ['anticoagulante', 'epilepsia', 'cancer'] as const satisfies readonly Condicao[];

/** Any answer that the form accepts; free texts and numbers are not filled. */
function sortearResposta(question: Question, acaso: Acaso): unknown {
  switch (question.kind) {
    case 'choice':
      return question.required ? acaso.um(question.values) : acaso.talvez(question.values);
    case 'choices':
      return acaso.alguns(question.options);
    case 'slider':
      return acaso.inteiro(11);
    default:
      return null;
  }
}

const queixas = [
  'Insônia e ansiedade',
  'Dor lombar que desce pela perna direita',
  'Enxaqueca na têmpora esquerda',
  'Cansaço depois do almoço',
  'Cólica menstrual forte',
  'Gastrite e azia',
  'Tosse com catarro',
  'Dor no joelho direito',
  'Ombro esquerdo travado',
  'Intestino preso',
  'Ondas de calor',
  'Coceira na pele',
  'Zumbido no ouvido',
  'Inchaço nas pernas',
  'Tristeza e choro fácil',
  'Tontura ao levantar',
  'Nariz entupido e espirros',
  'Urina muito à noite',
  'Dor na nuca e tensão',
  'Palpitação quando deita',
  'Pele seca e olhos secos',
  'Fraqueza e falta de apetite',
];

export interface Acaso {
  fracao: () => number;
  inteiro: (abaixoDe: number) => number;
  um: <Item>(itens: readonly Item[]) => Item;
  /** Null in one case of three. */
  talvez: <Item>(itens: readonly Item[]) => Item | null;
  alguns: <Item>(itens: readonly Item[]) => Item[];
  embaralhar: <Item>(itens: readonly Item[]) => Item[];
}

/** mulberry32: small, even, the same everywhere. */
export function criarAcaso(semente: number): Acaso {
  let estado = Math.imul(semente, 0x9e3779b1) >>> 0;
  const fracao = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let valor = Math.imul(estado ^ (estado >>> 15), estado | 1);
    valor ^= valor + Math.imul(valor ^ (valor >>> 7), valor | 61);
    return ((valor ^ (valor >>> 14)) >>> 0) / 2 ** 32;
  };
  const inteiro = (abaixoDe: number) => Math.floor(fracao() * abaixoDe);
  const um = <Item>(itens: readonly Item[]): Item => {
    const item = itens[inteiro(itens.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  };
  return {
    fracao,
    inteiro,
    um,
    talvez: (itens) => (fracao() < 1 / 3 ? null : um(itens)),
    alguns: (itens) => {
      const parte = fracao() * 0.6;
      return itens.filter(() => fracao() < parte);
    },
    embaralhar: (itens) =>
      itens
        .map((item) => ({ item, ordem: fracao() }))
        .sort((a, b) => a.ordem - b.ordem)
        .map(({ item }) => item),
  };
}
