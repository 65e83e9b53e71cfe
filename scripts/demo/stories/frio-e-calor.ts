import type { Story } from '../story.ts';

/** Menopause with heat: empty heat of the kidney. */
export const menopausa: Story = {
  queixas: [
    'Ondas de calor várias vezes ao dia e suor à noite há cerca de um ano, desde que a menstruação parou. Acorda com o lençol molhado.',
    'Fogachos que sobem para o rosto, coração acelerado e sono picado. Diz que “virou outra pessoa” depois dos 50.',
    'Calorões no fim da tarde, boca seca de madrugada e irritação com a família. A ginecologista descartou problema de tireoide.',
  ],
  retornos: [
    'Retorno: os calores diminuíram de intensidade, ainda aparecem à noite em semanas de mais trabalho.',
    'Retorno: dorme melhor, com um ou dois fogachos leves por dia. Quer manter o acompanhamento.',
  ],
  inicioQueixa: 'anos',
  intensidadeDor: 3,
  fatoresAgravantes: ['Estresse', 'Calor', 'Café', 'Falta de sono'],
  fatoresAmeliorantes: ['Repouso', 'Respiração/meditação'],
  historicos: [
    'Última menstruação há 14 meses. Mãe com osteoporose. Exames de tireoide normais este ano.',
    'Menopausa aos 51 anos. Optou por não fazer reposição hormonal. Densitometria com osteopenia leve.',
    'Histerectomia há 6 anos por miomas, ovários preservados. Pressão controlada.',
  ],
  medicamentos: [null, 'Losartana 50 mg pela manhã', 'Levotiroxina 50 mcg em jejum'],
  suplementos: ['Cálcio com vitamina D', 'Isoflavona por conta própria, sem melhora', null],
  sintomas: {
    sintomasGerais: ['insônia', 'irritabilidade', 'cansaço', 'ansiedade'],
    sintomasTermicos: ['Calor interno', 'Sudorese noturna'],
    sintomasPele: ['Seca', 'Avermelhada'],
    sintomasEmocionais: ['Raiva/Irritabilidade', 'Ansiedade/Agitação'],
    sintomasSono: ['Despertares noturnos', 'Dificuldade para iniciar'],
  },
  apetite: 'normal',
  sede: 'bebidas_frias',
  urina: 'Clara de dia, um pouco escura pela manhã; levanta uma vez à noite.',
  evacuacao: 'Todo dia, às vezes ressecada.',
  ciclo: { cicloRegular: 'amenorreia', fluxo: null, dorMenstrual: null, endometrioseDiagnostico: 'nao', tpm: [] },
  habitos: {
    atividadeFisica: 'Hidroginástica duas vezes por semana.',
    ...{ consumoAgua: 7, cafeXicaras: 3, frequenciaAlcool: 'socialmente', cigarro: 'nao' },
    ...{ qualidadeSono: 'ruim', estresseNivel: 7 },
  },
  linguaDesc: ['Vermelha', 'Seca', 'Rachaduras'],
  linguaDesenho: { body: '#b2544f', coating: '#d2b0a4', coatingShare: 0.12, coatingOpacity: 0.2, cracks: true },
  linguaObservacao: 'Pouca saburra, ponta mais vermelha.',
  faceDesc: ['Avermelhada', 'Seca'],
  orelhaDesc: ['Sem alterações'],
  gestante: 'nao',
  alergias: [null, 'Dipirona', null],
  objetivos: ['Dormir a noite inteira e ter menos calor.', 'Passar por esta fase sem remédio para dormir.'],
  disponibilidade: '1x_sem',
  escores: {
    inicio: { queixa: 8, dor: 3, sono: 3, energia: 4, estresse: 7 },
    fim: { queixa: 2, dor: 1, sono: 8, energia: 7, estresse: 3 },
  },
  consultas: [
    [
      'Relatou três a quatro fogachos por noite. Suportou bem as agulhas; sentiu calor nas pernas durante a sessão.',
      'Semana difícil no trabalho, dormiu pouco. Orientada sobre café depois das 15 h.',
    ],
    [
      'Duas noites inteiras de sono na semana. Fogachos mais curtos, sem palpitação.',
      'Percebe quando o calor vai chegar e consegue respirar com calma. Pele menos seca.',
    ],
    ['Uma onda de calor leve por dia. Disposição boa pela manhã.', 'Dorme sete horas seguidas. Espaçar as sessões.'],
  ],
  mudancas: ['Menos suor à noite.', 'Sono mais contínuo, humor mais estável.', 'Calores raros e curtos.'],
  novasQueixas: ['Dor no polegar direito ao abrir potes', 'Olhos secos no ar-condicionado'],
};

