import { type Parecer, type ParteMostrada, parecerVazio, parteVazia, type Revisao } from '@meridia/shared/parecer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { Refusal } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { avaliacao, ids } from '../../testing/samples.ts';
import { see, seeNo } from '../../testing/see.ts';

const parte = (id: string, titulo: string, change: Partial<ParteMostrada> = {}): ParteMostrada => ({
  id,
  titulo,
  texto: `A máquina escreveu sobre ${titulo}.`,
  itens: [],
  comTexto: true,
  podeRetirar: true,
  ...change,
});
const partes = [
  parte('sintese', 'Síntese'),
  parte('pontos', 'Pontos corporais'),
  parte('seguranca', 'Segurança', { texto: '', comTexto: false, podeRetirar: false, itens: ['Cautela. Gestação.'] }),
];

function revisao(change: Partial<Revisao> = {}): Revisao {
  return {
    id: ids.avaliacao,
    nomeCliente: 'Helena Prado',
    idade: 42,
    numero: 1,
    base: 'um',
    edicao: 0,
    refeito: false,
    respostasMudaram: false,
    semMudancas: false,
    planoEspera: false,
    encaminhamentos: [],
    liberacaoDaConsulta: null,
    partes,
    parecer: parecerVazio,
    pendencias: [],
    perguntasAbertas: [],
    protocolo: {
      pontos: [{ codigo: 'E36', nome: 'Três distâncias', tecnica: 'tonificar', moxa: true, lado: 'bilateral' }],
      auriculares: [],
      orientacoes: [
        { id: 'jantar_cedo', categoria: 'rotina', prioridade: 'Essencial', texto: 'Jante cedo.' },
        { id: 'andar', categoria: 'movimento', prioridade: 'Importante', texto: 'Ande todo dia.' },
      ],
      fases: [{ nome: 'Alívio', quantas: 4, semanas: 'Semanas 1 a 4', ritmo: '1_semana' }],
      prognostico: 'favoravel',
      duasSessoes: false,
    },
    signatario: { nome: 'Marina Duarte Lopes', conselho: 'CREFITO-3', registro: '12345-F', local: 'Recife' },
    ...change,
  };
}

const judged: Parecer = {
  ...parecerVazio,
  partes: Object.fromEntries(partes.map(({ id }) => [id, { ...parteVazia, decisao: 'concordo' as const }])),
};
const path = `/revisao/${ids.avaliacao}`;
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const lastSaved = () => server.inputsOf('pareceres.save').at(-1);

beforeEach(() => {
  server.answer({ pareceres: { pontos: () => ({ regras: {}, pontos: [], auriculares: [] }) } });
});

