import type { Story } from '../story.ts';

/** Anxiety and insomnia: heart and spleen. */
export const ansiedade: Story = {
  queixas: [
    'Ansiedade com aperto no peito e dificuldade para pegar no sono há oito meses. A cabeça não para de repassar o dia.',
    'Acorda às três da manhã preocupada com o trabalho e não dorme mais. Palpitações sem alteração no eletrocardiograma.',
    'Crises de ansiedade antes de reuniões, esquecimentos e cansaço. Iniciou psicoterapia há dois meses.',
  ],
  retornos: [
    'Retorno: pega no sono em meia hora, menos palpitação. Ainda rói as unhas em dia de prazo.',
    'Retorno: mais calma, uma crise leve no mês. Quer ajuda para manter a rotina de sono.',
  ],
  inicioQueixa: 'meses',
  intensidadeDor: 2,
  fatoresAgravantes: ['Estresse', 'Café', 'Falta de sono'],
  fatoresAmeliorantes: ['Respiração/meditação', 'Chás', 'Exercício leve'],
  historicos: [
    'Transtorno de ansiedade diagnosticado este ano, em acompanhamento psicológico. Exames de sangue normais.',
    'Sem doenças crônicas. Burnout em emprego anterior, 2023.',
    'Prolapso leve de válvula mitral sem tratamento. Avó com depressão.',
  ],
  medicamentos: ['Escitalopram 10 mg há três meses', null, 'Melatonina 3 mg às vezes'],
  suplementos: ['Magnésio à noite', null, 'Chá de camomila e mulungu'],
  sintomas: {
    sintomasGerais: ['ansiedade', 'insônia', 'nervosismo', 'cansaço'],
    sintomasEmocionais: ['Ansiedade/Agitação', 'Preocupação/Ruminação', 'Medo/Insegurança'],
    sintomasSono: ['Dificuldade para iniciar', 'Despertares noturnos', 'Pesadelos'],
    sintomasDigestivos: ['Gases/Distensão'],
    sintomasPele: ['Pálida'],
  },
  apetite: 'varia',
  sede: 'normal',
  urina: 'Sem alterações.',
  evacuacao: 'Fezes moles nos dias de mais tensão.',
  ciclo: {
    ...{ cicloRegular: 'sim', fluxo: 'escasso', dorMenstrual: 'leve', endometrioseDiagnostico: 'nao' },
    tpm: ['Irritabilidade', 'Alterações de humor'],
  },
  habitos: {
    atividadeFisica: 'Ioga em casa, sem regularidade.',
    ...{ consumoAgua: 6, cafeXicaras: 4, frequenciaAlcool: 'socialmente', cigarro: 'nao' },
    ...{ qualidadeSono: 'ruim', estresseNivel: 9 },
  },
  linguaDesc: ['Pálida', 'Marcas de dente', 'Saburra fina'],
  linguaDesenho: { body: '#cc9a94', coating: '#e0d6d0', coatingShare: 0.35, coatingOpacity: 0.35, toothmarks: true },
  linguaObservacao: 'Ponta levemente avermelhada, tremor fino ao mostrar.',
  faceDesc: ['Tensa', 'Cansada'],
  orelhaDesc: ['Sensível ao toque'],
  gestante: 'nao',
  alergias: [null, 'Corantes', null],
  objetivos: ['Dormir sem depender de remédio.', 'Diminuir as crises e trabalhar com mais calma.'],
  disponibilidade: '1x_sem',
  escores: {
    inicio: { queixa: 8, dor: 2, sono: 2, energia: 4, estresse: 9 },
    fim: { queixa: 3, dor: 1, sono: 8, energia: 7, estresse: 4 },
  },
  consultas: [
    [
      'Chegou tensa, adormeceu durante a sessão. Sementes em ouvido mantidas por cinco dias.',
      'Duas crises na semana, mais curtas.',
    ],
    [
      'Pegou no sono em meia hora na maioria das noites.',
      'Apresentou o projeto sem palpitações. Reduziu o café para uma xícara.',
    ],
    ['Nenhuma crise no mês. Sono regular.', 'Estável; combinamos sessões mensais e revisão com a psicóloga.'],
  ],
  mudancas: ['Adormece mais rápido.', 'Palpitações raras.', 'Mais disposição e concentração.'],
  novasQueixas: ['Dor na mandíbula ao acordar', 'Queda de cabelo'],
};

