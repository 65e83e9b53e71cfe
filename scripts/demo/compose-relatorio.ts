import { catalogVersion } from '@meridia/server/mtc/catalog/catalog-version.ts';
import { diagnosticar } from '@meridia/server/mtc/diagnosticar.ts';
import { renderRelatorioHtml } from '@meridia/server/mtc/render/render-relatorio-html.ts';
import { checkProtocolo, checkRelatorio } from '@meridia/server/mtc/safety/check-relatorio.ts';
import { writeLocal } from '@meridia/server/mtc/writer/write-local.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';

/**
 * The report of one intake, by the steps of the report job with the local writer, as of another day. That both make the same is
 * what tests/integration/create-demo.test.ts holds.
 * @returns the columns of `avaliacoes` that a finished report fills
 */
export function composeRelatorio(
  dados: DadosAnamnese,
  fotos: { id: string; kind: FotoKind; observacoes: FotoObservacoes }[],
  { clinica, geradoEm }: { clinica: string | null; geradoEm: Date },
) {
  const tipo = 'completo';
  const { analise, protocolo } = diagnosticar(
    dados,
    fotos.map(({ observacoes }) => observacoes),
    tipo,
  );
  const seguro = checkProtocolo({ dados, tipo, protocolo }).protocolo;
  const textos = writeLocal({ tipo, dados, analise, protocolo: seguro, fotos });
  const relatorio = relatorioSchema.parse({
    ...{ versao: 1, tipo, cliente: { nome: dados.nomeCliente, idade: dados.idade, sexo: dados.sexo } },
    ...{ queixaPrincipal: dados.queixaPrincipal, analise },
    ...checkRelatorio({ dados, tipo, analise, protocolo, textos }),
    ...{ fotos, clinica: clinica === null ? null : { nome: clinica, logoUrl: null } },
    origem: {
      ...{ motor: 'local', modelo: null, promptVersao: null },
      ...{ catalogoVersao: catalogVersion, geradoEm: geradoEm.toISOString() },
    },
  });
  return {
    diagnosticoJson: JSON.stringify(relatorio),
    relatorioHtml: renderRelatorioHtml(relatorio),
    motor: 'local' as const,
    catalogoVersao: catalogVersion,
  };
}
