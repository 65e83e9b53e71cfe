import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { prioridades } from '@meridia/shared/orientacao.ts';
import { type Achado, type Analise, type Protocolo, protocoloSchema } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { orientacoes } from '../catalog/orientacoes.ts';
import { type PadraoId, padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes } from '../catalog/padroes.ts';
import { eixoDoPonto } from '../catalog/pontos/eixo.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { obterPontoAuricular } from '../catalog/pontos-auriculares.ts';
import { type SinalId, sinais, sinalIds } from '../catalog/sinais.ts';
import { sampleAnalise, sampleDados } from '../render/sample-relatorio.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { extrasEvitarGestacao, pontosEvitarGestacao } from '../safety/pontos-de-risco.ts';
import { apoioGeral, daQueixa, isOposta } from './candidatos.ts';
import { contarAgulhas, maximoDeAgulhas } from './limitar-agulhas.ts';
import { montarProtocolo } from './montar-protocolo.ts';
import { emParesDeCorrente } from './pares-de-corrente.ts';

function analise(ids: readonly PadraoId[], achados: readonly Achado[] = []): Analise {
  return {
    ...sampleAnalise,
    achados: [...achados],
    principios: { ...sampleAnalise.principios, frioCalor: 0 },
    padroes: ids.map((id, ordem) => ({
      ...padroes[id],
      id,
      score: 90 - 12 * ordem,
      confianca: 0.6,
      aFavor: [],
      contra: [],
      orgaos: [...padroes[id].orgaos],
    })),
  };
}

function achado(sinal: SinalId, campo = 'queixaPrincipal'): Achado {
  return {
    id: `${sinal}@${campo}`,
    label: sinais[sinal].rotulo,
    fonte: `anamnese.${campo}`,
    valor: sinal,
    forca: 0.9,
    presente: true,
  };
}

const homem: DadosAnamnese = {
  ...sampleDados,
  sexo: 'masculino',
  gestante: null,
  marcapasso: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  alergias: null,
};
const mulher: DadosAnamnese = { ...homem, sexo: 'feminino', idade: 30 };

function sessoesDe({ pontos, posicoes = [] }: Protocolo) {
  return posicoes.map((lugar) => ({
    ...lugar,
    pontos: pontos.filter(({ sessoes }) => sessoes?.includes(lugar.sessao)),
  }));
}

const deficiencia = { ...sampleAnalise.principios, frioCalor: 0, deficienciaExcesso: -70 };

const condicoes: Record<string, DadosAnamnese> = {
  homem,
  gestante: { ...mulher, gestante: 'sim' },
  'gestação não descartada': { ...mulher, gestante: 'desconheco' },
  'gestação não perguntada': { ...mulher, gestante: null },
  marcapasso: { ...homem, marcapasso: 'sim' },
  anticoagulante: { ...homem, medicamentos: 'Xarelto' },
  'diabetes com neuropatia': { ...homem, historicoMedico: 'Diabetes, formigamento nos pés' },
  'câncer e epilepsia': { ...homem, historicoMedico: 'Epilepsia. Câncer de mama em tratamento' },
  bebê: { ...homem, idade: 1 },
  'bebê com tudo': { ...homem, idade: 0, historicoMedico: 'Epilepsia. Leucemia. Diabetes com neuropatia. Hemofilia' },
  criança: { ...homem, idade: 6 },
  idosa: { ...mulher, idade: 88 },
  'gestante com tudo': {
    ...mulher,
    gestante: 'sim',
    marcapasso: 'sim',
    medicamentos: 'varfarina',
    alergias: 'níquel, artemísia',
    historicoMedico: 'Diabetes com neuropatia, epilepsia, linfoma',
  },
};

