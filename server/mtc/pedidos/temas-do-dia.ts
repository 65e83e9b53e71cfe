// What is asked about the day around the sessions, and about a child on its way. Sources: NICE NG59 (low back pain, 2016), NG73 (endometriosis,
// 2017), NG123 (urinary incontinence, 2019), NG226 (osteoarthritis, 2022); ACR guideline on osteoarthritis (2019), heat and cold; NIAMS and
// Ministério da Saúde, sprains: ice in the first days; IWGDF, The diabetic foot (2023); Cochrane, Acupuncture for induction of labour (2017);
// Betts and Budd, Acupunct Med 29 (2011); ANVISA, bulário eletrônico; Lei 13.103/2015 (drivers). Which were looked up: docs/SOURCES.md.
import { foldText } from '@meridia/shared/folded-text.ts';
import { nomesQueBaixamAPressao } from '../safety/nomes-por-uso.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { emUso } from '../safety/uso-do-remedio.ts';
import { minuscula } from '../writer/portugues.ts';
import { conta, daClasse, daoSono, type NaPergunta, naSessao, soDepoisDeHoje, usa } from './na-pergunta.ts';

const queixaDe = ({ dados }: NaPergunta) => foldText(dados.queixaPrincipal);
const daColuna = /\b(lomb\w*|coluna|costas|ciatic\w*|hernia\w*|quadril|gluteo|cadeiras|disco)\b/;

// --- A journey ---

export const deViagem =
  /\b(viaj\w+|viagem|viagens|estrada|rodovia|(pegar|encarar|andar de|de|no|num|ir de) (o |um |\d+ horas de )?(onibus|aviao|voo|trem)|(\d+ ?h|horas) (de|dentro d[eo]|num|numa) (onibus|carro|aviao|voo|estrada|carreta|caminhao|van|kombi|moto|barco|trem)|excurs(ao|oes)|\d[\d .]* ?(km|quilometros)|rota|frete|lev(o|ar) (a |uma )?carga|carga (para|pra|ate))\b/;
const deNaoViajar = /\b(nao (consigo|consegue|aguento) (ficar )?(sentad|em pe)\w*|travad[ao] (agora|hoje)|febre)\b/;

export function sobreViagem(contexto: NaPergunta): string {
  const { texto, regras, hoje, espera, dados } = contexto;
  if (hoje) return 'Não por agora: antes vem o atendimento médico de hoje.';
  const conduz = /\b(motorista|caminhon\w+|dirij\w+|dirig\w+|volante|rota|frete|carga|carreta)\b/.test(
    `${texto} ${foldText(dados.profissao ?? '')}`,
  );
  const comSono =
    regras.has('sono_e_direcao') ||
    usa(contexto, daoSono) ||
    conta(contexto, /\b(apneia|cochil\w+ (n[oa]|ao) volante)\b/);
  const partes = [
    espera ? 'Primeiro o que a Segurança manda ver; sem isso, melhor não.' : '',
    conduz && comSono
      ? 'Com remédio que dá sono ou com sono de dia, não ao volante: é o caso de passar a outro até o médico ver.'
      : '',
    deNaoViajar.test(queixaDe(contexto)) ? 'Enquanto não aguenta ficar sentado, melhor adiar.' : '',
    `Com dor que deixa sentar e dormir, ${espera || (conduz && comSono) ? 'depois ' : ''}em geral dá: no máximo a cada duas horas, parar ou levantar, andar e mexer os pés; apoio ${/\b(pescoco|cervical|nuca)\b/.test(queixaDe(contexto)) ? 'no pescoço' : 'na lombar'}; carga e mala, outro pega.`,
    daColuna.test(queixaDe(contexto))
      ? 'Perna que perde força, dormência entre as pernas ou urina presa: não viajar e pronto-socorro.'
      : '',
    dados.gestante === 'sim' ? 'Na gestação, só com a obstetra de acordo.' : '',
    regras.has('trombose') ? 'Com trombose na história, antes o médico.' : '',
  ];
  return partes.filter((parte) => parte !== '').join(' ');
}

// --- Heat or ice ---

