// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 2.4, 3.4 and 4; CCAOM, Clean Needle
// Technique Manual (7th ed., 2015); ANVISA, bulário eletrônico, for active substances and Brazilian brands.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { forcaDiminui } from '../alarmes-de-urgencia.ts';
import { falaQueDiz } from '../citar.ts';
import { certezaDoPadrao, lugaresDoPadrao } from '../dito.ts';
import { ervasDoSangueTomadas } from '../ervas-do-sangue.ts';
import type { Frase } from '../frase.ts';
import { normalizar } from '../mencoes.ts';
import { nomesDeAntiInflamatorio } from '../nomes-por-uso.ts';
import { arteriteTemporal } from '../perigos-juntos.ts';
import { pontosNobres, pontosSobreArteria } from '../pontos-de-risco.ts';
import { lerPlaquetas } from '../quantidades.ts';
import {
  agulhasQueFicam,
  aoRelatar,
  type Condicao,
  cnt,
  doresDeCabeca,
  imas,
  listar,
  oms,
  qualquerUm,
  type RegraClinica,
  relatada,
  sangria,
} from '../regra.ts';
import { Relatos } from '../relatos.ts';
import { remedioEmAberto } from '../remedios-de-varios-usos.ts';
import { dizRemedio } from '../remedios-na-frase.ts';
import { vontadeDeComecar } from '../uso-contado.ts';
import { emUso } from '../uso-do-remedio.ts';

const implante = {
  informado: 'Marca-passo ou outro dispositivo eletrônico implantado',
  confirmar: 'se há marca-passo ou outro dispositivo eletrônico implantado',
  cuidado: 'nenhuma estimulação elétrica nem ímãs, em nenhum ponto.',
};
const relataImplante = aoRelatar(
  { resposta: 'marcapasso', sempre: ['marca_passo', 'dispositivo_implantado'] },
  implante,
);
const cuidadoComSangramento = 'a acupuntura com agulhas pede liberação médica; sangria fica excluída.';
const relataCoagulopatia = aoRelatar(
  { sempre: ['coagulopatia'], hoje: ['sangramento_cutaneo_mucoso'] },
  {
    informado: 'Distúrbio de coagulação informado',
    confirmar: 'se há distúrbio de coagulação',
    cuidado: cuidadoComSangramento,
  },
);

const naCirurgia = /\b(cirurgia|operacao|parto|cesarea|cesariana|extracao|dente|curetagem|aborto)\b/;
const deCoagular =
  /\b(coagul\w+|hemofil\w+|willebrand|plaquet\w+|trombocitop\w+|purpura|hematomas?|rox[oa]s?|qualquer|facil\w*|sempre|gengiva|nao para)\b/;

/** One operation in which much blood was lost. */
function perdeuNaCirurgia({ texto, sinais }: Frase): boolean {
  return sinais.has('coagulopatia') && naCirurgia.test(texto) && !deCoagular.test(texto);
}

/** One bleeding of an operation is no disorder of the blood. */
function semPerdaNaCirurgia(relatos: Relatos): Relatos {
  return new Relatos(relatos.frases.filter((frase) => !perdeuNaCirurgia(frase)));
}

/** Per microlitre; below it needles need a physician's word (CCAOM, 2015: caution with thrombocytopenia). */
const poucasPlaquetas = 100_000;

function temPoucasPlaquetas(frase: Frase): boolean {
  const plaquetas = lerPlaquetas(frase);
  return (
    plaquetas !== null &&
    plaquetas >= 1000 &&
    plaquetas < poucasPlaquetas &&
    !frase.marcas.some(({ deOutro }) => deOutro)
  );
}

/** Herbs and supplements that change how the blood clots, or how warfarin works. */
const ervas = {
  erva_ginkgo: 'ginkgo',
  erva_ginseng: 'ginseng',
  erva_curcuma: 'cúrcuma',
  erva_alho: 'alho em cápsulas',
  erva_gengibre: 'gengibre',
  erva_omega3: 'ômega-3',
  erva_vitamina_e: 'vitamina E',
  erva_angelica: 'angélica ou dan shen',
  erva_hiperico: 'hipérico (erva-de-são-joão)',
  erva_castanha_da_india: 'castanha-da-índia',
  erva_guaco: 'guaco',
  erva_boldo: 'boldo',
  erva_quebra_pedra: 'quebra-pedra',
  erva_cranberry: 'cranberry',
  erva_cha_verde: 'chá verde',
  erva_camomila: 'camomila',
  erva_oleo_mineral: 'óleo mineral',
  erva_vitamina_k: 'vitamina K',
} as const;

