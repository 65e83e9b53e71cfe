import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { emFrases, type Faixa, type Palavra, textoDe } from './palavras.ts';

export const parentes = new Set(
  'mae mainha painho voinha voinho guaipeca guaipecas galinha galinhas bezerro porco patroa turma gato gata cachorro cachorra pai pais avo avos irma irmas irmao irmaos tia tias tio tios prima primo primos sogra sogro cunhada cunhado marido esposo esposa mulher namorado namorada filha filho filhos filhas neta neto netos sobrinho sobrinha vizinha vizinho amiga amigo colega patrao chefe bebe nenem companheiro companheira parceiro parceira noivo noiva netinha netinho colegas amigos amigas vizinhos vizinhas cunhados primas sobrinhos sobrinhas enteados enteada alunos alunas aluno aluna patroes chefes cadela cao caes cachorros gatos cachorrinho cachorrinha gatinho gatinha bichinho pet papagaio cavalo calopsita coelho madrinha padrinho afilhado afilhada bisneto bisneta cacula sogros genros noras irmaozinho irmazinha filhinha filhinho bisavo bisavos cumadre cumpadre namorido compadre comadre nora genro enteado enteada madrasta padrasto primos bisa titia titio dinda dindo ancestrais antepassados familia familiares familiar genitora genitor mamae papai'.split(
    ' ',
  ),
);

/** "Trago meu pai", "minha filha tem 15 anos", "mamãe operou": so begins a text in which a relative tells of the client. */
const trazida =
  /^(bom dia |boa tarde |oi |ola |doutora? |entao |olha |bom |bem |assim |aqui |eh que |eh |e (?=(?:a |o )?(?:meu|minha) )|(?:a |o )?(?:filha|filho|mae|pai|neta|neto|esposa|marido|irma|nora|cuidadora) (?:eh |e )?quem (?:fala|conta|responde|informa) )*((trago|trouxe|vim trazer|vim com|venho com|acompanho|vim por causa d[oa]|eh para|consulta para|consulta d[oa]) (a |o )?(meu |minha )?|(a |o )?(meu |minha ))(\w+)\b(?! (diz|disse|fala|falou|acha|reclama que|mandou|pediu|morreu|faleceu|teve))|^(mamae|papai|voinha|voinho) (?!(diz|disse|morreu|faleceu|mandou|pediu))|^(avo|mae|pai|filh[oa]|net[oa]|bisavo) (?=(com |de |tem )?\d{1,3} (anos|meses)\b)/;
/** The client speaks of herself. */
const deSi =
  /\b((passei|fiquei|dormi|acordei|chorei|engordei|emagreci|perdi o|ando|preciso)\b(?! (sabendo|falar|olhando|vendo|observando|vigiando|de olho|que (el[ae]|o senhor)))|sinto|durmo|acordo|estou|choro|sofro|consigo|aguento|eu (to|tenho|sinto|fico|durmo|nao|passei|que)|me doi|minha (cabeca|barriga|perna|coluna|menstruacao))\b/;

/** The word for the relative who is the client of this text; null when the client is whoever speaks or the text is a therapist's note. */
export function acharParenteCliente(palavras: readonly Palavra[], campo: string | null): string | null {
  if (campo !== 'queixaPrincipal') return null;
  const comeco = trazida.exec(formas(palavras.slice(0, 14)));
  const parente = comeco?.[8] ?? comeco?.[10] ?? comeco?.[11];
  if (
    parente === undefined ||
    !parentes.has(parente) ||
    /^(marido|esposo|esposa|mulher|chefe|patrao|patroa|vizinh[oa]|amig[oa]|coleg[ao]|cunhad[oa]|cachorr[oa]|gat[oa]|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa]|sogr[oa]|genro|nora|prim[oa]|ti[oa]|madrasta|padrasto)$/.test(
      parente,
    )
  )
    return null;
  const texto = formas(palavras);
  // "Minha mãe tem gota e meu pai asma" tells of a family.
  const outros = [...texto.matchAll(/\b(?:e|ja) (?:o |a )?(?:meu|minha) (\w+)/g)];
  if (outros.some(([, outro = '']) => outro !== parente && parentes.has(outro))) return null;
  return deSi.test(texto) ? null : parente;
}

function formas(palavras: readonly Palavra[]): string {
  return palavras.map(({ forma }) => forma).join(' ');
}

/** Somebody else tells of the client: "eu" is then the one who speaks, and "ela" the client. */
export interface QuemConta {
  /** First name of the client, as the reader spells words; '' when unknown. */
  nome: string;
  /** What the client is to the one who speaks; '' when nobody can tell. */
  parente: string;
}