const frio = /\b(gelo|gelad[ao]s?|fri[ao]|crioterapia|bolsa de gelo)\b/;
const calor = /\b(calor|quentes?|mornas?|morno|termica|quentinh\w+)\b/;
export const deCalorOuGelo =
  /\b((esquentar|aquecer|esquenta) ou (esfriar|gelar|resfriar|esfria)|(esfriar|gelar) ou (esquentar|aquecer)|gelo|compressas?|bolsa (termica|quente|de agua|de gelo|fria)|(quente|calor) (ou|e|do que) (gelo|frio|gelad\w+|fri[ao])|(gelo|frio|fria) (ou|e|do que) (quente|calor|morn\w+))\b/;
const queNaoSente = [
  'pes_sem_sentir',
  'maos_sem_sentir',
  'diabetes_com_neuropatia',
  'perda_de_sensibilidade',
  'neuropatia_da_quimioterapia',
];
const recemMachucado =
  /\b(torc\w+|pancada|bati|batida|cai|tombo|entorse|machuquei)\b[^.;]{0,60}\b(hoje|ontem|anteontem|ha (um|dois|1|2) dias?|agora)\b|\b(hoje|ontem|anteontem)\b[^.;]{0,40}\b(torc\w+|bati|cai|machuquei)\b/;
const inflamado =
  /\b(quente e (inchad|vermelh)\w*|vermelh\w+ e (quente|inchad)\w*|inchad\w+ e (quente|vermelh)\w*|crise de gota|gota)\b/;

export function sobreCalorOuGelo(contexto: NaPergunta): string {
  const { dados, regras, texto } = contexto;
  const queixa = queixaDe(contexto);
  const comHoje = contexto.hoje ? ' Antes de tudo, o atendimento médico de hoje.' : '';
  if (queNaoSente.some((regra) => regras.has(regra)) || /\bnao (sinto|sente)\b/.test(queixa))
    return `Não: nem quente nem gelo onde se sente pouco: a pele queima ou machuca sem avisar. Meia e calçado macio aquecem sem risco.${comHoje}`;
  if (recemMachucado.test(queixa) || inflamado.test(queixa))
    return `Gelo nos primeiros dias, com pano entre ele e a pele, por poucos minutos de cada vez; calor, só depois que desincha. Se não apoia, deformou ou está quente e vermelho com febre: médico hoje.${comHoje}`;
  const ditos = [...(dados.fatoresAgravantes ?? []), ...(dados.fatoresAmeliorantes ?? [])].map((um) => foldText(um));
  const aliviaNoCalor =
    ditos.some((um) => /^(calor local|frio|clima frio|umidade)/.test(um)) ||
    /\b(melhor\w+|alivi\w+)( \w+){0,4} (calor|quente|morn\w+)\b|\bpior\w+( \w+){0,3} (frio|friagem|chuva)\b/.test(
      lerRelatos(dados)
        .frases.map((frase) => frase.texto)
        .join(' . '),
    );
  const porque = aliviaNoCalor ? ' neste caso, em que o calor alivia ou o frio piora' : '';
  if (aliviaNoCalor || (calor.test(texto) && !frio.test(texto)) || daColuna.test(queixa))
    return `O calor morno,${porque === '' ? '' : `${porque},`} com pano e por pouco tempo, conferido com a mão (ACR, 2019). Gelo, só em pancada nova ou junta inchada e quente.${comHoje}`;
  return `O que aliviar: calor morno na rigidez e na dor antiga, gelo em pancada nova ou junta inchada e quente (ACR, 2019). Sempre com pano e por pouco tempo; o que piora, parar.${comHoje}`;
}

// --- Is it normal? ---

export const deNormal =
  /\b(e|eh|sera|seria|isso) (\w+ )?(normal|comum|natural)\b|\bnormal (isso|sentir|ter|ser|perder|doer|ficar|acordar)\b/;
