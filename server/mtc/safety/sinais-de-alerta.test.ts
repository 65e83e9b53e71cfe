import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleAnalise, sampleDados, sampleRelatorio } from '../render/sample-relatorio.ts';
import { conferirRelatorio } from './conferir-relatorio.ts';
import { regrasClinicas } from './regras-clinicas.ts';
import { encontrarSinaisDeAlerta, sinaisDeAlerta } from './sinais-de-alerta.ts';
import { textosDeSeguranca } from './textos-de-seguranca.ts';

/** A woman of 40 who tells nothing. */
const calada: DadosAnamnese = {
  ...sampleDados,
  idade: 40,
  sexo: 'feminino',
  gestante: 'nao',
  marcapasso: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  anticoncepcionalHormonal: null,
  cicloRegular: 'sim',
  inicioQueixa: null,
  queixaPrincipal: 'Cansaço',
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  urina: null,
  evacuacao: null,
  atividadeFisica: null,
  linguaObservacao: null,
  faceObservacao: null,
  orelhaObservacao: null,
  alergias: null,
  objetivosCliente: null,
};

const [pontoDoExemplo] = sampleRelatorio.protocolo?.pontos ?? [];
if (!pontoDoExemplo) throw new Error('the sample has points');

/** The woman's ticks deny all: what her words say otherwise has tests of its own. */
const deOutroTeste = new Set(['marcado_e_escrito']);
const proprias = new Set(
  [...regrasClinicas, ...sinaisDeAlerta].map(({ id }) => id).filter((id) => !deOutroTeste.has(id)),
);

function notas(mudancas: Partial<DadosAnamnese>) {
  const { textos } = sampleRelatorio;
  const dados = { ...calada, ...mudancas };
  return conferirRelatorio({
    dados,
    tipo: 'diagnostico',
    analise: sampleAnalise,
    protocolo: null,
    textos,
  }).seguranca.filter(({ regra }) => proprias.has(regra));
}

