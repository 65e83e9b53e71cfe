import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { sampleDados } from '../render/sample-relatorio.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';

/** An intake in which nothing was answered but the complaint. */
const vazia: DadosAnamnese = {
  ...sampleDados,
  idade: 35,
  sexo: 'feminino',
  profissao: null,
  inicioQueixa: 'meses',
  intensidadeDor: null,
  fatoresAgravantes: [],
  fatoresAmeliorantes: [],
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  alergias: null,
  sintomasGerais: [],
  sintomasDigestivos: [],
  sintomasRespiratorios: [],
  sintomasTermicos: [],
  sintomasPele: [],
  sintomasEmocionais: [],
  sintomasSono: [],
  apetite: null,
  sede: null,
  urina: null,
  evacuacao: null,
  suorEspontaneo: null,
  cicloRegular: null,
  fluxo: null,
  dorMenstrual: null,
  tpm: [],
  anticoncepcionalHormonal: null,
  atividadeFisica: null,
  consumoAgua: null,
  cafeXicaras: null,
  frequenciaAlcool: null,
  cigarro: null,
  qualidadeSono: null,
  estresseNivel: null,
  linguaDesc: [],
  linguaDetalhes: [],
  linguaObservacao: null,
  faceDesc: [],
  orelhaDesc: [],
  pulso: [],
  gestante: 'nao',
  marcapasso: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  objetivosCliente: null,
};

/** The plan as the report prints it, after the last safety check, with its notes. */
const conferido = (mudancas: Partial<DadosAnamnese>) => {
  const dados = { ...vazia, ...mudancas };
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  return conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
};
const tratado = (mudancas: Partial<DadosAnamnese>) => {
  const { protocolo } = conferido(mudancas);
  if (!protocolo) throw new Error('a complete report has a plan');
  return protocolo;
};
const emCasa = (mudancas: Partial<DadosAnamnese>) =>
  tratado(mudancas)
    .orientacoes.map(({ texto }) => texto)
    .join('\n');

const doIntestino: Partial<DadosAnamnese> = {
  queixaPrincipal: 'Intestino solto quando fica nervosa, gases, cansaço',
  sintomasDigestivos: ['Diarreia', 'Gases/Distensão'],
  sintomasEmocionais: ['Raiva/Irritabilidade', 'Preocupação/Ruminação'],
  linguaDesc: ['Marcas de dente'],
  pulso: ['Em corda'],
};
const preso: Partial<DadosAnamnese> = {
  queixaPrincipal: 'Intestino preso, gases, barriga estufada, cansaço',
  sintomasDigestivos: ['Constipação', 'Fezes secas', 'Gases/Distensão'],
  linguaDesc: ['Seca'],
};
const comGordura: Partial<DadosAnamnese> = {
  queixaPrincipal: 'Peso no corpo e má digestão depois de comer, cansaço',
  sintomasDigestivos: ['Empachamento'],
  linguaDesc: ['Saburra espessa', 'Marcas de dente'],
  pulso: ['Deslizante'],
};

