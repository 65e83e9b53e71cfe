import { classesDoNome } from '../catalog/remedios.ts';
import { Arvore } from './arvore.ts';
import { formasDoNome, formasDoVerbo } from './flexao.ts';
import { lerFormas, semAcentos } from './palavras.ts';

/** What a phrase of the lexicon is worth where it stands. */
export type Sentido =
  | { tipo: 'dito'; sinal: string; presente: boolean }
  /** States nothing by itself, but where it is denied, the sign is: "choro" and `choro_facil`. With a head only where that is spoken of. */
  | { tipo: 'negavel'; sinal: string; cabeca?: string }
  | { tipo: 'cabeca'; cabeca: string }
  | { tipo: 'mod'; mod: number };

export interface Uniao {
  cabeca: string;
  /** The small word before the modifier, as the lexicon has it; empty without one. */
  preposicao: string;
  sinal: string;
  presente: boolean;
}

export interface Lexico {
  /** From a written form to the numbers of the lexicon's words. */
  palavras: ReadonlyMap<string, readonly number[]>;
  frases: Arvore<Sentido>;
  /** For each modifier, the heads that it may qualify and the sign that both make. */
  unioes: readonly (readonly Uniao[])[];
}

/**
 * For each sign the expressions that state it (`diz`), that state its absence by an opposite (`nega`), and that say something about it
 * only where they are denied (`seNegado`). Separated by ` | `. `{head} + modifier` counts when the modifier belongs to that head; in
 * `seNegado`, when the sentence speaks of it. A small word behind `_` is part of the expression.
 */
export type Vocabulario = Readonly<Record<string, { diz: string; nega?: string; seNegado?: string }>>;

/** Small words that separate nothing: they may stand between the words of a phrase. */
export const leves = new Set(
  (
    'eh umpouco o a os as um uma uns umas de do da dos das no na nos nas em num numa ao aos que se seu sua seus suas meu minha meus minhas dela dele delas deles me te lhe por pelo pela pelos pelas para ' +
    'muito muita muitos muitas bem tao bastante meio mais super demais mesmo toda todo todas todos assim ja ainda tambem so ai la aqui isso este esta essa esse estas estes estou sou fica fico ficam ficando ficou fiquei ' +
    'estar sao e era esta estao tem tenho ter sinto sente sentindo sensacao sempre quase sendo anda ando vem vai vive vivo parece tipo como levemente bem um algo alguns algumas certa certo quando ela ele eles elas eu voce gente local regiao lado leve forte intensa intenso fortes intensas leves discreta discreto moderada moderado importante'
  ).split(' '),
);

/** Words that people use for one another wherever an expression has one of them. */
const sinonimos = new Map(
  [
    'evacuar obrar defecar cagar',
    'urinar mijar',
    'xixi urina mijo',
    'menstruacao regra mestruacao',
    'coceira prurido comichao',
    'ardor ardencia ardume queimor',
    'gelado congelado enregelado',
    'dormente adormecido amortecido',
    'exausto esgotado exaurido',
    'ressecado ressequido esturricado',
    'roxo arroxeado roxeado',
    'amarelo amarelado',
    'enjoo nausea engulho',
    'enjoado nauseado',
    'remedio medicamento medicacao',
    'tontura zonzeira',
    'tonto zonzo',
  ].flatMap((classe) => {
    const iguais = classe.split(' ');
    return iguais.map((palavra): [string, readonly string[]] => [palavra, iguais]);
  }),
);

