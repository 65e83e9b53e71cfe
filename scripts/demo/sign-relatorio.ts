import { storeText } from '@meridia/drizzle/stored.ts';
import { dadosAnamneseFormat, parecerFormat, relatorioVersaoFormat } from '@meridia/drizzle/stored-formats.ts';
import { review } from '@meridia/server/engine/engine-tasks.ts';
import { canonicalJson, hashVersao } from '@meridia/server/features/pareceres/rules.ts';
import { listarPartes } from '@meridia/server/mtc/parecer/listar-partes.ts';
import { type Parecer, parecerVazio, parteVazia } from '@meridia/shared/parecer.ts';
import { after } from './build-avaliacao.ts';
import { readRelatorio } from './build-clientes.ts';
import { demoPerson } from './demo-account.ts';
import type { DemoRows } from './demo-rows.ts';
import type { Dice } from './dice.ts';

const nota = 'Confirmado na palpação do pulso nesta consulta.';

/**
 * The therapist has agreed with every part of this report, noted something and signed it, as the app would have written it.
 * tests/integration/create-demo.test.ts checks that the app calls the version intact.
 */
export function signRelatorio(rows: DemoRows, dice: Dice, avaliacao: DemoRows['avaliacoes'][number]): void {
  const maquina = readRelatorio(avaliacao);
  const { id, terapeutaId, createdAt } = avaliacao;
  if (!maquina || !createdAt) return;
  const base = maquina.origem.geradoEm;
  const partes = listarPartes(maquina).map((parte, index) => [
    parte.id,
    { ...parteVazia, decisao: 'concordo' as const, nota: index === 0 ? nota : '' },
  ]);
  const parecer: Parecer = { ...parecerVazio, partes: Object.fromEntries(partes) };
  const judgedAt = after(createdAt, 1800);
  const assinadoEm = after(createdAt, 2400);
  const { conselho, registro, local, nomeCompleto: nome } = demoPerson;
  const assinatura = { numero: 1, nome, conselho, registro, local, em: assinadoEm.toISOString() };
  const dados = dadosAnamneseFormat.read(avaliacao.dadosAnamnese);
  const { relatorio, html } = review({ maquina, parecer, assinatura, dados });
  const fotos = rows.fotos.flatMap(({ id: fotoId, avaliacaoId, kind, sha256 }) =>
    fotoId && avaliacaoId === id ? [{ id: fotoId, kind, sha256 }] : [],
  );
  const conteudo = canonicalJson(
    relatorioVersaoFormat.check({ avaliacaoId: id, maquina, parecer, revisado: relatorio, assinatura, fotos }),
  );
  const opinion = { avaliacaoId: id, terapeutaId, edicao: 1, base };
  rows.relatorioPareceres.push({
    ...opinion,
    parecer: parecerFormat.write(parecer, id),
    createdAt: judgedAt,
    updatedAt: judgedAt,
  });
  avaliacao.assinado = true;
  const versaoId = dice.uuid();
  rows.relatorioVersoes.push({
    ...opinion,
    id: versaoId,
    numero: 1,
    conteudo: storeText(conteudo, versaoId),
    html: storeText(html, versaoId),
    hash: hashVersao({ conteudo, html }),
    assinadoEm,
  });
}