describe('home advice', () => {
  it('begins with what the client marked as worse and with her habits', () => {
    const { orientacoes } = tratado({
      ...doIntestino,
      fatoresAgravantes: ['Café', 'Alimentos gordurosos', 'Estresse'],
      cafeXicaras: 5,
      frequenciaAlcool: 'regularmente',
      cigarro: 'ocasional',
    });
    const ids = orientacoes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['menos_cafe', 'menos_alcool', 'sem_cigarro', 'menos_gordura']));
    expect(ids.slice(0, 4)).toContain('menos_cafe');
  });

  it.each([
    ['Calor', 'calor_que_piora'],
    ['Frio', 'frio_que_piora'],
    ['Alimentos gordurosos', 'menos_gordura'],
    ['Café', 'menos_cafe'],
  ] as const)('answers each mark: %s', (fator, id) => {
    expect(tratado({ ...comGordura, fatoresAgravantes: [fator] }).orientacoes.map((uma) => uma.id)).toContain(id);
  });

  it.each([
    ['nothing but a complaint', { queixaPrincipal: 'Zumbido no ouvido esquerdo' }],
    ['cold hands', { queixaPrincipal: 'Dor no punho', sintomasTermicos: ['Mãos/pés frios'] }],
    ['little sleep', { queixaPrincipal: 'Demoro muito a dormir e acordo cansada, penso demais' }],
    ['a child', { idade: 7, queixaPrincipal: 'Coceira na dobra do braço', sintomasSono: ['Despertares noturnos'] }],
    ['urine', { idade: 64, queixaPrincipal: 'Perde urina ao espirrar, perda de urina todo dia' }],
  ] as [string, Partial<DadosAnamnese>][])(
    'names what was told that it answers to, in six lines at most: %s',
    (_nome, ficha) => {
      const { orientacoes } = tratado(ficha);
      expect(orientacoes.length).toBeLessThanOrEqual(6);
      const dito = JSON.stringify(ficha).toLowerCase();
      for (const { porque = '', texto } of orientacoes) {
        expect(porque, texto).toMatch(/^(porque (contou|marcou)|pelo cuidado dito)/);
        const [, fala] = /“([^”]+)”/.exec(porque) ?? [];
        if (fala !== undefined) expect(dito).toContain(fala.toLowerCase());
        // A pain that nobody told is not wrapped up, and no training in the heat is warned of.
        expect(texto).not.toMatch(/parte que dói|horas quentes|ovos com mandioca/);
      }
    },
  );

  it('warms only what was told as cold, and no belly in a pregnancy', () => {
    const pes = tratado({ queixaPrincipal: 'Cansaço', sintomasTermicos: ['Mãos/pés frios'] }).orientacoes;
    expect(pes.map(({ texto }) => texto).join(' ')).not.toMatch(/ventre|lombar/);
    const gravida = tratado({
      idade: 30,
      gestante: 'sim',
      queixaPrincipal: 'Grávida de 20 semanas, barriga gelada e pés frios',
    }).orientacoes;
    expect(gravida.map(({ texto }) => texto).join(' ')).not.toMatch(/ventre agasalhado/);
  });

  it.each([
    ['blood in the stool', { historicoMedico: 'Às vezes sai um sanguinho no papel' }],
    ['a changed habit', { idade: 58, evacuacao: 'Há três meses o intestino prende, antes ia todo dia' }],
    ['days without stool and vomits', { historicoMedico: 'Sete dias sem evacuar e vomitando' }],
  ] as const)('adds no bulk to a bowel that a physician has to see: %s', (_nome, mudancas) => {
    expect(emCasa({ ...preso, ...mudancas })).not.toMatch(/linhaça|aveia|farelo|Massageie o abdome/);
  });

  it('gives the fibre where nothing stands against it, and without a word on water where it is limited', () => {
    expect(emCasa(preso)).toContain('linhaça');
    const comLimite = emCasa({ ...preso, historicoMedico: 'Insuficiência cardíaca', medicamentos: 'Furosemida 40' });
    expect(comLimite).toContain('só com o acordo de quem limita os líquidos');
    expect(comLimite).not.toMatch(/sempre com água|seis a oito copos/);
    expect(comLimite.match(/quantidade de líquidos/g) ?? []).toHaveLength(0);
  });

  it.each([
    ['pregnant', { gestante: 'sim', queixaPrincipal: `${comGordura.queixaPrincipal}. Grávida de 20 semanas` }],
    ['perhaps pregnant', { gestante: 'desconheco' }],
    ['a child', { idade: 9 }],
    ['old', { idade: 68 }],
    ['of brittle bones', { idade: 55, historicoMedico: 'Osteoporose' }],
  ] as const)('cuts no dairy of somebody who is %s', (_nome, mudancas) => {
    expect(emCasa({ ...comGordura, ...mudancas })).not.toMatch(/laticínios|leite, queijos/);
  });

  it('of coffee and alcohol is stricter in a pregnancy, and speaks of none to others', () => {
    const marcas = { cafeXicaras: 5, frequenciaAlcool: 'regularmente', fatoresAgravantes: ['Café'] } as const;
    const gravida = emCasa({ ...comGordura, ...marcas, fatoresAgravantes: ['Café'], gestante: 'sim' });
    expect(gravida).toMatch(/Na gestação, no máximo uma ou duas/);
    expect(gravida).toMatch(/Na gestação, nenhuma bebida/);
    expect(
      emCasa({ ...comGordura, ...marcas, fatoresAgravantes: ['Café'], sexo: 'masculino', gestante: null }),
    ).not.toMatch(/gestação/);
  });

  it('is no diet of a pattern where there is no pattern', () => {
    const ids = tratado({
      queixaPrincipal: 'Dor no joelho direito do lado de fora depois de correr, há três semanas',
      idade: 33,
      sexo: 'masculino',
      gestante: null,
      fatoresAgravantes: ['Exercício'],
      atividadeFisica: 'corrida 4x por semana',
    }).orientacoes.map(({ id }) => id);
    expect(ids).toContain('carga_do_treino');
    expect(ids.filter((id) => /nutrem|umid|cozidos|aquecem|refrescam|agua_com/.test(id))).toEqual([]);
  });

  it('is of the bed for a child that wets it, without blame', () => {
    const texto = emCasa({
      idade: 9,
      sexo: 'masculino',
      gestante: null,
      queixaPrincipal: 'Faz xixi na cama quatro noites por semana',
      urina: 'Clara, bastante à noite',
    });
    expect(texto).toMatch(/Xixi antes de deitar.*nenhuma bronca/);
  });

  it('of meals for heartburn is small portions and time before lying down, also in a pregnancy', () => {
    const azia: Partial<DadosAnamnese> = {
      queixaPrincipal: 'Azia depois do almoço',
      sintomasDigestivos: ['Azia/Refluxo'],
    };
    expect(emCasa(azia)).toMatch(/porções pequenas.*antes de deitar/);
    expect(emCasa({ ...azia, gestante: 'sim' })).toMatch(/porções pequenas.*antes de deitar/);
  });
});

