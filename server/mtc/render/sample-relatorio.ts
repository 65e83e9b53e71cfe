import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Achado, Analise, PontoPrescrito, Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import { escreverRelatorio } from '../writer/escrever-relatorio.ts';

/** One fixed, invented case for the sample report and for tests. */
export const sampleDados = dadosAnamneseSchema.parse({
  nomeCliente: 'Mariana Albuquerque Nogueira',
  idade: 42,
  sexo: 'feminino',
  telefone: '(11) 99999-0000',
  email: 'mariana@exemplo.com',
  profissao: 'Professora',
  localidade: 'Campinas, SP',
  queixaPrincipal: 'Cansaço há meses, digestão lenta e irritabilidade que piora antes da menstruação',
  inicioQueixa: 'meses',
  intensidadeDor: 3,
  fatoresAgravantes: ['Estresse', 'Alimentos gordurosos'],
  fatoresAmeliorantes: ['Repouso', 'Respiração/meditação'],
  historicoMedico: 'Nega cirurgias. Mãe com hipertensão.',
  sintomasGerais: ['irritabilidade', 'cansaço', 'má digestão', 'tensão muscular'],
  sintomasDigestivos: ['Empachamento', 'Gases/Distensão'],
  sintomasTermicos: ['Mãos/pés frios'],
  sintomasEmocionais: ['Raiva/Irritabilidade', 'Preocupação/Ruminação'],
  sintomasSono: ['Dificuldade para iniciar'],
  apetite: 'baixo',
  sede: 'bebidas_quentes',
  evacuacao: 'Fezes amolecidas pela manhã',
  cicloRegular: 'nao',
  fluxo: 'moderado',
  dorMenstrual: 'leve',
  endometrioseDiagnostico: 'nao',
  tpm: ['Irritabilidade', 'Dor mamária', 'Inchaço'],
  atividadeFisica: 'Caminhada uma vez por semana',
  consumoAgua: 5,
  cafeXicaras: 3,
  frequenciaAlcool: 'raramente',
  cigarro: 'nao',
  qualidadeSono: 'regular',
  estresseNivel: 8,
  linguaDesc: ['Pálida', 'Saburra fina', 'Marcas de dente'],
  linguaObservacao: 'bordas levemente elevadas',
  faceDesc: ['Pálida', 'Cansada'],
  orelhaDesc: ['Sem alterações'],
  gestante: 'nao',
  marcapasso: 'nao',
  objetivosCliente: 'Ter energia até o fim do dia e dormir melhor',
  disponibilidadeSessoes: '1x_sem',
} satisfies Partial<DadosAnamnese>);

const sampleAchados: Achado[] = [
  achado('cansaco', 'Cansaço', 'anamnese.sintomasGerais', 'cansaço', 0.8),
  achado('irritabilidade', 'Irritabilidade', 'anamnese.sintomasEmocionais', 'Raiva/Irritabilidade', 0.9),
  achado('tensao_muscular', 'Tensão muscular', 'anamnese.sintomasGerais', 'tensão muscular', 0.7),
  achado('estresse_alto', 'Estresse alto', 'anamnese.estresseNivel', '8 de 10', 0.8),
  achado('piora_estresse', 'Piora com estresse', 'anamnese.fatoresAgravantes', 'Estresse', 0.7),
  achado('tpm_mamas', 'Dor mamária antes da menstruação', 'anamnese.tpm', 'Dor mamária', 0.7),
  achado('ciclo_irregular', 'Ciclo irregular', 'anamnese.cicloRegular', 'nao', 0.6),
  achado('apetite_baixo', 'Apetite baixo', 'anamnese.apetite', 'baixo', 0.7),
  achado('distensao', 'Gases e distensão', 'anamnese.sintomasDigestivos', 'Gases/Distensão', 0.7),
  achado('empachamento', 'Empachamento', 'anamnese.sintomasDigestivos', 'Empachamento', 0.6),
  achado('fezes_amolecidas', 'Fezes amolecidas', 'anamnese.evacuacao', 'Fezes amolecidas pela manhã', 0.8),
  achado('ruminacao', 'Preocupação constante', 'anamnese.sintomasEmocionais', 'Preocupação/Ruminação', 0.6),
  achado('maos_frias', 'Mãos e pés frios', 'anamnese.sintomasTermicos', 'Mãos/pés frios', 0.5),
  achado('sono_inicio', 'Dificuldade para iniciar o sono', 'anamnese.sintomasSono', 'Dificuldade para iniciar', 0.6),
  achado('lingua_palida', 'Língua pálida', 'foto.lingua.lingua_palida', 'a* 14,2', 0.8),
  achado('lingua_marcas', 'Marcas de dente na língua', 'foto.lingua.lingua_marcas_dente', '5 concavidades', 0.7),
  achado('face_palida', 'Face pálida', 'anamnese.faceDesc', 'Pálida', 0.5),
  { ...achado('calor', 'Calor interno', 'anamnese.sintomasTermicos', 'não marcado', 0.4), presente: false },
];

