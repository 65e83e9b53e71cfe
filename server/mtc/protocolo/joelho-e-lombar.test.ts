import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { alcancado } from '../catalog/pontos/posicao.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { montarHtml } from '../render/montar-html.ts';
import { sampleRelatorio } from '../render/sample-relatorio.ts';
import { agulhaEmUmaLinha, dividirPorSessao, permissaoDaSessao } from '../render/sessoes-de-pontos.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { daQueixa } from './candidatos.ts';
import { contarAgulhas } from './limitar-agulhas.ts';
import { encontrarQueixas } from './queixas.ts';

/** One knee that hurts for years, sleep beside it, an anticoagulant, and feet that feel little. */
const joelho: Partial<DadosAnamnese> = {
  idade: 58,
  sexo: 'feminino',
  queixaPrincipal:
    'dor no joelho D ha 6 anos, artrose no rx. Doi mais p/ descer escada, de manha fica duro uns 15 min. Incha no fim do dia. Pior no frio e na umidade, melhora c/ bolsa de agua quente. Joelho E doi pouco. Dorme mal ha anos, acorda 2-3x e fica rolando das 3 as 5. As vezes calorao no pescoço, ñ sua a noite. Cansada, corpo pesado.',
  inicioQueixa: 'anos',
  historicoMedico: 'HAS, DM2, Pés formigam, dormencia. inchaço nas pernas',
  medicamentos: 'losartana 50, metformina, xarelto 20',
  sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
  sintomasDigestivos: ['Gases/Distensão', 'Empachamento'],
  linguaDesc: ['Pálida', 'Úmida', 'Marcas de dente'],
  linguaObservacao: 'saburra branca',
};

/** A low back strained ten days ago, with pain down one leg, in an anxious man who cannot sit. */
const lombar: Partial<DadosAnamnese> = {
  idade: 34,
  queixaPrincipal:
    'lombar travou faz 10 dias qdo pegou o botijao de gas. Dor forte na lombar q desce pela parte de tras da perna E, choque qdo tosse, pior sentado dirigindo e qdo levanta, alivia deitado de lado com travesseiro. Dorme picado pq nao acha posição. Tb anda mto ansioso: suspira muito, roe unha, boca amarga de manhã, falta de ar qdo ta no engarrafamento.',
  inicioQueixa: 'recente',
  sintomasGerais: ['insônia', 'irritabilidade'],
  sintomasDigestivos: ['Azia/Refluxo'],
  sede: 'bebidas_frias',
  urina: 'amarelo escuro',
  linguaDesc: ['Vermelha', 'Saburra amarela'],
  linguaObservacao: 'ponta e bordas vermelhas',
  faceDesc: ['Avermelhada', 'Tensa'],
};

