import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Analise, Protocolo } from '@meridia/shared/relatorio.ts';
import { juntarAchados } from './achados/juntar-achados.ts';
import { lerAnamnese } from './achados/ler-anamnese.ts';
import { lerFotos } from './achados/ler-fotos.ts';
import { correlacionar } from './diferenciacao/correlacionar.ts';
import { diferenciar } from './diferenciacao/diferenciar.ts';
import { montarProtocolo } from './protocolo/montar-protocolo.ts';

/** From intake and photo observations to findings, patterns and correlations. Pure: same input, same output. */
export function analisar(dados: DadosAnamnese, observacoes: readonly FotoObservacoes[]): Analise {
  const achados = juntarAchados(lerAnamnese(dados), lerFotos(observacoes));
  const padroes = diferenciar(achados);
  return { achados, padroes, ...correlacionar(achados, padroes) };
}

/** The whole engine up to the writing of texts: analysis, and the protocol unless the report has no treatment. */
export function diagnosticar(
  dados: DadosAnamnese,
  observacoes: readonly FotoObservacoes[],
  tipo: TipoRelatorio,
): { analise: Analise; protocolo: Protocolo | null } {
  const analise = analisar(dados, observacoes);
  return { analise, protocolo: tipo === 'completo' ? montarProtocolo(analise, dados) : null };
}