/** Every pattern alone, with two others and with four others, and the case without a pattern. */
const quadros: (readonly PadraoId[])[] = [
  [],
  ...padraoIds.flatMap((id, indice) => {
    const outro = (passo: number) => padraoIds[(indice + passo) % padraoIds.length] ?? id;
    return [[id], [id, outro(7), outro(19)], [id, outro(5), outro(11), outro(23), outro(31)]];
  }),
];

describe.each(Object.entries(condicoes))('protocol for: %s', (nome, dados) => {
  const casos = quadros.map((ids, indice) => {
    const sinais = [indice * 3, indice * 7 + 1, indice * 11 + 2].flatMap((n) => sinalIds[n % sinalIds.length] ?? []);
    const entrada = analise(
      ids,
      sinais.map((sinal) => achado(sinal)),
    );
    return { ids, entrada, protocolo: montarProtocolo(entrada, dados) };
  });

  it('keeps the promised counts and fits the schema', () => {
    for (const { ids, protocolo } of casos) {
      const onde = ids.join(' + ');
      expect(protocoloSchema.safeParse(protocolo).success, onde).toBe(true);
      for (const { pontos, nota } of sessoesDe(protocolo)) {
        expect(pontos.length, onde).toBeLessThanOrEqual(12);
        expect(pontos.length, onde).toBeGreaterThan(0);
        if (pontos.length < 8 && ids.length === 0) expect(nota).toContain('poucos achados');
        else if (dados.idade < 12)
          expect([pontos.length, nota], onde).toEqual([6, expect.stringContaining('Em criança')]);
        else expect(pontos.length, onde).toBeGreaterThanOrEqual(8);
      }
      expect(protocolo.auriculares.length, onde).toBeGreaterThanOrEqual(4);
      expect(protocolo.auriculares.length, onde).toBeLessThanOrEqual(6);
      // Each with its reason, and no list.
      expect(protocolo.terapias.length, onde).toBeGreaterThanOrEqual(nome === 'bebê com tudo' ? 4 : 5);
      expect(protocolo.terapias.length, onde).toBeLessThanOrEqual(7);
      // What nobody told asks for no advice.
      expect(protocolo.orientacoes.length, onde).toBeLessThanOrEqual(6);
      for (const { porque } of protocolo.orientacoes)
        expect(porque, onde).toMatch(/^(porque (contou|marcou)|pelo cuidado)/);
      if (protocolo.orientacoes.length >= 3)
        expect([...new Set(protocolo.orientacoes.map(({ prioridade }) => prioridade))].sort(), onde).toEqual(
          [...prioridades].sort(),
        );
      expect(protocolo.sessoes.fases.reduce((soma, { sessoes }) => soma + sessoes, 0)).toBe(protocolo.sessoes.total);
      expect(protocolo.sessoes.fases).toHaveLength(3);
    }
  });

  it('loses nothing in the final safety check', () => {
    for (const { ids, protocolo } of casos) {
      const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: [] });
      expect(
        seguranca.flatMap(({ removidos }) => removidos),
        ids.join(' + '),
      ).toEqual([]);
    }
  });

  it('names each point once, only from the catalogue, and only patterns of the analysis', () => {
    for (const { ids, protocolo } of casos) {
      const codigos = protocolo.pontos.map(({ codigo }) => codigo);
      expect(new Set(codigos).size).toBe(codigos.length);
      expect(protocolo.pontos.every(({ codigo, oms }) => obterPonto(codigo)?.oms === oms)).toBe(true);
      expect(protocolo.auriculares.every(({ id }) => obterPontoAuricular(id) !== undefined)).toBe(true);
      const permitidos = [daQueixa, ...(ids.length === 0 ? [apoioGeral] : ids)];
      const usados = [...protocolo.pontos, ...protocolo.auriculares, ...protocolo.terapias];
      for (const { padraoId } of usados) expect(permitidos).toContain(padraoId);
    }
  });

  it('never tonifies and disperses one channel, and has points above and below', () => {
    for (const { ids, protocolo } of casos) {
      const linhas = protocolo.pontos.flatMap(({ codigo, tecnica }) => {
        const ponto = obterPonto(codigo);
        return ponto ? { codigo, tecnica, eixo: eixoDoPonto(ponto), regiao: ponto.regiao } : [];
      });
      const opostas = linhas.filter((a) => linhas.some((b) => a.eixo === b.eixo && isOposta(a.tecnica, b.tecnica)));
      expect(opostas, ids.join(' + ')).toEqual([]);
      if (ids.length === 0) continue;
      const baixos = linhas.filter(({ regiao }) => ['perna', 'pe'].includes(regiao)).length;
      const altos = linhas.filter(({ regiao }) => ['braco', 'mao', 'cabeca', 'face', 'nuca'].includes(regiao)).length;
      expect(Math.min(baixos, altos), `${nome}: ${ids.join(' + ')}`).toBeGreaterThanOrEqual(1);
    }
  });

  it('crowds no spot, and reaches every point of a session in one position', () => {
    // The knee, the loin, both lines of the wrist, the crown: a third needle there adds only pain.
    const vizinhos = [
      'E35 Xiyan Neixiyan Heding',
      'B22 B23 B52 VG4',
      'PC5 PC6 PC7 PC4',
      'C4 C5 C6 C7',
      'VG20 Sishencong',
    ];
    const soDeCostas = /^(B([1-3]\d|4\d|5[0-7])|VB(20|30)|VG([2-9]|1[0-6])|ID(9|1[0-5])|Yaoyan|Shiqizhui|Dingchuan)$/;
    const soDeFrente = /^(VC\d+|P[12]|E\d+|R(1[1-9]|2\d)|F1[34]|VB24|Yintang|Xiyan|Heding|Jianqian|F[23])$/;
    for (const { ids, protocolo } of casos) {
      const onde = ids.join(' + ');
      for (const { pontos, posicao } of sessoesDe(protocolo)) {
        const codigos = pontos.map(({ codigo }) => codigo);
        for (const sitio of vizinhos) {
          expect(sitio.split(' ').filter((codigo) => codigos.includes(codigo)).length, onde).toBeLessThanOrEqual(2);
        }
        const fora = posicao.startsWith('decúbito dorsal') ? soDeCostas : soDeFrente;
        expect(
          codigos.filter((codigo) => fora.test(codigo)),
          `${onde}: ${posicao}`,
        ).toEqual([]);
      }
    }
  });

  it('gives one retention time, and depth and angle wherever a needle goes in', () => {
    for (const { protocolo } of casos) {
      expect(new Set(protocolo.pontos.map(({ retencaoMin }) => retencaoMin)).size).toBe(1);
      expect(protocolo.pontos.filter(({ codigo, agulha }) => !agulha && codigo !== 'VC8')).toEqual([]);
      for (const { agulha } of protocolo.pontos) expect(agulha?.mm === null).toBe(dados.idade < 12);
    }
  });

  it('names no pair whose partner is not in the same session', () => {
    for (const { ids, protocolo } of casos) {
      for (const { pontos } of sessoesDe(protocolo)) {
        const codigos = pontos.map(({ codigo }) => codigo);
        const citados = pontos.flatMap(({ metodo }) => metodo.match(/\b[A-Z]{1,2}\d{1,2}\b/g) ?? []);
        expect(
          citados.filter((codigo) => !codigos.includes(codigo)),
          ids.join(' + '),
        ).toEqual([]);
      }
    }
  });

  it('uses moxa only when no treated pattern shows heat', () => {
    for (const { ids, protocolo } of casos) {
      const principal = ids[0];
      if (!principal || !padroes[principal].marcas.includes('calor')) continue;
      expect(
        protocolo.pontos.some(({ moxa }) => moxa),
        principal,
      ).toBe(false);
      expect(
        protocolo.terapias.some(({ id }) => id === 'moxabustao'),
        principal,
      ).toBe(false);
    }
  });

  it('gives the same protocol for the same input', () => {
    for (const { entrada, protocolo } of casos.slice(0, 12)) {
      expect(montarProtocolo(entrada, dados)).toEqual(protocolo);
    }
  });
});

