import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Protocolo } from '@meridia/shared/relatorio.ts';
import { semAcentos } from '../leitura/palavras.ts';
import type { PadraoTratado } from './padroes-tratados.ts';

type Fase = Protocolo['sessoes']['fases'][number];
type Disponibilidade = NonNullable<DadosAnamnese['disponibilidadeSessoes']>;

/**
 * Rhythm, total and the phases: relief, consolidation, maintenance. Relief runs at the client's rhythm, consolidation with one session
 * a week less, maintenance with one a fortnight; the weeks of each phase hold exactly its sessions. What began days ago needs three
 * sessions and no maintenance.
 */
export function planejarSessoes(
  dados: Pick<DadosAnamnese, 'inicioQueixa' | 'idade' | 'disponibilidadeSessoes' | 'queixaPrincipal'> & {
    /** No session before a physician has looked: the weeks count from then. */
    espera?: boolean;
    /** The plan ends with the birth, so it is short and says so. */
    gestante?: DadosAnamnese['gestante'];
  },
  padroes: readonly PadraoTratado[],
  foco: readonly string[],
): Protocolo['sessoes'] {
  const tratados = padroes.filter(({ tratado }) => tratado);
  const objetivos = {
    alivio: objetivoDoAlivio(foco),
    consolidacao: tratados[0]
      ? firmarE(tratados[0].tratamento.principio)
      : 'firmar a melhora e buscar a raiz do desequilíbrio',
  };
  const disponivel = dados.disponibilidadeSessoes;
  const porSemana = disponivel ? ritmos[disponivel] : 1;
  if (comecouHaDias(dados)) return depoisDaLiberacao(planoAgudo(porSemana, objetivos.alivio), dados.espera);
  const daDuracao = totalPara(dados, tratados.length);
  const total = dados.gestante === 'sim' ? Math.min(maximoNaGestacao, daDuracao) : daDuracao;
  const daConsolidacao = Math.max(1, porSemana - 1);
  const { alivio, consolidacao, manutencao } = dividir(total, porSemana, daConsolidacao);
  const fimAlivio = Math.ceil(alivio / porSemana);
  const fimConsolidacao = fimAlivio + Math.ceil(consolidacao / daConsolidacao);
  const fases: Fase[] = [
    { nome: 'Alívio', sessoes: alivio, semanas: intervalo(1, fimAlivio), objetivo: objetivos.alivio },
    {
      nome: 'Consolidação',
      sessoes: consolidacao,
      semanas:
        daConsolidacao === porSemana
          ? intervalo(fimAlivio + 1, fimConsolidacao)
          : `${intervalo(fimAlivio + 1, fimConsolidacao)}, ${vezesPorSemana[Math.min(daConsolidacao, consolidacao)]}`,
      objetivo: objetivos.consolidacao,
    },
    {
      nome: 'Manutenção',
      sessoes: manutencao,
      semanas: `${intervalo(fimConsolidacao + 1, fimConsolidacao + manutencao * 2)}, a cada quinze dias`,
      objetivo: dados.gestante === 'sim' ? ateOParto : 'espaçar as sessões e sustentar os novos hábitos',
    },
  ];
  return depoisDaLiberacao({ frequencia: frequencias[disponivel ?? 'sem_resposta'], total, fases }, dados.espera);
}

/** From when the weeks of a plan count that waits for a physician. */
export const liberacaoMedica = 'depois da liberação médica';

/** The first phase says from when its weeks count. */
function depoisDaLiberacao(plano: Protocolo['sessoes'], espera = false): Protocolo['sessoes'] {
  return espera
    ? {
        ...plano,
        fases: plano.fases.map((fase, ordem) =>
          ordem === 0 ? { ...fase, semanas: `${fase.semanas} ${liberacaoMedica}` } : fase,
        ),
      }
    : plano;
}

/** The two parts of a plan for what began days ago. */
function planoAgudo(porSemana: number, objetivo: string): Protocolo['sessoes'] {
  const juntas = porSemana > 1;
  return {
    frequencia: juntas
      ? 'Duas sessões na primeira semana e uma na segunda'
      : 'Uma sessão por semana, e antes se piorar',
    total: 3,
    fases: [
      { nome: 'Alívio', sessoes: 2, semanas: juntas ? 'Semana 1' : 'Semanas 1 e 2', objetivo },
      {
        nome: 'Reavaliação',
        sessoes: 1,
        semanas: juntas ? 'Semana 2' : 'Semana 3',
        objetivo: 'conferir se a queixa passou e encerrar, ou rever a hipótese',
      },
    ],
  };
}

