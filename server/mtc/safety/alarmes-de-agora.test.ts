import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { quandoProcurar } from '../writer/quando-procurar.ts';
import { pedeAgora } from './alarme.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta, sinaisDeAlerta } from './sinais-de-alerta.ts';

type Ficha = Partial<DadosAnamnese>;

const ficha = (mais: Ficha) => ({ ...fichaCalada, inicioQueixa: 'recente' as const, ...mais });
const alarmes = (mais: Ficha) =>
  encontrarSinaisDeAlerta(ficha(mais)).map(({ id, prazo, certo }) => `${id} ${certo ? prazo : 'pergunta'}`);

describe('what cannot wait for the evening', () => {
  it('is told by the first words of what to do, and by no condition', () => {
    expect(pedeAgora('SAMU (192) ou pronto-socorro agora; não tratar antes.')).toBe(true);
    expect(pedeAgora('encaminhar de imediato ao pronto-socorro ou acionar o SAMU (192).')).toBe(true);
    expect(pedeAgora('pronto-socorro hoje. Falta de ar: SAMU (192) agora.')).toBe(false);
    expect(pedeAgora('medir a pressão agora e encaminhar hoje à maternidade; não tratar antes.')).toBe(false);
    expect(pedeAgora('medir o pulso e chamar SAMU (192) agora se não passa em minutos.')).toBe(false);
  });

  it('holds for these alarms', () => {
    const deAgora = sinaisDeAlerta.filter(({ prazo, conduta }) => prazo === 'hoje' && pedeAgora(conduta));
    expect(deAgora.map(({ id }) => id).sort()).toEqual([
      'abdome_agudo',
      'arteria_do_pescoco',
      'braco_que_doi_com_suor_frio',
      'cefaleia_subita',
      'crianca_com_esforco_para_respirar',
      'falta_de_ar_grave',
      'febre_com_defesa_baixa',
      'febre_com_imunossupressor',
      'febre_com_manchas_roxas',
      'febre_com_rigidez_de_nuca',
      'febre_e_rigidez_com_antipsicotico',
      'febre_na_quimioterapia',
      'infeccao_grave',
      'membro_frio_de_repente',
      'obstrucao_intestinal',
      'perda_de_controle_esfincteriano',
      'perda_de_visao',
      'sangramento_na_cabeca',
      'sangramento_na_gestacao',
      'sinais_de_avc',
      'testiculo_que_doi_de_repente',
      'tomou_para_morrer',
      'tontura_que_nao_deixa_andar',
    ]);
  });

  it('is said in the letter as now, with the number to call', () => {
    const { seguranca } = conferirProtocolo({
      dados: ficha({ queixaPrincipal: 'Desde hoje cedo a boca está torta e a fala enrolada', idade: 66 }),
      tipo: 'completo',
      protocolo: null,
      achados: [],
    });
    const frases = quandoProcurar(seguranca)?.frases.join(' ') ?? '';
    expect(frases).toMatch(/^Ligue 192 \(SAMU\) ou vá ao pronto-socorro agora/);
    expect(frases).not.toMatch(/ainda hoje|Se piorar de repente/);
  });

  it('leaves the letter of a day or two with its own days', () => {
    const nota = { regra: 'x', gravidade: 'encaminhar' as const, removidos: [], fonte: '' };
    const frases = (prazo: 'antes' | 'dias', texto: string) =>
      quandoProcurar([{ ...nota, prazo, texto }])?.frases.join(' ') ?? '';
    expect(frases('antes', 'Olhos amarelados: avaliação médica em um ou dois dias, antes de tratar.')).toMatch(
      /em um ou dois dias, antes da primeira sessão/,
    );
    expect(frases('dias', 'Monocordil e Viagra: falar hoje com quem receitou.')).toMatch(/ainda hoje/);
    expect(frases('dias', 'Massa: médico em até duas semanas.')).toMatch(/nos próximos dias/);
  });
});

