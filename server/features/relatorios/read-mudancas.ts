import { readOrNull } from '@meridia/drizzle/stored.ts';
import type { MudancasDoRelatorio } from '@meridia/shared/mudancas-do-relatorio.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { compararPadroes } from '../../mtc/achados/comparar-avaliacoes.ts';
import { compararPontos } from '../../mtc/parecer/comparar-pontos.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { findRespostas } from '../respostas/queries.ts';
import { listMudancas } from '../respostas/rules.ts';
import { presentAnterior } from './present.ts';
import { readStoredRelatorio, selectAnteriores } from './queries.ts';

/**
 * What the finished report says otherwise than the one that it replaced; the reading is recorded. Null when it replaced none that is kept, and
 * when one of the two cannot be read.
 * @throws AVALIACAO_NOT_FOUND
 */
export async function readMudancas(
  database: Database,
  actor: UserActor,
  id: string,
): Promise<MudancasDoRelatorio | null> {
  const found = await asUser(database, actor, async (tx) => {
    const row = await requireAvaliacao(tx, actor, id);
    const [anterior] = await selectAnteriores(tx, id).limit(1);
    if (!anterior) return null;
    return {
      row,
      anterior,
      respostasAntes: await findRespostas(tx, row, anterior.revisao),
      respostasAgora: await findRespostas(tx, row, row.relatorioRevisao),
    };
  });
  database.reads.note(actor, { action: 'avaliacao.read', subjectId: id });
  if (!found) return null;
  const { row, anterior, respostasAntes, respostasAgora } = found;
  const antes = readOrNull(() => readStoredRelatorio(anterior.diagnosticoJson));
  const agora = readOrNull(() => readStoredRelatorio(row.diagnosticoJson));
  if (!antes || !agora) return null;
  return {
    anterior: presentAnterior(anterior, antes),
    revisao: row.relatorioRevisao,
    outroCatalogo: antes.origem.catalogoVersao !== agora.origem.catalogoVersao,
    respostas: listMudancas(respostasAntes, respostasAgora),
    padroes: compararPadroes(antes, agora),
    pontos: compararPontos(antes, agora),
  };
}
