import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from '../ficha-calada.ts';
import { lerRelatos } from '../relatos.ts';
import { regrasDosRemediosDePerigo } from './remedios-de-perigo.ts';

type Ficha = Partial<DadosAnamnese>;

const ids = (mudancas: Ficha) => {
  const dados: DadosAnamnese = { ...fichaCalada, ...mudancas };
  return regrasDosRemediosDePerigo.filter(({ motivo }) => motivo(dados, lerRelatos(dados), null)).map(({ id }) => id);
};

const casos: readonly [id: string, sim: readonly Ficha[], nao: readonly Ficha[]][] = [
  [
    'adesivo_de_opioide',
    [
      { medicamentos: 'Durogesic 25, troco a cada três dias' },
      { medicamentos: 'adesivo de fentanila 12' },
      { medicamentos: 'Restiva 5' },
    ],
    [
      { historicoMedico: 'O pai usa adesivo de fentanila' },
      { medicamentos: 'Usei Durogesic em 2019, parei' },
      { medicamentos: 'Salonpas adesivo nas costas' },
      { historicoMedico: 'Fentanila na anestesia em 2020' },
    ],
  ],
  [
    'adesivo_na_pele',
    [
      { medicamentos: 'Exelon adesivo' },
      { medicamentos: 'adesivo de nicotina há um mês' },
      { medicamentos: 'Neupro 4 mg' },
    ],
    [{ medicamentos: 'Exelon cápsula' }, { medicamentos: 'adesivo de nicotina, nunca usei' }],
  ],
  [
    'desmopressina_e_agua',
    [{ medicamentos: 'Desmopressina 0,2 à noite' }, { medicamentos: 'Minirin' }],
    [{ historicoMedico: 'O filho toma desmopressina' }, { medicamentos: 'parei o DDAVP no ano passado' }],
  ],
  [
    'pele_do_corticoide',
    [{ medicamentos: 'prednisona 10 mg há dois anos' }, { medicamentos: 'Calcort 6 há 8 meses' }],
    [{ medicamentos: 'prednisona 20 por cinco dias' }, { historicoMedico: 'Mãe toma prednisona há anos' }],
  ],
  [
    'parada_brusca',
    [
      { medicamentos: 'Brilinta, parei ontem por conta' },
      { medicamentos: 'Atensina, larguei há 3 dias' },
      { medicamentos: 'venlafaxina, parei de uma vez na semana passada' },
    ],
    [
      { medicamentos: 'Brilinta, parei em 2021' },
      { medicamentos: 'propranolol suspenso ontem pelo cardiologista' },
      { historicoMedico: 'O marido parou o Plavix ontem' },
      { medicamentos: 'propranolol 40 todo dia' },
    ],
  ],
  [
    'imao_e_tiramina',
    [{ medicamentos: 'Parnate 10 mg' }],
    [{ medicamentos: 'Azilect 1 mg' }, { historicoMedico: 'Tia toma Parnate' }],
  ],
  [
    'sulfa_contraindicada',
    [
      { alergias: 'sulfa', medicamentos: 'Celebra 200' },
      { alergias: 'Bactrim dá placas', medicamentos: 'Azulfin' },
    ],
    [
      { alergias: 'sulfa', medicamentos: 'hidroclorotiazida 25' },
      { alergias: 'sulfa', historicoMedico: 'A mãe toma sulfassalazina' },
      { alergias: 'sulfa', medicamentos: 'Azulfin, parei em 2015' },
    ],
  ],
  [
    'ibrutinibe_e_sangue',
    [{ medicamentos: 'ibrutinibe 420' }],
    [{ historicoMedico: 'O pai toma ibrutinibe' }, { medicamentos: 'ibuprofeno 600' }],
  ],
];

describe('what a medicine asks of the session', () => {
  it('has cases for each rule', () => {
    expect(casos.map(([id]) => id)).toEqual(regrasDosRemediosDePerigo.map(({ id }) => id));
  });

  it.each(casos)('%s', (id, sim, nao) => {
    for (const ficha of sim) expect(ids(ficha), JSON.stringify(ficha)).toContain(id);
    for (const ficha of nao) expect(ids(ficha), JSON.stringify(ficha)).not.toContain(id);
  });

  it('takes heat away from an opioid patch, and more water from desmopressin', () => {
    const [adesivo, , desmopressina] = regrasDosRemediosDePerigo;
    expect(adesivo?.efeito.semMoxa).toBe(true);
    expect(adesivo?.efeito.retirarTerapias?.test('escalda-pes com ervas')).toBe(true);
    expect(desmopressina?.efeito.retirarOrientacoes?.test('beba de seis a oito copos de agua em pequenos goles')).toBe(
      true,
    );
  });
});
