import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from '../safety/ficha-calada.ts';
import {
  nomesDeCorticoideDeBoca,
  nomesDeQuimioterapia,
  nomesDeReceita,
  nomesQueBaixamAPressao,
} from '../safety/nomes-por-uso.ts';
import { regrasClinicas } from '../safety/regras-clinicas.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { encontrarSinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { type ClasseDeRemedio, classesDoNome, nomesComuns, nomesDe, substanciasDoNome } from './remedios.ts';

type Ficha = Partial<DadosAnamnese>;

function fala(id: string, mudancas: Ficha): boolean {
  const dados: DadosAnamnese = { ...fichaCalada, idade: 40, ...mudancas };
  const regra = regrasClinicas.find((uma) => uma.id === id);
  return regra
    ? regra.motivo(dados, lerRelatos(dados), null) !== null
    : encontrarSinaisDeAlerta(dados).some((alarme) => alarme.id === id);
}

/** A rule, whose names it reads, and the intake in which each of them makes it speak. */
const regras: readonly [id: string, quais: ReadonlySet<string>, ficha: (nome: string) => Ficha][] = [
  ['anticoagulante', nomesDe(['anticoagulante', 'antiagregante']), (nome) => ({ medicamentos: `Uso ${nome} 20 mg` })],
  [
    'par_planta_que_move_o_sangue',
    nomesDe(['anticoagulante', 'antiagregante']),
    (nome) => ({ medicamentos: `${nome} 20 mg`, suplementos: 'cápsulas de dong quai' }),
  ],
  [
    'par_metotrexato_com_anti_inflamatorio',
    nomesDe(['antiInflamatorio']),
    (nome) => ({ medicamentos: `Tecnomet na segunda. Uso ${nome}` }),
  ],
  [
    'anti_inflamatorio_com_pressao',
    nomesDe(['antiInflamatorio']),
    (nome) => ({ historicoMedico: 'Hipertensa', medicamentos: `Uso ${nome}` }),
  ],
  [
    'litio_com_anti_inflamatorio',
    nomesDe(['antiInflamatorio']),
    (nome) => ({ medicamentos: `Carbolitium 300. Uso ${nome}` }),
  ],
  [
    'febre_com_imunossupressor',
    nomesDe(['imunossupressor']),
    (nome) => ({ queixaPrincipal: 'Febre desde ontem', medicamentos: `Uso ${nome}` }),
  ],
  [
    'risco_de_infeccao',
    nomesDe(['imunossupressor', 'metotrexato'], ['prednisona', 'prednisolona', 'deflazacorte']),
    (nome) => ({ medicamentos: `Uso ${nome}` }),
  ],
  [
    'erva_com_insulina',
    nomesDe(['insulina']),
    (nome) => ({ medicamentos: `Uso ${nome} 20 UI`, suplementos: 'chá de pata-de-vaca' }),
  ],
  [
    'par_planta_do_acucar',
    nomesDe(['sulfonilureia']),
    (nome) => ({ medicamentos: `Uso ${nome}`, suplementos: 'chá de pata-de-vaca' }),
  ],
  [
    'diabetes_sem_controle',
    nomesDe(['insulina', 'sulfonilureia']),
    (nome) => ({ historicoMedico: 'Diabetes. Tremo e suo frio sem comer', medicamentos: `Uso ${nome}` }),
  ],
  ['tosse_com_ieca', nomesDe(['ieca']), (nome) => ({ queixaPrincipal: 'Tosse seca', medicamentos: `Uso ${nome}` })],
  [
    'ieca_com_inchaco',
    nomesDe(['ieca', 'sacubitril']),
    (nome) => ({ queixaPrincipal: 'O lábio inchou', medicamentos: `Uso ${nome}` }),
  ],
  [
    'tontura_com_remedio_de_pressao',
    nomesQueBaixamAPressao,
    (nome) => ({ idade: 70, queixaPrincipal: 'Tontura ao levantar', medicamentos: `Uso ${nome}` }),
  ],
  ['antidepressivo_no_jovem', nomesDe(['isrs', 'irsn']), (nome) => ({ idade: 20, medicamentos: `Uso ${nome}` })],
  ['sedativo_em_uso', nomesDe(['benzodiazepinico', 'hipnotico']), (nome) => ({ medicamentos: `Uso ${nome}` })],
  [
    'par_nitrato_com_remedio_de_erecao',
    nomesDe(['erecao']),
    (nome) => ({ sexo: 'masculino', gestante: null, medicamentos: `Isordil. Uso ${nome}` }),
  ],
  [
    'par_nitrato_com_remedio_de_erecao',
    nomesDe(['nitrato', 'riociguate']),
    (nome) => ({ sexo: 'masculino', gestante: null, medicamentos: `Viagra. Uso ${nome}` }),
  ],
  ['levantar_devagar', nomesDe(['alfabloqueador']), (nome) => ({ medicamentos: `Uso ${nome}` })],
  ['isotretinoina_em_uso', nomesDe(['isotretinoina', 'acitretina']), (nome) => ({ medicamentos: `Uso ${nome}` })],
  ['inr_da_varfarina', nomesDe([], ['varfarina', 'femprocumona']), (nome) => ({ medicamentos: `Uso ${nome}` })],
  [
    'febre_na_quimioterapia',
    nomesDeQuimioterapia,
    (nome) => ({ queixaPrincipal: 'Febre desde ontem', medicamentos: `Uso ${nome}` }),
  ],
  ['corticoide_por_semanas', nomesDeCorticoideDeBoca, (nome) => ({ medicamentos: `${nome} há dois meses` })],
  [
    'conselho_contra_remedio',
    semComuns(nomesDe(['antiagregante', 'anticoagulante', 'betabloqueador', 'anticonvulsivante', 'imunossupressor'])),
    (nome) => ({ historicoMedico: `Quero parar o ${nome}` }),
  ],
];