/** Who is younger does not write of herself, unless she says "eu" and nobody calls her "ela". */
const idadeDeEscrever = 14;
const acompanha =
  '(mae|pai|mamae|papai|filha|filho|neta|neto|avo|vovo|vo|esposa|esposo|marido|irma|irmao|nora|genro|cuidadora|cuidador|tia|tio|sobrinha|sobrinho|acompanhante|responsavel|madrinha|padrinho)';
const apresenta = new RegExp(
  `\\b((aqui|quem (responde|escreve|fala|conta|preenche|preencheu|informa|digita|relata|ta falando|esta falando))( aqui)? (e|eh)|(respondo|escrevo|falo|preencho|conto) (aqui )?(como|por ser)) (a |o )?(minha |meu |sua |seu )?${acompanha}\\b|\\bsou (a|o) ${acompanha} (d[aeo] (?!(dois|duas|tres|quatro|um|uma|gemeos|gemeas|familia|casa)\\b)\\w+|del[ae])\\b|\\bsou ${acompanha} del[ae]\\b`,
);
const chamaDeEla =
  /\b(ela|ele|dela|dele|minha (filha|neta|menina|sobrinha|bebe)|meu (filho|neto|menino|sobrinho|bebe)|a crianca|a menina|o menino|o bebe|a bebe)\b/;

/** Of whom an adult tells: the first relative of her own that she names. */
const deQuem =
  /\b(?:meu|minha) (pai|mae|avo|vo|esposo|esposa|marido|irmao|irma|sogra|sogro|tia|tio|filha|filho|neta|neto|nora|genro|padrinho|madrinha)\b/;

const queContam = ['queixaPrincipal', 'historicoMedico', 'medicamentos', 'objetivosCliente'] as const;

/** Who tells of the client, where it is not the client herself; null when she speaks or a therapist takes notes. */
export function acharQuemConta({ nomeCliente, idade, sexo, ...dados }: DadosAnamnese): QuemConta | null {
  const textos = queContam.map((campo) => dados[campo] ?? '');
  if (textos.every((texto) => texto === '')) return null;
  const texto = foldText(textos.join(' . ')).replace(/[^a-z0-9]+/g, ' ');
  const nome = foldText(nomeCliente ?? '').split(' ')[0] ?? '';
  const nova = idade < idadeDeEscrever;
  const dita = chamaDeEla.test(texto) || (nome.length > 2 && texto.includes(` ${nome} `));
  if (!(dita && (nova || apresenta.test(texto)))) return null;
  // A grandmother brings her grandchild.
  const neto = /\b(?:meu|minha) (net[oa]|afilhad[oa]|sobrinh[oa])\b/.exec(texto)?.[1];
  const contado = nova ? (neto ?? (sexo === 'masculino' ? 'filho' : 'filha')) : (deQuem.exec(texto)?.[1] ?? '');
  return { nome: nome.length > 2 ? nome : '', parente: contado };
}

/** What somebody has, is or does to herself. */
const deEstado =
  /^(tenho|tinha|tive|durmo|dormi|sofro|sofri|tomo|tomei|ando|estou|to|tou|fico|fiquei|acordo|fumo|fumei|bebo|sou|fui|vivo|operei|canso|choro|tusso|espirro|perdi|engordei|emagreci|peguei|sinto|senti|suo|levanto|trabalho|entrei|desenvolvi|parei|larguei|faco|fiz|uso|passei|tava|estava)$/;
/** What the one who speaks does for the client, or knows of her. */
const deCuidado =
  /^(dou|dei|dava|ponho|pus|boto|botei|passo|coloco|coloquei|levo|levei|comprei|compro|ach\w+|vejo|vi|noto|notei|percebo|percebi|acredito|reparei|reparo|observo|observei|quero|queria|gostaria|trouxe|trago|preciso|falo|falei|digo|disse|pergunto|perguntei|sei|lembro|medi|conto|escrevo|respondo|penso|pensei|mando|mandei|chamo|chamei|cuido|ajudo|seguro|espero|posso|devo|vou|tento|tentei|consigo|entendo|ouco|ouvi|escuto|escutei)$/;
