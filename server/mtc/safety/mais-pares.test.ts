import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { maisPares } from './mais-pares.ts';

type Ficha = Partial<DadosAnamnese>;

const notas = (mudancas: Ficha) =>
  conferirProtocolo({
    dados: { ...fichaCalada, idade: 35, sexo: 'feminino', frequenciaAlcool: 'nunca', ...mudancas },
    tipo: 'completo',
    protocolo: null,
    achados: [],
  }).seguranca;

/** What fires, and two that are near and must not. */
const casos: readonly [par: string, fere: readonly Ficha[], quase: readonly [Ficha, Ficha]][] = [
  [
    'opioide_com_calmante',
    [{ medicamentos: 'Tylex na dor e Rivotril à noite' }, { medicamentos: 'morfina 10 mg, pregabalina 75' }],
    [
      { medicamentos: 'Tramal em 2019, Rivotril à noite' },
      { medicamentos: 'Rivotril', historicoMedico: 'O pai usa morfina' },
    ],
  ],
  [
    'opioide_com_naltrexona',
    [{ medicamentos: 'Contrave duas vezes ao dia, tramadol na crise' }],
    [{ medicamentos: 'Contrave' }, { medicamentos: 'Contrave, parei o tramadol' }],
  ],
  [
    'tramadol_e_convulsao',
    [{ medicamentos: 'tramadol 50', epilepsia: 'sim' }],
    [
      { medicamentos: 'tramadol 50', historicoMedico: 'Nega convulsão' },
      { medicamentos: 'dipirona', epilepsia: 'sim' },
    ],
  ],
  [
    'alfabloqueador_com_remedio_de_erecao',
    [{ sexo: 'masculino', gestante: null, medicamentos: 'Omnic à noite, Pramil às vezes' }],
    [
      { sexo: 'masculino', gestante: null, medicamentos: 'Omnic à noite' },
      { sexo: 'masculino', gestante: null, medicamentos: 'Omnic. Tadalafila em 2020, parei' },
    ],
  ],
  [
    'anticoncepcional_com_indutor',
    [{ medicamentos: 'Tegretol 200 e Yaz' }, { medicamentos: 'topiramato 100, Cerazette' }],
    [{ medicamentos: 'Tegretol 200, DIU Mirena' }, { medicamentos: 'Yaz', historicoMedico: 'Irmã toma Tegretol' }],
  ],
  [
    'lamotrigina_com_estrogenio',
    [{ medicamentos: 'Lamitor 100 e Ciclo 21' }],
    [{ medicamentos: 'Lamitor 100 e Cerazette' }, { medicamentos: 'Ciclo 21. Lamotrigina, parei em 2018' }],
  ],
  [
    'tirzepatida_com_anticoncepcional',
    [{ medicamentos: 'Mounjaro 5, comecei agora; Yaz' }],
    [{ medicamentos: 'Mounjaro 5, DIU Mirena' }, { medicamentos: 'Ozempic 1 mg; Yaz' }],
  ],
  [
    'remedio_que_malforma',
    [
      { medicamentos: 'Arava 20', gestante: 'desconheco' },
      { medicamentos: 'Neotigason 25', queixaPrincipal: 'Quero engravidar' },
    ],
    [
      { medicamentos: 'Arava 20', gestante: 'nao' },
      { gestante: 'desconheco', historicoMedico: 'A mãe toma Arava' },
    ],
  ],
  [
    'remedio_de_sempre_e_gravidez',
    [
      { medicamentos: 'Depakote 500', gestante: 'sim' },
      { medicamentos: 'Carbolitium 300', gestante: 'desconheco' },
    ],
    [
      { medicamentos: 'Depakote 500', gestante: 'nao' },
      { medicamentos: 'Depakote, parei em 2015', gestante: 'sim' },
    ],
  ],
  [
    'pressao_ou_colesterol_e_gravidez',
    [{ medicamentos: 'Torlos 50', gestante: 'desconheco' }],
    [
      { medicamentos: 'Torlos 50', gestante: 'nao' },
      { medicamentos: 'metildopa 250', gestante: 'sim' },
    ],
  ],
  [
    'litio_com_planta_diuretica',
    [{ medicamentos: 'Carbolitium 300', suplementos: 'chá de cavalinha todo dia' }],
    [
      { medicamentos: 'Carbolitium 300', suplementos: 'nunca tomei cavalinha' },
      { suplementos: 'chá de cavalinha', historicoMedico: 'O irmão toma lítio' },
    ],
  ],
  [
    'digoxina_com_outro',
    [{ medicamentos: 'digoxina 0,25, Ancoron 200' }],
    [{ medicamentos: 'digoxina 0,25' }, { medicamentos: 'digoxina. Amiodarona suspensa em 2020' }],
  ],
  [
    'varfarina_com_outro',
    [{ medicamentos: 'Marevan 5 e amiodarona' }, { medicamentos: 'varfarina, comecei escitalopram' }],
    [{ medicamentos: 'Marevan 5 e losartana' }, { medicamentos: 'Marevan 5', historicoMedico: 'Mãe toma sertralina' }],
  ],
  [
    'aas_com_anticoagulante',
    [{ medicamentos: 'Xarelto 20, Doril quando dói a cabeça' }, { medicamentos: 'Sonrisal, Marevan 5' }],
    [{ medicamentos: 'Xarelto 20, dipirona' }, { medicamentos: 'Xarelto 20', alergias: 'aspirina' }],
  ],
  [
    'anticoagulante_direto_com_outro',
    [{ medicamentos: 'Xarelto 20, itraconazol há uma semana' }],
    [{ medicamentos: 'Xarelto 20, fluconazol em 2020' }, { medicamentos: 'Marevan 5, Tegretol' }],
  ],
  [
    'ergotamina_com_inibidor',
    [{ medicamentos: 'Cefaliv na crise, claritromicina desde ontem' }],
    [{ medicamentos: 'Cefaliv na crise, azitromicina' }, { medicamentos: 'claritromicina', alergias: 'Cefaliv' }],
  ],
  [
    'ergotamina_com_triptano',
    [{ medicamentos: 'Ormigrein e depois Sumax' }],
    [{ medicamentos: 'Sumax' }, { medicamentos: 'Sumax. Ormigrein usei em 2015, parei' }],
  ],
  [
    'sinvastatina_com_outro',
    [{ medicamentos: 'sinvastatina 40 mg, anlodipino 5' }, { medicamentos: 'sinvastatina 20, Lopid 600' }],
    [{ medicamentos: 'sinvastatina 20 mg, anlodipino 5' }, { medicamentos: 'rosuvastatina 40, anlodipino 5' }],
  ],
  [
    'colchicina_com_outro',
    [{ medicamentos: 'Colchis, verapamil 80' }],
    [
      { medicamentos: 'Colchis, losartana' },
      { medicamentos: 'verapamil 80', objetivosCliente: 'Saber se tomo colchicina' },
    ],
  ],
  [
    'desmopressina_com_outro',
    [{ medicamentos: 'DDAVP à noite, hidroclorotiazida' }],
    [{ medicamentos: 'DDAVP à noite' }, { medicamentos: 'DDAVP à noite', historicoMedico: 'A mãe toma sertralina' }],
  ],
  [
    'opioide_com_serotonina',
    [{ medicamentos: 'Palexia 50, sertralina' }],
    [{ medicamentos: 'Palexia 50' }, { medicamentos: 'sertralina. Metadona só no hospital em 2018' }],
  ],
];

