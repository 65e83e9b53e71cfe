import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Proposta } from '@meridia/shared/leitura-ia.ts';
import type { Achado, Analise, PadraoResultado, Protocolo } from '@meridia/shared/relatorio.ts';
import { conferirPropostas } from './achados/conferir-propostas.ts';
import { juntarAchados } from './achados/juntar-achados.ts';
import { lerAnamnese } from './achados/ler-anamnese.ts';
import { lerFotos } from './achados/ler-fotos.ts';
import { isCanalId } from './catalog/canais.ts';
import { achadosQuePesam, temSangueAExaminar } from './diferenciacao/achados-que-pesam.ts';
import { comCanais } from './diferenciacao/canal-da-dor.ts';
import { correlacionar } from './diferenciacao/correlacionar.ts';
import { diferenciar } from './diferenciacao/diferenciar.ts';
import { comRaizForaDaCrise } from './diferenciacao/fora-da-crise.ts';
import { semRespondidas } from './diferenciacao/perguntas-respondidas.ts';
import { ignoraChefe, queixaChefe } from './diferenciacao/queixa-chefe.ts';
import { queixaNaoEntendida } from './diferenciacao/queixa-entendida.ts';
import { ignoraQueixa } from './diferenciacao/queixa-explicada.ts';
import { montarProtocolo } from './protocolo/montar-protocolo.ts';
import { marcarExplicados } from './safety/efeitos-conhecidos.ts';
import { semMarcasDesditas } from './safety/marcado-e-escrito.ts';

/** From intake and photo observations to findings, patterns and correlations. Pure: same input, same output. */
export function analisar(dados: DadosAnamnese, observacoes: readonly FotoObservacoes[]): Analise {
  const ficha = semMarcasDesditas(lerAnamnese(dados), dados);
  return pesar(marcarExplicados(juntarAchados(ficha, lerFotos(observacoes)), dados), dados);
}

/** Low, in words. */
const confiancaSemQueixa = 0.4;
/** The highest that is moderate in words. Lower ones fit the published cases less well (docs/decisions/0014-engine-confidence.md). */
const confiancaForaDaQueixa = 0.69;

function pesar(achados: Achado[], dados: DadosAnamnese): Analise {
  const pesam = achadosQuePesam(achados, dados);
  const lidos = semRespondidas(
    diferenciar(pesam, { sexo: dados.sexo, chefe: queixaChefe(pesam, dados)?.achadoIds ?? null }),
    dados,
  );
  const teto = temSangueAExaminar(achados, dados) ? confiancaSemQueixa : tetoPelaQueixa(pesam, lidos, dados);
  const dosOrgaos = lidos.map((padrao) => ({ ...padrao, confianca: Math.min(teto, padrao.confianca) }));
  const padroes = comCanais(comRaizForaDaCrise(dosOrgaos, dados), pesam, dados);
  return { achados, padroes, ...correlacionar(semADorDoCanal(pesam, padroes), padroes) };
}

/** A strained limb says nothing of an organ: where its channel leads, its pain moves no element and no organ. */
function semADorDoCanal(achados: readonly Achado[], [primeiro]: readonly PadraoResultado[]): readonly Achado[] {
  if (!primeiro || !isCanalId(primeiro.id)) return achados;
  const daDor = new Set(primeiro.aFavor.map(({ achadoId }) => achadoId));
  return achados.filter(({ id }) => !daDor.has(id));
}

/** Who came for something else is told no more than that these signs stand beside it. */
function tetoPelaQueixa(
  achados: readonly Achado[],
  [primeiro]: readonly PadraoResultado[],
  dados: DadosAnamnese,
): number {
  if (queixaNaoEntendida(dados, achados) !== null) return confiancaSemQueixa;
  const chefe = queixaChefe(achados, dados);
  if (primeiro && chefe && ignoraChefe(chefe, primeiro))
    // Where only its words tell what she came for, nothing could speak of it.
    return chefe.achadoIds.size === 0 ? confiancaSemQueixa : confiancaForaDaQueixa;
  return primeiro && ignoraQueixa(achados, primeiro) ? confiancaForaDaQueixa : 1;
}

/**
 * The whole engine up to the writing of texts: analysis, and the protocol unless the report has no treatment.
 * @param propostas what a model read in the texts; whatever stands the check is weighed, too
 */
export function diagnosticar(
  dados: DadosAnamnese,
  observacoes: readonly FotoObservacoes[],
  tipo: TipoRelatorio,
  propostas: readonly Proposta[] = [],
): { analise: Analise; protocolo: Protocolo | null } {
  const semIa = analisar(dados, observacoes);
  const daIa = conferirPropostas(dados, semIa.achados, propostas);
  const analise = daIa.length > 0 ? pesar([...semIa.achados, ...daIa], dados) : semIa;
  return { analise, protocolo: tipo === 'completo' ? montarProtocolo(analise, dados, { semIa }) : null };
}