describe('fever, drink and blood', () => {
  it.each<[Ficha, string, boolean]>([
    [{ queixaPrincipal: 'Fezes pretas desde ontem.' }, 'sangramento hoje', true],
    [{ queixaPrincipal: 'Vomitei sangue ontem.' }, 'sangramento hoje', true],
    [{ queixaPrincipal: 'Azia.', evacuacao: 'pretinhas, tomo sulfato ferroso' }, 'sangramento hoje', false],
    [{ queixaPrincipal: 'Azia, nega fezes pretas.' }, 'sangramento hoje', false],
    [{ queixaPrincipal: 'Dor no ombro. Meu pai vomitou sangue.' }, 'sangramento hoje', false],
    [{ queixaPrincipal: 'Febre desde ontem e pintinhas roxas na barriga.' }, 'febre_com_manchas_roxas hoje', true],
    [{ queixaPrincipal: 'Manchas roxas nas pernas, sem febre.' }, 'febre_com_manchas_roxas hoje', false],
    [{ queixaPrincipal: 'Febre desde ontem, corpo moído.' }, 'pode_ser_dengue hoje', true],
    [{ queixaPrincipal: 'Febre há três dias, dor atrás dos olhos.' }, 'pode_ser_dengue hoje', true],
    [{ queixaPrincipal: 'Tive dengue em 2019, febre e dor no corpo na época.' }, 'pode_ser_dengue hoje', false],
    [{ queixaPrincipal: 'Dor no corpo há anos, nega febre.' }, 'pode_ser_dengue hoje', false],
    [
      { queixaPrincipal: 'Dor no corpo há um mês. Minha filha está com febre desde ontem.' },
      'pode_ser_dengue hoje',
      false,
    ],
    [{ queixaPrincipal: 'Larguei a cachaça há dois dias e suo frio.' }, 'abstinencia_de_alcool hoje', true],
    [{ queixaPrincipal: 'Parei de beber há seis anos; tremor nas mãos.' }, 'abstinencia_de_alcool hoje', false],
    [{ queixaPrincipal: 'Meu marido parou de beber ontem; tenho tremor.' }, 'abstinencia_de_alcool hoje', false],
    [
      { queixaPrincipal: 'Febre desde ontem. Cesárea há 12 dias.', sexo: 'feminino', idade: 29 },
      'febre_depois_do_parto hoje',
      true,
    ],
    [
      { queixaPrincipal: 'Febre desde ontem. Cesárea há 12 anos.', sexo: 'feminino', idade: 39 },
      'febre_depois_do_parto hoje',
      false,
    ],
    [
      { queixaPrincipal: 'Sem febre. Cesárea há 12 dias.', sexo: 'feminino', idade: 29 },
      'febre_depois_do_parto hoje',
      false,
    ],
  ])('%j: %s %s', (mais, alarme, dito) => {
    expect(alarmes(mais).includes(alarme)).toBe(dito);
  });
});

describe('the heart that hurts elsewhere', () => {
  it.each<[string, string]>([
    ['Subindo a rua vem um peso no braço esquerdo que vai até o queixo, paro e em minutos passa.', 'antes'],
    ['Aperto na mandíbula quando caminho depressa. Descanso um pouco e some.', 'antes'],
    ['quando subo escada o ombro pesa e pega a mandibula, descanso e melhora. ontem deu deitado, suando frio', 'hoje'],
    ['Dormência no braço ao subir a ladeira, encosto e alivia. Hoje cedo deu sentada.', 'hoje'],
  ])('is told: %s', (queixaPrincipal, prazo) => {
    expect(alarmes({ queixaPrincipal, idade: 58 })).toContain(`angina_sem_dor_no_peito ${prazo}`);
  });

  it.each([
    'Dor no ombro quando levanto o braço, melhora quando paro.',
    'O joelho dói quando subo escada e passa quando paro.',
    'Meu pai sentia um peso no braço ao subir a escada, parava e passava. Eu tenho dor no ombro.',
    'Formiga o braço ao digitar, passa quando descanso.',
    'A mandíbula dói ao mastigar e melhora em repouso.',
    'Nega dor no braço ou no queixo ao subir escada. Dor lombar que melhora quando paro.',
    'Peso no braço ao subir ladeira que passava quando parava, em 2015, fiz ponte de safena e nunca mais tive.',
  ])('is not told: %s', (queixaPrincipal) => {
    expect(alarmes({ queixaPrincipal, idade: 58 }).join(' ')).not.toContain('angina_sem_dor_no_peito');
  });
});

describe('oxygen at home', () => {
  it.each<[Ficha, boolean]>([
    [{ historicoMedico: 'DPOC, uso oxigênio em casa.' }, true],
    [{ historicoMedico: 'Dorme com concentrador de oxigênio.' }, true],
    [{ historicoMedico: 'A mãe usa oxigênio em casa.' }, false],
    [{ historicoMedico: 'Oxigênio do sangue normal, 98.' }, false],
  ])('%j: %s', (mais, dito) => {
    const { seguranca } = conferirProtocolo({ dados: ficha(mais), tipo: 'completo', protocolo: null, achados: [] });
    expect(seguranca.some(({ regra }) => regra === 'oxigenio_em_casa')).toBe(dito);
  });
});
