import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { responderPedidos } from './responder-pedidos.ts';

const ficha: Partial<DadosAnamnese> = {
  queixaPrincipal: 'dor lombar há 3 meses',
  marcapasso: 'nao',
  gestante: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
};

function perguntar(objetivosCliente: string, outra: Partial<DadosAnamnese> = {}) {
  const dados: DadosAnamnese = { ...anamneseVazia, ...ficha, ...outra, objetivosCliente };
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  const conferido = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
  return responderPedidos({ dados, analise, ...conferido });
}

const resposta = (objetivosCliente: string, outra: Partial<DadosAnamnese> = {}) =>
  perguntar(objetivosCliente, outra)
    .map((um) => um.resposta)
    .join(' | ');

const gestante = (queixaPrincipal: string): Partial<DadosAnamnese> => ({
  ...{ sexo: 'feminino', idade: 30, gestante: 'sim', queixaPrincipal },
});
const comSangue = { queixaPrincipal: 'intestino preso há 3 meses, com sangue nas fezes e emagreci 6 kg sem dieta' };

describe('what is asked about chooses the answer, and not a word beside it', () => {
  it.each([
    // A journey
    ['Dá pra encarar 10 horas de ônibus até Goiânia no feriado?', {}, /a cada duas horas.*força/],
    ['vou viajar de avião sexta, tem problema?', { queixaPrincipal: 'dor no pescoço' }, /a cada duas horas/],
    [
      'Sou motorista, posso pegar a rota de 1200 km ou passo pra outro?',
      { queixaPrincipal: 'dor nas costas', medicamentos: 'ciclobenzaprina à noite' },
      /sono.*passar/,
    ],
    // Heat or ice
    [
      'o que é melhor, compressa fria ou bolsa quente?',
      { queixaPrincipal: 'dor no joelho, artrose, piora com frio e melhora com calor' },
      /^O calor/,
    ],
    ['Devo pôr gelo ou calor no tornozelo?', { queixaPrincipal: 'torci o tornozelo anteontem, inchou' }, /^Gelo/],
    [
      'posso usar bolsa térmica no pé?',
      { queixaPrincipal: 'queimação nos pés, diabetes há 20 anos, não sinto direito o chão' },
      /^Não/,
    ],
    // What is swallowed
    ['posso tomar bisacodil nesse meio tempo?', comSangue, /^Não por agora/],
    [
      'posso tomar um remédio pra soltar o intestino enquanto trato?',
      { queixaPrincipal: 'intestino preso' },
      /laxante que irrita/,
    ],
    ['Posso tomar ibuprofeno junto com as sessões?', { medicamentos: 'losartana' }, /anti-inflamatório.*rins/],
    // Of what is denied, or is no medicine, nothing is asserted.
    [
      'Posso tomar ibuprofeno junto com as sessões?',
      { historicoMedico: 'pressão boa, 12x8. Nega gastrite.' },
      /^(?!.*(remédio da pressão|com gastrite)).*poucos dias/,
    ],
    ['posso ir reduzindo a sertralina aos pouquinhos sozinha?', { medicamentos: 'sertralina 50 mg' }, /gradual/],
    // A child on its way
    [
      'Que pontos não se pode furar em quem está esperando bebê?',
      gestante('24 semanas de gestação, dor lombar'),
      /IG4.*BP6/,
    ],
    [
      'A acupuntura ajuda a amolecer o colo antes do parto? Com quantas semanas começa?',
      gestante('30 semanas de gestação, insônia'),
      /37 semanas/,
    ],
    ['dá pra induzir o parto com agulha?', gestante('38 semanas, dor lombar'), /37 semanas.*Cochrane, 2017/],
    // How it goes on
    ['tenho chance de ficar boa da fibromialgia?', { queixaPrincipal: 'fibromialgia' }, /dor de longo curso/],
    [
      'o formigamento dos pés volta ao normal?',
      { queixaPrincipal: 'neuropatia diabética, pés formigando' },
      /Cochrane, 2017/,
    ],
    [
      'É normal sentir tanta cólica a ponto de faltar à escola?',
      { sexo: 'feminino', idade: 17, queixaPrincipal: 'cólica menstrual forte' },
      /ginecologista/,
    ],
    [
      'é normal perder xixi na minha idade?',
      { sexo: 'feminino', idade: 62, queixaPrincipal: 'perco xixi quando tusso' },
      /assoalho pélvico/,
    ],
    ['preciso fazer ressonância?', { queixaPrincipal: 'dor lombar há um mês' }, /^Quem decide é o médico.*NICE, 2016/],
    ['qual a melhor posição pra dormir?', { queixaPrincipal: 'dor no ombro direito à noite' }, /travesseiro/],
    ['Quantas são necessárias?', {}, /O plano prevê/],
  ] as [string, Partial<DadosAnamnese>, RegExp][])('“%s”', (objetivosCliente, outra, esperada) => {
    expect(resposta(objetivosCliente, outra)).toMatch(esperada);
  });

  it.each([
    ['por que dói mais de noite?', { queixaPrincipal: 'dor no ombro' }],
    ['qual a explicação da medicina chinesa pra gravidez me dar azia?', gestante('20 semanas, azia')],
    ['como a acupuntura age em quem toma losartana?', { medicamentos: 'losartana' }],
  ] as [string, Partial<DadosAnamnese>][])(
    'a leave is no answer to who asks what, how or why: “%s”',
    (pergunta, outra) => {
      expect(resposta(pergunta, outra)).toBe('');
    },
  );
});

