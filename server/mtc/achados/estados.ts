// Sources: Maciocia, Obstetrics and Gynecology in Chinese Medicine (2nd ed., 2011), physiology of pregnancy (slippery pulse, the menses that
// nourish the child); Zugaib, Obstetrícia (4th ed., 2020), changes of the mother; a pacemaker sets the rate that a pulse is counted by.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { sinaisPresentes, sinalDoAchado } from './achado-id.ts';
import { idadeDaMenopausa } from './ler-anamnese.ts';

type Contado = Pick<DadosAnamnese, 'gestante' | 'marcapasso' | 'idade' | 'medicamentos'>;

interface Estado {
  /** Whether the client is in it. */
  quando: (sinais: ReadonlySet<SinalId>, dados: Contado) => boolean;
  /** What the state itself brings: present or not, it tells nothing of a pattern. */
  traz: readonly SinalId[];
}

/** A quality of the whole pulse that is not the healthy one. */
const outroPulso = /^pulso_(?!deslizante|normal|cun_|guan_|chi_)/;

const estados: readonly Estado[] = [
  {
    quando: (sinais, { gestante }) => gestante === 'sim' || sinais.has('gestante'),
    traz: [
      'gestante',
      'amenorreia',
      'atraso_menstrual',
      'urina_frequente',
      'urina_clara_abundante',
      'noctiuria',
      'sede_aumentada',
      'edema_pernas',
      'mamas_doloridas',
    ],
  },
  // Slippery and nothing else is the healthy pulse of a pregnancy; with another quality it is a finding.
  {
    quando: (sinais, { gestante }) =>
      (gestante === 'sim' || sinais.has('gestante')) && ![...sinais].some((sinal) => outroPulso.test(sinal)),
    traz: ['pulso_deslizante'],
  },
  {
    quando: (sinais, { idade }) => sinais.has('menopausa') || sinais.has('pos_parto') || idade >= idadeDaMenopausa,
    traz: ['amenorreia'],
  },
  {
    quando: (sinais, { marcapasso }) => marcapasso === 'sim' || sinais.has('dispositivo_implantado'),
    traz: ['pulso_lento', 'pulso_rapido', 'pulso_irregular', 'pulso_retardado'],
  },
  // The medicine dries lips and skin in nearly everybody who takes it (bula da isotretinoína).
  {
    quando: (_sinais, { medicamentos }) => /isotretino[ií]na|roacutan/i.test(medicamentos ?? ''),
    traz: ['labios_secos', 'pele_seca', 'olhos_secos'],
  },
  // The numbness has a cause that is known already.
  { quando: (sinais) => sinais.has('neuropatia'), traz: ['dormencia'] },
];

/** The findings without those that a state of the client brings by itself: a pregnancy is no illness, and its signs weigh for no pattern. */
export function semOQueOEstadoTraz(achados: readonly Achado[], dados: Contado): Achado[] {
  const ditos = sinaisPresentes(achados);
  const calados = new Set(estados.flatMap(({ quando, traz }) => (quando(ditos, dados) ? traz : [])));
  return achados.filter((achado) => {
    const sinal = sinalDoAchado(achado);
    return sinal === undefined || !calados.has(sinal);
  });
}
