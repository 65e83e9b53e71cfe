import type { ParecerMostrado } from '@meridia/shared/parecer.ts';
import type { Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { minuscula } from '../../writer/portugues.ts';
import { indexarSinais } from '../indice-de-sinais.ts';
import { reunirProvas } from '../provas.ts';
import { RodaElementos } from '../roda-elementos.tsx';
import { sampleRelatorio } from '../sample-relatorio.ts';
import { dividirPorSessao } from '../sessoes-de-pontos.ts';
import type { Conteudo, Tabela } from './documento.ts';
import { figuraSvg } from './figura-pdf.ts';
import { montarFolhaDeTratamento } from './folha-de-tratamento-pdf.ts';
import type { FotoImpressa } from './foto-pdf.ts';
import { montarPdf } from './montar-pdf.ts';
import { emPapel, montarSinais } from './sinais-pdf.ts';

const semTimbre = { nomeClinica: null, logo: null };
const assinatura: NonNullable<Relatorio['parecer']> = {
  situacao: 'assinado',
  assinatura: {
    ...{ numero: 1, nome: 'Ana Lima', conselho: 'CREFITO-3', registro: '12345-F', local: '' },
    em: '2026-11-22T14:00:00.000Z',
  },
  codigo: null,
  retiradas: [],
  alteradas: [],
  notas: {},
};
const foto: FotoImpressa = {
  kind: 'lingua',
  imagem: 'data:image/jpeg;base64,AAAA',
  largura: 400,
  altura: 500,
  recorte: { x: 0.2, y: 0.1, largura: 0.6, altura: 0.8 },
};

describe('a report as a document', () => {
  it('is plain data that can be sent to another thread', () => {
    const documento = montarPdf(sampleRelatorio, { nomeClinica: 'Clínica Jade', logo: null }, [foto]);
    expect(structuredClone(documento)).toEqual(documento);
  });

  it('holds no point while a physician must see the client today, until a professional has signed it', () => {
    const nota: SegurancaNota = {
      regra: 'x',
      gravidade: 'encaminhar',
      prazo: 'hoje',
      texto: 'Ir hoje.',
      removidos: [],
      fonte: 'y',
    };
    const urgente: Relatorio = { ...sampleRelatorio, seguranca: [nota] };
    const [ponto] = sampleRelatorio.protocolo?.pontos ?? [];
    const escrito = JSON.stringify(montarPdf(urgente, semTimbre));
    expect(escrito).toContain('Nenhuma sessão hoje');
    expect(escrito).toContain('a versão assinada traz o plano');
    expect(escrito).not.toContain(`"${ponto?.codigo}"`);
    expect(escrito).not.toContain('Plano de sessões');
    const assinado = JSON.stringify(montarPdf({ ...urgente, parecer: assinatura }, semTimbre));
    expect(assinado.indexOf(`"${ponto?.codigo}"`)).toBeGreaterThan(assinado.indexOf('Nenhuma sessão hoje'));
    expect(assinado).not.toContain('a versão assinada traz o plano');
    const antes = (parecer?: Relatorio['parecer']) =>
      JSON.stringify(
        montarPdf({ ...urgente, seguranca: [{ ...nota, prazo: 'antes' }], ...(parecer && { parecer }) }, semTimbre),
      );
    expect(antes().indexOf(`"${ponto?.codigo}"`)).toBeGreaterThan(antes().indexOf('Só depois da avaliação médica'));
    expect(antes()).toContain('Só depois da avaliação médica');
    // Her signature does not stand for the release: the line goes with the points, also on the signed paper.
    const avisos = (papel: string) => papel.split('Só depois da avaliação médica').length - 1;
    expect(avisos(antes(assinatura))).toBe(avisos(antes()));
    expect(avisos(antes(assinatura))).toBe(3);
    expect(assinado).toContain('Só depois da avaliação médica pedida em “Encaminhar hoje”.');
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const folha = (prazo: 'hoje' | 'antes') =>
      JSON.stringify(
        montarFolhaDeTratamento(
          { ...urgente, seguranca: [{ ...nota, prazo }], parecer: assinatura },
          protocolo,
          semTimbre,
        ).corpo,
      );
    // Above the points of each session and above those of the ear.
    const tabelas = dividirPorSessao(protocolo).length + 1;
    expect(avisos(folha('antes'))).toBe(tabelas);
    expect(avisos(folha('hoje'))).toBe(tabelas);
    const violado = JSON.stringify(
      montarPdf({ ...urgente, parecer: { ...assinatura, situacao: 'violado' } }, semTimbre),
    );
    expect(violado).not.toContain(`"${ponto?.codigo}"`);
  });

  it('begins the safety part on the first page where there is room, and behind the plan where there is none', () => {
    const lugar = (relatorio: Relatorio, titulo: string) =>
      JSON.stringify(montarPdf(relatorio, semTimbre)).indexOf(`"${titulo}"`);
    const curto: Relatorio = { ...sampleRelatorio, queixaPrincipal: 'Dor no joelho', seguranca: [] };
    const longo: Relatorio = {
      ...sampleRelatorio,
      textos: { ...sampleRelatorio.textos, sintese: `${'Uma frase da síntese que ocupa espaço. '.repeat(120)}` },
    };
    const [pontos, seguranca] = ['Pontos corporais: onde ficam e para quê', 'Segurança'];
    expect(lugar(curto, seguranca)).toBeLessThan(lugar(curto, pontos));
    expect(lugar(longo, seguranca)).toBeGreaterThan(lugar(longo, pontos));
  });

  it('is the same for the same report', () => {
    expect(montarPdf(sampleRelatorio, semTimbre, [foto])).toEqual(montarPdf(sampleRelatorio, semTimbre, [foto]));
  });

  it('fetches nothing: its only pictures are those that were passed in', () => {
    const relatorio = { ...sampleRelatorio, clinica: { nome: 'Jade', logoUrl: 'https://x.example/l.png' } };
    expect(JSON.stringify(montarPdf(relatorio, semTimbre))).not.toMatch(/"image":|x\.example|\/api\/fotos|<image/);
    const pictures = JSON.stringify(
      montarPdf(relatorio, { nomeClinica: null, logo: 'data:image/png;base64,BBBB' }, [foto]),
    ).match(/"image":"[^"]*"/g);
    expect(pictures).toEqual(['"image":"data:image/png;base64,BBBB"', '"image":"data:image/jpeg;base64,AAAA"']);
  });

  it('draws the outline on the part of the photo that is printed', () => {
    const contorno: [number, number][] = [
      [0.2, 0.1],
      [0.8, 0.1],
      [0.5, 0.9],
    ];
    const [lingua] = sampleRelatorio.fotos;
    if (!lingua) throw new Error('the sample has a tongue photo');
    const fotos = [{ ...lingua, observacoes: { ...lingua.observacoes, contorno } }];
    const json = JSON.stringify(montarPdf({ ...sampleRelatorio, fotos }, semTimbre, [foto]));
    const [width, height] = (/"fit":\[([\d.]+),([\d.]+)\]/.exec(json) ?? []).slice(1).map(Number);
    const outlines = [...json.matchAll(/<polygon points=\\"([^"]*)\\" fill=\\"none\\"/g)].map(([, points = '']) =>
      points.split(' ').map((point) => point.split(',').map(Number)),
    );
    expect(outlines).toHaveLength(2);
    for (const points of outlines) {
      expect(points[0]).toEqual([0, 0]);
      expect(points[1]?.[0]).toBeCloseTo(width ?? 0, 1);
      expect(points[2]?.[0]).toBeCloseTo((width ?? 0) / 2, 1);
      expect(points[2]?.[1]).toBeCloseTo(height ?? 0, 1);
    }
  });

  it("says on every page who wrote it and that it supports the therapist's judgement", () => {
    const { rodape } = montarPdf(sampleRelatorio, semTimbre);
    expect(rodape).toContain('não substitui o julgamento profissional');
  });

  it('never cuts the registration of who signed in the foot', () => {
    const rodape = (nome: string, conselho: string, registro: string) => {
      const quem = { numero: 1, nome, conselho, registro, local: '', em: '2026-11-20T15:00:00.000Z' };
      const parecer = { ...assinatura, assinatura: quem };
      return montarPdf({ ...sampleRelatorio, parecer }, semTimbre).rodape.split('. Apoia')[0];
    };
    expect(rodape('Ana Souza', 'CREFITO-3', '12345-F')).toBe('Revisado e assinado por Ana Souza, CREFITO-3 12345-F');
    expect(rodape('Helena Duarte Prado', 'CREFITO-5', '123456-F')).toBe(
      'Assinado por Helena Duarte Prado, CREFITO-5 123456-F',
    );
    expect(rodape('Maria Antonieta de Albuquerque Cavalcanti Nogueira', 'CREFITO-5', '123456-F')).toMatch(
      /^Assinado por Maria Antonieta .*…, CREFITO-5 123456-F$/,
    );
  });

  it('says "client" for a client whose name no font can write', () => {
    const cliente = { ...sampleRelatorio.cliente, nome: '李小龙' };
    expect(montarPdf({ ...sampleRelatorio, cliente }, semTimbre).corpo.info.title).toBe('Relatório de Cliente');
  });

  it('has no treatment in a diagnosis report, even if the report was stored with one', () => {
    const json = JSON.stringify(montarPdf({ ...sampleRelatorio, tipo: 'diagnostico' }, semTimbre));
    expect(json).toContain('sem proposta de tratamento');
    expect(json).not.toMatch(/Pontos corporais|Pontos auriculares|Terapias integrativas|Plano de sessões|Prognóstico/);
  });

  it('becomes a document even when the catalogue no longer knows any of its points and findings, and draws no figure for them', () => {
    const { protocolo, analise } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const antigo: Relatorio = {
      ...sampleRelatorio,
      fotos: [],
      analise: {
        ...analise,
        achados: [],
        padroes: analise.padroes.map((padrao) => ({ ...padrao, id: `x_${padrao.id}` })),
      },
      protocolo: {
        ...protocolo,
        pontos: protocolo.pontos.map((ponto, index) => ({ ...ponto, codigo: `ZZ${index}`, oms: `ZZ${index}` })),
        auriculares: [],
        terapias: [],
        orientacoes: [],
        sessoes: { ...protocolo.sessoes, fases: [] },
      },
    };
    const json = JSON.stringify(montarPdf(antigo, semTimbre));
    expect(json).toContain('ZZ0');
    expect(json).not.toContain('Pontos auriculares');
  });

  it('names every finding once, with its number, its sources and its weights', () => {
    const provas = reunirProvas(sampleRelatorio);
    const indice = indexarSinais(provas);
    expect(indice.entradas.map(({ numero }) => numero)).toEqual(indice.entradas.map((_, index) => index + 1));
    const { analise } = sampleRelatorio;
    const linhas = tabelas(montarSinais(sampleRelatorio, provas, indice)).flatMap(({ body }) => body.map(textosDe));
    const semPeso = JSON.stringify(montarSinais(sampleRelatorio, provas, indice));
    for (const { numero, nome, fontes } of indice.entradas) {
      const suas = linhas.filter(([primeiro]) => primeiro === String(numero));
      if (suas.length === 0 && nome.endsWith(': ausente')) continue;
      if (suas.length === 0) {
        expect(semPeso.split(new RegExp(`[ "]${numero} ${minuscula(nome)}[;.]`))).toHaveLength(2);
      } else {
        expect(suas).toHaveLength(1);
        expect(suas[0]?.slice(1, 3)).toEqual([nome, fontes.map(emPapel).join('; ')]);
        expect(suas[0]?.slice(3).some((peso) => peso !== '')).toBe(true);
      }
    }
    const [principal] = analise.padroes;
    const [maisForte] = (principal && provas.hipoteses.get(principal.id)?.aFavor) ?? [];
    if (!maisForte) throw new Error('the main hypothesis of the sample has evidence');
    const [numero] = indice.numerar([maisForte]);
    const peso = (maisForte.peso ?? 0).toFixed(1).replace('.', ',');
    expect(linhas.find(([primeiro]) => primeiro === String(numero))?.[3]).toBe(peso);
  });

  it('states a shared caution once on the first page, and refers to it at each point', () => {
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const com = (cautelas: (index: number) => string[]) => {
      const pontos = protocolo.pontos.map((ponto, index) => ({ ...ponto, cautelas: cautelas(index) }));
      return JSON.stringify(montarPdf({ ...sampleRelatorio, protocolo: { ...protocolo, pontos } }, semTimbre));
    };
    const deAlguns = com((index) =>
      index < 3 ? ['evitar na gestação', ...(index === 1 ? ['inserção rasa'] : [])] : [],
    );
    expect(deAlguns.match(/Evitar na gestação\./g)).toHaveLength(1);
    expect(deAlguns.match(/" {2}\(a\)"/g)).toHaveLength(2);
    expect(deAlguns.match(/" {2}\(a, b\)"/g)).toHaveLength(1);
    const deTodos = com(() => ['inserção rasa']);
    expect(deTodos.match(/Inserção rasa\./g)).toHaveLength(1);
    expect(deTodos).toContain('Em todos os pontos:');
    expect(deTodos).not.toContain('"  (a)"');
  });

  it('says the aim of the treatment once: its first sentence, on the first page', () => {
    const textos = { ...sampleRelatorio.textos, protocolo: 'O fim é nutrir o Yin. Depois vem o resto.' };
    const json = JSON.stringify(montarPdf({ ...sampleRelatorio, textos }, semTimbre));
    expect(json.match(/nutrir o Yin/g)).toHaveLength(1);
    expect(json.indexOf('nutrir o Yin')).toBeLessThan(json.indexOf('Pontos corporais: onde ficam'));
    expect(json.indexOf('Depois vem o resto')).toBeGreaterThan(json.indexOf('Pontos corporais: onde ficam'));
    const longa = `${'sem parar '.repeat(60)}.`;
    const semFim = JSON.stringify(
      montarPdf({ ...sampleRelatorio, textos: { ...textos, protocolo: longa } }, semTimbre),
    );
    expect(semFim).not.toContain('Objetivo');
    expect(semFim).toContain('sem parar');
  });

  it('keeps every sentence on the treatment where the first page has no place for the aim, and all that she wrote', () => {
    const protocolo = 'Aquecer o Baço. Retirei os pontos da nuca.';
    const base = { ...sampleRelatorio, textos: { ...sampleRelatorio.textos, protocolo } };
    const [nota] = base.seguranca;
    if (!nota) throw new Error('the sample has a note on safety');
    const assinatura = {
      numero: 1,
      nome: 'Ana Souza',
      conselho: '',
      registro: '',
      local: '',
      em: '2026-11-27T12:00:00Z',
    };
    const lida = { retiradas: [], alteradas: [], notas: {} };
    const parecer: ParecerMostrado = { situacao: 'assinado', assinatura, codigo: null, ...lida };
    const hoje: Relatorio = { ...base, seguranca: [{ ...nota, gravidade: 'encaminhar', prazo: 'hoje' }], parecer };
    const semSintese: Relatorio = { ...base, parecer: { ...parecer, retiradas: ['sintese'] } };
    const dela: Relatorio = { ...base, parecer: { ...parecer, alteradas: ['pontos'] } };
    for (const relatorio of [hoje, semSintese, dela]) {
      expect(JSON.stringify(montarPdf(relatorio, semTimbre))).toContain(protocolo);
    }
  });

  it('keeps the plan of sessions on one page, with all its phases', () => {
    const { content } = montarPdf(sampleRelatorio, semTimbre).corpo;
    const inteiros = blocosInteiros(content).filter((json) => json.includes('Plano de sessões'));
    const fases = sampleRelatorio.protocolo?.sessoes.fases ?? [];
    expect(fases.length).toBeGreaterThan(0);
    expect(inteiros).toHaveLength(1);
    for (const { semanas } of fases) expect(inteiros[0]).toContain(semanas);
  });

  it('has a line to sign, with the name and the council where they are known', () => {
    const profissional = 'Ana Souza, CREFITO 123456-F';
    const json = JSON.stringify(montarPdf(sampleRelatorio, { ...semTimbre, profissional }));
    expect(json.split(profissional)).toHaveLength(3);
    expect(JSON.stringify(montarPdf(sampleRelatorio, semTimbre))).toContain('conselho e número de quem atende');
  });

  it('asks the deciding question once, even when the words have already asked it', () => {
    const { textos, analise } = sampleRelatorio;
    const [padrao] = analise.padroes;
    if (!padrao) throw new Error('the sample has hypotheses');
    const com = (texto: string) =>
      JSON.stringify(
        montarPdf(
          { ...sampleRelatorio, textos: { ...textos, hipoteses: [{ padraoId: padrao.id, texto, achadoIds: [] }] } },
          semTimbre,
        ),
      ).match(/cansaço aumenta depois de comer/gi);
    expect(com('Nada além disto.')).toHaveLength(1);
    expect(com(`Convém perguntar: ${padrao.decidiria}`)).toHaveLength(1);
  });

  it('shows priorities without colour', () => {
    const json = JSON.stringify(montarPdf(sampleRelatorio, semTimbre));
    const badges = [...json.matchAll(/<svg viewBox=\\"0 0 76 15\\".*?<\/svg>/g)].map(([svg]) => svg);
    const formOf = (word: string) =>
      badges.find((svg) => svg.includes(`>${word}<`))?.match(/fill=\\"(.*?)\\" stroke.*?(dash)?/)?.[1];
    expect(formOf('Essencial')).toBe('#1F5E4B');
    expect(formOf('Importante')).toBe('#FFFFFF');
    const dashed = badges.filter((svg) => svg.includes('stroke-dasharray'));
    expect(dashed.length).toBeGreaterThan(0);
    expect(dashed.every((svg) => svg.includes('>Recomendada<'))).toBe(true);
  });
});