/** Migraine: the liver's yang rises. */
export const enxaqueca: Story = {
  queixas: [
    'Enxaqueca de um lado só, latejante, duas a três vezes por mês, com enjoo e incômodo com a luz. Piora antes da menstruação.',
    'Dor de cabeça forte nas têmporas nos fins de semana, com gosto amargo na boca e irritação.',
    'Crises de enxaqueca desde a adolescência, mais frequentes depois da mudança de emprego. Às vezes vê pontos brilhantes antes da dor.',
  ],
  retornos: [
    'Retorno: uma crise no mês, cedeu com repouso.',
    'Retorno: dores mais leves, sem vômito. Voltou a beber vinho e notou piora.',
  ],
  inicioQueixa: 'anos',
  intensidadeDor: 8,
  fatoresAgravantes: ['Estresse', 'Ciclo menstrual', 'Falta de sono', 'Alimentos gordurosos'],
  fatoresAmeliorantes: ['Repouso', 'Chás'],
  historicos: [
    'Enxaqueca com aura acompanhada por neurologista; ressonância normal.',
    'Sinusite na infância. Pressão normal.',
    'Mãe e irmã com enxaqueca. Usa óculos há um ano.',
  ],
  medicamentos: [
    'Sumatriptana nas crises; topiramato 25 mg à noite',
    'Dipirona nas crises, até duas vezes por semana',
    null,
  ],
  sintomas: {
    sintomasGerais: ['dor de cabeça', 'irritabilidade', 'tensão muscular', 'insônia'],
    sintomasDigestivos: ['Azia/Refluxo'],
    sintomasTermicos: ['Calor interno'],
    sintomasEmocionais: ['Raiva/Irritabilidade'],
    sintomasSono: ['Dificuldade para iniciar', 'Pesadelos'],
  },
  apetite: 'normal',
  sede: 'aumentada',
  urina: 'Amarelada.',
  evacuacao: 'Um dia sim, outro não; ressecada nas crises.',
  ciclo: {
    ...{ cicloRegular: 'sim', fluxo: 'moderado', dorMenstrual: 'moderada', endometrioseDiagnostico: 'nao' },
    tpm: ['Irritabilidade', 'Cefaleia', 'Dor mamária'],
  },
  habitos: {
    atividadeFisica: 'Corrida leve duas vezes por semana, quando não tem dor.',
    ...{ consumoAgua: 5, cafeXicaras: 4, frequenciaAlcool: 'socialmente', cigarro: 'ocasional' },
    ...{ qualidadeSono: 'regular', estresseNivel: 8 },
  },
  linguaDesc: ['Vermelha', 'Saburra amarela', 'Saburra fina'],
  linguaDesenho: { body: '#b8605c', coating: '#d9c48e', coatingShare: 0.4, coatingOpacity: 0.45 },
  linguaObservacao: 'Bordas mais vermelhas que o centro.',
  faceDesc: ['Avermelhada', 'Tensa'],
  orelhaDesc: ['Vermelhidão'],
  gestante: 'nao',
  alergias: ['Chocolate e embutidos desencadeiam a dor', null, 'Frutos do mar'],
  objetivos: ['Ter menos crises e usar menos remédio.', 'Não faltar mais ao trabalho por dor de cabeça.'],
  disponibilidade: '1x_sem',
  escores: {
    inicio: { queixa: 8, dor: 8, sono: 4, energia: 5, estresse: 8 },
    fim: { queixa: 3, dor: 2, sono: 7, energia: 7, estresse: 5 },
  },
  consultas: [
    [
      'Veio com início de dor na têmpora esquerda; saiu sem dor.',
      'Uma crise na semana, durou meio dia em vez de dois.',
    ],
    ['Passou o período menstrual sem crise forte.', 'Pescoço mais solto. Diário de alimentos em dia.'],
    ['Um episódio leve no mês.', 'Sem remédio há três semanas. Manter sessão antes do período menstrual.'],
  ],
  mudancas: ['Crises mais curtas.', 'Menos enjoo.', 'Intervalo maior entre as crises.'],
  novasQueixas: ['Zumbido no ouvido esquerdo', 'Olho direito tremendo'],
};

