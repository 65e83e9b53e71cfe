import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type Analise, relatorioSchema, type TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { alimentos } from '../catalog/ampliadas/alimentos.ts';
import { automassagens } from '../catalog/ampliadas/automassagens.ts';
import { praticas } from '../catalog/ampliadas/praticas.ts';
import { semDieta, soPreparo } from '../catalog/ampliadas/pratos.ts';
import { padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { obterPadrao } from '../catalog/padroes.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { sampleRelatorio } from '../render/sample-relatorio.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { pontosEvitarGestacao } from '../safety/pontos-de-risco.ts';
import type { EfeitoClinico } from '../safety/regra.ts';
import { regrasClinicas } from '../safety/regras-clinicas.ts';
import { sinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { conferirAmpliadas } from './conferir-ampliadas.ts';
import { candidatasDaComida, paraOnde } from './escolher-comida.ts';
import { montarAmpliadas } from './montar-ampliadas.ts';

const mulher = {
  idade: 45,
  sexo: 'feminino',
  gestante: 'nao',
  marcapasso: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  alergias: 'nega',
} satisfies Partial<DadosAnamnese>;

function dar(ficha: Partial<DadosAnamnese>): TerapiaAmpliada[] {
  const dados: DadosAnamnese = { ...anamneseVazia, ...mulher, ...ficha };
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  const { protocolo: plano } = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
  if (!plano) throw new Error('no plan');
  const dadas = montarAmpliadas({ analise, dados, protocolo: plano });
  expect(montarAmpliadas({ analise, dados, protocolo: plano })).toEqual(dadas);
  return dadas;
}
const ids = (dadas: readonly TerapiaAmpliada[], tipo?: TerapiaAmpliada['tipo']) =>
  dadas.filter((uma) => tipo === undefined || uma.tipo === tipo).map(({ id }) => id);
const comida = (dadas: readonly TerapiaAmpliada[]) =>
  dadas.filter(({ tipo }) => tipo === 'alimentacao').flatMap(({ passos }) => passos);
const prefere = (dadas: readonly TerapiaAmpliada[]) => comida(dadas).find((linha) => linha.startsWith('Prefira')) ?? '';
const cuidados = (dadas: readonly TerapiaAmpliada[]) => dadas.flatMap(({ cautelas }) => cautelas).join(' ');
const pontosDe = (dadas: readonly TerapiaAmpliada[]) =>
  dadas.flatMap(({ pontos }) => pontos.map(({ codigo }) => codigo));
const posturaDe = (id: string) => praticas.find((uma) => uma.id === id)?.postura;

const todas: readonly TerapiaAmpliada[] = [
  ...candidatasDaComida,
  ...[...praticas, ...automassagens].map(
    (uma): TerapiaAmpliada => ({
      ...{ id: uma.id, nome: uma.nome, padraoId: '', quando: uma.quando, fonte: uma.fonte, evidencia: uma.evidencia },
      tipo: 'grupo' in uma ? 'pratica' : 'automassagem',
      passos: [...uma.passos],
      cautelas: [...uma.cautelas],
      pontos: 'pontos' in uma ? uma.pontos.map((codigo) => ({ codigo, nome: '', localizacao: '' })) : [],
    }),
  ),
];

describe('under each condition of the safety rules', () => {
  const condicoes: { id: string; efeito: EfeitoClinico }[] = [
    ...regrasClinicas.map(({ id, efeito }) => ({ id, efeito })),
    ...sinaisDeAlerta.map(({ id }) => ({ id, efeito: {} })),
  ];

  it.each(condicoes)('$id: nothing that it forbids is left, and a second look changes nothing', ({ id, efeito }) => {
    const ditas = { idade: 40, achados: [], regras: new Set([id]), efeitos: [efeito] };
    const ficam = conferirAmpliadas(todas, ditas);
    const proibidas = [...praticas, ...automassagens].filter((uma) => uma.evitarNasRegras.includes(id));
    expect(ids(ficam).filter((fica) => proibidas.some((uma) => uma.id === fica))).toEqual([]);
    if ([...semDieta, ...soPreparo].includes(id)) expect(ids(ficam)).not.toContain('alimentos');
    expect(pontosDe(ficam).filter((codigo) => efeito.retirarPontos?.has(obterPonto(codigo)?.oms ?? ''))).toEqual([]);
    expect(conferirAmpliadas(ficam, ditas)).toEqual(ficam);
  });

  it('looks at enough of them', () => {
    expect(condicoes.length).toBeGreaterThan(150);
  });

  it('drops what the catalogue does not know', () => {
    const [uma] = todas.filter(({ tipo }) => tipo === 'pratica');
    if (!uma) throw new Error('no practice');
    const ditas = { idade: 40, achados: [], regras: new Set<string>(), efeitos: [] };
    expect(conferirAmpliadas([{ ...uma, id: 'de_outra_epoca' }], ditas)).toEqual([]);
  });
});

describe('for each pattern', () => {
  const [modelo] = sampleRelatorio.analise.padroes;
  if (!modelo || !sampleRelatorio.protocolo) throw new Error('no sample');
  const { protocolo } = sampleRelatorio;
  const dados: DadosAnamnese = { ...anamneseVazia, ...mulher, queixaPrincipal: 'Conferência.' };

  it.each(padraoIds)('%s: food, three practices or more, and two self-massages or more', (id) => {
    const orgaos = [...(obterPadrao(id)?.orgaos ?? [])];
    const analise: Analise = { ...sampleRelatorio.analise, achados: [], padroes: [{ ...modelo, id, orgaos }] };
    const dadas = montarAmpliadas({ analise, dados, protocolo });
    expect(ids(dadas, 'alimentacao')).toEqual(['alimentos', 'dia_simples']);
    expect(comida(dadas).filter((linha) => /^(Café da manhã|Almoço|Lanche|Jantar): /.test(linha))).toHaveLength(4);
    expect(prefere(dadas).split(/, | e /).length).toBeGreaterThanOrEqual(6);
    expect(ids(dadas, 'pratica').length).toBeGreaterThanOrEqual(3);
    expect(ids(dadas, 'pratica').length).toBeLessThanOrEqual(5);
    expect(ids(dadas, 'automassagem').length).toBeGreaterThanOrEqual(2);
    expect(dadas.every(({ padraoId, fonte }) => padraoId === id && fonte !== '')).toBe(true);
    relatorioSchema.shape.protocolo.parse({ ...protocolo, ampliadas: dadas });
  });
});

describe('food goes by the nature of the picture', () => {
  it.each([
    [['frio', 'yang'], 'aquecer'],
    [['calor'], 'refrescar'],
    [['yin', 'secura'], 'umedecer'],
    [['umidade', 'fleuma'], 'secar'],
    [['frio', 'calor'], 'neutra'],
    [['calor', 'umidade'], 'refrescar'],
    [['yin', 'umidade'], 'neutra'],
    [['estagnacao'], 'neutra'],
  ] as const)('%o: %s', (temas, direcao) => {
    expect(paraOnde(new Set(temas))).toBe(direcao);
  });
});

describe('twenty invented people', () => {
  it('a weak Spleen gets cooked food and the third brocade', () => {
    const dadas = dar({ queixaPrincipal: 'Cansaço, fezes moles, estufada depois de comer, sem apetite.' });
    expect(prefere(dadas)).toContain('abóbora');
    expect(ids(dadas)).toContain('separar_ceu_e_terra');
    expect(pontosDe(dadas)).toContain('E36');
  });

  it('a Liver that does not flow gets its sound, and F3', () => {
    const dadas = dar({ queixaPrincipal: 'Irritada, suspira muito, dor nas costelas, TPM forte, piora com estresse.' });
    expect(ids(dadas)).toEqual(expect.arrayContaining(['som_xu', 'pe_f3']));
  });

  it('hot flushes and night sweats get no warming food and no rubbing of the loins', () => {
    const dadas = dar({ queixaPrincipal: 'Fogachos e suor noturno, insônia, boca seca.', idade: 52 });
    expect(prefere(dadas)).not.toMatch(/gengibre|alho|cebola|frango/);
    expect(ids(dadas)).not.toContain('lombar');
    expect(ids(dadas)).toContain('planta_do_pe');
  });

  it('cold loins are warmed', () => {
    const frio = { queixaPrincipal: 'Dor lombar com frio, joelhos frios e fracos, urina muito à noite.', idade: 66 };
    const dadas = dar({ ...frio, sexo: 'masculino' });
    expect(prefere(dadas)).toMatch(/gengibre|alho-poró/);
    expect(ids(dadas)).toContain('lombar');
  });

  it.each([
    ['told', { gestante: 'sim', idade: 30, historicoMedico: 'Grávida de 20 semanas.' }],
    ['possible', { gestante: 'desconheco', idade: 30 }],
  ] as const)('a pregnancy, %s: no point that the rules forbid, nothing standing long, no belly', (_qual, ficha) => {
    const dadas = dar({ queixaPrincipal: 'Enjoo, ansiedade, dor no pescoço e insônia.', ...ficha });
    expect(pontosDe(dadas).filter((codigo) => pontosEvitarGestacao.has(obterPonto(codigo)?.oms ?? ''))).toEqual([]);
    expect(ids(dadas)).not.toContain('ventre_em_circulos');
    expect(ids(dadas)).not.toContain('postura_da_arvore');
    expect(comida(dadas).join(' ')).not.toMatch(/gengibre|hortelã|bebida alcoólica/);
    expect(dadas.length).toBeGreaterThan(2);
  });

  it('a pregnancy that nobody asked about: no point that waits for the answer', () => {
    const { gestante: _, ...semPergunta } = mulher;
    const ficha = {
      ...anamneseVazia,
      ...semPergunta,
      gestante: null,
      queixaPrincipal: 'Cólica menstrual forte, cansaço.',
    };
    const pontos = pontosDe(dar({ ...ficha, idade: 30 }));
    expect(pontos.length).toBeGreaterThan(0);
    expect(pontos.filter((codigo) => pontosEvitarGestacao.has(obterPonto(codigo)?.oms ?? ''))).toEqual([]);
  });

  it('warfarin: no more dark leaves, no ginger, a light touch, and a word on vitamin K', () => {
    const dadas = dar({
      queixaPrincipal: 'Pele seca, tontura não, anemia e fluxo intenso, dor no pescoço.',
      anticoagulante: 'sim',
      medicamentos: 'varfarina 5 mg',
    });
    expect(comida(dadas).join(' ')).not.toMatch(/espinafre|agrião|alface|repolho|gengibre|alho/);
    expect(cuidados(dadas)).toMatch(/vitamina K/);
    expect(ids(dadas)).not.toContain('ombros');
    if (ids(dadas, 'automassagem').length > 0) expect(cuidados(dadas)).toMatch(/só toque leve/);
  });

  it.each([
    ['Doença renal crônica em diálise.'],
    ['Cirrose há dois anos.'],
    ['Insuficiência cardíaca, bebe no máximo um litro por dia.'],
  ])('“%s”: no list of foods, only how they are made', (historicoMedico) => {
    const dadas = dar({ queixaPrincipal: 'Cansaço e boca seca.', historicoMedico });
    expect(ids(dadas, 'alimentacao')).toEqual(['modo_de_preparo']);
    expect(comida(dadas)).toHaveLength(1);
    expect(cuidados(dadas)).toContain('decidido por quem acompanha');
  });

  it('diabetes: no sweet fruit, no legs, and portions as agreed', () => {
    const dadas = dar({
      queixaPrincipal: 'Muita sede, boca seca, calor e constipação.',
      historicoMedico: 'Diabetes tipo 2.',
      medicamentos: 'metformina',
    });
    expect(comida(dadas).join(' ')).not.toMatch(/banana|melancia|uva|mel\b|Mingau/);
    expect(cuidados(dadas)).toContain('as porções de arroz');
    expect(pontosDe(dadas)).not.toEqual(expect.arrayContaining(['E36', 'F3', 'R1', 'R3']));
  });

  it.each([
    ['Doença celíaca.', /\b(aveia|trigo|pão|cevadinha|macarrão)\b/i],
    ['Alergia a ovo.', /\bovo|omelete/i],
    ['Alergia a peixe e camarão.', /\b(peixe|sardinha)\b/i],
    ['Alergia a amendoim e castanhas.', /\bnozes\b/i],
    ['Alergia a soja.', /\btofu\b/i],
    ['Alergia a gergelim.', /\bgergelim\b/i],
    ['Alergia a abóbora.', /\babóbora\b/i],
    ['Alergia a feijão.', /\bfeijão\b/i],
  ])('“%s” is not on the plate', (alergias, proibido) => {
    for (const queixaPrincipal of [
      'Cansaço, fezes moles, sem apetite.',
      'Fogachos, boca seca, pele seca.',
      'Anemia, unhas fracas, fluxo escasso.',
      'Joelhos frios, lombar fria.',
    ]) {
      const ditas = comida(dar({ queixaPrincipal, alergias }));
      expect(ditas.length).toBeGreaterThan(4);
      expect(ditas.join(' ')).not.toMatch(proibido);
    }
  });

  it('who gets dizzy on rising practises sitting', () => {
    const dadas = dar({ queixaPrincipal: 'Tontura ao levantar, zumbido e cansaço. Caiu no mês passado.', idade: 78 });
    expect(ids(dadas, 'pratica').length).toBeGreaterThanOrEqual(3);
    expect(ids(dadas, 'pratica').filter((id) => posturaDe(id) === 'de_pe')).toEqual([]);
  });

  it('a heart that is ill makes no fists, bends nothing and is not rubbed on the breast bone', () => {
    const dadas = dar({
      queixaPrincipal: 'Irritada, suspira, ansiosa.',
      historicoMedico: 'Infarto há três anos, usa AAS.',
    });
    for (const id of [
      'cerrar_os_punhos',
      'balancar_a_cauda',
      'deslizar_pelas_pernas',
      'postura_da_arvore',
      'peito_vc17',
    ])
      expect(ids(dadas)).not.toContain(id);
  });

  it('a disc and brittle bones bend nothing, and the back is left alone', () => {
    const dadas = dar({
      queixaPrincipal: 'Dor lombar, joelhos fracos e frios.',
      historicoMedico: 'Hérnia de disco lombar e osteoporose.',
      idade: 63,
    });
    for (const id of ['deslizar_pelas_pernas', 'balancar_a_cauda', 'elevar_os_calcanhares', 'lombar'])
      expect(ids(dadas)).not.toContain(id);
  });

  it('varicose veins: no leg is pressed', () => {
    const dadas = dar({ queixaPrincipal: 'Cansaço, pernas pesadas.', historicoMedico: 'Varizes nas pernas.' });
    for (const codigo of ['E36', 'BP6', 'E40', 'BP10', 'R3', 'R1', 'F3', 'E35'])
      expect(pontosDe(dadas)).not.toContain(codigo);
  });

  it('epilepsy: no sounds', () => {
    const dadas = dar({ queixaPrincipal: 'Irritada, suspira muito, ansiosa.', epilepsia: 'sim' });
    expect(ids(dadas).filter((id) => id.startsWith('som_'))).toEqual([]);
  });

  it('hives: nothing is rubbed or kneaded', () => {
    const dadas = dar({ queixaPrincipal: 'Urticária todo dia há um mês, coceira, vergões pelo corpo.' });
    expect(ids(dadas, 'automassagem')).toEqual([]);
  });

  it('a child plays with breath, eats with the family, and is touched by an adult', () => {
    const dadas = dar({ queixaPrincipal: 'Resfriados frequentes, come pouco.', idade: 6, sexo: 'masculino' });
    expect(ids(dadas)).toEqual(expect.arrayContaining(['barriga_do_brinquedo', 'perna_da_crianca']));
    expect(ids(dadas, 'automassagem')).toEqual(['perna_da_crianca']);
    expect(comida(dadas).join(' ')).not.toMatch(/café forte|bebida alcoólica|gengibre/);
    expect(cuidados(dadas)).toContain('sem retirar grupos de alimentos');
  });

  it('a baby gets nothing', () => {
    expect(dar({ queixaPrincipal: 'Cólica.', idade: 0, sexo: 'masculino' })).toEqual([]);
  });

  it('unread words that may forbid a treatment keep the hands away', () => {
    const sem = dar({ queixaPrincipal: 'Cansaço, sem apetite.' });
    expect(ids(sem, 'automassagem').length).toBeGreaterThan(0);
    const dadas = dar({ queixaPrincipal: 'Cansaço, perdeu dez quilos em dois meses sem motivo.' });
    expect(ids(dadas, 'alimentacao')).toEqual([]);
  });

  it('who told nothing gets what suits anybody', () => {
    const dadas = dar({ queixaPrincipal: 'Quer conhecer.', idade: 30 });
    expect(ids(dadas, 'pratica')).toEqual(expect.arrayContaining(['respiracao_abdominal']));
    expect(ids(dadas, 'alimentacao')).toEqual(['alimentos', 'dia_simples']);
  });

  it('never names a food that the catalogue does not have', () => {
    const nomes = new Set(alimentos.map(({ nome }) => nome));
    const ditos = prefere(dar({ queixaPrincipal: 'Cansaço.' }))
      .replace('Prefira: ', '')
      .split(/, (?!em)|(?<=\w) e (?=\w+ )/);
    expect(ditos.some((dito) => nomes.has(dito))).toBe(true);
  });
});
