import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo, esperaPelaResposta, esperaPeloMedico } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { pares, regraDoPar } from './pares-de-remedios.ts';

const dadosDe = (mudancas: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  idade: 35,
  sexo: 'feminino',
  frequenciaAlcool: 'nunca',
  ...mudancas,
});
const notas = (mudancas: Partial<DadosAnamnese>) =>
  conferirProtocolo({ dados: dadosDe(mudancas), tipo: 'completo', protocolo: null, achados: [] }).seguranca.filter(
    ({ regra }) => regra.startsWith('par_'),
  );

const fere: readonly [par: string, ...fichas: Partial<DadosAnamnese>[]][] = [
  [
    'hiperico_com_serotonina',
    { medicamentos: 'escitalopram 10mg faz 3 semanas', suplementos: 'hiperico cápsula 2x, comprei na internet' },
    { medicamentos: 'Cymbalta 60 mg à noite', suplementos: 'A cunhada deu erva de São João, toma faz um mês' },
    { queixaPrincipal: 'Dor nas costas, tomo tramal quando aperta', suplementos: 'Hypericum 300' },
  ],
  ['hiperico_tira_efeito', { medicamentos: 'Tenofovir e dolutegravir', suplementos: 'chá de erva-de-são-joão' }],
  ['hiperico_e_anticoncepcional', { medicamentos: 'Pílula (Selene)', suplementos: 'hipérico' }],
  [
    'dois_de_serotonina',
    { medicamentos: 'Fluoxetina 20, tramadol se dor' },
    { medicamentos: 'sertralina', suplementos: 'comprei 5-HTP e tomo à noite' },
  ],
  ['triptano_com_serotonina', { medicamentos: 'Naramig na crise, paroxetina 20' }],
  ['imao', { medicamentos: 'Azilect 1 mg e citalopram' }, { medicamentos: 'Parnate. Allegra D para a rinite' }],
  [
    'tamoxifeno_com_inibidor',
    { medicamentos: 'Tamoxifeno 20 mg. Paroxetina 20 mg desde 2018' },
    { medicamentos: 'tamoxifeno e bup 150' },
  ],
  [
    'isotretinoina_com_vitamina_a',
    { medicamentos: 'Isotretinoína 30 mg', suplementos: 'Multivitamínico com vit. A 5.000 UI' },
    { medicamentos: 'Roacutan', suplementos: 'óleo de fígado de bacalhau' },
  ],
  ['isotretinoina_com_tetraciclina', { medicamentos: 'isotretinoína e minociclina do outro médico' }],
  [
    'isotretinoina_e_gravidez',
    { medicamentos: 'isotretinoína', gestante: 'desconheco' },
    { medicamentos: 'Roacutan', queixaPrincipal: 'Estamos tentando engravidar' },
  ],
  [
    'bupropiona_e_convulsao',
    { medicamentos: 'Bupropiona 150 há 12 dias', historicoMedico: 'teve duas convulsões aos 19' },
    { medicamentos: 'Zyban', suplementos: 'Garrafada com cachaça, um dedo de manhã' },
    { medicamentos: 'bupropiona', historicoMedico: 'bulimia' },
  ],
  [
    'laxante_e_amamentacao',
    { queixaPrincipal: 'tô dando só o peito', suplementos: 'A sogra faz chá de sene p/ soltar o intestino' },
    { queixaPrincipal: 'Bebê de 3 meses em livre demanda', suplementos: 'cáscara sagrada em cápsula' },
    { queixaPrincipal: 'Amamenta', suplementos: 'chá de boldo depois do almoço' },
  ],
  ['sene_com_digoxina_ou_diuretico', { medicamentos: 'Lasix 40 mg', suplementos: 'toma Tamarine toda noite' }],
  [
    'alcacuz_e_pressao',
    { historicoMedico: 'hipertensa há dez anos', suplementos: 'bala e chá de alcaçuz' },
    { medicamentos: 'hidroclorotiazida', suplementos: 'alcaçuz em cápsulas' },
  ],
  ['potassio_com_remedio_da_pressao', { medicamentos: 'enalapril 10 2x', suplementos: 'usa sal light' }],
  ['toranja', { medicamentos: 'anlodipino 5', suplementos: 'suco de grapefruit de manhã' }],
  ['metronidazol_e_alcool', { medicamentos: 'Flagyl por dez dias', frequenciaAlcool: 'regularmente' }],
  ['litio_com_diuretico_ou_pressao', { medicamentos: 'Carbolitium 900, losartana 50' }],
  ['metotrexato_com_anti_inflamatorio', { medicamentos: 'MTX semanal, naproxeno quase todo dia' }],
  ['varfarina_com_antibiotico', { medicamentos: 'Marevan 5, Bactrim desde segunda' }],
  ['secnidazol_e_alcool', { medicamentos: 'Secnidazol dose única ontem', frequenciaAlcool: 'regularmente' }],
  ['nitrato_com_remedio_de_erecao', { sexo: 'masculino', gestante: null, medicamentos: 'Isordil e tadalafila' }],
  ['estatina_ou_colchicina_com_macrolideo', { medicamentos: 'colchicina para a gota, Klaricid desde ontem' }],
  ['azatioprina_com_alopurinol', { medicamentos: 'Imuran e Zyloric' }],
  [
    'anticolinergico_e_glaucoma',
    { medicamentos: 'Retemic 5 mg 2x', historicoMedico: 'Glaucoma, não sabe o tipo' },
    { medicamentos: 'amitriptilina 25 à noite, colírio de timolol' },
  ],
  ['planta_diuretica_com_remedio', { medicamentos: 'Losartana 50', suplementos: 'chá de hibisco para desinchar' }],
  ['diuretico_no_fim_do_dia', { medicamentos: 'Furosemida 40 às 18 h', urina: 'levanto quatro vezes à noite' }],
  [
    'planta_do_acucar',
    { medicamentos: 'glibenclamida de manhã', suplementos: 'chá de pata de vaca que a comadre manda' },
  ],
  ['metformina_e_intestino', { medicamentos: 'Glifage 850 três vezes', queixaPrincipal: 'intestino solto há meses' }],
  ['boldo_e_intestino', { suplementos: 'boldo em jejum todo dia', queixaPrincipal: 'Diarreia com comida' }],
  [
    'planta_que_move_o_sangue',
    { medicamentos: 'Enoxaparina 40 à noite', suplementos: 'Ganhei cápsulas de dong quai, ainda não comecei' },
    { queixaPrincipal: 'A menstruação atrasou dez dias, o teste é amanhã', suplementos: 'chá de canela' },
  ],
  ['calmante_com_planta', { medicamentos: 'minha tia me da o rivotril dela', suplementos: 'valeriana em cápsula' }],
  [
    'aas_com_anti_inflamatorio',
    { medicamentos: 'aas 100 no almoço e ibuprofeno 600 que a vizinha deu toma um por dia' },
  ],
];

