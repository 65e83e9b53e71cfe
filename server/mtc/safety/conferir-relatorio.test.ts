import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PontoPrescrito, Protocolo, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { montarHtml } from '../render/montar-html.ts';
import { sampleAnalise, sampleDados, sampleProtocolo, sampleRelatorio } from '../render/sample-relatorio.ts';
import { idDosAlarmes } from './alarmes-da-queixa.ts';
import { conferirRelatorio } from './conferir-relatorio.ts';
import { pontosCautelaGestacao, pontosEvitarGestacao } from './pontos-de-risco.ts';
import { regrasDosConselhos } from './regras/conselhos.ts';
import { regrasDosPares } from './regras/pares.ts';
import { regrasDaPeleETratamentos } from './regras/pele-e-tratamentos.ts';
import { regrasDosProcedimentos } from './regras/procedimentos.ts';
import { regrasDosRemedios } from './regras/remedios.ts';
import { regrasDosRemediosDePerigo } from './regras/remedios-de-perigo.ts';
import { regrasClinicas } from './regras-clinicas.ts';

const textos = sampleRelatorio.textos;
const modelo = sampleProtocolo.pontos[0] as PontoPrescrito;

/** Every safety question has its no. */
const respondidas = { marcapasso: 'nao', anticoagulante: 'nao', epilepsia: 'nao', cancer: 'nao' } as const;

function check(
  mudancas: Partial<DadosAnamnese>,
  protocolo: Protocolo = sampleProtocolo,
  draft: RelatorioDraft = textos,
) {
  const dados = { ...sampleDados, ...respondidas, ...mudancas };
  return conferirRelatorio({ dados, tipo: 'completo', analise: sampleAnalise, protocolo, textos: draft });
}

function withTerapia(nome: string, descricao = 'Vinte minutos.'): Protocolo {
  return { ...sampleProtocolo, terapias: [{ id: 'x', nome, descricao, padraoId: 'deficiencia_qi_baco' }] };
}

function withPontos(...codigos: [string, string][]): Protocolo {
  const pontos = codigos.map(([codigo, oms]) => ({ ...modelo, codigo, oms, moxa: true, eletro: true, cautelas: [] }));
  return { ...sampleProtocolo, pontos };
}

const regrasDe = (resultado: ReturnType<typeof check>) => resultado.seguranca.map(({ regra }) => regra);
const codigosDe = (resultado: ReturnType<typeof check>) => resultado.protocolo?.pontos.map(({ codigo }) => codigo);

describe('pregnancy', () => {
  it('takes out every forbidden point, under its WHO or its Brazilian code, and gives the reason', () => {
    const todos = [...pontosEvitarGestacao].map((oms): [string, string] => ['E36', oms]);
    expect(check({ gestante: 'sim' }, withPontos(...todos)).protocolo?.pontos).toEqual([]);
    const resultado = check(
      { gestante: 'sim' },
      withPontos(['IG4', '?'], ['BP6', '?'], ['VC4', '?'], ['B32', '?'], ['E36', 'ST36']),
    );
    expect(codigosDe(resultado)).toEqual(['E36']);
    const nota = resultado.seguranca.find(({ regra }) => regra === 'gestacao');
    expect(nota?.removidos).toEqual(['IG4', 'BP6', 'VC4', 'B32']);
    expect(nota?.texto).toContain('Resta 1 ponto corporal, abaixo dos 8 habituais');
  });

  it.each([
    ['Está com 10 semanas. Enjoo.', 'no primeiro trimestre (10 semanas contadas)'],
    ['Cansaço de 10 semanas.', 'como o trimestre não é conhecido'],
  ])('counts the weeks of "%s"', (queixaPrincipal, dito) => {
    const nota = check({ gestante: 'sim', queixaPrincipal }).seguranca.find(({ regra }) => regra === 'gestacao');
    expect(nota?.texto).toContain(dito);
  });

  it.each(['Útero', 'Ovário', 'Endócrino', 'Pelve', 'Genitais internos'])('takes out the ear point %s', (nome) => {
    const auricular = { id: 'x', nome, oms: 'TF2', zona: 'fossa triangular', padraoId: 'x', motivo: 'x' };
    expect(check({ gestante: 'sim' }, { ...sampleProtocolo, auriculares: [auricular] }).protocolo?.auriculares).toEqual(
      [],
    );
  });

  it('takes the same care with an unknown answer only for women of fertile age', () => {
    expect(codigosDe(check({ gestante: 'desconheco' }))).not.toContain('IG4');
    expect(codigosDe(check({ gestante: 'desconheco', idade: 61 }))).toContain('IG4');
    expect(codigosDe(check({ gestante: 'desconheco', sexo: 'masculino' }))).toContain('IG4');
  });

  it('adds a caution to the points when the question has no answer, and removes the points when the menses have stopped', () => {
    const aberta = check({ gestante: null });
    expect(aberta.protocolo?.pontos.find(({ codigo }) => codigo === 'IG4')?.cautelas).toContain(
      'Confirmar antes que não há gestação',
    );
    expect(regrasDe(aberta)).toContain('gestacao_nao_perguntada');
    expect(codigosDe(check({ gestante: null, cicloRegular: 'amenorreia' }))).not.toContain('IG4');
  });

  it('reads a pregnancy in the free text', () => {
    expect(codigosDe(check({ gestante: 'nao', historicoMedico: 'Está grávida de 12 semanas' }))).not.toContain('BP6');
    expect(
      codigosDe(check({ gestante: 'nao', historicoMedico: 'Duas gestações anteriores, não está grávida' })),
    ).toContain('BP6');
  });

  it('takes the removed points out of the texts too', () => {
    const { textos: limpos, seguranca } = check({ gestante: 'sim', queixaPrincipal: 'Cansaço. Grávida de 10 semanas' });
    expect(limpos.protocolo).not.toMatch(/IG4|BP6/);
    expect(limpos.protocolo).toContain('E36');
    expect(seguranca.map(({ regra }) => regra)).toContain('ponto_fora_do_protocolo');
  });
});

