import type { NivelDeEvidencia, Orgao } from '@meridia/shared/relatorio.ts';
import type { SinalId } from '../sinais.ts';
import type { Tema } from '../tema.ts';

/** Whom a wider therapy suits, and who must not have it. The safety rules decide; nothing here reads a text. */
export interface Criterios {
  /** The themes of a pattern that it suits, strongest first. */
  temas: readonly Tema[];
  /** Signs of the client that call for it. */
  sinais: readonly SinalId[];
  /** A treated pattern with one of these themes rules it out. */
  temasContrarios: readonly Tema[];
  /** A sign of the client that rules it out. */
  sinaisContrarios: readonly SinalId[];
  /** Ids of the safety rules under which it is not given. */
  evitarNasRegras: readonly string[];
  idadeMinima: number;
  idadeMaxima: number;
}

/** What the report says of it, and what every reader is told to mind. */
interface Dita {
  id: string;
  nome: string;
  quando: string;
  passos: readonly string[];
  cautelas: readonly string[];
  fonte: string;
  evidencia: NivelDeEvidencia;
}

type Postura = 'de_pe' | 'sentado' | 'deitado';

/** The gestures that are drawn (server/mtc/render/figuras/figura-da-pratica.tsx). */
export type Gesto =
  | 'ceu'
  | 'arco'
  | 'separar'
  | 'olhar'
  | 'cauda'
  | 'curvar'
  | 'punhos'
  | 'calcanhares'
  | 'arvore'
  | 'caminhar'
  | 'ventre'
  | 'som';

/** Movement, breath or sound that the client does alone. */
export interface Pratica extends Criterios, Dita {
  grupo: 'movimento' | 'respiracao' | 'som';
  /** A treated pattern of one of these organs speaks for it. */
  orgaos: readonly Orgao[];
  postura: Postura;
  gesto: Gesto;
  /** What is sung, for the drawing; '' without a sound. */
  som: string;
}

/** What the client does with her own hands. */
export interface Automassagem extends Criterios, Dita {
  /** Codes of the points and of the region: where a rule takes one of them out, nothing is pressed or rubbed there. */
  pontos: readonly string[];
  /** How the hand moves, for the drawing. */
  gesto: 'pressao' | 'circulo' | 'vaivem';
}

/** The nature of food as the books name it. */
export type Natureza = 'quente' | 'morna' | 'neutra' | 'fresca' | 'fria';

export const gruposDeAlimentos = ['cereais', 'leguminosas', 'legumes', 'frutas', 'proteinas', 'temperos'] as const;

export interface Alimento {
  nome: string;
  grupo: (typeof gruposDeAlimentos)[number];
  natureza: Natureza;
  temas: readonly Tema[];
  evitarNasRegras: readonly string[];
  idadeMinima: number;
}

/** Which way a plan of food leads. */
export const direcoes = ['aquecer', 'refrescar', 'umedecer', 'secar', 'neutra'] as const;
export type Direcao = (typeof direcoes)[number];

export const refeicoes = ['Café da manhã', 'Almoço', 'Lanche', 'Jantar'] as const;

export interface Prato {
  refeicao: (typeof refeicoes)[number];
  texto: string;
  direcoes: readonly Direcao[];
  evitarNasRegras: readonly string[];
  idadeMinima: number;
}
