import { isInfinitivo } from './lexico.ts';
import type { Faixa, Palavra } from './palavras.ts';

/** What a wish says of what it names: nothing ("dormir a noite inteira"), or that it is there ("acabar com a dor"). */
export type Desejo = 'nada' | 'pressupoe';

const conjunto = (texto: string) => new Set(texto.split(' '));

const querem = conjunto(
  'quer quero queria queremos querem gostaria gostariam deseja pretende pretendo sonha espera almeja',
);
const metas = conjunto('objetivo objetivos meta metas expectativa expectativas desejos');
/** Between the wish and its verb: "também quero muito poder". */
const entremeios = conjunto(
  'e ou tambem muito mesmo principalmente se me a ela ele eu de primeiro segundo depois conseguir poder voltar tentar passar ver muito mais alem disso enfim eh era seria dela dele paciente',
);
/** What one wants to do less of, or to be rid of, is there. */
const deMenos = conjunto(
  'parar deixar diminuir reduzir aliviar acabar livrar eliminar curar sarar tratar controlar combater resolver amenizar melhorar vencer superar largar abandonar sair recuperar regular acalmar tirar',
);
/** Whether a wish with this verb presupposes what it names: "largar o cigarro". */
export function isDeMenos(verbo: string): boolean {
  return deMenos.has(verbo);
}

const deAlivio = conjunto('alivio melhora fim reducao controle diminuicao cura tratamento menos');
/** Wanting to do these is a state of its own: "quer chorar o tempo todo", "só quer deitar". */
const vontades = conjunto(
  'comer beber tomar chorar vomitar evacuar urinar deitar tossir cocar gritar morrer sumir desaparecer brigar bater matar conversar falar sair levantar ficar',
);
const bemDormir = conjunto('melhor bem direito a sem mais tranquila');
/** Here the wish ends, and what follows is told. */
const termina = conjunto('mas porem porque pois embora hoje atualmente entretanto');
const retomam = conjunto('sem mais menos com');
const vidaDesejada = conjunto('vida noite noites rotina velhice parto gravidez');
const auxiliares = conjunto('tem esta ta eh e sao foi sente refere relata nega apetite');

/**
 * The wishes of a sentence, for each of its words; null outside of them, and empty where the sentence has none.
 * @param campo the field of the intake; where it asks for the goals, a clause that begins with an infinitive is one
 */
export function lerDesejos(palavras: readonly Palavra[], [de, ate]: Faixa, campo: string | null): (Desejo | null)[] {
  const emMetas = campo === 'objetivosCliente';
  const desejos: (Desejo | null)[] = [];
  if (!emMetas && !podeQuerer(palavras, de, ate)) return desejos;
  let desejo: Desejo | null = null;
  /** Whether the sentence told something else before. */
  let contou = false;
  const forma = (indice: number) => (indice < ate ? (palavras[indice]?.forma ?? '') : '');
  for (let indice = de; indice < ate; indice += 1) {
    const aqui = forma(indice);
    const comeca = indice === de || palavras[indice]?.pausa !== 'nenhuma';
    const anterior = forma(indice - 1);
    // "Mãe: dormir melhor" names who wishes.
    const rotulo = comeca && emMetas && indice + 1 < ate && palavras[indice + 1]?.doisPontos === true;
    if (comeca && indice > de && desejo && !segue(desejo, palavras, indice, ate)) desejo = null;
    if (comeca && emMetas && !contou && !desejo) desejo = abre(palavras, indice, ate);
    const querer = querem.has(aqui) && !/^(nao|nem|nunca|sem)$/.test(anterior);
    if (querer || (metas.has(aqui) && indice <= de + 2)) {
      const verbo = verboDepois(palavras, indice + 1, ate);
      if (verbo === null) desejo = daCoisa(palavras, indice, ate) ?? desejo;
      else if (emMetas || !isVontade(palavras, verbo, anterior)) desejo = sentidoDe(forma(verbo), forma(verbo + 1));
    } else if (desejo && (anterior === 'e' || anterior === 'ou' || comeca)) {
      const verbo = verboDepois(palavras, indice, ate);
      if (verbo !== null) desejo = sentidoDe(forma(verbo), forma(verbo + 1));
    }
    if (desejo) {
      if (deAlivio.has(aqui)) desejo = 'pressupoe';
      else if (aqui === 'mais' && !/^(nao|nunca)$/.test(forma(indice - 2)))
        desejo = anterior === 'nunca' ? desejo : 'nada';
      // "Não sentir mais dor", "voltar a correr sem dor"
      else if (/^(sentir|ter)$/.test(anterior) && aqui === 'mais') desejo = 'pressupoe';
      else if (aqui === 'sem' && voltou(palavras, indice)) desejo = 'pressupoe';
      else if (aqui === 'sem') desejo = 'nada';
      // "Quero um remédio para a dor": the pain is there.
      else if (desejo === 'nada' && deFinalidade.test(aqui) && !isInfinitivo(forma(indice + 1))) desejo = 'pressupoe';
      if (termina.has(aqui) || (aqui === 'por' && forma(indice + 1) === 'causa')) desejo = null;
    }
    if (!desejo && comeca && indice + 1 < ate && !rotulo) contou = true;
    desejos.push(desejo);
  }
  return desejos;
}

const deFinalidade = /^(para|contra)$/;

