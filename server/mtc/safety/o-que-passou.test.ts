import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (historicoMedico: string, outras = {}) =>
  encontrarSinaisDeAlerta({
    ...fichaCalada,
    idade: 47,
    sexo: 'feminino',
    gestante: 'nao',
    queixaPrincipal: 'Dor no pescoço há seis meses',
    historicoMedico,
    ...outras,
  })
    .filter(({ gravidade }) => gravidade === 'encaminhar')
    .map(({ id }) => id);

const passados: readonly string[] = [
  // Discharged, cured, the tests normal
  'Em 2023 urinei sangue por uma infecção no rim, tratei, tive alta e os exames deram normais.',
  'Ano passado saiu sangue no xixi por causa de uma pedra; foi retirada e desde então está tudo normal.',
  'Nefrite quando pequena, com urina escura e rosto inchado; sarou e recebeu alta.',
  'Tive uma úlcera no estômago com fezes pretas há três anos, cicatrizou e a endoscopia de controle veio normal.',
  'Teve pneumonia em março, com febre e catarro com sangue, ficou curada.',
  'Na internação de janeiro tive febre alta e calafrio, passou e não voltou.',
  'Só tive febre enquanto estava internada, hoje nada.',
  'Icterícia por pedra na vesícula em abril, operei e os exames do fígado estão normais.',
  'Trombose na perna em 2015, tratada, o doppler de controle deu normal.',
  // Weight that came back
  'Na pandemia perdi oito quilos, já recuperei tudo.',
  'Em 2017 perdeu 9 kg na separação, recuperou tudo no ano seguinte.',
  'Quando operei emagreci dez quilos e já engordei os dez de volta.',
  'Emagreci sete quilos no luto e voltei ao meu peso.',
  'Perdi nove quilos na quimioterapia da qual tive alta em 2019 e hoje meu peso está estável.',
  // Examined this year and normal
  'Sangrei nas fezes em maio, fiz colonoscopia este ano e deu normal, nunca mais sangrou.',
  'Fiquei com tontura e dor no peito em fevereiro, o cardiologista fez todos os exames, normais, e passou.',
  // Of childhood
  'Convulsão de febre quando tinha dois anos, nunca mais.',
  'Na infância desmaiava muito, passou na adolescência.',
  'Quando criança cuspia sangue por causa de tuberculose, curei.',
  // Somebody else
  'Minha mãe teve câncer de intestino com sangue nas fezes.',
  'Meu irmão emagreceu vinte quilos antes de descobrir o linfoma.',
  'Meu pai urina sangue e está internado.',
  'A vizinha teve AVC, a boca dela entortou.',
  'Meu filho teve febre de quarenta graus na semana passada.',
];

it.each([...passados])('refers nobody for: %s', (texto) => {
  expect(alertas(texto)).toEqual([]);
});

const deHoje: readonly string[] = [
  'Em 2023 urinei sangue, tive alta, e ontem o sangue voltou.',
  'Ano passado saiu sangue no xixi, passou, e agora está saindo de novo.',
  'Perdi oito quilos em dois meses sem querer e não recuperei.',
  'Minha mãe teve câncer de intestino e eu estou com sangue nas fezes há um mês.',
  'Tive pneumonia em março e continuo com catarro com sangue.',
  'Sarei da gripe, mas o xixi está saindo com sangue.',
  'Tive alta do hospital ontem e hoje estou com febre alta e calafrio.',
  'Em março comecei com falta de ar parada e os exames deram normais.',
  'Em abril sangrei nas fezes, tratei e está normal, e eu continuo emagrecendo sem querer, perdi seis quilos em dois meses.',
  'Perdi seis quilos em dois meses, recuperei um e perdi de novo, sem querer.',
  'Minha avó morreu de AVC e eu estou com a boca torta desde ontem.',
  'Há cinco anos operei o intestino, tive alta, e agora as fezes saem pretas feito piche.',
  'A colonoscopia do ano passado foi normal, mas desde agosto sai sangue misturado nas fezes.',
];

describe('what is of today', () => {
  it.each([...deHoje])('is still told: %s', (texto) => {
    expect(alertas(texto)).not.toEqual([]);
  });
});
