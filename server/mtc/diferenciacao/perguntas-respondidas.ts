import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { respondido } from './decidir.ts';
import { jaDito, palavrasDaFicha } from './ja-dito.ts';

/**
 * Takes out of the open questions what the intake answers in words that the reader did not understand: a sign counts as answered where
 * one sentence has all words of its name, whatever it says of it.
 */
export function semRespondidas(padroes: readonly PadraoResultado[], dados: DadosAnamnese): PadraoResultado[] {
  const frases = frasesDe(dados);
  const ditos = semAcentos(textosDe(dados).join(' . ')).toLowerCase();
  const palavras = palavrasDaFicha(dados);
  const aberto = (nome: string) =>
    !respondeA(nome, frases) && !respondidaDeOutroModo(nome, ditos, dados) && !jaDito(nome, dados, palavras);
  return padroes.map((padrao) => {
    const abertas = padrao.decidiria
      .split(/(?<=[.?]) (?=\p{Lu})/u)
      .map((frase) => semExameFeito(frase, ditos))
      .filter((frase) => !(veiasDaLingua.test(frase) && veiasDitas(dados)))
      .filter((frase) => !confirmaOVisto.test(frase) || !respondidaDeOutroModo(frase, ditos, dados))
      .filter((frase) => !confirmaODito(frase, aberto))
      // A question in a sentence of its own: "O intestino muda com a tensão emocional?"
      .filter((frase) => !(/^(?!Há ).*\?$/.test(frase) && jaDito(frase, dados, palavras)))
      .flatMap((frase) => (frase === '' ? [] : emAberto(frase, aberto)));
    return { ...padrao, decidiria: abertas.length === 0 ? respondido : abertas.join(' ') };
  });
}

/** "Veja as veias sob a língua": ticked or written, they were seen. */
const veiasDaLingua = /\bveias (sob a língua|sublinguais)\b/iu;
const veiasDitas = ({ linguaDetalhes, linguaObservacao }: DadosAnamnese) =>
  linguaDetalhes.includes('Veias sublinguais dilatadas') ||
  /sublingua|debaixo|embaixo|sob a l[ií]ngua/i.test(linguaObservacao ?? '');

/** A sentence on a sign of the exam: "Saburra amarela confirma o Fogo.", "Toque o baixo ventre: frio ao toque confirma." */
const confirmaOVisto = /^(Língua|Ponta da língua|Saburra|Pulso|Toque)\b[^?]* confirmam?\b/u;

/** "Voz fraca e pulso fraco confirmam.": all of it stands in the intake and was weighed. */
function confirmaODito(frase: string, aberto: (nome: string) => boolean): boolean {
  const [, oque] = /^([^?;:]+?) confirmam?\b[^?;]*\.$/u.exec(frase) ?? [];
  return oque?.split(/, | e | ou | com /u).every((nome) => !aberto(nome)) === true;
}

