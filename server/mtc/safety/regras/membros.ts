// Sources: KDOQI, Vascular Access (2019); CCAOM, Clean Needle Technique Manual (7th ed., 2015); OMS (1999), sections 3.9 and 4; IWGDF, Prevention
// of foot ulcers (2023).
import { efeitoDoPoupado, type Membro, membroPoupado } from '../membro-poupado.ts';
import { calorNosPes, cnt, type EfeitoClinico, listar, moxa, oms, qualquerUm, type RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';

const manuais = qualquerUm(/\b(massagem|tui ?na|gua ?sha|ventosa\w*)\b/, moxa);

interface Nomes {
  /** With its article for both sides: "nos braços". */
  dois: string;
  um: string;
  /** Ending of the side's name. */
  fim: 'o' | 'a';
}

const nomes: Readonly<Record<Membro, Nomes>> = {
  braco: { dois: 'nos braços', um: 'braço', fim: 'o' },
  perna: { dois: 'nas pernas', um: 'perna', fim: 'a' },
  mao: { dois: 'nas duas mãos', um: 'mão', fim: 'a' },
  pe: { dois: 'nos dois pés', um: 'pé', fim: 'o' },
};

/** "Braço esquerdo: nada", with the side that is left. */
function dizerOnde(membro: Membro, relatos: Relatos): string | null {
  const poupado = membroPoupado(membro, relatos);
  if (!poupado) return null;
  const { dois, um, fim } = nomes[membro];
  const { lado, porques } = poupado;
  const porque = listar(porques);
  const nome = um.charAt(0).toUpperCase() + um.slice(1);
  if (lado === 'ambos' || lado === null)
    return `${nome} com ${porque}, na ficha: nada ${dois}${lado === null ? ', porque o lado não foi dito: pergunte qual é' : ''}. Os pontos dali ficam de fora.`;
  const outro = lado === 'direito' ? `esquerd${fim}` : `direit${fim}`;
  return `${nome} ${lado === 'direito' ? `direit${fim}` : `esquerd${fim}`}: nada, em nenhuma sessão (${porque}, na ficha). Os pontos dali são feitos só n${fim} ${um} ${outro}; o lado não alterna.`;
}

function poupar(membro: Membro, resto: EfeitoClinico): NonNullable<RegraClinica['efeitoDe']> {
  return (_dados, relatos) => {
    const poupado = membroPoupado(membro, relatos);
    return poupado ? { ...efeitoDoPoupado(poupado), ...resto } : resto;
  };
}

const naPele: EfeitoClinico = {
  cautelaTerapias: { padrao: manuais, texto: 'Nunca no membro poupado, dito nos cuidados.' },
};
const semSentir: EfeitoClinico = {
  semMoxa: true,
  retirarTerapias: qualquerUm(moxa, calorNosPes),
  retirarOrientacoes: calorNosPes,
  retirarFrases: qualquerUm(moxa, calorNosPes),
};

/** What is wished for, and must not be done where nothing is felt. */
function pedeCalor(relatos: Relatos): string {
  return relatos.frases.some(
    ({ campo, texto }) => campo === 'objetivosCliente' && /\b(moxa|escalda|agua quente|bolsa quente)\b/.test(texto),
  )
    ? ' Ao calor que a ficha pede (escalda-pés, moxa, bolsa), a resposta é não: queima sem que se sinta.'
    : '';
}

export const regrasDosMembros: readonly RegraClinica[] = [
  {
    id: 'braco_poupado',
    gravidade: 'evitar',
    fonte: `KDOQI, Vascular Access (2019); ${cnt}`,
    motivo: (_dados, relatos) => {
      const onde = dizerOnde('braco', relatos);
      return (
        onde &&
        `${onde} Nem agulha, calor, ventosa, massagem forte, garrote ou medida de pressão, também na mão. Vermelho, quente, inchado ou com febre: médico no mesmo dia.`
      );
    },
    efeito: naPele,
    efeitoDe: poupar('braco', naPele),
  },
  {
    id: 'perna_poupada',
    gravidade: 'evitar',
    fonte: cnt,
    motivo: (_dados, relatos) => {
      const onde = dizerOnde('perna', relatos);
      return (
        onde &&
        `${onde} Nem agulha, calor, ventosa, massagem ou fita, também no pé. Ferida, vermelhidão, panturrilha inchada ou quente: médico no mesmo dia.`
      );
    },
    efeito: naPele,
    efeitoDe: poupar('perna', naPele),
  },
  {
    id: 'pes_sem_sentir',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3.9 e 4; IWGDF, Prevention of foot ulcers (2023)`,
    motivo: (_dados, relatos) => {
      const onde = dizerOnde('pe', relatos);
      return (
        onde &&
        `${onde} Nem agulha, moxa, escalda-pés, bolsa ou água quente, nem corrente.${pedeCalor(relatos)} Em casa: meia e sapato fechado, água testada com o cotovelo, sola olhada todo dia; exame do pé no posto em uma a duas semanas. Ferida que abre, esquenta ou fica vermelha: médico no mesmo dia.`
      );
    },
    efeito: semSentir,
    efeitoDe: poupar('pe', semSentir),
  },
  {
    id: 'maos_sem_sentir',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3.9 e 4`,
    motivo: (_dados, relatos) => {
      const onde = dizerOnde('mao', relatos);
      return (
        onde &&
        `${onde} Nem agulha, moxa, outro calor nem corrente.${pedeCalor(relatos)} Em casa, água e panela testadas com o cotovelo. Fraqueza nova, ou dormência que sobe: médico em poucos dias; de repente, SAMU (192).`
      );
    },
    efeito: semSentir,
    efeitoDe: poupar('mao', semSentir),
  },
];
