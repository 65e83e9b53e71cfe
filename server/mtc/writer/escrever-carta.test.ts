import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { orientacoes } from '../catalog/orientacoes.ts';
import { padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { sinais } from '../catalog/sinais.ts';
import { sampleRelatorio } from '../render/sample-relatorio.ts';
import { sinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { escreverCarta } from './escrever-carta.ts';
import { motivos } from './motivos-de-hoje.ts';
import { emPalavrasSimples } from './palavras-simples.ts';

const allOf = (relatorio: Relatorio) => Object.values(escreverCarta(relatorio)).join('\n');
const assustam =
  /fogo|estase|tóxic|colapso|morte|câncer|tumor|doença|patolog|grave|perig|lesão|lesa |fere|invade|ataca|deficiência|síndrome/i;

describe('the plain words of a pattern', () => {
  it.each(padraoIds)('say %s as a clause, without what frightens', (id) => {
    const clause = emPalavrasSimples(id);
    expect(clause).toMatch(/^[a-zà-ú].*[^.]$/);
    expect(clause).not.toMatch(assustam);
    expect(clause.length).toBeLessThan(110);
  });

  it('are empty for a pattern that the catalogue does not have', () => {
    expect(emPalavrasSimples('de_outra_versao')).toBe('');
  });
});

describe('the letter', () => {
  it('quotes the complaint, says the reading, the plan, the home advice and the return', () => {
    const { encontrado, faremos, emCasa, retorno } = escreverCarta(sampleRelatorio);
    expect(encontrado).toContain('“Cansaço há meses, digestão lenta');
    expect(encontrado).toContain('a digestão tem pouca energia');
    expect(encontrado).toContain('não é um diagnóstico médico');
    expect(faremos).toContain('O plano prevê dez sessões');
    expect(emCasa.split('\n')[0]).toContain('Prefira alimentos cozidos e mornos');
    expect(retorno).toContain('uma sessão por semana');
  });

  it('has no code of a point, no number of the analysis and no name of a pattern', () => {
    const text = allOf(sampleRelatorio);
    for (const { codigo } of sampleRelatorio.protocolo?.pontos ?? []) expect(text).not.toContain(codigo);
    for (const { nome, codigoTm1 } of sampleRelatorio.analise.padroes) {
      expect(text).not.toContain(nome);
      expect(text).not.toContain(codigoTm1);
    }
    expect(text).not.toMatch(/\d+ de 100|confiança/);
  });

  it('names no sign of a photo or of the examination, and no denied one', () => {
    const [principal] = sampleRelatorio.analise.padroes;
    if (!principal) throw new Error('the sample has a pattern');
    const achados: Relatorio['analise']['achados'] = [
      { id: 'a@foto.lingua', label: 'Língua pálida', fonte: 'foto.lingua.cor', valor: '', forca: 1, presente: true },
      { id: 'b@pulso', label: 'Pulso fraco', fonte: 'anamnese.pulso', valor: '', forca: 1, presente: true },
      { id: 'c@sono', label: 'Insônia', fonte: 'anamnese.sintomasSono', valor: '', forca: 1, presente: false },
      { id: 'd@sono', label: 'Gases', fonte: 'anamnese.sintomasGerais', valor: '', forca: 1, presente: true },
    ];
    const aFavor = achados.map(({ id }) => ({ achadoId: id, peso: 1 }));
    const { encontrado } = escreverCarta({
      ...sampleRelatorio,
      analise: { ...sampleRelatorio.analise, achados, padroes: [{ ...principal, aFavor }] },
    });
    expect(encontrado).toContain('Falam por essa leitura: gases.');
  });

  it('sends to a doctor first, without saying why and without naming signs, where the report refers', () => {
    const relatorio: Relatorio = {
      ...sampleRelatorio,
      seguranca: [
        { regra: 'x', gravidade: 'encaminhar', texto: 'Dor no peito com esforço.', removidos: [], fonte: 'MS' },
      ],
    };
    const { encontrado, faremos } = escreverCarta(relatorio);
    expect(faremos).toMatch(/^Antes de tudo, procure um serviço de saúde/);
    expect(`${encontrado}${faremos}`).not.toContain('Dor no peito');
    expect(encontrado).not.toContain('Falam por essa leitura');
  });

  describe('by when a service has to be sought', () => {
    const com = (...notas: Pick<Relatorio['seguranca'][number], 'prazo' | 'texto'>[]) =>
      escreverCarta({
        ...sampleRelatorio,
        seguranca: notas.map((nota) => ({ regra: 'x', gravidade: 'encaminhar', removidos: [], fonte: 'MS', ...nota })),
      });

    it('is today, with the number to call, and no sessions are counted as if nothing had happened', () => {
      const { faremos, retorno } = com(
        { prazo: 'dias', texto: 'Dor: nos próximos dias.' },
        { prazo: 'hoje', texto: 'Aperto no peito: hoje, SAMU (192).' },
      );
      expect(faremos).toMatch(/^Procure um serviço de saúde ainda hoje: /);
      expect(faremos).toContain('As sessões começam só depois dessa avaliação.');
      expect(faremos).toContain('Se piorar de repente, ligue 192 (SAMU).');
      expect(`${faremos} ${retorno}`).not.toMatch(/O plano prevê|O plano sugere|CVV|peito/);
    });

    it('says why in plain words for today, and what others must not read at home only in person', () => {
      const deHoje = (...regras: string[]) => {
        const [nota] = regras.map((regra) => ({ regra, gravidade: 'encaminhar' as const, prazo: 'hoje' as const }));
        if (!nota) throw new Error('a note is needed');
        const seguranca = regras.map((regra) => ({ ...nota, regra, texto: 'Hoje.', removidos: [], fonte: 'MS' }));
        return escreverCarta({ ...sampleRelatorio, seguranca }).faremos.split('\n')[0];
      };
      const pedem = 'Procure um serviço de saúde ainda hoje: há pontos desta história que pedem avaliação médica.';
      const sangrar = 'O motivo: risco de sangrar com o remédio que afina o sangue';
      expect(deHoje('anticoagulante_em_risco')).toBe(`${pedem} ${sangrar}.`);
      expect(deHoje('anticoagulante_em_risco', 'sinais_de_avc')).toBe(
        `${pedem} ${sangrar}; fraqueza de um lado, boca torta ou fala alterada.`,
      );
      expect(deHoje('risco_de_suicidio')).toBe(`${pedem} O motivo é explicado na consulta.`);
      expect(deHoje('risco_de_suicidio', 'retina')).toBe(
        `${pedem} O motivo: mudança na visão. O resto é explicado na consulta.`,
      );
    });

    it('knows no reason of an alarm that does not exist', () => {
      const conhecidos = new Set(sinaisDeAlerta.map(({ id }) => id));
      expect(Object.keys(motivos).filter((id) => !conhecidos.has(id))).toEqual([]);
    });

    it('names the CVV where the note names it', () => {
      expect(com({ prazo: 'hoje', texto: 'CVV 188 (24 horas, gratuito).' }).faremos).toContain(
        'CVV 188, 24 horas, gratuito.',
      );
    });

    it('is before the first session, and the plan comes after it', () => {
      const { faremos } = com({ prazo: 'antes', texto: 'Dor: avaliação médica antes de tratar.' });
      expect(faremos).toMatch(/^Procure um serviço de saúde antes da primeira sessão, de preferência nesta semana: /);
      expect(faremos.indexOf('As sessões começam só depois dessa avaliação')).toBeLessThan(
        faremos.indexOf('O plano prevê'),
      );
      expect(faremos).not.toContain('192');
    });

    it.each([
      ['antes', 'Inchaço: avaliação médica em 24 a 48 horas.', 'em até 48 horas, antes da primeira sessão:'],
      ['dias', 'Remédio: médico em 24 horas.', 'em até 24 horas:'],
      ['dias', 'Ânimo: consulta em até uma semana.', 'nesta semana:'],
      ['dias', 'Tosse: avaliação em duas a quatro semanas.', 'nos próximos dias:'],
    ] as const)('follows the note: %s, %s', (prazo, texto, dito) => {
      expect(com({ prazo, texto }).faremos).toContain(`Procure um serviço de saúde ${dito}`);
    });
  });

  it('carries what the safety notes ask for at home, and no advice against it', () => {
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const neuropatia: Relatorio['seguranca'][number] = {
      ...{ regra: 'diabetes_com_neuropatia', gravidade: 'evitar', removidos: [], fonte: 'CNT' },
      texto:
        'Sem calor sobre a pele. Em casa, nada de água quente, bolsa quente nem andar descalço, e olhar os pés todo dia. Conferir a refeição.',
    };
    const orientacao = (texto: string) => ({
      ...{ id: texto, categoria: 'rotina' as const, prioridade: 'Essencial' as const },
      texto,
    });
    const orientacoes = [
      'Mantenha lombar, ventre e pés aquecidos e evite pisar descalço em chão frio.',
      'Faça as refeições em horários regulares.',
    ].map(orientacao);
    const emCasaCom = (seguranca: Relatorio['seguranca'], outras = orientacoes) =>
      escreverCarta({ ...sampleRelatorio, seguranca, protocolo: { ...protocolo, orientacoes: outras } }).emCasa.split(
        '\n',
      );
    expect(emCasaCom([neuropatia])).toEqual([
      'Nada de água quente, bolsa quente nem andar descalço, e olhar os pés todo dia.',
      'Faça as refeições em horários regulares.',
    ]);
    expect(emCasaCom([])).toEqual(orientacoes.map(({ texto }) => texto));
    expect(emCasaCom([neuropatia], [])).toHaveLength(2);
    const rotina =
      'Olhe os pés todo dia; nada de água ou bolsa quente, nem andar descalço; ferida vai ao posto no dia.';
    expect(emCasaCom([neuropatia], [...orientacoes, orientacao(rotina)])).toEqual([
      rotina,
      'Faça as refeições em horários regulares.',
    ]);
  });

  it('names the complaint instead of quoting shorthand, and quotes no sign in it', () => {
    const [principal] = sampleRelatorio.analise.padroes;
    if (!principal) throw new Error('the sample has a pattern');
    const daQueixa = { fonte: 'anamnese.queixaPrincipal', forca: 1, presente: true } as const;
    const achados = [
      { ...daQueixa, id: 'a@queixaPrincipal', label: 'Dor no joelho', valor: 'Dor joelho D' },
      {
        ...daQueixa,
        id: 'b@queixaPrincipal',
        label: 'Dor ou rigidez ao descer escada',
        valor: 'trava p descer escada',
      },
    ];
    const { encontrado } = escreverCarta({
      ...sampleRelatorio,
      seguranca: [],
      queixaPrincipal: 'Dor joelho D há 5 anos, trava p descer escada, vinha c/ inchaço',
      analise: {
        ...sampleRelatorio.analise,
        achados,
        padroes: [{ ...principal, aFavor: achados.map(({ id }) => ({ achadoId: id, peso: 1 })) }],
      },
    });
    expect(encontrado).toContain('O que trouxe você à consulta: dor no joelho e dor ou rigidez ao descer escada.');
    expect(encontrado).toContain('Falam por essa leitura: dor');
    expect(encontrado).not.toMatch(/“|trava p/);
  });

  it.each([
    'dona Lourdes chegou se queixando de dor no joelho faz tempo',
    'Paciente relata dor no joelho há anos',
    'a filha diz que ela não dorme de dor no joelho',
  ])('names the complaint instead of quoting what somebody else wrote of the client: %s', (queixaPrincipal) => {
    const achado = { id: 'a@queixaPrincipal', label: 'Dor no joelho', fonte: 'anamnese.queixaPrincipal', forca: 1 };
    const { cliente, analise } = sampleRelatorio;
    const { encontrado } = escreverCarta({
      ...sampleRelatorio,
      cliente: { ...cliente, nome: 'Lourdes Prado' },
      queixaPrincipal,
      analise: { ...analise, achados: [{ ...achado, presente: true, valor: 'dor no joelho' }] },
    });
    expect(encontrado).toContain('O que trouxe você à consulta: dor no joelho.');
  });

  it('quotes also what somebody else wrote, where nothing of it was understood', () => {
    const { analise } = sampleRelatorio;
    const { encontrado } = escreverCarta({
      ...sampleRelatorio,
      queixaPrincipal: 'Paciente relata um troço estranho',
      analise: { ...analise, achados: [] },
    });
    expect(encontrado).toContain('“Paciente relata um troço estranho”');
  });

  it.each(orientacoes.map(({ texto }) => texto))('gives an advice without words of the trade: %s', (texto) => {
    expect(texto).not.toMatch(/\b(Qi(?! Gong)|Xue|Yin|Yang|Shen|Jing|Jin Ye|Baço|Fleuma|Zang|Fu)\b/);
  });

  it('calls no illness of the client “referida”', () => {
    const daQueixa = { fonte: 'anamnese.queixaPrincipal', forca: 1, presente: true, valor: 'artrose grau 3 no rx' };
    const achados = [
      { ...daQueixa, id: 'artrose@queixaPrincipal', label: sinais.artrose.rotulo },
      { ...daQueixa, id: 'sop@queixaPrincipal', label: sinais.sop.rotulo },
    ];
    const queixaPrincipal = 'pcte refere artrose grau 3 no rx, sop';
    const analise = { ...sampleRelatorio.analise, achados };
    expect(escreverCarta({ ...sampleRelatorio, queixaPrincipal, analise }).encontrado).toContain(
      'O que trouxe você à consulta: artrose e ovários policísticos.',
    );
  });

  it('says the same cause once', () => {
    const [principal] = sampleRelatorio.analise.padroes;
    if (!principal) throw new Error('the sample has a pattern');
    const com = (...ids: string[]) =>
      escreverCarta({
        ...sampleRelatorio,
        analise: { ...sampleRelatorio.analise, padroes: ids.map((id) => ({ ...principal, id, confianca: 80 })) },
      }).encontrado;
    expect(com('fogo_perturba_shen', 'fogo_coracao').match(/excesso de calor/g)).toHaveLength(1);
    expect(com('agua_deficiencia_rim', 'agua_oprime_coracao')).not.toContain('outro ponto');
    expect(com('estagnacao_qi_figado', 'estagnacao_qi')).not.toContain('outro ponto');
    expect(com('fogo_perturba_shen', 'fogo_estomago')).toContain('outro ponto: há calor demais no estômago');
  });

  it('tells no plan of sessions that the review struck', () => {
    const parecer: Relatorio['parecer'] = {
      ...{ situacao: 'nao_revisado', assinatura: null, codigo: null, alteradas: [], notas: {} },
      retiradas: ['sessoes'],
    };
    const { faremos, retorno } = escreverCarta({ ...sampleRelatorio, parecer });
    expect(`${faremos} ${retorno}`).not.toMatch(/O plano prevê|O plano sugere/);
    expect(faremos).toContain('Podem fazer parte das sessões');
  });

  it('promises no plan for a report without one, and no reading without a pattern', () => {
    const { encontrado, faremos, emCasa } = escreverCarta({
      ...sampleRelatorio,
      tipo: 'diagnostico',
      protocolo: null,
      analise: { ...sampleRelatorio.analise, padroes: [] },
    });
    expect(encontrado).toContain('ainda não basta para uma leitura');
    expect(faremos).toBe('O plano de tratamento é combinado na consulta.');
    expect(emCasa).toBe('As orientações para casa são combinadas na consulta.');
  });

  it('speaks of a child by its name, because a parent reads it', () => {
    const cliente = { ...sampleRelatorio.cliente, nome: 'Davi Rocha', idade: 6 };
    expect(escreverCarta({ ...sampleRelatorio, cliente }).encontrado).toContain('O que trouxe Davi à consulta');
  });
});
