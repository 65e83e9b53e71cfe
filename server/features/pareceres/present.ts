import type { relatorioPareceres } from '@meridia/drizzle/schema.ts';
import { porPrioridade } from '@meridia/shared/orientacao.ts';
import type {
  EstadoDaAssinatura,
  Parecer,
  ParteDaVersao,
  Pendencia,
  Revisao,
  VersaoAssinada,
} from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { ladoDo } from '../../mtc/parecer/lado-do-ponto.ts';
import { listarPartes } from '../../mtc/parecer/listar-partes.ts';
import { ritmoDaFase } from '../../mtc/protocolo/ritmo-da-fase.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';

export type ParecerRow = typeof relatorioPareceres.$inferSelect;
interface Signed {
  numero: number;
  edicao: number;
  base: string;
}

/** Whether the opinion says something that the newest version does not. */
export function isUnsigned(parecer: Pick<ParecerRow, 'edicao' | 'base'> | null, last: Signed | null): boolean {
  return parecer !== null && !(last && last.edicao === parecer.edicao && last.base === parecer.base);
}

export function presentAssinatura(
  base: string | null,
  parecer: Pick<ParecerRow, 'edicao' | 'base'> | null,
  last: (Signed & { assinada: VersaoAssinada }) | null,
): EstadoDaAssinatura {
  const refeitoDepois = last !== null && last.base !== base;
  return {
    numero: (last?.numero ?? 0) + (last && !refeitoDepois ? 0 : 1),
    assinada: last?.assinada ?? null,
    refeitoDepois,
    emRevisao: isUnsigned(parecer, last),
    podeRevisar: base !== null,
  };
}

export function presentRevisao(
  row: AvaliacaoRow,
  maquina: Relatorio,
  rest: Pick<
    Revisao,
    | 'numero'
    | 'edicao'
    | 'refeito'
    | 'semMudancas'
    | 'planoEspera'
    | 'perguntasAbertas'
    | 'encaminhamentos'
    | 'liberacaoDaConsulta'
    | 'signatario'
  > & {
    parecer: Parecer;
    pendencias: Pendencia[];
  },
): Revisao {
  const protocolo = maquina.tipo === 'completo' ? maquina.protocolo : null;
  return {
    ...rest,
    id: row.id,
    nomeCliente: row.nomeCliente,
    idade: row.idade,
    base: maquina.origem.geradoEm,
    respostasMudaram: row.respostasRevisao !== row.relatorioRevisao,
    partes: listarPartes(maquina),
    protocolo: protocolo && {
      pontos: protocolo.pontos.map((ponto) => {
        const { codigo, nome, tecnica, moxa } = ponto;
        return { codigo, nome, tecnica, moxa, lado: ladoDo(ponto) };
      }),
      auriculares: protocolo.auriculares.map(({ id, nome }) => ({ id, nome })),
      orientacoes: porPrioridade(protocolo.orientacoes),
      fases: protocolo.sessoes.fases.map((fase) => ({
        nome: fase.nome,
        quantas: fase.sessoes,
        semanas: fase.semanas,
        ritmo: ritmoDaFase(fase) ?? 'do_plano',
      })),
      prognostico: protocolo.prognostico.nivel,
      duasSessoes: (protocolo.posicoes?.length ?? 0) > 1,
    },
  };
}

/** The parts of a report in the words of one version. Parts that it struck are named, too, by the machine's list. */
export function presentPartes(maquina: Relatorio, shown: Relatorio, parecer: Parecer | null): ParteDaVersao[] {
  const found = new Map(listarPartes(shown).map((parte) => [parte.id, parte]));
  return listarPartes(maquina).map(({ id, titulo }) => {
    const { decisao = null, nota: escrita = '' } = parecer?.partes[id] ?? {};
    const nota = [escrita, ...(id === 'seguranca' ? struckLines(maquina, shown, parecer) : [])]
      .filter((line) => line !== '')
      .join('\n');
    const parte = decisao === 'retirado' ? undefined : found.get(id);
    return { id, titulo, texto: parte?.texto ?? '', itens: parte?.itens ?? [], nota, decisao };
  });
}

/** The cautions that she struck, each with her reason, for herself alone. */
function struckLines(maquina: Relatorio, shown: Relatorio, parecer: Parecer | null): string[] {
  const says = ({ seguranca }: Relatorio, line: { regra: string; texto: string }) =>
    seguranca.some(({ regra, texto }) => regra === line.regra && texto === line.texto);
  return (parecer?.cautelasRetiradas ?? [])
    .filter((line) => says(maquina, line) && !says(shown, line))
    .map(({ texto, motivo }) => `Linha retirada: “${texto}” Motivo: ${motivo.trim()}`);
}
