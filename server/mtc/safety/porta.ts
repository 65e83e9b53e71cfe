// The one gate of every safety rule, for signs of the vocabulary and for words alike: whether what stands at a place of a sentence is the client's
// own and of today. It adds to the marks of the reader what dictated and shortened texts leave to the words close by.
import { eDeOutraIdade } from '../leitura/idades.ts';
import { type Faixa, type Palavra, textoDe } from '../leitura/palavras.ts';

/** In words, before and behind the place. */
const alcance = { antes: 9, depois: 10 } as const;

/** Words that may stand between a denial and what it denies. */
const entreNegado =
  '( (mais|nenhum|nenhuma|nada de|qualquer|de|da|do|na|no|com|o|a|os|as|um|uma|mesmo|historia|historico|episodios?|crises?|sinal|sinais|queixas?|relato|casos?|problemas?))*';
const negaLogoAntes = new RegExp(
  `(?:^| )(?:sem|nega|nego|negou|negam|nenhum|nenhuma|nada de|(?:nunca|nao|n|jamais|tampouco) (?:mais )?(?:tive|teve|tenho|tem|tinha|houve|ha|sinto|sente|senti|sentiu|apresenta|apresentou|sofro|sofre|sofri))${entreNegado}$`,
);
/** "Hemorroida nunca tive que eu saiba": a denial that ends its clause. */
const negaLogoDepois =
  /^(nunca|nao|n) (eu )?(tive|tenho|teve|tem) (que (eu )?sai\w+|na vida|gracas a deus|nada disso)$|^gracas a deus (nunca|nao)( (tive|tenho|teve|tem))?$/;
/** "Dor no peito não tenho durmo bem": what follows begins a clause of its own, and nothing that would be denied instead. */
const negaEComeca =
  /^(nao|nunca|n) (tenho|tive|tem|teve)(?= *$| (e|mas|so|nem|ainda|eu|ja|nao|nunca|meu|minha|durmo|acordo|sou|faco|tomo|uso|bebo|fumo|trabalho|moro|ando|urino|evacuo|estou|to|como (de|bem|pouco|muito|normal)|da ultima|sempre|\d+|dez|onze|doze|treze|catorze|quatorze|noventa|cem|cento)\b)/;
/**
 * "Sem febre, vômito com sangue ou tontura": one denial before a list that closes with "ou". The place stands where two spaces are. "Sem ar"
 * tells something itself.
 */
const negaDaLista =
  /\b(sem(?! (ar|folego|forcas?|sono|apetite|fome|voz|equilibrio|energia|animo|vontade|\w+(ar|er|ir))\b)|nega|nego|negou)( (?!(mas|porem|tem|sente|refere|ha|desde|hoje|agora|so)\b)\w+){1,6} {2}(\w+ ){0,2}(ou|nem) \w+|\b(sem(?! (ar|folego|forcas?|sono|apetite|fome|voz|equilibrio|energia|animo|vontade|\w+(ar|er|ir))\b)|nega|nego|negou|(nao|nunca) (tive|teve|tenho|tem|ha|sinto|sente))( (?!(mas|porem|hoje|agora|so)\b)\w+){1,6} (nem|ou) {2}/;

/** "Sangue nunca cansar não canso": dictated, each with its own denial behind it. */
const negaEOutra = /^(nunca|nao|n) \w{2,}(ar|er|ir) (nao|nunca|n)\b/;

function eNegadaDepois(palavras: readonly Palavra[], ate: number): boolean {
  const depois = textoDe(palavras, [ate, Math.min(fimDaFrase(palavras, ate), ate + 5)]);
  return negaEComeca.test(depois) || negaEOutra.test(depois);
}

/** "Não passo um dia sem dor" tells it. */
const duasVezesNao =
  /\b(nao|nunca|nem|n)( (?!(tem|tenho|tive|teve|ha|sinto|sente)\b)\w+){0,4} sem( \w+)?$|\b(nao|nunca|n) (tem|tenho|ha) (um|uma|nenhum|nenhuma)? ?(dia|noite|semana|hora|mes) sem( \w+)?$/;
