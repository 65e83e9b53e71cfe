// Whether a remedy at hand is taken: bought, given or advised is not yet swallowed.
import { type Faixa, type Palavra, textoDe } from '../leitura/palavras.ts';

const naoAbriu =
  '(nao|nunca|nem|num)( \\w+)? (abri|abriu|comec\\w+|inici\\w+|experiment\\w+|prov(ei|ou)|compr(ei|ou))\\b|sem (abrir|ter aberto)\\b|\\b(fechad|lacrad)[oa]s?\\b|\\bna (gaveta|caixa|prateleira)\\b|\\bguardad[oa]s?\\b';
const naoTomou =
  '(?<!hoje )(nao|nunca|nem|num)( (cheg\\w+ a|quis|quer))? (tom(ei|ou|ar)|us(ei|ou|ar)|fiz|fez|tomei nenhum)\\b(?! (hoje|ontem|esta semana|d[ei]reito))';
const vaiTomar =
  '(vai|vou|quer|quero|pensa em|penso em|pretende|pretendo|gostaria de|ia|queria|ainda vou|ainda vai) (comec\\w+|tomar|usar|iniciar|experimentar|comprar)\\b';
const adiado =
  'mand(ou|aram) (esperar|aguardar)|(disse|falou|pediu) para (esperar|aguardar)|(so|apenas) oferec(eu|eram|id[oa])';
/** Said outright of a medicine: no day was left out. */
const naoComecou = new RegExp(
  `\\b(ainda (nao|n) (tom|us|comec|inici|compr)\\w+|(nao|nunca) (comec|inici|compr)(ei|ou|aram)\\b|${adiado})\\b(?! (hoje|ontem|esta semana))`,
);
const depois = new RegExp(
  `\\b(${naoAbriu}|${adiado}|${naoTomou}|ainda (vou|vai|nao)\\b(?! (par(ou|ei|ar)|(tom|us)\\w+ (hoje|ontem))))`,
);
const antes = new RegExp(`\\b(${vaiTomar}( \\w+){0,3}|(nao|nunca|nem) (abri|abriu|comec\\w+|inici\\w+)( \\w+){0,4})$`);
const vaiComecar = new RegExp(`\\b(?:${vaiTomar})( (com|o|a|um|uma|de))*$`);
const fechado = new RegExp(`\\b(${naoAbriu})`);
/** It is taken after all. */
const toma = /\b(toma|tomo|tomando|usa|uso|usando|ja (abriu|abri|comec\w+|toma)|comec(ou|ei)|abriu|abri|desde)\b/;
const nega = /\b(nao|nunca|nem|num)( \w+)? $/;
/** In words. */
const alcance = { depois: 10, antes: 8 } as const;

/** The words of its clause before this place, and those behind it. */
function aoRedor(palavras: readonly Palavra[], [de, ate]: Faixa): [atras: string, adiante: string] {
  let inicio = de;
  while (inicio > Math.max(0, de - alcance.antes) && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  return [textoDe(palavras, [inicio, de]), textoDe(palavras, [ate, ate + alcance.depois])];
}

/** Whether the words around this place tell that the remedy is not taken yet. Of a medicine it must be said outright. */
export function aindaNaoToma(palavras: readonly Palavra[], lugar: Faixa, que: 'erva' | 'remedio'): boolean {
  const [atras, adiante] = aoRedor(palavras, lugar);
  if (tomado(atras) || tomado(adiante)) return false;
  if (que === 'remedio') return fechado.test(adiante) || naoComecou.test(adiante) || vaiComecar.test(atras);
  return depois.test(adiante) || antes.test(atras);
}

/** "Começou ginkgo e não sentiu nada": what is denied behind it is no denial of it. */
export function foiComecado(palavras: readonly Palavra[], lugar: Faixa): boolean {
  const [atras, adiante] = aoRedor(palavras, lugar);
  return (
    tomado(atras) && !/\b(nao|nunca|nem|sem|nega|parou|parei)\b/.test(atras) && !/^(nao|nunca|nega|sem)\b/.test(adiante)
  );
}

/** What says that somebody wants to begin with a remedy of this name (normalised). */
export function vontadeDeComecar(nome: string): RegExp {
  return new RegExp(`\\b${vaiTomar}( (com|o|a|um|uma|cha|capsulas?|de))* ${nome}\\b`);
}

/** "Toma", "começou ontem", and not "não começou", "vai tomar". */
function tomado(texto: string): boolean {
  const achado = toma.exec(texto);
  return (
    achado !== null &&
    !nega.test(texto.slice(0, achado.index)) &&
    !/\b(ia|vai|vou|quer) $/.test(texto.slice(0, achado.index))
  );
}
