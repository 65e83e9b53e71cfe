import { type Palavra, textoDe } from './palavras.ts';

/**
 * Figures, gestures and neighbours' words: what makes a sign by its words and tells something else where it stands. "Um fogo que sobe do
 * peito pra cabeça" is no burning stomach, "a cicatriz repuxa quando ergue o braço" no shoulder, "noite clara" of the urine no sleepless night.
 */
export function figurado(
  sinal: string,
  presente: boolean,
  literais: readonly number[],
  palavras: readonly Palavra[],
  campo: string | null,
): boolean {
  if (foraDoOrgao(sinal, literais, palavras, campo)) return true;
  if (presente && deMusculo.test(sinal) && daCicatriz(literais, palavras)) return true;
  switch (sinal) {
    case 'azia':
    case 'queimacao_epigastrica':
    case 'calor_peito':
    case 'dor_ardente':
      return presente && algum(literais, palavras, deFogo) && sobeAo(palavras, literais, deCima, deDigerir);
    case 'ondas_calor':
      return (
        presente &&
        algum(literais, palavras, /^(fogo|queima\w*|azia|ardor)$/) &&
        sobeAo(palavras, literais, deDigerir, deCima)
      );
    case 'calor_palmas':
    case 'calor_plantas':
      return (
        presente &&
        (algum(literais, palavras, /^(queim|escald)(ou|ei)$/) || literais.some((um) => aguaQuente(um, palavras)))
      );
    case 'pes_frios':
    case 'maos_frias':
    case 'membros_frios':
      return !presente && literais.some((um) => aguaQuente(um, palavras));
    case 'apetite_aumentado':
    case 'dieta_excessiva':
      // "Come os dois": both things, and not for two.
      return (
        presente &&
        algum(literais, palavras, /^(dois|duas)$/) &&
        /^[oa]s$/.test(palavras[(literais.at(-1) ?? 0) - 1]?.forma ?? '')
      );
    case 'palpitacao':
      // "Desde dois mil e dezenove": a year, and no heart "a mil".
      return presente && literais.some((um) => deAno(um, palavras));
    case 'ansiedade':
      // "No sereno da serra": the air of the night.
      return (
        !presente &&
        algum(literais, palavras, /^serenos?$/) &&
        /^(n?o|d?o|pelo|ao|muito)$/.test(palavras[(literais[0] ?? 0) - 1]?.forma ?? '')
      );
    case 'acne':
      return presente && algum(literais, palavras, /^espinhas?$/) && daColuna(literais, palavras);
    case 'alcool_frequente':
      return presente && deOutraBebida(literais, palavras);
    case 'cirurgia':
      return (
        presente &&
        algum(literais, palavras, /^cesarea$/) &&
        deQuemNasceu.test(textoDaFrase(palavras, literais[0] ?? 0))
      );
    case 'tabaco':
      return (
        presente && deExFumante.test(textoDaFrase(palavras, literais[0] ?? 0)) && !voltouAFumar(literais, palavras)
      );
    case 'acorda_cedo':
      return presente && voltaADormir(literais, palavras);
    default:
      return false;
  }
}

const doSono =
  /^(insoni\w*|dorm\w+|durm\w+|sonos?|sonin\w+|acord\w+|despert\w+|pesadel\w+|sonh\w+|ansi\w+|nervos\w*|angusti\w*|med[oa]s?|raiva\w*|irrit\w+|trist\w*|chor\w+|preocup\w+|estress\w*|agit\w+|inquiet\w*|panico|desanim\w*|magoa\w*|afli\w+|apavor\w+|assust\w+|tens[oa]s?)$/;
const deSonoOuAnimo =
  /^(insonia|sono_|despertares|acorda_|pesadelos|sonhos|ansiedade|nervosismo|medo|raiva|irritabilidade|tristeza|preocupacao|inquietude|desanimo|mente_agitada)/;
const deUmOrgao = /^(urina|evacuacao|pulsoObservacao|linguaObservacao|faceObservacao|orelhaObservacao)$/;

