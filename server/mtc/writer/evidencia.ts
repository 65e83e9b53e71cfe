import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { hasMenstrualSection } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { Achado, Analise, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, sinalDoAchado } from '../achados/achado-id.ts';
import { obterPadrao } from '../catalog/padroes.ts';
import { sinaisGinecologia } from '../catalog/sinais/ginecologia.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { rotuloDoSinal } from './rotulos.ts';

export interface EvidenciaPadrao {
  /** Ids, heaviest first: what the client told, and what tongue, face, ear and pulse show. */
  respostas: string[];
  exame: string[];
  contra: Achado[];
  /** The findings that a reader should be led to. */
  achadoIds: string[];
}

/** The evidence of one pattern, each finding once. */
export function evidenciaDoPadrao(analise: Analise, padrao: PadraoResultado): EvidenciaPadrao {
  const aFavor = porPeso(padrao.aFavor).flatMap(({ achadoId }) => buscar(analise, achadoId));
  const contra = porPeso(padrao.contra).flatMap(({ achadoId }) => buscar(analise, achadoId));
  const respostas = aFavor.filter((achado) => !isDoExame(achado));
  const exame = aFavor.filter(isDoExame);
  const mostrados = [...respostas.slice(0, 5), ...exame.slice(0, 3), ...contra.slice(0, 3)];
  return {
    respostas: respostas.map(({ id }) => id),
    exame: exame.map(({ id }) => id),
    contra: contra.slice(0, 2),
    achadoIds: [...new Set(mostrados.map(({ id }) => id))],
  };
}

/** Splits the evidence of a pattern: shared with the better-placed pattern, or its own. */
export function compararEvidencia(padrao: PadraoResultado, melhor: PadraoResultado) {
  const doMelhor = new Set(melhor.aFavor.map(({ achadoId }) => sinalDe(achadoId)));
  const ids = porPeso(padrao.aFavor).map(({ achadoId }) => achadoId);
  return {
    comuns: ids.filter((id) => doMelhor.has(sinalDe(id))),
    proprios: ids.filter((id) => !doMelhor.has(sinalDe(id))),
  };
}

/**
 * Cardinal signs of a pattern that nobody has told or seen yet and that this person could have: good questions to ask.
 * @returns labels for the middle of a sentence
 */
export function sinaisQueFaltam(
  analise: Analise,
  padrao: PadraoResultado,
  dados: DadosAnamnese,
  max: number,
): string[] {
  const conhecidos = new Set(analise.achados.map(sinalDoAchado));
  const cardinais = obterPadrao(padrao.id)?.cardinais ?? [];
  return cardinais
    .filter((sinal) => !conhecidos.has(sinal) && podeTer(sinal, dados))
    .slice(0, max)
    .map((sinal) => rotuloDoSinal(sinal));
}

/** Whether a sign has a mark itself, and not only through a pattern that lists the sign. */
export function falaDe(achadoId: string, marca: Marca): boolean {
  const sinal = sinalDoAchado({ id: achadoId });
  return sinal !== undefined && sinais[sinal].marcas.includes(marca);
}

function isDoExame({ fonte, label }: Pick<Achado, 'fonte' | 'label'>): boolean {
  const [origem, campo = ''] = fonte.split('.');
  return (
    origem === 'foto' ||
    isCampoDoExame(campo) ||
    /^(língua|saburra|ponta da língua|bordas da língua|veias sob|face|rosto|orelha|lábios|pulso)(?=\s|$)/iu.test(label)
  );
}

function podeTer(sinal: SinalId, dados: DadosAnamnese): boolean {
  if (sinal in sinaisGinecologia) return hasMenstrualSection(dados);
  if (soDeHomem.has(sinal)) return dados.sexo === 'masculino' && dados.idade >= 18;
  return !semPergunta.has(sinal);
}

const soDeHomem: ReadonlySet<SinalId> = new Set<SinalId>(['impotencia', 'emissao_noturna', 'dor_genital']);

/** Signs that the intake already tells, or that nobody asks for in a first talk. */
const semPergunta: ReadonlySet<SinalId> = new Set<SinalId>([
  'idade_avancada',
  'crianca',
  'constitucional',
  'cronico',
  'inicio_recente',
  'inicio_subito',
  'libido_baixa',
  'libido_alta',
  'dor',
]);

function buscar(analise: Analise, id: string): Achado[] {
  const achado = analise.achados.find((candidate) => candidate.id === id);
  return achado ? [achado] : [];
}

function sinalDe(achadoId: string): string {
  return achadoId.split('@')[0] ?? achadoId;
}

function porPeso<T extends { peso: number }>(evidencias: readonly T[]): T[] {
  return [...evidencias].sort((a, b) => Math.abs(b.peso) - Math.abs(a.peso));
}