describe('constraints', () => {
  const todos = (dados: DadosAnamnese) => padraoIds.map((id) => montarProtocolo(analise([id]), dados));

  it.each(['sim', 'desconheco'] as const)('leaves every forbidden point out when pregnancy is "%s"', (gestante) => {
    for (const { pontos, auriculares } of todos({ ...mulher, gestante })) {
      expect(
        pontos.filter(
          ({ oms, pinyin }) => pontosEvitarGestacao.has(oms) || extrasEvitarGestacao.has(pinyin.toLowerCase()),
        ),
      ).toEqual([]);
      expect(auriculares.filter(({ id }) => obterPontoAuricular(id)?.evitarGestacao)).toEqual([]);
      expect(pontos.some(({ eletro }) => eletro)).toBe(false);
    }
  });

  it('uses no current with a pacemaker, and none below the age of twelve', () => {
    for (const dados of [
      { ...homem, marcapasso: 'sim' as const },
      { ...homem, idade: 11 },
    ]) {
      expect(todos(dados).flatMap(({ pontos }) => pontos.filter(({ eletro }) => eletro))).toEqual([]);
    }
    const comDor = (sinal: SinalId, queixaPrincipal: string) =>
      montarProtocolo(analise(['estagnacao_qi'], [achado(sinal)]), { ...homem, queixaPrincipal }).pontos;
    expect(comDor('dor_joelho', 'Dor no joelho direito').filter(({ eletro }) => eletro).length).toBeGreaterThanOrEqual(
      2,
    );
    // Without a pain of joints or muscles there is no reason for it.
    expect(comDor('azia_refluxo', 'Azia').filter(({ eletro }) => eletro)).toEqual([]);
    expect(todos(homem).flatMap(({ pontos }) => pontos.filter(({ eletro }) => eletro))).toEqual([]);
  });

  it('adds a caution to every point with an anticoagulant, and offers no cupping', () => {
    for (const { pontos, terapias } of todos({ ...homem, medicamentos: 'Usa varfarina' })) {
      expect(pontos.every(({ cautelas }) => cautelas.some((cautela) => cautela.includes('comprimir')))).toBe(true);
      expect(terapias.map(({ id }) => id)).not.toContain('ventosaterapia');
    }
  });

  it('shortens retention for the young and the old', () => {
    const retencoes = (idade: number) =>
      new Set(
        montarProtocolo(analise(['frio_estomago']), { ...homem, idade }).pontos.map(({ retencaoMin }) => retencaoMin),
      );
    expect([...retencoes(5)]).toEqual([5]);
    expect([...retencoes(9)]).toEqual([10]);
    expect([...retencoes(80)]).toEqual([15]);
    expect(Math.min(...retencoes(40))).toBeGreaterThanOrEqual(20);
  });

  it('warms cold patterns', () => {
    const { pontos, terapias } = montarProtocolo(analise(['deficiencia_yang_rim']), homem);
    expect(pontos.filter(({ moxa }) => moxa).length).toBeGreaterThan(3);
    expect(terapias.map(({ id }) => id)).toContain('moxabustao');
  });

  it('has few and mild needles for the very young and old, the pregnant, the ill and the exhausted', () => {
    const fracos: DadosAnamnese[] = [
      { ...homem, idade: 8 },
      { ...homem, idade: 80 },
      { ...mulher, gestante: 'sim' },
      { ...homem, historicoMedico: 'Em quimioterapia' },
    ];
    for (const dados of fracos) {
      for (const protocolo of todos(dados)) {
        const { pontos } = protocolo;
        for (const sessao of sessoesDe(protocolo)) expect(sessao.pontos).toHaveLength(dados.idade < 12 ? 6 : 8);
        expect(pontos.filter(({ tecnica }) => tecnica === 'dispersar')).toEqual([]);
        expect(pontos.filter(({ eletro, retencaoMin }) => eletro || retencaoMin > 15)).toEqual([]);
      }
    }
    const esgotada = { ...analise(['deficiencia_qi_xue'], [achado('fraqueza')]), principios: deficiencia };
    for (const { pontos } of sessoesDe(montarProtocolo(esgotada, mulher))) {
      expect(pontos.length).toBeLessThanOrEqual(10);
      expect(pontos.filter(({ tecnica }) => tecnica === 'dispersar')).toEqual([]);
    }
  });

  it('recommends no food that the client is allergic to', () => {
    const alergica = { ...homem, alergias: 'Gergelim, nozes, ovo, leite, glúten, soja e frutas' };
    const pedem: SinalId[] = ['apetite_baixo', 'fluxo_escasso', 'constipacao', 'boca_seca', 'diarreia', 'anemia'];
    for (const sinal of pedem) {
      const { orientacoes: dadas } = montarProtocolo(analise(['deficiencia_xue_figado'], [achado(sinal)]), alergica);
      const recomendados = dadas.map(({ texto }) => texto.replace(/\b(deixe|evite|diminua)\b[^.;]*/gi, '')).join(' ');
      expect(recomendados).not.toMatch(/gergelim|nozes|\bovos?\b|leite|aveia|tofu|mamão|ameixa|limão/i);
    }
  });

  it('needles the local points of one-sided pain on that side, and the others on both', () => {
    const pontosPara = (queixaPrincipal: string, ...sinais: SinalId[]) =>
      montarProtocolo(
        analise(
          ['estagnacao_qi'],
          sinais.map((sinal) => achado(sinal)),
        ),
        { ...homem, queixaPrincipal },
      ).pontos;
    const deUmLado = (pontos: Protocolo['pontos']) =>
      pontos.filter(({ lateralidade, metodo }) => lateralidade === 'unilateral' && metodo.startsWith('ponto local'));
    const direito = deUmLado(pontosPara('Dor no joelho D há meses', 'dor_joelho'));
    expect(direito.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining(['Xiyan', 'Heding']));
    expect(direito.every(({ lado }) => lado === 'direito')).toBe(true);
    for (const queixa of ['Dor nos dois joelhos', 'Dor no joelho direito e esquerdo', 'Dor no joelho']) {
      // Xiyan alone is four needles on two knees: the last local point changes sides to keep to twelve.
      const pontos = pontosPara(queixa, 'dor_joelho');
      expect(deUmLado(pontos).filter(({ codigo, lado }) => codigo !== 'BP9' || lado)).toEqual([]);
      expect(contarAgulhas(pontos)).toBe(maximoDeAgulhas);
      for (const codigo of ['Xiyan', 'Heding'])
        expect(pontos.find((ponto) => ponto.codigo === codigo)?.lateralidade, queixa).toBe('bilateral');
    }
    const dois = pontosPara('Dor no ombro dir. e no joelho E', 'dor_pescoco_ombros', 'dor_joelho');
    expect(dois.find(({ codigo }) => codigo === 'IG15')?.lado).toBe('direito');
    expect(dois.find(({ codigo }) => codigo === 'Xiyan')?.lado).toBe('esquerdo');
    expect(dois.find(({ codigo }) => codigo === 'F3')?.lado).toBeUndefined();
  });

  it('names the classical pairs among the points of one session', () => {
    const metodos = todos(homem).flatMap(({ pontos }) => pontos.map(({ metodo }) => metodo));
    expect(metodos.some((metodo) => metodo.includes('quatro portões'))).toBe(true);
    expect(metodos.some((metodo) => metodo.includes('par fonte-luo'))).toBe(true);
    expect(metodos.some((metodo) => metodo.includes('mãe do canal, que tonifica'))).toBe(true);
    // Front and back are never needled in one session.
    expect(metodos.filter((metodo) => /shu-mu (?!do Rim)/.test(metodo))).toEqual([]);
  });

  it('gives no advice that does not apply to the client', () => {
    const semHabitos = todos(homem).flatMap(({ orientacoes: dadas }) => dadas.map(({ id }) => id));
    const comSinal = orientacoes.filter(({ exigeSinal }) => exigeSinal).map(({ id }) => id);
    expect(semHabitos.filter((id) => comSinal.includes(id))).toEqual([]);
    const fumante = montarProtocolo(analise(['deficiencia_qi_pulmao'], [achado('tabaco', 'cigarro')]), homem);
    expect(fumante.orientacoes.find(({ id }) => id === 'sem_cigarro')?.prioridade).toBe('Essencial');
  });
});

