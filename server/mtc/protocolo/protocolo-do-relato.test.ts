import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { contarAgulhas, maximoDeAgulhas } from './limitar-agulhas.ts';
import { planejarSessoes } from './planejar-sessoes.ts';
import { encontrarQueixas } from './queixas.ts';

function protocoloDe(dados: Partial<DadosAnamnese>) {
  const { protocolo } = diagnosticar({ ...anamneseVazia, ...dados }, [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return protocolo;
}

function queixasDe(dados: Partial<DadosAnamnese>): string[] {
  const todos = { ...anamneseVazia, ...dados };
  return encontrarQueixas(diagnosticar(todos, [], 'diagnostico').analise.achados, todos).map(({ nome }) => nome);
}

describe('points of a complaint', () => {
  it.each([
    ['a cough that brings on the pain', 'Dor lombar há dois meses. Piora ao dirigir, tosse e espirro', /tosse|espirro/],
    ['a menstrual cramp that runs into the thighs', 'Cólica menstrual forte que desce para as pernas', /perna|coxa/],
    [
      'an old place that is quiet',
      'Dor no ombro direito. O joelho esquerdo também doía, mas agora está quieto',
      /joelho/,
    ],
    [
      'joints that change from day to day',
      'Dor nas juntas que muda de lugar, um dia cotovelo outro dia joelho',
      /cotovelo|no joelho/,
    ],
    ['a hernia of the neck', 'Dor no pescoço, hérnia de disco C5-C6', /lombar/],
    ['an itch behind the knee', 'Pele grossa e coceira atrás do joelho', /joelho/],
    ['breath that nobody told of', 'Tosse seca há três dias', /falta de ar/],
  ])('are not given to %s', (_, queixaPrincipal, outra) => {
    expect(queixasDe({ queixaPrincipal }).join('; ')).not.toMatch(outra);
  });

  it('are given to a cough that is the complaint, and to a leg that the low back reaches', () => {
    expect(queixasDe({ queixaPrincipal: 'Tosse que piora à noite, com catarro' })[0]).toMatch(/tosse/);
    expect(queixasDe({ queixaPrincipal: 'Dor lombar que desce pela perna direita' }).join()).toMatch(/perna/);
    expect(queixasDe({ queixaPrincipal: 'Hérnia de disco L4-L5' })).toEqual(['hérnia de disco']);
    expect(queixasDe({ queixaPrincipal: 'Dor no pescoço e no ombro direito' })).toEqual([
      'dor no pescoço',
      'dor no ombro',
    ]);
  });

  it('come from what troubles today, and not from history, medicines, habits or the exam', () => {
    const queixaPrincipal = 'Insônia há um ano';
    const dados = {
      queixaPrincipal,
      historicoMedico: 'Dor no joelho e rinite',
      medicamentos: 'analgésico para dor de cabeça',
      orelhaObservacao: 'dor no ponto do fígado',
      atividadeFisica: 'parou por dor no tornozelo',
    };
    expect(queixasDe(dados)).toEqual(queixasDe({ queixaPrincipal }));
  });

  it('go to the low back when the back hurts "embaixo"', () => {
    const nomes = queixasDe({ queixaPrincipal: 'Dor nas costas, bem embaixo, quando levanta da cama' });
    expect(nomes.join()).toMatch(/lombar/);
    expect(nomes.join()).not.toMatch(/costas/);
  });

  it('lead with what is told first or said to trouble most', () => {
    expect(queixasDe({ queixaPrincipal: 'Azia todo dia. Às vezes dor de cabeça' })[0]).toBe('azia');
    expect(queixasDe({ queixaPrincipal: 'Tem azia e zumbido, mas o que mais incomoda é a dor lombar' })[0]).toMatch(
      /lombar/,
    );
  });

  it('are all needled on the sick side when only one is', () => {
    const { pontos } = protocoloDe({ queixaPrincipal: 'Lombociatalgia E há três meses, o lado direito não dói' });
    const daDor = pontos.filter(({ codigo }) => ['VB30', 'B54', 'B57', 'B60'].includes(codigo));
    expect(daDor.length).toBeGreaterThan(0);
    expect(daDor.map(({ lado }) => lado)).toEqual(daDor.map(() => 'esquerdo'));
  });
});

describe('position', () => {
  const lombar = 'Dor lombar há meses';
  it.each([
    ['flat on the belly for a plain low back', { queixaPrincipal: lombar }, /ventral/],
    ['seated for the breathless', { queixaPrincipal: `${lombar}. Asma com falta de ar` }, /sentado/],
    ['on the side for the old', { queixaPrincipal: lombar, idade: 83 }, /lateral/],
    [
      'on the healthy side for a shoulder',
      { queixaPrincipal: `Dor no ombro esquerdo. ${lombar}` },
      /lateral, sobre o lado direito/,
    ],
  ])('is %s', (_, dados, posicao) => {
    const posicoes = protocoloDe(dados).posicoes?.map((uma) => uma.posicao) ?? [];
    expect(posicoes.join('; ')).toMatch(posicao);
  });

  it('never puts the ear or the palm under the face', () => {
    const { pontos } = protocoloDe({ queixaPrincipal: `Zumbido no ouvido. ${lombar}. Ansiedade e insônia` });
    const deBrucos = pontos.filter(({ sessoes }) => sessoes?.includes('B')).map(({ codigo }) => codigo);
    expect(deBrucos.filter((codigo) => /^(ID19|TA17|TA21|VB2|PC\d|C\d)$/.test(codigo))).toEqual([]);
  });
});

describe('plan of sessions', () => {
  const semanasDe = (semanas: string) => {
    const [de = 0, ate = de] = (semanas.match(/\d+/g) ?? []).map(Number);
    return { de, ate };
  };

  it('adds up in every phase, at every rhythm', () => {
    const ritmos = { '1x_sem': 1, '2x_sem': 2, '3x_sem': 3, variavel: 1 } as const;
    for (const inicioQueixa of ['recente', 'meses', 'anos', 'infancia', null] as const) {
      for (const disponibilidadeSessoes of ['1x_sem', '2x_sem', '3x_sem', 'variavel'] as const) {
        const plano = planejarSessoes({ ...anamneseVazia, inicioQueixa, disponibilidadeSessoes }, [], []);
        const porSemana = ritmos[disponibilidadeSessoes];
        const [alivio, consolidacao, manutencao] = plano.fases.map((fase) => ({ ...fase, ...semanasDe(fase.semanas) }));
        if (!alivio || !consolidacao || !manutencao) throw new Error('Three phases are expected.');
        const onde = JSON.stringify(plano);
        expect(alivio.sessoes + consolidacao.sessoes + manutencao.sessoes, onde).toBe(plano.total);
        expect(alivio.sessoes, onde).toBe((alivio.ate - alivio.de + 1) * porSemana);
        const folga = (consolidacao.ate - consolidacao.de + 1) * Math.max(1, porSemana - 1) - consolidacao.sessoes;
        expect([0, 1], onde).toContain(folga);
        expect((manutencao.ate - manutencao.de + 1) / 2, onde).toBe(manutencao.sessoes);
        expect([consolidacao.de, manutencao.de], onde).toEqual([alivio.ate + 1, consolidacao.ate + 1]);
        if (porSemana > 1) expect(plano.frequencia).toContain('na consolidação');
      }
    }
  });

  it('is short for what began yesterday, and for a child', () => {
    expect(protocoloDe({ queixaPrincipal: 'Travou a lombar ontem', inicioQueixa: 'recente' }).sessoes.total).toBe(3);
    expect(protocoloDe({ queixaPrincipal: 'Dor lombar há anos, travou ontem' }).sessoes.total).toBeGreaterThan(3);
    expect(
      protocoloDe({ queixaPrincipal: 'Rinite', idade: 7, inicioQueixa: 'infancia' }).sessoes.total,
    ).toBeLessThanOrEqual(8);
  });
});

describe('the complaint', () => {
  const codigos = (queixaPrincipal: string) => protocoloDe({ queixaPrincipal }).pontos.map(({ codigo }) => codigo);

  it('that goes down the leg has the points of its course, whatever it is called', () => {
    expect(codigos('Lombalgia que irradia pela coxa até a panturrilha')).toEqual(
      expect.arrayContaining(['VB30', 'B54']),
    );
    expect(codigos('Lombalgia, não irradia para a perna')).not.toContain('VB30');
  });

  it('of several painful places needs no more than twelve needles', () => {
    for (const { pontos, posicoes = [] } of [
      protocoloDe({ queixaPrincipal: 'Dor nos ombros, no pescoço, nos joelhos e nos cotovelos' }),
    ])
      for (const { sessao } of posicoes)
        expect(contarAgulhas(pontos.filter(({ sessoes }) => sessoes?.includes(sessao)))).toBeLessThanOrEqual(
          maximoDeAgulhas,
        );
  });
});

describe('advice', () => {
  const conselhos = (dados: Partial<DadosAnamnese>) => protocoloDe(dados).orientacoes.map(({ id }) => id);

  it('on too much work goes only to those who work and told of it', () => {
    const queixaPrincipal = 'Cansaço e excesso de trabalho';
    expect(conselhos({ queixaPrincipal, profissao: 'contador' })).toContain('menos_excesso');
    expect(conselhos({ queixaPrincipal: 'Cansaço', profissao: 'contador' })).not.toContain('menos_excesso');
    expect(conselhos({ queixaPrincipal, profissao: 'aposentado' })).not.toContain('menos_excesso');
  });

  it('contradicts neither bowels, sleep, thirst nor sport', () => {
    const preso = conselhos({ queixaPrincipal: 'Intestino preso; com laxante fica com fezes moles' });
    expect(preso).not.toContain('intestino_solto');
    const semSono = conselhos({ queixaPrincipal: 'Insônia e cansaço, demora a dormir' });
    expect(semSono).not.toContain('deitar_cedo');
    expect(conselhos({ queixaPrincipal: 'Pele seca e boca seca', consumoAgua: 12 })).not.toContain('mais_agua');
    const atleta = conselhos({
      queixaPrincipal: 'Irritabilidade',
      atividadeFisica: 'maratonista, corre 6x por semana',
    });
    expect(atleta.filter((id) => ['caminhada', 'exercicio_suave'].includes(id))).toEqual([]);
    expect(conselhos({ queixaPrincipal: 'Azia', idade: 9 })).not.toContain('deitar_cedo');
  });

  it('fits work, home and illness, and presupposes nothing that was not told', () => {
    const costas = { queixaPrincipal: 'Dor lombar que desce pela perna, tensão muscular' };
    expect(conselhos({ ...costas, profissao: 'Pedreiro' })).toContain('peso_sem_torcer');
    expect(conselhos({ ...costas, profissao: 'Pedreiro' })).not.toContain('pausas');
    expect(conselhos({ ...costas, profissao: 'Contadora' })).toContain('pausas');
    expect(conselhos({ ...costas, profissao: 'Contadora' })).not.toContain('peso_sem_torcer');
    const mae = conselhos({
      queixaPrincipal: 'Cansaço e insônia, o bebê mama de madrugada',
      sexo: 'feminino',
      idade: 30,
    });
    expect(mae).toContain('sono_com_bebe');
    expect(mae.filter((id) => ['horarios_refeicoes', 'sem_telas', 'sono_regular'].includes(id))).toEqual([]);
    const cai = conselhos({ queixaPrincipal: 'Insônia. Caiu duas vezes este mês', idade: 82 });
    expect(cai).toEqual(expect.arrayContaining(['sono_sem_levantar', 'casa_sem_quedas']));
    expect(cai).not.toContain('sono_regular');
    expect(conselhos({ queixaPrincipal: 'Insônia' })).not.toContain('sem_telas');
    expect(conselhos({ queixaPrincipal: 'Insônia, fica no celular na cama' })).toContain('sem_telas');
    expect(
      conselhos({ queixaPrincipal: 'Visão turva', historicoMedico: 'Diabetes', profissao: 'digitador' }),
    ).not.toContain('pausa_visual');
    expect(conselhos({ queixaPrincipal: 'Intestino preso. O intestino mudou há dois meses', idade: 66 })).not.toContain(
      'massagem_abdome',
    );
    expect(conselhos({ queixaPrincipal: 'Enxaqueca' })).toContain('sem_jejum_na_enxaqueca');
  });

  it('and therapies obey the rules for points: none on wheals, none standing for those who fall', () => {
    const terapias = (dados: Partial<DadosAnamnese>) => protocoloDe(dados).terapias.map(({ id }) => id);
    const vergoes = terapias({ queixaPrincipal: 'Vergões que coçam todo dia' });
    expect(vergoes.filter((id) => ['ventosaterapia', 'gua_sha', 'tuina', 'escalda_pes'].includes(id))).toEqual([]);
    const cai = terapias({ queixaPrincipal: 'Tontura ao levantar. Caiu duas vezes', idade: 82 });
    expect(cai.filter((id) => ['qigong', 'tai_chi'].includes(id))).toEqual([]);
  });

  it('praises a sport only when it is done', () => {
    const razoes = (atividadeFisica: string, queixaPrincipal = 'Azia') =>
      protocoloDe({ queixaPrincipal, atividadeFisica, qualidadeSono: 'boa' }).prognostico.razoes.join();
    expect(razoes('natação 2x')).toContain('corpo em movimento');
    expect(razoes('antes nadava, agora nada')).not.toContain('corpo em movimento');
    expect(razoes('natação 2x', 'Azia. Acorda várias vezes à noite')).not.toContain('corpo em movimento');
  });
});

it('warms neither those who suffer from heat nor, where the mind is agitated, the heart', () => {
  const quentes = (dados: Partial<DadosAnamnese>) =>
    protocoloDe(dados).pontos.flatMap(({ codigo, moxa }) => (moxa ? [codigo] : []));
  expect(quentes({ queixaPrincipal: 'Dor lombar', fatoresAgravantes: ['Calor'] })).toEqual([]);
  const agitado = quentes({ queixaPrincipal: 'Insônia, palpitação e cansaço', linguaDesc: ['Pálida'] });
  expect(agitado.filter((codigo) => /^(C|PC)\d|^E44$/.test(codigo))).toEqual([]);
});