export const sampleAnalise: Analise = {
  achados: sampleAchados,
  padroes: [
    {
      id: 'deficiencia_qi_baco',
      nome: 'Deficiência de Qi do Baço',
      pinyin: 'Pí Qì Xū',
      codigoTm1: 'SF70',
      natureza: 'raiz',
      score: 82,
      confianca: 0.74,
      aFavor: pesos(
        ['cansaco', 3],
        ['fezes_amolecidas', 3],
        ['apetite_baixo', 2.5],
        ['distensao', 2],
        ['lingua_palida', 2],
        ['lingua_marcas', 2],
        ['ruminacao', 1],
      ),
      contra: pesos(['sono_inicio', -0.5]),
      orgaos: ['baco', 'estomago'],
      decidiria: 'O cansaço aumenta depois de comer? Pulso fraco na posição do Baço reforçaria a hipótese.',
    },
    {
      id: 'estagnacao_qi_figado',
      nome: 'Estagnação do Qi do Fígado',
      pinyin: 'Gān Qì Yù Jié',
      codigoTm1: 'SF57',
      natureza: 'manifestacao',
      score: 76,
      confianca: 0.66,
      aFavor: pesos(
        ['irritabilidade', 3],
        ['piora_estresse', 2.5],
        ['tpm_mamas', 2.5],
        ['tensao_muscular', 2],
        ['ciclo_irregular', 1.5],
      ),
      contra: pesos(['lingua_palida', -1]),
      orgaos: ['figado', 'vesicula_biliar'],
      decidiria: 'pulso em corda e dor à pressão nas laterais das costelas.',
    },
    {
      id: 'deficiencia_sangue_figado',
      nome: 'Deficiência de Sangue do Fígado',
      pinyin: 'Gān Xuè Xū',
      codigoTm1: 'SF54',
      natureza: 'raiz',
      score: 41,
      confianca: 0.38,
      aFavor: pesos(['lingua_palida', 2], ['face_palida', 1.5], ['sono_inicio', 1], ['maos_frias', 0.5]),
      contra: pesos(['fezes_amolecidas', -1]),
      orgaos: ['figado'],
      decidiria: 'há visão turva, formigamentos ou fluxo menstrual escasso?',
    },
  ],
  elementos: {
    madeira: { pontuacao: 74, achados: ['irritabilidade', 'tensao_muscular', 'tpm_mamas', 'piora_estresse'] },
    fogo: { pontuacao: 28, achados: ['sono_inicio'] },
    terra: { pontuacao: 81, achados: ['cansaco', 'fezes_amolecidas', 'apetite_baixo', 'distensao', 'ruminacao'] },
    metal: { pontuacao: 12, achados: [] },
    agua: { pontuacao: 22, achados: ['maos_frias'] },
  },
  relacaoElementos: {
    tipo: 'cheng',
    de: 'madeira',
    para: 'terra',
    explicacao: 'A tensão acumulada trava a digestão, e uma Terra enfraquecida resiste menos a essa pressão.',
  },
  zangFu: [
    { orgao: 'baco', envolvimento: 84, achados: ['cansaco', 'fezes_amolecidas', 'apetite_baixo'] },
    { orgao: 'figado', envolvimento: 78, achados: ['irritabilidade', 'tpm_mamas', 'ciclo_irregular'] },
    { orgao: 'estomago', envolvimento: 46, achados: ['empachamento', 'distensao'] },
    { orgao: 'vesicula_biliar', envolvimento: 31, achados: ['tensao_muscular'] },
    { orgao: 'coracao', envolvimento: 24, achados: ['sono_inicio'] },
    { orgao: 'rim', envolvimento: 18, achados: ['maos_frias'] },
    { orgao: 'pulmao', envolvimento: 8, achados: [] },
  ],
  substancias: {
    qi: { estado: 'deficiente', grau: 68, achados: ['cansaco', 'fezes_amolecidas', 'apetite_baixo'] },
    xue: { estado: 'deficiente', grau: 34, achados: ['lingua_palida', 'face_palida'] },
    yin: { estado: 'equilibrado', grau: 8, achados: [] },
    yang: { estado: 'deficiente', grau: 22, achados: ['maos_frias'] },
    jin_ye: { estado: 'excesso', grau: 30, achados: ['lingua_marcas'] },
  },
  principios: { yinYang: -24, interiorExterior: -82, frioCalor: -12, deficienciaExcesso: -46 },
};