describe('what was told of plants and smoke', () => {
  const regras = (mudancas: Partial<DadosAnamnese>) => conferido(mudancas).seguranca.map(({ regra }) => regra);

  it('asks about oestrogen of plants beside a breast cancer of hers or of her family', () => {
    expect(regras({ suplementos: 'Isoflavona 1cp/d', historicoMedico: 'Mãe CA mama aos 62' })).toContain(
      'isoflavona_e_mama',
    );
    expect(regras({ suplementos: 'Isoflavona', historicoMedico: 'Câncer de mama em 2018' })).toContain(
      'planta_perigosa',
    );
    expect(regras({ suplementos: 'Isoflavona' })).not.toContain('isoflavona_e_mama');
    expect(regras({ suplementos: 'Parou a isoflavona', historicoMedico: 'Mãe CA mama' })).not.toContain(
      'isoflavona_e_mama',
    );
  });

  it('asks how long a laxative that irritates is taken', () => {
    expect(regras({ suplementos: 'sene em chá umas 2x por semana' })).toContain('laxante_de_habito');
    expect(regras({ suplementos: 'não usa sene' })).not.toContain('laxante_de_habito');
  });

  it.each([
    { alergias: 'ácaro' },
    { historicoMedico: 'Rinite desde os 3 anos' },
    { historicoMedico: 'Bronquite até os 4, depois nunca mais' },
    { alergias: 'poeira e mofo' },
  ] as const)('burns no moxa near a child whom the air makes ill: %o', (mudancas) => {
    const de = (mais: Partial<DadosAnamnese>) =>
      tratado({
        idade: 9,
        queixaPrincipal: 'Xixi na cama, pés frios, pálido, cansado',
        sintomasTermicos: ['Mãos/pés frios'],
        ...mais,
      });
    expect(de({}).pontos.some(({ moxa }) => moxa)).toBe(true);
    expect(de(mudancas).pontos.some(({ moxa }) => moxa)).toBe(false);
    expect(de(mudancas).terapias.some(({ nome }) => /moxa/i.test(nome))).toBe(false);
  });
});