/** Forms of a verb that are nearly always another word: "pulso", "coca", "gosto". */
const homografos = new Set(
  'cadeiras cadeira,quartos quarto,zumbir zumba,ver vida,ver verao,ver vido,vir vida,ser sera,ir irao,pulsar pulso,cocar coca,cocar coco,levar leve,pesar peso,gostar gosto,sentar senta,dar de,dar do,dar da,ver vi,ser seja,passar passado,passar passada,parar para,calar cala,casar casa,custar custa,doer doido,suar soa,faltar falta,verter verto,poder poda,colar colo,cortar corte,tocar toco,banhar banho,sonhar sonho,roncar ronco,trabalhar trabalho,medir medo,selar selo,pelar pelo,partir parto,formar forma,render rendo,comer como,saltar salto,tremer tremo,urinar urina,rir rio,vir vem,ir vamos,ler leu,ir foi,ser foi,ceder cedo,aguar agua,abaixar abaixo,bater bateria,cair cao,calcar calca,caminhar caminho,cantar canto,comprimir comprimido,comprimir comprimidos,conter conta,contar conta,derramar derrame,doi dois,entrar entre,estar este,estar tao,fezes fez,fez fezes,ferrar ferro,focar foco,gravar grave,gravar graves,internar interno,juntar junta,juntar junto,ler la,ler le,ler lida,lutar luto,matar mate,matar mato,nadar nada,olhar olho,ouvir ouvido,ouvir ouvidos,parir para,parir paro,partir parte,pelar pele,piar pia,pintar pinto,pisar piso,plantar planta,prever previa,quer quem,querer quem,queixar queixo,riscar risco,sair saia,sair sao,sentar sente,sentir senta,sentir sentido,soprar sopro,urinar urinaria,ver vem,ver via,ver vista,ver vo,vir ve,vir via,vir vira,vir vo,zerar zero,brinco brinca,chamar chama'.split(
    ',',
  ),
);

/** Nouns and adjectives that end like an infinitive. */
const naoVerbos = new Set(
  'air bar umor ar mar par lugar muscular lombar celular pulmonar familiar ocular popular regular irregular solar lunar polegar calcanhar particular vascular molar circular mulher qualquer prazer colher suor calor dor cor humor odor sabor vapor tumor por melhor pior maior menor flor amor favor rigor pavor vigor tremor ardor fedor torpor rubor labor bolor escolar angular articular clavicular escapular testicular ovular pilar ser amanhecer anoitecer jantar'.split(
    ' ',
  ),
);

/** Words that end like a gerund, and gerunds whose verb means something else. */
const naoGerundios = new Set(
  'quando segundo fundo mundo ando vindo sendo tendo lindo profundo dando indo ficando'.split(' '),
);

/** @param cabecas for each head, the expressions that name it */
export function compilar(vocabulario: Vocabulario, cabecas: Readonly<Record<string, string>>): Lexico {
  const verbos = verbosDe(vocabulario);
  const numeros = new Map<string, number>();
  const formas = new Map<string, readonly number[]>();
  const frases = new Arvore<Sentido>();
  const mods = new Map<string, number>();
  const unioes: (readonly Uniao[])[] = [];
  // Most expressions mean one thing, which others mean, too: they share one list.
  const listas = new Map<string, readonly Uniao[]>();

  const numeroDe = (palavra: string): number => {
    let numero = numeros.get(palavra);
    if (numero === undefined) {
      numero = numeros.size;
      numeros.set(palavra, numero);
      const so = [numero];
      const verbo = infinitivoDe(palavra) ?? palavra;
      const iguais = sinonimos.get(palavra) ?? [palavra];
      for (const forma of new Set([...iguais.flatMap((igual) => [...formasDe(igual)]), ...emPlural(palavra, verbos)])) {
        if (forma !== palavra && (gramaticais.has(forma) || homografos.has(`${verbo} ${forma}`))) continue;
        const lista = formas.get(forma);
        formas.set(forma, lista ? [...lista, numero] : so);
      }
    }
    return numero;
  };
  const inserir = (palavras: readonly string[], sentido: readonly Sentido[]) => {
    if (palavras.length > maisPalavras)
      throw new Error(`An expression has more than ${maisPalavras} words: ${palavras.join(' ')}`);
    if (palavras.length > 0) frases.inserir(palavras.map(numeroDe), sentido);
  };

  for (const [cabeca, expressoes] of Object.entries(cabecas)) {
    const sentido: Sentido[] = [{ tipo: 'cabeca', cabeca }];
    for (const expressao of entradasDe(expressoes)) inserir(palavrasDe(expressao), sentido);
  }
  for (const [sinal, { diz, nega = '', seNegado = '' }] of Object.entries(vocabulario)) {
    const negavel: Sentido[] = [{ tipo: 'negavel', sinal }];
    for (const entrada of entradasDe(seNegado)) {
      const [, cabeca, resto] = comCabeca.exec(entrada) ?? [];
      if (cabeca === undefined || resto === undefined) inserir(palavrasDe(entrada), negavel);
      else inserir(palavrasDe(resto), [{ tipo: 'negavel', sinal, cabeca }]);
    }
    for (const [lista, presente] of [
      [diz, true],
      [nega, false],
    ] as const) {
      const dito: Sentido[] = [{ tipo: 'dito', sinal, presente }];
      for (const entrada of entradasDe(lista)) {
        const uniao = comCabeca.exec(entrada);
        if (!uniao) {
          inserir(palavrasDe(entrada), dito);
          continue;
        }
        const [, cabeca = '', resto = ''] = uniao;
        const preposicao = /^(ao|aos|com|quando|se|por|apos|em|no|na|nos|nas|num|numa)\s/.exec(resto)?.[1] ?? '';
        const chaveDaUniao = `${cabeca} ${preposicao} ${sinal} ${presente}`;
        let so = listas.get(chaveDaUniao);
        if (!so) {
          so = [{ cabeca, preposicao, sinal, presente }];
          listas.set(chaveDaUniao, so);
        }
        const palavras = palavrasDe(resto, true);
        const chave = palavras.join(' ');
        const mod = mods.get(chave);
        if (mod === undefined) {
          mods.set(chave, unioes.length);
          inserir(palavras, [{ tipo: 'mod', mod: unioes.length }]);
          unioes.push(so);
        } else unioes[mod] = [...(unioes[mod] ?? []), ...so];
      }
    }
  }
  return { palavras: formas, frases, unioes };
}

