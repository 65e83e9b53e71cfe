import { fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { type ClasseDeRemedio, classesDoNome } from '../catalog/remedios.ts';
import { remedioEscrito } from '../leitura/nomes-de-remedios.ts';
import { certezaDoPadrao } from '../safety/dito.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { emUso } from '../safety/uso-do-remedio.ts';
import { minuscula } from '../writer/portugues.ts';
import type { ParaResponder } from './para-responder.ts';

/** What an answer may look at: who asks, what safety says, and the plan as it is shown. */
export interface NaPergunta extends ParaResponder {
  /** In simple letters. */
  texto: string;
  /** The question before it, which it may only go on from: "e a sementinha, funciona? dói?". */
  antes: string;
  /** The rules that hold. */
  regras: ReadonlySet<string>;
  /** Her examinations as she told them; '' without any. */
  exames: string;
  /** Something must be seen today. */
  hoje: boolean;
  /** Something must be seen before the plan begins. */
  espera: boolean;
}

export interface Tema {
  pergunta: RegExp;
  /** In the same question: then it asks for something else. */
  menos?: RegExp;
  /** Only where no narrower theme is asked about. */
  geral?: true;
  /** Null where nothing true and useful can be said. */
  resposta: (contexto: NaPergunta) => string | null;
}

// --- Medicines ---

/** The medicines that the words name, by the table of the catalogue. */
export function remediosDitos(texto: string): { nome: string; classes: readonly ClasseDeRemedio[] }[] {
  return texto.split(/[^a-z]+/).flatMap((forma) => {
    const nome = classesDoNome.has(forma) ? forma : remedioEscrito(forma);
    return nome && !naoRemedio.has(nome) ? [{ nome, classes: classesDoNome.get(nome) ?? [] }] : [];
  });
}
/** A mineral, and what is drunk. */
const naoRemedio: ReadonlySet<string> = new Set([
  'ferro',
  'cafeina',
  'guarana',
  'energetico',
  'energeticos',
  'celebra',
]);

export const daClasse = (texto: string, classes: readonly ClasseDeRemedio[]): boolean =>
  remediosDitos(texto).some((um) => um.classes.some((classe) => classes.includes(classe)));
export const usa = ({ dados }: NaPergunta, classes: readonly ClasseDeRemedio[]): boolean =>
  emUso(lerRelatos(dados)).some((um) => um.classes.some((classe) => classes.includes(classe)));

/** They make sleepy. */
export const daoSono: readonly ClasseDeRemedio[] = [
  'benzodiazepinico',
  'hipnotico',
  'relaxante',
  'opioide',
  'antipsicotico',
  'antihistaminicoAntigo',
  'gabapentina',
  'triciclico',
];

/** All that the intake says, denials too, in simple letters: for what adds care, and asserts nothing of the client. */
export function ficha({ dados }: NaPergunta): string {
  return foldText(
    fieldsOfKind('text')
      .map((campo) => dados[campo] ?? '')
      .join(' . '),
  );
}

/** Whether the intake tells it of the client, and does not deny it. @param padrao in simple letters */
export function conta({ dados }: NaPergunta, padrao: RegExp): boolean {
  return lerRelatos(dados).frases.some((frase) => certezaDoPadrao(frase, padrao) === 'certo');
}

// --- What waits for a physician ---

const primeiroOMedico = 'Antes vem o atendimento médico de hoje: nenhuma sessão se faz até a liberação.';

/** What is done in a session waits for what safety sends to be seen, and is told all the same. */
export function naSessao(contexto: NaPergunta, resposta: string): string {
  if (contexto.hoje) return `${primeiroOMedico} Com ela: ${minuscula(resposta)}`;
  return contexto.espera ? `Depois do que a Segurança manda ver: ${minuscula(resposta)}` : resposta;
}

/** Nothing of a plan that is not held today. */
export function soDepoisDeHoje(resposta = ''): string {
  return resposta === '' ? primeiroOMedico : `${primeiroOMedico} ${resposta}`;
}

const licenca = /^(Pode|Sim|Em geral (sim|pode)|Certo)\b/;

/** Whether an answer gives leave in its first word. */
export function daLicenca(resposta: string): boolean {
  return licenca.test(resposta);
}

/** No leave opens an answer while a physician must look first, whatever is asked about. */
export function semLicencaAntes(contexto: NaPergunta, resposta: string): string {
  return daLicenca(resposta) ? naSessao(contexto, resposta) : resposta;
}
