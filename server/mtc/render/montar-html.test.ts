import { describeConfianca } from '@meridia/shared/confianca.ts';
import { orgaos, type Relatorio, type SegurancaNota } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { formatarData } from './formato.ts';
import { montarHtml } from './montar-html.ts';
import { montarPdf } from './pdf/montar-pdf.ts';
import { sampleRelatorio } from './sample-relatorio.ts';

const html = montarHtml(sampleRelatorio);
const headings = (source: string) => [...source.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

describe('montarHtml', () => {
  it('gives one self-contained fragment: no script, no external resource, no inline style attribute', () => {
    expect(html).toMatch(/^<article class="relatorio" lang="pt-BR"><svg [^>]*><style>/);
    expect(html).toMatch(/<\/article>$/);
    expect(html).not.toMatch(/<script|\son\w+=|javascript:|https?:|@import|<link|style="/);
    expect([...html.matchAll(/ src="([^"]+)"/g)].every(([, src]) => src?.startsWith('/api/fotos/'))).toBe(true);
  });

  it('sizes all text by the text size of the browser, except inside pictures', () => {
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).toContain('font-size:calc(17rem/17)');
    const inPixels = style.split('}').filter((rule) => /font-size:[\d.]+px/.test(rule));
    expect(inPixels.filter((rule) => !rule.includes('fill:'))).toEqual([]);
    expect(inPixels).not.toEqual([]);
  });

  it('keeps its headings in order, one h1, and every id once', () => {
    const levels = headings(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  it('shows the first screen, every hypothesis with its code and evidence, and every point', () => {
    for (const { nome, codigoTm1 } of sampleRelatorio.analise.padroes) {
      expect(html).toContain(`<h3>${nome}</h3>`);
      expect(html).toContain(`CID-11 ${codigoTm1}`);
    }
    expect(html.match(/Ver evidências/g)).toHaveLength(3);
    expect(html).toContain('O que decidiria');
    for (const { codigo } of sampleRelatorio.protocolo?.pontos ?? []) expect(html).toContain(`>${codigo}</span>`);
    expect(html).toContain('<polygon');
  });

  it('names by when: before treating only what must, and apart what has only to be asked', () => {
    const nota = (prazo: 'antes' | 'dias' | undefined, texto: string): SegurancaNota => ({
      regra: texto,
      gravidade: 'encaminhar',
      texto,
      removidos: [],
      fonte: 'x',
      ...(prazo && { prazo }),
    });
    const seguranca = [nota('antes', 'Primeira.'), nota('dias', 'Segunda.'), nota(undefined, 'Terceira.')];
    const out = montarHtml({ ...sampleRelatorio, seguranca });
    const ordem = [
      'Encaminhar antes de tratar',
      'Primeira.',
      'Confirmar antes de tratar',
      'Terceira.',
      'nos próximos dias',
      'Segunda.',
    ];
    const lugares = ordem.map((dito) => out.indexOf(dito));
    expect(lugares).toEqual([...lugares].sort((a, b) => a - b));
    expect(lugares.every((lugar) => lugar > 0)).toBe(true);
  });

  it('puts what was not understood and may forbid the treatment above all that is proposed, also on a day of referral', () => {
    const leiaAntes = ['O compadre trouxe um braseiro para o quarto', 'Falta buscar a biópsia'];
    const nota: SegurancaNota = {
      ...{ regra: 'x', gravidade: 'encaminhar', prazo: 'hoje' },
      ...{ texto: 'Pronto-socorro hoje.', removidos: [], fonte: 'y' },
    };
    for (const seguranca of [[], [nota]]) {
      const out = montarHtml({ ...sampleRelatorio, leiaAntes, seguranca });
      const titulo = out.indexOf('Leia antes de tratar: o programa não entendeu');
      const trechos = leiaAntes.map((trecho) => out.indexOf(`“${trecho}”`));
      expect(titulo).toBeGreaterThan(0);
      expect([titulo, ...trechos, out.indexOf('rel-sintese"')]).toEqual(
        [titulo, ...trechos, out.indexOf('rel-sintese"')].toSorted((a, b) => a - b),
      );
    }
    expect(montarHtml({ ...sampleRelatorio, leiaAntes: [] })).not.toContain('Leia antes de tratar');
  });

  it('answers what was asked for before the plan, and says nothing where nothing was', () => {
    const pedidos = [{ pedido: 'queria moxa nos pés', resposta: 'Não: pé sem sensibilidade (veja a Segurança).' }];
    const out = montarHtml({ ...sampleRelatorio, pedidos });
    const lugares = ['O que pediu e a resposta', '“queria moxa nos pés”', 'Não: pé sem', 'id="rel-pontos"'].map(
      (dito) => out.indexOf(dito),
    );
    expect(lugares.every((lugar) => lugar > 0)).toBe(true);
    expect(lugares).toEqual(lugares.toSorted((a, b) => a - b));
    for (const sem of [sampleRelatorio, { ...sampleRelatorio, pedidos: [] }])
      expect(montarHtml(sem)).not.toContain('O que pediu');
  });

  it('lists no stretch as unread that a safety note quotes', () => {
    const naoLidos = [{ campo: 'queixaPrincipal' as const, trechos: ['mora sozinho', 'gosta de pescar'] }];
    const nota: SegurancaNota = {
      regra: 'x',
      gravidade: 'cautela',
      texto: 'Risco (“Mora sozinho no sítio; mora sozinho”).',
      removidos: [],
      fonte: 'y',
    };
    const out = montarHtml({ ...sampleRelatorio, naoLidos, seguranca: [nota] });
    const trechos = out.slice(out.lastIndexOf('Trechos que não entraram'));
    expect(trechos).toContain('gosta de pescar');
    expect(trechos.slice(0, trechos.indexOf('</section>'))).not.toContain('mora sozinho');
  });

  it('names what was read in her words and counts for nothing, and nothing that counts', () => {
    const { analise } = sampleRelatorio;
    const [modelo] = analise.achados;
    if (!modelo) throw new Error('the sample has findings');
    const hernia = {
      ...modelo,
      id: 'hernia_disco@anamnese.historicoMedico',
      label: 'hérnia de disco',
      valor: 'Hérnia L4-L5',
      fonte: 'anamnese.historicoMedico',
      presente: true,
    };
    const out = montarHtml({ ...sampleRelatorio, analise: { ...analise, achados: [...analise.achados, hernia] } });
    const linha = out.slice(out.indexOf('mas sem peso na leitura energética'));
    expect(linha.slice(0, linha.indexOf('</dd>'))).toContain(
      'Hérnia de disco (Histórico médico, relato: “Hérnia L4-L5”)',
    );
    expect(linha.slice(0, linha.indexOf('</dd>'))).not.toContain(modelo.valor);
  });

  it('names what several answers tell without weight once, with each of them', () => {
    const { analise } = sampleRelatorio;
    const [modelo] = analise.achados;
    if (!modelo) throw new Error('the sample has findings');
    const cirurgia = { ...modelo, label: 'cirurgia', presente: true };
    const ditas = [
      { ...cirurgia, id: 'cirurgia@queixaPrincipal', fonte: 'anamnese.queixaPrincipal', valor: 'cesárea' },
      { ...cirurgia, id: 'cirurgia@medicamentos', fonte: 'anamnese.medicamentos', valor: 'pós-operatório' },
    ];
    const relatorio = { ...sampleRelatorio, analise: { ...analise, achados: [...analise.achados, ...ditas] } };
    const out = montarHtml(relatorio);
    const linha = out.slice(out.indexOf('mas sem peso na leitura energética'));
    expect(linha.slice(0, linha.indexOf('</dd>')).split('Cirurgia')).toHaveLength(2);
    expect(linha.slice(0, linha.indexOf('</dd>'))).toMatch(/“cesárea”; [^“]*“pós-operatório”\)/);
    const papel = JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }).corpo);
    const noPapel = papel.slice(papel.indexOf('mas sem peso na leitura energética'));
    expect(noPapel.slice(0, noPapel.indexOf(']')).split('Cirurgia')).toHaveLength(2);
  });

  it('tells three hypotheses in full, and each other one in a line with its evidence', () => {
    const { analise } = sampleRelatorio;
    const [modelo] = analise.padroes;
    if (!modelo) throw new Error('the sample has hypotheses');
    const outras = ['Quarta', 'Quinta'].map((nome) => ({ ...modelo, id: nome, nome, confianca: 0.1 }));
    const out = montarHtml({ ...sampleRelatorio, analise: { ...analise, padroes: [...analise.padroes, ...outras] } });
    expect(out.match(/class="rel-hipotese"/g)).toHaveLength(3);
    expect(out).not.toContain('<h3>Quarta</h3>');
    for (const nome of ['4. Quarta', '5. Quinta'])
      expect(out).toMatch(new RegExp(`<summary>${nome}, CID-11 \\S+, confiança baixa \\(10 de 100\\)`));
  });

  it.each([0, 0.44, 0.45, 0.69, 0.695, 0.7, 1])(
    'says the same word and number for %s wherever it stands, on screen and paper',
    (confianca) => {
      const { analise, textos } = sampleRelatorio;
      const padroes = analise.padroes.map((padrao) => ({ ...padrao, confianca }));
      // The words of the sample were written for other numbers.
      const relatorio = {
        ...sampleRelatorio,
        analise: { ...analise, padroes },
        textos: { ...textos, sintese: 'Síntese.', hipoteses: [] },
      };
      const { texto } = describeConfianca(confianca);
      for (const saida of [
        montarHtml(relatorio),
        JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null })),
      ]) {
        const ditas =
          saida.match(/confiança (alta|moderada|baixa) \(\d+ de 100\)/gi)?.map((dita) => dita.toLowerCase()) ?? [];
        expect(ditas.length).toBeGreaterThanOrEqual(padroes.length);
        expect(new Set(ditas)).toEqual(new Set([texto]));
      }
    },
  );

  it('states a caution that all points share once above them, and every other caution in its own row', () => {
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a protocol');
    const pontos = protocolo.pontos.map((ponto, index) => ({
      ...ponto,
      cautelas: ['comprimir ao retirar', ...(index === 0 ? ['afastar a artéria'] : [])],
    }));
    const out = montarHtml({ ...sampleRelatorio, protocolo: { ...protocolo, pontos } });
    expect(out.match(/comprimir ao retirar/g)).toHaveLength(1);
    expect(out).toMatch(/Cautela em todos os pontos:<\/strong> comprimir ao retirar\..*afastar a artéria/s);
    const outra = protocolo.pontos.map((ponto) => ({ ...ponto, cautelas: [`cautela de ${ponto.codigo}`] }));
    const semComum = montarHtml({ ...sampleRelatorio, protocolo: { ...protocolo, pontos: outra } });
    expect(semComum).not.toContain('em todos os pontos');
    for (const { codigo } of protocolo.pontos) expect(semComum).toContain(`cautela de ${codigo}`);
  });

  it('closes the plan, below what to refer, while a physician must see the client today', () => {
    const hoje: Relatorio['seguranca'] = [
      { regra: 'x', gravidade: 'encaminhar', texto: 'Ir hoje.', prazo: 'hoje', removidos: [], fonte: 'y' },
    ];
    const html = montarHtml({ ...sampleRelatorio, seguranca: hoje });
    expect(html).toContain('<details class="rel-retido"><summary>');
    const ordem = ['rel-seguranca', 'rel-elementos', 'rel-retido', 'rel-pontos'].map((parte) =>
      html.lastIndexOf(`="${parte}"`),
    );
    expect(ordem).toEqual(ordem.toSorted((a, b) => a - b));
    expect(montarHtml(sampleRelatorio)).not.toContain('class="rel-retido"');
    const antes = montarHtml({ ...sampleRelatorio, seguranca: hoje.map((nota) => ({ ...nota, prazo: 'antes' })) });
    expect(antes).toContain('Só depois da avaliação médica pedida');
    expect(antes).not.toContain('class="rel-retido"');
  });

  it('leaves treatments out of a diagnosis report', () => {
    const diagnostico = montarHtml({ ...sampleRelatorio, tipo: 'diagnostico' });
    expect(diagnostico).not.toMatch(/E36|Terapias integrativas|Plano de sessões|Prognóstico</);
    expect(diagnostico).toContain('sem proposta de tratamento');
    expect(headings(diagnostico).length).toBeGreaterThan(8);
  });

  it('escapes every text, and shows only safe logos', () => {
    const hostile = '</style><script>alert(1)</script><img src=x onerror=alert(1)>';
    const inject = (value: unknown): unknown => {
      if (typeof value === 'string') return value.length > 12 && !/^\d{4}-|^[a-z_]+$/.test(value) ? hostile : value;
      if (Array.isArray(value)) return value.map(inject);
      if (value !== null && typeof value === 'object') {
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inject(item)]));
      }
      return value;
    };
    const relatorio = inject(sampleRelatorio) as Relatorio;
    const out = montarHtml({ ...relatorio, clinica: { nome: hostile, logoUrl: 'javascript:alert(1)' } });
    expect(out).toContain('&lt;script&gt;');
    expect(out).not.toMatch(/<script|<img src=x|javascript:/);
    const logo = (logoUrl: string) => montarHtml({ ...sampleRelatorio, clinica: { nome: 'Clínica', logoUrl } });
    expect(logo('https://exemplo.com/logo.png')).toContain('<img src="https://exemplo.com/logo.png"');
    expect(logo('//exemplo.com/logo.png')).not.toContain('exemplo.com');
  });

  it('stays below 200 kB with the longest possible report', () => {
    expect(Buffer.byteLength(montarHtml(cheio()))).toBeLessThan(200_000);
  });

  it('puts what to refer and what to avoid right below the name, and no note on taken-out words', () => {
    const nota = (regra: string, gravidade: 'encaminhar' | 'evitar' | 'cautela', texto: string) => ({
      regra,
      gravidade,
      texto,
      removidos: [],
      fonte: 'MS',
    });
    const seguranca = [
      nota('dor_no_peito', 'encaminhar', 'Dor no peito: procurar o SAMU (192).'),
      nota('anticoagulante', 'evitar', 'Anticoagulante informado: nada de sangria; agulhas finas.'),
      nota('diabetes', 'cautela', 'Diabetes informado: atenção aos pés.'),
      nota('promessa_de_cura', 'evitar', 'O texto prometia cura.'),
    ];
    const [cabecalho = ''] = montarHtml({ ...sampleRelatorio, seguranca }).split('</header>');
    const [antesDaFicha = ''] = cabecalho.split('rel-ficha"');
    expect(antesDaFicha).toContain('procurar o SAMU (192)');
    expect(antesDaFicha).toContain('Anticoagulante informado: nada de sangria.</li>');
    expect(antesDaFicha).not.toMatch(/agulhas finas|Diabetes informado|prometia cura/);
  });

  it('says which engine wrote it', () => {
    expect(html).toContain('Redigido pelo motor local, catálogo 2026-11-01.');
    const origem = {
      ...sampleRelatorio.origem,
      motor: 'gemini' as const,
      modelo: 'gemini-3.5-flash-lite',
      promptVersao: '1',
    };
    expect(montarHtml({ ...sampleRelatorio, origem })).toContain('Redigido pelo Gemini, modelo gemini-3.5-flash-lite');
  });

  it('writes dates in São Paulo time', () => {
    expect(formatarData('2026-03-01T02:05:00.000Z')).toBe('28 de fevereiro de 2026 às 23:05');
  });

  it('renders a report without photos, hypotheses or clinic', () => {
    const vazio = {
      ...sampleRelatorio,
      clinica: null,
      fotos: [],
      analise: { ...sampleRelatorio.analise, padroes: [], zangFu: [] },
    };
    expect(montarHtml(vazio)).toContain('ainda não sustentam uma hipótese');
  });
});

