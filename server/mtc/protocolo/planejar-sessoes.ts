import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Protocolo } from '@meridia/shared/relatorio.ts';
import type { PadraoTratado } from './padroes-tratados.ts';
import type { QueixaPresente } from './queixas.ts';

type Fase = Protocolo['sessoes']['fases'][number];
type Disponibilidade = NonNullable<DadosAnamnese['disponibilidadeSessoes']>;

/** Rhythm, total and three phases: relief, consolidation, maintenance. */
export function planejarSessoes(
  dados: Pick<DadosAnamnese, 'inicioQueixa' | 'idade' | 'disponibilidadeSessoes'>,
  padroes: readonly PadraoTratado[],
  queixas: readonly Pick<QueixaPresente, 'nome'>[],
): Protocolo['sessoes'] {
  const tratados = padroes.filter(({ tratado }) => tratado);
  const { frequencia, porSemana } = ritmoPara(dados.disponibilidadeSessoes);
  const total = totalPara(dados, tratados.length);
  const manutencao = Math.max(2, Math.round(total * 0.2));
  const alivio = Math.ceil((total - manutencao) / 2);
  const consolidacao = total - manutencao - alivio;
  const fimAlivio = Math.ceil(alivio / porSemana);
  // Consolidation has one session a week less than relief.
  const daConsolidacao = Math.max(1, porSemana - 1);
  const fimConsolidacao = fimAlivio + Math.ceil(consolidacao / daConsolidacao);
  const fases: Fase[] = [
    {
      nome: 'Alívio',
      sessoes: alivio,
      semanas: intervalo(1, fimAlivio),
      objetivo: objetivoDoAlivio(queixas),
    },
    {
      nome: 'Consolidação',
      sessoes: consolidacao,
      semanas:
        daConsolidacao === porSemana
          ? intervalo(fimAlivio + 1, fimConsolidacao)
          : `${intervalo(fimAlivio + 1, fimConsolidacao)}, ${vezesPorSemana[daConsolidacao]}`,
      objetivo: tratados[0]
        ? firmarE(tratados[0].tratamento.principio)
        : 'firmar a melhora e buscar a raiz do desequilíbrio',
    },
    {
      nome: 'Manutenção',
      sessoes: manutencao,
      semanas: `${intervalo(fimConsolidacao + 1, fimConsolidacao + manutencao * 2)}, a cada quinze dias`,
      objetivo: 'espaçar as sessões e sustentar os novos hábitos',
    },
  ];
  return { frequencia, total, fases };
}

const vezesPorSemana: Record<number, string> = { 1: 'uma vez por semana', 2: 'duas vezes por semana' };

/** One list with one "e": "firmar a melhora, mover o Qi e soltar a tensão". */
function firmarE(principio: string): string {
  return `firmar a melhora${/ e \p{L}+[aei]r /u.test(principio) ? ',' : ' e'} ${principio}`;
}

function objetivoDoAlivio(queixas: readonly Pick<QueixaPresente, 'nome'>[]): string {
  const nomes = queixas.slice(0, 2).map(({ nome }) => nome);
  return nomes.length === 0
    ? 'reduzir o que mais incomoda e observar como o corpo responde'
    : `reduzir o que mais incomoda (${nomes.join(nomes.some((nome) => nome.includes(' e ')) ? '; ' : ' e ')}) e observar como o corpo responde`;
}

function ritmoPara(disponibilidade: Disponibilidade | null): { frequencia: string; porSemana: number } {
  return disponibilidade ? ritmos[disponibilidade] : { frequencia: 'Uma sessão por semana (sugestão)', porSemana: 1 };
}

const ritmos: Record<Disponibilidade, { frequencia: string; porSemana: number }> = {
  '1x_sem': { frequencia: 'Uma sessão por semana', porSemana: 1 },
  '2x_sem': { frequencia: 'Duas sessões por semana', porSemana: 2 },
  '3x_sem': { frequencia: 'Três sessões por semana', porSemana: 3 },
  variavel: { frequencia: 'Conforme a disponibilidade, de preferência uma sessão por semana', porSemana: 1 },
};

/** The longer the complaint has lasted, the more sessions; children respond sooner. */
function totalPara({ inicioQueixa, idade }: Pick<DadosAnamnese, 'inicioQueixa' | 'idade'>, padroes: number): number {
  const base = inicioQueixa ? porInicio[inicioQueixa] : 8;
  const total = base + (padroes >= 3 ? 2 : 0) - (idade < 12 ? 2 : 0);
  return Math.max(6, total);
}

const porInicio: Record<NonNullable<DadosAnamnese['inicioQueixa']>, number> = {
  recente: 6,
  meses: 10,
  anos: 12,
  infancia: 14,
};

function intervalo(de: number, ate: number): string {
  return de >= ate ? `Semana ${de}` : `Semanas ${de} a ${ate}`;
}
