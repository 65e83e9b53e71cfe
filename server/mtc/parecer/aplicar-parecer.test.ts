import { parecerFormat } from '@meridia/drizzle/stored-formats.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import {
  hipoteseDe,
  type LadoNaRevisao,
  type Parecer,
  parecerSchema,
  parecerVazio,
  parteVazia,
  terapiaDe,
} from '@meridia/shared/parecer.ts';
import { type Protocolo, type Relatorio, relatorioSchema, type SegurancaNota } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { pontos as catalogo } from '../catalog/pontos.ts';
import { pontosAuriculares } from '../catalog/pontos-auriculares.ts';
import { planejarSessoes } from '../protocolo/planejar-sessoes.ts';
import { ritmoDaFase } from '../protocolo/ritmo-da-fase.ts';
import { montarHtml } from '../render/montar-html.ts';
import { montarFolhaDeTratamento } from '../render/pdf/folha-de-tratamento-pdf.ts';
import { montarPdf } from '../render/pdf/montar-pdf.ts';
import { sampleDados, sampleRelatorio } from '../render/sample-relatorio.ts';
import { comoEstimular } from '../render/sessoes-de-pontos.ts';
import { marcarNaoRevisado } from '../render/situacao.tsx';
import { conferirRelatorio } from '../safety/conferir-relatorio.ts';
import { escreverCarta } from '../writer/escrever-carta.ts';
import { aplicarParecer } from './aplicar-parecer.ts';
import { expandirTerapias } from './expandir-terapias.ts';
import { listarPartes } from './listar-partes.ts';
import { mudarSessoes } from './mudar-sessoes.ts';
import { pesarPontos } from './pesar-pontos.ts';
import { reunirPendencias } from './reunir-pendencias.ts';

const { tipo, analise, protocolo, textos } = sampleRelatorio;
/** As the engine stores a report: after its final check, which changes nothing when it runs again. */
const maquina: Relatorio = {
  ...sampleRelatorio,
  ...conferirRelatorio({ dados: sampleDados, tipo, analise, protocolo, textos }),
};
const semTimbre = { nomeClinica: null, logo: null };
const incluido = { codigo: 'P7', tecnica: 'tonificar', moxa: false, sessao: 'A', motivo: '' } as const;

function review(parecer: Partial<Parecer>, dados: DadosAnamnese = sampleDados) {
  const pedido = { maquina, parecer: { ...parecerVazio, ...parecer }, dados, assinatura: null };
  const relatorio = aplicarParecer(pedido);
  return { relatorio, pendencias: reunirPendencias(pedido, relatorio) };
}
const parte = (id: string, mudanca: Partial<Parecer['partes'][string]>) => ({ [id]: { ...parteVazia, ...mudanca } });
const codigos = ({ protocolo }: Relatorio) => protocolo?.pontos.map(({ codigo }) => codigo) ?? [];
const doMapa = codigos(maquina);

