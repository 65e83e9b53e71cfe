import type { avaliacaoVersoes } from '@meridia/drizzle/schema.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { Foto } from '@meridia/shared/foto.ts';
import { changedFields, correctionHours, type Respostas, type VersaoDasRespostas } from '@meridia/shared/respostas.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';

type Versao = typeof avaliacaoVersoes.$inferSelect & { dados: DadosAnamnese | null };

export function presentRespostas(
  row: AvaliacaoRow,
  fotos: Foto[],
  { versoes, ...rest }: Pick<Respostas, 'dados' | 'estado' | 'livres'> & { versoes: readonly Versao[] },
): Respostas {
  const revisions = [rest.dados, ...versoes.map(({ dados }) => dados)];
  return {
    ...rest,
    id: row.id,
    nomeCliente: row.nomeCliente,
    idade: row.idade,
    status: readAvaliacaoStatus(row.status),
    createdAt: row.createdAt.toISOString(),
    consentimentoVersao: row.consentimentoVersao,
    fotos,
    gratisAte: new Date(row.createdAt.getTime() + correctionHours * 60 * 60 * 1000).toISOString(),
    versoes: versoes.map(({ revisao, createdAt, motivo, dados }, index) => ({
      revisao,
      ate: createdAt.toISOString(),
      motivo,
      mudancas: listMudancas(dados, revisions[index] ?? null),
    })),
  };
}

function listMudancas(antes: DadosAnamnese | null, depois: DadosAnamnese | null): VersaoDasRespostas['mudancas'] {
  if (!antes || !depois) return [];
  const read = { campo: 'correcoes' as const, antes: listCorrecoes(antes), depois: listCorrecoes(depois) };
  return [
    ...changedFields(antes, depois).map((campo) => ({ campo, antes: antes[campo], depois: depois[campo] })),
    ...(read.antes.join() === read.depois.join() ? [] : [read]),
  ];
}

const decisoes = { removido: 'não está no texto', presente: 'tem', negado: 'não tem' } as const;

function listCorrecoes({ correcoes }: DadosAnamnese): string[] {
  return correcoes.map(({ rotulo, decisao }) => `${rotulo}: ${decisoes[decisao]}`);
}
