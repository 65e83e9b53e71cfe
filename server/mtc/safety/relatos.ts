import { correcoesOf } from '@meridia/shared/anamnese/correcoes.ts';
import {
  type DadosAnamnese,
  type DadosAnamneseField,
  type FieldOfKind,
  fieldsOfKind,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isLidoPelaIa, sinalDoAchado } from '../achados/achado-id.ts';
import { camposLidosPelaIa } from '../achados/sinais-contados.ts';
import { marcarEscopo } from '../leitura/escopo.ts';
import { lerCampo } from '../leitura/ler-texto.ts';
import { emFrases, lerPalavras, type Palavra } from '../leitura/palavras.ts';

/** How a sign is told: today, as something of the past, or so that nobody can be sure. */
export type Certeza = 'certo' | 'passado' | 'incerto';

/** One sentence of a free text with the signs that it states. */
export interface Frase {
  campo: DadosAnamneseField;
  palavras: readonly Palavra[];
  /** All words in lower case without accents, one space between. */
  texto: string;
  /** By the ids of the vocabulary. What is denied or said of somebody else is not among them. */
  sinais: ReadonlyMap<string, Certeza>;
  /** For each word whether it is said of somebody else, and whether it is of the past. */
  marcas: readonly { deOutro: boolean; passada: boolean }[];
}

/** What the client's own free texts tell, as the reader of the findings understands it. */
export class Relatos {
  readonly frases: readonly Frase[];

  constructor(frases: readonly Frase[]) {
    this.frases = frases;
  }

  /** The strongest way in which one of the signs is told; null when none is. */
  certeza(...sinais: readonly string[]): Certeza | null {
    return maisForte(this.frases.flatMap((frase) => certezaNaFrase(frase, sinais) ?? []));
  }

  /** Whether one of the signs is told of today. */
  diz(...sinais: readonly string[]): boolean {
    return this.certeza(...sinais) === 'certo';
  }

  /** The sentences that tell one of the signs of today. */
  frasesCom(...sinais: readonly string[]): Frase[] {
    return this.frases.filter((frase) => certezaNaFrase(frase, sinais) === 'certo');
  }

  /** A sentence together with its neighbours in the same field. */
  perto(frase: Frase): Frase[] {
    const indice = this.frases.indexOf(frase);
    return this.frases.slice(Math.max(0, indice - 1), indice + 2).filter(({ campo }) => campo === frase.campo);
  }
}

export function certezaNaFrase({ sinais }: Frase, procurados: readonly string[]): Certeza | null {
  return maisForte(procurados.flatMap((sinal) => sinais.get(sinal) ?? []));
}

const ordem = ['certo', 'passado', 'incerto'] as const;

export function maisForte(certezas: readonly Certeza[]): Certeza | null {
  return ordem.find((certeza) => certezas.includes(certeza)) ?? null;
}

const lidos = new WeakMap<DadosAnamnese, Relatos>();

/** All free texts of an intake. The same object is read once. */
export function lerRelatos(dados: DadosAnamnese): Relatos {
  let relatos = lidos.get(dados);
  if (!relatos) {
    relatos = new Relatos(
      fieldsOfKind('text').flatMap((campo) => [...frasesDe(dados, campo), ...corrigidos(dados, campo)]),
    );
    lidos.set(dados, relatos);
  }
  return relatos;
}

/** The same with what only a model read, each sign in doubt: a rule may ask about it and never states it. Null without any. */
export function lerRelatosComIa(dados: DadosAnamnese, achados: readonly Achado[]): Relatos | null {
  const daIa = camposLidosPelaIa.flatMap((campo): Frase[] => {
    const sinais = achados.flatMap((achado): [string, Certeza][] => {
      const sinal = sinalDoAchado(achado);
      const deste = achado.presente && achado.fonte === `anamnese.${campo}` && isLidoPelaIa(achado);
      return sinal && deste ? [[sinal, 'incerto']] : [];
    });
    return sinais.length > 0 ? [{ campo, palavras: [], texto: '', sinais: new Map(sinais), marcas: [] }] : [];
  });
  return daIa.length > 0 ? new Relatos([...lerRelatos(dados).frases, ...daIa]) : null;
}

/** What the therapist turned into present counts as told; what she took away stays, because no correction lifts a caution. */
function corrigidos(dados: DadosAnamnese, campo: FieldOfKind<'text'>): Frase[] {
  const presentes = [...correcoesOf(campo, dados[campo], dados.correcoes).values()].filter(
    ({ decisao }) => decisao === 'presente',
  );
  if (presentes.length === 0) return [];
  const sinais = new Map(presentes.map(({ sinal }) => [sinal, 'certo'] as const));
  return [{ campo, palavras: [], texto: '', sinais, marcas: [] }];
}

function frasesDe(dados: DadosAnamnese, campo: FieldOfKind<'text'>): Frase[] {
  const texto = dados[campo] ?? '';
  if (texto === '') return [];
  const { ditos, ressalvas } = lerCampo(dados, campo);
  const afirmacoes = [
    ...ditos.flatMap(({ sinal, presente, trechos }) =>
      presente ? [{ sinal, trechos, certeza: 'certo' as const }] : [],
    ),
    ...ressalvas.map(({ sinal, trechos, por }) => ({ sinal, trechos, certeza: por })),
  ];
  const { palavras } = lerPalavras(texto);
  const marcas = marcarEscopo(palavras, new Set());
  return emFrases(palavras).map(([de, ate]) => {
    const inicio = palavras[de]?.inicio ?? 0;
    const fim = palavras[ate - 1]?.fim ?? inicio;
    const sinais = new Map<string, Certeza>();
    for (const { sinal, trechos, certeza } of afirmacoes) {
      const onde = trechos[0]?.inicio ?? -1;
      if (onde < inicio || onde >= fim) continue;
      const anterior = sinais.get(sinal);
      sinais.set(sinal, (anterior && maisForte([anterior, certeza])) ?? certeza);
    }
    return {
      campo,
      palavras: palavras.slice(de, ate),
      texto: palavras
        .slice(de, ate)
        .map(({ forma }) => forma)
        .join(' '),
      sinais,
      marcas: marcas
        .slice(de, ate)
        .map(({ fora, incerta, passada, datada }) => ({ deOutro: fora && !incerta, passada: passada || datada })),
    };
  });
}