/** "Nunca tive dor assim" tells one. */
const foiAgora =
  /^( \w+){0,6} (assim|igual|iguais|tao|antes|dess\w+|dest\w+|parecid\w+|como (ess|est)\w+|desse jeito)\b/;
/** "Desmaio nunca, fala enrolada nem perda de força também não": one denial behind a row. */
const negaNoFimDaLista =
  /^( (?!mas\b|porem\b|so\b)\w+){0,4}( nem( \w+){1,6})?( (tambem|tb|tbm))? (nao|nunca|n)( (tenho|tem|teve|tive|sinto|sente|ha|senti))?( (tambem|tb|tbm))?$/;

/** Whether the words right before the place deny it, or one denial behind the row in which it stands. */
export function negadaAoRedor(palavras: readonly Palavra[], [de, ate]: Faixa): boolean {
  const inicio = comecoDaOracao(palavras, de);
  const antes = textoDe(palavras, [Math.max(inicio, de - alcance.antes), de]);
  const depois = ` ${textoDe(palavras, [ate, Math.min(palavras.length, ate + alcance.depois)])}`;
  const daFrase = textoDe(palavras, [Math.max(comecoDaFrase(palavras, de), de - alcance.antes), de]);
  if (eNegadaDepois(palavras, ate) || negaDaLista.test(`${daFrase} ${depois}`)) return true;
  if (duasVezesNao.test(antes)) return false;
  if (negaLogoDepois.test(textoDe(palavras, [ate, fimDaOracao(palavras, ate + 1)]))) return true;
  if (negaLogoAntes.test(antes))
    return !(/(nunca|jamais)/.test(antes) && foiAgora.test(` ${textoDe(palavras, [de + 1, ate + 4])}`));
  const fim = fimDaOracao(palavras, ate);
  const resto = textoDe(palavras, [ate, fim]);
  return fim - ate <= alcance.depois && / nem /.test(` ${resto} `) && negaNoFimDaLista.test(` ${resto}`);
}

const quem =
  '(mae|pai|irmao|irma|irmaos|irmas|avo|avos|vo|vovo|tio|tia|tios|tias|primo|prima|primos|primas|marido|esposo|esposa|mulher|filho|filha|filhos|filhas|neto|neta|sobrinho|sobrinha|sogro|sogra|cunhado|cunhada|vizinho|vizinha|amigo|amiga|colega|namorado|namorada|companheiro|companheira|padrasto|madrasta|falecido|falecida)';
/** A relative as the one who has it, with nobody in between: "meu irmão mais velho teve", "o tio morreu de". */
const deParente = new RegExp(
  `(?:^| )${quem}( (mais (velh|nov)[oa]|cacula|matern[oa]|patern[oa]|falecid[oa]|dele|dela|meu|minha|tambem|tb|ja|que|so|e ${quem}))*( (teve|tiveram|tem|tinha|tinham|trata|tratou|descobriu|pegou|usa|toma|com|c)| (morreu|morreram|faleceu|faleceram|sofre|sofrem|sofreu|operou|foi|perdeu|ficou|esta|ta)( (mort[oa]|internad[oa]|operad[oa]))? (de|da|do|com|por causa d[eoa]))( (de|da|do|um|uma|o|a|no|na))*( (dor|problema|doenca))?$`,
);
/** "Meu irmão foi que morreu do pulmão, câncer": the relative is the one of whom it is said. */
const foiOParente = new RegExp(
  `(?:^| )${quem} (?:foi|eh?|era) (?:que|quem) (?:teve|tem|tinha|morreu|faleceu|sofreu|sofria)(?: (?:d[eoa]|com|por))?(?: (?:pulm\\w+|figado|estomago|intestino|mama|prostata|cabeca|garganta|rins?|coracao|sangue|utero|pancreas|peito))?(?: (?:de|com))?$`,
);
/** "Fui com minha irmã com falta de ar" tells who came along. */
const emCompanhia = new RegExp(`\\bcom (a |o |minha |meu )?${quem} (com|c)\\b`);
/** The speech of a relative about the client. */
const narra = new RegExp(
  `${quem} (diz|disse|fala|conta|relata|refere|acha|notou|percebeu|reclama|trouxe|traz|ve|viu)\\b`,
);

