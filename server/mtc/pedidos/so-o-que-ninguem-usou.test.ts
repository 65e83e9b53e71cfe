import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { reunirLeiaAntes } from '../achados/leia-antes.ts';
import { reunirFatos } from '../achados/reunir-fatos.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { responderPedidos } from './responder-pedidos.ts';
import { semPerguntas } from './sem-perguntas.ts';

function ler(outra: Partial<DadosAnamnese>) {
  const dados: DadosAnamnese = { ...anamneseVazia, queixaPrincipal: 'Tá tudo xumbregado por dentro de mim', ...outra };
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  const conferido = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
  const pedidos = responderPedidos({ dados, analise, ...conferido });
  const fatos = reunirFatos(dados);
  const leia = semPerguntas(reunirLeiaAntes(dados, analise.achados, conferido.seguranca, 'todos'), { pedidos, fatos });
  return {
    leia: leia.join(' | '),
    fatos: (rotulo: string) => fatos.find((um) => um.rotulo === rotulo)?.texto ?? '',
    notas: conferido.seguranca,
  };
}
const mulher: Partial<DadosAnamnese> = { sexo: 'feminino', idade: 36, gestante: 'nao' };

describe('the first page has only what nobody used', () => {
  it.each([
    [
      'what stands among the examinations',
      { historicoMedico: 'Beta da semana passada negativo. Histeroscopia normal.' },
      /Beta|Histero/,
    ],
    [
      'what stands among the medicines',
      { medicamentos: 'fiz dez sessões de laser e tomei injeção no ombro em maio, agora só paracetamol' },
      /laser|inje/,
    ],
    [
      'what is benign',
      { historicoMedico: 'Nódulo no seio puncionado em 2018, benigno. Cisto no punho sumiu sozinho.' },
      /Nódulo|Cisto/,
    ],
    [
      'a pregnancy long over',
      {
        ...mulher,
        historicoMedico: 'Na segunda gestação (2016) tive diabetes, parto normal com 39 semanas, tudo bem com os dois.',
      },
      /gesta|parto/,
    ],
    ['an illness that ended', { historicoMedico: 'Tive pneumonia em 2012, tratada, fiquei bom.' }, /pneumonia/i],
  ] as [string, Partial<DadosAnamnese>, RegExp][])('not %s', (_nome, outra, dita) => {
    expect(ler(outra).leia).not.toMatch(dita);
  });

  it.each([
    [
      'a child on its way',
      { ...mulher, gestante: null, historicoMedico: 'Botei dois embriões faz doze dias.' },
      /embri/,
    ],
    ['gas in the house', { historicoMedico: 'O aquecedor a gás fica ligado no quarto sem janela.' }, /gás|aquecedor/],
  ] as [string, Partial<DadosAnamnese>, RegExp][])('but %s', (_nome, outra, dita) => {
    const { leia, notas } = ler(outra);
    expect(`${leia} ${notas.map(({ texto }) => texto).join(' ')}`).toMatch(dita);
  });
});

describe('the facts say what was written, of whom it was written', () => {
  it.each([
    'vó diabética perdeu o pé',
    'minha vó teve lupus, a bisa morreu de derrame',
    'vô infartou com 50; tio teve AVC em 2010',
    'sogra com Alzheimer',
    'a mainha operou a vesícula em 2015',
  ])('no relative: %s', (historicoMedico) => {
    const lido = ler({ historicoMedico: `Gastrite em 2019. ${historicoMedico}.` });
    expect(`${lido.fatos('Antes')} ${lido.fatos('Doenças')}`).not.toMatch(
      /v[óô]|lupus|bisa|infart|AVC|sogra|mainha|vesícula|derrame/i,
    );
  });

  it('no item ends at an abbreviation', () => {
    const { fatos } = ler({
      medicamentos: 'progesterona a iniciar conf. clínica, losartana 50. AAS 100 orient. cardio',
    });
    expect(fatos('Remédios')).toContain('conf. clínica');
    expect(fatos('Remédios')).toContain('orient. cardio');
  });

  it('a past trouble of a pregnancy stands among the past', () => {
    expect(
      ler({
        ...mulher,
        historicoMedico: 'Na primeira gravidez (2019) tive pré-eclâmpsia, parto com 36 semanas, tudo bem.',
      }).fatos('Antes'),
    ).toMatch(/eclâmpsia/);
  });
});

describe('a medicine that is finished gives no caution', () => {
  it.each([
    'Terminou prednisona 60 mg há dez dias',
    'Prednisona: acabou na semana passada',
    'fez prednisona por 7 dias em maio',
    'concluiu a prednisona',
    'tomei prednisona até março',
    'prednisona (já finalizada)',
  ])('%s', (medicamentos) => {
    expect(
      ler({ medicamentos, sintomasGerais: ['cansaço', 'insônia'], sintomasSono: ['Dificuldade para iniciar'] })
        .notas.map(({ texto }) => texto)
        .join(' '),
    ).not.toMatch(/rednisona/);
  });
});

describe('what is taken in a wrong or unknown way has a caution', () => {
  const notas = (outra: Partial<DadosAnamnese>) =>
    ler(outra)
      .notas.map(({ texto }) => texto)
      .join(' | ');
  it.each([
    ['alendronato 70 toda segunda, tomo deitada com um golinho', /em pé ou sentad.*copo/],
    ['risedronato no café da manhã com leite', /jejum/],
    ['doxiciclina 100 na hora de deitar, com um gole de água', /copo/],
    ['bupropiona 150 8h e 21h', /perto de dormir/],
    ['sulfato ferroso com leite', /leite/],
  ])('%s', (medicamentos, esperada) => {
    expect(notas({ medicamentos })).toMatch(esperada);
  });
  it.each([
    ['alendronato 70 em jejum com copo cheio, fico em pé', /copo cheio de água/],
    ['bupropiona 150 8h e 16h', /perto de dormir/],
  ])('and not %s', (medicamentos, nao) => {
    expect(notas({ medicamentos })).not.toMatch(nao);
  });

  it.each([
    { suplementos: 'um chá seca barriga que a vizinha vende, não sei o que tem' },
    { suplementos: 'cápsula emagrecedora natural da internet' },
    { medicamentos: 'umas gotinhas que o raizeiro fez' },
    { suplementos: 'composto em pó sem rótulo para a junta' },
    { medicamentos: 'remédio pra coluna do camelô, vem sem bula' },
  ])('a product nobody knows: %o', (outra) => {
    expect(notas(outra)).toMatch(/composição/);
  });
  it.each([{ suplementos: 'chá de camomila à noite' }, { medicamentos: 'losartana 50, sem efeito ruim' }])(
    'and not what is known: %o',
    (outra) => {
      expect(notas(outra)).not.toMatch(/composição/);
    },
  );
});