describe('while a physician must look first', () => {
  const espera: Partial<DadosAnamnese> = { ...comSangue };
  const hoje: Partial<DadosAnamnese> = {
    queixaPrincipal: 'dor no joelho. ontem caí e bati a cabeça, hoje estou com dor de cabeça forte e vomitando',
    medicamentos: 'varfarina 5 mg',
    anticoagulante: 'sim',
  };
  const perguntas = [
    'posso fazer pilates?',
    'posso vir menstruada?',
    'posso tomar vacina?',
    'tenho tatuagem, pode?',
    'quem toma varfarina pode levar agulha?',
    'posso continuar com a losartana?',
    'a ventosa ajuda?',
    'é seguro?',
    'posso tomar café?',
  ];
  it.each(perguntas)('no answer begins with a leave: “%s”', (pergunta) => {
    for (const outra of [espera, hoje])
      for (const um of perguntar(pergunta, outra)) expect(um.resposta).not.toMatch(/^(Pode|Sim|Em geral (sim|pode))\b/);
  });

  it('the answer stands beside the referral', () => {
    expect(resposta('quem toma varfarina pode levar agulha?', hoje)).toMatch(/atendimento médico de hoje.*agulha fina/);
    expect(resposta('é melhor quente ou gelo no joelho?', hoje)).toMatch(/calor/i);
  });
});

describe('several questions in one sentence', () => {
  it('are answered one by one', () => {
    const ditos = perguntar(
      'queria saber se pode levar agulha tomando xarelto e se é melhor compressa quente ou fria e quantas sessões são',
      { queixaPrincipal: 'joelho com artrose', medicamentos: 'xarelto 20 mg', anticoagulante: 'sim' },
    );
    expect(ditos).toHaveLength(3);
    expect(ditos[0]?.resposta).toMatch(/agulha fina/);
    expect(ditos[1]?.pedido).toBe('se é melhor compressa quente ou fria');
    expect(ditos[1]?.resposta).toMatch(/calor/i);
    expect(ditos[2]?.resposta).toMatch(/O plano prevê/);
  });

  it('are answered one by one with a technique among them', () => {
    const ditos = perguntar('quero saber se a ventosa ajuda, se posso nadar e se tenho que fazer ressonância');
    expect(ditos.map(({ pedido }) => pedido)).toEqual([
      'quero saber se a ventosa ajuda',
      'se posso nadar',
      'se tenho que fazer ressonância',
    ]);
    expect(ditos[1]?.resposta).toMatch(/aos poucos/);
    expect(ditos[2]?.resposta).toMatch(/Quem decide é o médico/);
  });

  it('a short one goes on from the one before', () => {
    const ditos = perguntar('é verdade que dá pra preparar o parto com acupuntura? A partir de quando?', {
      ...gestante('22 semanas, dor lombar'),
    });
    expect(ditos).toHaveLength(1);
    expect(ditos[0]?.pedido).toMatch(/A partir de quando\?$/);
    expect(ditos[0]?.resposta).toMatch(/37 semanas/);
  });

  it('two things to choose from are one question', () => {
    expect(perguntar('é melhor gelo ou é melhor calor no joelho?')).toHaveLength(1);
    expect(perguntar('posso viajar assim ou é melhor passar a carga pra outro?')).toHaveLength(1);
  });
});