describe('the review of a report', () => {
  it('saves a decision, keeps the words of a strike that is undone, and offers no strike of the safety part', async () => {
    server.answer({ pareceres: { read: () => revisao(), save: () => ({ edicao: 1, pendencias: [] }) } });
    const { user } = openApp(path);
    const sintese = await region('Síntese');
    await user.click(sintese.getByLabelText('Alterar'));
    await user.type(sintese.getByLabelText('Seu texto'), ' Eu acrescento.');
    await user.click(sintese.getByLabelText('Retirar'));
    await user.click(sintese.getByRole('button', { name: 'Desfazer a retirada de Síntese' }));
    await user.click(sintese.getByLabelText('Alterar'));
    expect(sintese.getByLabelText('Seu texto')).toHaveValue('A máquina escreveu sobre Síntese. Eu acrescento.');
    const written = { decisao: 'alterado', texto: 'A máquina escreveu sobre Síntese. Eu acrescento.' };
    await waitFor(() => expect(lastSaved()).toMatchObject({ base: 'um', parecer: { partes: { sintese: written } } }), {
      timeout: 4000,
    });
    const seguranca = await region('Segurança');
    expect(seguranca.queryByLabelText('Retirar')).toBeNull();
    expect(seguranca.queryByLabelText('Alterar')).toBeNull();
  });

  it('strikes one line of caution with a reason, and takes the strike back', async () => {
    const linha = { regra: 'alergia_a_medicamento', texto: 'Alergia a medicamento informada.' };
    const seguranca = parte('seguranca', 'Segurança', {
      texto: '',
      comTexto: false,
      podeRetirar: false,
      itens: ['Encaminhar. Dor no peito.', `Cautela. ${linha.texto}`],
      cautelas: [{ item: 1, ...linha }],
    });
    server.answer({
      pareceres: { read: () => revisao({ partes: [seguranca] }), save: () => ({ edicao: 1, pendencias: [] }) },
    });
    const { user } = openApp(path);
    const card = await region('Segurança');
    expect(card.getAllByRole('button', { name: /^Retirar a linha/ })).toHaveLength(1);
    await user.click(card.getByRole('button', { name: `Retirar a linha: Cautela. ${linha.texto}` }));
    expect(card.getByText(`Cautela. ${linha.texto}`)).toHaveClass('line-through');
    await user.type(card.getByLabelText('Por que não vale para este cliente'), 'Só reage ao iodo.');
    const struck = { ...linha, motivo: 'Só reage ao iodo.' };
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { cautelasRetiradas: [struck] } }), {
      timeout: 4000,
    });
    await user.click(card.getByRole('button', { name: `Desfazer a retirada da linha: Cautela. ${linha.texto}` }));
    expect(card.getByText(`Cautela. ${linha.texto}`)).not.toHaveClass('line-through');
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { cautelasRetiradas: [] } }), { timeout: 4000 });
  });

  it('offers to agree with what is left, and lets sign only when nothing is missing', async () => {
    const missing = {
      tipo: 'ponto_proibido',
      parte: 'pontos',
      texto: 'IG4 não pode ser usado.',
      impede: true,
    } as const;
    let pendencias: Revisao['pendencias'] = [missing];
    server.answer({ pareceres: { read: () => revisao({ pendencias }), save: () => ({ edicao: 1, pendencias }) } });
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: 'Li e concordo com as 3 que faltam' }));
    await see('Todas as partes foram revisadas');
    expect(screen.getByRole('button', { name: 'Assinar' })).toBeDisabled();
    expect(screen.getAllByText('IG4 não pode ser usado.').length).toBeGreaterThan(0);
    pendencias = [];
    const pontos = await region('Pontos corporais');
    await user.click(pontos.getByRole('button', { name: 'Retirar E36' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assinar' })).toBeEnabled(), { timeout: 4000 });
  });

  it('says beside her words which list of the part they do not replace', async () => {
    const hipotese = parte('hipotese.qi', 'Hipótese: vazio de Qi', { itens: ['Confiança alta.'] });
    const orientacoes = parte('orientacoes', 'Estilo de vida e alimentação', { itens: ['Essencial: Jante cedo.'] });
    server.answer({
      pareceres: {
        read: () => revisao({ partes: [...partes, hipotese, orientacoes] }),
        save: () => ({ edicao: 1, pendencias: [] }),
      },
    });
    const { user } = openApp(path);
    const card = await region('Hipótese: vazio de Qi');
    await user.click(card.getByLabelText('Alterar'));
    expect(card.getByLabelText('Seu texto')).toHaveAccessibleDescription(
      'Substitui só o texto; a linha abaixo continua.',
    );
    expect(card.getByText('Confiança alta.')).toBeVisible();
    const deCasa = await region('Estilo de vida e alimentação');
    await user.click(deCasa.getByLabelText('Alterar'));
    expect(deCasa.getByLabelText('Seu texto')).toHaveAccessibleDescription(
      'Só a abertura: cada orientação muda abaixo.',
    );
    expect(deCasa.getByText('Jante cedo.')).toBeVisible();
    const sintese = await region('Síntese');
    await user.click(sintese.getByLabelText('Alterar'));
    expect(sintese.getByLabelText('Seu texto')).not.toHaveAccessibleDescription();
    const saved = { partes: { sintese: { decisao: 'alterado' } } };
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: saved }), { timeout: 4000 });
  });

  it('changes, strikes and adds a single advice, with the words of the machine beside hers', async () => {
    const orientacoes = parte('orientacoes', 'Estilo de vida e alimentação');
    server.answer({
      pareceres: {
        read: () => revisao({ partes: [...partes, orientacoes] }),
        save: () => ({ edicao: 1, pendencias: [] }),
      },
    });
    const { user } = openApp(path);
    const card = await region('Estilo de vida e alimentação');
    await user.click(card.getByRole('button', { name: 'Alterar a orientação 1' }));
    const own = card.getByLabelText('Seu texto da orientação 1');
    expect(own).toHaveFocus();
    expect(own).toHaveValue('Jante cedo.');
    await user.type(own, ' Antes das sete.');
    expect(card.getByText('A máquina escreveu: Jante cedo.')).toBeVisible();
    expect(card.getByLabelText('Alterar')).toBeChecked();
    await user.click(card.getByRole('button', { name: 'Retirar a orientação 2' }));
    expect(card.getByRole('button', { name: 'Desfazer a retirada da orientação 2' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Incluir orientação' }));
    expect(card.getByLabelText('Texto da orientação 3')).toHaveFocus();
    await user.keyboard('Durma sem tela.');
    await user.selectOptions(card.getByLabelText('Assunto da orientação 3'), 'Sono');
    const saved = {
      alteradas: [{ id: 'jantar_cedo', texto: 'Jante cedo. Antes das sete.' }],
      retiradas: ['andar'],
      incluidas: [{ id: 'propria_1', categoria: 'sono', prioridade: 'Importante', texto: 'Durma sem tela.' }],
    };
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { orientacoes: saved } }), { timeout: 4000 });
    await user.click(card.getByRole('button', { name: 'Voltar ao texto da máquina' }));
    expect(card.getByRole('button', { name: 'Alterar a orientação 1' })).toHaveFocus();
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { orientacoes: { alteradas: [] } } }), {
      timeout: 4000,
    });
  });

  it('changes the word of the outlook, and changes nothing when the word of the machine is chosen again', async () => {
    server.answer({
      pareceres: {
        read: () => revisao({ partes: [...partes, parte('prognostico', 'Prognóstico')] }),
        save: () => ({ edicao: 1, pendencias: [] }),
      },
    });
    const { user } = openApp(path);
    const card = await region('Prognóstico');
    expect(card.getByLabelText('Favorável')).toBeChecked();
    await user.click(card.getByLabelText('Em aberto'));
    expect(card.getByText('A máquina escreveu: favorável.')).toBeVisible();
    expect(card.getByLabelText('Alterar')).toBeChecked();
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { prognostico: 'reservado' } }), {
      timeout: 4000,
    });
    await user.click(card.getByLabelText('Favorável'));
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { prognostico: null } }), { timeout: 4000 });
  });

  it('agrees with the parts of one kind together at their end, which then take one line, and opens them again', async () => {
    const many = [parte('sintese', 'Síntese'), parte('elementos', 'Cinco elementos'), ...partes.slice(1)];
    server.answer({
      pareceres: { read: () => revisao({ partes: many }), save: () => ({ edicao: 1, pendencias: [] }) },
    });
    const { user } = openApp(path);
    const leitura = await region('Leitura energética');
    await see('A máquina escreveu sobre Síntese.');
    await user.click(leitura.getByRole('button', { name: 'Concordo com as 2 de Leitura energética' }));
    await seeNo('A máquina escreveu sobre Síntese.');
    expect(screen.getByRole('heading', { name: 'Leitura energética' })).toHaveFocus();
    const agreed = { sintese: { decisao: 'concordo' }, elementos: { decisao: 'concordo' } };
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { partes: agreed } }), { timeout: 4000 });
    expect(screen.getByRole('button', { name: 'Li e concordo com as 2 que faltam' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rever Leitura energética' }));
    await user.click((await region('Síntese')).getByRole('button', { name: 'Rever Síntese' }));
    await see('A máquina escreveu sobre Síntese.');
  });

  it('keeps to a line what was agreed with before, and opens it again', async () => {
    server.answer({ pareceres: { read: () => revisao({ parecer: judged, edicao: 3 }) } });
    const { user } = openApp(path);
    const sintese = await region('Síntese');
    expect(screen.queryByText('A máquina escreveu sobre Síntese.')).toBeNull();
    await user.click(sintese.getByRole('button', { name: 'Rever Síntese' }));
    await see('A máquina escreveu sobre Síntese.');
    expect(sintese.getByLabelText('Concordo')).toBeChecked();
    expect(sintese.getByRole('heading')).toHaveFocus();
  });

  it('leads to the next part that is not judged', async () => {
    const { pontos: _, ...others } = judged.partes;
    server.answer({ pareceres: { read: () => revisao({ parecer: { ...judged, partes: others }, edicao: 3 }) } });
    openApp(path);
    const next = await screen.findByRole('link', { name: '1 falta: ir à próxima' });
    expect(next).toHaveAttribute('href', '#parte-pontos');
  });

  it('offers a forbidden point nowhere, and one with a caution only with a reason', async () => {
    const weighed = {
      oms: 'X',
      pinyin: 'X',
      nome: 'X',
      localizacao: 'X',
      moxa: false,
      semMoxa: [],
      lado: 'bilateral',
    } as const;
    server.answer({
      pareceres: {
        read: () => revisao(),
        save: () => ({ edicao: 1, pendencias: [] }),
        pontos: () => ({
          regras: { gestacao: { texto: 'Gestação informada.', fonte: 'OMS' } },
          pontos: [
            { codigo: 'IG4', ...weighed, semMoxa: [], veredito: 'proibido', regras: ['gestacao'] },
            { codigo: 'F3', ...weighed, semMoxa: [], veredito: 'cautela', regras: ['gestacao'] },
            { codigo: 'P7', ...weighed, semMoxa: [], veredito: 'livre', regras: [] },
          ],
          auriculares: [],
        }),
      },
    });
    const { user } = openApp(path);
    const pontos = await region('Pontos corporais');
    await user.click(pontos.getByRole('button', { name: 'Incluir ponto' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByText('Gestação informada.')).toHaveLength(2);
    expect(dialog.queryByRole('button', { name: /Incluir IG4/ })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Incluir P7' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Incluir F3 com motivo' }));
    expect(dialog.getByRole('button', { name: 'Incluir com este motivo' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Por que incluir mesmo assim'), 'Estímulo suave, combinado com ela.');
    await user.click(dialog.getByRole('button', { name: 'Incluir com este motivo' }));
    expect(pontos.getByRole('list')).toHaveTextContent('F3');
    expect(pontos.getByLabelText('Por que manter F3')).toHaveValue('Estímulo suave, combinado com ela.');
    await user.clear(pontos.getByLabelText('Por que manter F3'));
    await user.type(pontos.getByLabelText('Por que manter F3'), 'Estímulo suave, a pedido dela.');
    expect(pontos.getByLabelText('Por que manter F3')).toHaveValue('Estímulo suave, a pedido dela.');
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { pontos: { incluidos: [{ codigo: 'F3' }] } } }), {
      timeout: 4000,
    });
  });

  it('changes the side of a point, and asks no side of one on the midline', async () => {
    const como = { nome: 'X', tecnica: 'tonificar', moxa: false } as const;
    const pontos = [
      { codigo: 'E36', lado: 'bilateral' as const, ...como },
      { codigo: 'VC12', lado: null, ...como },
    ];
    const { protocolo } = revisao();
    server.answer({
      pareceres: {
        read: () => revisao({ protocolo: protocolo && { ...protocolo, pontos } }),
        save: () => ({ edicao: 1, pendencias: [] }),
      },
    });
    const { user } = openApp(path);
    const card = await region('Pontos corporais');
    expect(card.queryByLabelText('Lado de VC12')).toBeNull();
    await user.click(card.getByText('Dos dois lados · Tonificar'));
    expect(card.getByText('Dos dois lados · Tonificar').closest('details')).toHaveProperty('open', true);
    await user.selectOptions(card.getByLabelText('Lado de E36'), 'À esquerda');
    expect(card.getByText('À esquerda · Tonificar')).toBeVisible();
    const alterados = [{ codigo: 'E36', tecnica: 'tonificar', moxa: false, lado: 'esquerdo' }];
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { pontos: { alterados } } }), { timeout: 4000 });
  });

  it('closes moxa where a rule forbids it, with the reason, and lets untick what is ticked', async () => {
    const weighed = { oms: 'X', pinyin: 'X', nome: 'X', localizacao: 'X', lado: null, veredito: 'livre' } as const;
    const como = { nome: 'X', tecnica: 'tonificar', lado: null } as const;
    const pontos = [
      { codigo: 'E36', moxa: false, ...como },
      { codigo: 'E25', moxa: true, ...como },
      { codigo: 'VC12', moxa: false, ...como },
      { codigo: 'VB41', moxa: false, ...como },
    ];
    const { protocolo } = revisao();
    server.answer({
      pareceres: {
        read: () => revisao({ protocolo: protocolo && { ...protocolo, pontos } }),
        pontos: () => ({
          regras: { pele: { texto: 'Pele sem sensibilidade: sem moxa.', fonte: 'OMS' } },
          pontos: [
            { codigo: 'E36', ...weighed, moxa: true, semMoxa: ['pele'], regras: [] },
            { codigo: 'E25', ...weighed, moxa: true, semMoxa: ['pele'], regras: [] },
            { codigo: 'VC12', ...weighed, moxa: true, semMoxa: [], regras: [] },
            { codigo: 'VB41', ...weighed, moxa: false, semMoxa: [], regras: [] },
          ],
          auriculares: [],
        }),
      },
    });
    openApp(path);
    const card = await region('Pontos corporais');
    expect(await card.findByText('Moxa não pode em E36, E25.')).toBeVisible();
    expect(card.getByText(/Pele sem sensibilidade: sem moxa/)).toBeVisible();
    expect(card.getByText('O catálogo não tem moxa em VB41.')).toBeVisible();
    expect(card.getByLabelText('Moxa em E36')).toBeDisabled();
    expect(card.getByLabelText('Moxa em E25')).toBeEnabled();
    expect(card.getByLabelText('Moxa em VC12')).toBeEnabled();
    expect(card.getByLabelText('Moxa em VB41')).toBeDisabled();
  });

  it('signs what was saved last, with the password', async () => {
    server.answer({
      pareceres: {
        read: () => revisao({ parecer: judged, edicao: 3 }),
      },
      avaliacoes: { byId: () => avaliacao() },
    });
    server.fail('pareceres.sign', new Refusal('INVALID_CREDENTIALS'));
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: 'Assinar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Revisado e assinado por Marina Duarte Lopes, CREFITO-3 12345-F/)).toBeVisible();
    expect(dialog.getByText(/Não é assinatura digital qualificada/)).toBeVisible();
    await user.type(dialog.getByLabelText('Senha'), 'Senha-Segura-2026');
    await user.click(dialog.getByRole('button', { name: 'Assinar' }));
    await waitFor(() =>
      expect(server.inputsOf('pareceres.sign')).toEqual([
        {
          ...{ id: ids.avaliacao, base: 'um', numero: 1, edicao: 3, local: 'Recife', perguntasAbertas: [] },
          password: 'Senha-Segura-2026',
        },
      ]),
    );
    await waitFor(() => expect(dialog.getByLabelText('Senha')).toHaveAttribute('aria-invalid', 'true'));
  });

  it.each([true, false])(
    'the box of open questions says what becomes of a signature where there is one: %s',
    async (assinado) => {
      const of = avaliacao();
      const respostas = { ...of.respostas, emAberto: ['anticoagulante' as const], assinado };
      server.answer({ avaliacoes: { byId: () => ({ ...of, respostas }) } });
      openApp(`/resultado/${ids.avaliacao}`);
      await screen.findByText('1 pergunta em aberto');
      expect(screen.queryByText(/A versão assinada fica como está\./) !== null).toBe(assinado);
      expect(screen.queryByText(/^A sua assinatura não cai: a versão assinada fica guardada/) !== null).toBe(assinado);
    },
  );

  it('names first what nobody answered, and signs with it only after her word on that', async () => {
    const perguntasAbertas = ['anticoagulante', 'alergias'] as const;
    server.answer({
      pareceres: {
        read: () => revisao({ parecer: judged, edicao: 3, perguntasAbertas: [...perguntasAbertas] }),
        sign: () => ({ numero: 1 }),
      },
      avaliacoes: { byId: () => avaliacao() },
    });
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: 'Assinar' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Confirmar antes de tratar: ninguém respondeu');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Usa anticoagulante?',
      'Alergias',
    ]);
    expect(dialog.getByRole('link', { name: 'Responder na ficha' })).toHaveAttribute(
      'href',
      `/respostas/${ids.avaliacao}#seguranca`,
    );
    await user.type(dialog.getByLabelText('Senha'), 'Senha-Segura-2026');
    await user.click(dialog.getByRole('button', { name: 'Assinar' }));
    dialog.getByText('Responda antes, ou marque para assinar assim.');
    expect(server.inputsOf('pareceres.sign')).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'Assino com estas perguntas em aberto' }));
    await user.click(dialog.getByRole('button', { name: 'Assinar' }));
    await waitFor(() => expect(server.inputsOf('pareceres.sign')).toMatchObject([{ perguntasAbertas }]));
  });
});