/** Low back pain with cold: the kidney's yang is weak. */
export const lombalgia: Story = {
  queixas: [
    'Dor na lombar que piora no frio e depois de ficar em pé, com joelhos fracos. Começou há uns três anos e vem aumentando.',
    'Lombalgia há anos, “cansada”, melhora com bolsa de água quente e repouso. Levanta duas vezes à noite para urinar.',
    'Dor nas costas em faixa, na altura da cintura, com pés gelados mesmo no verão. Trabalha muitas horas sentado.',
  ],
  retornos: [
    'Retorno: lombar bem melhor, incomoda só quando carrega peso ou esfria muito.',
    'Retorno: voltou a caminhar sem dor; ainda sente rigidez ao levantar da cama.',
  ],
  inicioQueixa: 'anos',
  intensidadeDor: 7,
  fatoresAgravantes: ['Frio', 'Falta de sono', 'Exercício'],
  fatoresAmeliorantes: ['Repouso', 'Calor local'],
  historicos: [
    'Ressonância com protrusão discal L4-L5 sem compressão. Fez fisioterapia em 2024.',
    'Artrose lombar inicial no raio-X. Cirurgia de hérnia inguinal em 2015.',
    'Sem cirurgias. Avaliação ortopédica sem indicação cirúrgica.',
  ],
  medicamentos: ['Paracetamol quando a dor aperta', null, 'Ciclobenzaprina à noite nas crises'],
  sintomas: {
    sintomasGerais: ['cansaço', 'tensão muscular', 'medo'],
    sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
    sintomasPele: ['Pálida'],
    sintomasEmocionais: ['Medo/Insegurança'],
    sintomasSono: ['Sonolência diurna', 'Despertares noturnos'],
  },
  apetite: 'normal',
  sede: 'bebidas_quentes',
  urina: 'Clara e abundante; acorda duas vezes para urinar.',
  evacuacao: 'Uma vez ao dia, fezes um pouco moles pela manhã.',
  ciclo: { cicloRegular: 'sim', fluxo: 'moderado', dorMenstrual: 'leve', endometrioseDiagnostico: 'nao', tpm: [] },
  habitos: {
    atividadeFisica: 'Caminhadas curtas; parou a musculação por causa da dor.',
    ...{ consumoAgua: 5, cafeXicaras: 2, frequenciaAlcool: 'raramente', cigarro: 'nao' },
    ...{ qualidadeSono: 'regular', estresseNivel: 5 },
  },
  linguaDesc: ['Pálida', 'Úmida', 'Marcas de dente', 'Saburra fina'],
  linguaDesenho: { body: '#d4a8a0', coating: '#e6ded8', coatingShare: 0.4, coatingOpacity: 0.4, toothmarks: true },
  linguaObservacao: 'Corpo pálido e inchado, mais na raiz.',
  faceDesc: ['Pálida', 'Cansada'],
  orelhaDesc: ['Sem alterações'],
  gestante: 'nao',
  alergias: [null, 'Anti-inflamatórios (dor de estômago)', 'Iodo'],
  objetivos: ['Trabalhar sem dor e voltar a se exercitar.', 'Levantar da cama sem travar as costas.'],
  disponibilidade: '2x_sem',
  escores: {
    inicio: { queixa: 7, dor: 7, sono: 5, energia: 3, estresse: 5 },
    fim: { queixa: 2, dor: 2, sono: 7, energia: 7, estresse: 3 },
  },
  consultas: [
    [
      'Dor 7 ao chegar, 4 ao sair. Moxabustão indireta na lombar bem tolerada.',
      'Amanheceu travado na terça. Orientado a aquecer a lombar e evitar friagem nos pés.',
    ],
    [
      'Ficou duas horas em pé sem precisar sentar. Menos rigidez ao acordar.',
      'Levantou uma vez só à noite. Pés menos frios.',
    ],
    ['Caminhou quarenta minutos sem dor.', 'Sem crise no mês. Manter sessão quinzenal e fortalecimento.'],
  ],
  mudancas: ['Dor mais curta e mais localizada.', 'Menos frio nas pernas.', 'Voltou às caminhadas.'],
  novasQueixas: ['Joelho direito estala ao subir escada', 'Cãibra na panturrilha de madrugada'],
};