describe('medicines and plants that harm each other', () => {
  it.each(fere.flatMap(([par, ...fichas]) => fichas.map((ficha) => [par, ficha] as const)))(
    '%s is told, with whom to ask and how soon: %j',
    (par, ficha) => {
      const nota = notas(ficha).find(({ regra }) => regra === `par_${par}`);
      expect(nota).toMatchObject({ gravidade: 'encaminhar', prazo: 'dias' });
      expect(nota?.texto).toMatch(/\b(hoje|em um ou dois dias|nesta semana)\b/);
      expect(nota?.texto).toMatch(/pronto-socorro|SAMU|se para|se interrompe|médico/i);
    },
  );

  it('are all tested', () => {
    expect(pares.map(regraDoPar).toSorted()).toEqual(fere.map(([par]) => `par_${par}`).toSorted());
    expect(pares.filter(({ fonte }) => fonte === '')).toEqual([]);
  });

  it.each<Partial<DadosAnamnese>>([
    { medicamentos: 'Sertralina, parou no ano passado', suplementos: 'hipérico' },
    { medicamentos: 'escitalopram', suplementos: 'comprei hipérico, ainda não comecei' },
    { historicoMedico: 'mãe ansiosa, toma sertralina', suplementos: 'hipérico' },
    { medicamentos: 'escitalopram', suplementos: 'nunca tomei hipérico' },
    { medicamentos: 'Tamoxifeno 20 mg. Duloxetina foi sugerida e não começou' },
    { medicamentos: 'metotrexato', alergias: 'ibuprofeno' },
    { medicamentos: 'Bupropiona 150', historicoMedico: 'Nega convulsão e trauma de crânio. O irmão tem epilepsia' },
    { medicamentos: 'isotretinoína', gestante: 'nao' },
    { queixaPrincipal: 'Amamentei até o ano passado', suplementos: 'chá de sene' },
    { queixaPrincipal: 'Dor no peito quando respira, toma leite de soja', suplementos: 'chá de sene' },
    { queixaPrincipal: 'A irmã amamenta', suplementos: 'chá de boldo' },
    { medicamentos: 'losartana 50', suplementos: 'come banana' },
    { medicamentos: 'metronidazol', frequenciaAlcool: 'nunca' },
    { medicamentos: 'aas 100', objetivosCliente: 'Largar o ibuprofeno' },
    { medicamentos: 'varfarina', historicoMedico: 'tomou amoxicilina em 2019' },
    { suplementos: 'chá de alcaçuz', historicoMedico: 'Pressão boa' },
    { medicamentos: 'oxibutinina', historicoMedico: 'A mãe tem glaucoma' },
    { medicamentos: 'oxibutinina', historicoMedico: 'Nega glaucoma' },
    { medicamentos: 'Furosemida 40 de manhã', urina: 'levanto duas vezes à noite' },
    { medicamentos: 'Furosemida 40 às 18 h', urina: 'não levanto' },
    { medicamentos: 'metformina 850', evacuacao: 'uma vez por dia, normal' },
    { suplementos: 'chá de hibisco' },
    { suplementos: 'chá de pata de vaca', medicamentos: 'parei a glibenclamida' },
    { suplementos: 'chá de boldo', evacuacao: 'presa' },
    { suplementos: 'chá de canela', gestante: 'nao' },
    { suplementos: 'parei o dong quai', medicamentos: 'aas 100' },
    { suplementos: 'valeriana', historicoMedico: 'O pai toma rivotril' },
    { queixaPrincipal: 'Dor na canela', medicamentos: 'aas 100' },
    { queixaPrincipal: 'Dor frontal', suplementos: 'valeriana' },
    { medicamentos: 'aas 100', historicoMedico: 'A Angélica, minha filha, mora comigo' },
  ])('are not read into %j', (ficha) => {
    expect(notas(ficha)).toEqual([]);
  });

  it.each<[Partial<DadosAnamnese>, boolean]>([
    [{ historicoMedico: 'Mãe: trombose na perna aos 45', medicamentos: 'Drospirenona + etinilestradiol' }, true],
    [{ historicoMedico: 'O irmão teve embolia pulmonar', anticoncepcionalHormonal: 'sim' }, true],
    [{ historicoMedico: 'Mãe: trombose na perna aos 45' }, false],
    [{ historicoMedico: 'Nega trombose na família', anticoncepcionalHormonal: 'sim' }, false],
    [{ historicoMedico: 'A tia com trombose', anticoncepcionalHormonal: 'sim' }, false],
  ])('tell a clot of a near relative beside a contraceptive: %j, %s', (ficha, dita) => {
    const { seguranca } = conferirProtocolo({ dados: dadosDe(ficha), tipo: 'completo', protocolo: null, achados: [] });
    expect(seguranca.some(({ regra }) => regra === 'trombose_na_familia_com_hormonio')).toBe(dita);
  });

  it('are for a call and no visit, and hold no plan', () => {
    const dados = dadosDe({ medicamentos: 'escitalopram 10', suplementos: 'hipérico 300' });
    expect(esperaPeloMedico(dados) || esperaPelaResposta(dados)).toBe(false);
  });
});