/** Asked about one organ, who names neither sleep nor mood tells of neither: "noite clara" is the urine's, "com calma" the pulse was taken. */
function foraDoOrgao(
  sinal: string,
  literais: readonly number[],
  palavras: readonly Palavra[],
  campo: string | null,
): boolean {
  return deUmOrgao.test(campo ?? '') && deSonoOuAnimo.test(sinal) && !algum(literais, palavras, doSono);
}

const deMusculo = /^(dor|dor_\w+|piora_movimento|piora_manha|espasmos|caibras|tensao_muscular|rigidez|ciatica)$/;
const puxa = /^(repux|estic|pux)\w*$/;
const deFerida = /^(cicatriz(es)?|pontos|queloides?|curativo|corte|tela|drenos?|cateter|sutura|enxerto|expansor)$/;
const alcanceDaFerida = 5;

/** A scar that pulls is no pain of the joint that moves. */
function daCicatriz(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const verbo = literais.find((indice) => puxa.test(palavras[indice]?.forma ?? ''));
  if (verbo === undefined) return false;
  for (let indice = verbo; indice > 0 && verbo - indice < alcanceDaFerida; indice -= 1) {
    if (palavras[indice]?.pausa !== 'nenhuma') return false;
    if (deFerida.test(palavras[indice - 1]?.forma ?? '')) return true;
  }
  return false;
}

const deFogo = /^(fogo|fog(ao|uinho)|calor\w*|quentura|queima\w*|brasa|labareda|vapor|bafo)$/;
const deCima = /^(cabeca|rosto|cara|faces?|pescoco|nuca|orelhas?|testa|bochechas?|cabelo|cocuruto)$/;
const deDigerir =
  /^(estomago|barriga|garganta|goela|boca|azed\w+|acid\w+|refluxo|comer|comida|come|como|almoco|janta\w*|azia|arrot\w+|deitar)$/;
const alcanceDaSubida = 9;

/** Whether heat rises to a place, and not to another: told between the expression and the end of its part. */
function sobeAo(palavras: readonly Palavra[], literais: readonly number[], la: RegExp, outro: RegExp): boolean {
  const [primeira = 0] = literais;
  let chega = false;
  for (
    let indice = primeira;
    indice < palavras.length && indice <= (literais.at(-1) ?? 0) + alcanceDaSubida;
    indice += 1
  ) {
    const palavra = palavras[indice];
    if (!palavra || (indice > primeira && palavra.pausa === 'frase')) break;
    if (outro.test(palavra.forma)) return false;
    if (la.test(palavra.forma)) chega = true;
  }
  return chega;
}

/** "Bolsa de água quente": hot is the water. */
function aguaQuente(indice: number, palavras: readonly Palavra[]): boolean {
  return (
    /^quentes?$/.test(palavras[indice]?.forma ?? '') &&
    /^(agua|bolsa|chapa|areia|panela|ferro|compressa|asfalto|oleo|cafe)$/.test(palavras[indice - 1]?.forma ?? '')
  );
}

/** "Dor na espinha", "espinha dorsal", "espinha de peixe". */
function daColuna(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const ultima = literais.at(-1) ?? 0;
  if (literais.length > 1) return false;
  const depois = palavras.slice(ultima + 1, ultima + 3).map(({ forma }) => forma);
  const antes = palavras.slice(Math.max(0, ultima - 4), ultima).map(({ forma }) => forma);
  return (
    /^(dorsal|bifida|torta|inteira)$/.test(depois[0] ?? '') ||
    depois[1] === 'peixe' ||
    (/^[nd]?a$/.test(antes.at(-1) ?? '') &&
      antes.some((forma) => /^(d(or|ores|oi|oem)|frio|arrepio|meio|problema)$/.test(forma)))
  );
}

const deBeber = /^(tom\w+|beb\w+)$/;
const deQuando = /^(tod[oa]s?|dias?|noites?|sant[oa]|fim|final|semanas?|quase)$/;
const bebidas =
  /\b(agua|sucos?|cafe|cafezinho|chas?|leite|acai|refri\w*|refrigerantes?|vitaminas?|remedios?|comprimidos?|xarope|chimarrao|mate|terere|whey|iogurte|caldo|sopa|garrafada)\b/;