/**
 * Whether a relative is named as the one who has what stands here.
 * @param cliente the word for a relative who is the client of this text: "minha mãe tem 80 anos e …"; '' for none
 */
export function eDeParente(palavras: readonly Palavra[], [de]: Faixa, cliente = ''): boolean {
  const antes = textoDe(palavras, [Math.max(comecoDaFrase(palavras, de), de - alcance.antes), de]);
  if (narra.test(antes) || emCompanhia.test(antes)) return false;
  const achado = deParente.exec(antes) ?? foiOParente.exec(antes);
  return achado !== null && achado[1] !== cliente;
}

const pequena =
  '(?:crianca|criancinha|menin[oa]|pequen[oa]|bebe|nenem|menor|adolescente|moc[oa]|mocinh[oa]|jovem|solteir[oa]|guri|guria)';
const so = '(?:so |apenas |somente )?';
const infancia = `(?:${so}(?:quando|qd|qdo|na epoca em que) (?:eu |ele |ela |ainda )?(?:era |fui )?(?:bem )?${pequena}|${so}(?:na|da|durante a) (?:primeira )?(?:infancia|adolescencia|juventude|meninice)|(?:so|apenas|somente) (?:(?:de|em) crianca|infancia))`;
/** How somebody tells that it is over. "Já passou" of something of yesterday is no end. */
const fimDito =
  '(?:(?:ja )?(?:foi )?(?:tratei|tratou|tratad[oa]s?|curei|curou|curad[oa]s?|sarei|sarou|sarad[oa]s?|resolvi|resolveu|resolvid[oa]s?|eliminei|eliminou|eliminad[oa]s?)|ja (?:passou|acabou|sumiu|saiu)|passou e nao voltou|nunca mais(?= *$| (?:tive|teve|deu|voltou|apareceu|senti|incomodou|a|o|e)\\b)|nao (?:tenho|tem|sinto|usa|uso|toma|tomo) mais(?= *$| (?:nada|isso|a|o|e)\\b)|nao voltou(?: mais)?|nao (?:usa|uso|toma|tomo|tem|tenho|teve|tive) (?:mais )?nada desde|(?:sumiu|passou|acabou|normalizou|desapareceu) (?:depois|logo|apos|com o parto|quando (?:nasceu|ganhei|pari))|normalizou|(?:fiquei|ficou) (?:bo[am]|curad[oa]|livre)|(?:tive|teve) alta|sem sequelas?)';
/** Long enough ago for an end to be one. */
const haTempo =
  /\b(19|20)\d\d\b|\b(ha|faz|tem) (muitos|varios|uns|\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta) (\w+ )?anos\b|\banos atras\b|\b(na|da) (gravidez|gestacao)\b|\bgestaciona(l|is)\b/;
/** What keeps an end from being one. */
const aindaHoje =
  /\b(desde (?!entao|os|a operacao|a cirurgia|o tratamento)|ainda|continu\w+|voltou|voltaram|voltando|de novo|outra vez|novamente|ate hoje|recidiv\w*|recaid\w*|piorou|(hoje|ontem|anteontem|agora|est[ae] (semana|noite|manha|mes|ano))\b(?! (em dia )?(nao|nada|bem|bo[am]|norma\w+|sem|curad\w+|ok|zerad\w+|livre|(estou|esta|ta) (bem|bo[am])))|nao (tratei|tratou|curei|curou|sarou|passou|resolveu|melhorou))\b/;