describe('an opinion laid over a report', () => {
  it('changes nothing when it says nothing', () => {
    const { parecer, ...resto } = review({}).relatorio;
    const { parecer: _, ...antes } = maquina;
    expect(resto).toEqual(antes);
    expect(parecer).toEqual({
      situacao: 'nao_revisado',
      assinatura: null,
      codigo: null,
      retiradas: [],
      alteradas: [],
      notas: {},
    });
  });

  it('never changes the report of the machine', () => {
    const antes = structuredClone(maquina);
    review({ partes: parte('sintese', { decisao: 'alterado', texto: 'Outro.' }) });
    expect(maquina).toEqual(antes);
  });

  it('puts her words in place of the text, only while the part is marked as changed', () => {
    const texto = 'O quadro é de vazio de Qi do Baço.';
    expect(review({ partes: parte('sintese', { decisao: 'alterado', texto }) }).relatorio.textos.sintese).toBe(texto);
    expect(review({ partes: parte('sintese', { decisao: 'concordo', texto }) }).relatorio.textos.sintese).toBe(
      maquina.textos.sintese,
    );
  });

  it('leaves out a struck hypothesis everywhere, also as the main one', () => {
    const [primeiro, segundo] = maquina.analise.padroes;
    const { relatorio } = review({ partes: parte(hipoteseDe(primeiro?.id ?? ''), { decisao: 'retirado' }) });
    expect(relatorio.analise.padroes[0]).toEqual(segundo);
    expect(relatorio.textos.hipoteses.some(({ padraoId }) => padraoId === primeiro?.id)).toBe(false);
    expect(montarHtml(relatorio)).toContain(`Hipótese principal: <strong>${segundo?.nome}`);
  });

  it('tells no hypothesis apart from a struck one', () => {
    const [primeira, segunda] = maquina.analise.padroes;
    if (!primeira || !segunda) throw new Error('the sample has two hypotheses');
    const separar = `Para separar de ${primeira.nome}, verifique: a favor do outro, fezes moles.`;
    const com = (decidiria: string) => {
      const padroes = [primeira, { ...segunda, decidiria }];
      const dois = { ...maquina, analise: { ...maquina.analise, padroes } };
      const parecer = { ...parecerVazio, partes: parte(hipoteseDe(primeira.id), { decisao: 'retirado' }) };
      const [fica] = aplicarParecer({ maquina: dois, parecer, dados: sampleDados, assinatura: null }).analise.padroes;
      return fica?.decidiria;
    };
    expect(com(`O fluxo clareou? ${separar}`)).toBe('O fluxo clareou?');
    expect(com(separar)).toBe('');
    expect(com('Para separar de Outra, verifique: a favor do outro, sede.')).toContain('Outra');
  });

  it.each([
    'elementos',
    'sindromes',
    'zang-fu',
    'substancias',
    'pontos',
    'auriculares',
    'orientacoes',
    'sessoes',
    'prognostico',
  ])('leaves out the struck part %s on screen and paper', (id) => {
    const { relatorio } = review({ partes: parte(id, { decisao: 'retirado', nota: 'não vai' }) });
    const titulo = listarPartes(maquina).find((uma) => uma.id === id)?.titulo ?? '';
    expect(montarHtml(maquina)).toContain(`id="rel-${id}"`);
    expect(montarHtml(relatorio)).not.toContain(`rel-${id}"`);
    const papel = (um: Relatorio) => JSON.stringify(montarPdf(um, { nomeClinica: null, logo: null }).corpo.content);
    // On paper a heading may go on: "Pontos corporais: onde ficam e para quê".
    const noPapel = new RegExp(`"text":"${titulo.replace(/[()]/g, '\\$&')}(: [^"]*)?","style":"titulo"`);
    expect(papel(maquina)).toMatch(noPapel);
    expect(papel(relatorio)).not.toMatch(noPapel);
    expect(montarHtml(relatorio)).not.toContain('não vai');
  });

  it('judges each therapy by itself: agreed, changed and struck ones, on screen, paper and in the letter', () => {
    const [concordada, mudada, retirada] = maquina.protocolo?.terapias ?? [];
    if (!concordada || !mudada || !retirada) throw new Error('the sample has three therapies');
    expect(listarPartes(maquina).filter(({ id }) => id.startsWith('terapia'))).toHaveLength(
      maquina.protocolo?.terapias.length ?? 0,
    );
    const { relatorio } = review({
      partes: {
        ...parte(terapiaDe(concordada.id), { decisao: 'concordo', nota: 'Já na primeira sessão.' }),
        ...parte(terapiaDe(mudada.id), { decisao: 'alterado', texto: 'Dez minutos em casa, de manhã.' }),
        ...parte(terapiaDe(retirada.id), { decisao: 'retirado' }),
      },
    });
    const papel = JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }).corpo.content);
    for (const visto of [montarHtml(relatorio), papel]) {
      expect(visto).toContain(concordada.nome);
      expect(visto).toContain('Dez minutos em casa, de manhã.');
      expect(visto).not.toContain(mudada.descricao);
      expect(visto).not.toContain(retirada.descricao);
      expect(visto).toContain(`Texto de quem revisou: ${mudada.nome}.`);
      expect(visto).toContain(`Nota da revisão, ${concordada.nome}:`);
    }
    const carta = JSON.stringify(escreverCarta(relatorio)).toLowerCase();
    expect(carta).toContain(concordada.nome.toLowerCase());
    expect(carta).not.toContain(retirada.nome.toLowerCase());
  });

  it('tells that the safety rules take out a therapy with her words', () => {
    const dados: DadosAnamnese = { ...sampleDados, anticoagulante: 'sim' };
    const [terapia] = review({}, dados).relatorio.protocolo?.terapias ?? [];
    if (!terapia) throw new Error('a therapy is left for this client');
    const com = (texto: string) =>
      review({ partes: parte(terapiaDe(terapia.id), { decisao: 'alterado', texto }) }, dados);
    const pendente = expect.objectContaining({ tipo: 'terapia_nao_cabe', parte: terapiaDe(terapia.id), impede: true });
    const { relatorio, pendencias } = com('Com sangria leve, uma vez por semana.');
    expect(relatorio.protocolo?.terapias.map(({ id }) => id)).not.toContain(terapia.id);
    expect(pendencias).toContainEqual(pendente);
    expect(com('Uma vez por semana.').pendencias).not.toContainEqual(pendente);
  });

  it('leaves out the section of therapies when each of them was struck', () => {
    const terapias = maquina.protocolo?.terapias ?? [];
    const { relatorio } = review({
      partes: Object.fromEntries(terapias.map(({ id }) => [terapiaDe(id), { ...parteVazia, decisao: 'retirado' }])),
    });
    expect(montarHtml(maquina)).toContain('rel-terapias"');
    expect(montarHtml(relatorio)).not.toContain('rel-terapias"');
  });

  it('leaves out the section and its place in the index where there is no therapy, reviewed or not', () => {
    const { protocolo } = maquina;
    const sem: Relatorio = { ...maquina, protocolo: protocolo && { ...protocolo, terapias: [] } };
    for (const um of [
      sem,
      aplicarParecer({ maquina: sem, parecer: parecerVazio, dados: sampleDados, assinatura: null }),
    ])
      expect(montarHtml(um)).not.toMatch(/rel-terapias"|Terapias integrativas/);
  });

  it('reads a judgement of all therapies as one of each, and keeps what is said of each by itself', () => {
    const [primeira, segunda] = maquina.protocolo?.terapias ?? [];
    if (!primeira || !segunda) throw new Error('the sample has two therapies');
    const lido = expandirTerapias(
      {
        ...parecerVazio,
        partes: {
          ...parte('terapias', { decisao: 'retirado', nota: 'Ainda não.' }),
          ...parte(terapiaDe(segunda.id), { decisao: 'concordo' }),
        },
      },
      maquina,
    );
    expect(lido.partes.terapias).toBeUndefined();
    expect(lido.partes[terapiaDe(primeira.id)]).toEqual({ decisao: 'retirado', texto: null, nota: 'Ainda não.' });
    expect(lido.partes[terapiaDe(segunda.id)]?.decisao).toBe('concordo');
    expect(Object.keys(lido.partes)).toHaveLength(maquina.protocolo?.terapias.length ?? 0);
  });

  it('shows a version that an earlier release signed as it was: all therapies struck, or a note on them', () => {
    const parecer = {
      situacao: 'assinado',
      assinatura: null,
      codigo: null,
      retiradas: [],
      alteradas: [],
      notas: {},
    } as const;
    const antiga = (mudanca: object) =>
      montarHtml({ ...maquina, parecer: { ...parecer, retiradas: [], alteradas: [], ...mudanca } });
    expect(antiga({ retiradas: ['terapias'] })).not.toContain('rel-terapias"');
    expect(antiga({ notas: { terapias: 'Uma por vez.' } })).toContain('<strong>Nota da revisão:</strong> Uma por vez.');
  });

  it('changes, strikes and adds a single advice: on screen, paper, in the letter and beside the words of the machine', () => {
    const [fica, mudada, fora] = maquina.protocolo?.orientacoes ?? [];
    if (!fica || !mudada || !fora) throw new Error('the sample has three');
    const nova = { id: 'propria_1', categoria: 'sono', prioridade: 'Recomendada', texto: 'Durma sem tela no quarto.' };
    const alterado = parte('orientacoes', { decisao: 'alterado', texto: maquina.textos.orientacoes });
    const { relatorio, pendencias } = review({
      ...parecerSchema.parse({
        ...parecerVazio,
        orientacoes: {
          incluidas: [nova],
          retiradas: [fora.id],
          alteradas: [{ id: mudada.id, texto: ' Jante até as sete. ' }],
        },
      }),
      partes: alterado,
    });
    expect(relatorio.protocolo?.orientacoes.slice(0, 2)).toEqual([fica, { ...mudada, texto: 'Jante até as sete.' }]);
    expect(relatorio.protocolo?.orientacoes.at(-1)).toEqual(nova);
    const papel = JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }).corpo.content);
    for (const visto of [montarHtml(relatorio), papel, JSON.stringify(escreverCarta(relatorio))]) {
      expect(visto).toContain('Jante até as sete.');
      expect(visto).toContain('Durma sem tela no quarto.');
      expect(visto).not.toContain(fora.texto);
      expect(visto).not.toContain(mudada.texto);
    }
    expect(montarHtml(relatorio)).toContain('Texto de quem revisou.');
    const linhas = (um: Relatorio) => listarPartes(um).find(({ id }) => id === 'orientacoes')?.itens;
    expect(linhas(maquina)).toContain(`${mudada.prioridade}: ${mudada.texto}`);
    expect(linhas(relatorio)).toContain(`${mudada.prioridade}: Jante até as sete.`);
    expect(pendencias.filter(({ parte: id, impede }) => impede && id === 'orientacoes')).toEqual([]);
  });

  it('keeps every advice that she added in the letter, however many the machine has', () => {
    const orientacoes = maquina.protocolo?.orientacoes ?? [];
    const muitas = Array.from({ length: 8 }, (_, at) => ({
      ...orientacoes[0],
      id: `a${at}`,
      texto: `Conselho ${at}.`,
    }));
    const propria = { id: 'propria_1', categoria: 'rotina', prioridade: 'Recomendada', texto: 'Volte com o diário.' };
    const relatorio = { ...maquina, protocolo: { ...maquina.protocolo, orientacoes: [...muitas, propria] } };
    const { emCasa } = escreverCarta(relatorioSchema.parse(relatorio));
    expect(emCasa).not.toContain('Conselho 7.');
    expect(emCasa).toContain('Volte com o diário.');
  });

  it('takes no advice of hers without words, or against the safety rules', () => {
    const dados: DadosAnamnese = { ...sampleDados, anticoagulante: 'sim' };
    const com = (texto: string) => {
      const incluidas = [{ id: 'propria_1', categoria: 'rotina', prioridade: 'Importante', texto } as const];
      const pedido = { orientacoes: { ...parecerVazio.orientacoes, incluidas } };
      const { relatorio, pendencias } = review(pedido, dados);
      const dita = relatorio.protocolo?.orientacoes.some(({ id }) => id === 'propria_1');
      return { dita, tipos: pendencias.flatMap(({ tipo, impede }) => (impede ? [tipo] : [])) };
    };
    expect(com('Faça sangria com agulha em casa.')).toMatchObject({ dita: false });
    expect(com('Faça sangria com agulha em casa.').tipos).toContain('orientacao_nao_cabe');
    expect(com('  ')).toMatchObject({ dita: false });
    expect(com('  ').tipos).toContain('texto_vazio');
    const livre = com('Caminhe dez minutos depois do almoço.');
    expect(livre.dita).toBe(true);
    expect(livre.tipos).not.toContain('orientacao_nao_cabe');
  });

  it('asks to reread the opening when the list has other essential ones than it counts', () => {
    const abertura = 'Convém começar por duas orientações essenciais; as demais entram aos poucos.';
    const essenciais = maquina.protocolo?.orientacoes.filter(({ prioridade }) => prioridade === 'Essencial') ?? [];
    const com = (texto: string) =>
      review({ partes: parte('orientacoes', { decisao: 'alterado', texto }) }).pendencias.filter(
        ({ parte: id }) => id === 'orientacoes',
      );
    const outras = abertura.replace('duas', 'nove');
    expect(com(outras)).toMatchObject([{ tipo: 'texto_cita_total', impede: false }]);
    expect(com(outras)[0]?.texto).toContain(`cita nove orientações essenciais, e a lista tem ${essenciais.length}.`);
    const ficam = ['nenhuma', 'uma', 'duas', 'três'][essenciais.length] ?? '';
    expect(com(abertura.replace('duas', ficam))).toEqual([]);
  });

  it('puts her outlook on screen, paper and in the comparison, and asks to reread the words below it', () => {
    expect(maquina.protocolo?.prognostico.nivel).toBe('favoravel');
    const daMaquina = maquina.textos.prognostico;
    const com = (texto: string) =>
      review({ prognostico: 'cauteloso', partes: parte('prognostico', { decisao: 'alterado', texto }) });
    const { relatorio, pendencias } = com('Ir com calma.');
    const papel = JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }).corpo.content);
    for (const visto of [montarHtml(relatorio), papel]) {
      expect(visto).toContain('Prognóstico cauteloso');
      expect(visto).not.toContain('Prognóstico favorável');
    }
    expect(listarPartes(relatorio).find(({ id }) => id === 'prognostico')?.itens).toEqual(['Prognóstico cauteloso']);
    expect(pendencias.filter(({ parte: id }) => id === 'prognostico')).toEqual([]);
    const igual = com(daMaquina);
    expect(igual.relatorio.parecer?.alteradas).toContain('prognostico');
    expect(igual.pendencias.filter(({ parte: id }) => id === 'prognostico')).toMatchObject([
      { tipo: 'texto_cita_total', impede: false },
    ]);
    const concordou = review({ prognostico: 'cauteloso', partes: parte('prognostico', { decisao: 'concordo' }) });
    expect(concordou.pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'texto_por_rever', parte: 'prognostico', impede: true }),
    );
  });

  it('reads opinions of earlier releases, which say nothing of a single advice or of the outlook', () => {
    const { orientacoes: _, prognostico: __, ...antiga } = parecerVazio;
    expect(parecerFormat.readUnknown(antiga)).toEqual(parecerVazio);
  });

  it('keeps the part on safety, whatever is said of it, with her note', () => {
    const { relatorio } = review({
      partes: parte('seguranca', { decisao: 'retirado', nota: 'Combinado com o médico.' }),
    });
    expect(relatorio.seguranca).toEqual(maquina.seguranca);
    expect(relatorio.parecer?.retiradas).toEqual([]);
    expect(montarHtml(relatorio)).toContain('Combinado com o médico.');
  });

  it('says nothing of points over the chest once the review has left none, and the machine still does', () => {
    const torax = 'agulhamento_toracico';
    const noPeito = (maquina.protocolo?.pontos ?? []).flatMap(({ codigo, cautelas }) =>
      cautelas.some((cautela) => cautela.startsWith('Tórax')) ? [codigo] : [],
    );
    const regras = ({ seguranca }: Relatorio) => seguranca.map(({ regra }) => regra);
    const com = (pontos: Partial<Parecer['pontos']>) =>
      review({ pontos: { ...parecerVazio.pontos, ...pontos } }).relatorio;
    expect(noPeito.length).toBeGreaterThan(0);
    expect(regras(maquina)).toContain(torax);
    expect(regras(com({ retirados: noPeito }))).toEqual(regras(maquina).filter((regra) => regra !== torax));
    expect(regras(com({ retirados: noPeito.slice(1) }))).toContain(torax);
    expect(regras(com({ retirados: noPeito, incluidos: [{ ...incluido, codigo: 'B13' }] }))).toContain(torax);
    expect(regras(review({ partes: parte('pontos', { decisao: 'retirado' }) }).relatorio)).not.toContain(torax);
  });

  describe('with a physician’s release', () => {
    const nota: SegurancaNota = {
      ...{ regra: 'dor_no_peito', gravidade: 'encaminhar', prazo: 'hoje', removidos: [], fonte: 'MS' },
      texto: 'Dor no peito: ir hoje.',
    };
    const dita = { quem: 'Dra. Lia Campos', em: '2026-11-20', disse: 'Exames normais, pode tratar.' };
    const assinatura = {
      ...{ numero: 1, nome: 'Ana Souza', conselho: '', registro: '', local: '' },
      em: '2026-11-27T12:00:00Z',
    };
    const com = (liberacao: Parecer['liberacao'], seguranca = [nota]) => {
      const parecer = { ...parecerVazio, ...(liberacao && { liberacao }) };
      const pedido = { maquina: { ...maquina, seguranca }, parecer, dados: sampleDados, assinatura };
      const relatorio = aplicarParecer(pedido);
      const daSeguranca = reunirPendencias(pedido, relatorio).filter(({ tipo: um }) => um.startsWith('liberacao'));
      const papel = JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }));
      return { relatorio, tipos: daSeguranca.map(({ tipo: um }) => um), html: montarHtml(relatorio), papel };
    };
    const escrita = 'Dra. Lia Campos, 20/11/2026: “Exames normais, pode tratar.”';

    it('answers what was asked for by the plan as she leaves it, and has her agree to the answers with the safety part', () => {
      const pedidos = [{ pedido: 'quero moxa', resposta: 'Sim: o plano põe moxa em VC4.' }];
      const dados = { ...sampleDados, objetivosCliente: 'quero moxa' };
      const semPontos = {
        ...parecerVazio,
        partes: { pontos: { decisao: 'retirado' as const, texto: null, nota: '' } },
      };
      const pedido = { maquina: { ...maquina, pedidos }, parecer: semPontos, dados, assinatura: null };
      const relatorio = aplicarParecer(pedido);
      expect(relatorio.pedidos?.[0]?.pedido).toBe('quero moxa');
      expect(relatorio.pedidos?.[0]?.resposta).toMatch(/^Não/);
      expect(aplicarParecer({ ...pedido, maquina }).pedidos).toBeUndefined();
      const itens = listarPartes(relatorio).find(({ id }) => id === 'seguranca')?.itens ?? [];
      expect(itens.some((item) => item.startsWith('O que pediu e a resposta. “quero moxa”: não'))).toBe(true);
    });

    it('is agreed to together with what the program did not understand, behind the notes that may be struck', () => {
      const { relatorio } = com({ ...dita, regras: [nota.regra] });
      const parte = listarPartes({ ...relatorio, leiaAntes: ['Falta buscar a biópsia'] }).find(
        ({ id }) => id === 'seguranca',
      );
      const lido = 'Leia antes de tratar: o programa não entendeu. “Falta buscar a biópsia”.';
      expect(parte?.itens.indexOf(lido)).toBe(relatorio.seguranca.length);
      expect(parte?.cautelas?.every(({ item, texto }) => parte.itens[item]?.endsWith(texto))).toBe(true);
    });

    it('says who, when and what beside the referral, which stays, and above the needles', () => {
      const { relatorio, tipos, html, papel } = com({ ...dita, regras: [nota.regra] });
      expect(tipos).toEqual([]);
      expect(relatorio.seguranca).toContainEqual(nota);
      const folha = relatorio.protocolo && montarFolhaDeTratamento(relatorio, relatorio.protocolo, semTimbre);
      for (const visto of [html, papel, JSON.stringify(folha)]) {
        expect(visto).toContain('Encaminhar hoje');
        expect(visto).toContain(nota.texto);
        expect(visto).toContain(escrita);
        expect(visto).toContain(
          'Só depois da avaliação médica pedida em “Encaminhar hoje”. Liberação anotada: Dra. Lia',
        );
        expect(visto).not.toContain('Nenhuma sessão hoje');
      }
      expect(listarPartes(relatorio).find(({ id }) => id === 'seguranca')?.itens).toContain(
        `Liberação médica anotada. ${escrita}`,
      );
      // The letter no longer sends to a service which has seen the client.
      expect(escreverCarta(relatorio).faremos).not.toContain('Procure um serviço de saúde');
      expect(escreverCarta(com(undefined).relatorio).faremos).toContain('Procure um serviço de saúde');
    });

    it('is not in the report while it is half written, and stands in the way of a signature', () => {
      for (const metade of [
        { ...dita, quem: '' },
        { ...dita, em: '' },
        { ...dita, disse: ' ' },
      ]) {
        const { relatorio, tipos, html } = com({ ...metade, regras: [nota.regra] });
        expect(tipos).toEqual(['liberacao_incompleta']);
        expect(relatorio.parecer).not.toHaveProperty('liberacao');
        expect(html).toContain('Nenhuma sessão hoje');
      }
    });

    it('does not answer a referral that came later, until she says that it does', () => {
      const outra = { ...nota, regra: 'sinais_de_avc', texto: 'Boca torta: ir hoje.' };
      const { relatorio, tipos } = com({ ...dita, regras: [nota.regra] }, [nota, outra]);
      expect(tipos).toEqual(['liberacao_de_antes']);
      expect(relatorio.parecer).not.toHaveProperty('liberacao');
      expect(com({ ...dita, regras: [nota.regra, outra.regra] }, [nota, outra]).tipos).toEqual([]);
    });

    it('says nothing in a report that refers nobody', () => {
      const { relatorio, tipos } = com({ ...dita, regras: [] }, []);
      expect(tipos).toEqual([]);
      expect(relatorio.parecer).not.toHaveProperty('liberacao');
    });
  });

  it('strikes a line of caution that is not so, with a reason, and never one that refers, avoids or forbids', () => {
    const falsa: SegurancaNota = {
      ...{ regra: 'alergia_a_medicamento', gravidade: 'cautela', removidos: [], fonte: 'CNT' },
      texto: 'Alergia a medicamento informada: conferir antes de qualquer pomada.',
    };
    const ficam: SegurancaNota[] = [
      { ...falsa, gravidade: 'encaminhar' },
      { ...falsa, gravidade: 'evitar' },
      { ...falsa, prazo: 'dias' },
      { ...falsa, removidos: ['IG4'] },
      { ...falsa, texto: `${falsa.texto} Avaliação médica nos próximos dias.` },
      { ...falsa, texto: `${falsa.texto} Nada de fitoterápico.` },
      { ...falsa, regra: 'menor_de_idade' },
      { ...falsa, regra: 'diabetes' },
    ];
    const motivo = 'Ela só reage ao iodo.';
    const com = (nota: SegurancaNota, dito = motivo, texto = nota.texto) => {
      const parecer = { ...parecerVazio, cautelasRetiradas: [{ regra: nota.regra, texto, motivo: dito }] };
      const pedido = { maquina: { ...maquina, seguranca: [nota] }, parecer, dados: sampleDados, assinatura: null };
      const relatorio = aplicarParecer(pedido);
      return { relatorio, tipos: reunirPendencias(pedido, relatorio).map(({ tipo: um }) => um) };
    };
    const sem = com(falsa);
    expect(sem.relatorio.seguranca).not.toContainEqual(falsa);
    expect(montarHtml(sem.relatorio)).not.toContain(falsa.texto);
    expect(JSON.stringify(montarPdf(sem.relatorio, { nomeClinica: null, logo: null }))).not.toContain(falsa.texto);
    expect(sem.tipos).not.toContain('cautela_sem_motivo');
    for (const fica of ficam) expect(com(fica).relatorio.seguranca).toContainEqual(fica);
    const calada = com(falsa, 'não');
    expect(calada.relatorio.seguranca).toContainEqual(falsa);
    expect(calada.tipos).toContain('cautela_sem_motivo');
    // A report that was made again says something else under the same rule.
    expect(com(falsa, motivo, 'Alergia a medicamento informada: dipirona.').relatorio.seguranca).toContainEqual(falsa);
  });

  it('shows notes on screen and paper, escaped', () => {
    const { relatorio } = review({ partes: parte('elementos', { decisao: 'concordo', nota: 'Ver <b>Madeira</b>.' }) });
    expect(montarHtml(relatorio)).toContain('Ver &lt;b&gt;Madeira&lt;/b&gt;.');
    expect(JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }).corpo)).toContain(
      'Ver <b>Madeira</b>.',
    );
  });

  it('takes out, changes and adds points of the catalogue', () => {
    const [fora = '', mudado = ''] = doMapa;
    const { relatorio, pendencias } = review({
      pontos: {
        retirados: [fora],
        alterados: [{ codigo: mudado, tecnica: 'harmonizar', moxa: false }],
        incluidos: [incluido],
      },
    });
    expect(codigos(relatorio)).toEqual([...doMapa.filter((codigo) => codigo !== fora), 'P7']);
    expect(relatorio.protocolo?.pontos.find(({ codigo }) => codigo === mudado)).toMatchObject({
      tecnica: 'harmonizar',
      moxa: false,
    });
    expect(relatorio.protocolo?.pontos.at(-1)).toMatchObject({
      codigo: 'P7',
      oms: 'LU7',
      metodo: 'incluído na revisão',
      eletro: false,
    });
    expect(pendencias.filter(({ tipo }) => tipo.startsWith('ponto_'))).toEqual([]);
    expect(montarHtml(relatorio)).toContain('Incluído na revisão');
  });

  it('plans the sessions anew, and their weeks follow', () => {
    const fases = maquina.protocolo?.sessoes.fases ?? [];
    const { relatorio } = review({
      sessoes: fases.map((_, index) =>
        index === 0 ? { quantas: 4, ritmo: '2_semana' } : { quantas: index === 1 ? 2 : 0, ritmo: '1_quinzena' },
      ),
    });
    expect(relatorio.protocolo?.sessoes).toMatchObject({
      total: 6,
      fases: [
        { sessoes: 4, semanas: 'Semanas 1 a 2, duas vezes por semana' },
        { sessoes: 2, semanas: 'Semanas 3 a 6, a cada quinze dias' },
      ],
    });
  });
});

