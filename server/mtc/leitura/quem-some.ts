// "Some", "sumir", "acabar": what goes decides what is said. A noise in the ear that goes for good is no wish to die.

/** Who wishes, thinks or lives is not a thing that goes; nor is what stands before a copula ("o jeito é sumir") or gives an order. */
const naoSaoCoisas =
  'vontades?|ideias?|pensamentos?|desejos?|sonho|plano|saida|jeito|melhor|vida|viver|existencia|mundo|sofrimento|sofrer|agonia|tormento|martirio|inferno|angustia|tristeza|solidao|vazio|gente|pessoas?|familia|mae|pai|pais|marido|esposa|mulher|homem|filh[oa]s?|net[oa]s?|irma|irmao|paciente|cliente|moca|rapaz|menin[oa]|senhora?|amig[oa]|voz|vozes|quer\\w*|queri\\w+|pens\\w+|prefer\\w+|prefir\\w+|fal[ao]\\w*|mand\\w+|ped\\w+|cham\\w+|diz\\w*|disse|sint\\w+|sent\\w+|tenho|tem|e|eh|era|seria|foi|em|eu|ela|ele|so|tudo|todos|nada';
const coisa = `(?:o|a|os|as|ess[ae]s?|est[ae]s?|dess[ae]s?|meus?|minhas?|seus?|suas?)(?: (?!(?:${naoSaoCoisas})\\b)\\w+){1,3}?(?<!\\b(?:de|por|para|que|com|se))`;
const deCerto = '(?: (?:nao|nunca|um dia|ja|logo))*';
const auxiliar = `${deCerto} (?:vai|vao|ia|iria|iam|pode|podem|possa|possam|poderia|deve|consegue|volta a|voltou a|tem como)${deCerto}`;

/** The verb of a thing: "o zumbido some", "que essa coceira suma". */
export const verboQueSome =
  /^(some|somem|sum(a|am|iu|iram|isse|issem)|desaparec(e|em|a|am|eu|eram|esse|essem)|acab(a|am|e|em|ou|aram|asse|assem))$/;
/** The words before such a verb: they end with what goes. */
export const algoQueSome = new RegExp(`\\b${coisa}(?:${auxiliar})?${deCerto} ?$`);
/** The words before an infinitive: "o zumbido vai", "ver essa coceira", "para a dor". */
export const algoQueVaiSumir = new RegExp(
  `\\b${coisa}${auxiliar} ?$|\\b(?:ver|vendo|fazer|faca|fizesse|faz|para|deixar|quer|quero|queria|esper\\w+) ${coisa} ?$`,
);
/** What somebody is to be rid of, named right behind the verb: "sumir com essa dor", "acabar de vez com o pigarro". */
export const comAlgoQueSome =
  /^(de vez(es)? |logo |para sempre )?com (ess[ae]s?|est[ae]s?|[ao]s?|minhas?|meus?)( meus?| minhas?)? (?!(minhas?|meus?|vida|viver|existencia|mundo|sofrimento|agonia|angustia|tormento|martirio|inferno|tristeza|solidao|vazio|tudo|gente|familia|raca|dor (da|de) (alma|viver))\b)\w+/;

/** Whether a match of such words ("sumir de vez") within a text speaks of a thing. */
export function falaDeAlgo(texto: string, { inicio, fim }: { inicio: number; fim: number }): boolean {
  const achado = texto.slice(inicio, fim);
  const verbo = /\b(some|somem|sum\w+|desaparec\w+|acab\w+)\b/.exec(achado);
  if (!verbo) return false;
  const antes = texto.slice(Math.max(0, inicio - alcance), inicio + verbo.index);
  const depois = texto.slice(inicio + verbo.index + verbo[0].length).trimStart();
  return (verboQueSome.test(verbo[0]) ? algoQueSome : algoQueVaiSumir).test(antes) || comAlgoQueSome.test(depois);
}

/** In letters, before the verb. */
const alcance = 60;