describe('what one session asks of a client', () => {
  const precisao: readonly (readonly [SinalId, string])[] = [
    ['ciatica', 'Dor que desce pela perna direita'],
    ['dor_joelho', 'Dor no joelho esquerdo'],
    ['enxaqueca', 'Enxaqueca'],
    ['dismenorreia', 'Cólica menstrual'],
    ['insonia', 'Insônia'],
    ['cansaco', 'Cansaço'],
  ];

  it('is twelve needles at most, and no general support beside enough points', () => {
    for (const [sinal, queixaPrincipal] of precisao) {
      const protocolo = montarProtocolo(
        analise(['deficiencia_qi_baco', 'estagnacao_qi_figado', 'deficiencia_yin_rim'], [achado(sinal)]),
        { ...mulher, queixaPrincipal },
      );
      for (const { pontos } of sessoesDe(protocolo)) {
        expect(contarAgulhas(pontos), queixaPrincipal).toBeLessThanOrEqual(maximoDeAgulhas);
        expect(pontos.length, queixaPrincipal).toBeGreaterThanOrEqual(8);
        expect(pontos.filter(({ metodo }) => metodo.startsWith('apoio geral'))).toEqual([]);
      }
    }
  });

  it('asks no weak hypothesis for points where the complaint and the main one have enough', () => {
    const forte = analise(['deficiencia_qi_baco', 'umidade_calor_baco'], [achado('cansaco')]);
    const fraca = {
      ...forte,
      padroes: forte.padroes.map((padrao, ordem) => (ordem === 0 ? padrao : { ...padrao, score: 9 })),
    };
    const { pontos } = montarProtocolo(fraca, { ...homem, queixaPrincipal: 'Cansaço' });
    expect(pontos.filter(({ padraoId }) => padraoId === 'umidade_calor_baco')).toEqual([]);
  });

  it('warms where cold was told or a point is warmed against weakness, and never a hand or the head', () => {
    const { pontos } = montarProtocolo(analise(['estagnacao_qi'], [achado('dor_pescoco_ombros'), achado('apatia')]), {
      ...homem,
      queixaPrincipal: 'Dor no ombro',
    });
    expect(pontos.filter(({ moxa }) => moxa).map(({ codigo }) => codigo)).toEqual([]);
    const comFrio = montarProtocolo(analise(['estagnacao_qi'], [achado('dor_lombar'), achado('piora_frio')]), {
      ...homem,
      queixaPrincipal: 'Dor lombar',
    }).pontos.filter(({ moxa }) => moxa);
    expect(comFrio.map(({ codigo }) => codigo)).toContain('B23');
    expect(comFrio.map(({ codigo }) => codigo)).not.toContain('Yaotongdian');
  });

  it('leaves no current in one point alone', () => {
    const { pontos } = montarProtocolo(analise(['estagnacao_qi'], [achado('dor_joelho')]), homem);
    const [um, ...outros] = pontos.map((ponto) => ({ ...ponto, eletro: false }));
    const todosOsCodigos = pontos.map(({ codigo }) => codigo);
    const sozinho = um && emParesDeCorrente([{ ...um, eletro: true }, ...outros], todosOsCodigos, new Map());
    expect(sozinho?.some(({ eletro }) => eletro)).toBe(false);
  });

  it('begins after the physician has looked where one must look first', () => {
    const fases = (queixaPrincipal: string) =>
      montarProtocolo(analise(['estagnacao_qi']), { ...homem, queixaPrincipal }).sessoes.fases[0]?.semanas;
    expect(fases('Dor no peito ao subir escada')).toMatch(/depois da liberação médica$/);
    expect(fases('Cansaço')).not.toContain('liberação');
  });
});