const normais: readonly [RegExp, string][] = [
  [
    /\b(depois|apos)( \w+){0,3} (sessao|sessoes|agulhas?|ventosa|acupuntura)\b|\brox[oa]\b/,
    'É comum: sono, moleza, roxinho ou a dor mexida por um ou dois dias. Falta de ar ou dor no peito: SAMU (192); febre ou dor que cresce: médico hoje.',
  ],
  [
    /\bcolicas?\b/,
    'Cólica é comum; a que tira da escola ou do trabalho, ou volta forte todo mês, não se aceita como normal: a ginecologista procura a causa, entre elas a endometriose (NICE, 2017).',
  ],
  [
    /\b(xixi|urina|incontinencia|escap\w+)\b/,
    'É comum e não se precisa aceitar: a fisioterapia do assoalho pélvico melhora muita gente (NICE, 2019), e o médico ou a enfermeira do posto encaminha.',
  ],
  [
    /\b(calor(es|oes)?|fogacho\w*|suor\w*|menstrua\w+ (falha|atrasa)\w*)\b.*\b(menopausa|idade|anos)\b|\bmenopausa\b/,
    'São comuns nesta fase e mesmo assim se tratam: o que cabe se vê com a ginecologista. Sangramento depois de um ano sem menstruar não é da fase: consulta.',
  ],
  [
    /\bronc\w+\b/,
    'Roncar é comum; com pausas na respiração, engasgos ou sono de dia, não: pede avaliação médica do sono.',
  ],
  [
    /\b(dor|doer|doi|dores)\b.*\b(idade|velh\w+|anos)\b/,
    'A idade aumenta a chance e não explica tudo: dor que limita o dia se examina e se trata em qualquer idade.',
  ],
];

export function sobreONormal(contexto: NaPergunta): string | null {
  // "Nessa fase" is named in the complaint alone.
  const suando = /\b(su(ad[oa]|or|ando|o|a)|calor\w*|quente|ondas?)\b/.test(contexto.texto);
  const dito = suando ? `${contexto.texto} ${queixaDe(contexto)}` : contexto.texto;
  const dita = normais.find(([palavra]) => palavra.test(dito))?.[1];
  if (!dita) return null;
  return contexto.hoje ? soDepoisDeHoje() : dita;
}

// --- An examination ---

export const deExame =
  /\b(precis\w+|tenho que|tem que|devo|vale a pena|seria bom|e bom|compensa|necessari[oa])( \w+){0,3} (ressonancia|raio( ?x| vezes)?|chapa|tomografia|ultrassom|exames?|endoscopia|colonoscopia|eletro\w*)\b/;

export function sobreOExame(contexto: NaPergunta): string {
  if (contexto.hoje || contexto.espera)
    return 'A avaliação médica que a Segurança pede decide isso; a acupuntura não substitui exame.';
  const deImagem = /\b(ressonancia|raio|chapa|tomografia)\b/.test(contexto.texto);
  const coluna =
    deImagem && /\b(lomb\w*|coluna|costas|ciatic\w*)\b/.test(`${contexto.texto} ${queixaDe(contexto)}`)
      ? ' Na dor lombar sem sinal de alerta, a imagem de rotina não muda o tratamento (NICE, 2016); com perda de força, febre, queda ou urina presa, muda.'
      : '';
  return `Quem decide é o médico que examina; para as sessões, exame nenhum é obrigatório.${coluna}`;
}

// --- How to lie ---

export const dePosicao =
  /\b(qual|que|melhor)( \w+){0,3} (travesseiro|colchao)\b|\b(posicao|jeito|lado|de lado|de costas|travesseiros?|colchao)\b.*\b(dorm\w+|deit\w+|noite)\b|\b(d[ou]rm\w+|deit\w+)\b.*\b(posicao|travesseiros?|de lado|de costas|de brucos|barriga (para|pra) (cima|baixo)|colchao)\b/;
const deitar: readonly [RegExp, string][] = [
  [/\bombro\b/, 'De costas ou do lado que não dói, com um travesseiro sob o braço dolorido; não sobre o ombro.'],
  [/\b(azia|refluxo)\b/, 'Cabeceira erguida e sobre o lado esquerdo, duas a três horas depois de comer.'],
  [/\b(pescoco|cervical|nuca)\b/, 'De costas ou de lado, com travesseiro que deixe o pescoço reto; de bruços, não.'],
  [
    /\b(lomb\w*|coluna|costas|ciatic\w*|quadril)\b/,
    'De lado com travesseiro entre os joelhos, ou de costas com um sob eles; a que dói menos é a certa.',
  ],
];

export function sobreAPosicao(contexto: NaPergunta): string | null {
  if (contexto.dados.gestante === 'sim')
    return 'De lado, de preferência o esquerdo, com travesseiro entre os joelhos e sob a barriga.';
  const doPlano = contexto.protocolo?.orientacoes.find(({ texto }) => /travesseiro|deite sobre|durma/.test(texto));
  if (doPlano) return `O plano diz: ${minuscula(doPlano.texto)}`;
  return deitar.find(([palavra]) => palavra.test(`${contexto.texto} ${queixaDe(contexto)}`))?.[1] ?? null;
}