const samplePontos: PontoPrescrito[] = [
  ponto(
    'E36',
    'ST36',
    'Zusanli',
    'Três distâncias da perna',
    'três cun abaixo do joelho, um dedo para fora da crista da tíbia',
    'tonificar',
    'deficiencia_qi_baco',
    'ponto he-mar',
    true,
  ),
  ponto(
    'BP3',
    'SP3',
    'Taibai',
    'Grande branco',
    'na borda interna do pé, atrás da cabeça do primeiro metatarso',
    'tonificar',
    'deficiencia_qi_baco',
    'ponto fonte',
    true,
  ),
  ponto(
    'BP6',
    'SP6',
    'Sanyinjiao',
    'Encontro dos três Yin',
    'três cun acima do maléolo interno, atrás da tíbia',
    'tonificar',
    'deficiencia_qi_baco',
    'encontro dos três Yin da perna',
    false,
  ),
  ponto(
    'VC12',
    'CV12',
    'Zhongwan',
    'Meio do estômago',
    'na linha média, quatro cun acima do umbigo',
    'tonificar',
    'deficiencia_qi_baco',
    'ponto mu do Estômago',
    true,
    'mediano',
  ),
  ponto(
    'B20',
    'BL20',
    'Pishu',
    'Shu do Baço',
    'um cun e meio ao lado da linha média, abaixo da décima primeira vértebra torácica',
    'tonificar',
    'deficiencia_qi_baco',
    'shu-mu',
    true,
  ),
  ponto(
    'F3',
    'LR3',
    'Taichong',
    'Grande impulso',
    'no dorso do pé, no vão entre o primeiro e o segundo metatarsos',
    'dispersar',
    'estagnacao_qi_figado',
    'ponto fonte',
    false,
  ),
  ponto(
    'IG4',
    'LI4',
    'Hegu',
    'Vale da união',
    'no dorso da mão, no meio do segundo metacarpo',
    'dispersar',
    'estagnacao_qi_figado',
    'quatro barreiras, com F3',
    false,
  ),
  ponto(
    'VB34',
    'GB34',
    'Yanglingquan',
    'Fonte da colina Yang',
    'na depressão à frente e abaixo da cabeça da fíbula',
    'dispersar',
    'estagnacao_qi_figado',
    'ponto he-mar',
    false,
  ),
  ponto(
    'PC6',
    'PC6',
    'Neiguan',
    'Passagem interna',
    'dois cun acima da prega do punho, entre os tendões',
    'harmonizar',
    'estagnacao_qi_figado',
    'ponto luo',
    false,
  ),
  ponto(
    'C7',
    'HT7',
    'Shenmen',
    'Porta do Shen',
    'na prega do punho, do lado do dedo mínimo',
    'harmonizar',
    'deficiencia_sangue_figado',
    'ponto fonte',
    false,
  ),
];

