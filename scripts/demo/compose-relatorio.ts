import { storeText } from '@meridia/drizzle/stored.ts';
import { compose, diagnose, write } from '@meridia/server/engine/engine-tasks.ts';
import { catalogVersion } from '@meridia/server/mtc/catalog/catalog-version.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';

/**
 * The report of one intake as of another day, by the steps of the report job with the local writer.
 * tests/integration/create-demo.test.ts checks that the job makes the same report.
 * @param id the row for which it is meant
 * @returns the columns of `avaliacoes` that a finished report fills
 */
export function composeRelatorio(
  id: string,
  dados: DadosAnamnese,
  fotos: { id: string; kind: FotoKind; observacoes: FotoObservacoes }[],
  { clinica, respostasDe, geradoEm }: { clinica: string | null; respostasDe: Date; geradoEm: Date },
) {
  const tipo = 'completo';
  const { analise, protocolo, safeProtocolo } = diagnose({
    dados,
    tipo,
    observacoes: fotos.map(({ observacoes }) => observacoes),
  });
  const { json, html } = compose({
    dados,
    tipo,
    analise,
    protocolo,
    fotos,
    textos: write({ tipo, dados, analise, protocolo: safeProtocolo, fotos }),
    clinica: clinica === null ? null : { nome: clinica, logoUrl: null },
    origem: {
      motor: 'local',
      modelo: null,
      promptVersao: null,
      catalogoVersao: catalogVersion,
      respostas: { revisao: 1, desde: respostasDe.toISOString() },
      geradoEm: geradoEm.toISOString(),
    },
  });
  return {
    diagnosticoJson: storeText(json, id),
    relatorioHtml: storeText(html, id),
    primeiroPadrao: analise.padroes[0]?.nome ?? null,
    motor: 'local' as const,
    catalogoVersao: catalogVersion,
  };
}