describe('the sessions of a changed plan', () => {
  const tres = { inicioQueixa: 'anos', idade: 40, disponibilidadeSessoes: '3x_sem', queixaPrincipal: 'azia' } as const;
  const mudar = (plano: Protocolo['sessoes'], quantas: (index: number, era: number) => number) =>
    mudarSessoes(
      plano,
      plano.fases.map((fase, index) => ({
        quantas: quantas(index, fase.sessoes),
        ritmo: ritmoDaFase(fase) ?? 'do_plano',
      })),
    );

  it.each([
    ['three a week, after a release', planejarSessoes({ ...tres, espera: true }, [], [])],
    ['one a week', planejarSessoes({ ...tres, disponibilidadeSessoes: null }, [], [])],
    ['days ago', planejarSessoes({ ...tres, inicioQueixa: null, queixaPrincipal: 'travou hoje' }, [], [])],
    ['weeks 10 and 12', sampleRelatorio.protocolo?.sessoes],
  ])('stay as they are while she changes no number: %s', (_, plano) => {
    if (!plano) throw new Error('the sample has a plan');
    expect(mudar(plano, (_index, era) => era)).toEqual(plano);
  });

  it('keep the rhythm, its words and the release with another number', () => {
    const plano = planejarSessoes({ ...tres, espera: true }, [], []);
    expect(plano.fases.map(({ semanas }) => semanas)).toEqual([
      'Semanas 1 a 2 depois da liberação médica',
      'Semanas 3 a 4, duas vezes por semana',
      'Semanas 5 a 8, a cada quinze dias',
    ]);
    const maior = mudar(plano, (index, era) => era + (index === 0 ? 1 : 0));
    expect(maior.frequencia).toBe(plano.frequencia);
    expect(maior.fases.map(({ semanas }) => semanas)).toEqual([
      'Semanas 1 a 3 depois da liberação médica',
      'Semanas 4 a 5, duas vezes por semana',
      'Semanas 6 a 9, a cada quinze dias',
    ]);
    const semAlivio = mudar(plano, (index, era) => (index === 0 ? 0 : era));
    expect(semAlivio.fases[0]?.semanas).toBe('Semanas 1 a 2 depois da liberação médica, duas vezes por semana');
    expect(semAlivio.frequencia).toBe('Duas sessões por semana; na manutenção, uma a cada quinze dias');
  });

  it('are told in one sentence with other rhythms, also in the letter', () => {
    const plano = planejarSessoes({ ...tres, espera: true }, [], []);
    const pedidas = plano.fases.map(({ sessoes }, index) => ({
      quantas: sessoes,
      ritmo: index === 2 ? ('1_quinzena' as const) : ('1_semana' as const),
    }));
    const { fases, frequencia } = mudarSessoes(plano, pedidas);
    expect(fases[0]?.semanas).toMatch(/^Semanas 1 a \d+ depois da liberação médica, uma vez por semana$/);
    expect(frequencia).toBe('Uma sessão por semana; na manutenção, uma a cada quinze dias');
    const relatorio = {
      ...maquina,
      protocolo: maquina.protocolo && { ...maquina.protocolo, sessoes: { ...plano, frequencia } },
    };
    expect(JSON.stringify(escreverCarta(relatorio))).toContain(
      'O plano sugere: uma sessão por semana; na manutenção, uma a cada quinze dias.',
    );
  });
});