describe('more medicines that harm each other', () => {
  it('are all tested', () => {
    expect(maisPares.map(({ id }) => id)).toEqual(casos.map(([id]) => id));
  });

  it.each(casos)('%s', (par, fere, quase) => {
    for (const ficha of fere) {
      const nota = notas(ficha).find(({ regra }) => regra === `par_${par}`);
      expect(nota, JSON.stringify(ficha)).toMatchObject({ gravidade: 'encaminhar', prazo: 'dias' });
      expect(nota?.texto).toMatch(/\b(hoje|em um ou dois dias|nesta semana|antes de tentar)\b/);
      expect(nota?.texto).toMatch(/nada que foi receitado se para|quem receitou decide|quem o receita/i);
      expect(nota?.fonte).toMatch(/ANVISA/);
    }
    for (const ficha of quase)
      expect(
        notas(ficha).map(({ regra }) => regra),
        JSON.stringify(ficha),
      ).not.toContain(`par_${par}`);
  });

  it('cite the leaflets of what is taken and of nothing else', () => {
    const fonte = (medicamentos: string, par: string) =>
      notas({ medicamentos }).find(({ regra }) => regra === `par_${par}`)?.fonte;
    expect(fonte('Xarelto 20, Sporanox', 'anticoagulante_direto_com_outro')).toBe(
      'ANVISA, bulário eletrônico (rivaroxabana, itraconazol)',
    );
    expect(fonte('sinvastatina 20, itraconazol', 'estatina_ou_colchicina_com_macrolideo')).toBe(
      'ANVISA, bulário eletrônico (itraconazol, sinvastatina)',
    );
  });
});