// --- What is swallowed without anybody having prescribed it ---

const anti = /\banti ?inflamatorios?\b/;

/** A medicine that is not among her own. */
export function sobreTomar(contexto: NaPergunta): string | null {
  const { texto, dados, regras, hoje } = contexto;
  if (hoje) return 'Não por agora: o que tomar se decide no atendimento médico de hoje.';
  if (anti.test(texto) || daClasse(texto, ['antiInflamatorio'])) {
    const motivos: readonly [vale: boolean, motivo: string][] = [
      [dados.gestante === 'sim', 'na gestação'],
      [regras.has('anticoagulante'), 'com remédio que afina o sangue'],
      [regras.has('figado_ou_rins'), 'com fígado ou rins doentes'],
      [conta(contexto, /\b(ulcera|gastrite)\b/), 'com gastrite ou úlcera'],
      [emUso(lerRelatos(dados)).some(({ nome }) => nomesQueBaixamAPressao.has(nome)), 'com remédio da pressão'],
    ];
    const motivo = motivos.find(([vale]) => vale)?.[1] ?? '';
    const aAgulha = /\b(agulh\w+|sess(ao|oes)|acupuntura)\b/.test(texto)
      ? 'As agulhas não se alteram com ele; mesmo assim, '
      : '';
    return motivo === ''
      ? 'A agulha não o impede, e este relatório não indica remédio: anti-inflamatório, só por poucos dias e como o médico ou o farmacêutico orientar, porque pesa no estômago, na pressão e nos rins.'
      : `${aAgulha}${aAgulha === '' ? 'Não' : 'não'} por conta própria: anti-inflamatório ${motivo} pode fazer mal ao estômago, à pressão e aos rins; quem acompanha decide.`;
  }
  return 'A acupuntura não o impede nem o indica: se foi receitado, vale a receita; por conta própria, antes perguntar ao médico ou ao farmacêutico, com a lista do que já toma.';
}

// --- A child on its way ---

export const deParto =
  /\b(parto|dilata\w+|colo( do utero)?|contrac(ao|oes)|induz\w+|inducao|nascimento|bebe (virar|encaixar|sentado))\b/;

export function sobreOParto(contexto: NaPergunta): string | null {
  if (contexto.dados.gestante !== 'sim') return null;
  if (/\b(virar|sentado|pelvic[ao])\b/.test(contexto.texto)) return null;
  return naSessao(
    contexto,
    'Só a termo, das 37 semanas em diante, e com a obstetra de acordo: antes disso os pontos que estimulam contração ficam de fora. Os estudos não mostram menos cesárea; o colo pode amadurecer mais (Cochrane, 2017). Contração que pega ritmo, sangue, perda de líquido ou bebê que mexe menos: maternidade.',
  );
}

export const dePontosAEvitar =
  /\b(lugar(es)?|partes?|onde|regiao|regioes)\b.*\b(nao (se )?pod\w+|proibid\w+|evit\w+)\b.*\b(agulh\w+|furar|espetar|ponto\w*)\b|\bpontos?\b.*\b(evit\w+|proibid\w+|nao (se )?(pod|faz|us)\w+|perigos\w+|contra ?indicad\w+|ficam? de fora)\b|\b(evit\w+|proibid\w+|nao (se )?pod\w+|perigos\w+|contra ?indicad\w+)\b.*\bpontos?\b/;

/** Which points stay out; of who is not pregnant the notes of safety say it. */
export function sobreOsPontosAEvitar({ dados, seguranca, texto }: NaPergunta): string | null {
  if (dados.gestante === 'sim' || /\b(gravid\w+|gestant\w+|gestac\w+)\b/.test(texto))
    return 'Na gestação ficam de fora IG4, BP6, B60, B67 e VB21, entre outros, e os do baixo ventre e da região lombossacra; na orelha, os do útero e do ovário; no alto do abdome, do quarto mês em diante. Sem corrente e com estímulo suave.';
  const notas = seguranca.filter(({ gravidade }) => gravidade === 'evitar');
  return notas.length > 0
    ? `Os que a parte Segurança deixa de fora: ${minuscula(notas[0]?.texto.split(/(?<=\p{L}{2})[.;:] /u)[0] ?? '')}.`
    : null;
}