const comCabeca = /^\{(\w+)\}\s*\+\s*(.+)$/;

/** The longest expression, so that one bit for each word that it takes, and for the small words between them, fit into a number. */
const maisPalavras = 26;

/** The expressions of a list, without accents. */
function entradasDe(lista: string): string[] {
  // Without its accent the baby would drink.
  return lista === ''
    ? []
    : semAcentos(lista.replaceAll('bebê', 'neném'))
        .split(' | ')
        .filter((entrada) => entrada !== '');
}

/** The written forms of a word of the lexicon. */
function formasDe(palavra: string): ReadonlySet<string> {
  const verbo = isInfinitivo(palavra) && palavra !== 'ser' && palavra !== 'ir';
  const infinitivo = infinitivoDe(palavra);
  return new Set([
    ...formasDoNome(palavra),
    ...(verbo ? formasDoVerbo(palavra) : []),
    ...(infinitivo ? formasDoVerbo(infinitivo) : []),
  ]);
}

/** The infinitives that expressions use. */
function verbosDe(vocabulario: Vocabulario): ReadonlySet<string> {
  const verbos = new Set<string>();
  for (const { diz, nega = '', seNegado = '' } of Object.values(vocabulario))
    for (const lista of [diz, nega, seNegado])
      for (const [palavra] of semAcentos(lista).matchAll(/[a-z]+[aei]r(?![a-z])/g))
        if (isInfinitivo(palavra)) verbos.add(palavra);
  return verbos;
}

/**
 * "Joelho estala" is also said as "joelhos estalam". An expression with a verb in the singular has no other form of it: what one of them
 * means in another person or time ("aperta", "aperto") is often something else.
 */
function emPlural(palavra: string, verbos: ReadonlySet<string>): string[] {
  if (palavra.length < 4) return [];
  if (palavra.endsWith('a') && verbos.has(`${palavra}r`)) return [`${palavra}m`];
  const raiz = palavra.slice(0, -1);
  return palavra.endsWith('e') && (verbos.has(`${raiz}er`) || verbos.has(`${raiz}ir`)) ? [`${palavra}m`] : [];
}