/** Sixty findings, everything involved, five hypotheses, twelve points, seven therapies and long texts. */
function cheio(): Relatorio {
  const { analise, protocolo, textos, seguranca } = sampleRelatorio;
  const repetir = <T extends object>(itens: readonly T[], total: number, mudar: (item: T, index: number) => T): T[] =>
    Array.from({ length: total }, (_, index) => itens[index % itens.length])
      .filter((item) => item !== undefined)
      .map(mudar);
  const achados = repetir(analise.achados, 60, (item, index) => ({
    ...item,
    id: `a${index}`,
    label: `achado ${index}`,
  }));
  const ids = achados.map(({ id }) => id);
  const padroes = repetir(analise.padroes, 5, (padrao, index) => ({
    ...padrao,
    id: `p${index}`,
    aFavor: ids.slice(index * 8, index * 8 + 16).map((achadoId) => ({ achadoId, peso: 2 })),
    contra: ids.slice(0, 5).map((achadoId) => ({ achadoId, peso: -1 })),
  }));
  const comTodos = <T extends object>(por: Record<string, T>) =>
    Object.fromEntries(Object.entries(por).map(([id, valor]) => [id, { ...valor, achados: ids.slice(0, 25) }]));
  const longo = 'Uma frase do relatório, como tantas outras que se leem aqui. '.repeat(30);
  return {
    ...sampleRelatorio,
    analise: {
      ...analise,
      achados,
      padroes,
      elementos: comTodos(analise.elementos) as typeof analise.elementos,
      zangFu: orgaos.map((orgao) => ({ orgao, envolvimento: 50, achados: ids.slice(0, 18) })),
      substancias: comTodos(analise.substancias) as typeof analise.substancias,
    },
    protocolo: protocolo && {
      ...protocolo,
      pontos: repetir(protocolo.pontos, 12, (ponto, index) => (index < 10 ? ponto : { ...ponto, codigo: `E${index}` })),
      terapias: repetir(protocolo.terapias, 7, (terapia, index) => ({ ...terapia, id: `t${index}` })),
      orientacoes: repetir(protocolo.orientacoes, 20, (item, index) => ({ ...item, id: `o${index}` })),
    },
    textos: {
      ...textos,
      sintese: longo.slice(0, 900),
      elementos: longo,
      sindromes: longo,
      zangFu: longo,
      substancias: longo,
      lingua: longo,
      face: longo,
      orelha: longo,
      protocolo: longo,
      orientacoes: longo,
      sessoes: longo,
      prognostico: longo,
      hipoteses: padroes.map(({ id }) => ({ padraoId: id, texto: longo, achadoIds: [] })),
    },
    seguranca: repetir(seguranca, 8, (nota, index) => ({ ...nota, regra: `r${index}` })),
  };
}
