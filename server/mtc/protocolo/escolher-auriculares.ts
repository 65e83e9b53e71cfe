import type { Protocolo } from '@meridia/shared/relatorio.ts';
import { isCanalId } from '../catalog/canais.ts';
import { type AuricularId, obterPontoAuricular } from '../catalog/pontos-auriculares.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { apoioGeral } from './candidatos.ts';
import { soPrometeOContado } from './efeito-contado.ts';
import type { PadraoTratado } from './padroes-tratados.ts';
import type { QueixaPresente } from './queixas.ts';

type Auricular = Protocolo['auriculares'][number];

/** Ear points in order of weight, general supporting points last; with `gestacao`, without the points to avoid in pregnancy. */
export function ordenarAuriculares(
  padroes: readonly PadraoTratado[],
  queixas: readonly QueixaPresente[],
  { gestacao, contados }: { gestacao: boolean; contados: ReadonlySet<SinalId> },
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
    ...apoio(padroes, queixas).map(({ id, para }, ordem) => ({
      id,
      padraoId: principal,
      para,
      peso: 0.05 - 0.005 * ordem,
    })),
  ].sort((a, b) => b.peso - a.peso);
  const vistos = new Set<AuricularId>();
  return propostas.flatMap(({ id, padraoId, para }) => {
    const ponto = obterPontoAuricular(id);
    if (!ponto || vistos.has(id) || (gestacao && ponto.evitarGestacao)) return [];
    vistos.add(id);
    const { nome, oms, zona, indicacoes } = ponto;
    const servem = indicacoes.filter((indicacao) => soPrometeOContado(indicacao, contados));
    const efeito = dolorida.test(para) ? servem.find((indicacao) => indicacao.includes('dor')) : undefined;
    return { id, nome, oms, zona, padraoId, motivo: `${efeito ?? servem[0] ?? 'zona do órgão'}${para}` };
  });
}

/** Complaints of joints and muscles: a point that also calms the mind is there for the pain. */
const dolorida = /^, para (dor|articul|rigidez|tens|incômodo|hérnia|torç|ombro|bursite|artr)/;

/** What fills up to four: beside a pain of one place points against pain, and no organ of which nothing is known. */
function apoio(
  padroes: readonly PadraoTratado[],
  queixas: readonly QueixaPresente[],
): { id: AuricularId; para: string }[] {
  const [dor] = queixas;
  const soDor = dor?.corrente === true && padroes.every(({ padrao }) => isCanalId(padrao.id));
  return soDor ? contraADor.map((id) => ({ id, para: `, para ${dor.nome}` })) : deApoio.map((id) => ({ id, para: '' }));
}

const contraADor: readonly AuricularId[] = ['shenmen', 'subcortex', 'supra_renal', 'figado'];

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