describe('the sessions of a plan', () => {
  it('begin with the rhythms of the plan, and only what she changes is changed', async () => {
    const { protocolo } = revisao();
    const fases = [
      { nome: 'Alívio', quantas: 9, semanas: 'Semanas 1 a 3', ritmo: '3_semana' as const },
      { nome: 'Consolidação', quantas: 4, semanas: 'Semanas 4 a 5, duas vezes por semana', ritmo: '2_semana' as const },
      { nome: 'Manutenção', quantas: 2, semanas: 'Semanas 10 e 12', ritmo: 'do_plano' as const },
    ];
    server.answer({
      pareceres: {
        read: () =>
          revisao({
            protocolo: protocolo && { ...protocolo, fases },
            partes: [...partes, parte('sessoes', 'Plano de sessões')],
          }),
        save: () => ({ edicao: 1, pendencias: [] }),
      },
    });
    const { user } = openApp(path);
    const card = await region('Plano de sessões');
    await user.click(card.getByRole('button', { name: 'Mudar as sessões' }));
    expect(card.getByLabelText('Alívio: ritmo')).toHaveDisplayValue('três vezes por semana');
    expect(card.getByLabelText('Manutenção: ritmo')).toHaveDisplayValue('como no plano da máquina');
    await user.click(card.getByRole('button', { name: 'Aumentar sessões de Consolidação' }));
    const sessoes = fases.map(({ quantas, ritmo }, index) => ({ quantas: quantas + (index === 1 ? 1 : 0), ritmo }));
    await waitFor(() => expect(lastSaved()).toMatchObject({ parecer: { sessoes } }), { timeout: 4000 });
  });
});