const alcoolicas =
  /\b(cervej\w+|pinga|cachaca|vinhos?|choppi?\w*|birita|cana|canha|whisky|uisque|vodca|vodka|gin|caipirinha|alcool|alcoolica|dose|latinha|umas e outras)\b/;

/** "O açaí, que toma todo dia": drinking names no drink by itself. */
function deOutraBebida(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const ditas = literais.map((indice) => palavras[indice]?.forma ?? '');
  if (!ditas.every((forma) => deBeber.test(forma) || deQuando.test(forma))) return false;
  const frase = textoDaFrase(palavras, literais[0] ?? 0);
  if (alcoolicas.test(frase)) return false;
  return ditas.some((forma) => /^tom/.test(forma)) || bebidas.test(frase);
}

/** "Nasceu de 35 semanas, cesárea": how the child was born. */
const deQuemNasceu = /\b(nasceu|nascid[oa]|nasci|de nascimento)\b/;

const deExFumante =
  /\bex (tabag\w*|fumante|fumador\w*)\b|\bex(tabag\w*|fumante)\b|\b(maco|macos)( ano| anos)? (parou|parei|largou|larguei|cessou|cessei) (ha|faz|em|desde)\b/;

function voltouAFumar(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  return /\b(volt(ou|ei) a|ainda fum\w+|recai\w*|fuma escondid\w)\b/.test(textoDaFrase(palavras, literais[0] ?? 0));
}

const deHora = /^(\d+h?\d*|uma|duas|tres|quatro|cinco|h|hrs?|horas?|madrugada|manha|noite)$/;
const naoVolta =
  /\bnao (\w+ ){0,3}(volt|dorm|durm|preg|peg|consegu|consig|conseg)\w*|\bnem (\w+ )?(dorm|durm)|\b(fic\w+|segu\w+) (de olho|acordad|olhando|rolando|virando|desperto|ligad)|\b(perc|perd)\w+ o sono|\bsem (sono|dormir|conseguir)\b|\bate (amanhecer|de manha|clarear)\b|\bcedo\b|\be pronto\b|\bja era\b/;
const deVolta =
  /\b(volt\w+ (a|para) dormir|dorm\w+ de novo|durm\w+ de novo|peg\w+ no sono de novo|durm\w+ outra vez|dorm\w+ outra vez)\b/;

/** Waking at an hour with a dream, or sleeping again, is no early waking. */
function voltaADormir(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const ditas = literais.map((indice) => palavras[indice]?.forma ?? '');
  if (!ditas.every((forma) => deHora.test(forma) || /^(acord|despert|levant)/.test(forma) || forma === 'da'))
    return false;
  const frase = textoDaFrase(palavras, literais[0] ?? 0);
  if (naoVolta.test(frase)) return false;
  return deVolta.test(frase) || /\b(sonhos?|pesadelos?)\b/.test(frase);
}

function deAno(indice: number, palavras: readonly Palavra[]): boolean {
  return (
    palavras[indice]?.forma === 'mil' &&
    /^(dois|duas|tres|quatro|cinco|dez|vinte)$/.test(palavras[indice - 1]?.forma ?? '')
  );
}

function algum(literais: readonly number[], palavras: readonly Palavra[], qual: RegExp): boolean {
  return literais.some((indice) => qual.test(palavras[indice]?.forma ?? ''));
}

/** In words, before and behind: a dictated text has no sentences, and each question must cost the same. */
const maximoDaFrase = 14;

function textoDaFrase(palavras: readonly Palavra[], indice: number): string {
  let de = indice;
  let ate = indice + 1;
  while (de > 0 && indice - de < maximoDaFrase && palavras[de]?.pausa !== 'frase') de -= 1;
  while (ate < palavras.length && ate - indice < maximoDaFrase && palavras[ate]?.pausa !== 'frase') ate += 1;
  return textoDe(palavras, [de, ate]);
}