const deNada = /^(nao|ja|tambem|tbm|me|ate|so|sempre|mesm[oa]|que|nunca|mesma|agora|hoje|ainda|ate)$/;
/** "Tenho dado dipirona", "estou passando pomada", "tenho notado febre", "fico com ela": she tells of the client. */
const porEla =
  /^(\w+ )?(dando|passando|usando|pondo|botando|fazendo|colocando|tratando|levando|evitando|achando|notando|percebendo|vendo|observando|dado|notado|visto|percebido|observado|passado|usado|colocado|feito|reparado|levado|medo|duvida|certeza|receio|fotos?|exames?|a receita|que)\b|^(\w+ ){0,2}(com|n|d|para|em)?(ela|ele|nela|nele|dela|dele)\b/;
const terceira =
  /^(tem|teve|tinha|esta|ta|fica|ficou|dorme|dormiu|come|comeu|acorda|acordou|chora|chorou|reclama|reclamou|sente|manca|brinca|tosse|vomita|vomitou|usa|toma|tomou|faz|vai|anda|doi|melhora|melhorou|passa|passou|alivia|piora|piorou|volta|voltou|acalma|para|parou|some|sumiu|nasceu|mama|mamou|respira|cansa|cai|caiu|coca|urina|evacua|bebe)$/;
const doCliente = /^(ela|ele|paciente|cliente|crianca|menina|menino|bebe|filha|filho|neta|neto|pequena|pequeno)$/;
const semSujeito = /^(de|da|do|com|para|por|em|na|no|a|pela|pelo|nem|que)$/;

/** The words that somebody who tells of the client says of herself: "eu tenho enxaqueca", "minha mão". */
export function deQuemConta(palavras: readonly Palavra[], { nome }: QuemConta): Faixa[] {
  return emFrases(palavras).flatMap(([de, ate]) => {
    const faixas: Faixa[] = [];
    let desde: number | null = null;
    const fechar = (fim: number) => {
      if (desde !== null && fim > desde) faixas.push([desde, fim]);
      desde = null;
    };
    for (let indice = de; indice < ate; indice += 1) {
      const forma = palavras[indice]?.forma ?? '';
      if (desde !== null && voltaAoCliente(palavras, indice, nome)) fechar(indice);
      else if (desde === null && falaDeSi(palavras, indice, ate)) desde = indice;
      else if (desde !== null && deCuidado.test(forma)) fechar(indice);
    }
    fechar(ate);
    const dita = textoDe(palavras, [de, ate]);
    return /\bquem (tem|teve|sofre|toma|usa|fez) (\w+ ){1,5}(sou|fui) eu\b/.test(dita) ? [[de, ate]] : faixas;
  });
}

function falaDeSi(palavras: readonly Palavra[], indice: number, ate: number): boolean {
  const forma = palavras[indice]?.forma ?? '';
  const texto = (de: number) => textoDe(palavras, [de, Math.min(ate, de + 4)]);
  if (forma === 'eu') {
    let verbo = indice + 1;
    while (verbo < ate && deNada.test(palavras[verbo]?.forma ?? '')) verbo += 1;
    return deEstado.test(palavras[verbo]?.forma ?? '') && !/^(faco|fiz|uso|passei)$/.test(palavras[verbo]?.forma ?? '')
      ? !porEla.test(texto(verbo + 1))
      : false;
  }
  if (/^(minha|meu|minhas|meus)$/.test(forma)) {
    const seguinte = palavras[indice + 1];
    return (
      seguinte?.pausa === 'nenhuma' &&
      !parentes.has(seguinte.forma) &&
      !doCliente.test(seguinte.forma) &&
      !/^(pequen\w+|amor|anjo|princesa|menin\w+|guri\w*|opiniao|duvida\w*|pergunta|preocupacao|medo|casa|ver|entender|conta|sobrinh\w+)$/.test(
        seguinte.forma,
      )
    );
  }
  return (
    /^(tenho|durmo|sofro|tomo|tive|operei|estou|to|ando|fico)$/.test(forma) &&
    !/^(se|que|quando)$/.test(palavras[indice - 1]?.forma ?? '') &&
    !porEla.test(texto(indice + 1))
  );
}

function voltaAoCliente(palavras: readonly Palavra[], indice: number, nome: string): boolean {
  const { forma, pausa } = palavras[indice] ?? { forma: '', pausa: 'frase' };
  const anterior = palavras[indice - 1]?.forma ?? '';
  if ((forma === nome && nome !== '') || doCliente.test(forma))
    return !semSujeito.test(anterior) || (/^(a|o|que)$/.test(anterior) && forma !== 'cliente');
  if (pausa === 'nenhuma' && !/^(e|mas)$/.test(anterior)) return false;
  const verbo = forma === 'nao' ? (palavras[indice + 1]?.forma ?? '') : forma;
  return terceira.test(verbo);
}