describe('a hormonal contraceptive', () => {
  const avisos = (mudancas: Partial<DadosAnamnese>) =>
    check(mudancas).seguranca.filter(({ texto }) => /anticoncepcional/i.test(texto));

  it.each(['Enxaqueca na têmpora', 'Dor lombar. Tem enxaquecas desde a adolescência', 'inxaqueca forte'])(
    'with migraine asks for a physician, and does not advise to stop the contraceptive: %s',
    (queixaPrincipal) => {
      const [aviso, ...outros] = avisos({ anticoncepcionalHormonal: 'sim', queixaPrincipal });
      expect(outros).toEqual([]);
      expect(aviso?.gravidade).toBe('encaminhar');
      expect(aviso?.texto).toContain('sugerir avaliação médica');
      expect(aviso?.texto).toContain('não deve ser alterado');
      const html = montarHtml({ ...sampleRelatorio, seguranca: aviso ? [aviso] : [] });
      expect(html.match(/Enxaqueca e uso de anticoncepcional hormonal informados/g)).toHaveLength(2);
    },
  );

  it('says nothing of migraine when the client did not mention it', () => {
    for (const queixaPrincipal of ['Dor de cabeça forte', 'Sem enxaqueca', 'Irmã com enxaqueca']) {
      const [aviso, ...outros] = avisos({ anticoncepcionalHormonal: 'sim', queixaPrincipal });
      expect(outros).toEqual([]);
      expect(aviso?.gravidade).toBe('cautela');
      expect(aviso?.texto).toMatch(/^Uso de anticoncepcional hormonal informado: se houver enxaqueca/);
    }
  });

  it.each(['nao', null] as const)('says nothing when the answer is %s', (anticoncepcionalHormonal) => {
    expect(avisos({ anticoncepcionalHormonal, queixaPrincipal: 'Enxaqueca' })).toEqual([]);
  });
});

describe('a condition that the intake asks for', () => {
  it.each([
    ['anticoagulante', 'anticoagulante', { medicamentos: 'Xarelto' }],
    ['epilepsia', 'epilepsia', { historicoMedico: 'Epilepsia desde criança' }],
    ['cancer', 'neoplasia', { historicoMedico: 'Quimioterapia em 2022' }],
  ] as const)('%s: a yes is enough, a no takes nothing back that was told elsewhere', (campo, regra, relato) => {
    expect(regrasDe(check({ [campo]: 'sim' }))).toContain(regra);
    expect(regrasDe(check({ [campo]: 'nao' }))).not.toContain(regra);
    expect(regrasDe(check({ [campo]: null }))).not.toContain(regra);
    expect(regrasDe(check({ [campo]: null }))).toContain('seguranca_sem_resposta');
    expect(regrasDe(check({ [campo]: 'nao', ...relato }))).toContain(regra);
  });
});