export const sampleProtocolo: Protocolo = {
  pontos: samplePontos,
  auriculares: [
    auricular(
      'shenmen',
      'Shenmen',
      'TF4',
      'ápice da fossa triangular',
      'estagnacao_qi_figado',
      'acalma o Shen e reduz a tensão',
    ),
    auricular(
      'baco',
      'Baço',
      'CO13',
      'parte inferior da concha cava',
      'deficiencia_qi_baco',
      'fortalece a transformação dos alimentos',
    ),
    auricular(
      'estomago',
      'Estômago',
      'CO4',
      'em torno do fim da raiz da hélice',
      'deficiencia_qi_baco',
      'alivia o empachamento',
    ),
    auricular(
      'figado',
      'Fígado',
      'CO12',
      'parte posterior da concha cimba',
      'estagnacao_qi_figado',
      'favorece o livre fluxo do Qi',
    ),
    auricular(
      'simpatico',
      'Simpático',
      'AH6a',
      'fim do ramo inferior da anti-hélice',
      'estagnacao_qi_figado',
      'ajuda a relaxar a musculatura lisa',
    ),
  ],
  terapias: [
    terapia(
      'moxabustao',
      'Moxabustão indireta',
      'Aquecimento suave com bastão em E36 e VC12, de dez a quinze minutos.',
      'deficiencia_qi_baco',
    ),
    terapia(
      'ventosaterapia',
      'Ventosaterapia',
      'Ventosas deslizantes de sucção leve no trapézio e entre as escápulas.',
      'estagnacao_qi_figado',
    ),
    terapia(
      'tuina',
      'Tui Na abdominal',
      'Massagem circular do abdome, no sentido do relógio, por cinco minutos.',
      'deficiencia_qi_baco',
    ),
    terapia(
      'respiracao',
      'Respiração com Qi Gong',
      'Oito Peças do Brocado, dez minutos ao dia, em ritmo confortável.',
      'estagnacao_qi_figado',
    ),
    terapia(
      'dietoterapia',
      'Dietoterapia chinesa',
      'Refeições mornas e cozidas, em horários regulares.',
      'deficiencia_qi_baco',
    ),
  ],
  orientacoes: [
    {
      id: 'mornos',
      categoria: 'alimentacao',
      texto: 'Prefira alimentos cozidos e mornos; deixe cruas e geladas para poucas ocasiões.',
      prioridade: 'Essencial',
    },
    {
      id: 'horario',
      categoria: 'rotina',
      texto: 'Faça as refeições em horários regulares, sem telas e mastigando devagar.',
      prioridade: 'Essencial',
    },
    {
      id: 'caminhada',
      categoria: 'movimento',
      texto: 'Caminhe trinta minutos ao ar livre, três vezes por semana.',
      prioridade: 'Importante',
    },
    {
      id: 'cafe',
      categoria: 'alimentacao',
      texto: 'Troque o café da tarde por um chá morno de erva-cidreira.',
      prioridade: 'Importante',
    },
    {
      id: 'pausas',
      categoria: 'emocoes',
      texto: 'Reserve duas pausas de cinco minutos ao dia para respirar e soltar os ombros.',
      prioridade: 'Recomendada',
    },
    {
      id: 'sono',
      categoria: 'sono',
      texto: 'Deite-se antes das 23h e deixe as telas uma hora antes.',
      prioridade: 'Recomendada',
    },
  ],
  sessoes: {
    frequencia: 'uma sessão por semana',
    total: 10,
    fases: [
      { nome: 'Alívio', sessoes: 4, semanas: 'Semanas 1 a 4', objetivo: 'Soltar a tensão e melhorar a digestão' },
      {
        nome: 'Fortalecimento',
        sessoes: 4,
        semanas: 'Semanas 5 a 8',
        objetivo: 'Recuperar o Qi do Baço e a disposição',
      },
      {
        nome: 'Manutenção',
        sessoes: 2,
        semanas: 'Semanas 10 e 12',
        objetivo: 'Consolidar os ganhos e espaçar as sessões',
      },
    ],
  },
  prognostico: {
    nivel: 'favoravel',
    razoes: [
      'A queixa tem poucos meses e melhora com repouso',
      'Há disponibilidade para uma sessão por semana',
      'O estresse alto pode tornar a resposta mais lenta',
    ],
  },
};