describe('what is worth a look before a signature', () => {
  it('is confirmed where the plan waits for a physician, before anything is signed', async () => {
    server.answer({ pareceres: { read: () => revisao({ parecer: judged, edicao: 3, planoEspera: true }) } });
    server.fail('pareceres.sign', new Refusal('INVALID_CREDENTIALS'));
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: 'Assinar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Senha'), 'Senha-Segura-2026');
    await user.click(dialog.getByRole('button', { name: 'Assinar' }));
    const tick = dialog.getByRole('checkbox', { name: /só será usado depois da avaliação médica/ });
    expect(tick).toHaveAttribute('aria-invalid', 'true');
    expect(server.inputsOf('pareceres.sign')).toEqual([]);
    await user.click(tick);
    await user.click(dialog.getByRole('button', { name: 'Assinar' }));
    await waitFor(() => expect(server.inputsOf('pareceres.sign')).toHaveLength(1));
  });

  it('can be a release that a consultation has noted: it is taken over, and the dialog says what it allows', async () => {
    const liberacao = { quem: 'Dra. Lia Campos', em: '2026-11-20', disse: 'Pode tratar.' };
    const waits = { planoEspera: true, encaminhamentos: ['dor_no_peito'] };
    const read = () =>
      revisao({
        ...waits,
        parecer: judged,
        edicao: 3,
        liberacaoDaConsulta: { ...liberacao, consulta: 2, anterior: false },
      });
    server.answer({ pareceres: { read, save: () => ({ edicao: 4, pendencias: [] }) } });
    const { user } = openApp(path);
    expect(await screen.findByText(/O plano espera uma avaliação médica/)).toBeVisible();
    const seguranca = await region('Segurança');
    await user.click(seguranca.getByRole('button', { name: 'Usar esta' }));
    await waitFor(() => expect(server.inputsOf('pareceres.save')).toHaveLength(1));
    expect(server.inputsOf('pareceres.save')).toMatchObject([
      { parecer: { liberacao: { ...liberacao, regras: ['dor_no_peito'] } } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Assinar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: /dentro do que a liberação médica anotada permite/ })).toBeVisible();
  });

  it('is named once more in the dialog, and does not stand in the way', async () => {
    const texto = 'Pontos corporais: o texto ainda cita VB34, que saiu dos pontos.';
    const hint = { tipo: 'texto_cita_retirado', parte: 'pontos', texto, impede: false } as const;
    server.answer({ pareceres: { read: () => revisao({ parecer: judged, edicao: 3, pendencias: [hint] }) } });
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: 'Assinar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(texto)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Assinar' })).toBeEnabled();
  });
});