describe('clinical rules', () => {
  const alimentar = (alergias: string) => ({ dados: { alergias }, quase: { alergias: `Nega alergia a ${alergias}` } });
  const sempre = { dados: {}, quase: {} };
  const casos: Record<string, { dados: Partial<DadosAnamnese>; quase: Partial<DadosAnamnese> }> = {
    anticoncepcional_com_enxaqueca: {
      dados: { anticoncepcionalHormonal: 'sim', queixaPrincipal: 'Enxaqueca há anos' },
      quase: { anticoncepcionalHormonal: 'sim', historicoMedico: 'Nega enxaqueca. Mãe com enxaqueca.' },
    },
    anticoncepcional_com_cigarro: {
      dados: { anticoncepcionalHormonal: 'sim', cigarro: 'diario', idade: 36 },
      quase: { anticoncepcionalHormonal: 'sim', cigarro: 'diario', idade: 34 },
    },
    anticoncepcional_hormonal: {
      dados: { anticoncepcionalHormonal: 'sim' },
      quase: { anticoncepcionalHormonal: 'nao', queixaPrincipal: 'Enxaqueca há anos' },
    },
    gestacao: { dados: { gestante: 'sim' }, quase: { gestante: 'desconheco' } },
    gestacao_com_pre_natal: {
      dados: { gestante: 'sim', queixaPrincipal: 'Pés inchados' },
      quase: { gestante: 'nao', queixaPrincipal: 'Pés inchados' },
    },
    gestacao_possivel: { dados: { gestante: 'desconheco' }, quase: { gestante: 'sim' } },
    fase_do_ciclo: {
      dados: { queixaPrincipal: 'Tento engravidar. Estou no 6º dia do ciclo' },
      quase: { queixaPrincipal: 'Tento engravidar. Estou no 16º dia do ciclo' },
    },
    gestacao_nao_perguntada: { dados: { gestante: null }, quase: { gestante: null, sexo: 'masculino' } },
    marcapasso: { dados: { marcapasso: 'sim' }, quase: { historicoMedico: 'Pai usa marca-passo' } },
    anticoagulante: { dados: { medicamentos: 'Xarelto 1x ao dia' }, quase: { medicamentos: 'Não usa anticoagulante' } },
    anticoagulante_com_ervas: {
      dados: { medicamentos: 'Eliquis', suplementos: 'extrato de alho e ginseng' },
      quase: { medicamentos: 'Losartana', suplementos: 'extrato de alho e ginseng' },
    },
    ginseng_estimulante: {
      dados: { suplementos: 'ginseng coreano', queixaPrincipal: 'Insônia' },
      quase: { suplementos: 'ginseng coreano', queixaPrincipal: 'Dor no joelho' },
    },
    anti_inflamatorio_com_pressao: {
      dados: { historicoMedico: 'Pressão alta', medicamentos: 'nimesulida quase todo dia' },
      quase: { historicoMedico: 'Pressão alta', medicamentos: 'Losartana. Diclofenaco o cardiologista proibiu' },
    },
    mistura_desconhecida: {
      dados: { suplementos: 'uma garrafada que não sei o que tem dentro' },
      quase: { suplementos: 'garrafa de água com limão' },
    },
    remedio_na_dor_de_cabeca: {
      dados: { queixaPrincipal: 'Enxaqueca', medicamentos: 'Sumax' },
      quase: { queixaPrincipal: 'Dor no joelho', medicamentos: 'dipirona' },
    },
    compressao_de_nervo: {
      dados: { historicoMedico: 'Extrusão discal com raiz comprimida' },
      quase: { historicoMedico: 'Sem compressão radicular' },
    },
    disturbio_de_coagulacao: {
      dados: { historicoMedico: 'Hemofilia leve' },
      quase: { historicoMedico: 'Irmão com hemofilia' },
    },
    sangramento_em_cirurgia: {
      dados: { historicoMedico: 'Sangrei muito na cirurgia, tomei 2 bolsas de sangue' },
      quase: { historicoMedico: 'Cirurgia sem sangramento' },
    },
    epilepsia: { dados: { historicoMedico: 'Epilepsia desde criança' }, quase: { historicoMedico: 'Nega epilepsia' } },
    alergia_a_metal: { dados: { alergias: 'Níquel e bijuteria' }, quase: { alergias: 'Nega alergia a níquel' } },
    alergia_a_fita: { dados: { alergias: 'Esparadrapo' }, quase: { alergias: 'Nega alergia a látex' } },
    alergia_a_iodo: { dados: { alergias: 'Povidine' }, quase: { alergias: 'Nega alergia a iodo' } },
    alergia_a_artemisia: { dados: { alergias: 'Artemísia' }, quase: { alergias: 'Poeira' } },
    alergia_a_aromas: { dados: { historicoMedico: 'Asma' }, quase: { historicoMedico: 'Filho com asma' } },
    alergia_com_anti_inflamatorio: {
      dados: { alergias: 'nimesulida', medicamentos: 'naproxeno' },
      quase: { alergias: 'poeira', medicamentos: 'naproxeno' },
    },
    alergias_escritas: { dados: { alergias: 'corante tartrazina' }, quase: { alergias: 'n' } },
    alergia_a_medicamento: { dados: { alergias: 'cefalexina' }, quase: { medicamentos: 'cefalexina' } },
    alergia_alimentar_leite: alimentar('leite'),
    alergia_alimentar_ovo: alimentar('ovo'),
    alergia_alimentar_trigo: alimentar('glúten'),
    alergia_alimentar_oleaginosas: alimentar('castanhas'),
    alergia_alimentar_gergelim: alimentar('gergelim'),
    alergia_alimentar_soja: alimentar('soja'),
    alergia_alimentar_frutos_do_mar: alimentar('camarão'),
    alergia_alimentar_mel: alimentar('própolis'),
    alergia_alimentar_gengibre: alimentar('gengibre'),
    alergia_alimentar_frutas: alimentar('banana'),
    diabetes_com_neuropatia: {
      dados: { historicoMedico: 'Diabetes tipo 2, formigamento nos pés' },
      quase: { historicoMedico: 'Formigamento nos pés' },
    },
    perda_de_sensibilidade: {
      dados: { historicoMedico: 'Hanseníase, perda de sensibilidade na mão' },
      quase: { historicoMedico: 'Nega perda de sensibilidade nos pés' },
    },
    diabetes: { dados: { medicamentos: 'Metformina' }, quase: { historicoMedico: 'Avó com diabetes' } },
    neoplasia: { dados: { historicoMedico: 'Quimioterapia em 2022' }, quase: { historicoMedico: 'Mãe com câncer' } },
    neoplasia_no_passado: {
      dados: { historicoMedico: 'Basocelular: carcinoma basocelular removido da testa em 2010' },
      quase: { historicoMedico: 'Câncer de pele, em radioterapia' },
    },
    linfedema: { dados: { historicoMedico: 'Linfedema no braço' }, quase: { historicoMedico: 'Inchaço nas pernas' } },
    risco_de_infeccao: {
      dados: { medicamentos: 'Metotrexato' },
      quase: { historicoMedico: 'Prótese no joelho, imunidade boa' },
    },
    trombose: { dados: { historicoMedico: 'TVP em 2020' }, quase: { historicoMedico: 'Mãe teve trombose' } },
    figado_ou_rins: { dados: { historicoMedico: 'Hepatite C' }, quase: { historicoMedico: 'Nega hepatite' } },
    restricao_de_liquidos: {
      dados: { historicoMedico: 'Insuficiência cardíaca' },
      quase: { historicoMedico: 'Sem restrição de líquidos' },
    },
    tendencia_a_desmaio: { dados: { historicoMedico: 'Pavor de agulhas' }, quase: { historicoMedico: 'Pressão alta' } },
    risco_de_queda: {
      dados: { queixaPrincipal: 'Tontura ao se levantar' },
      quase: { queixaPrincipal: 'Tontura no carro' },
    },
    figado_ou_baco_aumentado: {
      dados: { historicoMedico: 'Baço aumentado' },
      quase: { historicoMedico: 'Fígado e baço de tamanho normal' },
    },
    urticaria_ativa: {
      dados: { queixaPrincipal: 'Vergões que aparecem todo dia' },
      quase: { queixaPrincipal: 'Sem vergões' },
    },
    pele_com_placas: {
      dados: { queixaPrincipal: 'Psoríase nos dois cotovelos' },
      quase: { queixaPrincipal: 'A mãe tem psoríase' },
    },
    pele_lesada: { dados: { historicoMedico: 'Erisipela na perna' }, quase: { historicoMedico: 'Pele íntegra' } },
    doenca_do_coracao: {
      dados: { historicoMedico: 'Cardiopatia chagásica' },
      quase: { historicoMedico: 'Pai com doença de Chagas' },
    },
    pressao_alta_tratada: {
      dados: { historicoMedico: 'Pressão alta', medicamentos: 'Losartana 50' },
      quase: { historicoMedico: 'Pressão boa', medicamentos: 'Losartana 50' },
    },
    aperto_no_peito_examinado: {
      dados: { queixaPrincipal: 'Aperto no peito à tarde; ecocardiograma normal' },
      quase: { queixaPrincipal: 'Aperto no peito à tarde' },
    },
    asma: { dados: { medicamentos: 'salbutamol' }, quase: { historicoMedico: 'Filha com asma' } },
    fumaca_na_crianca_alergica: {
      dados: { idade: 9, alergias: 'ácaro' },
      quase: { idade: 20, alergias: 'ácaro' },
    },
    descongestionante_nasal: {
      dados: { medicamentos: 'Neosoro de duas em duas horas' },
      quase: { medicamentos: 'Neosoro há 3 dias, no resfriado' },
    },
    oxigenio_em_casa: {
      dados: { historicoMedico: 'Usa concentrador de oxigênio' },
      quase: { historicoMedico: 'A mãe usa concentrador de oxigênio' },
    },
    protese_ou_metal: {
      dados: { historicoMedico: 'Parafusos no punho' },
      quase: { historicoMedico: 'Prótese dentária' },
    },
    protese_de_mama: {
      dados: { historicoMedico: 'Silicone nos seios' },
      quase: { historicoMedico: 'Óleo de silicone no cabelo' },
    },
    cirurgia_recente: {
      dados: { historicoMedico: 'Operou a hérnia há seis semanas' },
      quase: { historicoMedico: 'Operou a hérnia há seis anos' },
    },
    braco_poupado: {
      dados: { historicoMedico: 'Hemodiálise, fístula no braço direito' },
      quase: { historicoMedico: 'Fístula anal' },
    },
    perna_poupada: {
      dados: { historicoMedico: 'Úlcera venosa na perna esquerda' },
      quase: { historicoMedico: 'Úlcera no estômago, perna cansada' },
    },
    pes_sem_sentir: {
      dados: { queixaPrincipal: 'A sola do pé direito não sente o chão' },
      quase: { queixaPrincipal: 'Pé que não sinto mais doer' },
    },
    maos_sem_sentir: {
      dados: { queixaPrincipal: 'Perdeu a sensibilidade na mão esquerda' },
      quase: { queixaPrincipal: 'Mão que formiga à noite' },
    },
    sem_decubito_ventral: {
      dados: { queixaPrincipal: 'O olho esquerdo não fecha' },
      quase: { queixaPrincipal: 'O olho esquerdo lacrimeja' },
    },
    seguranca_sem_resposta: {
      dados: { epilepsia: null },
      quase: { epilepsia: null, historicoMedico: 'Nega epilepsia' },
    },
    marcado_e_escrito: {
      dados: { anticoagulante: 'nao', medicamentos: 'Xarelto 20' },
      quase: { anticoagulante: 'nao', medicamentos: 'Losartana' },
    },
    sem_agulhas: {
      dados: { objetivosCliente: 'Dormir melhor, nada de agulha' },
      quase: { objetivosCliente: 'Nada de agulha no rosto' },
    },
    pedido_de_estalar: {
      dados: { objetivosCliente: 'pergunta se dá para estalar o pescoço' },
      quase: { objetivosCliente: 'virar o pescoço sem dor' },
    },
    pedido_de_virar_o_bebe: {
      dados: { objetivosCliente: 'queria a moxa no dedinho do pé, o bebê está sentado' },
      quase: { objetivosCliente: 'quero um parto normal' },
    },
    infancia: { dados: { idade: 9 }, quase: { idade: 12 } },
    primeira_infancia: { dados: { idade: 6 }, quase: { idade: 7 } },
    menor_de_idade: { dados: { idade: 16 }, quase: { idade: 18 } },
    idade_avancada: { dados: { idade: 75 }, quase: { idade: 74 } },
    moxa_no_calor: { dados: { queixaPrincipal: 'Febre' }, quase: { queixaPrincipal: 'Sem febre' } },
    corrente_no_peito: sempre,
    ponto_proibido: sempre,
    agulhamento_toracico: sempre,
    agulhamento_em_area_nobre: sempre,
    fora_do_catalogo: sempre,
    ponto_repetido: sempre,
    tecnicas_opostas: sempre,
    pontos_demais: sempre,
  };

  it('leave no depth in the table that the caution beside it forbids', () => {
    const ponto: PontoPrescrito = {
      ...modelo,
      codigo: 'E36',
      oms: 'ST36',
      agulha: { cun: { de: 0.8, ate: 1.2 }, mm: { de: 20, ate: 30 }, angulo: 'perpendicular', direcao: '' },
    };
    const { protocolo } = check({ anticoagulante: 'sim' }, { ...sampleProtocolo, pontos: [ponto] });
    expect(protocolo?.pontos[0]).toMatchObject({ agulha: { cun: { de: 0.3, ate: 0.5 }, mm: { de: 8, ate: 12 } } });
  });

  it('have a test case each, and a source each', () => {
    // Those on medicines and injections have theirs in regras/remedios.test.ts, the pairs in pares-de-remedios.test.ts, and so on.
    const comCasosProprios = [
      ...regrasDosConselhos,
      ...regrasDosPares,
      ...regrasDaPeleETratamentos,
      ...regrasDosProcedimentos,
      ...regrasDosRemedios,
      ...regrasDosRemediosDePerigo,
    ];
    expect(Object.keys(casos)).toEqual(
      regrasClinicas.filter((regra) => !comCasosProprios.includes(regra)).map(({ id }) => id),
    );
    expect(regrasClinicas.every(({ fonte }) => fonte.length > 3)).toBe(true);
  });

  const base = withPontos(
    ['VB20', 'GB20'],
    ['B13', 'BL13'],
    ['IG4', 'LI4'],
    ['IG4', 'LI4'],
    ['E17', 'ST17'],
    ['E99', 'ST36'],
    ['C7', 'HT7'],
    ...['BP1', 'BP2', 'BP3', 'BP4', 'BP5', 'F1', 'F2', 'F3', 'F4', 'F5'].map((codigo): [string, string] => [
      codigo,
      codigo.replace('BP', 'SP').replace('F', 'LR'),
    ]),
    ['C3', 'HT3'],
  );
  const tecnicas: Record<string, PontoPrescrito['tecnica']> = { C7: 'tonificar', C3: 'dispersar' };
  const pontosDeRisco = {
    ...base,
    pontos: base.pontos.map((ponto) => ({ ...ponto, tecnica: tecnicas[ponto.codigo] ?? ('harmonizar' as const) })),
  };
  const pontosCalmos = withPontos(['E36', 'ST36'], ['PC6', 'PC6']);
  it.each(Object.entries(casos))(
    '%s applies to its case and not to the similar harmless case',
    (regra, { dados, quase }) => {
      expect(regrasDe(check(dados, pontosDeRisco))).toContain(regra);
      expect(regrasDe(check(quase, pontosCalmos))).not.toContain(regra);
    },
  );

  it.each([
    { marcapasso: 'sim' as const },
    { historicoMedico: 'Epilepsia' },
    { historicoMedico: 'Tem desfibrilador' },
    { historicoMedico: 'Doença de Chagas' },
    { historicoMedico: 'Fibrilação atrial' },
  ])('leaves no current anywhere: %o', (dados) => {
    const { protocolo } = check(dados, withTerapia('Eletroacupuntura'));
    expect(protocolo?.terapias).toEqual([]);
    expect(protocolo?.pontos.some(({ eletro }) => eletro)).toBe(false);
    const draft = { ...textos, protocolo: 'Convém usar eletroacupuntura em E36. O repouso ajuda.' };
    expect(check(dados, sampleProtocolo, draft).textos.protocolo).toBe('O repouso ajuda.');
  });

  it.each([
    'Marevan',
    'rivaroxabana 20',
    'Eliquis',
    'Pradaxa',
    'enoxaparina',
    'Clopidogrel',
    'AAS infantil',
    'Usa anticoagulante',
  ])('allows no bloodletting with %s, and asks for shallow needles', (medicamentos) => {
    const resultado = check({ medicamentos }, withTerapia('Ventosa', 'Com sangria leve.'));
    expect(resultado.protocolo?.terapias).toEqual([]);
    expect(resultado.protocolo?.pontos.every(({ cautelas }) => cautelas.join().includes('Inserção rasa'))).toBe(true);
    const leve = check({ medicamentos }, withTerapia('Ventosa', 'Sem sangria.'));
    expect(leve.protocolo?.terapias[0]?.descricao).toContain('Por causa do remédio que afina o sangue');
  });

  it('allows no moxa on skin that may feel nothing', () => {
    const { protocolo } = check({ historicoMedico: 'Diabetes com neuropatia' }, withTerapia('Moxabustão indireta'));
    expect(protocolo?.terapias).toEqual([]);
    expect(protocolo?.pontos.some(({ moxa }) => moxa)).toBe(false);
  });

  it('warms no foot of a diabetic, says so at the point, and leaves moxa elsewhere', () => {
    const { protocolo } = check({ historicoMedico: 'Diabetes' }, withPontos(['R3', 'KI3'], ['E36', 'ST36']));
    expect(protocolo?.pontos.map(({ codigo, moxa }) => [codigo, moxa])).toEqual([
      ['R3', false],
      ['E36', true],
    ]);
    expect(protocolo?.pontos[0]?.cautelas.join()).toContain('sem moxa nos pés');
  });

  it('takes out the points over an enlarged liver or spleen', () => {
    const pontos = withPontos(['F13', 'LR13'], ['B20', 'BL20'], ['E36', 'ST36']);
    const { protocolo } = check({ historicoMedico: 'Hepatoesplenomegalia' }, pontos);
    expect(protocolo?.pontos.map(({ codigo }) => codigo)).toEqual(['B20', 'E36']);
    expect(protocolo?.pontos[0]?.cautelas).toContain('Fígado ou baço aumentado: inserção rasa e oblíqua');
  });

  it('leaves no word on how to use a technique that is taken out', () => {
    const base = withPontos(['IG4', 'LI4']);
    const comCautela = {
      ...base,
      pontos: base.pontos.map((ponto) => ({ ...ponto, cautelas: ['corrente somente entre pontos do mesmo braço'] })),
    };
    expect(check({ marcapasso: 'sim' }, comCautela).protocolo?.pontos[0]?.cautelas).toEqual([]);
    const texto = (historicoMedico: string) =>
      check({ historicoMedico }).seguranca.find(({ regra }) => regra === 'alergia_a_aromas')?.texto;
    expect(texto('Asma')).toContain('moxa, se usada');
    expect(texto('Asma. Neuropatia nos pés')).not.toContain('moxa');
  });

  it('does not state a pregnancy of which nobody told', () => {
    const { seguranca } = check({ gestante: 'desconheco' });
    expect(seguranca.map(({ regra }) => regra)).toContain('gestacao_possivel');
    expect(seguranca.filter(({ texto }) => texto.startsWith('Gestação informada'))).toEqual([]);
  });

  it('puts referrals first, then what must be avoided', () => {
    const pesos = ['encaminhar', 'evitar', 'cautela'];
    const { seguranca } = check({ historicoMedico: 'Asma. Usa Marevan. Desmaiou ontem' });
    const ordem = seguranca.map(({ gravidade }) => pesos.indexOf(gravidade));
    expect(ordem).toEqual(ordem.toSorted((a, b) => a - b));
    expect(ordem[0]).toBe(0);
  });

  it('changes nothing for a client to whom no rule applies', () => {
    const resultado = check(
      {},
      { ...sampleProtocolo, pontos: sampleProtocolo.pontos.filter(({ codigo }) => codigo !== 'B20') },
      {
        ...textos,
        protocolo: 'Descansar ajuda.',
      },
    );
    expect(resultado.seguranca.filter(({ regra }) => regra !== idDosAlarmes)).toEqual([]);
  });

  it('gives the same content when it is checked again', () => {
    const dados = { gestante: 'sim' as const, medicamentos: 'varfarina', historicoMedico: 'câncer de mama, diabetes' };
    const um = check(dados);
    const dois = check(dados, um.protocolo ?? undefined, um.textos);
    expect([dois.protocolo, dois.textos]).toEqual([um.protocolo, um.textos]);
  });

  it('leaves no treatment in a diagnosis report', () => {
    const resultado = conferirRelatorio({
      dados: sampleDados,
      tipo: 'diagnostico',
      analise: sampleAnalise,
      protocolo: sampleProtocolo,
      textos,
    });
    expect(resultado.protocolo).toBeNull();
    const { protocolo, orientacoes, sessoes, prognostico } = resultado.textos;
    expect([protocolo, orientacoes, sessoes, prognostico]).toEqual(['', '', '', '']);
  });
});

