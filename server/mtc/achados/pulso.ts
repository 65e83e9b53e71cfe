// Source: Maciocia, "Diagnosis in Chinese Medicine", pulse qualities and the organs of the six positions; Li Shizhen, Bin Hu Mai Xue.
import { type PulsoQualidade, pulsoQualidades } from '@meridia/shared/anamnese/observacao-visual.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { claro, type Leitura } from './leitura.ts';

type LeiturasDoPulso = Record<PulsoQualidade, Leitura[]>;

const maisEstreito = (sinal: SinalId, rotulo: string): Leitura => ({ sinal, forca: 0.85, rotulo });

/** The qualities as they are felt on the whole pulse. */
export const pulsoGeral: LeiturasDoPulso = {
  Superficial: claro('pulso_superficial'),
  Profundo: claro('pulso_profundo'),
  Lento: claro('pulso_lento'),
  Rápido: claro('pulso_rapido'),
  Vazio: claro('pulso_vazio'),
  Cheio: [maisEstreito('pulso_cheio', 'pulso cheio')],
  Deslizante: claro('pulso_deslizante'),
  Áspero: claro('pulso_aspero'),
  Longo: claro('pulso_longo'),
  Curto: claro('pulso_curto'),
  Transbordante: claro('pulso_transbordante'),
  Fino: claro('pulso_fino'),
  Mínimo: claro('pulso_minimo'),
  Fraco: claro('pulso_fraco'),
  'Mole (encharcado)': claro('pulso_mole'),
  'Em corda': claro('pulso_em_corda'),
  'Tenso (apertado)': claro('pulso_apertado'),
  'Moderado (retardado)': claro('pulso_retardado'),
  Oco: claro('pulso_oco'),
  'Em couro (timpânico)': claro('pulso_em_couro'),
  Firme: claro('pulso_firme'),
  Disperso: claro('pulso_disperso'),
  Escondido: claro('pulso_escondido'),
  Móvel: claro('pulso_movel'),
  'Muito rápido': [maisEstreito('pulso_rapido', 'pulso muito rápido')],
  // A pulse that stops now and then: fast, slow, or at regular intervals.
  Precipitado: [maisEstreito('pulso_irregular', 'pulso precipitado'), ...claro('pulso_rapido')],
  Nodoso: [maisEstreito('pulso_irregular', 'pulso nodoso'), ...claro('pulso_lento')],
  Intermitente: [maisEstreito('pulso_irregular', 'pulso intermitente')],
};

/** One position says less about the whole person than the whole pulse. */
const fatorDaPosicao = 0.8;

/**
 * The same qualities at one position: each with the name of its place, and a sign of the organ that is felt there. A moderate pulse
 * may be a healthy one and says nothing about the organ.
 * @param lugar fits after "no"
 */
export function pulsoEm(lugar: string, doOrgao: SinalId): LeiturasDoPulso {
  const ler = (qualidade: PulsoQualidade): Leitura[] => [
    ...pulsoGeral[qualidade].map(({ sinal, forca, rotulo = sinais[sinal].rotulo }) => ({
      sinal,
      forca: forca * fatorDaPosicao,
      rotulo: `${rotulo} no ${lugar}`,
    })),
    ...(qualidade === 'Moderado (retardado)' ? [] : [{ sinal: doOrgao, forca: 0.6 }]),
  ];
  // Object.fromEntries does not keep the type of each key.
  return Object.fromEntries(pulsoQualidades.map((qualidade) => [qualidade, ler(qualidade)])) as LeiturasDoPulso;
}