describe('complaints', () => {
  it.each([
    ['dor_cabeca', ['IG4', 'VB20', 'Taiyang', 'P7']],
    ['dor_lombar', ['B40', 'B60', 'B23', 'Yaotongdian']],
    ['insonia', ['C7', 'Anmian', 'Yintang']],
    ['constipacao', ['TA6', 'E37', 'E25']],
    ['dismenorreia', ['BP8', 'BP6', 'VC3']],
    ['nausea', ['PC6', 'VC12', 'E36']],
  ] as const)('brings distal and local points for %s', (sinal, esperados) => {
    const codigos = montarProtocolo(analise(['deficiencia_qi_pulmao'], [achado(sinal)]), homem).pontos.map(
      ({ codigo }) => codigo,
    );
    expect(esperados.filter((codigo) => codigos.includes(codigo)).length).toBeGreaterThanOrEqual(2);
  });

  it("are called by the client's own sign, and not by another sign of the same group", () => {
    const metodos = (sinal: SinalId, label?: string) =>
      montarProtocolo(analise(['deficiencia_qi_pulmao'], [{ ...achado(sinal), ...(label ? { label } : {}) }]), homem)
        .pontos.map(({ metodo }) => metodo)
        .join();
    expect(metodos('arrotos')).toMatch(/para arrotos/);
    expect(metodos('arrotos')).not.toMatch(/azia/);
    expect(metodos('azia_refluxo', 'azia')).toMatch(/para azia(,|$)/);
    expect(metodos('dor_pescoco_ombros', 'dor no ombro')).not.toMatch(/pescoço/);
    expect(metodos('opressao_toracica')).not.toMatch(/garganta/);
  });

  it.each([
    ['dor_pescoco_ombros', 'Dor no ombro E', ['IG15', 'TA14']],
    ['dor_cotovelo', 'Cotovelo dói', ['IG11', 'IG12']],
    ['dor_punho', 'Punho dolorido', ['TA4', 'IG5']],
    ['dor_quadril', 'Dor no quadril', ['VB30', 'VB29']],
    ['dor_tornozelo', 'Dor no tornozelo', ['VB40', 'E41']],
    ['dor_costas', 'Dor nas costas', ['B17', 'B43']],
    ['ciatica', 'Dor que desce pela perna', ['VB30', 'B54']],
    ['dor_mandibula', 'Estala a mandíbula', ['E6', 'E7']],
    ['congestao_nasal', 'Nariz entupido', ['IG20', 'Bitong']],
  ] as const)('of a place get its local points, with and without a pattern: %s', (sinal, queixaPrincipal, locais) => {
    for (const ids of [[], ['deficiencia_qi_pulmao']] as const) {
      const { pontos } = montarProtocolo(analise(ids, [achado(sinal)]), { ...homem, queixaPrincipal });
      const codigos = pontos.map(({ codigo }) => codigo);
      expect(codigos).toEqual(expect.arrayContaining([...locais]));
      expect(pontos.some(({ metodo }) => metodo.startsWith('ponto distal'))).toBe(true);
    }
  });

  it('without a pattern get their local and distal points only, and the plan says why they are few', () => {
    for (const sinal of ['dor_joelho', 'dor_dente'] as const) {
      const { pontos, posicoes } = montarProtocolo(analise([], [achado(sinal)]), { ...homem, queixaPrincipal: 'Dor' });
      expect(pontos.length).toBeGreaterThanOrEqual(5);
      expect(pontos.filter(({ metodo }) => !/para dor (no joelho|de dente)/.test(metodo))).toEqual([]);
      if (pontos.length < 8) expect(posicoes?.every(({ nota }) => nota.includes('poucos achados'))).toBe(true);
    }
  });

  it('that only words of the main complaint name are not called pain', () => {
    const { pontos } = montarProtocolo(analise(['estagnacao_qi']), {
      ...homem,
      queixaPrincipal: 'Ombro esquerdo travado',
    });
    const ig15 = pontos.find(({ codigo }) => codigo === 'IG15');
    expect(ig15).toMatchObject({ lado: 'esquerdo', metodo: 'ponto local, para incômodo no ombro' });
    const negado = montarProtocolo(analise(['estagnacao_qi']), {
      ...homem,
      queixaPrincipal: 'Cansaço, sem dor no ombro',
    });
    expect(negado.pontos.map(({ codigo }) => codigo)).not.toContain('IG15');
  });

  it('does not treat what the client denies', () => {
    const negado = { ...achado('insonia'), presente: false };
    const metodos = montarProtocolo(analise(['deficiencia_qi_pulmao'], [negado]), homem).pontos.map(
      ({ metodo }) => metodo,
    );
    expect(metodos.join()).not.toContain('sono');
  });
});

