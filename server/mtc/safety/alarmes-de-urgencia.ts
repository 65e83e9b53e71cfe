// Emergencies that primary care learns by heart, each told by several words together. Each alarm names its guideline.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { textoDe } from '../leitura/palavras.ts';
import { deJuntos, ng12, type SinalDeAlerta } from './alarme.ts';
import { valorDe } from './contado.ts';
import { dizNaMesmaFrase, lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { ditosHoje, type Grupo } from './grupos.ts';
import { deHoje } from './perigos-juntos.ts';
import { lerDuracoes } from './quantidades.ts';
import type { Relatos } from './relatos.ts';
import { alarmeDaRouquidao } from './rouquidao.ts';
import { alarmeDaTireoide } from './tireoide-acelerada.ts';

/** An alarm that is told when all of its groups are told of today, in whatever order and sentences. */
interface Urgencia extends Omit<SinalDeAlerta, 'quando' | 'juntos' | 'grupos'> {
  todos: readonly Grupo[];
  /** Whom it concerns; everybody without it. */
  quem?: (dados: DadosAnamnese, relatos: Relatos) => boolean;
}

function urgencia({ todos, quem, ...resto }: Urgencia): SinalDeAlerta {
  return deJuntos(
    (relatos, dados) => {
      if (quem?.(dados, relatos) === false) return null;
      const ditos = ditosHoje(todos, deHoje(relatos));
      return ditos.length === todos.length ? { certeza: 'certo', ditos } : null;
    },
    { ...resto, grupos: todos },
  );
}

/** Told in one sentence that holds all the patterns, beside words of time, wherever they stand. */
function comTambem(palavras: RegExp, ...padroes: readonly RegExp[]): (frase: Frase) => boolean {
  const todos = dizNaMesmaFrase(...padroes);
  return (frase) => todos(frase) && palavras.test(frase.texto);
}

const deAgora =
  /\b(hoje|ontem|anteontem|agora|de repente|subit\w+|desde (cedo|a manha|a madrugada|a noite)|ha (\d+|uma|duas|tres|poucas) (horas?|minutos?))\b/;
const forte = /\b(forte|fortes|intens[oa]s?|insuportave\w+|muito|muita|demais|pior)\b/;
const deDoer = /\b(dor|dores|doi|doem|doeu|doendo|dolorid\w+)\b/;
const febre: Grupo = { nome: 'febre', sinais: ['febre', 'calafrios'] };
const deBicho =
  /\b(mordida|mordeu|mordid[oa]|arranh(ou|ada|ado)|lambeu)( \w+){0,4} (cachorr[oa]|cao|cadela|gat[oa]|morcego|macaco|sagui)\b|\b(cachorr[oa]|cao|gat[oa]|morcego|macaco|sagui)( \w+){0,2} (mordeu|arranhou)\b|\b(picad[oa]|picou|ferroada)( \w+){0,3} (aranha|cobra|escorpiao|jararaca|lacraia)\b/;
const naoTrata = 'não tratar antes';
const manchasRoxas: Grupo = {
  nome: 'manchas roxas na pele',
  sinais: [],
  padrao:
    /\b(manchas?|manchinhas?|pint(a|inha)s?|bolinhas?)( \w+){0,3} (rox[oa]s?|arroxead[oa]s?|cor de vinho)\b|\b(petequias?|purpuras?)\b/,
};
/** In days. */
const diasDaDengue = 7;
const diasDaAbstinencia = 7;
const semBeber =
  /\b(par(ei|ou)|larg(uei|ou)|cort(ei|ou))( \w+){0,3} (beber|bebida|alcool|cachaca|pinga|cerveja)\b|\b(estou|ta|to|esta) sem beber\b/;
const tremeOuSua =
  /\b(trem(o|or|ores|endo|edeira|ulo|ula)|su(o|a|ando|or) (frio|muito|demais)|(vejo|ve|vendo) (bichos?|vultos?|coisas))\b(?<!\b(sem|nem|nao) \w+)/;

const valor =
  (nome: RegExp, fora: (lido: number) => boolean) =>
  (frase: Frase): boolean => {
    const lido = valorDe(frase, nome);
    return lido !== null && fora(lido);
  };

/* A nerve root that fails: NICE NG59 (2016) and NG127; a foot that drops is looked at within days, not within weeks. */

const membroQueFalha: Grupo = {
  nome: 'pé que não se levanta, ou força que diminui',
  sinais: [],
  reconhece: (frase) =>
    frase.campo !== 'objetivosCliente' &&
    (lugaresDoPadrao(frase, peCaido).length > 0 ||
      (lugaresDoPadrao(frase, forcaQueCai).length > 0 && deMembro.test(frase.texto))) &&
    !deMuitoTempo.test(frase.texto) &&
    lerDuracoes(frase.palavras).every((dias) => dias <= diasDaRaiz || recente.test(frase.texto)),
};
const peCaido =
  /\b(nao (consig\w+|consegue|conseguia)|sem conseguir|nao (levant|ergu)\w+|dificuldade (de|para|em))( (levantar|erguer|puxar|dobrar))?( \w+){0,2} (ponta|frente|bico|peito) do pe\b|\bpe (caido|que cai|bate no chao)\b|\b(ponta do pe|pe)( \w+)? (arrast\w+|nao (me )?obedece|nao (levanta|sobe))\b|\barrast\w+( \w+){0,2} (a )?ponta do pe\b/;
const forcaQueCai =
  /\b(fraqueza|forca)( (na|no|da|do|das|dos|nas|nos|em) (\w+ )?(pernas?|pes?|bracos?|maos?)( \w+)?)?( (esta|ta|vem|vai|so|que|e))* (aumentando|piorando|diminuindo|caindo|indo embora|cada (vez|dia|semana) (mais|menos|menor|pior))\b|\b(pernas?|pes?|bracos?|maos?)( \w+){0,3} cada (vez|dia|semana) mais (frac\w+|sem forca|bamb\w+)\b/;
const deMuitoTempo =
  /\b(sequelas?|derrame|avc|polio\w*|paralisia infantil|de nascenca|desde (crianca|menin[oa]|o parto)|parkinson|esclerose)\b/;
const recente = /\b(ultim[oa]s?|agora|cada (vez|dia|semana)|piorando|aumentando|diminuindo)\b/;
/** In days: older weakness of a root is followed, not sent. */
const diasDaRaiz = 92;
const deMembro = /\b(pernas?|pes?|bracos?|maos?)\b/;

/** Whether a limb loses strength within weeks, as a failing nerve root does. */
export function forcaDiminui(relatos: Relatos): boolean {
  return ditosHoje([membroQueFalha], deHoje(relatos)).length > 0;
}

/** In words: what is told further away is told of something else. */
const pertoDoCoracao = 5;

/** "Coração disparado agora"; not "o coração dispara … agora é uma por semana". */
function desteMomento({ texto, palavras, lugares }: Frase): boolean {
  if (/\bneste momento\b|\bha (\d+|uma|duas|tres) horas?\b/.test(texto)) return true;
  const batidas = [
    ...(lugares.get('palpitacao') ?? []),
    ...palavras.flatMap(({ forma }, indice) =>
      /^(dispar|acelerad)\w*/.test(forma) ? [[indice, indice + 1] as const] : [],
    ),
  ];
  return palavras.some(
    ({ forma }, indice) =>
      forma === 'agora' &&
      !/^(eh|so|menos|uma?|\d+|e (uma?|so|\d+))\b/.test(textoDe(palavras, [indice + 1, indice + 3])) &&
      batidas.some(([de, ate]) => indice - ate < pertoDoCoracao && de - indice <= pertoDoCoracao),
  );
}

export const alarmesDeUrgencia: readonly SinalDeAlerta[] = [
  urgencia({
    id: 'primeira_convulsao',
    prazo: 'hoje',
    quem: ({ epilepsia }) => epilepsia !== 'sim',
    sinal: 'Convulsão recente em quem não tem epilepsia conhecida',
    conduta: `pronto-socorro hoje; ${naoTrata}. Crise que passa de cinco minutos ou se repete: SAMU (192), a pessoa de lado e nada na boca.`,
    perguntar: 'foi a primeira? quanto durou? bateu a cabeça? há febre, bebida, remédio novo ou gravidez?',
    todos: [
      {
        nome: 'convulsão de agora',
        sinais: [],
        padrao:
          /\bprimeira (convuls\w+|crise convulsiva)\b|\b(convuls\w+)( \w+){0,3} (ontem|hoje|anteontem|est[ae] semana)\b|\b(ontem|hoje|anteontem)( \w+){0,4} convuls\w+/,
      },
    ],
    fonte: 'NICE NG217, Epilepsies (2022)',
  }),
  alarmeDaRouquidao,
  alarmeDaTireoide,
  urgencia({
    id: 'ferida_na_boca',
    prazo: 'dias',
    sinal: 'Ferida na boca que não cicatriza',
    conduta: 'dentista ou médico em até duas semanas, para examinar a boca e decidir sobre biópsia.',
    todos: [
      {
        nome: 'ferida na boca que dura',
        sinais: [],
        reconhece: (frase) =>
          dizNaMesmaFrase(
            /\b(ferida|ulcera|lesao|machucado|mancha (branca|vermelha))( \w+){0,4} (boca|lingua|labio|gengiva|bochecha)\b/,
          )(frase) &&
          (/\bnao (cicatriza|sara|fecha)\b/.test(frase.texto) ||
            lerDuracoes(frase.palavras).some((dias) => dias >= 21)),
      },
    ],
    fonte: ng12,
  }),
  urgencia({
    id: 'testiculo_que_doi_de_repente',
    prazo: 'hoje',
    quem: ({ sexo }) => sexo !== 'feminino',
    sinal: 'Dor forte ou súbita no testículo',
    conduta: `pronto-socorro agora, porque pode estar torcido e há poucas horas para salvá-lo; ${naoTrata}.`,
    todos: [
      {
        nome: 'dor súbita no testículo',
        sinais: [],
        reconhece: (frase) =>
          dizNaMesmaFrase(/\b(testicul\w+|bolsa escrotal|escroto)\b/, deDoer)(frase) &&
          (deAgora.test(frase.texto) || forte.test(frase.texto)),
      },
    ],
    fonte: 'EAU Guidelines, Acute scrotum (2023)',
  }),
  urgencia({
    id: 'infeccao_dos_rins',
    prazo: 'hoje',
    sinal: 'Febre com dor lombar e sintomas da urina',
    conduta: `atendimento médico hoje, porque a infecção pode ter chegado aos rins; ${naoTrata}. Confusão, queda da pressão ou gravidez: pronto-socorro agora.`,
    todos: [
      febre,
      { nome: 'dor lombar', sinais: ['dor_lombar'] },
      { nome: 'sintoma da urina', sinais: ['urina_ardente', 'urina_turva', 'urina_frequente', 'hematuria'] },
    ],
    fonte: 'NICE NG111, Pyelonephritis (2018)',
  }),
  urgencia({
    id: 'olho_vermelho_que_doi',
    prazo: 'hoje',
    sinal: 'Olho vermelho com dor e vista alterada',
    conduta: `oftalmologista ou pronto-socorro hoje; ${naoTrata}, e nada de pontos ao redor do olho.`,
    todos: [
      { nome: 'olho vermelho', sinais: [], reconhece: dizNaMesmaFrase(/\bolhos?\b/, /\bvermelh\w+\b/) },
      { nome: 'dor forte no olho', sinais: [], reconhece: dizNaMesmaFrase(/\bolhos?\b/, deDoer, forte) },
      {
        nome: 'vista alterada',
        sinais: ['visao_turva', 'fotofobia'],
        padrao:
          /\b(visao|vista)( \w+){0,2} (embacad\w+|turva|borrad\w+|baixa)\b|\b(luz|claridade)( \w+){0,2} (doi|incomoda)\b/,
      },
    ],
    fonte: 'NICE CKS, Red eye',
  }),
  urgencia({
    id: 'retina',
    prazo: 'hoje',
    sinal: 'Clarões ou muitas moscas volantes de repente',
    conduta: `oftalmologista ou pronto-socorro hoje, porque a retina pode estar se soltando; ${naoTrata}.`,
    todos: [
      {
        nome: 'clarões, moscas volantes ou sombra na vista',
        sinais: [],
        reconhece: comTambem(
          deAgora,
          /\b(claroes|clarao|flashes|relampagos|moscas volantes|sombra na (vista|visao)|cortina na (vista|visao))\b/,
        ),
      },
    ],
    fonte: 'NICE CKS, Retinal detachment',
  }),
  urgencia({
    id: 'fraqueza_que_sobe',
    prazo: 'hoje',
    sinal: 'Formigamento ou fraqueza que sobe pelas pernas',
    conduta: `pronto-socorro hoje; ${naoTrata}. Falta de ar, dificuldade para engolir ou rosto fraco: SAMU (192).`,
    todos: [
      {
        nome: 'formigamento que sobe',
        sinais: [],
        padrao:
          /\b(formig\w+|dormenc\w+|fraqueza)( \w+){0,3} (subindo|sobe|subiu)\b|\b(subindo|sobe|subiu)( \w+){0,3} (formig\w+|dormenc\w+|fraqueza)\b/,
      },
      {
        nome: 'fraqueza',
        sinais: ['fraqueza', 'fraqueza_um_lado', 'fraqueza_pernas'],
        padrao: /\bfraqueza\b|\bpernas? frac\w+/,
      },
    ],
    fonte: 'EAN/PNS, Guillain-Barré syndrome (2023)',
  }),
  urgencia({
    id: 'vozes_que_mandam',
    prazo: 'hoje',
    sinal: 'Ouve vozes',
    conduta:
      'vozes que mandam, assustam ou são novas: CAPS ou pronto-socorro com psiquiatra hoje, com alguém da família junto; da fé ou do adormecer, sem sofrimento, é só anotar e perguntar. Não tratar antes de saber, nem contestar as vozes. Se mandam machucar a si ou a outros: SAMU (192) agora, e não deixar a pessoa só. CVV 188.',
    perguntar: 'o que dizem? mandam fazer algo? há quanto tempo? o que começou ou parou de tomar?',
    todos: [{ nome: 'vozes', sinais: [], padrao: /\b(ouv\w+|escut\w+) (umas? )?vozes( (?!de|da|do|d)\w+|$)/ }],
    fonte: 'NICE CG178, Psychosis (2014)',
  }),
  urgencia({
    id: 'tomou_para_morrer',
    prazo: 'hoje',
    sinal: 'Comprimidos ou veneno tomados para morrer',
    conduta:
      'SAMU (192) ou pronto-socorro agora, mesmo que esteja bem, levando a embalagem; não deixar a pessoa só; não tratar antes. Disque-Intoxicação 0800 722 6001, CVV 188.',
    todos: [
      {
        nome: 'tomou de uma vez',
        sinais: [],
        padrao:
          /\b(tom(ou|ei)|engoli(u)?|beb(eu|i))( \w+){0,5} (comprimidos?|remedios?|cartelas?|veneno|chumbinho|soda)\b/,
      },
      {
        nome: 'para morrer',
        sinais: ['ideacao_suicida'],
        padrao: /\b(para|querendo|queria|quis) (morrer|se matar|me matar)\b|\bacabar com (tudo|a vida)\b/,
      },
    ],
    fonte: 'ABP/CFM, Suicídio: informando para prevenir (2014)',
  }),
  urgencia({
    id: 'crianca_com_esforco_para_respirar',
    prazo: 'hoje',
    quem: ({ idade }) => idade < 12,
    sinal: 'Criança que faz força para respirar',
    conduta: `SAMU (192) ou pronto-socorro agora; ${naoTrata}.`,
    todos: [
      {
        nome: 'esforço para respirar',
        sinais: [],
        padrao:
          /\b(barriga|costelas?|pescoco|peito)( \w+){0,2} (afund\w+|repux\w+|puxando)\b|\b(gemendo|geme) (ao|para|quando) respira\w*\b|\bbat\w+ (a asa do|as asas do) nariz\b/,
      },
    ],
    fonte: 'NICE NG143, Fever in under 5s',
  }),
  urgencia({
    id: 'braco_que_doi_com_suor_frio',
    prazo: 'hoje',
    sinal: 'Dor no braço, na mandíbula ou nas costas com suor frio',
    conduta: `SAMU (192) agora, porque pode ser do coração mesmo sem dor no peito; ${naoTrata}.`,
    quem: ({ idade }) => idade >= 30,
    todos: [
      {
        nome: 'dor no braço, na mandíbula ou nas costas',
        sinais: [],
        padrao: /\bdor( \w+){0,3} (braco|mandibula|queixo|costas|nuca)\b/,
      },
      { nome: 'suor frio', sinais: ['suor_frio'], padrao: /\bsu(or|o|a|ei|ou|ando) frio\b/ },
    ],
    fonte: 'SBC, Angina instável e infarto sem supradesnível de ST (2021)',
  }),
  urgencia({
    id: 'tontura_que_nao_deixa_andar',
    prazo: 'hoje',
    sinal: 'Tontura de agora que não deixa andar',
    conduta: `SAMU (192) ou pronto-socorro agora, porque pode ser um AVC; ${naoTrata}.`,
    todos: [
      { nome: 'tontura', sinais: ['tontura', 'tontura_rotatoria'], padrao: /\b(tontura|vertigem)\b/ },
      {
        nome: 'não consegue andar, de agora',
        sinais: [],
        reconhece: ({ texto }) =>
          /\bnao (consegue|consigo|conseguia|conseguiu) (andar|ficar (de |em )pe|ficar empe)\b/.test(texto) &&
          deAgora.test(texto),
      },
    ],
    fonte: 'SAEM GRACE-3, Acute dizziness (2023)',
  }),
  urgencia({
    id: 'bolhas_perto_do_olho',
    prazo: 'hoje',
    sinal: 'Bolhas ou herpes-zóster no rosto',
    conduta: `atendimento médico hoje, com oftalmologista se for perto do olho ou na ponta do nariz: o remédio age nos primeiros três dias; ${naoTrata} e nenhuma agulha sobre as lesões.`,
    todos: [
      {
        nome: 'bolhas no rosto',
        sinais: [],
        reconhece: dizNaMesmaFrase(
          /\b(bolhas?|vesiculas?|zoster|cobreiro)\b/,
          /\b(olhos?|testa|rosto|nariz|palpebra|face)\b/,
        ),
      },
    ],
    fonte: 'NICE CKS, Shingles',
  }),
  urgencia({
    id: 'membro_frio_de_repente',
    prazo: 'hoje',
    sinal: 'Pé, perna ou mão que ficou fria e pálida de repente, com dor',
    conduta: `SAMU (192) ou pronto-socorro agora, porque o sangue pode não estar chegando; ${naoTrata}, sem calor nem massagem.`,
    todos: [
      {
        nome: 'membro frio e pálido de repente',
        sinais: [],
        reconhece: comTambem(
          deAgora,
          /\b(pe|perna|mao|braco)\b/,
          /\b(fri[oa]|gelad[oa])\b/,
          /\b(branc[oa]|palid[oa]|azulad[oa]|rox[oa]|sem pulso)\b/,
          deDoer,
        ),
      },
    ],
    fonte: 'ESVS, Acute limb ischaemia (2020)',
  }),
  urgencia({
    id: 'articulacao_com_febre',
    prazo: 'hoje',
    sinal: 'Articulação quente e inchada, ou com prótese, e febre',
    conduta: `pronto-socorro hoje, porque a articulação pode estar infectada; ${naoTrata}, nada de agulha, calor ou massagem nela.`,
    todos: [
      febre,
      {
        nome: 'articulação quente ou com prótese',
        sinais: [],
        reconhece: dizNaMesmaFrase(
          /\b(joelho|tornozelo|punho|ombro|cotovelo|quadril|articulacao|junta)\b/,
          /\b(quente|vermelh[oa]|protese)\b/,
        ),
      },
    ],
    fonte: 'BSR, Hot swollen joint (2006)',
  }),
  urgencia({
    id: 'menstruacao_que_encharca',
    prazo: 'hoje',
    sinal: 'Sangramento menstrual que enche um absorvente por hora',
    conduta: `pronto-socorro hoje; ${naoTrata}. Desmaio, palidez ou coração disparado: SAMU (192).`,
    perguntar: 'há quantas horas? pode estar grávida? há tontura, desmaio ou palidez?',
    todos: [
      {
        nome: 'um absorvente por hora',
        sinais: [],
        padrao:
          /\b(encharc\w+|ensop\w+|ench\w+|troc\w+)( \w+){0,3} absorventes?( \w+){0,3} (por hora|a cada hora|de hora em hora|toda hora)\b/,
      },
    ],
    fonte: 'FEBRASGO, Sangramento uterino anormal agudo (2021)',
  }),
  urgencia({
    id: 'secrecao_do_mamilo',
    prazo: 'dias',
    sinal: 'Sangue que sai do mamilo',
    conduta: 'mastologista ou ginecologista em até duas semanas.',
    todos: [
      {
        nome: 'sangue no mamilo',
        sinais: [],
        reconhece: dizNaMesmaFrase(
          /\b(sangue|sangra\w*|sanguinolent\w+)\b/,
          /\b(mamilos?|bico d[oa] (peito|seio|mama))\b/,
        ),
      },
    ],
    fonte: ng12,
  }),
  urgencia({
    id: 'mordida_ou_picada',
    prazo: 'hoje',
    sinal: 'Mordida de animal ou picada de bicho peçonhento, recente',
    conduta: `lavar com água e sabão; cobra, aranha ou escorpião: pronto-socorro agora, onde há soro; mordida: posto ou pronto-socorro hoje (raiva, tétano); ${naoTrata}, nada de cortar, chupar ou amarrar. Disque-Intoxicação 0800 722 6001.`,
    todos: [
      {
        nome: 'mordida ou picada',
        sinais: [],
        // The animal counts as somebody else.
        reconhece: ({ texto }) =>
          deBicho.test(texto) && deAgora.test(texto) && !/\bnao (mordeu|picou|arranhou)\b/.test(texto),
      },
    ],
    fonte: 'Ministério da Saúde, Guia de vigilância em saúde (2022): raiva, acidentes por animais peçonhentos',
  }),
  urgencia({
    id: 'febre_com_defesa_baixa',
    prazo: 'hoje',
    sinal: 'Febre em quem tem a defesa baixa',
    conduta: `pronto-socorro agora, dizendo da defesa baixa, e aviso a quem acompanha; ${naoTrata}.`,
    todos: [
      { nome: 'febre', sinais: ['febre'] },
      {
        nome: 'transplante ou defesa baixa',
        sinais: [],
        padrao:
          /\b(transplantad[oa]|transplante de (rim|figado|coracao|medula|pulmao)|neutropeni\w+|sem baco|retirou o baco)\b/,
      },
    ],
    fonte: 'NICE NG253, Sepsis (2025)',
  }),
  urgencia({
    id: 'oxigenio_baixo',
    prazo: 'hoje',
    sinal: 'Oxigênio do sangue baixo na medida informada',
    conduta: `medir de novo com a mão aquecida e sem esmalte; abaixo de 92 % confirmados, SAMU (192) ou pronto-socorro agora; ${naoTrata}. Em quem tem doença do pulmão, vale o limite que o médico deu.`,
    todos: [
      {
        nome: 'saturação baixa',
        sinais: [],
        reconhece: valor(/^(saturacao|sat|spo2|sato2|oximetria|oximetro)$/, (lido) => lido >= 50 && lido < 92),
      },
    ],
    fonte: 'BTS, Oxygen use in adults (2017)',
  }),
  urgencia({
    id: 'coracao_fora_do_ritmo',
    prazo: 'hoje',
    quem: ({ idade }) => idade >= 16,
    sinal: 'Batimentos muito rápidos ou muito lentos na medida informada',
    conduta: `medir de novo em repouso, por um minuto; confirmados, atendimento médico hoje; ${naoTrata}. Com desmaio, dor no peito ou falta de ar: SAMU (192).`,
    todos: [
      {
        nome: 'batimentos fora do esperado',
        sinais: [],
        reconhece: valor(
          /^(fc|cardiaca|frequencia|bpm|batimentos)$/,
          (lido) => (lido >= 130 && lido <= 250) || (lido >= 20 && lido < 40),
        ),
      },
    ],
    fonte: 'NICE NG196, Atrial fibrillation (2021); ESC, Cardiac pacing (2021)',
  }),
  deJuntos((relatos) => (forcaDiminui(relatos) ? { certeza: 'certo', ditos: [membroQueFalha.nome] } : null), {
    id: 'forca_que_diminui',
    prazo: 'antes',
    sinal: 'Força que diminui em uma perna ou em um braço',
    conduta:
      'avaliação médica em 24 a 48 horas, antes de tratar, com exame da força e da coluna: a dor que alivia enquanto a força cai não tranquiliza. As duas pernas fracas, dormência entre as pernas, urina presa, urina ou fezes que escapam: pronto-socorro agora. Até lá, cuidado com tapete, escada e volante; nada de manipular nem tracionar a coluna.',
    perguntar: 'desde quando, e cai a cada dia? urina e fezes saem como sempre?',
    efeito: { semEletro: true },
    grupos: [membroQueFalha],
    fonte: 'NICE NG59, Low back pain and sciatica (2016); NICE NG127, Suspected neurological conditions (2019)',
  }),
  urgencia({
    id: 'palpitacao_de_agora',
    prazo: 'hoje',
    sinal: 'Coração disparado agora, com mal-estar',
    conduta: `medir o pulso e chamar SAMU (192) agora se não passa em minutos ou há desmaio, dor no peito ou falta de ar; ${naoTrata}.`,
    todos: [
      {
        nome: 'coração disparado agora',
        sinais: [],
        reconhece: (frase) =>
          (frase.sinais.get('palpitacao') === 'certo' ||
            dizNaMesmaFrase(/\b(coracao|peito)( \w+){0,2} (dispar\w+|acelerad\w+)\b/)(frase)) &&
          desteMomento(frase),
      },
      {
        nome: 'mal-estar',
        sinais: ['tontura', 'desmaio', 'falta_ar', 'dor_toracica', 'suor_frio'],
        padrao: /\bt[oa]nt[oa]\b/,
      },
    ],
    fonte: 'ESC, Supraventricular tachycardia (2019)',
  }),
  urgencia({
    id: 'diabetes_que_comeca',
    prazo: 'antes',
    quem: (_dados, relatos) => !relatos.diz('diabetes'),
    sinal: 'Muita sede, muita urina e emagrecimento',
    conduta:
      'medir a glicemia hoje, em posto, farmácia ou laboratório; criança, ou 200 ou mais: médico no mesmo dia. Vômito, sonolência, respiração funda ou hálito de fruta: pronto-socorro agora.',
    todos: [
      { nome: 'muita sede', sinais: ['sede_aumentada'], padrao: /\bsede (intensa|demais|insaciavel)\b/ },
      {
        nome: 'muita urina',
        sinais: ['urina_abundante', 'urina_frequente'],
        padrao: /\burin\w+ (muito|demais|bastante)\b/,
      },
      { nome: 'emagrecimento', sinais: ['emagrecimento'], padrao: /\bemagrec(eu|i|endo)\b/ },
    ],
    fonte: 'Sociedade Brasileira de Diabetes, Diretriz (2024)',
  }),
  urgencia({
    id: 'febre_com_manchas_roxas',
    prazo: 'hoje',
    sinal: 'Febre com manchas roxas na pele',
    conduta: `SAMU (192) ou pronto-socorro agora; dizer lá se as manchas somem quando se aperta um copo sobre elas; ${naoTrata}.`,
    todos: [febre, manchasRoxas],
    fonte: 'NICE NG240, Bacterial meningitis and meningococcal disease (2024)',
  }),
  urgencia({
    id: 'pode_ser_dengue',
    prazo: 'hoje',
    // A fever of weeks, or one that belongs to a birth or a treatment, has an alarm of its own.
    quem: (_dados, relatos) => ditosHoje([febre, manchasRoxas], deHoje(relatos)).length < 2,
    sinal: 'Febre de poucos dias com dor no corpo',
    conduta: `posto ou pronto atendimento hoje, porque pode ser dengue: nenhum AAS nem anti-inflamatório, e muito líquido; ${naoTrata}. Dor de barriga forte, vômito que não para, sangramento, tontura ou sono demais: pronto-socorro agora.`,
    perguntar: 'há quantos dias? há caso de dengue em casa ou na rua? o que já tomou?',
    todos: [
      {
        nome: 'febre de poucos dias',
        sinais: [],
        reconhece: (frase) =>
          frase.sinais.get('febre') === 'certo' &&
          (deAgora.test(frase.texto) || lerDuracoes(frase.palavras).some((dias) => dias <= diasDaDengue)),
      },
      {
        nome: 'dor no corpo',
        sinais: [],
        padrao:
          /\b(dor(es)?|doi|doem|doendo|moid[oa]|quebrad[oa]|dolorid[oa])( \w+){0,3} (corpo|juntas|articulacoes|atras dos olhos|fundo dos? olhos?)\b|\bcorpo( \w+){0,2} (moido|quebrado|dolorido|doendo|doi)\b|\bmialgia\b/,
      },
    ],
    fonte: 'Ministério da Saúde, Dengue: diagnóstico e manejo clínico, 6ª ed. (2024)',
  }),
  urgencia({
    id: 'abstinencia_de_alcool',
    prazo: 'hoje',
    sinal: 'Parou de beber há pouco, com tremor, suor ou visões',
    conduta: `pronto-socorro hoje, com alguém junto; ${naoTrata}. Convulsão, confusão, febre ou ver o que não há: SAMU (192). Depois, CAPS AD: quem bebe todo dia não para de uma vez sem médico.`,
    todos: [
      {
        nome: 'parou de beber há pouco',
        sinais: [],
        // "Parei de" denies all behind it: these words are looked at as they stand.
        reconhece: ({ texto, palavras, marcas }) =>
          semBeber.test(texto) &&
          !marcas.some(({ deOutro }) => deOutro) &&
          (deAgora.test(texto) || lerDuracoes(palavras).some((dias) => dias <= diasDaAbstinencia)),
      },
      {
        nome: 'tremor, suor ou visões',
        sinais: ['tremor', 'suor_frio', 'suor_excessivo'],
        reconhece: ({ texto, marcas }) =>
          semBeber.test(texto) && tremeOuSua.test(texto) && !marcas.some(({ deOutro }) => deOutro),
      },
    ],
    fonte: 'NICE CG100, Alcohol-use disorders: physical complications (2017)',
  }),
];