describe('the safety of added points', () => {
  const gestante: DadosAnamnese = { ...sampleDados, gestante: 'sim' };
  const livre = doMapa.includes('IG4') ? 'B60' : 'IG4';

  it('forbids in pregnancy what the rules take out, and no reason helps', () => {
    const pedido = { ...incluido, codigo: livre, motivo: 'Uso há vinte anos sem problema.' };
    const { relatorio, pendencias } = review({ pontos: { ...parecerVazio.pontos, incluidos: [pedido] } }, gestante);
    expect(codigos(relatorio)).not.toContain(livre);
    expect(pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'ponto_proibido', impede: true, parte: 'pontos' }),
    );
    expect(pendencias.find(({ tipo }) => tipo === 'ponto_proibido')?.texto).toContain('Gestação informada');
    expect(
      review({ pontos: { ...parecerVazio.pontos, incluidos: [pedido] } }).relatorio.protocolo?.pontos.map(
        ({ codigo }) => codigo,
      ),
    ).toContain(livre);
  });

  it('needles on the side that she chose, and asks for another where a rule forbids it', () => {
    // The report of the machine, with a point of the arm.
    const comP7 = {
      ...maquina,
      protocolo: review({ pontos: { ...parecerVazio.pontos, incluidos: [incluido] } }).relatorio.protocolo,
    };
    const noLado = (lado: LadoNaRevisao, dados: DadosAnamnese = sampleDados) => {
      const alterados = [{ codigo: 'P7', tecnica: 'tonificar', moxa: false, lado } as const];
      const parecer = { ...parecerVazio, pontos: { ...parecerVazio.pontos, alterados } };
      const pedido = { maquina: comP7, parecer, dados, assinatura: null };
      const relatorio = aplicarParecer(pedido);
      const ponto = relatorio.protocolo?.pontos.find(({ codigo }) => codigo === 'P7');
      const impede = reunirPendencias(pedido, relatorio).some(({ texto }) => texto.includes('não permitem este lado'));
      return { onde: ponto && comoEstimular(ponto, false).split(', ')[1], impede };
    };
    expect(noLado('esquerdo')).toEqual({ onde: 'à esquerda', impede: false });
    expect(noLado('alternado')).toEqual({ onde: 'de um lado', impede: false });
    expect(noLado('bilateral')).toEqual({ onde: 'dos dois lados', impede: false });
    const semLinfonodos = { ...sampleDados, historicoMedico: 'Tirei 14 linfonodos da axila esquerda.' };
    expect(noLado('direito', semLinfonodos)).toEqual({ onde: 'à direita', impede: false });
    expect(noLado('esquerdo', semLinfonodos)).toEqual({ onde: undefined, impede: true });
  });

  it('calls the words of a part hers only where they are not the ones of the machine', () => {
    const [padrao] = maquina.analise.padroes;
    const [terapia] = protocoloDe(maquina).terapias;
    if (!padrao || !terapia) throw new Error('the sample has a hypothesis and a therapy');
    const partes = (fim: string): Parecer['partes'] => ({
      ...parte('pontos', { decisao: 'alterado', texto: `${maquina.textos.protocolo}${fim}` }),
      ...parte('sessoes', { decisao: 'alterado', texto: `${maquina.textos.sessoes}${fim}` }),
      ...parte(terapiaDe(terapia.id), { decisao: 'alterado', texto: `${terapia.descricao}${fim}` }),
    });
    const pontos = { ...parecerVazio.pontos, retirados: doMapa.slice(0, 1) };
    const ditos = (fim: string) => {
      const { relatorio } = review({ partes: partes(fim), pontos });
      const papel = JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }).corpo.content);
      return [montarHtml(relatorio), papel].map((visto) => visto.split('Texto de quem revisou').length - 1);
    };
    expect(ditos('')).toEqual([0, 0]);
    expect(ditos('\n')).toEqual([0, 0]);
    expect(ditos(' Revisto.')).toEqual([3, 3]);
  });

  it('says that she chose the ear points, and that she left none', () => {
    const ids = protocoloDe(maquina).auriculares.map(({ id }) => id);
    const { relatorio } = review({
      auriculares: { incluidos: [], retirados: ids },
      partes: { auriculares: { decisao: 'alterado', texto: null, nota: '' } },
    });
    const html = montarHtml(relatorio);
    expect(html).toContain('Nenhum ponto auricular.');
    expect(html).toContain('Pontos escolhidos por quem revisou.');
    expect(html).not.toContain('Mapa da escola chinesa');
    expect(html).not.toContain('Texto de quem revisou');
    expect(JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }).corpo.content)).toContain(
      'Nenhum ponto auricular.',
    );
  });

  it('asks for a reason in her own words where a rule is a caution, and prints it', () => {
    const pedido = { ...incluido, codigo: 'F3', motivo: '' };
    const semPonto = (motivo: string) => ({
      pontos: { ...parecerVazio.pontos, incluidos: [{ ...pedido, codigo: cautela, motivo }] },
    });
    const pesados = pesarPontos({ dados: gestante, achados: maquina.analise.achados, protocolo: protocoloDe(maquina) });
    const cautela =
      pesados.pontos.find(({ codigo, veredito }) => veredito === 'cautela' && !doMapa.includes(codigo))?.codigo ?? '';
    expect(cautela).not.toBe('');
    expect(review(semPonto(''), gestante).pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'ponto_sem_motivo' }),
    );
    expect(review(semPonto('porque sim'.slice(0, 5)), gestante).pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'ponto_sem_motivo' }),
    );
    const { relatorio, pendencias } = review(semPonto('Combinado com a obstetra dela.'), gestante);
    expect(pendencias.filter(({ tipo }) => tipo.startsWith('ponto_'))).toEqual([]);
    expect(montarHtml(relatorio)).toContain('mantido na revisão: Combinado com a obstetra dela');
  });

  it('lets out moxa and current where a rule forbids them, even when she asks for moxa', () => {
    const pedido = { ...incluido, codigo: 'E25', moxa: true };
    const { relatorio } = review(
      { pontos: { ...parecerVazio.pontos, incluidos: [pedido] } },
      { ...sampleDados, idade: 5 },
    );
    expect(relatorio.protocolo?.pontos.every(({ moxa, eletro }) => !moxa && !eletro)).toBe(true);
  });

  it('refuses moxa that she asks for, with the reason, and not what the machine had', () => {
    const crianca: DadosAnamnese = { ...sampleDados, idade: 5 };
    const com = (pontos: Partial<Parecer['pontos']>, dados: DadosAnamnese) =>
      review({ pontos: { ...parecerVazio.pontos, ...pontos } }, dados).pendencias.filter(
        ({ tipo }) => tipo === 'moxa_proibida',
      );
    const incluidos = [{ ...incluido, codigo: 'E25', moxa: true }];
    expect(com({ incluidos }, crianca)).toEqual([
      expect.objectContaining({ parte: 'pontos', impede: true, texto: expect.stringContaining('sem moxa') }),
    ]);
    expect(com({ incluidos }, sampleDados)).toEqual([]);
    const pedir = (moxa: boolean) => {
      const ponto = protocoloDe(maquina).pontos.find((um) => um.moxa === moxa);
      const alterados = [{ codigo: ponto?.codigo ?? '', tecnica: 'harmonizar', moxa: true } as const];
      return { ponto, alterados };
    };
    // The machine's own moxa, where only the technique was changed.
    expect(com({ alterados: pedir(true).alterados }, crianca)).toEqual([]);
    const { ponto, alterados } = pedir(false);
    const pesados = pesarPontos({ dados: crianca, achados: maquina.analise.achados, protocolo: protocoloDe(maquina) });
    const fica = codigos(review({}, crianca).relatorio).includes(ponto?.codigo ?? '');
    expect(com({ alterados }, crianca)).toHaveLength(fica ? 1 : 0);
    const e25 = pesados.pontos.find(({ codigo }) => codigo === 'E25');
    expect(e25?.moxa).toBe(true);
    expect(e25?.semMoxa.length).toBeGreaterThan(0);
    for (const regra of e25?.semMoxa ?? []) expect(pesados.regras[regra]?.texto).toContain('moxa');
  });

  it('takes out the points of the machine, too, that have become forbidden since', () => {
    const proibidos = pesarPontos({
      dados: gestante,
      achados: maquina.analise.achados,
      protocolo: protocoloDe(maquina),
    }).pontos.flatMap(({ codigo, veredito }) => (veredito === 'proibido' ? [codigo] : []));
    const { relatorio } = review({}, gestante);
    expect(codigos(relatorio).filter((codigo) => proibidos.includes(codigo))).toEqual([]);
    expect(relatorio.seguranca.map(({ regra }) => regra)).toContain('gestacao');
  });

  it('names the session whose position reaches a point', () => {
    const posicoes = [
      { sessao: 'A' as const, posicao: 'decúbito dorsal', nota: '' },
      { sessao: 'B' as const, posicao: 'decúbito ventral', nota: '' },
    ];
    const sessaoDe = (quais: typeof posicoes) => {
      const protocolo = { ...protocoloDe(maquina), posicoes: quais };
      const { pontos } = pesarPontos({ dados: sampleDados, achados: maquina.analise.achados, protocolo });
      return ['B20', 'VC12', 'E36', 'R3'].map((codigo) => pontos.find((um) => um.codigo === codigo)?.sessao);
    };
    expect(sessaoDe(posicoes)).toEqual(['B', 'A', 'A', 'A']);
    expect(sessaoDe(posicoes.slice(0, 1))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('ends her reason for a point once', () => {
    const pedido = { ...incluido, codigo: 'B13', motivo: 'Para soltar a coluna.' };
    const { relatorio } = review({ pontos: { ...parecerVazio.pontos, incluidos: [pedido] } });
    const papel = JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }));
    expect(papel).toContain('soltar a coluna');
    expect(`${papel}${montarHtml(relatorio)}`).not.toMatch(/coluna\.[.;]/);
  });

  it('weighs every point that may be chosen, and names the rule behind each verdict', () => {
    const pesados = pesarPontos({ dados: gestante, achados: maquina.analise.achados, protocolo: protocoloDe(maquina) });
    expect(pesados.pontos).toHaveLength(catalogo.filter(({ proibido }) => !proibido).length);
    expect(pesados.pontos.find(({ codigo }) => codigo === 'IG4')).toMatchObject({ veredito: 'proibido' });
    for (const { veredito, regras } of [...pesados.pontos, ...pesados.auriculares]) {
      expect(regras.length > 0).toBe(veredito !== 'livre');
      for (const regra of regras) expect(pesados.regras[regra]?.texto).toBeTruthy();
    }
    expect(JSON.stringify(pesados).length).toBeLessThan(150_000);
  });

  it('accepts the code of every point of the catalogue', () => {
    for (const { codigo } of catalogo) {
      const um = { ...parecerVazio, pontos: { ...parecerVazio.pontos, retirados: [codigo] } };
      expect(parecerSchema.safeParse(um).success, codigo).toBe(true);
    }
    for (const { id } of pontosAuriculares) {
      const um = { ...parecerVazio, auriculares: { incluidos: [id], retirados: [] } };
      expect(parecerSchema.safeParse(um).success, id).toBe(true);
    }
  });
});

