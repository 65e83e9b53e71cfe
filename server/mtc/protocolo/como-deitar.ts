import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, PontoPrescrito, Protocolo } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { alcancado, posicaoDoPonto, sentado } from '../catalog/pontos/posicao.ts';
import { obterPonto } from '../catalog/pontos.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { emFrases } from './frases-da-queixa.ts';
import type { QueixaPresente } from './queixas.ts';

/** They leave no room for lying flat. */
const semFolego: ReadonlySet<SinalId> = new Set<SinalId>([
  'asma',
  'chiado',
  'falta_ar_repouso',
  'insuficiencia_cardiaca',
]);
const faltaDeAr: ReadonlySet<SinalId> = new Set<SinalId>(['falta_ar']);
/** Breath that fails on the stairs does not fail on the couch. */
const soAoEsforco = /\b(escadas?|ladeiras?|morros?|esforco|subir|subo|corr\w+|caminh\w+|andar|ando)\b/;
/** Who is weak, or may faint, does not sit with needles in the back. */
const podeDesmaiar: ReadonlySet<SinalId> = new Set<SinalId>([
  'fraqueza',
  'cansaco',
  'apetite_baixo',
  'desmaio',
  'vasovagal',
  'medo_agulha',
  'hipotensao',
]);
const refluxo: ReadonlySet<SinalId> = new Set<SinalId>(['azia_refluxo']);
/** From 110 kg. */
const pesado = /\b(1[1-9]\d|2\d\d) ?(kg|quilos)\b|\bobes(o|a|idade)\b/;
/** Joint, belly or breast on which nobody lies soon after an operation. */
const operado =
  /\b(protese (total |parcial )?(d[eoa]s? )?(joelho|quadril|ombro)|artroplastia|cesarea ha|mastectomia|quadrantectomia|costelas? (fraturad|quebrad)\w*|fratura de (costela|clavicula|quadril|femur))/;
/** In years. From here on lying on the belly is hard on neck and breath. */
const idadeSemBrucos = 75;
/** Complaints in whose place the weight of the body rests when somebody lies on the belly. */
const debaixo: ReadonlySet<string> = new Set(['ombro', 'mama', 'flanco']);

/** Skin that bears no shirt bears no couch. */
const intocavel =
  /\b(camis\w+|roupas?|blusa|lencol|sutia|cobertas?|tecido)\b[^.;\n]{0,25}\b(doi|doem|dor|incomod\w+|queima|arde|machuca)|\bnao (posso|pode|consigo|consegue|aguento|aguenta|suporto|suporta|da para|da pra) (nem )?(encostar|tocar|relar|roupa|(o )?toque)\b|\bsem (poder )?(encostar|tocar) n/;
const doTronco = /\b(cost(as?|elas?)|peito|torax|tronco|barriga|flancos?|dorso|cobreiro|zoster)\b/;

type Posicao = 'dorsal' | 'ventral' | 'lateral' | 'sentado';

/** The positions in which front and back are reached without lying where it hurts or where the breath fails, and as was told to be bearable. */
export function comoDeitar(
  dados: Pick<DadosAnamnese, 'idade' | 'queixaPrincipal' | 'historicoMedico'>,
  achados: readonly Achado[],
  { gestante, queixas, regras }: { gestante: boolean; queixas: readonly QueixaPresente[]; regras: ReadonlySet<string> },
): { deFrente: string; deCostas: string } {
  const tem = (sinais: ReadonlySet<string>) =>
    achados.some((achado) => achado.presente && sinais.has(sinalDoAchado(achado) ?? ''));
  const textos = semAcentos(`${dados.queixaPrincipal} . ${dados.historicoMedico ?? ''}`).toLowerCase();
  if (gestante) return { deFrente: 'decúbito dorsal', deCostas: 'decúbito lateral' };
  const { piora, alivia } = posicoesContadas(dados.queixaPrincipal);
  const faltaOAr = tem(faltaDeAr) && !tem(new Set(['falta_ar_esforco'])) && !soAoEsforco.test(textos);
  const folego = tem(semFolego) || faltaOAr || pesado.test(textos);
  const elevado = folego || tem(refluxo) ? 'decúbito dorsal com o tronco elevado' : 'decúbito dorsal';
  const deFrente = piora.has('dorsal') ? 'recostado, com o tronco elevado e apoio sob os joelhos' : elevado;
  const doi = queixas.find(({ partes }) => partes.some((parte) => debaixo.has(parte)));
  const semBrucos =
    folego ||
    doi !== undefined ||
    (intocavel.test(textos) && doTronco.test(textos)) ||
    operado.test(textos) ||
    dados.idade >= idadeSemBrucos ||
    regras.has('sem_decubito_ventral') ||
    regras.has('vertigem_de_posicao');
  const sentaria = (folego && !tem(podeDesmaiar)) || regras.has('vertigem_de_posicao');
  const escritas: Record<Posicao, string> = {
    dorsal: deFrente,
    ventral: 'decúbito ventral',
    lateral: `decúbito lateral${folego ? ' com o tronco elevado' : ''}${sobreOLado(doi ?? queixas.find(({ lado }) => lado))}`,
    sentado,
  };
  const possiveis = ([...(sentaria ? ['sentado'] : ['ventral']), 'lateral', 'sentado'] as Posicao[]).filter(
    (posicao) =>
      !piora.has(posicao) &&
      !(posicao === 'ventral' && semBrucos) &&
      !(posicao === 'sentado' && !alcancaSentado(queixas)),
  );
  const escolhida = possiveis.find((posicao) => alivia.has(posicao)) ?? possiveis[0] ?? 'lateral';
  return { deFrente, deCostas: escritas[escolhida] };
}

