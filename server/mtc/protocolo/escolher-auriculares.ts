import type { Protocolo } from '@meridia/shared/relatorio.ts';
import { type AuricularId, obterPontoAuricular } from '../catalog/pontos-auriculares.ts';
import { apoioGeral } from './candidatos.ts';
import type { PadraoTratado } from './padroes-tratados.ts';
import type { QueixaPresente } from './queixas.ts';

type Auricular = Protocolo['auriculares'][number];

/** Ear points in order of weight, general supporting points last; with `gestacao`, without the points to avoid in pregnancy. */
export function ordenarAuriculares(
  padroes: readonly PadraoTratado[],
  queixas: readonly QueixaPresente[],
  gestacao: boolean,
): Auricular[] {
  const principal = padroes[0]?.padrao.id ?? apoioGeral;
  const propostas = [
    ...padroes.flatMap(({ tratamento, peso, padrao }) =>
      tratamento.auriculares.map((id, ordem) => ({
        id,
        padraoId: padrao.id,
        para: '',
        peso: peso * (1 - 0.15 * ordem),
      })),
    ),
    ...queixas.flatMap(({ auriculares, peso, nome }) =>
      auriculares.map((id, ordem) => ({
        id,
        padraoId: principal,
        para: `, para ${nome}`,
        peso: peso * (1 - 0.25 * ordem),
      })),
    ),
    ...deApoio.map((id, ordem) => ({ id, padraoId: principal, para: '', peso: 0.05 - 0.005 * ordem })),
  ].sort((a, b) => b.peso - a.peso);
  const vistos = new Set<AuricularId>();
  return propostas.flatMap(({ id, padraoId, para }) => {
    const ponto = obterPontoAuricular(id);
    if (!ponto || vistos.has(id) || (gestacao && ponto.evitarGestacao)) return [];
    vistos.add(id);
    const { nome, oms, zona, indicacoes } = ponto;
    const efeito = dolorida.test(para) ? indicacoes.find((indicacao) => indicacao.includes('dor')) : undefined;
    return { id, nome, oms, zona, padraoId, motivo: `${efeito ?? indicacoes[0] ?? 'apoio geral'}${para}` };
  });
}

/** Complaints of joints and muscles: a point that also calms the mind is there for the pain. */
const dolorida = /^, para (dor|articul|rigidez|tens|incômodo|hérnia|torç|ombro|bursite|artr)/;

const deApoio: readonly AuricularId[] = [
  'shenmen',
  'simpatico',
  'coracao',
  'baco',
  'figado',
  'rim',
  'pulmao',
  'subcortex',
];