describe('a drawing on paper', () => {
  it('has no ring around an element that is not involved', () => {
    const elementos = { ...sampleRelatorio.analise.elementos, fogo: { pontuacao: 0, achados: [] } };
    const rings = (analise: Relatorio['analise']) =>
      figuraSvg(createElement(RodaElementos, { analise })).match(/<circle [^>]*rel-textura/g)?.length;
    expect(rings(sampleRelatorio.analise)).toBe(5);
    expect(rings({ ...sampleRelatorio.analise, elementos })).toBe(4);
  });

  it('is empty when there is nothing to show', () => {
    expect(figuraSvg(null)).toBe('');
  });
});

function tabelas(conteudo: Conteudo): Tabela[] {
  if (typeof conteudo === 'string') return [];
  if (Array.isArray(conteudo)) return conteudo.flatMap(tabelas);
  if ('table' in conteudo) return [conteudo.table, ...conteudo.table.body.flatMap(tabelas)];
  return 'stack' in conteudo ? conteudo.stack.flatMap(tabelas) : [];
}

/** The outermost blocks that are kept on one page. */
function blocosInteiros(conteudo: Conteudo): string[] {
  if (typeof conteudo === 'string') return [];
  if (Array.isArray(conteudo)) return conteudo.flatMap(blocosInteiros);
  if (conteudo.unbreakable) return [JSON.stringify(conteudo)];
  return 'stack' in conteudo ? conteudo.stack.flatMap(blocosInteiros) : [];
}

