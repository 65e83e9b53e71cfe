import { type Palavra, textoDe } from './palavras.ts';

/** What an operation takes away. */
const operaveis =
  /^(varizes|vasinhos|hemorroidas|prolapso|miomas?|cisto_ovario|cistos|cisto_mama|nodulos|massas|adenoide)$/;
const deOperacao =
  /\b(cirurgias?|operac(ao|oes)|oper(ei|ou|aram|ad[oa]s?)|retir(ei|ou|aram|ad[oa]s?|ada)|tir(ei|ou|aram)|extra(i|iu)|remov(i|eu|id[oa]s?)|\w*ectomia|safenectomia|escleroterapia)\b/;
/** It is still there, or came back. */
const aindaHa =
  /\b(volt\w+|recidiv\w+|reapar\w+|de novo|outr[oa]s?|ainda|continua\w*|nao (oper|tir|retir)\w+|nunca (oper|tir)\w+|sem (oper|cirurgia)\w*|aguard\w+|esper\w+|vai|vou|fila|marcad[oa]|agendad[oa]|precis\w+|indic\w+|quer|sobr\w+|parte|um deles)\b/;

/** "Cirurgia de varizes em 2005", "operei a hemorroida": what was taken away is no illness of today. */
export function foiOperado(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (!operaveis.test(sinal)) return false;
  const [de, ate] = parteDe(literais, palavras);
  const texto = textoDe(palavras, [de, ate]);
  return deOperacao.test(texto) && !aindaHa.test(textoDe(palavras, [de, fimDaFrase(palavras, ate)]));
}

const feridas = /^(trauma|queda|pele_lesada)$/;
const sarou =
  /\b(fech(ou|aram|ad[oa]s?)|sar(ou|ei|aram|ad[oa]s?)|cur(ou|ei|ad[oa]s?)|cicatriz\w+|consolid\w+|recuper(ei|ou|ad[oa]s?)|sem sequelas?|fic(ou|aram) (bo[am]|bons|boas|bem|otim[oa])|resolv(eu|id[oa])|ok( hoje)?|tudo (bem|certo)|hoje (esta |ta )?(bem|bo[am]|otim[oa]|normal|zerad[oa]|100)|nunca mais (doeu|incomodou|tive nada|senti nada)|sem (queixas?|dor|problemas?) (hoje|depois|desde)|sem queixas?|nao ficou nada)\b/;
const ficou =
  /\b(ainda|ate hoje|desde entao|nao (fech|sarou|curou|ficou bo|recuper|cicatriz|consolid)\w*|mal (curad|consolidad)\w+|ficou (dor|doendo|torto|rigid|fraco)\w*|voltou|continua\w*|sequelas? (de|com|no|na)|mas (doi|incha|incomoda)|dói|doi|doem)\b/;

/** "Torci o tornozelo em 2019, mas sarou": a hurt that healed is none of today. */
export function jaSarou(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (!feridas.test(sinal)) return false;
  const ultima = literais.at(-1) ?? 0;
  const depois = frasePara(palavras, ultima + 1);
  if (sinal === 'pele_lesada' && /^(\w+ ){0,4}ultim[oa] (vez )?(ha|faz) (\d+ ?a|\S+ (anos?|meses))\b/.test(depois))
    return true;
  return sarou.test(depois) && !ficou.test(depois);
}

const deDoencaLonga = /^(depressao|panico|ansiedade|anemia|gastrite|asma|epilepsia|hepatopatia)$/;
const teveAlta =
  /\b(teve|tive|recebeu|recebi|ganhei|com)? ?alta (em (19|20)\d\d|ha|medica|do (medico|psi\w+)|da psi\w+|desde)\b/;

/** "Depressão em 2010, alta em 2012" */
export function teveSuaAlta(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  return deDoencaLonga.test(sinal) && teveAlta.test(frasePara(palavras, (literais.at(-1) ?? 0) + 1));
}

function fimDaFrase(palavras: readonly Palavra[], de: number): number {
  let ate = de;
  while (ate < palavras.length && palavras[ate]?.pausa !== 'frase') ate += 1;
  return Math.min(ate, de + maisPalavras);
}

/** The words from here to the end of the sentence, at most so many. */
function frasePara(palavras: readonly Palavra[], de: number): string {
  let ate = de;
  while (ate < palavras.length && ate < de + maisPalavras && (ate === de || palavras[ate]?.pausa !== 'frase')) ate += 1;
  return palavras[de]?.pausa === 'frase' && de > 0 ? '' : textoDe(palavras, [de, ate]);
}

const maisPalavras = 14;

function parteDe(literais: readonly number[], palavras: readonly Palavra[]): [number, number] {
  let de = literais[0] ?? 0;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  let ate = (literais.at(-1) ?? de) + 1;
  while (ate < palavras.length && palavras[ate]?.pausa === 'nenhuma') ate += 1;
  return [de, ate];
}