/** Shares as equal as whole weeks allow. */
function dividir(total: number, porSemana: number, daConsolidacao: number) {
  const minima = Math.max(2, Math.round(total * 0.2));
  const opcoes = [minima, minima + 1].flatMap((manutencao) =>
    Array.from({ length: total }, (_, semanas) => (semanas + 1) * porSemana).flatMap((alivio) => {
      const consolidacao = total - manutencao - alivio;
      if (consolidacao < 1) return [];
      const incompleta = consolidacao % daConsolidacao === 0 ? 0 : total;
      return { alivio, consolidacao, manutencao, custo: incompleta + Math.abs(alivio - consolidacao) + manutencao };
    }),
  );
  const [melhor] = opcoes.sort((a, b) => a.custo - b.custo);
  return melhor ?? { alivio: total - minima - 1, consolidacao: 1, manutencao: minima };
}

const vezesPorSemana: Record<number, string> = { 1: 'uma vez por semana', 2: 'duas vezes por semana' };

/** One list with one "e": "firmar a melhora, mover o Qi e soltar a tensão". */
function firmarE(principio: string): string {
  return `firmar a melhora${/ e \p{L}+[aei]r /u.test(principio) ? ',' : ' e'} ${principio}`;
}

/** @param foco what the client came for */
function objetivoDoAlivio(foco: readonly string[]): string {
  return foco.length === 0
    ? 'aliviar a queixa e observar como o corpo responde'
    : `cuidar da queixa principal (${foco.join(foco.some((nome) => nome.includes(' e ')) ? '; ' : ' e ')}) e observar como o corpo responde`;
}

/** Sessions a week while the complaint is being relieved. */
const ritmos: Record<Disponibilidade, number> = { '1x_sem': 1, '2x_sem': 2, '3x_sem': 3, variavel: 1 };

const naManutencao = 'na manutenção, uma a cada quinze dias';
const frequencias: Record<Disponibilidade | 'sem_resposta', string> = {
  sem_resposta: `Uma sessão por semana (sugestão); ${naManutencao}`,
  '1x_sem': `Uma sessão por semana; ${naManutencao}`,
  '2x_sem': `Duas sessões por semana no alívio e uma na consolidação; ${naManutencao}`,
  '3x_sem': `Três sessões por semana no alívio e duas na consolidação; ${naManutencao}`,
  variavel: `Conforme a disponibilidade, de preferência uma sessão por semana; ${naManutencao}`,
};

/** "Acordou hoje travado", "desde ontem", "há três dias", of a complaint that is not called older. */
function comecouHaDias({
  inicioQueixa,
  queixaPrincipal,
}: Pick<DadosAnamnese, 'inicioQueixa' | 'queixaPrincipal'>): boolean {
  if (inicioQueixa !== null && inicioQueixa !== 'recente') return false;
  const dito = semAcentos(queixaPrincipal);
  return haDias.test(dito) && !haTempo.test(dito);
}

const haDias =
  /\b(acord\w+|comec\w+|apareceu|trav\w+|torc\w+|levant\w+|caiu|desde|surgiu|fez forca|deu um jeito|abaix\w+)( \w+){0,4} (hoje|ontem|anteontem)\b|\b(hoje|ontem|anteontem)( \w+){0,3} (acord\w+|trav\w+|torc\w+|levant\w+|caiu|comec\w+)|\b(ha|faz|tem) (uns |umas |cerca de )?([1-6]|um|dois|tres|quatro|cinco|seis|pouc[oa]s) (dias?|horas?)\b/;
const haTempo =
  /\b(anos?|mes|meses|semanas|sempre|cronic\w+|vive|toda (semana|vida)|de novo|outra vez|recorrente|volta e meia|cirurgia|protese|operou|gestante|gravida)\b/;

/** The longer the complaint has lasted, the more sessions; children respond sooner. */
function totalPara({ inicioQueixa, idade }: Pick<DadosAnamnese, 'inicioQueixa' | 'idade'>, padroes: number): number {
  const base = inicioQueixa ? porInicio[inicioQueixa] : 8;
  const total = base + (padroes >= 3 ? 2 : 0);
  return idade < 12 ? Math.min(maximoDaCrianca, total) : total;
}

const maximoDaCrianca = 8;
const maximoNaGestacao = 8;
const ateOParto = 'rever o plano com o pré-natal a cada sessão e encerrar até o parto';

const porInicio: Record<NonNullable<DadosAnamnese['inicioQueixa']>, number> = {
  recente: 6,
  meses: 10,
  anos: 12,
  infancia: 14,
};

function intervalo(de: number, ate: number): string {
  return de >= ate ? `Semana ${de}` : `Semanas ${de} a ${ate}`;
}