const naoVoltou = /\bnao (voltou|voltaram)\b/g;
const naInfancia = new RegExp(
  `^(?: (?!(?:e|mas|igual|como|nem|parecid\\w*|mesm[oa]|desde)\\b)\\w+){0,4}? ${infancia}\\b`,
);
const comFim = new RegExp(`^(?: (?!mas\\b)\\w+){0,8}? ${fimDito}`);
/** Of the diabetes of a pregnancy: a test afterwards that finds nothing. */
const comExameBom =
  /^(?: (?!mas\b)\w+){0,8}? exames? (?:(?:deu|deram|veio|vieram|esta|estao|ficou|ficaram|depois|de controle) )*(?:bo[mn]s?|norma(?:l|is)|limpos?)\b/;
const abreNaInfancia = new RegExp(
  `(?:^| )${infancia}(?: (?:eu |ele |ela )?(?:tive|teve|tinha|era|sofria|sofri|sofreu|fiz|fez|deu))?(?: (?:de|uma?|muit[oa]s?|bastante|algumas?|com))*$`,
);
const cabecaDaLista = new RegExp(
  `^(?:eu |ele |ela )?${infancia} (?:eu |ele |ela )?(?:tive|teve|tinha|fiz|fez)(?: (?!(?:hoje|agora|mas|depois|atualmente|tenho|tem|sinto|desde|ja)\\b)\\w+){1,8}$`,
);
/** "Convulsão febril": a fit of a small child alone. */
const deFebre = /^ (febril|febris|de febre|por febre|com febre)\b/;

/** Illnesses that a treatment ends; of an event of yesterday "já passou" says nothing. */
const quePassam =
  /^(asma|bronquite|gastrite|ulcera\w*|anemia|hepatopatia|pneumonia|tuberculose|infeccao\w*|sinusite|hemorroidas|depressao|panico|psoriase|rinite|labirintite|calculo\w*|miomas|cisto\w*|endometriose|refluxo)$/;

/**
 * Whether what stands here is told with its end, or as of a childhood that is over. What goes on since then is not.
 * @param outras where other things of the sentence stand: an end belongs to the nearest
 * @param sinal the sign; '' for mere words
 */
export function acabou(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
  { outras, idade, sinal = '' }: { outras: readonly Faixa[]; idade: number; sinal?: string },
): boolean {
  const { antes, depois, inteira, faixa } = vizinhanca(palavras, [de, ate], outras);
  if (aindaHoje.test(inteira)) return false;
  if (daInfancia(antes, depois, idade) || (idade >= fimDaInfancia && abreLista(palavras, [de, ate]))) return true;
  if (idade >= fimDaInfancia && eFebril(palavras, [de, ate], depois)) return true;
  if (sinal === 'diabetes' && gestacionalQuePassou(palavras, [de, ate])) return true;
  if (!comFim.test(depois)) return false;
  return quePassam.test(sinal) || haTempo.test(inteira) || eDeOutraIdade(palavras.slice(...faixa), idade - anosDesde);
}

/** The end may stand behind the birth, which is a sign of its own. */
function gestacionalQuePassou(palavras: readonly Palavra[], [de, ate]: Faixa): boolean {
  const resto = ` ${textoDe(palavras, [ate, Math.min(fimDaFrase(palavras, ate), ate + alcance.depois)])}`;
  return daGravidez.test(textoDe(palavras, [de, ate + 3])) && (comExameBom.test(resto) || comFim.test(resto));
}

const daGravidez = /\b(gestaciona(l|is)|(na|da) (gravidez|gestacao))\b/;

/** In years. */
const [fimDaInfancia, anosDesde] = [13, 2];

/** Whether what stands here is told of a childhood that is over, and not as going on since then. */
export function eDaInfancia(
  palavras: readonly Palavra[],
  lugar: Faixa,
  outras: readonly Faixa[],
  idade: number,
): boolean {
  const { antes, depois, inteira } = vizinhanca(palavras, lugar, outras);
  if (aindaHoje.test(inteira)) return false;
  return daInfancia(antes, depois, idade) || (idade >= fimDaInfancia && abreLista(palavras, lugar));
}

