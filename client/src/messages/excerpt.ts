/**
 * The parts of the sample report that the public pages quote. A test (scripts/demo-relatorio.test.ts) compares them with the
 * engine's report, so that no page shows a report that the product would not write.
 */
export const excerpt = {
  cliente: 'Mariana, 42 anos',
  queixa: 'Cansaço depois das refeições e digestão lenta há alguns meses',
  hipotese: 'Deficiência de Qi do Baço',
  codigo: 'CID-11 SF70',
  /** 0 to 1. */
  confianca: 0.77,
  /** Involvement of each element, 0 to 100. */
  elementos: { madeira: 73, fogo: 44, terra: 81, metal: 23, agua: 0 },
  aFavor: [
    { achado: 'Cansaço', fonte: 'Queixa principal' },
    { achado: 'Fezes moles', fonte: 'Evacuação' },
    { achado: 'Pouco apetite', fonte: 'Apetite' },
    { achado: 'Marcas de dente na língua', fonte: 'Língua, ao exame direto' },
  ],
  contra: [{ achado: 'Sensação de calor interno', fonte: 'Frio e calor' }],
  decidiria: 'O que era de perguntar já foi respondido; pulso e palpação dão a última palavra.',
  pontos: [
    {
      codigo: 'E36',
      pinyin: 'Zusanli',
      localizacao: 'Três cun abaixo do joelho, um dedo para fora da crista da tíbia',
      tecnica: 'Tonificar',
    },
    {
      codigo: 'VC12',
      pinyin: 'Zhongwan',
      localizacao: 'Na linha média, quatro cun acima do umbigo',
      tecnica: 'Tonificar',
    },
    {
      codigo: 'BP3',
      pinyin: 'Taibai',
      localizacao: 'Na borda interna do pé, atrás da cabeça do primeiro metatarso',
      tecnica: 'Tonificar',
    },
  ],
  /** How many body points each of the two sessions has. */
  pontosPorSessao: { dorsal: 10, ventral: 9 },
  sessoes: 12,
  segundo: 'Estagnação do Qi do Fígado',
  terapias: 5,
  auriculares: ['Baço', 'Estômago', 'Shenmen', 'Suprarrenal', 'Fígado', 'Intestino Grosso'],
} as const;
