import type { PontoPrescrito, Relatorio } from '@meridia/shared/relatorio.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdfDrawings } from '../../tests/support/pdf-drawings.ts';
import { readPdfPages } from '../../tests/support/pdf-text.ts';
import { assemble, write } from '../engine/engine-tasks.ts';
import { prepareFotoForPaper } from '../images/prepare-for-paper.ts';
import { emCelulas } from '../mtc/render/pdf/blocos-pdf.ts';
import { montarCarta } from '../mtc/render/pdf/carta-pdf.ts';
import type { Conteudo, PdfDocumento } from '../mtc/render/pdf/documento.ts';
import { montarFolhaDeTratamento } from '../mtc/render/pdf/folha-de-tratamento-pdf.ts';
import type { FotoImpressa } from '../mtc/render/pdf/foto-pdf.ts';
import { ideogramas, isImprimivel } from '../mtc/render/pdf/letras.ts';
import { montarPdf } from '../mtc/render/pdf/montar-pdf.ts';
import { sampleRelatorio } from '../mtc/render/sample-relatorio.ts';
import { escreverCarta } from '../mtc/writer/escrever-carta.ts';
import { dadosDa, fatosDe, lerFicha, type NomeFicha } from '../mtc/writer/test-fichas.ts';
import { setPdf } from './print-pdf.ts';

const clinica = { nomeClinica: 'Espaço 氣 Caminho do Meio', logo: null };
const [lingua, face] = sampleRelatorio.fotos;
if (!lingua || !face) throw new Error('the sample has photos');
const tresFotos: Relatorio = {
  ...sampleRelatorio,
  fotos: [lingua, face, { ...face, id: face.id.replace(/.$/, '9'), kind: 'orelha' }],
};

let fotos: FotoImpressa[];
beforeAll(async () => {
  const jpeg = await noise(1600, 1200);
  fotos = await Promise.all(
    tresFotos.fotos.map(({ kind, observacoes }) => prepareFotoForPaper(kind, jpeg, observacoes.contorno)),
  );
}, 60_000);