/** Whether an end is told beside it, or that it was a child's fever: a fit of the childhood alone may come back. */
export function temFim(palavras: readonly Palavra[], lugar: Faixa, outras: readonly Faixa[]): boolean {
  const { depois } = vizinhanca(palavras, lugar, outras);
  return eFebril(palavras, lugar, depois) || comFim.test(depois);
}

function eFebril(palavras: readonly Palavra[], lugar: Faixa, depois: string): boolean {
  return /\b(convuls\w+|ataques?|epilept\w+)\b/.test(textoDe(palavras, lugar)) && deFebre.test(depois);
}

function daInfancia(antes: string, depois: string, idade: number): boolean {
  return idade >= fimDaInfancia && (abreNaInfancia.test(antes) || naInfancia.test(depois));
}

/** "Na infância teve bronquite, otite e dor no peito": the childhood stands at the head of the list. */
function abreLista(palavras: readonly Palavra[], [de]: Faixa): boolean {
  return cabecaDaLista.test(textoDe(palavras, [comecoDaFrase(palavras, de), de]));
}

/** The words before and behind, up to the next other thing that is told. */
function vizinhanca(palavras: readonly Palavra[], [de, ate]: Faixa, outras: readonly Faixa[]) {
  const proxima = Math.min(
    fimDaFrase(palavras, ate),
    ate + alcance.depois,
    ...outras.flatMap(([inicio]) => (inicio >= ate ? [inicio] : [])),
  );
  const anterior = Math.max(
    comecoDaFrase(palavras, de),
    de - alcance.antes,
    ...outras.flatMap(([, fim]) => (fim <= de ? [fim] : [])),
  );
  const antes = textoDe(palavras, [anterior, de]);
  const depois = ` ${textoDe(palavras, [ate, proxima])}`;
  const faixa = [anterior, proxima] as const;
  return { antes, depois, inteira: `${antes}${depois}`.replace(naoVoltou, 'nunca mais'), faixa };
}

/** What is never over for a needle: it is told as past, and not left out. */
const deVez =
  /^(cancer|oncologia|tratamento_oncologico|marca_passo|dispositivo_implantado|protese_\w+|metal_implantado|cirurgia\w*|linfedema|trombose|doenca_coracao|insuficiencia_cardiaca|chagas|cirrose|epilepsia|varizes_esofago|doenca_renal|imunossupressao|coagulopatia|ideacao_suicida|automutilacao|alergia_\w+|erva_\w+|desmaio|vasovagal|medo_agulha|neuropatia|insensibilidade|gestante|gravidez_escrita|perda_gestacional|hipertensao|avc|sequela\w*|anticoagulante|antiagregante|anticonvulsivante|antidiabetico|broncodilatador|corticoide|analgesico_de_crise|anti_inflamatorio_uso)$/;

export function podeAcabar(sinal: string): boolean {
  return !deVez.test(sinal);
}

function comecoDaOracao(palavras: readonly Palavra[], indice: number): number {
  let inicio = indice;
  while (inicio > 0 && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  return inicio;
}

function fimDaOracao(palavras: readonly Palavra[], indice: number): number {
  let fim = indice;
  while (fim < palavras.length && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  return fim;
}

function comecoDaFrase(palavras: readonly Palavra[], indice: number): number {
  let inicio = Math.min(indice, palavras.length - 1);
  while (inicio > 0 && palavras[inicio]?.pausa !== 'frase') inicio -= 1;
  return Math.max(0, inicio);
}

function fimDaFrase(palavras: readonly Palavra[], indice: number): number {
  let fim = indice;
  while (fim < palavras.length && palavras[fim]?.pausa !== 'frase') fim += 1;
  return fim;
}
