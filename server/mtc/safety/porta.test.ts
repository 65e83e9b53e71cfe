import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo, temSinalDeAlerta } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const calada: DadosAnamnese = { ...fichaCalada, idade: 47, sexo: 'feminino', marcapasso: 'nao', tpm: [] };

function notas(texto: string, campo: 'queixaPrincipal' | 'historicoMedico', mudancas: Partial<DadosAnamnese>) {
  const dados = { ...calada, queixaPrincipal: 'Dor no ombro há dez dias', ...mudancas, [campo]: texto };
  return conferirProtocolo({ dados, tipo: 'diagnostico', protocolo: null, achados: [] })
    .seguranca.map(({ regra }) => regra)
    .filter((regra) => !/^(alarmes_da_queixa|queixa_nao_entendida|marcado_e_escrito)$/.test(regra));
}

const doHistorico = (texto: string, mudancas: Partial<DadosAnamnese> = {}) => notas(texto, 'historicoMedico', mudancas);
const daQueixa = (texto: string, mudancas: Partial<DadosAnamnese> = {}) => notas(texto, 'queixaPrincipal', mudancas);

describe('a denial', () => {
  it.each([
    'enxaqueca de anos, nao vejo pontinhos nem nada na vista',
    'na crise não enxergo clarão nenhum, é só a dor mesmo',
    'não vejo risquinhos nem estrelinhas antes da dor',
    'tontura nunca, boca torta nem formigamento também não',
    'desmaio não tive, perda de força nem fala enrolada também não',
    'nunca tive perda de peso sem motivo, como bem',
    'nega emagrecimento sem causa e nega sangue nas fezes',
    'graças a deus nada de perda de peso sem explicação',
    'durmo bem dor no peito não tenho como de tudo',
    'trabalho sentada sangue nas fezes nunca tive meu intestino é bom',
    'sem febre, vômito com sangue ou desmaio',
    'hemorroida nunca tive que eu saiba, cirrose não tenho graças a deus',
    'cansa um pouco na ladeira, perda de peso sem querer não tive',
    'quase caí no tapete da sala ontem mas não machuquei o tornozelo',
  ])('raises nothing: %s', (texto) => {
    expect(daQueixa(texto).filter((regra) => regra !== 'remedio_na_dor_de_cabeca')).toEqual([]);
  });

  it.each([
    ['Não enxergo direito do olho esquerdo desde hoje cedo', /perda_de_visao|leia_antes/],
    ['Não vejo nada do lado direito, apagou ontem', /perda_de_visao|leia_antes/],
    ['Nunca tive uma dor de cabeça assim, veio de repente, a pior da vida', /cefaleia_subita/],
    ['A boca entortou hoje, dor não tenho', /sinais_de_avc/],
    ['Não teve queda, mas a fala ficou enrolada ontem à noite', /sinais_de_avc/],
    ['Dor no peito não tenho como subir a ladeira', /dor_no_peito/],
    ['Sangue nas fezes não tenho febre', /sangramento/],
    ['Fico sem ar, dor no peito ou tontura quando subo a escada', /dor_no_peito|falta_de_ar/],
    ['Vômito com febre e dor de cabeça com febre, nuca dura', /febre_com_rigidez|leia_antes/],
    ['Dor na barriga com febre e vômito', /abdome_agudo/],
    ['Nunca tive convulsão assim, começou hoje', /primeira_convulsao/],
    ['Não passo um dia sem dor no peito quando subo a escada', /dor_no_peito/],
    ['Emagreci oito quilos sem fazer dieta', /perda_de_peso_sem_causa/],
    ['Caí da escada ontem e não consigo apoiar o pé, dói em cima do osso do tornozelo', /possivel_fratura/],
  ])('leaves the alarm of its twin: %s', (texto, regra) => {
    expect(daQueixa(texto).join(' ')).toMatch(regra);
  });
});

