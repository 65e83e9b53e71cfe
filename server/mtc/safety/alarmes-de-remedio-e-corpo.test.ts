import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const ficha = (mais: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  queixaPrincipal: 'Dor.',
  inicioQueixa: 'recente',
  ...mais,
});
const alarmes = (mais: Partial<DadosAnamnese>) =>
  encontrarSinaisDeAlerta(ficha(mais)).map(({ id, prazo }) => `${id} ${prazo ?? 'pergunta'}`);

describe('muscles that dissolve', () => {
  it.each<Partial<DadosAnamnese>>([
    {
      queixaPrincipal: 'As coxas doem há quatro dias e tenho fraqueza nas pernas para subir escada.',
      medicamentos: 'atorvastatinna 40',
      urina: 'escura da cor de chá preto desde ontem',
    },
    {
      queixaPrincipal: 'Corpo moído, não consigo levantar da cadeira.',
      medicamentos: 'Sinvastatina 20 e claritromissina desde segunda',
    },
    { queixaPrincipal: 'Dor muscular nas pernas; xixi cor de coca-cola.', medicamentos: 'Rosuvastatina 20' },
    { queixaPrincipal: 'Depois do crossfit de anteontem os braços doem muito e a urina está cor de coca-cola.' },
    {
      queixaPrincipal: 'Dor nos músculos das coxas.',
      medicamentos: 'Sinvastatina 40, itraconazol há uma semana',
      faceObservacao: 'Levantou da cadeira apoiando as duas mãos.',
    },
  ])('are an emergency of today: %o', (mais) => {
    expect(alarmes(mais)).toContain('musculo_que_se_desfaz hoje');
    expect(alarmes(mais).join()).not.toContain('sangue_na_urina');
  });

  it.each<Partial<DadosAnamnese>>([
    { queixaPrincipal: 'Dor muscular nas costas há anos.', medicamentos: 'Sinvastatina 20' },
    { queixaPrincipal: 'Corpo moído, fraqueza nas pernas.', medicamentos: 'Losartana' },
    { queixaPrincipal: 'Dor muscular nas coxas.', medicamentos: 'Rosuvastatina', urina: 'amarela clara' },
    { queixaPrincipal: 'Fraqueza nas pernas e dor muscular.', medicamentos: 'Sinvastatina, azitromicina' },
    { queixaPrincipal: 'Corpo moído. Bebo muita coca-cola.', medicamentos: 'Sinvastatina' },
    { queixaPrincipal: 'Fraqueza nas coxas, dói tudo.', medicamentos: 'Sinvastatina parei em 2020. Claritromicina' },
  ])('are not seen in: %o', (mais) => {
    expect(alarmes(mais).join()).not.toContain('musculo_que_se_desfaz');
  });
});

describe('an artery of the neck', () => {
  it.each<Partial<DadosAnamnese>>([
    {
      queixaPrincipal:
        'Dor no pescoço do lado direito desde ontem, depois que o quiroprata estalou meu pescoço. Ouço o coração no ouvido direito.',
    },
    {
      queixaPrincipal: 'Torcicolo à esquerda há três dias.',
      faceObservacao: 'Pálpebra E mais baixa que a D, pupila esquerda menor.',
    },
    {
      queixaPrincipal:
        'Bateram no meu carro na terça e capotei; dói o pescoço só de um lado. O olho esquerdo ficou menor.',
    },
    { queixaPrincipal: 'Dor na nuca à direita, começou ontem.', faceObservacao: 'Anisocoria, ptose à direita.' },
  ])('is an emergency of now: %o', (mais) => {
    expect(alarmes(mais)).toContain('arteria_do_pescoco hoje');
  });

  it('is asked about where only the tearing pain came after the hands', () => {
    expect(
      alarmes({
        queixaPrincipal:
          'O massagista estalou meu pescoço no sábado e desde então a dor do lado esquerdo do pescoço é diferente das outras, rasgando.',
      }),
    ).toContain('arteria_do_pescoco pergunta');
  });

  it.each<Partial<DadosAnamnese>>([
    { queixaPrincipal: 'Torcicolo à direita há dois dias, não viro a cabeça.' },
    {
      queixaPrincipal: 'Dor no pescoço há anos.',
      inicioQueixa: 'anos',
      faceObservacao: 'Pálpebra direita caída desde criança.',
    },
    { queixaPrincipal: 'Dor no pescoço à direita há três dias.', faceObservacao: 'Pupilas iguais, sem ptose.' },
    { queixaPrincipal: 'Dor no pescoço dos dois lados, estalou o pescoço sozinha.' },
    { queixaPrincipal: 'Zumbido pulsátil no ouvido esquerdo.', inicioQueixa: 'anos' },
    { queixaPrincipal: 'Dor lombar. O quiroprata ajustou a coluna em 2019.' },
  ])('is not seen in: %o', (mais) => {
    expect(alarmes(mais).join()).not.toContain('arteria_do_pescoco');
  });
});

