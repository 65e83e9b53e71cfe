// Advice against a remedy that somebody prescribed, and plants that harm this client. Sources: ANVISA, bulário eletrônico (metotrexato);
// Portaria SVS 19/1992 (confrei); ANVISA, Informe técnico 47/2011 (babosa); Resolução SES-RJ 1757/2002 (plants in pregnancy and
// lactation); LiverTox, NIH (kava, greater celandine, germander); EMA/HMPC, Vitex agnus-castus (2018).
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { alternativasDe, nomesDe } from '../../catalog/remedios.ts';
import { contarPalavras, textoDe } from '../../leitura/palavras.ts';
import { falaQueDiz } from '../citar.ts';
import { certezaDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { acharTodos } from '../mencoes.ts';
import { nomesDeReceita } from '../nomes-por-uso.ts';
import { listar, type RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { dizRemedio, lugaresDoRemedio } from '../remedios-na-frase.ts';
import { doQueToma, tomadoNoLugar } from '../substancias.ts';
import { testeEmAberto } from '../transferencia-de-embriao.ts';

/** What a physician prescribes, by its common words, the names that no ending shows, and the endings of the classes. */
const remedio = `(${alternativasDe(nomesDeReceita)}|remedios?|medicamentos?|medicac\\w+|comprimidos?|bombinha|insulina|nph|quimio\\w*|radioterapia|hormonio|anticoncepcional|anti ?coagulante|anti ?depressivo|anticonvulsivante|corticoide|antibiotico|calmante|metotrexato|mtx|litio|varfarina|marevan|xarelto|eliquis|clexane|heparina|aas|aspirina|clopidogrel|levotiroxina|puran|glifage|metformina|rivotril|zolpidem|utrogestan|progesterona|tamoxifeno|anastrozol|prednisona|amiodarona|digoxina|furosemida|hidroclorotiazida|ritalina|venvanse|gardenal|depakote|depakene|tegretol|\\w*(pril|sartana|olol|dipino|statina|oxetina|citalopram|sertralina|zepam|zolam|xabana|gliptina|gliflozina|tidina|prazol|triptilina|pina|fenitoina|zepina|tinibe|mabe|cepte|sona|solona|formina|tiroxina|trexato|cortisona|afaxina|peridona))`;
const parar =
  '(larg(ar|asse|ue|uei|ou|a)|par(ar|asse|e|ei|ou)|troc(ar|asse|ou|uei)|suspend(er|esse|eu|i)|deix(ar|asse|ei|ou)( de (tomar|usar))?|abandon(ar|ou|ei)|tir(ar|asse)|cort(ar|asse|ei|ou)|diminuir|jog(ar|asse|uei|ou)( fora)?|substituir|interromper|desmamar)';
const ponte = '( (com|de|d[aeo]|o|a|os|as|meu|minha|meus|esse|essa|tomar|usar|uso|d[ao]s?|todos?|todas?|logo|ja))*';
const daqui =
  '(mand\\w+|fal(ou|aram|a|am)|diss(e|eram)|diz|dizem|aconselh\\w+|recomend\\w+|suger\\w+|orient\\w+|ensin\\w+|insist\\w+|li|leu|vi|viu|ouvi|ouviu|devia|deveria|melhor|tem (que|de))';
const querer = '(quero|quer|queria|pens\\w+ em|vou|pretend\\w+|decid\\w+|vontade de|gostaria de)';
const conselho = new RegExp(`\\b${daqui}( \\w+){0,8} ${parar}${ponte} ${remedio}\\b`);
const vontade = new RegExp(`\\b${querer}( (a|de|logo))* ${parar}${ponte} ${remedio}\\b`);
const feito = new RegExp(
  `\\b${parar}${ponte} ${remedio}( \\w+){0,6} (por conta|sozinh[oa]|sem (falar|avisar|ordem|o medico|receita))\\b|\\b(por conta (propria )?|sozinh[oa] )${parar}${ponte} ${remedio}\\b`,
);
/** Who may say so. */
const medico =
  /\b(medic[oa]s?|dr|dra|doutor\w*|psiquiatra|pediatra|obstetra|geriatra|oncolog\w+|\w+(ologista|ologo|ologa)|(reumato|cardio|neuro|endocrino|gineco|dermato|gastro|nefro|pneumo|hemato|hepato|uro|orto)|clinic[oa] geral|hospital|anestesista|dentista|pre natal|posto|equipe|cirurgi\w+)\b/;
const leigo =
  /\b(colegas?|vizinh\w+|amig\w+|comadre|compadre|pastor\w*|padre|sogr\w+|cunhad\w+|mae|pai|irm\w+|prim\w+|ti[oa]|filh\w+|marido|espos\w+|balconista|bolicheiro|benzedeir\w+|curandeir\w+|raizeir\w+|naturopata|terapeuta|coach|grupo|internet|google|youtube|video|tiktok|instagram|facebook|whatsapp|zap|livro)\b/;
const pararSozinho = new RegExp(`\\b${parar}${ponte} ${remedio}\\b`);

function contraRemedio(frase: Frase): boolean {
  const { texto, campo, palavras } = frase;
  if (campo === 'alergias') return false;
  const dito = (padrao: RegExp) =>
    acharTodos(texto, padrao).some(({ 0: achado, index }) => {
      const antes = texto.slice(0, index);
      const negada =
        /\b(nao|nunca|nem|sem)( \w+)? $/.test(antes) ||
        /\b(nao|nunca|nem|sem) (parar|largar|deixar|suspender|trocar|tirar)/.test(achado);
      const seParar = /\b(se|quando|ao|caso) $/.test(antes + achado.slice(0, Math.max(0, achado.search(pararSozinho))));
      const ate = contarPalavras(antes);
      const deQuem = textoDe(palavras, [ate - 6, ate]);
      const peloMedico = (medico.test(deQuem) || medico.test(achado)) && !leigo.test(`${deQuem} ${achado}`);
      // Who "mandou" is often the physician of the sentence before.
      const semDono = /^(mand|orient|recomend)/.test(achado) && !leigo.test(`${deQuem} ${achado}`);
      return !negada && !peloMedico && !seParar && !semDono;
    });
  return (
    dito(conselho) ||
    (campo !== 'objetivosCliente' && dito(vontade)) ||
    (!/\b(anos|(19|20)\d\d)\b/.test(texto) && dito(feito))
  );
}

const nomeDoRemedio = new RegExp(`\\b${parar}${ponte} (?<nome>${remedio})\\b`);

function quaisRemedios(contra: readonly Frase[]): string[] {
  const nomes = contra
    .flatMap(({ texto }) => nomeDoRemedio.exec(texto)?.groups?.nome ?? [])
    .filter((nome) => !/^(remedios?|medicamentos?|medicac\w+|comprimidos?)$/.test(nome));
  return [...new Set(nomes)];
}

/* Methotrexate and the liver */

const metotrexato = nomesDe([], ['metotrexato', 'leflunomida']);
const alcool =
  /\b(cervejas?|cervejinha|cachaca|pinga(?! (colirio|soro|gotas?|n[oa]))|vinho|whisky|vodka|alcool|bebida alcoolica|bebo|bebe (no|todo|muito|aos|nos|fim))\b/;
const figadoGordo = /\b(esteatose|gordura no figado|figado gord\w+)\b/;
const toma = (quais: ReadonlySet<string>) => (frase: Frase) =>
  frase.campo !== 'objetivosCliente' &&
  frase.campo !== 'alergias' &&
  lugaresDoRemedio(frase, quais).some((lugar) => tomadoNoLugar(doQueToma(frase), lugar)) &&
  !/\b(suspendeu|suspens[oa]|parou|parei|largou|larguei)( \w+){0,2} (o |a )?(metotrexato|mtx|leflunomida)\b/.test(
    frase.texto,
  );

function doFigado(dados: DadosAnamnese, relatos: Relatos): string[] {
  const bebe =
    dados.frequenciaAlcool === 'regularmente' ||
    relatos.diz('alcool_frequente') ||
    relatos.frases.some((frase) => certezaDoPadrao(frase, alcool) === 'certo' && !/\bnao beb\w+\b/.test(frase.texto));
  const figado =
    relatos.diz('gordura_figado', 'hepatopatia', 'cirrose') ||
    relatos.frases.some((frase) => certezaDoPadrao(frase, figadoGordo) === 'certo');
  return [...(bebe ? ['álcool'] : []), ...(figado ? ['fígado já alterado'] : [])];
}

/* Plants */

interface Plantas {
  /** What the note says of them. */
  porque: string;
  nomes: RegExp;
  quem: (dados: DadosAnamnese, relatos: Relatos) => boolean;
}

const comFertilizacao = /\b(fiv|icsi|iiu|inseminacao|fertilizacao|embri\w+)\b/;
const contraEstrogenio = nomesDe(['tamoxifeno', 'aromatase']);
const deMama = /\b(cancer|ca|tumor|neoplasia|carcinoma)( \w+){0,3} mamas?\b|\bmastectom\w+|\bquadrantectom\w+/;

const comoEstrogenio: Plantas = {
  porque: 'age como estrogênio, e com este remédio ou este câncer não se toma sem a oncologia',
  nomes:
    /\b(isoflavonas?|soja em capsulas?|trevo vermelho|cimicifuga|black cohosh|dong quai|fitoestrogen\w+|(toma |cha de |folhas? de )amora|amora (miura|em capsulas?)|agnus( |-)?castus|vitex)\b/,
  quem: (dados, relatos) => bloqueiaEstrogenio(relatos) || cancerDeMamaDela(dados, relatos),
};

const plantas: readonly Plantas[] = [
  {
    porque: 'pode ferir o fígado, e por isso não se toma',
    nomes: /\b(confrei|kava( kava)?|cava cava|sacaca|celidonia|quelidonia|camedrio|babosa|aloe( vera)?)\b/,
    quem: () => true,
  },
  {
    porque: 'pode dar contração ou fazer mal ao bebê, e não se toma na gestação, na que é possível nem amamentando',
    nomes:
      /\b(arruda|mastru[zcs]\w*|mentruz|erva de santa maria|buchinha( do norte)?|cabacinha|poejo|losna|cha de artemisia|absinto|sene|senne|cascara sagrada|boldo|(cha|capsulas?|oleo|po) de canela|agoniada|cipo mil homens|melao de sao caetano|catuaba|jaborandi|ruibarbo|quebra pedra|espirradeira|trombeteira|tanaceto|confrei|babosa)\b/,
    quem: (dados, relatos) =>
      dados.gestante === 'sim' ||
      dados.gestante === 'desconheco' ||
      relatos.certeza('gestante', 'gravidez_escrita') !== null ||
      testeEmAberto(dados, relatos),
  },
  {
    porque: 'pode intoxicar uma criança, e não se dá sem o pediatra',
    nomes:
      /\b(mastru[zcs]\w*|mentruz|erva de santa maria|arruda|losna|poejo|confrei|babosa|sene|senne|buchinha|cabacinha|trombeteira|espirradeira|boldo)\b/,
    quem: ({ idade }) => idade < fimDaInfancia,
  },
  {
    porque: 'mexe com os hormônios e pode desfazer o que a clínica de fertilidade faz, e não se toma sem ela',
    nomes:
      /\b(agnus( |-)?castus|vitex|folhas? de framboesa|framboesa em folha|cimicifuga|black cohosh|dong quai|isoflavonas?|inhame em capsulas?|maca peruana|tribulus)\b/,
    quem: (dados, relatos) =>
      testeEmAberto(dados, relatos) ||
      relatos.frases.some((frase) => certezaDoPadrao(frase, comFertilizacao) === 'certo'),
  },
  comoEstrogenio,
];

/** In years. */
const fimDaInfancia = 12;

function bloqueiaEstrogenio({ frases }: Relatos): boolean {
  return frases.some(dizRemedio(contraEstrogenio));
}

function cancerDeMamaDela(dados: DadosAnamnese, relatos: Relatos): boolean {
  return (
    (dados.cancer === 'sim' || relatos.certeza('cancer', 'oncologia') !== null) &&
    relatos.frases.some((frase) => certezaDoPadrao(frase, deMama) !== null)
  );
}

/** On the skin and the hair none of these plants does what they do inside. */
const porFora =
  /\b(cabelos?|pele|passa|passo|passar|hidrat\w+|gel|pomada|creme|shampoo|xampu|condicionador|compressas?|machucad[oa]|ferida|rosto|banho|escalda|assento|vaso|planta no|quintal)\b/;
const porDentro =
  /\b(toma|tomo|tomar|bebe|bebo|beber|suco|batid[oa]|capsulas?|garrafada|xarope|cha de (confrei|babosa))\b/;
const naoToma =
  /\b(nao (tom(ei|ou|o|a)|us(ei|ou|o|a)|quis|quer|vou|gost\w+)|nunca (tom|us)\w+|parei|parou)\b(?! ainda)/;

const aconselhada = /\b(indic|mand|receit|recomend|suger|aconselh)\w+\b/;

function plantasDitas({ nomes }: Plantas, { frases }: Relatos): Frase[] {
  return frases.filter((frase) => {
    // Who advised it is somebody else, and whom it was advised to is she.
    const indicada = aconselhada.test(frase.texto) && nomes.test(frase.texto);
    if (frase.campo === 'alergias' || (certezaDoPadrao(frase, nomes) !== 'certo' && !indicada)) return false;
    if (porFora.test(frase.texto) && !porDentro.test(frase.texto)) return false;
    return !naoToma.test(frase.texto.replace(/\bainda nao \w+/g, ''));
  });
}

/** "Posso tomar isoflavona?": nobody takes it yet. */
function soPergunta({ campo, texto }: Frase): boolean {
  return (
    campo === 'objetivosCliente' && /\b(posso|pode|devo|deve|vale a pena|faz mal|e bom|serve|pergunt\w+)\b/.test(texto)
  );
}

/** The plants that harm this client: each with why. */
function plantasPerigosas(
  dados: DadosAnamnese,
  relatos: Relatos,
  de: 'tomadas' | 'perguntadas',
): { nomes: string[]; porque: string }[] {
  return plantas.flatMap((grupo) => {
    if (!grupo.quem(dados, relatos)) return [];
    const ditas = plantasDitas(grupo, relatos);
    const tomadas = ditas.filter((frase) => !soPergunta(frase));
    if (de === 'perguntadas' && tomadas.length > 0) return [];
    const nomes = (de === 'tomadas' ? tomadas : ditas).flatMap(({ texto }) =>
      acharTodos(texto, grupo.nomes).map(([nome]) => nome),
    );
    return nomes.length > 0 ? [{ nomes: [...new Set(nomes)], porque: grupo.porque }] : [];
  });
}

/** Whether a plant that acts as an oestrogen stands on the first page already. */
export function fitoestrogenioProibido(dados: DadosAnamnese, relatos: Relatos): boolean {
  return comoEstrogenio.quem(dados, relatos) && plantasDitas(comoEstrogenio, relatos).length > 0;
}

export const regrasDosConselhos: readonly RegraClinica[] = [
  {
    id: 'conselho_contra_remedio',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'Lei 12.842/2013 (Ato Médico), art. 4º; ANVISA, bulário eletrônico',
    motivo: (_dados, relatos) => {
      const contra = relatos.frases.filter(contraRemedio);
      if (contra.length === 0) return null;
      const nomes = quaisRemedios(contra);
      const fala = falaQueDiz(contra, contraRemedio);
      const qual = nomes.length > 0 ? ` (${listar(nomes)})` : fala === '' ? '' : ` (“${fala}”)`;
      return `Conselho ou vontade de parar, diminuir ou trocar remédio receitado${qual}: não suspender nem trocar, também não por planta, sem quem o receitou; que ele saiba em um ou dois dias do conselho, e do que já foi parado ou começado.`;
    },
    efeito: {},
  },
  {
    id: 'metotrexato_e_figado',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte: 'ANVISA, bula do medicamento: advertências',
    motivo: (dados, relatos) => {
      if (!relatos.frases.some(toma(metotrexato))) return null;
      const com = doFigado(dados, relatos);
      return com.length > 0
        ? `Metotrexato ou leflunomida junto com ${listar(com)}: a soma pode ferir o fígado. Que quem receitou saiba nesta semana, para ver o exame do fígado; até lá, nada de álcool nem de chá ou planta, e o remédio não se para por conta própria. Pele ou olho amarelo, urina escura, febre, ferida na boca ou falta de ar: médico hoje.`
        : null;
    },
    efeito: { retirarTerapias: /\bfitoterap\w*\b/, retirarFrases: /\bfitoterap\w*\b/ },
  },
  {
    id: 'planta_perigosa',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte:
      'ANVISA, Portaria SVS 19/1992 e Informe técnico 47/2011; Resolução SES-RJ 1757/2002; LiverTox (NIH); EMA/HMPC',
    motivo: (dados, relatos) => {
      const ditas = plantasPerigosas(dados, relatos, 'tomadas');
      if (ditas.length === 0) return null;
      const cada = ditas.map(({ nomes, porque }) => `${listar(nomes)}: ${porque}`).join('; ');
      return `Planta na ficha que não serve a esta pessoa: ${cada}. Não é para tomar; de quem já toma, o médico ou o farmacêutico precisa saber em um ou dois dias. Olho amarelo, urina escura, vômito, sangramento ou sonolência: pronto-socorro.`;
    },
    efeito: {},
  },
  {
    id: 'planta_perguntada',
    gravidade: 'evitar',
    fonte:
      'ANVISA, Portaria SVS 19/1992 e Informe técnico 47/2011; Resolução SES-RJ 1757/2002; LiverTox (NIH); EMA/HMPC',
    motivo: (dados, relatos) => {
      const ditas = plantasPerigosas(dados, relatos, 'perguntadas');
      if (ditas.length === 0) return null;
      const cada = ditas.map(({ nomes, porque }) => `${listar(nomes)}: ${porque}`).join('; ');
      return `A ficha pergunta por planta que não serve a esta pessoa: ${cada}. Não é para começar por conta própria; quem trata decide, na próxima consulta.`;
    },
    efeito: {},
  },
];