describe('sides and places', () => {
  const joelho = withPontos(['E35', 'ST35'], ['E36', 'ST36'], ['IG11', 'LI11']);
  const notaDe = (resultado: ReturnType<typeof check>, id: string) =>
    resultado.seguranca.find(({ regra }) => regra === id)?.texto;

  it('needles no limb with lymphoedema, and the other one as before', () => {
    const protocolo = withPontos(['IG11', 'LI11'], ['E36', 'ST36']);
    const bilateral = {
      ...protocolo,
      pontos: protocolo.pontos.map((ponto) => ({ ...ponto, lateralidade: 'bilateral' as const })),
    };
    const um = check({ historicoMedico: 'Linfedema no braço esquerdo' }, bilateral).protocolo;
    const [braco, perna] = um?.pontos ?? [];
    expect(braco).toMatchObject({ lateralidade: 'unilateral', lado: 'direito' });
    expect(braco?.cautelas.join()).toContain('o esquerdo tem linfedema');
    expect(perna).toMatchObject({ lateralidade: 'bilateral', cautelas: [] });
    const semLado = check({ historicoMedico: 'Linfedema' }, bilateral).protocolo?.pontos ?? [];
    expect(semLado.every(({ cautelas }) => cautelas.join().includes('membro com linfedema'))).toBe(true);
    const doente = { ...bilateral, pontos: bilateral.pontos.map((ponto) => ({ ...ponto, lado: 'esquerdo' as const })) };
    expect(codigosDe(check({ historicoMedico: 'Linfedema no braço esquerdo' }, doente))).toEqual(['E36']);
    expect(check({ historicoMedico: 'Linfedema no braço esquerdo' }, um ?? undefined).protocolo).toEqual(um);
  });

  it.each([
    'Tirei 14 linfonodos da axila esquerda',
    'Esvaziamento axilar à esquerda',
    'Mastectomia com axila esquerda',
  ])('needles only the other arm after "%s", and says so at the point and in the therapies', (historicoMedico) => {
    const { pontos } = withPontos(['P9', 'LU9'], ['E36', 'ST36']);
    const protocolo = {
      ...withTerapia('Tui Na', 'Massagem dos braços.'),
      pontos: pontos.map((ponto) => ({ ...ponto, lateralidade: 'bilateral' as const })),
    };
    const resultado = check({ historicoMedico }, protocolo);
    const [braco, perna] = resultado.protocolo?.pontos ?? [];
    expect(braco).toMatchObject({ lateralidade: 'unilateral', lado: 'direito' });
    expect(braco?.cautelas.join()).toContain('Somente do lado direito');
    expect(perna).toMatchObject({ lateralidade: 'bilateral' });
    expect(resultado.protocolo?.terapias[0]?.descricao).toContain('Nunca no braço esquerdo.');
    expect(notaDe(resultado, 'linfedema')).toMatch(/o braço esquerdo não é agulhado.*medida da pressão/);
  });

  it('uses no needle where none is wanted: no depth, no retention, no current, no word on how it goes in', () => {
    const { pontos } = withPontos(['E36', 'ST36'], ['B13', 'BL13']);
    const agulha = { cun: { de: 0.5, ate: 1 }, mm: { de: 12, ate: 25 }, angulo: 'perpendicular' as const, direcao: '' };
    const protocolo = {
      ...withTerapia('Auriculoterapia', 'Com agulhas semipermanentes.'),
      pontos: pontos.map((ponto) => ({ ...ponto, agulha, cautelas: ['Inserção rasa: risco de pneumotórax'] })),
    };
    const querem = { objetivosCliente: 'Dormir melhor. Por favor, nada de agulha' };
    const sem = check(querem, protocolo);
    for (const ponto of sem.protocolo?.pontos ?? [])
      expect(ponto).toMatchObject({ eletro: false, retencaoMin: 0, cautelas: [] });
    expect(sem.protocolo?.pontos.filter(({ agulha: uma }) => uma !== undefined)).toEqual([]);
    expect(sem.protocolo?.pontos).toHaveLength(2);
    expect(sem.protocolo?.terapias).toEqual([]);
    expect(notaDe(sem, 'agulhamento_toracico')).toBeUndefined();
    expect(check(querem, sem.protocolo ?? undefined).protocolo).toEqual(sem.protocolo);
  });

  it.each([
    'O olho esquerdo não fecha',
    'Não consegue fechar o olho',
    'Paralisia facial há dez dias',
    'Cesárea há 5 semanas',
  ])('lays nobody on the face or on a fresh belly scar: "%s"', (queixaPrincipal) => {
    const posicoes = [{ sessao: 'B' as const, posicao: 'decúbito ventral', nota: '' }];
    const posicao = (queixa: string) =>
      check({ queixaPrincipal: queixa }, { ...sampleProtocolo, posicoes }).protocolo?.posicoes?.[0]?.posicao;
    expect(posicao(queixaPrincipal)).toBe('decúbito lateral');
    expect(posicao('Dor lombar. Cesárea há 5 anos')).toBe('decúbito ventral');
  });

  it('lays a client whose head spins on turning neither flat nor on the points of her back', () => {
    const posicoes = [
      { sessao: 'A' as const, posicao: 'decúbito dorsal', nota: '' },
      { sessao: 'B' as const, posicao: 'decúbito ventral', nota: '' },
    ];
    const queixaPrincipal = 'Tontura quando vira na cama';
    const lidas = check({ queixaPrincipal }, { ...sampleProtocolo, posicoes }).protocolo?.posicoes;
    expect(lidas?.map(({ posicao }) => posicao)).toEqual([
      'decúbito dorsal com o tronco elevado',
      'sentado, com o tronco apoiado à frente',
    ]);
  });

  it('gives no current to limbs that do not feel it', () => {
    const protocolo = withPontos(['F3', 'LR3'], ['IG4', 'LI4'], ['B23', 'BL23']);
    const corrente = (historicoMedico: string) =>
      check({ historicoMedico }, protocolo).protocolo?.pontos.map(({ eletro }) => eletro);
    expect(corrente('Diabetes há 18 anos, pés dormentes')).toEqual([false, false, true]);
    // A foot that does not feel has no point left.
    expect(corrente('Não sente os pés')).toEqual([false, true]);
    expect(corrente('Hérnia de umbigo operada em 2010')).toEqual([true, true, true]);
  });

  it('infers no lymphoedema from the name of an operation without a cancer', () => {
    expect(regrasDe(check({ historicoMedico: 'Mastectomia por transição de gênero' }))).not.toContain('linfedema');
    const comCancer = check({ historicoMedico: 'Mastectomia', cancer: 'sim' });
    expect(notaDe(comCancer, 'linfedema')).toMatch(/^Confirme/);
  });

  it('puts no needle round a replaced joint: its points are needled on the other side alone', () => {
    const resultado = check({ historicoMedico: 'Prótese de joelho à direita' }, joelho);
    expect(resultado.protocolo?.pontos.map(({ codigo, lado }) => [codigo, lado])).toEqual([
      ['E35', 'esquerdo'],
      ['E36', 'esquerdo'],
      ['IG11', undefined],
    ]);
    const semLado = check({ historicoMedico: 'Prótese de joelho' }, joelho);
    expect(semLado.protocolo?.pontos.map(({ codigo, moxa, eletro }) => [codigo, moxa, eletro])).toEqual([
      ['E36', false, false],
      ['IG11', true, true],
    ]);
    const saudavel = { ...joelho, pontos: joelho.pontos.map((ponto) => ({ ...ponto, lado: 'esquerdo' as const })) };
    expect(codigosDe(check({ historicoMedico: 'Prótese no joelho direito' }, saudavel))).toContain('E35');
    expect(notaDe(resultado, 'protese_ou_metal')).toContain('no joelho');
  });

  it('keeps the arm with lymphoedema free, also where the side is a letter, and the whole limb where no side is told', () => {
    const braco = withPontos(['IG15', 'LI15'], ['IG4', 'LI4'], ['E36', 'ST36']);
    const doBraco = check({ historicoMedico: 'Linfedema no braço E desde a cirurgia' }, braco).protocolo?.pontos;
    expect(doBraco?.map(({ codigo, lado }) => [codigo, lado])).toEqual([
      ['IG15', 'direito'],
      ['IG4', 'direito'],
      ['E36', undefined],
    ]);
    expect(codigosDe(check({ historicoMedico: 'Linfedema no braço' }, braco))).toEqual(['E36']);
  });

  it('takes seed and tape out of the words on the ear for a skin that tape hurts', () => {
    const comSementes = withTerapia('Auriculoterapia', 'Sementes fixadas nos pontos da orelha, por cinco dias. Bom.');
    const [orelha] = check({ alergias: 'Micropore' }, comSementes).protocolo?.terapias ?? [];
    expect(orelha?.descricao).toMatch(/^Pontos da orelha pressionados/);
    expect(orelha?.descricao).not.toMatch(/^Sementes/);
  });

  it('warms no child that wheezes', () => {
    const asma = { historicoMedico: 'Asma', medicamentos: null };
    const comMoxa = (idade: number) => check({ ...asma, idade }, joelho).protocolo?.pontos.some(({ moxa }) => moxa);
    expect([comMoxa(9), comMoxa(30)]).toEqual([false, true]);
  });

  it('uses no current at all where nobody told what was replaced', () => {
    const resultado = check({ historicoMedico: 'Tem parafusos' }, joelho);
    expect(resultado.protocolo?.pontos.some(({ eletro }) => eletro)).toBe(false);
    expect(notaDe(resultado, 'protese_ou_metal')).toContain('Confirme onde está');
  });

  it.each([
    ['Grávida de 9 semanas', 'primeiro', true],
    ['Está no quinto mês de gravidez', 'segundo', false],
    ['Gestante, 3º trimestre', 'terceiro', false],
  ])('knows the trimester of "%s"', (queixaPrincipal, trimestre, altoDoAbdome) => {
    const resultado = check({ gestante: 'sim', queixaPrincipal }, withPontos(['VC12', 'CV12'], ['E36', 'ST36']));
    expect(notaDe(resultado, 'gestacao')).toContain(`${trimestre} trimestre`);
    expect(codigosDe(resultado)?.includes('VC12')).toBe(altoDoAbdome);
    expect(resultado.protocolo?.pontos.find(({ codigo }) => codigo === 'VC12')?.moxa ?? false).toBe(false);
  });

  it('lays nobody on her back from mid-pregnancy on', () => {
    const deitada = { ...sampleProtocolo, posicoes: [{ sessao: 'A' as const, posicao: 'decúbito dorsal', nota: '' }] };
    const posicao = (queixaPrincipal: string) =>
      check({ gestante: 'sim', queixaPrincipal }, deitada).protocolo?.posicoes?.[0]?.posicao;
    expect(posicao('Gestante de 12 semanas')).toBe('decúbito dorsal');
    expect(posicao('Gestante de 26 semanas')).toContain('lateral');
  });

  it.each([
    ['Gestante de 26 semanas, 2ª gestação (primeiro parto cesárea)', 26],
    ['G2P1, 26 semanas. Azia', 26],
    ['Gestante 26s4d, ansiosa com o parto', 26],
    ['IG 31+4, cesárea anterior', 31],
    ['Vinte e seis semanas de gestação, um aborto em 2020', 26],
    ['Grávida de sete meses, perdeu um bebê em 2019', 30],
    ['Um aborto com 8 semanas, gestante agora de 24 semanas', 24],
    ['Na 33ª semana de gravidez, parto previsto para janeiro', 33],
    ['Gestante de 28 semanas, a mãe teve pré-eclâmpsia', 28],
    ['Bebê com 29 semanas, mexe bem', 29],
    ['Gestante de 9 semanas, medo do parto', 9],
    ['Grávida há cinco meses', 21],
  ])('reads the weeks whatever stands beside them: "%s"', (queixaPrincipal, semanas) => {
    expect(notaDe(check({ gestante: 'sim', queixaPrincipal }), 'gestacao')).toContain(`(${semanas} semanas contadas)`);
  });

  it.each([
    'Azia',
    'Cansaço há 10 semanas',
    'Aborto com 8 semanas em 2020',
    'Parto anterior com 38 semanas',
    'A irmã está grávida de 9 semanas',
    'Enjoou até a 12ª semana',
    'Perdi um bebê no terceiro mês',
  ])('takes the care of all trimesters where none is told: "%s"', (queixaPrincipal) => {
    const noAlto = withPontos(['VC12', 'CV12'], ['VC13', 'CV13'], ['E21', 'ST21'], ['F14', 'LR14'], ['E36', 'ST36']);
    const deitada = { ...noAlto, posicoes: [{ sessao: 'A' as const, posicao: 'decúbito dorsal', nota: '' }] };
    const { protocolo } = check({ gestante: 'sim', queixaPrincipal }, deitada);
    expect(protocolo?.pontos.map(({ codigo }) => codigo)).toEqual(['E36']);
    expect(protocolo?.posicoes?.[0]?.posicao).toContain('lateral');
  });

  it.each(['Gestante', 'Gestante de 14 semanas', 'Gestante de 26 semanas', 'Gestante de 39 semanas'])(
    'prints no point with a caution that excludes it: %s',
    (queixaPrincipal) => {
      const todos = [...pontosCautelaGestacao, ...pontosEvitarGestacao].map((oms): [string, string] => ['?', oms]);
      const { protocolo } = check({ gestante: 'sim', queixaPrincipal }, withPontos(...todos));
      const cautelas = protocolo?.pontos.flatMap((ponto) => ponto.cautelas) ?? [];
      expect(cautelas.filter((cautela) => /quarto mês|evitar/.test(cautela))).toEqual([]);
    },
  );

  it('takes no trimester from a pregnancy that is over', () => {
    const nota = notaDe(check({ gestante: 'sim', historicoMedico: 'Aborto com 8 semanas em 2020' }), 'gestacao');
    expect(nota).toContain('o trimestre não é conhecido');
  });

  it('says plainly that no safety question was answered', () => {
    const calada = { marcapasso: null, anticoagulante: null, epilepsia: null, cancer: null, alergias: null };
    const resultado = check(calada, withTerapia('Eletroacupuntura'));
    expect(notaDe(resultado, 'seguranca_sem_resposta')).toMatch(/^Nenhuma pergunta de segurança foi respondida/);
    expect(resultado.protocolo?.pontos.some(({ eletro }) => eletro)).toBe(false);
    expect(resultado.protocolo?.terapias).toEqual([]);
  });

  it('asks for platelets only while a cancer is treated', () => {
    const texto = (historicoMedico: string) => {
      const resultado = check({ historicoMedico });
      return notaDe(resultado, 'neoplasia') ?? notaDe(resultado, 'neoplasia_no_passado');
    };
    expect(texto('Câncer de pele retirado em 2015')).not.toContain('plaquetas');
    expect(texto('Leucemia, em quimioterapia')).toContain('plaquetas');
  });
});

describe('what the therapist corrected below a text', () => {
  const medicamentos = 'Não usa anticoagulante.';
  const correcao = {
    campo: 'medicamentos',
    sinal: 'anticoagulante',
    rotulo: 'uso de anticoagulante',
    trecho: 'Não usa anticoagulante',
  };

  it('counts when she said that it is present', () => {
    expect(regrasDe(check({ medicamentos }))).not.toContain('anticoagulante');
    expect(regrasDe(check({ medicamentos, correcoes: [{ ...correcao, decisao: 'presente' }] }))).toContain(
      'anticoagulante',
    );
  });

  it('never lifts a caution, because the words still stand there', () => {
    const usa = { medicamentos: 'Usa anticoagulante.' };
    const retirado = { ...correcao, trecho: 'Usa anticoagulante', decisao: 'removido' as const };
    expect(regrasDe(check({ ...usa, correcoes: [retirado] }))).toContain('anticoagulante');
  });
});