describe('the line of the signature on a report', () => {
  const assinada = {
    codigo: 'AAAA-BBBB-CCCC',
    intacta: true,
    fotosApagadas: [],
    assinatura: {
      numero: 1,
      nome: 'Marina Duarte Lopes',
      conselho: 'CRM',
      registro: '1',
      local: 'Recife',
      em: '2026-11-20T14:00:00.000Z',
    },
  };
  const show = async (change: Partial<ReturnType<typeof avaliacao>['assinatura']>) => {
    const of = avaliacao();
    server.answer({ avaliacoes: { byId: () => ({ ...of, assinatura: { ...of.assinatura, ...change } }) } });
    openApp(`/resultado/${ids.avaliacao}`);
    return screen.findByRole('region', { name: 'Revisão e assinatura' });
  };

  it('says that nobody has reviewed it', async () => {
    expect(await show({})).toHaveTextContent('Não revisado por profissional');
  });

  it('names who signed, with the code of the version', async () => {
    expect(await show({ assinada })).toHaveTextContent('Revisado e assinado por Marina Duarte Lopes, CRM 1');
    expect(screen.getByText(/código AAAA-BBBB-CCCC/)).toBeVisible();
  });

  it('warns of a version that was changed, and does not call it signed', async () => {
    const line = await show({ assinada: { ...assinada, intacta: false } });
    expect(within(line).getByRole('alert')).toHaveTextContent('Esta versão foi alterada depois de assinada');
    expect(line).not.toHaveTextContent('Revisado e assinado por');
  });
});