describe('the PDF of a complete report with three photos', { timeout: 120_000 }, () => {
  let pdf: Buffer;
  let pages: string[];
  beforeAll(async () => {
    pdf = await setPdf(montarPdf(tresFotos, clinica, fotos));
    pages = await readPdfPages(pdf);
  }, 60_000);

  it('is below 600 kB and has at most 6 pages even when the photos contain only noise', () => {
    expect(pdf.length).toBeLessThan(600_000);
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(pdf.toString('latin1').match(/\/Subtype \/Image\b[^>]*\/DCTDecode|\/DCTDecode/g)).toHaveLength(3);
  });

  it('can be searched and copied: every part, with its accents and its Han letters', () => {
    const text = pages.join(' ');
    for (const part of [
      'Síntese', 'Cinco elementos', '五行', 'Síndromes complexas', 'Oito princípios', 'Órgãos e vísceras (Zang-Fu)', '臟腑',
      'Qi, Xue, Yin, Yang e Jin Ye', '氣血陰陽津液', 'Hipóteses diagnósticas', 'Pí Qì Xū',
      'Língua, face e orelha', '望診', 'contorno medido na foto', 'Pontos corporais', 'Zusanli', 'Pontos auriculares',
      'Terapias integrativas', 'Estilo de vida e alimentação', 'Essencial', 'Recomendada', 'Plano de sessões', 'Prognóstico',
      'Segurança', 'Sinais: de onde vêm e onde pesam', 'Fontes', 'Redigido pelo motor local', 'não substitui o julgamento profissional',
      'Espaço 氣 Caminho do Meio',
    ]) expect(text).toContain(part); // biome-ignore format: one list
    for (const letter of ['ã', 'ç', 'õ', 'é', 'ê', 'á', 'í', 'ó', 'ú', '氣']) expect(text).toContain(letter);
    for (const { codigo, pinyin } of sampleRelatorio.protocolo?.pontos ?? []) {
      expect(text).toContain(codigo);
      expect(text).toContain(pinyin);
    }
  });

  it('has bookmarks, a title, an author and a language', async () => {
    const raw = pdf.toString('latin1');
    expect(raw).toContain('/Lang (pt-BR)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw.match(/\/Type \/Outlines|\/PageMode \/UseOutlines/g)?.length).toBeGreaterThan(0);
  });

  it('is the same file for the same report', async () => {
    expect((await setPdf(montarPdf(tresFotos, clinica, fotos))).equals(pdf)).toBe(true);
  });
});

describe('the first page', { timeout: 120_000 }, () => {
  it.each(['executivo', 'gestante', 'lombar'] as const)(
    'is enough to needle from, in at most 6 pages (%s)',
    async (nome) => {
      const relatorio = relatorioDe(nome);
      const paginas = await readPdfPages(await setPdf(montarPdf(relatorio, clinica)));
      expect(paginas.length).toBeLessThanOrEqual(6);
      for (const pagina of paginas) expect(pagina).toContain(relatorio.cliente.nome);
      const primeira = soTexto(paginas[0] ?? '');
      const { protocolo, analise, seguranca } = relatorio;
      if (!protocolo) throw new Error('a complete report has a treatment');
      expect(primeira).toContain('Não revisado por profissional');
      expect(primeira).toContain(`Hipótese principal: ${analise.padroes[0]?.nome}`);
      expect(primeira).toContain('O que mais pesa:');
      expect(primeira).toContain('Objetivo:');
      for (const { posicao } of protocolo.posicoes ?? []) expect(primeira.toLowerCase()).toContain(posicao);
      for (const ponto of protocolo.pontos) {
        expect(primeira).toContain(nomeDoPonto(ponto));
        for (const cautela of ponto.cautelas) expect(primeira.toLowerCase()).toContain(cautela.toLowerCase());
      }
      const agulhas = protocolo.pontos.filter(({ agulha }) => agulha !== undefined);
      expect(primeira.match(/ cun \(/g)?.length ?? 0).toBeGreaterThanOrEqual(agulhas.length);
      for (const { texto } of seguranca.filter(({ gravidade }) => gravidade === 'encaminhar')) {
        expect(primeira).toContain(soTexto(texto));
      }
    },
  );

  it('has the beginning of a long complaint, which stands in full behind it', async () => {
    const queixaPrincipal = `${'Dói a nuca quando acordo cedo. '.repeat(60)}Fim da queixa.`;
    const relatorio = { ...relatorioDe('lombar'), queixaPrincipal };
    const paginas = (await readPdfPages(await setPdf(montarPdf(relatorio, clinica)))).map(soTexto);
    expect(paginas[0]).toContain('(inteira na página seguinte)');
    for (const ponto of relatorio.protocolo?.pontos ?? []) expect(paginas[0]).toContain(nomeDoPonto(ponto));
    expect(paginas.join(' ')).toContain('Fim da queixa.');
  });

  it('sets the needles tighter where it is full, so that the cautions stay with the points', async () => {
    const relatorio = relatorioDe('executivo');
    const seguranca = Array.from({ length: 15 }, (_, numero) => ({
      ...{ regra: `evitar_${numero}`, gravidade: 'evitar' as const, texto: `Evitar ${numero}.` },
      ...{ removidos: [], fonte: 'MS' },
    }));
    const [pagina = ''] = await readPdfPages(await setPdf(montarPdf({ ...relatorio, seguranca }, clinica)));
    const primeira = soTexto(pagina);
    for (const ponto of relatorio.protocolo?.pontos ?? []) expect(primeira).toContain(nomeDoPonto(ponto));
    expect(primeira).toContain('Cautelas');
  });

  it('leaves no heading of the points at its foot with the line on the release alone', async () => {
    const relatorio = relatorioDe('lombar');
    const nota = { ...({ regra: 'x', gravidade: 'encaminhar', prazo: 'antes', fonte: 'MS' } as const), removidos: [] };
    for (let frases = 1; frases <= 14; frases += 1) {
      const seguranca = [
        { ...nota, texto: 'Ir ao médico antes da primeira sessão, com o resultado do exame. '.repeat(frases) },
      ];
      const paginas = await readPdfPages(await setPdf(montarPdf({ ...relatorio, seguranca }, clinica)));
      const [, ...depois] = paginas.find((pagina) => pagina.includes('onde ficam e para quê'))?.split('para quê') ?? [];
      expect(soTexto(depois.join(' ')), `${frases} sentences`).toMatch(/\b(cun|linha média|face|margem|borda)\b/);
    }
  });

  it('says what to refer and what to avoid, also when that is much', async () => {
    const nota = (gravidade: 'encaminhar' | 'evitar', numero: number) => ({
      regra: `${gravidade}_${numero}`,
      gravidade,
      texto: `Motivo ${gravidade} ${numero}: encaminhar sem demora à avaliação médica e não tratar antes; ligar para o SAMU (192) se piorar.`,
      removidos: [],
      fonte: 'MS',
    });
    const seguranca = [1, 2, 3, 4, 5, 6].flatMap((numero) => [nota('encaminhar', numero), nota('evitar', numero)]);
    const [primeira = ''] = await readPdfPages(await setPdf(montarPdf({ ...tresFotos, seguranca }, clinica, fotos)));
    for (const numero of [1, 2, 3, 4, 5, 6]) {
      expect(primeira).toContain(`Motivo encaminhar ${numero}`);
      expect(primeira).toContain(`Motivo evitar ${numero}`);
    }
  });
});

describe('head and foot of the pages', { timeout: 120_000 }, () => {
  it('are whole for a long name and a signed report, also when a full report is set tighter', async () => {
    const assinatura = {
      ...{ numero: 1, nome: 'Ana Beatriz de Albuquerque Figueiredo Lima', conselho: 'CREFITO-3', registro: '12345-F' },
      ...{ local: 'Campinas, SP', em: '2026-11-22T14:00:00.000Z' },
    };
    const relatorio = relatorioDe('executivo');
    const nome = 'Maria das Graças Albuquerque de Souza Figueiredo';
    const assinado: Relatorio = {
      ...relatorio,
      cliente: { ...relatorio.cliente, nome, idade: 101 },
      parecer: { situacao: 'assinado', assinatura, codigo: '3F2A-90BC-11D4', retiradas: [], alteradas: [], notas: {} },
    };
    const paginas = (await readPdfPages(await setPdf(montarPdf(assinado, clinica)))).map(soTexto);
    expect(paginas.length).toBeGreaterThan(3);
    for (const pagina of paginas) expect(pagina).toContain('não substitui o julgamento');
    // What does not fit above the text is left out by pdfmake.
    for (const pagina of paginas.slice(1))
      expect(pagina).toMatch(/Maria das Graças Albuquerque de Souza…, 101 anos, 18 de novembro de 2026/);
  });
});

describe('the treatment sheet', { timeout: 60_000 }, () => {
  it('takes two pages for two sessions, and says once what holds for all points of a session', async () => {
    const relatorio = relatorioDe('executivo');
    const { protocolo } = relatorio;
    if (!protocolo) throw new Error('a complete report has a treatment');
    const rasa = 'inserção rasa, sem manipulação forte';
    const comCautela = {
      ...protocolo,
      pontos: protocolo.pontos.map((ponto) => ({
        ...ponto,
        moxa: false,
        eletro: false,
        cautelas: [...ponto.cautelas, rasa],
      })),
    };
    const readPages = async (um: typeof protocolo) =>
      readPdfPages(await setPdf(montarFolhaDeTratamento(relatorio, um, clinica)));
    expect((await readPages(protocolo)).length).toBeLessThanOrEqual(2);
    const paginas = await readPages(comCautela);
    const texto = soTexto(paginas.join(' '));
    const sessoes = protocolo.posicoes?.length ?? 1;
    expect(texto.match(/inserção rasa, sem manipulação forte/gi)).toHaveLength(sessoes);
    expect(texto.match(/Sem moxa e sem eletro/g)).toHaveLength(sessoes);
    for (const { cautelas } of protocolo.pontos) {
      for (const cautela of cautelas) expect(texto.toLowerCase()).toContain(cautela.toLowerCase());
    }
  });
});

describe('the lines to fill in of the treatment sheet', { timeout: 60_000 }, () => {
  it('stand together on a page that they fill, where they do not fit behind the points', async () => {
    const relatorio = relatorioDe('executivo');
    const { protocolo } = relatorio;
    if (!protocolo) throw new Error('a complete report has a treatment');
    const cheio = {
      ...protocolo,
      pontos: protocolo.pontos.map((ponto) => ({ ...ponto, localizacao: `${longa} ${longa}` })),
    };
    const pdf = await setPdf(montarFolhaDeTratamento(relatorio, cheio, clinica));
    const paginas = (await readPdfPages(pdf)).map(soTexto);
    const ultima = paginas.at(-1) ?? '';
    expect(paginas).toHaveLength(3);
    expect(paginas.filter((pagina) => pagina.includes('Como respondeu, o que mudou'))).toHaveLength(1);
    expect(ultima).toMatch(/Registro.* Como respondeu, o que mudou 1 2 3/);
    const riscos = readPdfDrawings(pdf).strokes.filter(({ page }) => page === paginas.length);
    expect(Math.max(...riscos.map(({ bottom }) => bottom))).toBeGreaterThan(550);
  });
});

describe('a nearly empty report', { timeout: 60_000 }, () => {
  it('tells on its first page what was not asked as something to confirm, and explains no column that it does not have', async () => {
    const facts = fatosDe(lerFicha({ nomeCliente: 'Lia', idade: 34, sexo: 'feminino', queixaPrincipal: 'Cansaço.' }));
    const relatorio = assemble({
      ...facts,
      textos: write(facts),
      fotos: [],
      clinica: null,
      origem: sampleRelatorio.origem,
    });
    const paginas = (await readPdfPages(await setPdf(montarPdf(relatorio, clinica)))).map(soTexto);
    expect(paginas[0]).toContain('Confirmar antes de tratar Nenhuma pergunta de segurança foi respondida');
    expect(paginas[0]).not.toContain('Evitar Nenhuma');
    expect(paginas.join(' ')).not.toContain('A coluna é o número da hipótese');
    expect(paginas.join(' ')).not.toMatch(/\bsinais 1\./);
  });
});

describe('the papers of a reviewed report', { timeout: 60_000 }, () => {
  const revisado = (relatorio: Relatorio, retiradas: string[], notas: Record<string, string> = {}): Relatorio => ({
    ...relatorio,
    parecer: { situacao: 'nao_revisado', assinatura: null, codigo: null, alteradas: [], retiradas, notas },
  });

  it('end each line of the first page with one full stop, also without ear points and sessions', async () => {
    const { protocolo } = sampleRelatorio;
    const relatorio = revisado({ ...sampleRelatorio, protocolo: protocolo && { ...protocolo, auriculares: [] } }, [
      'sessoes',
    ]);
    const [primeira = ''] = await readPdfPages(await setPdf(montarPdf(relatorio, clinica)));
    expect(primeira).toContain('Primeiro passo em casa');
    expect(primeira).not.toMatch(/[^.]\.\.(?!\.)/);
  });

  it('for the client is a letter of one page under the name of who writes it', async () => {
    const profissional = 'Marina Duarte Lopes, CREFITO-3 12345-F';
    const print = async (revista: boolean) => {
      const carta = montarCarta(sampleRelatorio, escreverCarta(sampleRelatorio), { ...clinica, profissional }, revista);
      return (await readPdfPages(await setPdf(carta))).map(soTexto);
    };
    const paginas = await print(false);
    expect(paginas).toHaveLength(1);
    expect(paginas[0]).toMatch(new RegExp(`Retorno: .*às.*${profissional}`));
    expect(paginas[0]).toContain('Não revisado por profissional. Não substitui');
    // What she kept is hers, and says nothing against it.
    expect((await print(true)).join()).not.toContain('Não revisado');
  });

  it('on the couch say her note on the points, and neither the plan nor the points that she struck', async () => {
    const relatorio = relatorioDe('executivo');
    const { protocolo } = relatorio;
    if (!protocolo) throw new Error('a complete report has a treatment');
    const readText = async (um: Relatorio, plano: typeof protocolo) =>
      soTexto((await readPdfPages(await setPdf(montarFolhaDeTratamento(um, plano, clinica)))).join(' '));
    const semPlano = await readText(
      revisado(relatorio, ['sessoes'], { pontos: 'Agulhas finas, ela desmaia.' }),
      protocolo,
    );
    expect(semPlano).toContain('Nota da revisão: Agulhas finas, ela desmaia.');
    expect(semPlano).not.toContain(protocolo.sessoes.frequencia);
    const hoje: Relatorio['seguranca'][number] = {
      regra: 'x',
      gravidade: 'encaminhar',
      texto: 'Ir hoje.',
      prazo: 'hoje',
      removidos: [],
      fonte: 'y',
    };
    const retido = await readText({ ...relatorio, seguranca: [hoje] }, protocolo);
    expect(retido).toContain('a versão assinada traz o plano');
    expect(retido).not.toContain(protocolo.pontos[0]?.localizacao.slice(1, 20) ?? '?');
    const semPontos = await readText(revisado(relatorio, ['pontos']), { ...protocolo, pontos: [] });
    expect(semPontos).not.toMatch(/Sessão A|Alterne/);
    expect(semPontos).toContain('Pontos auriculares');
  });
});

describe('the outline of the tongue', { timeout: 120_000 }, () => {
  it('lies on the photo, below its heading, also where they begin a page', async () => {
    const tops: number[] = [];
    // A heading at the foot of a page moves to the next page, and pdfmake lays the whole document out again.
    const comTituloNoPe: Conteudo[] = [
      { text: 'Antes', margin: [0, 0, 0, 690] },
      { text: 'Título', headlineLevel: 1 },
    ];
    for (const antes of [0, 300, 690]) {
      const documento = montarPdf(tresFotos, clinica, fotos);
      const partes = documento.corpo.content;
      const daLingua = partes.findIndex((parte) => JSON.stringify(parte).includes('Língua, face e orelha'));
      const content: Conteudo[] = [
        ...comTituloNoPe,
        ...partes.slice(0, daLingua),
        { text: 'Antes da língua', margin: [0, 0, 0, antes] },
        ...partes.slice(daLingua),
      ];
      const pdf = await setPdf({ ...documento, corpo: { ...documento.corpo, content } });
      const paginas = await readPdfPages(pdf);
      const { images, strokes } = readPdfDrawings(pdf);
      const outlines = strokes.filter(({ colour }) => colour === '#FFFEFB');
      const outlined = tresFotos.fotos.filter(({ observacoes }) => observacoes.contorno !== null);
      expect(outlines).toHaveLength(outlined.length);
      for (const outline of outlines) {
        const photo = images.find(
          ({ page, left, right }) => page === outline.page && outline.left >= left - 1 && outline.right <= right + 1,
        );
        expect(photo).toBeDefined();
        expect(paginas[(photo?.page ?? 0) - 1]).toContain('Língua, face e orelha');
        expect(outline.top).toBeGreaterThanOrEqual((photo?.top ?? 0) - 1);
        expect(outline.bottom).toBeLessThanOrEqual((photo?.bottom ?? 0) + 1);
        tops.push(photo?.top ?? 0);
      }
    }
    expect(Math.min(...tops)).toBeLessThan(80);
  });
});

describe('the pages of reports of any length', { timeout: 120_000 }, () => {
  /** Room from the top of the first page. */
  const acima = (altura: number): Conteudo => ({ text: 'Antes', margin: [0, 0, 0, altura] });
  const setContent = async (content: Conteudo[], mais: Partial<PdfDocumento> = {}) => {
    const documento = montarPdf(sampleRelatorio, clinica);
    const { fimJunto: _, ...resto } = documento;
    return readPdfPages(await setPdf({ ...resto, corpo: { ...documento.corpo, content }, ...mais }));
  };

  it('never begin with the last row of a table alone', async () => {
    const celulas = Array.from({ length: 8 }, (_, indice) => `Célula ${indice + 1} ${'palavra '.repeat(30)}`);
    const inicios = new Set<boolean>();
    for (const altura of [500, 530, 560, 590, 620, 650]) {
      const depois = (await setContent([acima(altura), ...emCelulas(celulas), acima(300)])).slice(1).join(' ');
      if (depois.includes('Célula 7')) expect(depois).toContain('Célula 5');
      inicios.add(depois.includes('Célula 3'));
    }
    expect(inicios.size).toBe(2);
  });

  it('end with more than the sources and the line to sign', async () => {
    const bloco = (text: string, altura: number): Conteudo => ({
      stack: [{ text, margin: [0, 0, 0, altura] }],
      unbreakable: true,
    });
    const content = [acima(480), bloco('O meio', 60), bloco('Os números', 150), bloco('As fontes', 100)];
    expect((await setContent(content)).at(-1)).not.toContain('Os números');
    expect((await setContent(content, { fimJunto: true })).at(-1)).toContain('Os números');
    expect(montarPdf(sampleRelatorio, clinica).fimJunto).toBe(true);
  });

  it('of a letter never end with two lines', async () => {
    const cheia = escreverCarta(sampleRelatorio);
    const paginas: number[] = [];
    for (const palavras of [60, 120, 180, 240, 300]) {
      const textos = { ...cheia, encontrado: `${cheia.encontrado} ${'palavra '.repeat(palavras)}` };
      const profissional = 'Marina Duarte Lopes, CREFITO-3 12345-F';
      const pages = await readPdfPages(
        await setPdf(montarCarta(sampleRelatorio, textos, { ...clinica, profissional }, true)),
      );
      expect(pages.at(-1)).toContain('Quando voltar');
      paginas.push(pages.length);
    }
    expect(new Set(paginas)).toEqual(new Set([1, 2]));
  });

  it('of a treatment sheet with few lines to fill in are filled by them', async () => {
    const { protocolo } = sampleRelatorio;
    if (!protocolo) throw new Error('the sample has a treatment');
    const fins: number[] = [];
    for (const [longos] of protocolo.pontos.entries()) {
      const pontos = protocolo.pontos.map((ponto, indice) =>
        indice < longos ? { ...ponto, localizacao: longa } : ponto,
      );
      const plano = { ...protocolo, pontos, sessoes: { ...protocolo.sessoes, total: 6 } };
      const pdf = await setPdf(montarFolhaDeTratamento({ ...sampleRelatorio, protocolo: plano }, plano, clinica));
      const paginas = await readPdfPages(pdf);
      if (!paginas.at(-1)?.startsWith('Registro')) continue;
      const riscos = readPdfDrawings(pdf).strokes.filter(({ page }) => page === paginas.length);
      fins.push(Math.max(...riscos.map(({ bottom }) => bottom)));
    }
    expect(fins.length).toBeGreaterThan(0);
    expect(Math.min(...fins)).toBeGreaterThan(250);
  });

  it.each([180, 300])('never end with a heading (síntese longer by %i letters)', async (letters) => {
    const sintese = `${sampleRelatorio.textos.sintese} ${'umidade '.repeat(letters / 8)}`.trim();
    const relatorio = { ...tresFotos, textos: { ...tresFotos.textos, sintese } };
    const pages = await readPdfPages(await setPdf(montarPdf(relatorio, clinica, fotos)));
    for (const page of pages) expect(page.split(beyondTheText)[0]?.trim()).not.toMatch(endsWithHeading);
  });

  it('contain the whole of the longest texts that a writer may return', async () => {
    const longo = (max: number) => `${'umidade acumulada '.repeat(200)}`.slice(0, max - 4).concat(' FIM');
    const { textos } = sampleRelatorio;
    const relatorio: Relatorio = {
      ...tresFotos,
      textos: {
        ...textos, sintese: longo(900), elementos: longo(2500), sindromes: longo(3000), zangFu: longo(2500), substancias: longo(2500),
        lingua: longo(2500), face: longo(1800), orelha: longo(1800), protocolo: longo(2500), orientacoes: longo(2500),
        sessoes: longo(1800), prognostico: longo(1800),
        hipoteses: textos.hipoteses.map((hipotese) => ({ ...hipotese, texto: longo(1800) })),
      }, // biome-ignore format: one list
    };
    const text = (await readPdfPages(await setPdf(montarPdf(relatorio, clinica, fotos)))).join(' ');
    expect(text.match(/FIM/g)).toHaveLength(12 + textos.hipoteses.length);
  });
});

describe('the fonts of the PDF', { timeout: 60_000 }, () => {
  const letters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => letter.trim() !== '' && isImprimivel(letter),
  );
  const rows = [...letters, ...ideogramas].map((letter) => `${letter} `);

  it('write every letter that texts may contain, in each font', async () => {
    const faces = [
      { font: 'Serifa' },
      { font: 'Serifa', bold: true },
      { font: 'Serifa', italics: true },
      { font: 'Sans' },
      { font: 'Sans', bold: true },
    ] as const;
    const documento = montarPdf(sampleRelatorio, clinica);
    const content = faces.map((face) => [{ ...face, text: `BEGIN ${rows.join('')}` }]);
    const text = (await readPdfPages(await setPdf({ ...documento, corpo: { ...documento.corpo, content } }))).join(' ');
    const [, ...printed] = text.split('BEGIN').map((part) => new Set(part.normalize('NFKC')));
    expect(printed).toHaveLength(faces.length);
    expect(letters.length).toBeGreaterThan(600);
    const missing = printed.map((found) =>
      rows.filter((row) => ![...row.normalize('NFKC')].every((sign) => found.has(sign))),
    );
    expect(missing).toEqual(faces.map(() => []));
  });
});

/** An invented person's report, as the job makes it. */
function relatorioDe(nome: NomeFicha): Relatorio {
  const facts = fatosDe(dadosDa(nome));
  return assemble({
    ...facts,
    textos: write(facts),
    fotos: [],
    clinica: null,
    origem: sampleRelatorio.origem,
  });
}

const longa = 'na depressão entre o maléolo interno e o tendão de Aquiles, '.repeat(2);

/** The code of an extra point is its pinyin name, which is written once. */
function nomeDoPonto({ codigo, pinyin }: PontoPrescrito): string {
  return codigo === pinyin ? codigo : `${codigo} ${pinyin}`;
}

function soTexto(pagina: string): string {
  return pagina.replace(/\s+/g, ' ');
}

/** pdfmake writes the text of a page first, then its head, then its foot. */
const beyondTheText = /Mariana Albuquerque Nogueira, 42 anos|Este relatório apoia/;
const endsWithHeading =
  /(?:Cinco elementos|Síndromes complexas|\(Zang-Fu\)|Jin Ye|Hipóteses diagnósticas|Língua, face e orelha|Pontos corporais: onde ficam e para quê|Pontos auriculares|Terapias integrativas|Estilo de vida e alimentação|Plano de sessões|Prognóstico|Segurança|Síntese|Queixa principal, como foi escrita|Sinais: de onde vêm e onde pesam)[\s\p{Script=Han}]*$/u;

/** The worst picture for JPEG. */
function noise(width: number, height: number): Promise<Buffer> {
  let state = 7;
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    pixels[index] = state >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
