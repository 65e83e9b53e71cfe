import { describe, expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

/** `sinal` is stated, `-sinal` denied, `!sinal` not stated, `~sinal` not denied. */
type Caso = readonly [esperados: string, texto: string, campo?: Parameters<typeof lerTexto>[1]];

/** Kinds of statements that a blind reader of whole reports found turned round, widened or dropped, each in bodies and words of its own. */
const casos: Readonly<Record<string, readonly Caso[]>> = {
  'a part that swells is that part, in whatever way it is told': [
    ['edema_pernas !articulacao_inflamada', 'Tornozelos incham no fim do dia'],
    ['edema_pernas !articulacao_inflamada', 'Incham os tornozelos quando fico em pé'],
    ['edema_pernas', 'Incham as canelas'],
    ['edema_pernas', 'Edema de panturrilha'],
    ['edema_pernas', 'As pernas incharam na gravidez e continuam inchando'],
    ['edema_pernas', 'canela D incha às vezes'],
    ['edema !articulacao_inflamada', 'Os dedos das mãos incham de manhã'],
    ['edema', 'Mãos inchando há uns meses'],
    ['edema', 'O braço fica inchado'],
    ['edema_face', 'No calor minhas pálpebras incham'],
    ['edema_face', 'Incham os olhos'],
    ['articulacao_inflamada', 'O punho esquerdo vive inchando'],
    ['articulacao_inflamada', 'Inchaço nos ombros'],
    ['articulacao_inflamada !edema_pernas', 'Torceu o pé no futebol, tornozelo inchado e dolorido'],
    ['gengiva_inflamada', 'Inchaço nas gengivas'],
    ['lingua_inchada', 'A língua inchou ontem'],
    ['-edema_pernas !articulacao_inflamada', 'Tornozelos sem inchaço'],
    ['-edema_face ~edema', 'Pálpebras sem inchaço'],
    ['edema_pernas -edema_face ~edema', 'Tornozelos incham, rosto sem inchaço'],
    ['-edema', 'Nega inchaço'],
  ],
  'who denies too much tells of a normal amount': [
    ['!sede_baixa -sede_aumentada', 'Sem dor para urinar, sem sede exagerada, não emagreceu'],
    ['!sede_baixa -sede_aumentada', 'Não tem sede exagerada'],
    ['!sede_baixa', 'Nunca teve sede fora do normal'],
    ['!sede_baixa', 's/ sede aumentada'],
    ['!apetite_baixo -apetite_aumentado', 'Sem fome exagerada'],
    ['!apetite_baixo', 'Não tem fome demais'],
    ['!sem_suor -suor_excessivo', 'Sem suor excessivo'],
    ['!insonia', 'Não tem sono exagerado'],
    ['!libido_baixa', 'Sem libido aumentada'],
    ['!cansaco', 'Sem energia exagerada, sem euforia'],
    ['!amenorreia', 'Não menstrua demais'],
    ['!saburra_ausente !saburra_amarela', 'Sem saburra amarela', 'linguaObservacao'],
    ['!saburra_ausente !saburra_espessa', 'Não tem saburra grossa', 'linguaObservacao'],
    ['sede_baixa', 'Não tem sede'],
    ['apetite_baixo', 'Sem fome'],
    ['saburra_ausente', 'Língua vermelha e sem saburra', 'linguaObservacao'],
  ],
  'a place on the tongue belongs to what is told of it': [
    [
      'saburra_descascada !saburra_na_raiz lingua_rachaduras',
      'Rachad. central até a ponta; raiz s/ saburra',
      'linguaObservacao',
    ],
    ['saburra_descascada !saburra_na_raiz', 'Sem saburra na raiz', 'linguaObservacao'],
    ['saburra_descascada !saburra_na_raiz', 'Falta saburra na base da língua', 'linguaObservacao'],
    ['!saburra_na_raiz', 'Raiz descascada', 'linguaObservacao'],
    ['saburra_na_raiz', 'c/ saburra grossa na raiz', 'linguaObservacao'],
    ['saburra_descascada saburra_na_raiz', 'Centro sem saburra, raiz com saburra amarela', 'linguaObservacao'],
  ],
  '"de uma vez" is sudden, "às vezes" is not': [
    ['dor_cabeca !cefaleia_subita', 'Dor de cabeça às vezes'],
    ['!cefaleia_subita', 'Enxaqueca duas vezes no mês'],
    ['!perda_forca_subita', 'Moleza na perna às vezes'],
    ['!abdome_agudo', 'Dor na barriga várias vezes ao dia'],
    ['!crise_hipertensiva', 'A pressão subiu algumas vezes'],
    ['cefaleia_subita', 'Dor de cabeça de uma vez, a pior da vida'],
    ['abdome_agudo', 'Dor na barriga de uma vez'],
  ],
};

/** What was felt at one position, and words that are narrower than the sign that gathers them. */
const rotulos: readonly (readonly [rotulo: string, texto: string, campo?: Caso[2]])[] = [
  ['pulso fraco no chi esquerdo', 'Chi E quase some', 'pulsoObservacao'],
  ['pulso alterado no chi esquerdo', 'Chi E quase some', 'pulsoObservacao'],
  ['pulso vazio no cun direito', 'Cun D vazio', 'pulsoObservacao'],
  ['pulso profundo no chi esquerdo', 'Fino e rápido, profundo no chi esquerdo', 'pulsoObservacao'],
  ['pulso fino', 'Fino e rápido, profundo no chi esquerdo', 'pulsoObservacao'],
  ['pulso fraco nos dois chi', 'Guan direito em corda, chi bilateral fraco', 'pulsoObservacao'],
  ['pulso em corda no guan direito', 'Guan direito em corda, chi bilateral fraco', 'pulsoObservacao'],
  ['pulso fraco no chi e no guan', 'Chi e guan fracos', 'pulsoObservacao'],
  ['pulso fraco na posição do rim', 'Fraco nas posições do rim', 'pulsoObservacao'],
  ['pulso em corda', 'Em corda, mais evidente no guan esquerdo', 'pulsoObservacao'],
  ['sem saburra na raiz', 'raiz s/ saburra', 'linguaObservacao'],
  ['sem saburra nos lados', 's/ saburra nas laterais', 'linguaObservacao'],
  ['rachadura central que vai até a ponta', 'Fissura profunda no centro indo até a ponta', 'linguaObservacao'],
  ['alergia a camarão', 'camarão', 'alergias'],
  ['alergia a camarão e siri', 'Camarão e siri', 'alergias'],
  ['alergia a látex', 'látex', 'alergias'],
  ['alergia a esparadrapo', 'Alergia a esparadrapo', 'alergias'],
  ['intolerância à lactose', 'Intolerância à lactose', 'alergias'],
  ['xixi na cama (enurese noturna)', 'Faz xixi na cama quase toda noite'],
  ['perda de urina ao esforço', 'Escapa xixi quando tosse'],
  ['perda de urina', 'Perco urina'],
  ['fezes moles às vezes', 'Todo dia, às vezes mole', 'evacuacao'],
  ['inchaço nos tornozelos', 'Tornozelos incham'],
  ['inchaço nos dedos', 'Dedos inchados'],
  ['joelho inchado', 'Joelho inchado'],
  ['dor nos dedos', 'Dor nos dedos'],
];

describe('a text tells what it says, neither more nor less', () => {
  for (const [nome, lista] of Object.entries(casos))
    it.each(lista)(`${nome}: %s <- %s`, (esperados, texto, campo = 'queixaPrincipal') => {
      const mencoes = lerTexto(texto, campo, 1);
      const presentes: string[] = mencoes.filter(({ presente }) => presente).map(({ sinal }) => sinal);
      const negados: string[] = mencoes.filter(({ presente }) => !presente).map(({ sinal }) => sinal);
      for (const esperado of esperados.split(' ')) {
        const sinal = esperado.replace(/^[-!~]/, '');
        if (esperado.startsWith('-')) expect(negados).toContain(sinal);
        else if (esperado.startsWith('~')) expect(negados).not.toContain(sinal);
        else if (esperado.startsWith('!')) expect(presentes).not.toContain(sinal);
        else expect(presentes).toContain(sinal);
      }
    });

  it.each(rotulos)('says %s <- %s', (rotulo, texto, campo = 'queixaPrincipal') => {
    expect(lerTexto(texto, campo, 1).map((mencao) => mencao.rotulo)).toContain(rotulo);
  });
});