/** Of a gerund, because "cabelo caindo" is also "caiu cabelo"; null for other words. */
function infinitivoDe(palavra: string): string | null {
  return /^[a-z]{2,}[aei]ndo$/.test(palavra) && !naoGerundios.has(palavra) ? `${palavra.slice(0, -3)}r` : null;
}

/** Whether a word is the infinitive of a verb, and not a noun or adjective that ends like one. */
export function isInfinitivo(palavra: string): boolean {
  if (palavra === 'ser' || palavra === 'ir') return true;
  // "Ativor" is a brand: "ativa" is none of its forms.
  if (classesDoNome.has(palavra)) return false;
  return /[aeio]r$/.test(palavra) && palavra.length > 2 && !naoVerbos.has(palavra) && !/[td]or$|eor$/.test(palavra);
}

/** Words without a meaning of their own; an expression is compared without them. */
const gramaticais = new Set(
  'eh o a os as um uma uns umas de do da dos das no na nos nas em num numa ao aos que se seu sua seus suas meu minha meus minhas dele dela me te lhe por pelo pela para este esta esse essa isso ate'.split(
    ' ',
  ),
);

/** Small numbers are alike: "acordar 3 vezes" is also said of two or five. */
export function numeral(forma: string): string {
  return numerais.has(forma) ? '#' : forma;
}

const numerais = new Set(
  '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 dois duas tres quatro cinco seis sete oito nove dez varias varios algumas alguns muitas muitos inumeras diversas'.split(
    ' ',
  ),
);

/**
 * The words of an expression that count; grammatical ones are left out unless nothing else would remain, or they are marked: without
 * its pronoun "_se cortar" would be any cut, and without the verb "_para de respirar dormindo" any breath.
 */
function palavrasDe(expressao: string, uniao = false): string[] {
  const simples = expressao.replaceAll('_', '');
  const mantidas =
    simples === expressao
      ? semMarca
      : new Set([...expressao.matchAll(/_([a-z]+)/g)].map(([, palavra = '']) => palavra));
  const formas = lerFormas(simples);
  const todas =
    formas.some((forma) => numerais.has(forma)) && !numeroExato.test(simples) ? formas.map(numeral) : formas;
  // "Não para" is the verb: without it "nariz que não para de sangrar" would be "nariz não sangrar".
  const cheias = todas.filter(
    (forma, ordem) =>
      !gramaticais.has(forma) || mantidas.has(forma) || (forma === 'para' && todas[ordem - 1] === 'nao'),
  );
  while (uniao && cheias.length > 1 && deGatilho.test(cheias[0] ?? '')) cheias.shift();
  if (
    cheias.length === 0 ||
    cheias.every((forma) => nadaPorSi.test(forma)) ||
    formas.some((forma) => deMedida.has(forma))
  )
    return [];
  // "Quando para" would be a bare "quando", and "sem ir" a bare "sem".
  if (cheias.every((forma) => vazias.has(forma)) || (uniao && cheias.every((forma) => deGatilho.test(forma))))
    return todas;
  // "Pra baixo" and "em dia" are nothing without their small word.
  const [unica = ''] = cheias;
  return cheias.length === 1 && todas.length > 1 && (!uniao || vagas.has(unica))
    ? todas.filter((forma) => forma !== 'o' && forma !== 'a' && forma !== 'os' && forma !== 'as')
    : cheias;
}

const semMarca: ReadonlySet<string> = new Set();

/** Where the number itself matters, two is not five. */
const numeroExato =
  /\b(bristol|dia|copos?|litros?|xicaras?|kg|anos?|1[678]h|depois das|pressao|pa|menarca|menstruacao aos|menstruar so aos|mocinha so aos)\b/;

const nadaPorSi = /^(\d+|#|mais|tambem|como|vem)$/;

const deMedida = new Set('eva nota escala imc'.split(' '));

const deGatilho = /^(com|quando|se|ao|por|durante|e)$/;

const vazias = new Set('nao sem mais muito tudo nada so ja bem mal nunca'.split(' '));

const vagas = new Set('dia vez vezes hora horas coisa jeito lado tempo fim cima baixo tudo'.split(' '));