const alertas = (texto: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({ ...calada, queixaPrincipal: texto, ...mudancas });

describe('short texts', () => {
  it('are at least 150', () => {
    expect(textosDeSeguranca.length).toBeGreaterThanOrEqual(150);
  });

  it.each(textosDeSeguranca)('%s -> %s', (texto, esperadas, mudancas) => {
    const lidas = notas({ queixaPrincipal: texto, ...mudancas });
    const ids = esperadas.split(' ').filter((id) => id !== '');
    expect(lidas.map(({ regra }) => regra).toSorted()).toEqual(ids.map((id) => id.replace('?', '')).toSorted());
    for (const { regra, texto: nota } of lidas)
      if (regra !== 'gestacao_possivel') expect(/confirme/i.test(nota), nota).toBe(ids.includes(`${regra}?`));
  });
});

describe('red flags', () => {
  it('say by when somebody must look', () => {
    const semPrazo = sinaisDeAlerta.filter(
      ({ conduta }) => !/\b(hoje|agora|imediat\w+|no mesmo dia|dias?|horas|semanas?|mês|sem demora)\b/.test(conduta),
    );
    expect(semPrazo.map(({ id }) => id)).toEqual([]);
  });

  it('send a chest pain of this moment, or with cold sweat, today', () => {
    const prazo = (texto: string) => alertas(texto).find(({ id }) => id === 'dor_no_peito')?.prazo;
    expect(prazo('Dor no peito e suor frio')).toBe('hoje');
    expect(prazo('Está com dor no peito agora')).toBe('hoje');
    expect(prazo('Aperto no peito quando se aborrece')).toBe('antes');
    expect(prazo('Aperto no peito. Ontem veio vendo novela, com suor frio')).toBe('hoje');
    expect(prazo('Aperto no peito. Sem suor frio. Nega dor no braço')).toBe('antes');
    expect(prazo('Aperto no peito. Quando era criança suava frio com febre')).toBe('antes');
  });

  it('decide by what is told beside an effort, and ask nothing then', () => {
    const contado =
      'Sente um peso no meio do peito e ardor no estômago quando sobe o morro, passa se para. Ontem veio deitada, e o braço esquerdo ficou pesado.';
    const alerta = alertas(contado).find(({ id }) => id === 'dor_no_peito_ao_esforco');
    expect(alerta).toMatchObject({ prazo: 'hoje', texto: expect.stringContaining('SAMU (192) agora') });
    expect(alerta?.texto).not.toContain('Perguntar');
    const semResto = alertas('Aperto no peito ao subir escada').find(({ id }) => id === 'dor_no_peito_ao_esforco');
    expect(semResto).toMatchObject({ prazo: 'antes', texto: expect.stringContaining('Perguntar') });
  });

  it('send a wound that smells on the foot of a diabetic at once', () => {
    const texto = (queixa: string) => alertas(queixa).find(({ id }) => id === 'pe_diabetico_com_ferida')?.texto;
    expect(texto('Diabetes. Ferida no dedão com cheiro forte, e o vermelho subindo')).toContain(
      'pronto-socorro agora. Pé',
    );
    expect(texto('Diabetes. Ferida no dedão há três dias. Teve calafrio ontem')).toContain('pronto-socorro agora. Pé');
    expect(texto('Diabetes. Ferida no dedão há três dias, sem pus nem cheiro')).toContain('hoje ou, no mais tardar');
  });

  it('take the heart as examined when the visit is told some sentences later', () => {
    const contado =
      'Crise: aperto no peito e tremor. Dura dez minutos. Vem quase todo dia. Fui ao pronto-socorro, eletro normal.';
    expect(alertas(contado).filter(({ certo }) => certo)).toEqual([]);
  });

  it('have dangerous texts and a source for every flag', () => {
    const comTexto = new Set(textosDeSeguranca.flatMap(([, ids]) => ids.replaceAll('?', '').split(' ')));
    expect(sinaisDeAlerta.filter(({ id }) => !comTexto.has(id))).toEqual([]);
    expect(sinaisDeAlerta.every(({ fonte }) => fonte !== '')).toBe(true);
  });

  it('never tell the therapist to order a test or an opinion from a physician', () => {
    expect(sinaisDeAlerta.filter(({ conduta }) => /\b(peça|pedir|solicit\w+)\b/i.test(conduta))).toEqual([]);
  });

  it('say nothing of what was over long ago, unless it must be asked about', () => {
    expect(alertas('Na infância teve febre alta')).toEqual([]);
    expect(alertas('Teve ideação suicida em 2015')).toMatchObject([
      { id: 'risco_de_suicidio', gravidade: 'encaminhar', certo: false },
    ]);
    expect(alertas('Já teve sangue nas fezes')).toMatchObject([
      { id: 'sangramento', gravidade: 'cautela', certo: false },
    ]);
  });

  it('ask where the text leaves it open', () => {
    const [alerta] = alertas('Suspeita de trombose');
    expect(alerta?.texto).toMatch(/^“Suspeita de trombose”: confirme se há perna inchada/);
    expect(alerta?.certo).toBe(false);
    expect(alertas('Lábios roxos')[0]?.texto).toMatch(/^“Lábios roxos”: confirme se há falta de ar/);
  });

  it('take a loss of weight without appetite for unintended', () => {
    expect(alertas('Perdeu uns 8 kg, sem fome')).toMatchObject([{ id: 'perda_de_peso_sem_causa', certo: true }]);
    expect(alertas('Emagreceu 9 kg em 3 meses')).toMatchObject([{ id: 'perda_de_peso_sem_causa', certo: false }]);
  });

  it.each([
    ['a figure of speech', 'Fiquei cega de raiva do outro médico', 'perda_de_visao'],
    [
      'a ringing that came at once, with a sore neck told far from it',
      'zumbido nos dois ouvidos começou de repente depois do show há quatro dias fica nervosa e não dorme nuca dolorida',
      'cefaleia_subita',
    ],
    ['a face that has been so for years', 'Paralisia facial em 2022, até hoje a boca ficou torta', 'sinais_de_avc'],
    ['blood lost in a birth', 'Parto normal com hemorragia, tomou sangue', 'sangramento'],
    ['urine that does not wait', 'Perna fraca. Vaza antes de chegar no banheiro', 'perda_de_controle_esfincteriano'],
    ['urine that escapes while training', 'Perde xixi na academia', 'perda_de_controle_esfincteriano'],
    ['a dull pain', 'Dor nas costas faz 1 mês, aquela dor surda no meio', 'surdez_subita'],
  ])('refer nobody at once for %s', (_, texto, id) => {
    expect(alertas(texto).filter((alerta) => alerta.id === id && alerta.gravidade === 'encaminhar')).toEqual([]);
  });

  it('still refer a face that fell today', () => {
    expect(alertas('Boca torta desde hoje cedo')).toMatchObject([{ id: 'sinais_de_avc', certo: true }]);
    expect(alertas('Dor de cabeça que veio de repente')[0]?.id).toBe('cefaleia_subita');
  });

  it.each([
    ['Dor no peito ao subir escada', '“Dor no peito ao subir escada”', 'antes'],
    ['penso que se eu sumisse ia ser melhor. To guardando umas 3 cartelas', 'meio guardado: “To guardando', 'hoje'],
    ['Sangue na urina três vezes, sem dor', 'urologista nesta semana', 'antes'],
    ['Emagreceu 8 kg sem querer', 'sem querer', 'dias'],
    ['Hemoglobina 6,8 no posto', 'Anemia grave', 'hoje'],
    ['Batata da perna dolorida, viajei 14 horas, falta de ar ao subir escada', 'SAMU (192) agora', 'hoje'],
    ['Pressão deitado 11 por 7, em pé 8 por 5', 'muito baixa de pé', 'hoje'],
  ])('quote the reason and say by when: %s', (texto, motivo, prazo) => {
    const alerta = alertas(texto).find((um) => um.prazo === prazo);
    expect(alerta?.texto).toContain(motivo);
  });

  it('hear a dictation without a pause, in which neither a denial nor a relative holds to the end', () => {
    const ditado =
      'a dor de cabeça começou há cinco semanas na têmpora a enxaqueca era da filha e quando mastiga a carne no meio tem que parar de mastigar que cansa e dói o marido ajuda a vestir o casaco e os ombros amanhecem duros nega queda e ontem o olho ficou cinza que nem cortina descendo';
    expect(alertas(ditado, { idade: 69 }).find(({ id }) => id === 'arterite_temporal')?.certo).toBe(true);
  });

  it('keep their grade beside an emergency, whose first page leaves them out', () => {
    const [urgente, pergunta] = alertas('Não quero mais viver. Perdi 6 kg');
    expect([urgente?.prazo, pergunta?.gravidade, pergunta?.prazo]).toEqual(['hoje', 'encaminhar', undefined]);
  });

  it.each(['Quase desmaiei na aula mas não cheguei a desmaiar', 'Desmaiei só de ver a agulha'])(
    'are not raised by a faint that did not come, or by one before a needle: %s',
    (texto) => {
      expect(alertas(texto).map(({ id }) => id)).not.toContain('desmaio');
    },
  );

  it('take a noise in one ear since yesterday as new beside a complaint of years', () => {
    const ids = (texto: string) => alertas(texto, { inicioQueixa: 'anos' }).map(({ id }) => id);
    expect(ids('Dor lombar. Zumbido no ouvido esquerdo desde ontem')).toEqual(['zumbido_de_um_lado']);
    // A pain of years in the same text takes nothing from it.
    expect(ids('Dor de cabeça leve há anos. Zumbido no ouvido esquerdo desde ontem')).toContain('zumbido_de_um_lado');
    expect(ids('Zumbido no ouvido esquerdo')).toEqual([]);
  });

  it('name the signs that were told together, and no others', () => {
    const [alerta] = alertas('Choque que desce pelas costas quando abaixo a cabeça e urgência para urinar');
    expect(alerta?.texto).toContain(
      'choque que desce pelas costas ao abaixar a cabeça: “Choque que desce pelas costas quando abaixo a cabeça',
    );
  });

  it('take points of the part in danger out of the plan', () => {
    const { protocolo } = sampleRelatorio;
    const nuca = { ...pontoDoExemplo, codigo: 'VB20', oms: 'GB20', pinyin: 'Fengchi' };
    const conferido = conferirRelatorio({
      dados: { ...calada, queixaPrincipal: 'Dor no pescoço, mãos bobas, pernas duras' },
      tipo: 'completo',
      analise: sampleAnalise,
      protocolo: protocolo && { ...protocolo, pontos: [...protocolo.pontos, nuca] },
      textos: sampleRelatorio.textos,
    });
    expect(conferido.protocolo?.pontos.map(({ codigo }) => codigo)).not.toContain('VB20');
    expect(conferido.seguranca[0]).toMatchObject({ regra: 'compressao_da_medula', gravidade: 'encaminhar' });
    expect(conferido.seguranca[0]?.removidos).toContain('VB20');
  });

  it('read the amount, not the words around it', () => {
    const ids = (texto: string) => alertas(texto).map(({ id }) => id);
    expect(ids('perdeu 2 kg em 3 meses')).toEqual([]);
    expect(ids('perdeu 9 kg em 3 meses')).toEqual(['perda_de_peso_sem_causa']);
    expect(ids('perdendo 2 kg por mês')).toEqual(['perda_de_peso_sem_causa']);
    expect(ids('Febre há 2 dias')).toEqual([]);
    expect(ids('Febre há uma semana')).toEqual(['febre_persistente']);
    expect(ids('2 dias sem evacuar, vomitou uma vez')).toEqual([]);
    expect(ids('quatro dias sem evacuar, vomitou uma vez')).toEqual(['obstrucao_intestinal']);
    expect(ids('Pressão 17 por 10')).toEqual([]);
    expect(ids('Pressão 18 por 10')).toEqual(['pressao_muito_alta']);
    expect(ids('Pressão alta há 20 anos')).toEqual([]);
  });
});
