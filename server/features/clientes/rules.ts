import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { dayInSaoPaulo, yearsBetween } from '@meridia/shared/dates.ts';
import {
  type Alerta,
  type PerguntaDeAlerta,
  perguntasDeAlerta,
  type QuadroClinico,
} from '@meridia/shared/quadro-clinico.ts';
import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import type { ClienteRow } from './policy.ts';

/** Full years in São Paulo. An age that was told grows with the years since then. */
export function ageOn(
  today: Date,
  { nascimento, idade, idadeEm }: Pick<ClienteRow, 'nascimento' | 'idade' | 'idadeEm'>,
): number | null {
  if (nascimento) return Math.max(0, yearsBetween(nascimento, dayInSaoPaulo(today)));
  return idade !== null && idadeEm ? idade + yearsBetween(dayInSaoPaulo(idadeEm), dayInSaoPaulo(today)) : null;
}

/** Words of one who has no allergies, as 'nothing left open' writes them, and as they are typed. */
const semAlergias = /^(nega|n[ãa]o|n[ãa]o tenho|n[ãa]o tem|nenhuma|sem alergias?)\.?$/i;

/** Rules of the report by which a question is told elsewhere than in its answer. */
const regrasDe: Record<PerguntaDeAlerta, RegExp> = {
  gestante: /^gestacao(_com_pre_natal)?$/,
  anticoagulante: /^anticoagulante/,
  marcapasso: /^marcapasso$/,
  epilepsia: /^epilepsia$/,
  cancer: /^neoplasia/,
  alergias: /^alergia_/,
};

/**
 * What stands in the answers about each question of alert. Nobody is said to be without what nobody has answered.
 * @param notas the safety notes of the newest report, which read the free texts too
 */
export function listAlertas(dados: DadosAnamnese, notas: readonly Pick<SegurancaNota, 'regra' | 'texto'>[]): Alerta[] {
  const asked = perguntasDeAlerta.filter((pergunta) => pergunta !== 'gestante' || dados.sexo !== 'masculino');
  return asked.map((pergunta) => {
    const answered = answerOf(pergunta, dados);
    const nota = notas.find(({ regra }) => regrasDe[pergunta].test(regra));
    return answered.estado === 'sim' || !nota ? answered : { pergunta, estado: 'relato', texto: nota.texto };
  });
}

function answerOf(pergunta: PerguntaDeAlerta, dados: DadosAnamnese): Alerta {
  if (pergunta === 'alergias') {
    const texto = dados.alergias?.trim() ?? '';
    if (texto === '') return { pergunta, estado: 'nao_informado', texto: null };
    return semAlergias.test(texto) ? { pergunta, estado: 'nao', texto: null } : { pergunta, estado: 'sim', texto };
  }
  const estados = { sim: 'sim', nao: 'nao', desconheco: 'nao_sabe' } as const;
  const answer = dados[pergunta];
  return { pergunta, estado: answer === null ? 'nao_informado' : estados[answer], texto: null };
}

/** Somebody who was not here for so long is not in treatment, whatever was planned then. */
const treatedForDays = 120;

export function isTreated(
  { sessoes, retornoEm, lastSeen }: Pick<QuadroClinico, 'sessoes' | 'retornoEm'> & { lastSeen: readonly Date[] },
  now: Date,
): boolean {
  const since = now.getTime() - treatedForDays * 24 * 60 * 60 * 1000;
  if (!lastSeen.some((at) => at.getTime() > since)) return false;
  const left = sessoes.planejadas !== null && (sessoes.realizadas ?? 0) < sessoes.planejadas;
  return left || (retornoEm !== null && retornoEm >= dayInSaoPaulo(now));
}