describe('a medicine beside what the body shows', () => {
  it.each<[string, Partial<DadosAnamnese>, Partial<DadosAnamnese>]>([
    [
      'ieca_com_inchaco hoje',
      { queixaPrincipal: 'O lábio inchou de noite.', medicamentos: 'inalapril ou enalapriu 10' },
      { queixaPrincipal: 'O lábio inchou de noite.', medicamentos: 'Anlodipino' },
    ],
    [
      'febre_com_imunossupressor hoje',
      { queixaPrincipal: 'Febre desde ontem e dor no corpo.', medicamentos: 'Adalimumabe a cada 15 dias' },
      { queixaPrincipal: 'Sem febre, dor no corpo.', medicamentos: 'Adalimumabe a cada 15 dias' },
    ],
    [
      'garganta_com_remedio_do_sangue hoje',
      { queixaPrincipal: 'Dor de garganta há dois dias.', medicamentos: 'Tapazol 10 mg' },
      { queixaPrincipal: 'Dor de garganta há dois dias.', medicamentos: 'Puran 50' },
    ],
    [
      'pele_com_remedio_grave hoje',
      { queixaPrincipal: 'Manchas vermelhas no corpo e febre.', medicamentos: 'Lamotrigina, subiu a dose há 10 dias' },
      { queixaPrincipal: 'Manchas vermelhas no corpo.', medicamentos: 'Lamotrigina' },
    ],
    [
      'litio_alto hoje',
      { queixaPrincipal: 'Vômito e fala arrastada desde ontem.', medicamentos: 'Carbolitium 300' },
      { queixaPrincipal: 'Tremor fino nas mãos.', medicamentos: 'Carbolitium 300' },
    ],
    [
      'febre_e_rigidez_com_antipsicotico hoje',
      { queixaPrincipal: 'Febre e corpo todo duro desde ontem.', medicamentos: 'Haldol' },
      { queixaPrincipal: 'Rigidez nas costas.', medicamentos: 'Haldol' },
    ],
    [
      'cabeca_com_isotretinoina hoje',
      { queixaPrincipal: 'Dor de cabeça forte com vista turva.', medicamentos: 'Isotretinoína 20' },
      { queixaPrincipal: 'Dor de cabeça.', medicamentos: 'Isotretinoína 20' },
    ],
    [
      'barriga_com_glp1 hoje',
      { queixaPrincipal: 'Dor na barriga forte que vai para as costas, vômito.', medicamentos: 'monjaro 5' },
      { queixaPrincipal: 'Enjoo e vômito leve.', medicamentos: 'Mounjaro 5' },
    ],
    [
      'vomito_com_gliflozina hoje',
      { queixaPrincipal: 'Vômito e dor abdominal desde cedo.', medicamentos: 'Forxiga 10' },
      { queixaPrincipal: 'Vômito e dor abdominal desde cedo.', medicamentos: 'Omeprazol' },
    ],
    [
      'tendao_com_quinolona antes',
      { queixaPrincipal: 'O tendão de Aquiles dói desde sábado.', medicamentos: 'Ciprofloxacina 500, quinto dia' },
      { queixaPrincipal: 'O tendão de Aquiles dói desde sábado.', medicamentos: 'Amoxicilina' },
    ],
    [
      'rim_com_anti_inflamatorio antes',
      { urina: 'bem pouca desde ontem, quase não urino', medicamentos: 'Nimesulidda 2x ao dia, losartanna 50' },
      { urina: 'normal', medicamentos: 'Nimesulida 2x ao dia, losartana 50' },
    ],
  ])('%s', (alarme, com, sem) => {
    expect(alarmes(com)).toContain(alarme);
    expect(alarmes(sem)).not.toContain(alarme);
  });

  it('is not of another time, of somebody else, or only asked about', () => {
    const queixaPrincipal = 'Febre desde ontem.';
    for (const mais of [
      { medicamentos: 'Azatioprina, parei em 2021' },
      { historicoMedico: 'Meu irmão toma azatioprina' },
      { objetivosCliente: 'Saber se azatioprina faz mal' },
    ])
      expect(alarmes({ queixaPrincipal, ...mais })).not.toContain('febre_com_imunossupressor hoje');
  });
});

it('the bowel that changed with an antibiotic is no bowel to look into', () => {
  const dados = ficha({
    idade: 61,
    evacuacao: 'mole três vezes por dia depois que comecei o antibiótico, antes era uma vez certinha',
  });
  const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] });
  expect(seguranca.map(({ regra }) => regra)).not.toContain('mudanca_do_intestino');
});
