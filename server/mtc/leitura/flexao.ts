/**
 * Inflected forms of Portuguese words, in lower case without accents. A word of the lexicon is written once; the text may use any of
 * these forms, and no other word that merely begins alike. Source: the regular paradigms of any school grammar; irregular stems by hand.
 */

/** Every simple form of a verb, participles included. @param infinitivo without accents, such as `perder` */
export function formasDoVerbo(infinitivo: string): ReadonlySet<string> {
  const formas = new Set<string>([infinitivo]);
  const raiz = infinitivo.slice(0, -2);
  const vogal = infinitivo.at(-2) ?? 'a';
  const conjugacao = vogal === 'a' ? 'ar' : vogal === 'i' ? 'ir' : 'er';
  for (const final of terminacoes[conjugacao]) formas.add(juntar(raiz, final, conjugacao));
  for (const [de, para] of mudancasDaRaiz) {
    if (!de.test(infinitivo)) continue;
    const outra = infinitivo.replace(de, para).slice(0, -2);
    for (const final of terminacoes[conjugacao]) formas.add(juntar(outra, final, conjugacao));
  }
  for (const irregular of irregulares(infinitivo)) formas.add(irregular);
  for (const forma of [...formas])
    if (/[aei]do$/.test(forma)) for (const fim of ['da', 'dos', 'das']) formas.add(forma.slice(0, -2) + fim);
  return formas;
}

type Conjugacao = 'ar' | 'er' | 'ir';

const terminacoes: Record<Conjugacao, readonly string[]> = {
  ar: 'o a amos am ei ou aram ava avam avamos ando ado ar arem armos ara arao aria ariam e em emos es asse assem arei'.split(
    ' ',
  ),
  er: 'o e emos em i eu eram ia iam iamos endo ido er erem ermos era erao eria eriam a am amos as esse essem erei'.split(
    ' ',
  ),
  ir: 'o e imos em i iu iram ia iam iamos indo ido ir irem irmos ira irao iria iriam a am amos as isse issem irei'.split(
    ' ',
  ),
};

/** Spelling that keeps the sound of the stem: ficar, fique; chegar, chegue; coçar, coce; proteger, protejo; seguir, sigo. */
function juntar(raiz: string, final: string, conjugacao: Conjugacao): string {
  const branda = /^[ei]/.test(final);
  if (conjugacao === 'ar' && branda) {
    if (raiz.endsWith('c')) return `${raiz.slice(0, -1)}qu${final}`;
    if (raiz.endsWith('g')) return `${raiz}u${final}`;
  }
  if (conjugacao !== 'ar' && !branda) {
    if (raiz.endsWith('gu')) return raiz.slice(0, -1) + final;
    if (raiz.endsWith('g')) return `${raiz.slice(0, -1)}j${final}`;
  }
  return raiz + final;
}

/** Verbs whose stem changes in some persons: sentir, sinto; dormir, durmo; passear, passeia; construir, constroi. */
const mudancasDaRaiz: readonly (readonly [RegExp, string])[] = [
  [/e(nt|rt|r|st|gu|p|f|v|d)ir$/, 'i$1ir'],
  [/o(rm|br|ss|l)ir$/, 'u$1ir'],
  [/u(b|m|d|g|p|sp|ss|ç)ir$/, 'o$1ir'],
  [/ear$/, 'eiar'],
  [/odiar$/, 'odeiar'],
];

const tabela: Readonly<Record<string, string>> = {
  ser: 'sou e somos sao fui foi foram era eram seja sejam sendo sido fosse',
  estar:
    'estou to esta ta estamos estao tao estive esteve estiveram estava tava estavam tavam esteja estejam estando tando estivesse',
  ter: 'tenho tem temos teem tive teve tiveram tinha tinham tenha tenham tendo tido tivesse tiver',
  conter: 'contem contenho',
  ir: 'vou vai vamos vao fui foi foram ia iam va indo ido',
  vir: 'venho vem vimos vim veio vieram vinha vinham venha vindo',
  ver: 'vejo ve vemos veem vi viu viram via viam veja vendo visto vista',
  fazer: 'faco faz fazemos fiz fez fizeram fazia faca feito feita feitos feitas fizesse fizer',
  dizer: 'digo diz disse disseram diga dito',
  trazer: 'trago traz trouxe traga',
  poder: 'posso pode podem pude pode puderam podia possa',
  querer: 'quero quer querem quis quiseram queria queira',
  saber: 'sei sabe soube saiba',
  dar: 'dou da damos dao dei deu deram dava davam de deem dando dado desse der',
  por: 'ponho poe pomos poem pus pos puseram punha ponha pondo posto posta',
  sair: 'saio sai saimos saem sai saiu sairam saia saiam saindo saido',
  cair: 'caio cai caimos caem cai caiu cairam caia caiam caindo caido',
  doer: 'doi doem doeu doeram doia doiam doendo doido doida doa doam',
  roer: 'roi roem roendo roia roido',
  moer: 'moi moem moendo moido moida',
  perder: 'perco perca percam',
  ouvir: 'ouco ouve ouvem ouca',
  pedir: 'peco pede peca',
  medir: 'meco mede',
  rir: 'rio ri riem ria riu rindo rido',
  ler: 'leio le leem li leu lia lendo lido leia',
  crer: 'creio cre creem',
  requerer: 'requer',
  cobrir: 'coberto coberta cobertos cobertas',
  abrir: 'aberto aberta abertos abertas',
  morrer: 'morto morta mortos',
  prender: 'preso presa presos presas',
  romper: 'roto',
  suspender: 'suspenso suspensa',
  eleger: 'eleito',
  haver: 'ha houve havia haja',
  manter: 'mantem mantenho manteve mantinha',
  obter: 'obtem obteve',
  suar: 'suo sua suam suei suou suava suando suado soa',
};