describe('somebody else', () => {
  it.each([
    'operei de apendicite em 1999 mamografia nunca fiz minha irmã mais velha teve câncer de mama diabetes não tenho',
    'pressão boa meu tio paterno morreu de infarto novo e minha avó tem diabetes eu não tenho nada',
    'não uso remédio meu marido tem epilepsia e toma gardenal',
    'a mãe tem marca-passo eu faço caminhada todo dia',
    'meu irmão caçula teve trombose na perna eu nunca tive',
    'irmã do meio também teve desmaio e convulsão quando moça',
    'sem doença o avô materno faleceu de cirrose',
    'minha prima teve tuberculose faz tempo e meu pai já teve derrame',
    'meu pai e meu tio tiveram infarto e meus avós morreram de câncer',
    'minha sogra tem linfedema no braço eu que ajudo',
    'meu filho tem asma e usa bombinha',
  ])('is not the client: %s', (texto) => {
    expect(doHistorico(texto)).toEqual([]);
  });

  it.each([
    ['tive câncer de mama em 2019, minha irmã também', /neoplasia/],
    ['meu pai era diabético e eu também tenho diabetes', /diabetes/],
    ['tenho epilepsia meu marido me trouxe', /epilepsia/],
    ['uso marca-passo minha mãe ficou preocupada', /marcapasso/],
    ['desde que minha mãe faleceu eu tenho dor no peito na ladeira', /dor_no_peito/],
    ['minha irmã disse que eu desmaiei ontem na cozinha', /desmaio/],
  ])('leaves the note of its twin: %s', (texto, regra) => {
    expect(doHistorico(texto).join(' ')).toMatch(regra);
  });
});

describe('what is over', () => {
  it.each([
    'bronquite asmática só qd era pequena',
    'asma apenas na infancia',
    'asma quando guri, passou e nao voltou',
    'teve asma quando menina, não usa nada desde os dez anos',
    'gastrite em 2017 já tratei',
    'anemia na gravidez em 2012, tratou',
    'febre reumática menina',
    'teve convulsão febril com 2 anos e nunca mais',
    'sangue nas fezes em 2011, tratei a fissura e nunca mais tive',
    'hepatite A quando criança, curada',
    'na infância teve bronquite e dor no peito',
  ])('says nothing: %s', (texto) => {
    expect(doHistorico(texto)).toEqual([]);
  });

  it('lets a child be treated whose one febrile fit was looked at years ago', () => {
    const davi = { idade: 8, sexo: 'masculino' as const };
    expect(doHistorico('1 convulsão febril c/ 1a6m, EEG nl, nunca mais', davi)).not.toContain('leia_antes_de_tratar');
    expect(doHistorico('convulsão febril ontem, a primeira', davi).join(' ')).toMatch(/leia_antes|desmaio|epilepsia/);
  });

  it.each([
    ['asma desde criança', /asma/],
    ['crise de asma ontem, a primeira foi na infância', /asma/],
    ['dor no peito igual quando era criança, veio hoje', /dor_no_peito/],
    ['asma quando criança, voltou no ano passado', /asma/],
    ['fala enrolada ontem, já passou', /sinais_de_avc/],
    ['a vista apagou semana passada e já passou', /perda_de_visao|leia_antes/],
    ['epilepsia na infância, ainda tomo gardenal', /epilepsia/],
    ['câncer de colo em 2010, tratei', /neoplasia_no_passado/],
    ['tratei gastrite em 2010, agora câncer de mama', /neoplasia(?!_no)/],
    ['trombose na perna em 2015, tratei', /trombose/],
    ['pensei em me matar em 2015, já tratei', /risco_de_suicidio/],
    ['sangue nas fezes, tratei como hemorroida e continua', /sangramento|intestino/],
  ])('leaves what comes back, goes on or counts for ever: %s', (texto, regra) => {
    expect(doHistorico(texto).join(' ')).toMatch(regra);
  });
});

