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

const numeros =
  '(\\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|muitos|varios|uns)';
/** Years ago. A year with its figure is one that was over when this was written. */
const haAnos = new RegExp(
  `\\b(19\\d\\d|20[01]\\d|202[0-4])\\b|\\b(ha|faz|fazem|tem)( (mais de|uns|cerca de|quase|bem))* (?!(1|um|uma)\\b)${numeros} ?(anos|a)\\b|\\b${numeros} anos atras\\b|\\banos atras\\b|\\b(quando|qd|qdo) (eu |ele |ela )?(era|tinha) (bem )?(crianca|menin[oa]|rapaz|moc[oa]|jovem|adolescente|pequen[oa]|solteir[oa]|\\d{1,2} anos)\\b|\\bna (infancia|adolescencia|juventude|mocidade|escola)\\b|\\baos (\\d{1,2}|\\w+) ?(anos|a)\\b|\\b(crianca|menin[oa]|rapaz|adolescente|jovem)$`,
);
/** What goes on since then, or is told of it today. */
const desdeEntao =
  /\b(desde|ate hoje|ainda|continua\w*|ficou|fiquei|sequela\w*|nunca mais|depois disso|d(oi|oem|or|ores|olorid\w+)|incomoda|trav\w+|rigid\w+|comec\w+|inici\w+|piora|melhora|por causa|hoje)\b/;

/** "Quebrei o braço em 2003": a hurt of years ago, of which nothing is told since, is none of the complaint of today. */
export function foiHaAnos(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (!/^(trauma|queda)$/.test(sinal)) return false;
  const [de, ate] = parteDe(literais, palavras);
  const ultima = literais.at(-1) ?? 0;
  const depois = textoDe(palavras, [
    ultima + 1,
    Math.min(fimDaFrase(palavras, ultima + 1), ultima + 1 + alcanceDaData),
  ]);
  const antes = textoDe(palavras, [Math.max(de, (literais[0] ?? 0) - alcanceDaData), literais[0] ?? 0]);
  return (
    (haAnos.test(depois) || haAnos.test(antes)) &&
    !desdeEntao.test(textoDe(palavras, [de, Math.max(ate, ultima + 1 + alcanceDaData)]))
  );
}

/** In words, before and behind a hurt: where its date stands. */
const alcanceDaData = 6;

const deDoencaLonga = /^(depressao|panico|ansiedade|anemia|gastrite|asma|epilepsia|hepatopatia)$/;
const teveAlta =
  /\b(teve|tive|recebeu|recebi|ganhei|com)? ?alta (em (19|20)\d\d|ha|medica|do (medico|psi\w+)|da psi\w+|desde)\b|\bja (tive|teve|recebi|recebeu|ganhei) alta\b/;

const quePassam = /^(depressao|panico|anemia|hepatopatia)$/;
const superou =
  /^(\w+ ){0,8}?(tratad[oa](?! com)|tratei(?! com)|tratou(?! com)|superad[oa]|superei|superou|curad[oa]|curei|curou|resolvid[oa]|sarou|normalizou|nao repetiu|nao repeti|nao voltou|nunca mais (teve|tive|voltou|deu|repetiu)|passou e nao voltou|hemograma (\w+ ){0,3}(norma(l|is)|bom|ok))\b/;
const tratouAntes = /\b(tratou|tratei|curou|curei|superou|superei)( d[ea])?( (um|uma|a|o))?$/;
const aindaDura =
  /\b(ainda|voltou|voltaram|de novo|outra vez|continu\w+|em tratamento|tratando|hoje (tem|tenho|toma|tomo|esta|estou|ta)|desde|recaid\w+|recidiv\w+)\b/;

/** "Depressão em 2010, alta em 2012"; "tratou uma anemia em 2022, o hemograma é normal": an illness of then is no sign of today. */
export function teveSuaAlta(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const [primeira = 0] = literais;
  const depois = frasePara(palavras, (literais.at(-1) ?? 0) + 1);
  if (deDoencaLonga.test(sinal) && teveAlta.test(depois)) return true;
  return (
    quePassam.test(sinal) &&
    !aindaDura.test(depois) &&
    (superou.test(depois) || tratouAntes.test(textoDe(palavras, [primeira - 4, primeira])))
  );
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