/** Old age: many remedies, and reasons for caution. */
export const idoso: Story = {
  queixas: [
    'Tontura ao levantar, zumbido e pernas fracas. A família conta que está mais esquecido nos últimos meses.',
    'Cansaço para subir a ladeira de casa, sono leve e dores nos joelhos. Mora com a filha.',
    'Dor nos joelhos e nas mãos ao amanhecer, pouca força e intestino preso. Gosta de cuidar da horta e quer voltar a fazer isso.',
  ],
  retornos: [
    'Retorno: mais firme para andar, dorme melhor. A filha confirma a melhora.',
    'Retorno: mãos menos rígidas pela manhã.',
  ],
  inicioQueixa: 'anos',
  intensidadeDor: 5,
  fatoresAgravantes: ['Frio', 'Falta de sono'],
  fatoresAmeliorantes: ['Repouso', 'Comidas quentes', 'Calor local'],
  historicos: [
    'Fibrilação atrial em acompanhamento com cardiologista. Catarata operada nos dois olhos.',
    'Marca-passo desde 2022. Hipertensão há vinte anos.',
    'Diabetes tipo 2 controlado, artrose de joelhos. Queda em casa no ano passado, sem fratura.',
  ],
  medicamentos: [
    'Varfarina conforme o controle de INR, atenolol 25 mg',
    'Losartana 50 mg, hidroclorotiazida 25 mg, AAS 100 mg',
    'Metformina 850 mg duas vezes ao dia, sinvastatina 20 mg',
  ],
  suplementos: ['Vitamina B12 a cada três meses', null, 'Vitamina D semanal'],
  sintomas: {
    sintomasGerais: ['cansaço', 'insônia', 'tensão muscular'],
    sintomasDigestivos: ['Constipação', 'Fezes secas'],
    sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
    sintomasPele: ['Seca'],
    sintomasSono: ['Despertares noturnos', 'Sonolência diurna'],
  },
  apetite: 'baixo',
  sede: 'baixa',
  urina: 'Jato fraco, acorda três vezes à noite.',
  evacuacao: 'A cada dois ou três dias, ressecada.',
  habitos: {
    atividadeFisica: 'Alongamento com a fisioterapeuta uma vez por semana.',
    ...{ consumoAgua: 4, cafeXicaras: 2, frequenciaAlcool: 'nunca', cigarro: 'nao' },
    ...{ qualidadeSono: 'regular', estresseNivel: 3 },
  },
  linguaDesc: ['Pálida', 'Seca', 'Saburra fina'],
  linguaDesenho: { body: '#cfa09a', coating: '#ded2ca', coatingShare: 0.3, coatingOpacity: 0.35, cracks: true },
  linguaObservacao: 'Corpo fino, com fissura central antiga.',
  faceDesc: ['Pálida', 'Cansada'],
  orelhaDesc: ['Descamativa'],
  marcapasso: 'nao',
  alergias: [null, 'Penicilina', null],
  objetivos: ['Andar com segurança e dormir melhor.', 'Ter mais força nas pernas e menos dor nos joelhos.'],
  disponibilidade: '1x_sem',
  escores: {
    inicio: { queixa: 7, dor: 6, sono: 4, energia: 3, estresse: 3 },
    fim: { queixa: 4, dor: 3, sono: 6, energia: 6, estresse: 2 },
  },
  consultas: [
    [
      'Sessão curta, com poucas agulhas, deitado de lado. Sem tontura ao levantar.',
      'Pressão medida antes e depois, estável.',
    ],
    ['Subiu a escada da clínica sem parar. Joelhos menos inchados.', 'Acordou uma vez a menos por noite.'],
    ['Voltou à horta meia hora por dia.', 'Estável. Família satisfeita; manter o ritmo.'],
  ],
  mudancas: ['Mais firmeza na marcha.', 'Intestino funciona dia sim, dia não.', 'Menos rigidez pela manhã.'],
  novasQueixas: ['Coceira nas canelas à noite', 'Resfriado na semana passada'],
};