function textosDe(linha: readonly Conteudo[]): string[] {
  return linha.map((celula) =>
    typeof celula === 'object' && 'text' in celula && typeof celula.text === 'string' ? celula.text : '',
  );
}

describe('the lines to fill in of a treatment sheet', () => {
  it.each([8, 16, 30, 40])('are one for each of %i sessions', (total) => {
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const longo = { ...protocolo, sessoes: { ...protocolo.sessoes, total } };
    const { corpo } = montarFolhaDeTratamento({ ...sampleRelatorio, protocolo: longo }, longo, semTimbre);
    const linhas = tabelas(corpo.content).find(({ body }) => body[0]?.length === 4)?.body ?? [];
    expect(linhas.slice(1).map((linha) => textosDe(linha)[0])).toEqual(
      Array.from({ length: total }, (_, indice) => String(indice + 1)),
    );
  });
});

describe('the boxes of a treatment sheet', () => {
  it.each([
    [8, 1],
    [15, 2],
    [40, 3],
  ])('cover all %i sessions, in rows of at most 14', (total, linhas) => {
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const { posicoes: _, ...uma } = protocolo;
    const plano = { ...uma, sessoes: { ...protocolo.sessoes, total } };
    const escrita = JSON.stringify(montarFolhaDeTratamento({ ...sampleRelatorio, protocolo: plano }, plano, semTimbre));
    expect(escrita).toContain(`Sessões 1 a ${total}`);
    const [, primeira = '[]'] = /"canvas":(\[\{"type":"rect"[^\]]*\])/.exec(escrita) ?? [];
    const caixas: { y: number }[] = JSON.parse(primeira);
    expect(caixas).toHaveLength(total);
    expect(new Set(caixas.map(({ y }) => y)).size).toBe(linhas);
  });
});