/** What is asked for, and other words by which an intake answers it. Both in simple letters. */
const outrasPalavras: readonly (readonly [pergunta: RegExp, resposta: RegExp])[] = [
  [/^dor$/, /\b(dor|dores|doi|doem|doendo|colica\w*|dolorid\w+)\b/],
  [/\bdor de cabeca lateral\b/, /\b(so|sempre|do|de um|um) lado\b|\blado (d|e|direito|esquerdo)\b|\btempora\b/],
  [/\bengravidar\b/, /\b(tent\w+ (engravidar|ter filho)|engravidar ha|infertil\w+)\b/],
  [/\bqueimacao no estomago\b/, /\b(azia|estomago( \w+){0,3} (ard\w+|queim\w+)|refluxo)\b/],
  [/\bfluxo\b/, /\b(fluxo|sangue) (escass\w+|pouc\w+|clar\w+|intens\w+|muit\w+|escur\w+)\b/],
  [
    /\bdepois de comer\b|\bapos comer\b/,
    /\b(depois|dps|apos|pos)( \w+){0,2} (comer|almoc\w+|jant\w+|refeic\w+|garfad\w+)\b|\bempachamento\b/,
  ],
  [/\b(baixo )?ventre\b.*\bfrio\b|\babdome frio\b/, /\b(barriga|ventre|abdome)( \w+){0,2} (fri[oa]|gelad[oa])\b/],
  [/\bpreocupacao\b/, /\b(preocup\w+|nao (da|dou) conta|contas|prazos)\b/],
  [/\b(urticaria|erupcoes|placas)\b/, /\b(verg(ao|oes)|urticaria|placas?|empol\w+)\b/],
  [/\bdor nas articulacoes\b/, /\b(ombros?|joelhos?|tornozelos?|cotovelos?|punhos?|quadril|juntas?)\b/],
  [/\bpreso e solto\b|\balterna/, /\b(pres[oa]|prend\w+)\b.*\bsolt\w+|\bsolt\w+\b.*\b(pres[oa]|prend\w+)/],
  [/\bpouca urina\b/, /\b(\d+ ?(x|vezes)|levanta)( \w+){0,3} (noite|urin\w+|dia)\b/],
  [/\bpalpitac\w+/, /\bcoracao( \w+){0,3} (bat\w+|dispar\w+|aceler\w+|pul\w+)\b/],
  [/\binchaco\b/, /\b(inch\w+|edema)\b/],
  [
    /\b(excesso de peso|sobrepeso|obesidade)\b/,
    /\b(\d{2,3} ?kg|\d{2,3} ?(quilos|kilos)|obes\w+|sobrepeso|acima do peso|imc|(quer\w*|quero|precis\w+|e) (emagrecer|perder peso))\b/,
  ],
  [/\burina frequente\b/, /\btoda hora\b|\b(urin\w+|xixi)( \w+){0,4} (varias|muitas) vezes\b|\bfrequente\b/],
  [
    /\bfraqueza de um lado\b/,
    /\b(perna|braco|mao|lado)( (direit|esquerd)[oa])?( \w+){0,2} (frac[oa]|sem forca)\b|\b(forca|fraqueza)( \w+){0,3} (norma\w+|preservad\w+|nas? pernas?|nos? bracos?)\b|\b(nao tem|sem|nega|nem) (perda de forca|fraqueza)\b/,
  ],
  [
    /\bdor (em lugar fixo|fixa)\b/,
    /\bsempre (d[oa]|n[oa]|do lado|no mesmo) (lado|lugar|mesmo)\b|\b(muda|anda|corre)m? de lugar\b|\bmuda de lugar a dor\b|\b(joelhos?|ombros?|lombar|calcanhar|cotovelos?|tempora|quadril|punhos?) (direit|esquerd)[oa]\b/,
  ],
];

/** Answered by a ticked or written exam, or in words of its own. */
function respondidaDeOutroModo(nome: string, ditos: string, dados: DadosAnamnese): boolean {
  const simples = semAcentos(nome).toLowerCase();
  if (/\bpulso\b/.test(simples)) return dados.pulso.length > 0 || (dados.pulsoObservacao ?? '') !== '';
  if (/\b(lingua|saburra)\b/.test(simples)) return dados.linguaDesc.length > 0 || (dados.linguaObservacao ?? '') !== '';
  if (/^dor$/.test(simples) && (dados.intensidadeDor ?? 0) > 0) return true;
  return outrasPalavras.some(([pergunta, resposta]) => pergunta.test(simples) && resposta.test(ditos));
}