function semComuns(nomes: ReadonlySet<string>): ReadonlySet<string> {
  // A mixture against a cold is nobody's treatment.
  return new Set(
    [...nomes].filter((nome) => !nomesComuns.has(nome) && nomesDeReceita.has(nome) && !nome.includes(' ')),
  );
}

describe('the table of medicines', () => {
  it('gives each name a class and substances that it knows', () => {
    for (const [nome, classes] of classesDoNome) {
      expect(classes.length, nome).toBeGreaterThan(0);
      expect(nome).toMatch(/^[a-z0-9]+( [a-z0-9]+)?$/);
      for (const substancia of substanciasDoNome(nome)) expect(nome === substancia || nome.length > 1).toBe(true);
    }
    expect(classesDoNome.size).toBeGreaterThan(1000);
  });

  it.each(regras)('is read whole by %s', (id, quais, ficha) => {
    expect(quais.size).toBeGreaterThan(0);
    expect([...quais].filter((nome) => !fala(id, ficha(nome)))).toEqual([]);
  });

  it.each<[string, Ficha]>([
    ['anticoagulante', { queixaPrincipal: 'Dor que vai e vice-versa. Embolia não teve' }],
    ['anticoagulante', { historicoMedico: 'Meu pai toma Faxxa' }],
    ['anticoagulante', { medicamentos: 'nunca tomei Faxxa' }],
    ['sedativo_em_uso', { queixaPrincipal: 'Dor frontal quando troco de turno' }],
    ['anticonvulsivante', { historicoMedico: 'Fez terapia neural no joelho' }],
  ])('reads no medicine for %s into %j', (id, ficha) => {
    expect(fala(id, ficha)).toBe(false);
  });

  it('gives a mixture the classes of all that it holds', () => {
    const classes = (nome: string): readonly ClasseDeRemedio[] => classesDoNome.get(nome) ?? [];
    expect(classes('torsilax')).toEqual(expect.arrayContaining(['antiInflamatorio', 'relaxante', 'analgesico']));
    expect(classes('combodart')).toEqual(expect.arrayContaining(['finasterida', 'alfabloqueador']));
    expect(classes('doril')).toEqual(['antiagregante']);
    expect(classes('avamys')).toEqual(['corticoideNasal']);
  });
});