/** "Queria uma mão seca", "queria que ela dormisse": wished without an infinitive; null when something else is said. */
function daCoisa(palavras: readonly Palavra[], querer: number, ate: number): Desejo | null {
  const seguinte = palavras[querer + 1];
  if (querer + 1 >= ate || seguinte?.pausa !== 'nenhuma') return null;
  if (/^(um|uma|uns|umas|aquel[ae]s?)$/.test(seguinte.forma)) return 'nada';
  if (seguinte.forma !== 'que') return null;
  const dito = palavras.slice(querer + 1, Math.min(ate, querer + 8));
  if (dito.some(({ forma }) => queAcabe.test(forma) || queAcabasse.test(forma))) return 'pressupoe';
  return dito.some(({ forma }) => /[aei]sse(m)?$/.test(forma)) ? 'nada' : null;
}

const queAcabasse = /^(sumi|passa|para|acaba|diminui|melhora|alivia|desaparece|cessa)sse(m)?$/;

function podeQuerer(palavras: readonly Palavra[], de: number, ate: number): boolean {
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (querem.has(forma) || metas.has(forma)) return true;
  }
  return false;
}

function sentidoDe(verbo: string, seguinte = ''): Desejo {
  // Who wants to prevent attacks has them.
  if (/^(prevenir|evitar)$/.test(verbo) && /^crises?$/.test(seguinte)) return 'pressupoe';
  return deMenos.has(verbo) || deAlivio.has(verbo) ? 'pressupoe' : 'nada';
}

/** The infinitive or the relief that is wished here; null when something else is said. */
function verboDepois(palavras: readonly Palavra[], de: number, ate: number): number | null {
  let ultimo: number | null = null;
  for (let indice = de; indice < Math.min(ate, de + 5); indice += 1) {
    const { forma, pausa } = palavras[indice] ?? { forma: '', pausa: 'nenhuma' };
    if (indice > de && pausa === 'frase') break;
    if (deAlivio.has(forma)) return indice;
    if (isInfinitivo(forma)) {
      ultimo = indice;
      if (!entremeios.has(forma)) return indice;
    } else if (!entremeios.has(forma) && forma !== 'nao') break;
  }
  return ultimo;
}

function isVontade(palavras: readonly Palavra[], verbo: number, antesDeQuerer: string): boolean {
  const forma = palavras[verbo]?.forma ?? '';
  const seguinte = palavras[verbo + 1]?.forma ?? '';
  if (deMenos.has(forma)) return false;
  if (forma === 'ficar' && /^(sem|livre|bem|bo[am])$/.test(seguinte)) return false;
  if (forma === 'dormir') return !bemDormir.has(seguinte);
  return vontades.has(forma) || antesDeQuerer === 'so';
}

/** What a clause of the goals begins with, when it is a wish. */
function abre(palavras: readonly Palavra[], indice: number, ate: number): Desejo | null {
  const verbo = verboDepois(palavras, indice, ate);
  if (verbo !== null) return sentidoDe(palavras[verbo]?.forma ?? '', palavras[verbo + 1]?.forma);
  const primeira = palavras[indice]?.forma ?? '';
  if (primeira === 'sem' || vidaDesejada.has(primeira)) return 'nada';
  // "Que ele durma sem se coçar", "que a dor suma"
  if (primeira === 'que') {
    const dito = palavras.slice(indice, Math.min(ate, indice + 6)).some(({ forma }) => queAcabe.test(forma));
    return dito ? 'pressupoe' : 'nada';
  }
  if (/^(uma|ter|um)$/.test(primeira) && vidaDesejada.has(palavras[indice + 1]?.forma ?? '')) return 'nada';
  // "Trabalha sem falta de ar": written for "trabalhar".
  const curta = ate - indice <= 7 && !auxiliares.has(primeira) && /[ae]$/.test(primeira);
  return curta && palavras[indice + 1]?.forma === 'sem' ? 'nada' : null;
}

const queAcabe = /^(sum|pass|par|acab|diminu|melhor|alivi|desaparec|cess)(a|am|e|em)$/;

/** Whether a clause goes on with the wish before it. */
function segue(desejo: Desejo, palavras: readonly Palavra[], indice: number, ate: number): boolean {
  if (verboDepois(palavras, indice, ate) !== null) return true;
  if (retomam.has(palavras[indice]?.forma ?? '')) return true;
  if (desejo === 'nada') return false;
  let fim = indice + 1;
  while (fim < ate && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  return fim - indice <= 6 && palavras.slice(indice, fim).every(({ forma }) => !isFinito(forma));
}

const finitos = conjunto(
  'tem tenho teve tinha esta estou ta to eh sou foi sao fica fico ficou sente sinto doi doem acorda acordo dorme durmo melhora piora refere relata nega vive anda toma tomo usa uso come como bebe bebo vem vai que nao',
);

function isFinito(forma: string): boolean {
  return finitos.has(forma);
}

/** "Voltar a correr sem": what keeps her from it is there. */
function voltou(palavras: readonly Palavra[], sem: number): boolean {
  for (let indice = sem - 1; indice >= Math.max(0, sem - 6); indice -= 1) {
    if (palavras[indice]?.forma === 'voltar') return true;
    if (palavras[indice]?.pausa === 'frase') return false;
  }
  return false;
}
