import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { alarmesDeRemedio } from './alarmes-de-remedio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

type Ficha = Partial<DadosAnamnese>;

const alarmes = (mais: Ficha) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, queixaPrincipal: 'Dor.', inicioQueixa: 'recente', ...mais }).map(
    ({ id, prazo }) => `${id} ${prazo ?? 'pergunta'}`,
  );

const casos: readonly [alarme: string, sim: readonly Ficha[], nao: readonly Ficha[]][] = [
  [
    'metotrexato_todo_dia hoje',
    [{ medicamentos: 'Metotrexato 2,5 mg todo dia' }, { medicamentos: 'MTX 1 comprimido de 12 em 12 horas' }],
    [
      { medicamentos: 'MTX 15 mg uma vez por semana, ácido fólico todo dia' },
      { historicoMedico: 'A mãe toma metotrexato todo dia' },
      { medicamentos: 'Metotrexato todo dia, parei em 2019' },
    ],
  ],
  [
    'febre_com_corticoide hoje',
    [
      { queixaPrincipal: 'Febre desde ontem.', medicamentos: 'prednisona 20 mg há dois meses' },
      { queixaPrincipal: 'Febre desde ontem.', medicamentos: 'Calcort 6 mg' },
    ],
    [
      { queixaPrincipal: 'Febre desde ontem.', medicamentos: 'prednisolona por 5 dias' },
      { queixaPrincipal: 'Febre desde ontem.', historicoMedico: 'O pai toma prednisona' },
      { queixaPrincipal: 'Sem febre.', medicamentos: 'prednisona 20 mg há dois meses' },
    ],
  ],
  [
    'manchas_com_remedio_novo hoje',
    [{ queixaPrincipal: 'Manchas vermelhas no peito.', medicamentos: 'Lamitor 25, comecei há 3 semanas' }],
    [
      { queixaPrincipal: 'Manchas vermelhas no peito.', medicamentos: 'Lamitor 100 há cinco anos' },
      { queixaPrincipal: 'Nega manchas vermelhas.', medicamentos: 'Lamitor 25, comecei há 3 semanas' },
    ],
  ],
  [
    'tendao_depois_da_quinolona dias',
    [{ queixaPrincipal: 'O tendão de Aquiles dói.', medicamentos: 'Tomei Levaquin há dois meses, parei' }],
    [
      { queixaPrincipal: 'O tendão de Aquiles dói.', medicamentos: 'Tomei Levaquin em 2019, parei' },
      { queixaPrincipal: 'O tendão de Aquiles dói.', historicoMedico: 'O marido tomou Levaquin há dois meses' },
    ],
  ],
  [
    'vomito_com_remedio_do_rim antes',
    [{ queixaPrincipal: 'Diarreia e vômito desde ontem.', medicamentos: 'Losartana 50, hidroclorotiazida 25' }],
    [
      { queixaPrincipal: 'Diarreia há três meses, pouca.', medicamentos: 'Losartana 50, hidroclorotiazida 25' },
      { queixaPrincipal: 'Diarreia e vômito desde ontem.', medicamentos: 'Omeprazol' },
    ],
  ],
];

describe('a medicine by how it is taken', () => {
  it('has cases for each alarm', () => {
    expect(casos.map(([alarme]) => alarme.split(' ')[0])).toEqual(alarmesDeRemedio.map(({ id }) => id));
  });

  it.each(casos)('%s', (alarme, sim, nao) => {
    for (const ficha of sim) expect(alarmes(ficha), JSON.stringify(ficha)).toContain(alarme);
    for (const ficha of nao) expect(alarmes(ficha), JSON.stringify(ficha)).not.toContain(alarme);
  });
});

describe('figures of the blood and of the night', () => {
  it.each<[Ficha, string, boolean]>([
    [{ medicamentos: 'Marevan 5, TAP 13 segundos' }, 'anticoagulante_em_risco hoje', false],
    [{ medicamentos: 'Marevan 5, INR 4,2' }, 'anticoagulante_em_risco hoje', true],
    [
      { medicamentos: 'Marevan 5, INR 3,2', historicoMedico: 'Prótese de valva mecânica' },
      'anticoagulante_em_risco hoje',
      false,
    ],
    // A painkiller beside it is told to who prescribes; only what bleeds or fell holds the sessions back.
    [{ medicamentos: 'AAS, Plavix e nimesulida' }, 'anticoagulante_em_risco dias', true],
    [
      { medicamentos: 'AAS, Plavix e nimesulida', queixaPrincipal: 'Manchas roxas do nada' },
      'anticoagulante_em_risco hoje',
      true,
    ],
    [{ medicamentos: 'Dormonid 15 mg à noite' }, 'remedio_para_dormir_sem_controle dias', false],
    [{ medicamentos: 'zolpidem 10 mg, tomo 20 mg por noite' }, 'remedio_para_dormir_sem_controle dias', true],
    [{ medicamentos: 'zolpidem 5 mg, dois comprimidos' }, 'remedio_para_dormir_sem_controle dias', false],
    [{ medicamentos: 'zolpidem 10 mg', idade: 70 }, 'remedio_para_dormir_sem_controle dias', true],
    [{ queixaPrincipal: 'Dor frontal, dipirona não adianta' }, 'remedio_para_dormir_sem_controle dias', false],
    [
      { queixaPrincipal: 'Febre, corpo todo duro', medicamentos: 'Vonau' },
      'febre_e_rigidez_com_antipsicotico hoje',
      false,
    ],
    [{ queixaPrincipal: 'Febre desde ontem', medicamentos: 'Cosentyx' }, 'febre_com_imunossupressor hoje', true],
    [
      { queixaPrincipal: 'Febre e dor de garganta', medicamentos: 'Tiamazol 10 mg' },
      'garganta_com_remedio_do_sangue hoje',
      true,
    ],
    [{ queixaPrincipal: 'O lábio inchou hoje', medicamentos: 'Entresto' }, 'ieca_com_inchaco hoje', true],
  ])('%j: %s %s', (ficha, alarme, dito) => {
    expect(alarmes(ficha).includes(alarme)).toBe(dito);
  });
});