describe('what is missing for a signature', () => {
  const todas = (mudanca: Parecer['partes'] = {}) => ({
    ...Object.fromEntries(listarPartes(maquina).map(({ id }) => [id, { ...parteVazia, decisao: 'concordo' as const }])),
    ...mudanca,
  });

  it('is each part that was not judged', () => {
    expect(review({}).pendencias.filter(({ impede }) => impede)).toHaveLength(listarPartes(maquina).length);
    expect(review({ partes: todas() }).pendencias).toEqual([]);
  });

  it('is the text of a plan that was changed and not reread, and an empty text', () => {
    const pontos = { ...parecerVazio.pontos, retirados: doMapa.slice(0, 1) };
    expect(review({ partes: todas(), pontos }).pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'texto_por_rever', parte: 'pontos' }),
    );
    const vazio = todas(parte('sintese', { decisao: 'alterado', texto: ' ' }));
    expect(review({ partes: vazio }).pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'texto_vazio', parte: 'sintese' }),
    );
  });

  it('hints at a text that still names a point which was taken out', () => {
    const [fora = ''] = doMapa;
    const pontos = { ...parecerVazio.pontos, retirados: [fora] };
    const partes = todas(parte('pontos', { decisao: 'alterado', texto: `Começar por ${fora}.` }));
    expect(review({ partes, pontos }).pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'texto_cita_retirado', parte: 'pontos', impede: false }),
    );
  });

  it('hints at each text that still names a hypothesis which was struck, and at what the machine says of the main one', () => {
    const [primeira, segunda] = maquina.analise.padroes;
    if (!primeira || !segunda) throw new Error('the sample has two hypotheses');
    const partes = todas({
      ...parte(hipoteseDe(primeira.id), { decisao: 'retirado' }),
      ...parte('sintese', { decisao: 'alterado', texto: `A hipótese principal é ${segunda.nome}.` }),
      ...parte('sindromes', { decisao: 'alterado', texto: `Na raiz se lê a ${primeira.nome.toLowerCase()}.` }),
    });
    const protocolo = 'O que se busca, se a hipótese principal se confirmar, é fortalecer o Baço.';
    const deHoje = { ...maquina, textos: { ...maquina.textos, protocolo } };
    const citam = (julgadas: Parecer['partes']) => {
      const pedido = { maquina: deHoje, parecer: { ...parecerVazio, partes: julgadas }, dados: sampleDados };
      const revisado = aplicarParecer({ ...pedido, assinatura: null });
      return reunirPendencias({ ...pedido, assinatura: null }, revisado).filter(
        ({ tipo }) => tipo === 'texto_cita_retirado',
      );
    };
    const avisos = citam(partes);
    expect(avisos).toContainEqual({
      tipo: 'texto_cita_retirado',
      parte: 'sindromes',
      texto: `Síndromes complexas: o texto ainda fala de ${primeira.nome}, hipótese que você retirou.`,
      impede: false,
    });
    expect(avisos.map(({ parte: onde }) => onde)).toContain('pontos');
    expect(avisos.map(({ parte: onde }) => onde)).not.toContain('sintese');
    expect(citam(todas())).toEqual([]);
  });

  it('takes no longer name of a hypothesis left for the struck one', () => {
    const [primeira, segunda] = maquina.analise.padroes;
    if (!primeira || !segunda) throw new Error('the sample has two hypotheses');
    const nome = `${primeira.nome} com Umidade`;
    const padroes = [primeira, { ...segunda, nome }];
    const comDois: Relatorio = {
      ...maquina,
      analise: { ...maquina.analise, padroes },
      textos: { ...maquina.textos, sindromes: `Na raiz se lê a ${nome}.` },
    };
    const partes = todas(parte(hipoteseDe(primeira.id), { decisao: 'retirado' }));
    const pedido = { maquina: comDois, parecer: { ...parecerVazio, partes }, dados: sampleDados, assinatura: null };
    const avisos = reunirPendencias(pedido, aplicarParecer(pedido));
    expect(avisos.map(({ parte: onde }) => onde)).not.toContain('sindromes');
  });
});