describe('blood of the stool', () => {
  const depois: Partial<DadosAnamnese> = { idade: 63, cicloRegular: 'amenorreia' };
  const ginecologista = (mudancas: Partial<DadosAnamnese>) =>
    encontrarSinaisDeAlerta({ ...calada, ...depois, ...mudancas }).some(
      ({ id }) => id === 'sangramento_depois_da_menopausa',
    );

  it.each([
    { evacuacao: 'mole, três vezes ao dia, com sangue' },
    { evacuacao: 'uma vez ao dia, sangue escuro misturado' },
    { urina: 'avermelhada, com sangue desde ontem' },
    { queixaPrincipal: 'Sangue vivo há um mês ao evacuar', historicoMedico: 'Histerectomia em 2004' },
  ])('is no blood of the womb: %o', (mudancas) => {
    expect(ginecologista(mudancas)).toBe(false);
  });

  it.each([
    { queixaPrincipal: 'Sujou a calcinha de sangue na semana passada, menopausa há oito anos' },
    { queixaPrincipal: 'Voltei a menstruar depois de seis anos' },
    { historicoMedico: 'Sangramento vaginal pequeno anteontem, sem menstruar desde 2015' },
  ])('and of the womb is: %o', (mudancas) => {
    expect(ginecologista(mudancas)).toBe(true);
  });
});

describe('a breath and a heart that were examined', () => {
  const urgente = (queixaPrincipal: string, historicoMedico: string | null = null) =>
    encontrarSinaisDeAlerta({ ...calada, queixaPrincipal, historicoMedico }).some(({ prazo }) => prazo === 'hoje');

  it.each([
    [
      'crises de ansiedade há um ano do nada o coração dispara e falta o ar dura quinze minutos e passa agora é uma por mês',
      'o cardiologista viu em agosto eco e esteira normais',
    ],
    ['Canso de falar muito, falta fôlego falando desde a covid', 'Espirometria e tomografia deste ano normais'],
    ['Pânico no ônibus, falta o ar de repente e passa', 'Fui na UPA, deu tudo normal; eletro normal em outubro'],
  ])('are no emergency: %s', (queixa, historico) => {
    expect(urgente(queixa, historico)).toBe(false);
  });

  it.each([
    ['Falta de ar parado desde ontem, cada vez pior', 'Espirometria normal em março'],
    ['Falta o ar de repente no trânsito, os lábios ficam roxos', null],
    ['Não consigo deitar de falta de ar há três noites', 'Eletro normal em maio'],
    ['Coração disparado agora e falta de ar', null],
    ['aperto no peito quando sobe ladeira há um mês vai para o braço e agora já vem com menos esforço', null],
    ['Dor no peito ao carregar compras, com suor frio, cada vez mais forte', null],
  ])('of this moment are: %s', (queixa, historico) => {
    expect(urgente(queixa, historico)).toBe(true);
  });
});

describe('strength that goes', () => {
  const sobe = (queixaPrincipal: string) =>
    encontrarSinaisDeAlerta({ ...calada, queixaPrincipal }).find(({ id }) => id === 'forca_que_diminui')?.prazo;

  it.each([
    'Ciática à direita há um mês; há uma semana não levanto a ponta do pé',
    'Dor lombar, e o pé caído de dez dias para cá, tropeço em tudo',
    'Hérnia de disco, a perna cada dia mais fraca',
    'Formiga o braço e a fraqueza na mão está aumentando',
    'A dor melhorou mas a força da perna vem diminuindo',
  ])('is looked at within two days: %s', (texto) => {
    expect(sobe(texto)).toBe('antes');
  });

  it.each([
    'Ciática à direita há um mês, sem perda de força',
    'Pé caído desde criança pela pólio',
    'Sequela de AVC de 2012, arrasto a ponta do pé',
    'Força da perna normal, nega pé caído',
    'Dor na ponta do pé quando levanto da cama',
  ])('and is not where it is denied, old or another thing: %s', (texto) => {
    expect(sobe(texto)).toBeUndefined();
  });
});

it('tells a question of the net as no sign of alarm', () => {
  const dados = { ...calada, queixaPrincipal: 'Ontem revirou os olhos e ficou babando' };
  expect(encontrarSinaisDeAlerta(dados).map(({ certo }) => certo)).toContain(false);
  expect(temSinalDeAlerta(dados)).toBe(false);
});