export const sampleLingua: FotoObservacoes = {
  versao: '1',
  kind: 'lingua',
  qualidade: { veredito: 'boa', problemas: [] },
  sinais: [
    { sinal: 'lingua_palida', forca: 0.8, medida: { nome: 'a*', valor: 14.2, unidade: 'Lab' } },
    { sinal: 'saburra_fina', forca: 0.7, medida: { nome: 'cobertura', valor: 0.22, unidade: 'fração' } },
    { sinal: 'lingua_marcas_dente', forca: 0.6, medida: { nome: 'concavidades', valor: 5, unidade: '' } },
    { sinal: 'lingua_umida', forca: 0.5, medida: { nome: 'brilho', valor: 0.04, unidade: 'fração' } },
  ],
  medidas: {},
  contorno: Array.from({ length: 48 }, (_, index): [number, number] => {
    const angulo = (index / 48) * 2 * Math.PI;
    return [0.5 + 0.27 * Math.cos(angulo), 0.54 + 0.34 * Math.sin(angulo) * (Math.sin(angulo) < 0 ? 0.8 : 1)];
  }),
};

const sampleFotos: Relatorio['fotos'] = [
  { id: '0b8f2a52-6f0c-4a7e-9d51-3f3e6f0a1c01', kind: 'lingua', observacoes: sampleLingua },
  {
    id: '0b8f2a52-6f0c-4a7e-9d51-3f3e6f0a1c02',
    kind: 'face',
    observacoes: { ...sampleLingua, kind: 'face', sinais: [], contorno: null },
  },
];

export const sampleRelatorio: Relatorio = {
  versao: 1,
  tipo: 'completo',
  cliente: { nome: sampleDados.nomeCliente, idade: sampleDados.idade, sexo: sampleDados.sexo },
  queixaPrincipal: sampleDados.queixaPrincipal,
  analise: sampleAnalise,
  protocolo: sampleProtocolo,
  textos: escreverRelatorio({
    tipo: 'completo',
    dados: sampleDados,
    analise: sampleAnalise,
    protocolo: sampleProtocolo,
    fotos: sampleFotos,
  }),
  seguranca: [
    {
      regra: 'agulhamento_toracico',
      gravidade: 'cautela',
      texto: 'Há ponto sobre a caixa torácica (B20): agulhamento raso e oblíquo, para não atingir a pleura.',
      removidos: [],
      fonte: 'OMS, Guidelines on Basic Training and Safety in Acupuncture (1999)',
    },
  ],
  fotos: sampleFotos,
  clinica: { nome: 'Espaço Caminho do Meio', logoUrl: null },
  origem: {
    motor: 'local',
    modelo: null,
    promptVersao: null,
    catalogoVersao: '2026-11-01',
    geradoEm: '2026-11-18T17:42:00.000Z',
  },
};

function achado(id: string, label: string, fonte: string, valor: string, forca: number): Achado {
  return { id, label, fonte, valor, forca, presente: true };
}

function pesos(...pares: [string, number][]): { achadoId: string; peso: number }[] {
  return pares.map(([achadoId, peso]) => ({ achadoId, peso }));
}

function ponto(
  codigo: string,
  oms: string,
  pinyin: string,
  nome: string,
  localizacao: string,
  tecnica: PontoPrescrito['tecnica'],
  padraoId: string,
  metodo: string,
  moxa: boolean,
  lateralidade: PontoPrescrito['lateralidade'] = 'bilateral',
): PontoPrescrito {
  return {
    codigo,
    oms,
    pinyin,
    nome,
    localizacao,
    tecnica,
    lateralidade,
    retencaoMin: 20,
    moxa,
    eletro: !moxa,
    padraoId,
    metodo,
    cautelas: codigo === 'B20' ? ['Agulhamento oblíquo e raso'] : [],
  };
}

function auricular(id: string, nome: string, oms: string, zona: string, padraoId: string, motivo: string) {
  return { id, nome, oms, zona, padraoId, motivo };
}

function terapia(id: string, nome: string, descricao: string, padraoId: string) {
  return { id, nome, descricao, padraoId };
}
