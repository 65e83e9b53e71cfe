import type { Palavra } from './palavras.ts';

export const parentes = new Set(
  'mae mainha painho voinha voinho guaipeca guaipecas galinha galinhas bezerro porco patroa turma gato gata cachorro cachorra pai pais avo avos irma irmas irmao irmaos tia tias tio tios prima primo primos sogra sogro cunhada cunhado marido esposo esposa mulher namorado namorada filha filho filhos filhas neta neto netos sobrinho sobrinha vizinha vizinho amiga amigo colega patrao chefe bebe nenem companheiro companheira parceiro parceira noivo noiva netinha netinho colegas amigos amigas vizinhos vizinhas cunhados primas sobrinhos sobrinhas enteados enteada alunos alunas aluno aluna patroes chefes cadela cao caes cachorros gatos cachorrinho cachorrinha gatinho gatinha bichinho pet papagaio cavalo calopsita coelho madrinha padrinho afilhado afilhada bisneto bisneta cacula sogros genros noras irmaozinho irmazinha filhinha filhinho bisavo bisavos cumadre cumpadre namorido compadre comadre nora genro enteado enteada madrasta padrasto familia familiares familiar genitora genitor mamae papai'.split(
    ' ',
  ),
);

/** "Trago meu pai", "minha filha tem 15 anos", "mamãe operou": so begins a text in which a relative tells of the client. */
const trazida =
  /^(bom dia |boa tarde |oi |ola |doutora? |(?:a |o )?(?:filha|filho|mae|pai|neta|neto|esposa|marido|irma|nora|cuidadora) (?:eh |e )?quem (?:fala|conta|responde|informa) )*((trago|trouxe|vim trazer|vim com|venho com|acompanho|vim por causa d[oa]|eh para|consulta para|consulta d[oa]) (a |o )?(meu |minha )?|(a |o )?(meu |minha ))(\w+)\b(?! (diz|disse|fala|falou|acha|reclama que|mandou|pediu|morreu|faleceu|teve))|^(mamae|papai|voinha|voinho) (?!(diz|disse|morreu|faleceu|mandou|pediu))/;
/** The client speaks of herself. */
const deSi =
  /\b((passei|fiquei|dormi|acordei|chorei|engordei|emagreci|perdi o|ando|preciso)\b(?! (sabendo|falar|que (el[ae]|o senhor)))|sinto|durmo|acordo|estou|choro|sofro|consigo|aguento|eu (to|tenho|sinto|fico|durmo|nao|passei|que)|me doi|minha (cabeca|barriga|perna|coluna|menstruacao))\b/;

/** The word for the relative who is the client of this text; null when the client is whoever speaks or the text is a therapist's note. */
export function acharParenteCliente(palavras: readonly Palavra[], campo: string | null): string | null {
  if (campo !== 'queixaPrincipal') return null;
  const comeco = trazida.exec(formas(palavras.slice(0, 14)));
  const parente = comeco?.[8] ?? comeco?.[10];
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