function irregulares(infinitivo: string): readonly string[] {
  return tabela[infinitivo]?.split(' ') ?? [];
}

/**
 * The written forms of a noun or adjective: singular, plural and, for adjectives, both genders.
 * @param palavra as the lexicon has it, without accents
 */
export function formasDoNome(palavra: string): ReadonlySet<string> {
  const formas = new Set<string>();
  for (const forma of generos(singular(palavra))) for (const numero of [forma, ...plurais(forma)]) formas.add(numero);
  formas.add(palavra);
  return formas;
}

const invariaveis = new Set(
  'mais menos tres mes gas pus dois seis lapis atras antes depois simples virus pelvis penis tenis onibus torax herpes diabetes lupus reves apenas partes'.split(
    ' ',
  ),
);

function singular(palavra: string): string {
  if (palavra.length <= 3 || invariaveis.has(palavra)) return palavra;
  if (/[ao]es$/.test(palavra) && !/(maes|caes)$/.test(palavra)) return `${palavra.slice(0, -3)}ao`;
  if (/ns$/.test(palavra)) return `${palavra.slice(0, -2)}m`;
  if (/[aou]is$/.test(palavra)) return `${palavra.slice(0, -2)}l`;
  if (/eis$/.test(palavra)) return `${palavra.slice(0, -2)}l`;
  if (/[rz]es$/.test(palavra)) return palavra.slice(0, -2);
  if (/[^s]s$/.test(palavra)) return palavra.slice(0, -1);
  return palavra;
}

function plurais(palavra: string): string[] {
  if (invariaveis.has(palavra)) return [];
  if (palavra.endsWith('ao')) return [`${palavra.slice(0, -2)}oes`, `${palavra}s`, `${palavra.slice(0, -2)}aes`];
  if (palavra.endsWith('m')) return [`${palavra.slice(0, -1)}ns`];
  if (/[aou]l$/.test(palavra)) return [`${palavra.slice(0, -1)}is`];
  if (palavra.endsWith('el')) return [`${palavra.slice(0, -2)}eis`];
  if (palavra.endsWith('il')) return [`${palavra.slice(0, -2)}is`, `${palavra.slice(0, -2)}eis`];
  if (/[rz]$/.test(palavra)) return [`${palavra}es`];
  if (/[aeiou]$/.test(palavra)) return [`${palavra}s`];
  return [];
}

/** Short adjectives; longer ones are known by their ending. */
const adjetivos = new Set(
  'frio seco fraco vermelho roxo amarelo branco claro escuro grosso fino duro preso solto pouco muito cheio vazio amargo azedo aspero liso inteiro todo direito esquerdo baixo alto curto longo lento rapido profundo surdo agudo calmo nervoso quieto morno gelado magro gordo oco bambo torto rouco rubro preto negro cinzento sujo limpo solido liquido mole denso ralo raso largo espesso tenso rijo rigido flacido palido humido umido molhado pastoso doido ardido moido inchado medroso bravo irado zonzo tonto fosco opaco turvo louco cedo podre azulado fundo aguado sensivel novo velho certo mesmo outro nenhum algum'.split(
    ' ',
  ),
);
/** Nouns in -o whose form in -a is another word, or a verb's. */
const substantivos = new Set(
  'ponto bolo caso porto banho peso pulso olho queixo gosto copo parto cabelo braco peito medo sono suor fluxo tempo corpo dedo punho osso pescoco ombro joelho estomago ouvido umbigo figado utero ovario banheiro travesseiro rosto pinto saco marido filho trabalho esforco nervo musculo soluco arroto muco vomito zumbido pelo frasco periodo ciclo fogo fundo quarto'.split(
    ' ',
  ),
);
const finaisDeAdjetivo = /(ad|id|os|iv|ic|ent|eir|ari|inh|und|ouc|az|uos|oz|uc|ct|ess|ing|ut|etic|orto|ust)o$/;

function generos(palavra: string): string[] {
  const masculino = palavra.endsWith('a') ? `${palavra.slice(0, -1)}o` : palavra;
  if (palavra.endsWith('o') || palavra.endsWith('a')) {
    const raiz = palavra.slice(0, -1);
    const adjetivo =
      adjetivos.has(masculino) ||
      (masculino.length >= 6 && finaisDeAdjetivo.test(masculino)) ||
      (palavra.endsWith('o') && palavra.length >= 5 && !substantivos.has(palavra));
    return adjetivo ? [`${raiz}o`, `${raiz}a`] : [palavra];
  }
  if (/(or|es|ol)$/.test(palavra) && palavra.length > 5) return [palavra, `${palavra}a`];
  return [palavra];
}