/** What ginseng, which warms and stimulates, makes worse. */
const quePioraComGinseng = [
  { nome: 'pressão alta', sinais: ['hipertensao', 'crise_hipertensiva'] },
  { nome: 'sono ruim', sinais: ['insonia', 'insonia_inicial', 'sono_ruim', 'sono_leve', 'despertares_noturnos'] },
  { nome: 'palpitações', sinais: ['palpitacao'] },
  { nome: 'calor', sinais: ['ondas_calor', 'piora_calor'] },
] as const;

/** The one of them that the advice names; the others need a word of the physician. */
const gengibre = /\bgengibre\b/;

const afinaOSangue: Condicao = { resposta: 'anticoagulante', hoje: ['anticoagulante', 'antiagregante'] };

function ervasDitas(relatos: Relatos): string[] {
  return [
    ...Object.entries(ervas).flatMap(([sinal, nome]) => (relatos.diz(sinal) ? [nome] : [])),
    ...ervasDoSangueTomadas(relatos),
  ];
}

interface Aberta {
  nome: string;
  parada: boolean;
}

const comVontade = Object.entries(ervas).map(([sinal, nome]) => {
  const [curto = ''] = normalizar(nome).split(/ \(| ou | em /);
  return { sinal, nome, vontade: vontadeDeComecar(curto) };
});

/** Bought, advised, or stopped: not taken today, as far as the texts tell. */
function ervasEmAberto({ frases }: Relatos): Aberta[] {
  // What was stopped a year ago is gone.
  const deHoje = new Relatos(frases.filter(({ texto }) => !/\b(ano passado|anos|(19|20)\d\d)\b/.test(texto)));
  return comVontade.flatMap(({ sinal, nome, vontade }) => {
    const certeza =
      deHoje.certeza(sinal) ?? (frases.some((frase) => lugaresDoPadrao(frase, vontade).length > 0) ? 'incerto' : null);
    return certeza === 'incerto' || certeza === 'passado' ? [{ nome, parada: certeza === 'passado' }] : [];
  });
}

function escreverAbertas(abertas: readonly Aberta[]): string {
  const nomes = (parada: boolean) => abertas.filter((uma) => uma.parada === parada).map(({ nome }) => nome);
  const [novas, paradas] = [nomes(false), nomes(true)];
  return [
    ...(novas.length > 0
      ? [
          `não abrir nem começar ${listar(novas)}, que pela ficha ainda não se toma, antes de falar com o médico ou o farmacêutico`,
        ]
      : []),
    ...(paradas.length > 0
      ? [`não voltar a tomar ${listar(paradas)}, contado como parado, antes de falar com o médico ou o farmacêutico`]
      : []),
  ].join('; ');
}

/** "Naproxeno para as costas", "cólica: ibuprofeno": the remedy is told to be for something else. */
function naoEParaOutraDor({ texto }: Frase): boolean {
  return (
    /\b(cabeca|enxaqueca|cefaleia|triptan\w*|sumax|neosaldina|cefaliv|naramig|zomig|maxalt)\b/.test(texto) ||
    !/\b(costas|coluna|lombar|joelhos?|ombros?|quadril|pescoco|colicas?|menstru\w+|garganta|dentes?|febre|ressaca|bebe|bebo|artrose|juntas?)\b/.test(
      texto,
    )
  );
}

/** How often it is taken was told: there is nothing to ask. */
function contaQuantas({ texto }: Frase): boolean {
  return /\b(\d+|uma?|duas|dois|tres|quatro|cinco|poucas|raras)( [a-z]+){0,3} (mes|semana)\b|\b(raro|raramente|quase nunca|as vezes|de vez em quando|vez ou outra|uma vez ou outra)\b/.test(
    texto,
  );
}

/** Who takes it does not know what is in it, or it comes from where nobody answers for it. */
const semComposicao =
  /\b(nao|n) (sei|sabe|sabem|sabemos|diz|dizem|conta|fala|falam) (bem |direito )?(o )?(que|q|oq) (e que )?(tem|vai|leva|vem|contem|eh)\b|\bsem (rotulo|bula|composicao)\b|\b(raizeir[oa]|camelo|curandeir[oa]|benzedeir[oa])\b|\b(chas?|capsulas?|gotas|gotinhas|remedios?|po|compostos?|produtos?|suplementos?)\b( \w+){0,4} (emagrecedor\w*|seca barriga|queima gordura|internet|instagram|tiktok|zap|whatsapp)\b|\bseca barriga\b/;
const camposDoQueToma: ReadonlySet<string> = new Set(['medicamentos', 'suplementos']);

function naoSabeOQueTem({ campo, texto, marcas }: Frase): boolean {
  return (
    camposDoQueToma.has(campo) &&
    semComposicao.test(texto) &&
    !/\b(parou|parei|larguei|largou|nao (tomo|toma|uso|usa)|nunca (tomei|tomou))\b/.test(texto) &&
    !marcas.some(({ deOutro, passada }) => deOutro && passada)
  );
}

const mistura =
  /\b(garrafadas?|formula (natural|caseira|manipulada)( \w+){0,4} (nao|num) se[ij]|mistura de ervas|remedio (do mato|caseiro|de raiz)|xarope caseiro(?! (de|com) \w+))\b/;

/** How much a day was told. */
const porDia =
  /\b(um|uma|\d|dois|duas|tres)( ou (dois|duas|tres|\d))?( comprimidos?| vezes)? (por|ao|p) dia\b|\b(tod[oa]s? (os )?dias?|diari\w+|de \d+ em \d+)\b/;

/** Taken today, and not stopped. */
function tomaAntiInflamatorio(frase: Frase): boolean {
  const tomado =
    frase.sinais.get('anti_inflamatorio_uso') === 'certo' ||
    (frase.campo === 'medicamentos' && dizRemedio(nomesDeAntiInflamatorio)(frase));
  // "Recebeu anti-inflamatório no posto" was then; what is taken stands among the medicines.
  const deEntao =
    frase.campo !== 'medicamentos' && /\b(recebeu|recebi|receitaram|deram|tomei|tomou|usei|usou)\b/.test(frase.texto);
  return (
    tomado &&
    !deEntao &&
    !/\b(suspens\w+|parei|parou|larguei|largou|terminad[oa]s?|terminou|terminei|antes|tomava|usava|nao (pode|posso|toma|tomo))\b/.test(
      frase.texto,
    )
  );
}

const cuidadoDaRaiz =
  'combine o cuidado com quem acompanha e confira força, sensibilidade, urina e fezes a cada sessão; consulta médica em duas a quatro semanas se não ceder, em poucos dias se a força diminui; dormência na região íntima ou perda de controle da urina ou das fezes pede urgência no mesmo dia.';
/** A nearer day stands on the first page already. */
const semPrazo = (texto: string) =>
  texto.replace(' consulta médica em duas a quatro semanas se não ceder, em poucos dias se a força diminui;', '');
const relataCompressao = aoRelatar(
  { hoje: ['deficit_radicular'] },
  {
    informado: 'Compressão de raiz nervosa, ou reflexo ou força diminuída, informada',
    confirmar: 'se há compressão de raiz nervosa',
    cuidado: cuidadoDaRaiz,
  },
);
const sinalDaRaiz =
  /\blasegue\b(?! (neg|nega|negativo|ausente|sem))|\b(aquileu|patelar|reflexos?)( \w+){0,2} (dim\w*|ausentes?|abolid\w+|reduzid\w+)\b/;
const irradia =
  /\b(irradia\w*|desce|descendo|corre|puxa)\b( \w+){0,5} (coxa|perna|panturrilha|pe|dedos?|braco|mao|polegar)\b/;

/** A test of the root that was positive, or a pain that goes down a limb and tingles there (NICE NG59). */
function daRaiz(frase: Frase): boolean {
  if (frase.campo === 'objetivosCliente') return false;
  if (certezaDoPadrao(frase, sinalDaRaiz) === 'certo') return true;
  const formiga = ['formigamento', 'dormencia'].some((um) => frase.sinais.get(um) === 'certo');
  return formiga && certezaDoPadrao(frase, irradia) === 'certo';
}

/** The names as the intake writes them; '' where it names none. */
function comoEscrito(relatos: Relatos): string {
  const nomes = emUso(relatos).flatMap(({ classes, frase, lugar: [de] }) => {
    const palavra = frase.palavras[de];
    const dele = classes.includes('anticoagulante') || classes.includes('antiagregante');
    return dele && palavra ? [frase.resposta.slice(palavra.inicio, palavra.fim)] : [];
  });
  return nomes.length === 0 ? '' : ` (${listar([...new Set(nomes)])})`;
}

/** No wider than what was told: the answer to the question names both, a text may name one. */
function nomeDoQueAfina(relatos: Relatos): string {
  const anticoagulante = relatos.certeza('anticoagulante');
  const antiagregante = relatos.certeza('antiagregante');
  if (anticoagulante === 'certo' && antiagregante !== 'certo') return 'anticoagulante';
  return antiagregante === 'certo' && anticoagulante === null ? 'antiagregante' : 'anticoagulante ou antiagregante';
}

const convulsao = { resposta: 'epilepsia', sempre: ['epilepsia'], hoje: ['anticonvulsivante'] } as const;
const cuidadoNaEpilepsia =
  'sem estimulação elétrica e sem estímulo forte; manter a pessoa sob observação durante a sessão.';
const relataConvulsao = (dados: DadosAnamnese, relatos: Relatos) =>
  aoRelatar(convulsao, {
    informado:
      dados.epilepsia === 'sim' || relatos.certeza('epilepsia') !== null
        ? 'Epilepsia ou convulsão informada'
        : 'Anticonvulsivante informado',
    confirmar: 'se há epilepsia, convulsão ou uso de anticonvulsivante',
    cuidado: cuidadoNaEpilepsia,
  })(dados, relatos, null);

/** Rules for implants, blood that does not clot, and seizures. */
export const regrasDeSangueENervo: readonly RegraClinica[] = [
  {
    id: 'marcapasso',
    gravidade: 'evitar',
    fonte: `${oms}, seção 4`,
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      dados.marcapasso === 'sim'
        ? `${implante.informado}: ${implante.cuidado} Confirme se é ele que marca o ritmo: o pulso lento, rápido ou irregular não conta aqui para nenhuma hipótese.`
        : relataImplante(dados, relatos, protocolo),
    efeito: {
      semEletro: true,
      retirarTerapias: imas,
      retirarFrases: /\bmagnetoterapia\b/,
    },
  },
  {
    id: 'anticoagulante',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.4`,
    lePlano: true,
    motivo: (dados, relatos, protocolo) => {
      const nome = nomeDoQueAfina(relatos);
      return aoRelatar(
        { resposta: 'anticoagulante', hoje: ['anticoagulante', 'antiagregante'] },
        {
          informado: `Uso de ${nome} informado${comoEscrito(relatos)}`,
          confirmar: `se há hoje uso de ${nome}`,
          cuidado: `nada de sangria nem de ponto sobre artéria; agulhas finas, inserção rasa, sem manipulação forte, com compressão ao retirar por dois a três minutos. O medicamento não se para, não se adia nem se diminui por causa das agulhas: sem ele sobe o risco de trombose e de derrame; dúvida é de quem o receitou. Sem isso combinado com ele, nada de anti-inflamatório${relatos.diz('antiagregante') ? '' : ', AAS'}, ginkgo, ginseng, nem cúrcuma, alho ou óleo de peixe em cápsula.`,
        },
      )(dados, relatos, protocolo);
    },
    efeito: {
      retirarPontos: pontosSobreArteria,
      retirarTerapias: sangria,
      retirarFrases: sangria,
      retirarOrientacoes: gengibre,
      insercaoRasa: true,
      cautelaPontos: { codigos: null, texto: 'Inserção rasa, sem manipulação forte; comprimir ao retirar' },
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha|tui ?na|massagem)\b/,
        texto:
          'Por causa do remédio que afina o sangue (anticoagulante ou antiagregante), somente sucção, atrito ou pressão muito leves, atento a hematomas.',
      },
      cautelaOrientacoes: {
        padrao:
          /\b(curcuma|acafrao-da-terra|ginkgo\w*|ginseng|omega ?-?3|alho em capsula\w*|angelica|dong quai|danshen|folhas verde-escuras)\b/,
        texto: 'Com anticoagulante em uso, confirme antes com o médico.',
      },
    },
  },
  {
    id: 'anticoagulante_com_ervas',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte:
      'ANVISA, bula do medicamento: interações; Stockley, Herbal Medicines Interactions (2009); Bensky, Materia Medica, 3ª ed. (2004)',
    motivo: (dados, relatos) => {
      const ditas = ervasDitas(relatos);
      const abertas = ervasEmAberto(relatos).filter(({ nome }) => !ditas.includes(nome));
      const usa = dados.anticoagulante === 'sim' ? 'certo' : relatada(afinaOSangue, relatos);
      if ((ditas.length === 0 && abertas.length === 0) || usa === null) return null;
      const remedio = nomeDoQueAfina(relatos);
      const naoComecar = escreverAbertas(abertas);
      if (ditas.length === 0)
        return `${usa === 'certo' ? `Uso informado de ${remedio}` : `Confirme se há hoje uso de ${remedio}. Se houver`}: ${naoComecar}, porque a combinação pode mudar o sangramento ou o efeito do remédio. O remédio não é suspenso por conta própria.`;
      const conduta =
        'a combinação pode mudar o sangramento ou o efeito do remédio; que o médico ou o farmacêutico saiba em um ou dois dias, e nada seja suspenso por conta própria.';
      const comAbertas = naoComecar === '' ? conduta : `${conduta} Também: ${naoComecar}.`;
      return usa === 'certo'
        ? `Uso informado de ${remedio} junto com ${listar(ditas)}: ${comAbertas}`
        : `Confirme se há hoje uso de ${remedio}, pois ${listar(ditas)} também é usado. Se houver: ${comAbertas}`;
    },
    efeito: {},
  },
  {
    id: 'ginseng_estimulante',
    gravidade: 'cautela',
    fonte: 'EMA/HMPC, Panax ginseng radix (2014); Bensky, Materia Medica, 3ª ed. (2004), ren shen',
    motivo: (_dados, relatos) => {
      const comQue = quePioraComGinseng.flatMap(({ nome, sinais }) => (relatos.diz(...sinais) ? [nome] : []));
      return relatos.diz('erva_ginseng') && comQue.length > 0
        ? `Ginseng junto com ${listar(comQue)} na ficha: ele aquece e estimula, e pode subir a pressão e tirar o sono. Confirme a dose, a hora em que é tomado e a pressão, e leve a dúvida a quem o indicou ou ao médico.`
        : null;
    },
    efeito: {},
  },
  {
    id: 'anti_inflamatorio_com_pressao',
    gravidade: 'cautela',
    fonte: 'ANVISA, bula do anti-inflamatório: advertências e interações',
    motivo: (_dados, relatos) => {
      if (!relatos.frases.some(tomaAntiInflamatorio)) return null;
      const comQue = [
        { nome: 'pressão alta', sinais: ['hipertensao', 'crise_hipertensiva'] },
        { nome: 'doença dos rins', sinais: ['doenca_renal'] },
        { nome: 'insuficiência cardíaca', sinais: ['insuficiencia_cardiaca'] },
        { nome: 'remédio que afina o sangue', sinais: ['anticoagulante', 'antiagregante'] },
      ].flatMap(({ nome, sinais }) => (relatos.diz(...sinais) ? [nome] : []));
      return comQue.length > 0
        ? `Anti-inflamatório junto com ${listar(comQue)} na ficha: ${relatos.frases.some((frase) => tomaAntiInflamatorio(frase) && (porDia.test(frase.texto) || contaQuantas(frase))) ? '' : 'confirme quantas vezes por semana é tomado e '}sugira que o médico ou o farmacêutico saiba, sem suspendê-lo por conta própria.`
        : null;
    },
    efeito: {},
  },
  {
    id: 'mistura_desconhecida',
    gravidade: 'cautela',
    fonte: 'ANVISA, RDC 26/2014; Ministério da Saúde, Uso seguro de plantas medicinais',
    motivo: (_dados, relatos) => {
      const desconhecida = (frase: Frase) => certezaDoPadrao(frase, mistura) === 'certo' || naoSabeOQueTem(frase);
      const fala = falaQueDiz(relatos.frases, desconhecida);
      return relatos.frases.some(desconhecida)
        ? `Garrafada, mistura ou produto de composição não conhecida na ficha${fala && ` (“${fala}”)`}: pode mudar o efeito de remédios, a pressão e o sangramento, ou trazer remédio escondido. Sugira não tomar mais até mostrar o frasco ou o rótulo ao médico ou ao farmacêutico.`
        : null;
    },
    efeito: {},
  },
  {
    id: 'remedio_na_dor_de_cabeca',
    gravidade: 'cautela',
    fonte: 'ICHD-3 (2018), 8.2 Medication-overuse headache; NICE CG150',
    motivo: (dados, relatos) =>
      arteriteTemporal(relatos, dados)?.certeza !== 'certo' &&
      // A headache of days with fever is the fever's; a migraine is not.
      (relatos.diz('enxaqueca') || (relatos.diz(...doresDeCabeca) && !relatos.diz('febre'))) &&
      relatos
        .frasesCom('analgesico_de_crise', 'anti_inflamatorio_uso')
        .some((frase) => naoEParaOutraDor(frase) && !relatos.perto(frase).some(contaQuantas))
        ? 'Dor de cabeça e remédio de crise informados: confirme em quantos dias por mês o remédio é tomado. A partir de dez (triptanos e combinados) ou quinze (analgésicos simples), ele próprio pode manter a dor: sugerir avaliação médica, sem suspendê-lo por conta própria.'
        : null,
    efeito: {},
  },
  {
    id: 'compressao_de_nervo',
    gravidade: 'cautela',
    fonte: 'NICE NG59, Low back pain and sciatica (2016); NICE NG127',
    lePlano: true,
    motivo: (dados, relatos, protocolo) => {
      const fala = falaQueDiz(relatos.frases, daRaiz);
      const dito =
        relataCompressao(dados, relatos, protocolo) ??
        (relatos.frases.some(daRaiz)
          ? `Sinais de raiz nervosa irritada${fala && ` (“${fala}”)`}: ${cuidadoDaRaiz}`
          : null);
      return dito && forcaDiminui(relatos) ? semPrazo(dito) : dito;
    },
    efeito: {
      cautelaTerapias: {
        padrao: /\b(massagem|tui ?na)\b/,
        texto: 'Sem torcer, tracionar nem estalar o pescoço ou a coluna.',
      },
    },
  },
  {
    id: 'disturbio_de_coagulacao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.4`,
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      relataCoagulopatia(dados, semPerdaNaCirurgia(relatos), protocolo) ??
      (relatos.frases.some(temPoucasPlaquetas) ? `Plaquetas baixas informadas: ${cuidadoComSangramento}` : null) ??
      (relatos.diz('cirrose')
        ? 'Cirrose informada: confirme com o médico se plaquetas e coagulação permitem agulhas. Até lá, sangria fica excluída.'
        : null),
    efeito: {
      retirarPontos: pontosSobreArteria,
      retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
      retirarFrases: sangria,
      retirarOrientacoes: gengibre,
      cautelaPontos: { codigos: null, texto: 'Somente com liberação médica; preferir acupressão' },
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha)\b/,
        texto: 'Com distúrbio de coagulação, somente com liberação médica.',
      },
    },
  },
  {
    id: 'sangramento_em_cirurgia',
    gravidade: 'cautela',
    fonte: `${oms}, seção 2.4`,
    motivo: (_dados, relatos) =>
      relatos.frases.some(perdeuNaCirurgia)
        ? 'Perda grande de sangue em uma cirurgia ou parto na ficha: confirme se a coagulação foi examinada e se há sangramento fácil em outras ocasiões; comprimir ao retirar as agulhas. O cansaço e a anemia que ficam são acompanhados pelo médico.'
        : null,
    efeito: {},
  },
  {
    id: 'epilepsia',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3.4 e 4; ${cnt}`,
    motivo: (dados, relatos) => {
      const remedio =
        dados.epilepsia !== 'sim' && relatada(convulsao, relatos) === 'incerto'
          ? remedioEmAberto(relatos.frases, 'anticonvulsivante')
          : '';
      return remedio === ''
        ? relataConvulsao(dados, relatos)
        : `Confirme se há ou houve epilepsia ou convulsão: a ficha traz ${remedio}, que se receita também para enxaqueca, dor e humor, e não diz para quê. Até lá: ${cuidadoNaEpilepsia}`;
    },
    efeito: {
      semEletro: true,
      cautelaPontos: { codigos: pontosNobres, texto: 'Epilepsia: estímulo suave, sob observação' },
    },
  },
];