/** On the healthy side, so that the sick one is up; without a told side, on either. */
function sobreOLado(queixa: QueixaPresente | undefined): string {
  return queixa?.lado ? `, sobre o lado ${outroLado[queixa.lado]}` : '';
}

/** Whether the best local points of every complaint of the back can be needled in somebody who sits. */
function alcancaSentado(queixas: readonly QueixaPresente[]): boolean {
  return queixas.every(({ locais }) => {
    const melhores = locais.slice(0, 2).flatMap(({ codigo }) => obterPonto(codigo) ?? []);
    return melhores.every((ponto) => posicaoDoPonto(ponto) === 'frente' || alcancado(ponto, sentado));
  });
}

const palavraDaPosicao =
  /\b(pior\w*|agrav\w*|doi|dores?|incomod\w*|nao (?:consig[ou]\w*|consegu\w*|aguent\w*|suport\w*|fica|da para|da pra)|alivi\w*|melhor\w*|so (?:dorme|durmo|consegue|consigo|fica|fico)|sentad[oa]s?|dirigi\w*|de brucos|(?:de )?barriga (?:para|pra|p\/) baixo|de barriga (?:para|pra|p\/) cima|deitad[oa]s? de costas|(?:deitad[oa]s?|deitar|dorm\w+|vira\w*) (?:de|do|sobre o|em cima do) lado|de lado|levant\w*|em pe|and\w+|caminh\w*)\b/g;

/** The positions that the main complaint tells as worse or as better: "pior sentado, alivia deitado de lado". */
function posicoesContadas(queixaPrincipal: string): Record<'piora' | 'alivia', ReadonlySet<Posicao>> {
  const contadas = { piora: new Set<Posicao>(), alivia: new Set<Posicao>() };
  for (const frase of emFrases(queixaPrincipal)) {
    const simples = semAcentos(frase).toLowerCase().replaceAll('ñ', 'nao');
    let verbo: 'piora' | 'alivia' | null = null;
    for (const { 0: palavra, index } of simples.matchAll(palavraDaPosicao)) {
      const posicao = posicaoDita(palavra);
      const negado = /\b(nao|nem|sem|n) (\w+ )?$/.test(simples.slice(0, index));
      if (posicao) {
        if (verbo) contadas[verbo].add(posicao);
      } else if (/^(alivi|melhor|so )/.test(palavra)) verbo = negado ? null : 'alivia';
      else if (/^(pior|agrav|doi|dor|incomod|nao)/.test(palavra)) verbo = negado ? null : 'piora';
    }
  }
  for (const posicao of contadas.piora) contadas.alivia.delete(posicao);
  return contadas;
}

function posicaoDita(palavra: string): Posicao | null {
  if (/^(sentad|dirigi)/.test(palavra)) return 'sentado';
  if (/brucos|baixo$/.test(palavra)) return 'ventral';
  if (/cima$|costas$/.test(palavra)) return 'dorsal';
  return /lado$/.test(palavra) ? 'lateral' : null;
}

const outroLado = { direito: 'esquerdo', esquerdo: 'direito' } as const;

type ComLado = Pick<PontoPrescrito, 'codigo' | 'lateralidade' | 'lado' | 'sessoes'>;

/**
 * Of somebody who lies on the side, the outer face of the upper leg and the inner face of the lower one can be needled: points of the legs
 * are needled on one side, which is that one where the plan says on which side to lie.
 */
export function deLadoNoLateral<Ponto extends ComLado>(
  pontos: readonly Ponto[],
  posicoes: NonNullable<Protocolo['posicoes']>,
): Ponto[] {
  const lateral = posicoes.find(({ posicao }) => posicao.startsWith('decúbito lateral'));
  if (!lateral) return [...pontos];
  const deBaixo = (['direito', 'esquerdo'] as const).find((lado) => lateral.posicao.includes(`sobre o lado ${lado}`));
  return pontos.map((ponto) => {
    const { regiao, meridiano } = obterPonto(ponto.codigo) ?? {};
    const daPerna = regiao === 'perna' || regiao === 'pe' || ponto.codigo === 'VB29' || ponto.codigo === 'VB30';
    if (!daPerna || ponto.lateralidade !== 'bilateral' || !ponto.sessoes?.includes(lateral.sessao)) return ponto;
    const porDentro = meridiano === 'BP' || meridiano === 'R' || meridiano === 'F';
    return { ...ponto, lateralidade: 'unilateral', ...(deBaixo && { lado: porDentro ? deBaixo : outroLado[deBaixo] }) };
  });
}
