import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { avisoDasAgulhas } from '../render/plano-retido.ts';
import { sampleDados, sampleRelatorio } from '../render/sample-relatorio.ts';
import { conferirProtocolo, esperaPelaResposta, esperaPeloMedico } from './conferir-relatorio.ts';
import { regrasClinicas } from './regras-clinicas.ts';
import { sinaisDeAlerta } from './sinais-de-alerta.ts';
import { comUmSoPrazo, depoisDoDeHoje } from './um-so-prazo.ts';

const ficha = (mudancas: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...sampleDados,
  idade: 58,
  gestante: 'nao',
  historicoMedico: null,
  medicamentos: null,
  urina: null,
  evacuacao: null,
  linguaObservacao: null,
  objetivosCliente: null,
  ...mudancas,
});
const notas = (dados: DadosAnamnese) =>
  conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] }).seguranca;

const doIntestino = ficha({
  queixaPrincipal: 'Prisão de ventre há quatro meses, antes ia todo dia. Às vezes sai um sanguinho no papel',
  historicoMedico: 'Emagreci 6 kg desde julho sem dieta. Pai faleceu de câncer de intestino',
  evacuacao: 'ultimamente fina como fita',
});

describe('one deadline', () => {
  it('is the first of all that a report asks for, and holds the plan', () => {
    expect(esperaPeloMedico(doIntestino)).toBe(true);
    const encaminham = notas(doIntestino).filter(({ gravidade }) => gravidade === 'encaminhar');
    expect(new Set(encaminham.map(({ prazo }) => prazo))).toEqual(new Set(['antes']));
    expect(
      notas(doIntestino)
        .map(({ texto }) => texto)
        .join(' '),
    ).not.toMatch(/duas semanas|nos próximos dias/);
  });

  it.each([
    ['a changed habit and a relative', { historicoMedico: 'Pai com câncer de intestino' }],
    ['a changed habit and thin stools', { evacuacao: 'fina como lápis' }],
    ['a changed habit and weight', { historicoMedico: 'Emagreci 6 kg sem dieta' }],
  ] as const)('of two alarms of the bowel is before the first session: %s', (_nome, mudancas) => {
    const dados = ficha({ queixaPrincipal: 'Há três meses o intestino prende, antes ia todo dia', ...mudancas });
    expect(esperaPeloMedico(dados)).toBe(true);
  });

  it('of a changed habit alone is beside the sessions', () => {
    expect(esperaPeloMedico(ficha({ queixaPrincipal: 'Há três meses o intestino prende' }))).toBe(false);
  });

  it('moves what may wait to the first visit, and nothing else', () => {
    const alarme = (texto: string, prazo: 'hoje' | 'antes' | 'dias') => ({ texto, prazo, certo: true });
    const sangra = alarme('Sangue: avaliação médica em um ou dois dias, antes de tratar.', 'antes');
    const peso = alarme('Peso: investigação médica em até duas semanas, antes de atribuí-la.', 'dias');
    const ouvido = alarme('Zumbido: otorrino, com exame da audição, em até um mês.', 'dias');
    expect(comUmSoPrazo([peso, ouvido, sangra])).toEqual([
      sangra,
      { ...peso, prazo: 'antes', texto: 'Peso: contar também na avaliação médica pedida acima, antes de atribuí-la.' },
      ouvido,
    ]);
    expect(comUmSoPrazo([peso, ouvido])).toEqual([peso, ouvido]);
    const hoje = alarme('Peito: SAMU (192) agora.', 'hoje');
    expect(comUmSoPrazo([peso, hoje])).toEqual([hoje, { ...peso, texto: `${depoisDoDeHoje}p${peso.texto.slice(1)}` }]);
  });

  it('is never today in a note for the next days', () => {
    const prazoDe = (texto: string) => texto.split(/[.;]/)[0] ?? '';
    const deDias = sinaisDeAlerta.filter(({ prazo }) => prazo === 'dias').map(({ conduta }) => prazoDe(conduta));
    expect(deDias.filter((texto) => /\b(hoje|agora|no mesmo dia)\b/.test(texto))).toEqual([]);
    const ervas = notas(ficha({ medicamentos: 'Marevan', suplementos: 'cúrcuma em cápsula' }));
    for (const { texto, prazo } of ervas) if (prazo === 'dias') expect(texto).not.toMatch(/\bhoje\b/);
    expect(regrasClinicas.some(({ prazo }) => prazo === 'dias')).toBe(true);
  });
});

describe('what only asks before treating', () => {
  const dados = ficha({ queixaPrincipal: 'Dorme na poltrona porque deitado se sente afogado' });

  it('holds needles and current until it was answered', () => {
    expect(esperaPelaResposta(dados)).toBe(true);
    expect(diagnosticar(dados, [], 'completo').protocolo?.pontos.some(({ eletro }) => eletro)).toBe(false);
    expect(avisoDasAgulhas({ ...sampleRelatorio, seguranca: notas(dados) })).toBe(
      'Só depois da resposta pedida em “Confirmar antes de tratar”.',
    );
    expect(avisoDasAgulhas({ ...sampleRelatorio, seguranca: [] })).toBeNull();
  });

  it('names how many answers it waits for, and is answered by no other referral', () => {
    const pergunta: (typeof sampleRelatorio.seguranca)[number] = {
      regra: 'uma',
      gravidade: 'encaminhar',
      texto: 'Há febre?',
      removidos: [],
      fonte: 'x',
    };
    const outra: typeof pergunta = { ...pergunta, regra: 'outra', texto: 'Há gás em casa?' };
    const aviso = (seguranca: typeof sampleRelatorio.seguranca) => avisoDasAgulhas({ ...sampleRelatorio, seguranca });
    expect(aviso([pergunta, outra])).toMatch(/^Só depois das 2 respostas .*um não a uma delas não responde às outras/);
    expect(aviso([pergunta, { ...outra, prazo: 'antes' }])).toMatch(
      /Encaminhar antes de tratar.*A avaliação não responde ao que “Confirmar antes de tratar” pergunta/,
    );
    expect(aviso([{ ...outra, prazo: 'antes' }])).not.toContain('Confirmar');
  });
});
