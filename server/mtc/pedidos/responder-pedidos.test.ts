import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { responderPedidos } from './responder-pedidos.ts';

const lia: Partial<DadosAnamnese> = {
  nomeCliente: 'Lia Souza',
  idade: 45,
  sexo: 'feminino',
  queixaPrincipal: 'Dor na lombar há dois meses, piora com frio.',
  sintomasTermicos: ['Mãos/pés frios'],
  linguaDesc: ['Pálida'],
  gestante: 'nao',
  marcapasso: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  alergias: 'nega',
};

function responder(dados: Partial<DadosAnamnese>) {
  const ficha: DadosAnamnese = { ...anamneseVazia, ...lia, ...dados };
  const { analise, protocolo } = diagnosticar(ficha, [], 'completo');
  const conferido = conferirProtocolo({ dados: ficha, tipo: 'completo', protocolo, achados: analise.achados });
  return { ...conferido, pedidos: responderPedidos({ dados: ficha, analise, ...conferido }) };
}

function resposta(objetivosCliente: string, dados: Partial<DadosAnamnese> = {}) {
  return responder({ ...dados, objetivosCliente })
    .pedidos.map((um) => um.resposta)
    .join(' | ');
}

describe('what a client asks for has an answer', () => {
  it.each([
    [
      'Gostaria daquela ventosa de sangue que o compadre fez',
      { anticoagulante: 'sim' },
      /^Não: .*anticoagulante.*Segurança/,
    ],
    ['Pode sangrar as costas?', {}, /^Não: o plano não traz sangria/],
    [
      'quero que botem moxa na planta do pé',
      { historicoMedico: 'Diabetes. Não sinto a sola dos pés.' },
      /^Não: (pé|diabetes)/,
    ],
    [
      'Minha cunhada disse pra eu fazer escalda-pés',
      { historicoMedico: 'Diabetes. Não sinto a sola dos pés.' },
      /^Não: (pé|diabetes)/,
    ],
    ['Pergunta se pode deixar a sertralina', { medicamentos: 'Sertralina 50 mg' }, /^Não por conta própria.*gradual/],
    [
      'queria diminuir a prednisona',
      { medicamentos: 'prednisona 20 mg desde março' },
      /^Não por conta própria.*gradual/,
    ],
    ['Chega de remédio', { medicamentos: 'Losartana' }, /^Não por conta própria: só quem receitou/],
    ['Prefere sem agulha', {}, /^O plano não usa nenhuma agulha/],
    ['Agulha nem pensar!', {}, /^O plano não usa nenhuma agulha/],
    ['De barriga para baixo não aguento', {}, /^Certo: o plano não deita de bruços/],
    ['Só consigo horário depois das 19 h', {}, /não marca horário: combine você/],
    ['Dá pra marcar no sábado?', {}, /não marca horário/],
    ['Quero uma sessão bem leve', { idade: 82 }, /^Sim: o plano é de estímulo leve/],
    ['Pede tratamento forte, de uma vez', { idade: 82 }, /^Não: (idade|o plano é de estímulo leve)/],
    ['Tem como colocar bolinhas na orelha?', {}, /^Sim, está no plano: sementes na orelha/],
    ['Tem como colocar bolinhas na orelha?', { alergias: 'Esparadrapo faz bolha' }, /^Não: alergia a esparadrapo/],
    ['Posso tomar chá de hibisco junto?', { medicamentos: 'Losartana' }, /quem receitou ou ao farmacêutico/],
    ['Queria saber se estalar o pescoço ajuda', {}, /não manipula nem estala/],
    ['Pergunta se pode voltar a nadar', {}, /^Em geral sim, aos poucos/],
    ['Gostaria de reiki', {}, /Não está no plano: responda você/],
    [
      'Aceita agulha, mas sem choque',
      {},
      /[Cc]orrente elétrica: (certo: o plano não traz isto|o plano traz corrente elétrica: retire-a você)/,
    ],
    [
      'Topa agulha na perna, não qr moxa por causa do cheiro',
      {},
      /[Mm]oxa: (certo: o plano não traz|o plano traz moxa)/,
    ],
    ['Aceita agulha, nem pensa em ventosa', {}, /[Vv]entosa: (certo: o plano não traz|o plano traz ventosa)/],
    ['Quer agulha e não curte massagem', {}, /[Mm]assagem: (certo: o plano não traz|o plano traz)/],
    ['Não sei se moxa ajuda, mas quero moxa', {}, /^(?!.*retire-a você)/],
  ] as [string, Partial<DadosAnamnese>, RegExp][])('%s', (pedido, dados, esperada) => {
    expect(resposta(pedido, dados)).toMatch(esperada);
  });

  it.each([
    // The technique by its name, from what this intake tells
    [
      'perguntou se pode ventosa nas costas',
      { historicoMedico: 'A pele é fininha e fica roxa à toa.' },
      /^Não: a pele fina/,
    ],
    ['Pode ventosa?', { anticoagulante: 'sim' }, /^Não: /],
    ['E gua sha, pode?', { historicoMedico: 'Marca roxo fácil, aparece hematoma à toa.' }, /^Não: a pele fina/],
    ['Pode ventosa?', { idade: 84 }, /^Melhor não/],
    ['Pode ventosa?', {}, /decida você|está no plano/],
    ['Pode ventosa?', { historicoMedico: 'A mãe tem a pele fininha.' }, /decida você|está no plano/],
    [
      'O vizinho fez com choquinho na agulha, pode no meu caso?',
      { marcapasso: 'sim' },
      /^Não: marca-passo.*sem corrente pode/,
    ],
    [
      'o choque no rosto ajuda?',
      { historicoMedico: 'Paralisia facial em 2021, tratada; ficou um repuxado no sorriso.' },
      /^Não no rosto/,
    ],
    ['Choquinho na agulha faz mal no meu caso?', { marcapasso: 'sim' }, /^Sim: marca-passo/],
    ['Já fiz moxa, posso fazer agulha?', {}, /^(?!.*[Mm]oxa)/],
    // What is taken for the bad days only is a goal
    ['Parar com o naproxeno', { medicamentos: 'naproxeno quando aperta' }, /^É uma meta possível/],
    ['Ter menos crises e depender menos de remédio', { medicamentos: 'sumatriptana na crise' }, /^É uma meta possível/],
    ['Depender menos de remédio', { medicamentos: 'losartana 50 todo dia' }, /^É meta para combinar com quem receitou/],
    ['Não quer tomar remédio', { medicamentos: 'nenhum' }, /não traz remédio em uso/],
  ] as [string, Partial<DadosAnamnese>, RegExp][])('%s', (pedido, dados, esperada) => {
    expect(resposta(pedido, dados)).toMatch(esperada);
  });

  it.each([
    ['Quer diminuir as crises para uma por mês', 'Sumatriptana 50 mg nas crises, cerca de quatro comprimidos por mês'],
    ['diminuir as noites ruins', 'zolpidem nas noites ruins'],
    ['tirar a dor do ombro', 'dipirona para a dor'],
    ['cortar o doce', 'metformina, e nada de doce'],
    ['reduzir o peso', 'semaglutida para perder peso'],
    ['sair da cama cedo', 'amitriptilina antes da cama'],
  ])('takes “%s” for a goal, and for no medicine', (objetivosCliente, medicamentos) => {
    expect(responder({ objetivosCliente, medicamentos }).pedidos).toEqual([]);
  });

  it.each([
    'Dormir a noite inteira sem dor',
    'Já fiz ventosa e não adiantou; quero dormir melhor',
    'A vizinha quer fazer moxa comigo',
    'O ortopedista pediu ressonância',
    'A dor pode ser da agulha da injeção',
    'Tomo chá de camomila à noite e quero descansar',
    'Não posso tomar chá de boldo, dá azia',
    'quero sementes de chia na dieta',
    'Voltar a trabalhar até dezembro',
  ])('hears no request in “%s”', (dito) => {
    expect(responder({ objetivosCliente: dito }).pedidos).toEqual([]);
  });

  it('quotes two wishes of one breath once, each with its answer', () => {
    const { pedidos } = responder({ objetivosCliente: 'Quero moxa na lombar e nada de ventosa.' });
    expect(pedidos).toHaveLength(1);
    expect(pedidos[0]?.pedido).toBe('Quero moxa na lombar e nada de ventosa');
    expect(pedidos[0]?.resposta).toMatch(/^Moxa: .* Ventosa: /);
  });

  it('hears a wish in any free field, and in a chat without its stamps', () => {
    const { pedidos } = responder({
      atividadeFisica: '[09:10, 02/03] Lia: caminho pouco\n[09:11, 02/03] Lia: queria massagem também',
    });
    expect(pedidos.map(({ pedido }) => pedido)).toEqual(['queria massagem também']);
  });

  it('answers a wish of today with the care of today', () => {
    const { pedidos, seguranca } = responder({
      queixaPrincipal: 'Aperto forte no peito agora, suando frio, com falta de ar.',
      objetivosCliente: 'Queria uma ventosa hoje mesmo.',
    });
    expect(seguranca.some(({ prazo }) => prazo === 'hoje')).toBe(true);
    expect(pedidos[0]?.resposta).toMatch(/^Não por agora: antes vem o atendimento médico de hoje/);
  });

  it('never says yes to what the plan does not have, nor no to what it has', () => {
    const fichas: Partial<DadosAnamnese>[] = [
      {},
      { idade: 8 },
      { idade: 82 },
      { gestante: 'sim', idade: 30 },
      { anticoagulante: 'sim' },
      { marcapasso: 'sim' },
      { cancer: 'sim' },
      { historicoMedico: 'Diabetes. Não sinto a sola dos pés.' },
      { alergias: 'Esparadrapo faz bolha' },
      { fatoresAgravantes: ['Calor'], sintomasTermicos: ['Calor interno'] },
    ];
    for (const ficha of fichas) {
      for (const [pedido, tem] of [
        ['Quero moxa', (p) => p.pontos.some(({ moxa }) => moxa)],
        ['Quero ventosa', (p) => p.terapias.some(({ id }) => id === 'ventosaterapia')],
        ['Quero massagem', (p) => p.terapias.some(({ id }) => id === 'tuina')],
        ['Quero escalda-pés', (p) => p.terapias.some(({ id }) => id === 'escalda_pes')],
      ] as [string, (plano: NonNullable<ReturnType<typeof responder>['protocolo']>) => boolean][]) {
        const { pedidos, protocolo } = responder({ ...ficha, objetivosCliente: pedido });
        const dita = pedidos[0]?.resposta ?? '';
        expect(dita, pedido).not.toBe('');
        if (/^(Sim|O plano põe)/.test(dita)) expect(protocolo && tem(protocolo), `${pedido}: ${dita}`).toBe(true);
        if (/^Não/.test(dita)) expect(protocolo && tem(protocolo), `${pedido}: ${dita}`).toBe(false);
      }
    }
  });
});