/** A question of one sign or of several, and the two sides of a comparison; any other sentence stays. */
function emAberto(frase: string, aberto: (nome: string) => boolean): string[] {
  const pergunta = /^Há (.+)\?$/.exec(frase)?.[1];
  if (pergunta !== undefined) {
    // "Intestino preso e solto que se alternam" is one thing; behind a comma the last of a list stands.
    const nomes = pergunta.split(pergunta.includes(', ') ? /, | ou | e (?=[^,]*$)/ : / ou /);
    const restam = nomes.filter(aberto);
    if (restam.length === nomes.length) return [frase];
    const ligados = / e [^,]*$/.test(pergunta) ? ' e ' : ' ou ';
    return restam.length === 0 ? [] : [`Há ${restam.join(', ').replace(/, (?=[^,]*$)/, ligados)}?`];
  }
  const [, antes, lados] = /^(Para separar de .+, verifique: )(.+)\.$/.exec(frase) ?? [];
  if (antes === undefined || lados === undefined) return [frase];
  const restam = lados.split('; ').filter((lado) => aberto(lado.replace(/^a favor d[eo]\S* [^,]+, /, '')));
  // Half a comparison compares nothing.
  return restam.length < 2 ? [] : [`${antes}${restam.join('; ')}.`];
}

/** Tests that a question may suggest, and the words by which an intake tells that one was done or is not needed. */
const exames: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:; )?sugira ao médico um hemograma/i, /\b(hemograma|hemoglobina|ferritina|leucocitos|plaquetas)\b/],
  [
    /(?:; )?sugira ao médico um exame ginecológico( ou proctológico)?/i,
    /\b(gineco\w*|preventivo|transvaginal|procto\w*)\b/,
  ],
  [/(?:; )?sugira ao médico uma glicemia/i, /\b(glicemia|glicada|glicose|hba1c|diabet\w*)\b/],
];

/** A test with a result is not suggested. */
function semExameFeito(frase: string, ditos: string): string {
  const semExames = exames.reduce(
    (resto, [sugestao, feito]) => (feito.test(ditos) ? resto.replace(sugestao, '') : resto),
    frase,
  );
  const limpa = semExames.replace(/^[;,. ]+/, '').trim();
  return limpa === '' ? '' : `${limpa.charAt(0).toUpperCase()}${limpa.slice(1)}`;
}

function textosDe(dados: DadosAnamnese): string[] {
  return Object.values(dados).flatMap((valor: unknown) =>
    typeof valor === 'string' ? [valor] : Array.isArray(valor) ? valor.filter((item) => typeof item === 'string') : [],
  );
}

/** Every answer of the intake by sentences: the stems of its words. */
function frasesDe(dados: DadosAnamnese): Set<string>[] {
  return textosDe(dados)
    .flatMap((resposta) => resposta.split(/[.;!?\n]/))
    .map((frase) => {
      const raizes = raizesDe(frase);
      // A fever that was measured needs no question about its height.
      return new Set(/\bfebre\b.*\b3[5-9]\b/i.test(frase) ? [...raizes, 'alta'] : raizes);
    })
    .filter(({ size }) => size > 0);
}

function respondeA(nome: string, frases: readonly Set<string>[]): boolean {
  const raizes = raizesDe(nome.replace(/ \([^)]*\)/g, '')).filter((raiz) => !vagas.has(raiz));
  return raizes.length > 0 && frases.some((frase) => raizes.every((raiz) => frase.has(raiz)));
}

/** The first letters of each word that has a meaning of its own; words for the same thing share them. */
function raizesDe(texto: string): string[] {
  return (
    semAcentos(texto)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  ).map((palavra) => {
    const raiz = palavra.slice(0, 5);
    return iguais[raiz] ?? raiz;
  });
}

const iguais: Readonly<Record<string, string>> = {
  chuva: 'umido',
  chuvo: 'umido',
  umida: 'umido',
  queim: 'queim',
  gastu: 'queim',
  ardor: 'queim',
  madru: 'noite',
  notur: 'noite',
  agita: 'inqui',
  resfr: 'gripe',
  gripa: 'gripe',
  eruct: 'arrot',
  acida: 'azedo',
  acido: 'azedo',
  prand: 'comer',
  engor: 'peso',
  ferri: 'anemi',
  palid: 'palid',
};

/** Words that name no sign by themselves. */
const vagas: ReadonlySet<string> = new Set(
  'quadr piora melho sensa senti dores sinai tempo frequ muito muita pouco menst referi inten várias varia vezes depoi exces'.split(
    ' ',
  ),
);