describe('a text on the sessions', () => {
  it.each(['O plano prevê dez sessões, uma por semana.', 'São 10 sessões ao todo.'])(
    'is named while it says another number: %s',
    (texto) => {
      const fases = maquina.protocolo?.sessoes.fases ?? [];
      const dizer = (mais: number, dito: string) =>
        review({
          partes: Object.fromEntries(
            listarPartes(maquina).map(({ id }) => [
              id,
              {
                ...parteVazia,
                ...(id === 'sessoes' ? { decisao: 'alterado', texto: dito } : { decisao: 'concordo' }),
              } as const,
            ]),
          ),
          sessoes: fases.map(({ sessoes }, index) => ({
            quantas: sessoes + (index === 0 ? mais : 0),
            ritmo: 'do_plano',
          })),
        }).pendencias.filter(({ parte: id }) => id === 'sessoes');
      expect(dizer(3, texto)).toEqual([
        expect.objectContaining({
          impede: false,
          texto: expect.stringMatching(/o texto ainda cita (dez|10) sessões, e o plano tem 13/),
        }),
      ]);
      expect(dizer(0, texto)).toEqual([]);
      expect(dizer(3, 'O plano prevê 13 sessões.')).toEqual([]);
    },
  );
});

describe('the words on the review', () => {
  const assinatura = {
    numero: 2,
    nome: 'Ana Souza',
    conselho: 'CREFITO-3',
    registro: '12345-F',
    local: 'Recife, PE',
    em: '2026-11-20T15:00:00.000Z',
  };
  const papel = (relatorio: Relatorio) => JSON.stringify(montarPdf(relatorio, { nomeClinica: null, logo: null }));

  it('say of every report that nobody has reviewed it, until somebody has signed', () => {
    expect(montarHtml(maquina)).toContain('Não revisado por profissional');
    expect(papel(maquina)).toContain('Não revisado por profissional');
    expect(montarHtml(review({ partes: parte('sintese', { decisao: 'concordo' }) }).relatorio)).toContain(
      'Não revisado por profissional',
    );
  });

  it('name the signer as stated, with place and time, and what the signature is not', () => {
    const assinado = aplicarParecer({ maquina, parecer: parecerVazio, dados: sampleDados, assinatura });
    for (const words of [montarHtml(assinado), papel(assinado)]) {
      expect(words).toContain('Revisado e assinado por Ana Souza, CREFITO-3 12345-F');
      expect(words).toContain('Recife, PE');
      expect(words).toContain('Versão 2');
      expect(words).toContain('Não é assinatura digital qualificada (ICP-Brasil)');
      expect(words).not.toContain('Não revisado');
    }
  });

  it('are added to the HTML of earlier releases once, and to a fragment without a head', () => {
    const antigo = montarHtml(maquina).replace(/<p class="rel-situacao.*?<\/p>/, '');
    expect(antigo).not.toContain('class="rel-situacao ');
    const marcado = marcarNaoRevisado(antigo);
    expect(marcado.match(/class="rel-situacao /g)).toHaveLength(1);
    expect(marcarNaoRevisado(marcado)).toBe(marcado);
    expect(marcarNaoRevisado('<p>importado</p>')).toMatch(/Não revisado por profissional.*importado/s);
  });
});

function protocoloDe({ protocolo }: Relatorio) {
  if (!protocolo) throw new Error('the sample has a treatment');
  return protocolo;
}