/** Stiff neck and shoulders from sitting: qi and blood do not move. */
export const cervical: Story = {
  queixas: [
    'Dor no pescoço e no ombro direito, em pontada, depois de horas no computador. Sente nós nos trapézios.',
    'Torcicolos repetidos e formigamento na mão ao acordar. Trabalha em casa com cadeira ruim.',
    'Ombro preso há quatro meses, dói para pentear o cabelo e à noite sobre esse lado.',
  ],
  retornos: [
    'Retorno: gira o pescoço quase por inteiro, dor só no fim do expediente.',
    'Retorno: ombro levanta acima da cabeça, falta alcançar as costas.',
  ],
  inicioQueixa: 'meses',
  intensidadeDor: 7,
  fatoresAgravantes: ['Estresse', 'Frio', 'Falta de sono'],
  fatoresAmeliorantes: ['Calor local', 'Exercício leve'],
  historicos: [
    'Ultrassom com tendinopatia do supraespinhal. Sem cirurgias.',
    'Retificação da lordose cervical no raio-X. Acidente de moto leve em 2019.',
    'Sem doenças conhecidas.',
  ],
  medicamentos: ['Ibuprofeno nos dias piores', null, null],
  sintomas: {
    sintomasGerais: ['tensão muscular', 'dor de cabeça', 'irritabilidade'],
    sintomasEmocionais: ['Raiva/Irritabilidade', 'Ansiedade/Agitação'],
    sintomasSono: ['Despertares noturnos'],
  },
  apetite: 'normal',
  sede: 'normal',
  urina: 'Sem alterações.',
  evacuacao: 'Todo dia.',
  ciclo: {
    ...{ cicloRegular: 'sim', fluxo: 'coagulos', dorMenstrual: 'moderada', endometrioseDiagnostico: 'nao' },
    tpm: ['Irritabilidade', 'Dor mamária'],
  },
  habitos: {
    atividadeFisica: 'Nenhuma nos últimos meses.',
    ...{ consumoAgua: 6, cafeXicaras: 5, frequenciaAlcool: 'socialmente', cigarro: 'nao' },
    ...{ qualidadeSono: 'regular', estresseNivel: 7 },
  },
  linguaDesc: ['Cor rosa', 'Saburra fina'],
  linguaDesenho: { body: '#b9807f', coating: '#d8ccc6', coatingShare: 0.35, coatingOpacity: 0.35 },
  linguaObservacao: 'Veias sublinguais visíveis.',
  faceDesc: ['Tensa'],
  orelhaDesc: ['Sensível ao toque'],
  gestante: 'nao',
  objetivos: ['Trabalhar sem dor no pescoço.', 'Recuperar o movimento do ombro.'],
  disponibilidade: '2x_sem',
  escores: {
    inicio: { queixa: 7, dor: 7, sono: 5, energia: 6, estresse: 7 },
    fim: { queixa: 1, dor: 1, sono: 8, energia: 8, estresse: 4 },
  },
  consultas: [
    [
      'Ventosa nos trapézios, marcas escuras. Alívio imediato, voltou parte da dor no dia seguinte.',
      'Ajustou a altura do monitor.',
    ],
    ['Mão sem formigamento desde a última sessão.', 'Dor só no fim do dia, nota 3.'],
    ['Dormiu sobre o ombro sem dor.', 'Livre de dor há dez dias. Alta com exercícios e retorno em três meses.'],
  ],
  mudancas: ['Mais movimento do pescoço.', 'Noites sem acordar de dor.', 'Sem formigamento.'],
  novasQueixas: ['Dor no cotovelo ao usar o mouse', 'Dor lombar leve depois da mudança'],
};