describe('sessions and prognosis', () => {
  it("follow the client's availability, and suggest one session a week when it is unknown", () => {
    const plano = (disponibilidadeSessoes: DadosAnamnese['disponibilidadeSessoes']) =>
      montarProtocolo(analise(['estagnacao_qi']), { ...homem, disponibilidadeSessoes }).sessoes;
    expect(plano('2x_sem').frequencia).toContain('Duas sessões');
    expect(plano(null).frequencia).toContain('sugestão');
    expect(plano('3x_sem').fases[0]?.semanas).not.toBe(plano('1x_sem').fases[0]?.semanas);
  });

  it('grow longer and more careful with duration, age and depth', () => {
    const leve = montarProtocolo(analise(['vento_frio_pulmao']), {
      ...homem,
      idade: 25,
      inicioQueixa: 'recente',
      estresseNivel: 3,
      qualidadeSono: 'boa',
    });
    const fundo = montarProtocolo(analise(['deficiencia_jing_rim', 'estase_xue', 'fleuma_umidade']), {
      ...homem,
      idade: 79,
      inicioQueixa: 'infancia',
      cigarro: 'diario',
      qualidadeSono: 'ruim',
    });
    expect(leve.prognostico.nivel).toBe('favoravel');
    expect(fundo.prognostico.nivel).toBe('cauteloso');
    expect(fundo.sessoes.total).toBeGreaterThan(leve.sessoes.total);
    expect(leve.prognostico.razoes.length).toBeGreaterThan(1);
  });

  it('speaks of a pregnancy only where there is one', () => {
    const razoes = (gestante: DadosAnamnese['gestante']) =>
      montarProtocolo(analise(['estagnacao_qi']), { ...mulher, gestante }).prognostico.razoes.join();
    expect(razoes('sim')).toContain('A gestação pede poucos pontos');
    for (const gestante of ['nao', 'desconheco', null] as const) expect(razoes(gestante)).not.toContain('gestação');
  });

  it('promises nothing before a physician has seen an alarming sign', () => {
    const prognostico = (queixaPrincipal: string) =>
      montarProtocolo(analise(['vento_frio_pulmao']), { ...homem, inicioQueixa: 'recente', queixaPrincipal })
        .prognostico;
    expect(prognostico('Resfriado').nivel).toBe('favoravel');
    expect(prognostico('Resfriado e sangue na tosse').nivel).not.toBe('favoravel');
    expect(prognostico('Resfriado e sangue na tosse').razoes.join()).toContain('avaliação médica');
  });
});