function planoDe(dados: Partial<DadosAnamnese>) {
  const { protocolo } = diagnosticar({ ...anamneseVazia, ...dados }, [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return protocolo;
}

const posicoesDe = (dados: Partial<DadosAnamnese>) => planoDe(dados).posicoes?.map(({ posicao }) => posicao) ?? [];
const daPerna = ({ codigo }: PontoPrescrito) => ['perna', 'pe'].includes(obterPonto(codigo)?.regiao ?? '');

describe('the position of a session', () => {
  it('is not the one that makes it worse, and is the one that was told to ease it', () => {
    const posicoes = posicoesDe(lombar);
    expect(posicoes.join()).not.toContain('sentado');
    expect(posicoes.join()).toContain('decúbito lateral com o tronco elevado, sobre o lado direito');
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar, não consegue ficar de bruços' }).join()).not.toMatch(/ventral/);
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar, só dorme de lado' }).join()).toMatch(/lateral/);
    expect(posicoesDe({ queixaPrincipal: 'Azia. Pior de barriga para cima' }).join()).toMatch(/recostado/);
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar, melhora quando deita' }).join()).toMatch(/ventral/);
  });

  it('reaches every point of the session', () => {
    const pior = ['', '. Pior sentado', '. Pior de bruços', '. Falta de ar', '. Falta de ar. Pior sentado'];
    const queixas = ['Dor lombar', 'Dor que desce pela perna esquerda', 'Dor no quadril direito', 'Dor nas costas'];
    for (const queixaPrincipal of queixas.flatMap((queixa) => pior.map((resto) => queixa + resto))) {
      for (const idade of [45, 83]) {
        const { pontos, posicoes = [] } = planoDe({ queixaPrincipal, idade });
        for (const { sessao, posicao } of posicoes) {
          const seus = pontos.filter(({ sessoes }) => sessoes?.includes(sessao));
          const fora = seus.filter(({ codigo }) => {
            const ponto = obterPonto(codigo);
            return !ponto || !alcancado(ponto, posicao);
          });
          expect(fora, `${queixaPrincipal}: ${posicao}`).toEqual([]);
          if (posicao.startsWith('decúbito lateral'))
            expect(seus.filter((ponto) => daPerna(ponto) && ponto.lateralidade === 'bilateral')).toEqual([]);
        }
      }
    }
  });

  it('is seated for the breathless only where the complaint can be reached so', () => {
    expect(posicoesDe({ queixaPrincipal: 'Dor lombar. Asma com falta de ar' }).join()).toMatch(/sentado/);
    const ciatica = posicoesDe({ queixaPrincipal: 'Dor que desce pela perna. Asma com falta de ar' });
    expect(ciatica.join()).toMatch(/lateral com o tronco elevado/);
  });
});

describe('the side of a point', () => {
  it('is that of the complaint in every session, for points that are where it is', () => {
    const doJoelho = planoDe(joelho).pontos.filter(({ codigo }) =>
      ['Xiyan', 'Heding', 'VB34', 'BP9', 'F8', 'E34'].includes(codigo),
    );
    expect(doJoelho.length).toBeGreaterThanOrEqual(3);
    for (const { codigo, lateralidade, lado } of doJoelho)
      expect({ codigo, lateralidade, lado }).toEqual({ codigo, lateralidade: 'unilateral', lado: 'direito' });
  });

  it('is neither for a point that serves the whole body, and that of the pain for its points from afar', () => {
    const longe = planoDe(joelho).pontos.filter(({ codigo }) => /^(E36|E44|R3|BP3|PC6|C7|ID3|IG4|VC\d+)$/.test(codigo));
    expect(longe.length).toBeGreaterThan(1);
    for (const { lado, metodo } of longe)
      if (lado) expect([lado, metodo]).toEqual(['direito', expect.stringContaining('para dor no joelho')]);
  });

  it('counts the two needles of each knee', () => {
    const xiyan = { codigo: 'Xiyan', lateralidade: 'unilateral' } as const;
    expect(contarAgulhas([xiyan])).toBe(2);
    expect(contarAgulhas([{ ...xiyan, lateralidade: 'bilateral' }])).toBe(4);
  });
});

describe('the current', () => {
  const semRiscos = { marcapasso: 'nao', anticoagulante: 'nao', epilepsia: 'nao', cancer: 'nao' } as const;
  const queixas = [
    'Dor lombar que desce pela perna esquerda há meses',
    'Dor lombar',
    'Dor no joelho direito',
    'Dor nos dois joelhos',
    'Dor no ombro D',
    'Dor no cotovelo e no joelho',
    'Dor no pescoço',
    'Dor nas costas',
  ];

  it('runs in two pairs at most, each in one limb or on one side of the spine, where it hurts', () => {
    const zona = (codigo: string) =>
      /^(VB29|VB30)$/.test(codigo) ? 'perna' : (obterPonto(codigo)?.regiao ?? '').replace('pe', 'perna').slice(0, 5);
    let quantos = 0;
    for (const queixaPrincipal of queixas) {
      const protocolo = planoDe({ ...semRiscos, queixaPrincipal });
      for (const { pontos } of dividirPorSessao(protocolo)) {
        const comCorrente = pontos.filter(({ eletro }) => eletro);
        quantos += comCorrente.length;
        const lados = comCorrente.reduce((soma, { lateralidade }) => soma + (lateralidade === 'bilateral' ? 2 : 1), 0);
        expect(lados, queixaPrincipal).toBeLessThanOrEqual(4);
        for (const ponto of comCorrente) {
          const outro = pontos.find(({ codigo }) => codigo === ponto.eletroCom);
          expect(outro, `${queixaPrincipal}: ${ponto.codigo}`).toMatchObject({
            eletroCom: ponto.codigo,
            lateralidade: ponto.lateralidade,
          });
          expect(outro?.lado).toBe(ponto.lado);
          if (!outro || zona(ponto.codigo) === 'lomba' || zona(ponto.codigo) === 'sacro') continue;
          expect(zona(outro.codigo).slice(0, 2)).toBe(zona(ponto.codigo).slice(0, 2));
        }
        expect(comCorrente.filter(({ metodo }) => metodo.startsWith('ponto distal, para dor no'))).toEqual([]);
      }
    }
    expect(quantos).toBeGreaterThan(8);
  });

  it('is written with its partner, frequency, minutes and strength, and not where the partner was taken out', () => {
    const [sessao] = dividirPorSessao(planoDe({ ...semRiscos, queixaPrincipal: 'Dor no joelho direito' }));
    const um = sessao?.pontos.find(({ eletroCom }) => eletroCom);
    if (!sessao || !um) throw new Error('A knee has a pair.');
    expect(agulhaEmUmaLinha(um, sessao.pontos)).toContain(`eletro com ${um.eletroCom}`);
    expect(permissaoDaSessao(sessao.pontos)).toMatch(
      /2 Hz e 100 Hz alternados, 20 min, até uma sensação forte e sem dor/,
    );
    const semPar = sessao.pontos.filter(({ codigo }) => codigo === um.codigo || codigo === 'R3');
    expect(agulhaEmUmaLinha(um, semPar)).not.toContain('eletro');
    expect(permissaoDaSessao(semPar)).not.toContain('Hz');
    // As in the reports of earlier releases.
    const { eletroCom: _, ...antigo } = um;
    expect(agulhaEmUmaLinha(antigo, [antigo, { ...antigo, eletro: false }])).toMatch(/; eletro$/);
  });
});

describe('a complaint', () => {
  const nomes = (dados: Partial<DadosAnamnese>) => {
    const todos = { ...anamneseVazia, ...dados };
    return encontrarQueixas(diagnosticar(todos, [], 'diagnostico').analise.achados, todos).map(({ nome }) => nome);
  };

  it('is of a region only where pain, stiffness or limitation was told of it', () => {
    expect(nomes(joelho).join()).not.toContain('pescoço');
    expect(nomes({ queixaPrincipal: 'Insônia. Calorão no pescoço à noite' }).join()).not.toContain('pescoço');
    expect(nomes({ queixaPrincipal: 'Cansaço. Sua muito no pescoço, e a lombar dói' }).join()).toMatch(/lombar/);
    expect(nomes({ queixaPrincipal: 'Pescoço travado, sua à noite' }).join()).toContain('pescoço');
    expect(nomes({ queixaPrincipal: 'Dor lombar que desce pela perna até o calcanhar' }).join()).not.toMatch(
      /calcanhar/,
    );
    expect(nomes({ queixaPrincipal: 'Dor lombar. Dor no calcanhar' }).join()).toMatch(/calcanhar/);
  });

  it('that no hypothesis explains is the purpose of its points, and its place is not tonified in a recent strain', () => {
    const { pontos } = planoDe(lombar);
    const doLugar = pontos.filter(({ metodo }) => /^ponto local, para dor lombar/.test(metodo));
    expect(doLugar.length).toBeGreaterThan(0);
    expect(doLugar.map(({ padraoId }) => padraoId)).toEqual(doLugar.map(() => daQueixa));
    expect(doLugar.filter(({ tecnica }) => tecnica === 'tonificar')).toEqual([]);
    expect(
      planoDe({ queixaPrincipal: 'Dor lombar há anos' }).pontos.find(({ codigo }) => codigo === 'B23')?.tecnica,
    ).toBe('tonificar');
    const html = montarHtml({ ...sampleRelatorio, protocolo: planoDe(lombar) });
    expect(html).toContain('<dd>Ponto local, para dor lombar.</dd>');
  });

  it('of sleep beside a pain has a point of its own', () => {
    for (const dados of [joelho, lombar])
      expect(planoDe(dados).pontos.filter(({ metodo }) => /para sono/.test(metodo)).length).toBeGreaterThan(0);
  });
});

describe('care at home, therapies and points', () => {
  const final = (dados: Partial<DadosAnamnese>) => {
    const todos = { ...anamneseVazia, ...dados };
    const { protocolo, analise } = diagnosticar(todos, [], 'completo');
    const { achados } = analise;
    return conferirProtocolo({ dados: todos, tipo: 'completo', protocolo, achados }).protocolo;
  };
  const frio = 'Cansaço, frio nas mãos e nos pés, fezes moles, lombar fria';

  it.each([
    ['ginger for blood that is thinned', { medicamentos: 'Xarelto' }, /gengibre/],
    ['ginger for a clotting disorder', { historicoMedico: 'Hemofilia' }, /gengibre/],
    ['ginger for a burning stomach', { queixaPrincipal: `Azia. ${frio}` }, /gengibre/],
    [
      'warmth without its caution for feet that feel little',
      { historicoMedico: 'Diabetes, formigamento nos pés' },
      /aquecidos(?!.*nenhuma outra fonte de calor)|escalda|(?<!água ou )bolsa quente|moxa/,
    ],
    ['kneading for cancer', { historicoMedico: 'Câncer com metástase óssea' }, /tui na|massagem chinesa/],
    ['kneading for a clotting disorder', { historicoMedico: 'Hemofilia' }, /tui na|massagem chinesa/],
    [
      'kneading for a pressed nerve root',
      { historicoMedico: 'Hérnia de disco com compressão de raiz nervosa' },
      /tui na|massagem chinesa/,
    ],
    ['rich broths for weak kidneys', { historicoMedico: 'Insuficiência renal' }, /feijão-preto, nozes/],
  ])('never are %s', (_, dados, proibido) => {
    const plano = final({ queixaPrincipal: frio, ...dados });
    const textos = [
      ...(plano?.orientacoes ?? []).map(({ texto }) => texto),
      ...(plano?.terapias ?? []).map(({ nome, descricao }) => `${nome}. ${descricao}`),
    ].map((texto) => texto.toLowerCase());
    expect(textos.length).toBeGreaterThan(5);
    expect(textos.filter((texto) => proibido.test(texto))).toEqual([]);
  });

  it('keep the care of the feet that the rule for them asks for', () => {
    for (const queixaPrincipal of ['Cansaço', `${frio}, insônia, inchaço nas pernas, urina à noite, preocupação`]) {
      const plano = final({ queixaPrincipal, historicoMedico: 'Diabetes, formigamento nos pés' });
      expect(plano?.orientacoes.map(({ id }) => id)).toContain('pes_do_diabetes');
    }
  });

  it('use no point over an artery where blood is thinned', () => {
    const queixaPrincipal = 'Tosse seca e tristeza';
    expect(planoDe({ queixaPrincipal }).pontos.map(({ codigo }) => codigo)).toContain('P9');
    const codigos = final({ queixaPrincipal, medicamentos: 'Xarelto' })?.pontos.map(({ codigo }) => codigo);
    expect(codigos?.filter((codigo) => /^(P8|P9|E9|E42)$/.test(codigo))).toEqual([]);
  });
});

describe('a part that is only weak, or only reached', () => {
  const nomes = (queixaPrincipal: string) => {
    const dados = { ...anamneseVazia, idade: 50, queixaPrincipal };
    return encontrarQueixas(diagnosticar(dados, [], 'completo').analise.achados, dados).map(({ nome }) => nome);
  };
  it.each([
    ["Fogachos há 8 meses. Lombar e joelhos 'fracos' no fim do dia", /joelho/],
    ['Dor lombar há quatro meses. Joelhos também cansados no fim do dia', /joelho/],
    ['Lombalgia em faixa, às vezes pega glúteo D, não passa do joelho', /quadril|joelho/],
    ['dor na lombar, puxa um pouco pra bunda do lado direito mas n desce pra perna', /quadril|perna/],
  ])('is no complaint of a joint: %s', (texto, parte) => {
    expect(nomes(texto).filter((nome) => parte.test(nome))).toEqual([]);
  });
  it.each([
    ['Joelho fraco e dói para descer escada', /joelho/],
    ['Dor no glúteo direito ao sentar', /quadril/],
  ])('is one where it hurts: %s', (texto, parte) => {
    expect(nomes(texto).some((nome) => parte.test(nome))).toBe(true);
  });
});
