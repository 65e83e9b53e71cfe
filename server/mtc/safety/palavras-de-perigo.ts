// Words of danger in the widest folk spelling, without accents. They assert nothing: the net (rede.ts) shows the sentence and asks.
// Sources: Ministério da Saúde, Cadernos de Atenção Básica nº 28, v. II (2013); NICE NG127, NG12, NG158, NG98, NG232, NG253.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Faixa } from '../leitura/palavras.ts';
import { naoFalaDeMorte } from './desejo-de-morrer.ts';
import type { Frase } from './frase.ts';
import { membroPoupado } from './membro-poupado.ts';
import { lerRelatos, type Relatos } from './relatos.ts';
import { testeEmAberto } from './transferencia-de-embriao.ts';

export interface FamiliaDePerigo {
  id: string;
  padrao: RegExp;
  /** A sentence with these words tells something else: "exame de sangue". */
  menos?: RegExp;
  /** The words speak of something harmless where they stand. */
  figura?: (frase: Frase, lugar: Faixa, relatos: Relatos) => boolean;
  /** What the sentence may mean; it stands before the question and states nothing. */
  podeSer?: string;
  /** What to ask, and what a yes asks for, with by when. */
  pergunta: string;
  seSim: string;
  /** Alarms that speak of the same danger; beside one of them the net is silent. */
  alarmes: readonly string[];
  quem?: (dados: DadosAnamnese) => boolean;
  /** The words hold a denial of their own: "não escuto". */
  comNao?: true;
  /** A sign may have used up the words, and has no alarm by itself. */
  mesmoLida?: true;
  /** Told of a child, born or not, who is no other person here. */
  daCrianca?: true;
  /** Others find it in the client: "acharam um nódulo". */
  achadoPorOutros?: true;
  /** It lasts and comes again: where somebody who can tell looked at it and found nothing, nobody has to be asked first. */
  exameFecha?: true;
  /** Told among the wishes, too: "quero parar de pensar besteira" tells what is there. */
  nosDesejos?: true;
}

/** A child that hears badly and is followed for it, unless it stopped hearing at once. */
export function ouvidoJaSeguido(dados: DadosAnamnese): boolean {
  const { frases } = lerRelatos(dados);
  return (
    dados.idade < fimDaInfancia &&
    frases.some(({ texto }) => deSeguimento.test(texto)) &&
    !frases.some(({ texto }) => deUmaVez.test(texto))
  );
}

const fimDaInfancia = 13;
const deSeguimento = /\b(otorrino\w*|carretel|carreteis|tubinhos?|tubos? de ventilacao|audiometria|fono\w*)\b/;
const deUmaVez =
  /\b(de repente|de uma vez(es)?|subit\w+|do nada|acordou|amanheceu|ontem|hoje|desde (segunda|terca|quarta|quinta|sexta|sabado|domingo))\b( \w+){0,6} (escut\w+|ouv\w+|ouc\w+|surd\w+)|\b(escut\w+|ouv\w+|ouc\w+|surd\w+)( \w+){0,8} (de repente|de uma vez(es)?|subit\w+|do nada|ontem|hoje|desde (segunda|terca|quarta|quinta|sexta|sabado|domingo)|(ha|faz) (\w+ )?dias)\b/;

/** A limb alone that "died", and no mouth, speech or face. */
const soMembro =
  /^(braco|perna|mao|lado|pe|pes|pernas|bracos|maos|dedos?)( \w+){0,6} (morreu|mort[oa]s?|bob[oa]|esqueceu|amortecid[oa]s?)$/;
const deRepente =
  /\b(de repente|do nada|subit\w+|de uma (vez|hora)|desde (ontem|hoje|anteontem)|ontem|hoje|agora|nao (volt\w+|pass\w+|melhor\w+)|boca|fala|rosto|cara|lingua|vista|enrol\w+)\b/;
const passaAoMexer =
  /\b(mex\w+|balanc\w+|sacud\w+|sacod\w+|estic\w+|vir(o|a|ar)|mud\w+|levant\w+|ando|esfreg\w+|chacoalh\w+)( \w+){0,4} (pass|volt|melhor|norma|acord|desform)\w*\b|\b(\d+|um|dois|tres|cinco|uns|poucos)( a \d+| ou \d+)?( \w+)? (minut\w+|min|segund\w+)( \w+){0,4} (pass|volt|melhor|some)\w*\b/;
const deCansado =
  /\b(de tanto|depois d[oe] (treino|carregar|trabalhar|dia|servico|faxina)|de (cansac\w+|carregar|trabalhar))\b/;
/** As it was written: "5/5" loses its stroke among the words. */
const forcaCheia =
  /for[çc]a[^.;\n]{0,40}?5\s*\/\s*5|for[çc]a (grau )?(5|v)\b|for[çc]a (normal|preservada|mantida|sim[ée]trica)/i;
const forcaFalta = /\b[0-4]\s*\/\s*5\b|for[çc]a (diminu|reduz|frac)/i;

/**
 * "O braço morreu" with a full strength tested, "perna morta" that passes as soon as she moves it: a figure of speech, or a nerve that was lain
 * on. What came at once, stays or comes with the face or the speech is none.
 */
function membroSoDormente(frase: Frase, [de, ate]: Faixa, { frases }: Relatos): boolean {
  const dito = frase.palavras
    .slice(de, ate)
    .map(({ forma }) => forma)
    .join(' ');
  if (!soMembro.test(dito) || deRepente.test(frase.texto)) return false;
  if (passaAoMexer.test(frase.texto) || deCansado.test(frase.texto)) return true;
  const respostas = [...new Set(frases.map(({ resposta }) => resposta))];
  return respostas.some((uma) => forcaCheia.test(uma)) && !respostas.some((uma) => forcaFalta.test(uma));
}

const samu = 'SAMU (192) agora, e nada de sessão hoje.';
const socorro = 'pronto-socorro hoje, antes de qualquer sessão.';
const daMulher = ({ sexo, idade }: DadosAnamnese) => sexo !== 'masculino' && idade >= 12 && idade <= 55;

/** Words that go with a poisoned air or skin; a stove or a spray alone is none. */
const malDeVeneno =
  /\b(cabeca|cefaleia|enxaqueca|tont\w+|zonz\w+|enjo\w+|nause\w+|vomit\w+|desmai\w+|fraqueza|sonolen\w+|confus\w+|tremor\w*|tremed\w+|falta de ar|sem ar|toss\w+|saliv\w+|baba\w*|palpita\w*|mal estar|formig\w+|diarreia)\b/;
const sentePodeSerVeneno = (dados: DadosAnamnese) =>
  lerRelatos(dados).frases.some(({ texto, campo }) => campo !== 'alergias' && malDeVeneno.test(texto));

/** Words by which somebody tells that a thing holds now, in days and not in years. */
const numeroPequeno = '(\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito)';
const deRepouso = `${numeroPequeno} (semanas?|dias?)`;
const criancaNova =
  '(nenem|nene|bebe|bb|parto|cesarea|cesariana|resguardo|dieta|pari|pariu|dei a luz|deu a luz|ganhei nenem)';
const aguardada =
  '(aguard\\w+|esper(o|a|ando)|falta\\w*|marcad[oa]s?|agendad[oa]s?|pendente|ainda (nao|vou|vai|falta|sem)|nao (saiu|peguei|pegou|chegou|veio|ficou pronto)|sai (amanha|hoje|dia|n[ao]|em|segunda|terca|quarta|quinta|sexta)|vou (fazer|tirar|buscar|pegar)|vai (fazer|tirar|buscar|pegar|sair)|(faco|tiro|busco|pego) (amanha|dia|n[ao]|segunda|terca|quarta|quinta|sexta)|em analise|no laboratorio|sem resultado)';
const exameGrave =
  '(biopsias?|bx|punc(ao|oes)( d[aeo] \\w+)?|paaf|core ?biops\\w+|anatomo ?patologic\\w*|imuno ?histoquimic\\w*|mielograma|pet ?(ct|scan)|mamotomia|cintilografia ossea|estadiamento|conizacao)';
const suspeitado =
  '(nodulos?|carocos?|tumor\\w*|massas?|cancer|ca|neoplasia|malign\\w+|linfoma|leucemia|melanoma|lesao suspeita|bi ?rads [456]|manchas? (no|na) (pulmao|figado|rim|cerebro))';

export const palavrasDePerigo: readonly FamiliaDePerigo[] = [
  {
    id: 'gas_fumaca_veneno',
    comNao: true,
    daCrianca: true,
    nosDesejos: true,
    mesmoLida: true,
    padrao:
      /\b(estufa|aquecedor|calefator|lareira|braseiro|fogareiro|fogao|gerador|churrasqueira|brasas?|carvao|vela|lampiao|motor|boiler|chuveiro)( \w+){0,7} (no|dentro d[oea]|junto d[ao]|ao lado d[ao]|perto d[ao]) ((meu|nosso) )?(quarto|quartinho|cama|barraco|banheiro|garagem|trailer|barraca|sala fechada|galpao fechado)\b|\b(dorm\w+|tranc\w+|fech\w+)( \w+){0,8} (estufa|aquecedor|braseiro|fogareiro|lareira|carvao|brasas?|gerador)( \w+){0,2} (a |de )?(gas|querosene|lenha|carvao|alcool|lig\w+|aces\w+|brasa)\b|\b(cheir\w+|vaz\w+|escap\w+)( \w+){0,3} (gas|botijao|fumaca|diesel|solvente)\b( \w+){0,6} (casa|cozinha|quarto|sala|banheiro|servico|trabalho|galpao|dentro|apartamento|carro)\b|\b(botijao|mangueira do gas)( \w+){0,4} (vaz\w+|furad\w+|chiando)\b|\b(respir\w+|inal\w+|cheir\w+|engol\w+|beb(i|eu)|tomei|caiu|entrou|peg(uei|ou))( \w+){0,4} (agrotoxic\w*|veneno|inseticida|pesticida|herbicida|raticida|chumbinho|querosene|solvente|thinner|tiner|formol|agua sanitaria|soda caustica|fumaca d\w+ \w+|cloro)\b|\b(passei|passou|pass(o|a)|pulveriz\w+|bati|bateram|bateu|aplic\w+|joguei|jogaram|borrif\w+|dedetiz\w+|mex(o|i|eu|er)|lid(o|a|ei|ar)|trabalh\w+)( \w+){0,4} (agrotoxic\w*|veneno|inseticida|pesticida|herbicida|raticida|chumbinho|chumbo|mercurio|thinner|tiner|solventes?)\b|\bdedetiz\w+( \w+){0,4} (casa|quarto|apartamento|servico|escola)\b|\bintoxic(ada|ado|ou|acao|ei) (com|por|de|pel[oa]) (?!comida|alimento|maionese|camarao|ovo|salgado|marisco|peixe|remedio)\w+/,
    menos:
      /\b(veneno de (abelha|cobra|sapo)|eletric[oa]|a oleo|ar condicionado|nao (uso|tem|ha|mexo|passo|lido|trabalho)|ferro a carvao|carvao (ativado|vegetal)|(joelho|pescoco|corpo|dor|nervo|perna|braco|pe)s? (\w+ )?(no|na) (sala|banheiro)|alergi\w+ a)\b/,
    podeSer: 'intoxicação por gás, fumaça ou veneno',
    pergunta:
      'há chama, gás, motor ou produto forte onde a pessoa dorme ou trabalha, em lugar fechado, e há quantos dias? alguém mais de lá, ou um bicho, está mal? melhora ao sair de lá?',
    seSim:
      'pode ser intoxicação: sair do lugar, abrir tudo, ninguém dorme ali; pronto-socorro hoje, dizendo com o que foi o contato. Oxímetro normal não afasta monóxido. Toxicologia 0800 722 6001; desmaio ou confusão: SAMU (192) ou Bombeiros (193).',
    alarmes: ['monoxido_de_carbono'],
    quem: sentePodeSerVeneno,
  },
  {
    id: 'outros_da_casa',
    comNao: true,
    daCrianca: true,
    nosDesejos: true,
    mesmoLida: true,
    padrao:
      /\b(mulher|velh[oa]|marido|espos[oa]|filh[oa]s?|crianca\w*|guri\w*|menin[oa]s?|net[oa]s?|sogr[oa]|companheir[oa]|colegas?|todo mundo|todos|(os )?dois|familia|pessoal)( \w+){0,6} (tambem|tb|tbm|igual|junto|do mesmo jeito|a mesma coisa|tudo|todos|em casa)( \w+){0,5} (tont\w+|zonz\w+|enjoad[oa]s?|enjoo|vomit\w+|desmai\w+|passando mal|passou mal|passaram mal|ruins? d[ao] (cabeca|estomago)|com dor de cabeca|de cabeca doendo|cambale\w+|sonolent[oa]s?|mole|borrach[oa])\b|\b(todo mundo|(a )?casa (toda|inteira)|(a )?familia (toda|inteira)|(os )?(tres|quatro|cinco) (d[aeo] |aqui |la )?)( \w+){0,5} (amanhec\w+|acord\w+|est(a|ao)|ta|tao|fic\w+|and(a|am)|pass\w+)( \w+){0,3} (tont\w+|zonz\w+|enjoad\w+|enjoo|vomit\w+|mal|ruim|dor de cabeca|desmai\w+|mole)\b|\b(cachorr\w*|cadelas?|caes|gat[oa]s?|passarinho\w*|papagaio|calopsita|guaipecas?|galinhas?|periquito|canarios?)( \w+){0,8} (cambale\w+|zonz\w+|tont\w+|vomit\w+|desmai\w+|caid[oa]|molenga|mole|borrach[oa]|apareceu mort[oa]|amanheceu mort[oa]|morreu (de repente|do nada|n[ao] (quarto|gaiola|mesm\w+)))\b/,
    menos:
      /\b(grip\w+|resfri\w+|covid|viros\w+|dengue|conjuntivite|sarna|verme\w*|catapora|alergi\w+|heredit\w+|de familia|enxaqueca|labirint\w+|gravid\w+|gestante|cinomose|parvo\w*|idos[oa]|velhic\w+|carro|viagem|onibus|barco|quimio\w*|saudade|separ\w+|enterr\w+)\b/,
    podeSer: 'algo da casa que faz mal a mais de um',
    pergunta:
      'quem mais da casa está mal, desde o mesmo dia? há chama, gás, motor, veneno ou comida em comum? melhoram fora de casa?',
    seSim:
      'é exposição comum até prova em contrário: sair da casa, abrir tudo, todos ao pronto-socorro hoje, dizendo que são vários; toxicologia 0800 722 6001; desmaio ou confusão: SAMU (192) ou Bombeiros (193).',
    alarmes: ['monoxido_de_carbono'],
    quem: sentePodeSerVeneno,
  },
  {
    id: 'gravidez_nos_dizeres',
    comNao: true,
    nosDesejos: true,
    mesmoLida: true,
    padrao:
      /\b(estou|to|tou|fiquei|ando|acho que|parece que|descobri que|vai ver (que )?)( \w+){0,4} (buchuda|prenha|prenhe|embuchada|barriguda de \w+|de barriga|esperando (um |uma |o |a |meu |nosso |outro )?(nenem|nene|bebe|bb|filh[oa]|menin[oa]))\b|\b(duas (listras|listrinhas|linhas|linhinhas|riscas)|dois (riscos|risquinhos|tracos|tracinhos|palitinhos)|segund[oa] (risquinho|risco|linha|listra))\b|\b(farmacia|gravidez|beta|hcg)( \w+){0,4} (positiv\w+|reagente)\b|\b(oocit\w+|ovulos?|ovodoacao|embri\w+|blasto\w+|icsi|fiv|fertiliza\w+)( \w+){0,6} (coloc\w+|botaram|puseram|implant\w+|grud\w+|dentro|esta semana|nesta semana|semana passada|ontem|anteontem|ha (\d|dois|tres|quatro|cinco|seis|sete|oito|nove|dez)( \w+)? dias)\b|\b(coloc\w+|botaram|puseram|implant\w+)( \w+){0,4} (embri\w+|blasto\w+|ovulos?)\b/,
    menos:
      /\b(negativ\w+|abort\w+|perd(i|eu)|nao (deu certo|vingou|pegou)|nasc\w+|(19|20)\d\d|anos|irma|amiga|filha|nora|cunhada|sobrinha|covid|dengue|hiv|chagas|h pylori|pylori|congel\w+)\b/,
    podeSer: 'gestação no início',
    pergunta:
      'há ou pode haver gravidez, mesmo que a ficha marque “não”? de quantos dias ou semanas? há sangramento, peso ou dor no ventre?',
    seSim:
      'tratar como gestante até o resultado, e só com o acordo de quem acompanha. Sangramento, dor forte de um lado, desmaio ou dor no ombro: pronto-socorro hoje.',
    alarmes: ['gravidez_a_confirmar', 'gravidez_fora_do_utero', 'sangramento_na_gestacao', 'alarme_na_gestacao'],
    quem: (dados) => {
      const relatos = lerRelatos(dados);
      return (
        daMulher(dados) &&
        dados.gestante !== 'sim' &&
        !relatos.diz('gestante', 'gravidez_escrita') &&
        !testeEmAberto(dados, relatos)
      );
    },
  },
  {
    id: 'parto_recente',
    daCrianca: true,
    padrao: new RegExp(
      `\\b${criancaNova}( \\w+){0,5} ${deRepouso}\\b|\\b${deRepouso}( \\w+){0,3} (d[aeo]|que|desde|pos|depois d[aeo]) (o |a )?${criancaNova}\\b|\\b(estou|to|ainda) (no|de) (resguardo|puerperio)\\b`,
    ),
    menos:
      /\b(semanas de (gestacao|gravidez)|gravida|gestante|prematur\w+|nasceu (com|de)|(vai|vou) (nascer|ganhar)|anos|meses|filha|nora|net[oa]|irma|vizinha|nunca|dieta d[aeo]|dieta (low|cetogenica|sem)|cachorr\w*)\b/,
    podeSer: 'parto de poucas semanas',
    pergunta:
      'há quantas semanas foi o parto, e como foi? há febre, sangue que encharca ou cheira mal, falta de ar ao deitar, inchaço ou peso que sobe, dor de cabeça forte, perna inchada de um lado, tristeza que assusta?',
    seSim: `com algum deles: ${socorro} Dizer lá de quantas semanas é o parto.`,
    alarmes: [
      'coracao_que_acumula_agua',
      'depressao_pos_parto',
      'pre_eclampsia',
      'trombose_na_perna',
      'infeccao_grave',
      'falta_de_ar_grave',
    ],
    quem: daMulher,
  },
  {
    id: 'nao_sente',
    exameFecha: true,
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(pes?|solas?|plantas?|pernas?|maos?|dedos?|bracos?|pele|coxa|canela)( \w+){0,6} (nao (e|sao) (meus?|minhas?)|de (algodao|borracha|pau|madeira|isopor|cortica)|feito (algodao|borracha|pau|madeira|isopor)|que nem (algodao|borracha|pau|madeira)|sumi(u|ram)|mort[oa]s?|amortecid[oa]s?|insensive(l|is)|sem tato)\b|\b(pis(o|ando|a)|and(o|ando|ar)|caminh(o|ando))( \w+){0,4} (algodao|espuma|nuvem|areia fofa|colchao|de meia|de luva|esponja|tapete)\b|\b(queim\w+|cort\w+|fur\w+|pis\w+|esfol\w+|machuq\w+|machuc\w+|espet\w+)( \w+){0,10} (sem (sentir|perceber|notar|dar conta)|nem (vi|viu|senti|sentiu|percebi|percebeu|notei|notou)|nao (senti|sentiu|percebi|percebeu|notei)|so (vi|viu|percebi|percebeu|notei|dei conta|soube))\b|\b(perc\w+|perd(o|e|i|eu))( \w+){0,4} (chinelo|sandalia|sapato|havaiana)s?( \w+){0,4} (sem (sentir|perceber|notar)|nem (sinto|percebo|noto|vejo)|e nao (sinto|percebo|noto))\b|\b(chinelo|sandalia|sapato)s?( \w+){0,3} (sai|escapa|cai)( \w+){0,4} (nem|nao|sem) (sinto|percebo|noto|sente|percebe|sentir|perceber)\b|\bnao (sinto|sente|percebo|percebe|distingo|distingue)( \w+){0,4} (quente d[oe] frio|o quente|(esta|ta) (quente|fervendo|gelad[oa])|agua quente|agulha|o corte|picada|temperatura)\b/,
    menos:
      /\b(pele morta|peles? mortas?|carne morta|cabelo|unha|anestesia d[oe] dentista|dentista|faca|cebola|barbear|(ha|faz) \d+ anos|(sacud|mex|balanc|esfreg|chacoalh|solt|vir|estic|mud)\w*( \w+){0,4} (volt|pass|acord|melhor|norma|desform)\w*|durmo em cima|dormi em cima|cruz\w+ as pernas)\b/,
    figura: membroSoDormente,
    podeSer: 'lugar do corpo que não sente',
    pergunta:
      'onde não sente, de que lado e desde quando? com os olhos fechados, sente o toque, o frio e o quente ali? há ferida, diabetes, quimioterapia, ou fraqueza junto?',
    seSim:
      'onde não sente, nem agulha, moxa, ventosa, escalda-pés, bolsa quente nem corrente; que o posto examine em uma a duas semanas. De repente, de um lado, subindo ou com fraqueza: SAMU (192) agora.',
    alarmes: [
      'sinais_de_avc',
      'fraqueza_que_sobe',
      'perda_de_controle_esfincteriano',
      'compressao_da_medula',
      'pe_diabetico_com_ferida',
    ],
    quem: (dados) => {
      const relatos = lerRelatos(dados);
      // A neuropathy that is known has a rule of its own, which keeps heat and current away.
      if (relatos.diz('diabetes') && relatos.diz('neuropatia')) return false;
      return membroPoupado('pe', relatos) === null && membroPoupado('mao', relatos) === null;
    },
  },
  {
    id: 'sangra_a_toa',
    exameFecha: true,
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(sangr\w+|sangue|hematomas?|manchas? rox\w+|rox(o|a|os|as|ao|oes|inh\w+))( \w+){0,6} (a toa|do nada|sem (bater|motivo|causa|pancada|machucar|ter batido)|por qualquer (coisa|batida)|nao (para|parou|estanca|estancou|coagula)|custa (a|pra) parar|demora (a|pra|para) parar|pelo corpo (todo|inteiro))\b|\b(custa|custou|demora|demorou|nao) (a |pra |para )?(parar?|estancar?|parou|estancou) (de )?(sangr\w+|o sangue)\b|\b(acord\w+|amanhec\w+|apareceram?|aparece|enche\w*|cheia?)( \w+){0,4} (manchas? rox\w+|hematomas?|roxos|roxoes|pintinhas? vermelhas)\b|\b(nariz|gengiva|ouvido|umbigo|ferida|dente)( \w+){0,3} (sangr\w+|pinga sangue|solta sangue)( \w+){0,4} (muito|demais|todo dia|direto|toda hora|horas|jorr\w+|escorr\w+)\b|\b(jorr\w+|esguich\w+|golfada)( \w+){0,3} sangue\b|\bsangue( \w+){0,3} (jorr\w+|esguich\w+|em golfada|encharc\w+|escorr\w+)\b/,
    menos:
      /\b(absorvente|menstru\w+|regras?|fluxo|escovar|escova|fio dental|tintura|lingua|labios?|unhas?|sublingua\w*|saburra|veias?|olheiras?|olhos?|vasinhos?|ventosa|cicatriz|frio|ciclo|mes(truada)?)\b/,
    podeSer: 'sangue que não para bem',
    pergunta:
      'de onde sangra ou onde ficam as manchas, desde quando, e quanto tempo leva para parar? toma remédio, chá ou planta que afina o sangue? há febre, emagrecimento, fezes pretas ou sangue na urina?',
    seSim:
      'nada de agulha, ventosa, raspagem nem sangria até um médico ver, em um ou dois dias, com hemograma e plaquetas; sangue que não para, fezes pretas ou febre: pronto-socorro hoje.',
    alarmes: [
      'sangramento',
      'sangue_na_urina',
      'menstruacao_que_encharca',
      'sangramento_na_gestacao',
      'sangramento_depois_da_menopausa',
      'intestino_a_investigar',
      'tosse_com_sangue',
      'anticoagulante_em_risco',
    ],
  },
  {
    id: 'agua_que_vem_depressa',
    comNao: true,
    padrao: new RegExp(
      [
        '\\b(alianca|anel|aneis|relogio|sandalias?|sapatos?|sapatilha|chinelos?|tenis|botas?|meias?)( \\w+){0,5} (nao (fecha|entra|sai|cabe|serve|passa)m?( mais)?|n (fecha|entra|sai|cabe|serve)|apert\\w+|agarr\\w+|marca(ndo)? (o|a) (pe|perna|dedo)|ficou apertad\\w+|ficaram apertad\\w+)\\b',
        '\\b(engord\\w+|ganh\\w+|sub(i|iu)|aument\\w+|mais|peguei|pus|\\+)( \\w+){0,3} (\\d+|dois|tres|quatro|cinco|seis|sete|oito|nove|dez) ?(kg|quilos?|kilos?|k)( \\w+){0,3} (em|n[ao]s?|d[aeo]|desde|esta|nesta) (\\w+ )?(\\d{1,2}|poucos|uns|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|uma|duas|est[ae]|nest[ae])? ?(dias?|semanas?|semana)\\b',
        '\\b(inch\\w+)( \\w+){0,4} (de repente|do nada|de um dia (para|pra) o outro|da noite (para|pro|pra) o? ?dia|em (poucos|dois|tres|quatro|cinco) dias)\\b',
      ].join('|'),
    ),
    menos:
      /\b(menstru\w+|tpm|regras?|ciclo|antes d[ae] descer|joelho|tornozelo|torc\w+|dente|picad\w+|calor|salto|calo|joanete|esporao|fascite|gravid\w+|gestante|de novo|corticoide|academia|musculacao|ferias|natal|pandemia|artr\w+|reumat\w+|sapato apertado doi|gota|comprei|barato)\b/,
    podeSer: 'água que se acumula depressa',
    pergunta:
      'o que inchou, e quanto pesou antes e agora? falta ar ao deitar ou na escada? a urina diminuiu ou espumou? há parto, pressão alta, doença do coração, do rim ou do fígado, remédio ou alcaçuz começado há pouco?',
    seSim:
      'atendimento médico hoje, com os pesos e os remédios anotados, porque o coração ou o rim pode estar acumulando água; nada de sessão antes. Falta de ar parada, dor no peito ou lábio roxo: SAMU (192).',
    alarmes: [
      'coracao_que_acumula_agua',
      'falta_de_ar_grave',
      'pre_eclampsia',
      'alarme_na_gestacao',
      'trombose_na_perna',
      'perna_inchada_e_dolorida',
      'reacao_alergica_grave',
    ],
  },
  {
    id: 'exame_grave_por_vir',
    comNao: true,
    achadoPorOutros: true,
    nosDesejos: true,
    mesmoLida: true,
    padrao: new RegExp(
      [
        `\\b${exameGrave}( \\w+){0,6} ${aguardada}\\b`,
        `\\b${aguardada}( \\w+){0,6} ${exameGrave}\\b`,
        `\\b${suspeitado}( \\w+){0,12} (exame|resultado|laudo|ressonancia|tomografia|investig\\w+|oncologista|mastologista)( \\w+){0,5} ${aguardada}\\b`,
        `\\b${suspeitado}( \\w+){0,10} ${aguardada}( \\w+){0,5} (exame|resultado|laudo|ressonancia|tomografia|oncologista|mastologista)\\b`,
        `\\b${aguardada}( \\w+){0,5} (exame|resultado|laudo|ressonancia|tomografia|oncologista|mastologista)( \\w+){0,8} ${suspeitado}\\b`,
        // Found by an examination, and not said to be harmless.
        '\\b(acharam|achou|encontr\\w+|mostrou|apareceu|viram|revelou|constatou)( \\w+){0,2} (um |uma |uns )?(tumor\\w*|massa|metastases?|lesao suspeita|nodulo suspeito)\\b',
        `\\b(suspeita|suspeitam|descartar|afastar|(?<!\\b(se|sera que|medo que|medo de que|cisma que|cismou que)( \\w+){0,2} )pode ser|investig\\w+)( \\w+){0,3} (cancer|tumor\\w*|linfoma|leucemia|malign\\w+|neoplasia|metastase\\w*|esclerose|aneurisma|tuberculose)\\b`,
      ].join('|'),
    ),
    menos:
      /\b(negativ\w+|benign\w+|deu (normal|bem|nada)|descart(ou|ad[oa])|afast(ou|ad[oa])|nao (era|e) (nada|cancer)|curad\w+|(19|20)\d\d|(ha|faz) (\d+|dois|tres|quatro|cinco) anos|de rotina|rotina|tireoide benigno|pele seca)\b/,
    podeSer: 'doença grave ainda em investigação',
    pergunta:
      'do que o médico suspeita, em que lugar do corpo, e quando sai o resultado? ele sabe desta sessão? há sangue, febre, emagrecimento ou dor que acorda à noite?',
    seSim:
      'esperar o resultado, ou o acordo do médico que pediu o exame; sobre o lugar, nem agulha, ventosa, massagem, calor nem corrente até lá. Não desmarcar nem adiar o exame.',
    alarmes: [
      'massa_ou_nodulo',
      'secrecao_do_mamilo',
      'dor_depois_do_cancer',
      'tosse_com_sangue',
      'intestino_a_investigar',
      'perda_de_peso_sem_causa',
    ],
  },
  {
    id: 'derrame',
    comNao: true,
    padrao:
      /\b(boca|canto da boca|olho)( \w+){0,3} (tort\w*|entort\w+|caid[oa]|caiu|repuxad\w+|desviad\w+)\b|\b(rosto|cara)( \w+){0,3} (tort\w*|entort\w+|caiu|repuxad\w+|desviad\w+)\b|\b(rosto|cara)( \w+){0,3} caid[oa]( \w+){0,3} (lados?|direit\w+|esquerd\w+|boca|de repente|hoje|ontem)\b|\b(lado|metade)( \w+){0,4} (rosto|cara)( \w+){0,2} caid[oa]\b|\b(fala|voz|lingua|palavras?)( \w+){0,3} (enrol\w+|embol\w+|pastos\w+|arrastad\w+|mole|pesad\w+|embaralh\w+|tropec\w+)\b|\b(enrol\w+|embol\w+)( \w+){0,2} (fala|lingua|voz|palavras?)\b|\b(braco|perna|mao|lado)( \w+){0,4} (morreu|mort[oa]|bob[oa]|sem forca|esqueceu|nao obedec\w+|nao responde|caiu de repente|arrast\w+|nao levant(a|ou))\b|\b(perdeu|perdi|perda de) (a )?(forca|fala)\b|\bmeio corpo\b|\bnao (acho|acha|encontr\w+|saem?)( \w+){0,1} palavras?\b(?! (para|pra|de) )|\b(braco|perna|mao)( \w+){0,3} (frac[oa]|pesad[oa]|mole|dormente)( \w+){0,2} (de repente|do nada|de uma hora|de uma vez(es)?)\b/,
    menos:
      /\b(pulso|ombro|levant\w+ o braco|tendin\w+|manguito|paralisia facial (ha|em|de)|caretas?|gracinhas?|selfie|ingles|espanhol|frances|trava lingua|olhos? (\w+ )?caid[oa]s?( (\w+ )?(cansa\w+|sono|palid\w+|abatid\w+|trist\w+|idade)))\b/,
    figura: membroSoDormente,
    pergunta: 'começou de repente? hoje sorri, levanta os dois braços e repete uma frase sem dificuldade?',
    seSim: `se começou nos últimos dias ou vai e volta: ${samu}`,
    alarmes: ['sinais_de_avc', 'sangramento_na_cabeca'],
  },
  {
    id: 'cabeca_confusa',
    exameFecha: true,
    comNao: true,
    padrao:
      /\b(troc\w+|confund\w+|esquec\w+)( \w+){0,3} nomes?\b|\b(variando|caducando|desorientad\w+|fora do ar|confus[oa]|fala coisa (com|sem) coisa|nao diz coisa com coisa|aerea? de repente|delirando|vendo coisas)\b|\bdorm\w+( \w+){0,2} (o dia (todo|inteiro)|direto|demais)\b|\b(mole|molenga|sonolent\w+|apagad[oa])( \w+){0,3} (desde|depois|demais|o dia)\b|\bnao (acorda|desperta) direito\b/,
    menos: /\b(sempre|desde crianca|adolescente|folga|fim de semana|feriado|ferias|plantao|depressao)\b/,
    pergunta: 'desde quando? houve queda, batida na cabeça, febre ou remédio novo? reconhece as pessoas e o dia?',
    seSim: `se é dos últimos dias ou semanas: ${socorro}`,
    alarmes: ['sangramento_na_cabeca', 'sinais_de_avc', 'infeccao_grave'],
  },
  {
    id: 'queda_ou_batida',
    padrao:
      /(?<!\b(quase|por pouco|nao|nunca)( \w+)? )\b(caiu|cai|tombou|levou (um|o) tombo|levei (um|o) tombo|escorreg\w+|rolou|despenc\w+)( \w+){0,6} (terreiro|banheiro|escada|quintal|calcada|cama|rua|cozinha|box|chao|quarto|casa|onibus|cavalo|moto|bicicleta|laje|telhado)\b|\b(bateu|bati|batida|pancada)( \w+){0,4} (cabeca|nuca|testa|cabeca no)\b/,
    menos: /\b(pressao|cabelo|unhas?|dentes?|ficha)\b/,
    pergunta:
      'quando caiu? bateu a cabeça? desde então há dor de cabeça, sono demais, confusão, vômito ou fraqueza? toma remédio que afina o sangue?',
    seSim: `com algum deles: ${socorro}`,
    alarmes: ['sangramento_na_cabeca', 'possivel_fratura', 'cefaleia_subita'],
    quem: ({ idade, anticoagulante }) => idade >= 60 || anticoagulante === 'sim',
  },
  {
    id: 'sangue_de_dentro',
    padrao:
      /\b(risc\w+|rai(o|a)s?|fio|fiapo|laivo|pingo|gota|rastro|pouco|pouquinho|coagulo|bola|placa|mancha|golfada)s?( \w+){0,1} (de )?sangue\b|\b(sangue|sanguinho|sangu\w*)( \w+){0,5} (catarro|escarro|cuspe|cuspi\w*|tosse|toss\w+|papel|vaso|privada|coco|fezes|xixi|urina|mijo|vomit\w+|saliva|pia)\b|\b(catarro|escarro|cuspe|cusp\w+|tosse|toss\w+|papel|vaso|privada|coco|fezes|xixi|urina|mijo|vomit\w+)( \w+){0,5} (sangue|vermelh\w+|ensanguentad\w+|rosad\w+|cor de coca|ferrugem)\b/,
    menos: /\b(menstru\w+|absorvente|regras?|mosquito|diabet\w+|glicemia|beterraba|gengiva|fio dental)\b/,
    pergunta: 'de onde vem, desde quando e quanto? há emagrecimento, suor à noite, febre ou dor? fuma ou fumou?',
    seSim:
      'médico em um ou dois dias, antes de tratar; se é muito, com falta de ar, tontura ou fezes pretas: SAMU (192).',
    alarmes: ['sangramento', 'sangue_na_urina', 'tosse_com_sangue', 'intestino_a_investigar', 'dispepsia_com_alarme'],
  },
  {
    id: 'fezes_pretas',
    padrao:
      /\b(coco|fezes|bosta|evacua\w*|cago|cagando)( \w+){0,4} (pret\w+|piche|asfalto|carvao|borra|cor de cafe|azeviche|betume)\b|\bborra de cafe\b(?!( \w+){0,4} (calcinha|absorvente|menstru\w+))/,
    menos:
      /\b(noripurum|sulfato ferroso|ferroso|neutrofer|(toma|tomo|tomando|uso|usa|d[oe]|pelo|com o?) ferro|bismuto|peptozil|carvao ativado|acai|beterraba|calcinha|menstru\w+|absorvente)\b/,
    pergunta:
      'as fezes são pretas, moles e com cheiro forte? toma ferro ou anti-inflamatório? há tontura ou dor na barriga?',
    seSim: `se são pretas sem que tome ferro: ${socorro}`,
    alarmes: ['sangramento', 'dispepsia_com_alarme'],
  },
  {
    id: 'perna_de_um_lado',
    padrao:
      /(?<!\b(nas|das|as|duas|dois|ambas) )\b(batata( d[ae] perna)?|panturrilha|barriga da perna|canela|perna (direita|esquerda|d|e|dele|dela)|uma perna|a perna)\b( \w+){0,6} (inch\w+|quente|dur[ao]|roxa|engross\w+|tesa)\b|(?<!\b(nas|das|as|duas|dois|ambas) )\b(batata( d[ae] perna)?|panturrilha|barriga da perna|canela|perna) (direita|esquerda|d|e)\b( \w+){0,6} vermelh\w+\b|\b(batata( d[ae] perna)?|panturrilha|canela|perna)( \w+){0,4} vermelh\w+( \w+){0,4} (inch\w+|quente|do[ie]\w*|dur[ao]|um lado|so uma)\b|\b(inch\w+|esquent\w+|endureceu|engross\w+)( \w+){0,3} (a |na |da )?(batata|panturrilha|barriga da perna|perna (direita|esquerda)|uma perna|so uma)\b/,
    menos:
      /\b(as duas|duas pernas|dois lados|ambas|varizes ha anos|nas (pernas?|canelas?|panturrilhas?)|psor\w+|dermatit\w+|eczema\w*|micose|impingem|liquen|vitiligo|rosacea|urticaria|picad\w+|pernilongo|mosquito|pla(c|qu|k)\w+|man(ch|x)\w+|bolinh\w+|caroci\w+|casquinh\w+|desca[sm]\w*|descasc\w*|esca[sm]\w+|coc\w+|cos(s)?eir\w*|queimadura|sol|caibras?|caimbras?)\b(?!.*\b(inch\w+|engross\w+|quente|panturrilha dura)\b)/,
    pergunta:
      'é de uma perna só, há quantos dias? dói ao apertar? houve parto, cirurgia, viagem longa ou repouso? há falta de ar?',
    seSim: `se é de uma só e de há poucos dias: ${socorro} Na perna, nada de agulha, massagem, ventosa ou calor.`,
    alarmes: ['trombose_na_perna', 'perna_inchada_e_dolorida', 'pele_infectada'],
  },
  {
    id: 'falta_de_ar',
    exameFecha: true,
    comNao: true,
    padrao:
      /\b(o )?ar (nao (entra|vem|chega|desce)|falta|acaba|foge|some)\b|\b(sem ar|sem folego|afogad[oa]|sufocad\w+|sufoc\w+|abaf\w+ no peito|puxando o ar|respirando curto|respiracao curta|falta (o |do )?ar|falta (o )?folego)\b|\b(dorm(e|i|ir|iu|ia|indo)|durmo|deit\w+)( \w+){0,3} (sentad[oa]|poltrona|recostad[oa])\b|\bnao (consigo|consegue) (falar|terminar|completar|acabar)( \w+){0,6} (ar|folego)\b|\b(labios?|boca|unhas?|dedos)( \w+){0,2} rox\w+\b/,
    menos: /\b(ansiedade|nariz|batom|esmalte|frio|dentista|mascara|rinite)\b/,
    pergunta: 'falta ar parado ou ao deitar? desde quando? há dor no peito, perna inchada, febre ou lábios roxos?',
    seSim: `se falta parado, de repente ou com um deles: ${samu}`,
    alarmes: [
      'falta_de_ar_grave',
      'coracao_que_acumula_agua',
      'trombose_na_perna',
      'asma_sem_controle',
      'dor_no_peito',
    ],
  },
  {
    id: 'peito',
    exameFecha: true,
    padrao:
      /\b(peito|coracao|caixa do peito|tabua do peito)( \w+){0,4} (apert\w+|espremend\w+|queim\w+|pesad\w+|pesando|pes[oa]|rasgand\w+|fechando|doi|doendo|doeu|ardendo)\b|\b(apert\w+|peso|pontada|fisgada|dor|ardencia|queimacao|elefante|pedra)( \w+){0,2} (no|do|em cima do|dentro do) peito\b/,
    menos:
      /\b(mama|menstru\w+|amament\w+|leite|peito do pe|sutia|azia|refluxo|tosse)\b|\b(apert\w+|doi|partid[oa]|pesad[oa]) (de|com) (tant[ao] )?(saudades?|pena|orgulho|ternura|do|emocao)\b/,
    pergunta:
      'quando foi a última vez? vem com esforço? vai para o braço, as costas ou o queixo? há suor frio ou falta de ar?',
    seSim: `com algum deles, ou se é de agora: ${samu}`,
    alarmes: ['dor_no_peito', 'dor_no_peito_ao_esforco', 'aperto_no_peito_examinado'],
  },
  {
    id: 'vista',
    exameFecha: true,
    comNao: true,
    padrao:
      /\b(vista|visao|olho|enxerg\w+)( \w+){0,4} (apagou|apaga|sumiu|some|escureceu|fechou|ceg[oa]|cortina|nublou de repente|perdeu|perdi)\b|\b(nao (enxerg\w+|vejo|ve)(?!( mais)?( (as|os|o|a|essas?|esses?|nem|nenhuma?))? (luz\w*|pont\w+|brilh\w*|mosc\w*|ris[cq]\w*|raios?|estrel\w*|vagalum\w*|faisca\w*|flash\w*|clar(ao|oes)|zigue\w*|auras?|manch\w*|sombr\w*|bolinh\w*|cobrinh\w*|embacad\w*|turv\w*|borrad\w*|dupl\w+|dobrad\w+|melhora|resultado|diferenca|problema|necessidade|vantagem)\b)|perdeu a vista|perdi a vista|(cortina|veu|sombra)( \w+){0,4} (vista|olho)|cortina preta|(vendo|vejo|ve|enxerg\w+) (tudo )?(dois|duas|dupl[oa]s?|dobrado|duplicad\w+|em dobro)|(fiquei|ficou) ceg[oa])\b/,
    menos:
      /\b(nao (vejo|ve)( mais)? (sentido|graca|saida|motivo|razao|a hora)|oculos|de longe|de perto|miopia|catarata|grau|levant\w+|menin[oa] dos olhos)\b/,
    pergunta: 'foi de repente? de um olho ou dos dois? voltou? há dor na têmpora, no olho ou ao mastigar?',
    seSim: `se é de agora ou vai e volta: ${socorro}`,
    alarmes: ['perda_de_visao', 'arterite_temporal', 'sinais_de_avc', 'cefaleia_nova_apos_50'],
  },
  {
    id: 'ouvido',
    exameFecha: true,
    comNao: true,
    padrao:
      /\b(nao (escut\w+|ouc\w+|ouv\w+)|(?<!\b(dor|dorzinha|dores|incomodo|desconforto)( \w+)? )surd[oa]|parou de (ouvir|escutar)|perdi a audicao|ouvido (tapou|entupiu|fechou|apagou|morreu|abafou))( \w+){0,6}( (lado|ouvido|orelha|telefone))?\b/,
    menos:
      /\b(aparelho auditivo|ha anos|desde crianca|dois (ouvidos|lados)|cera|nao ouve conselho|conselhos?|dor surda|surda a dor|muda)\b/,
    pergunta: 'de que lado e há quantos dias? foi de repente? há zumbido, tontura que gira ou rosto fraco?',
    seSim:
      'se é de até trinta dias e de um lado: otorrino ou pronto-socorro em 24 horas, porque o tratamento tem prazo.',
    alarmes: ['surdez_subita'],
    quem: (dados) => !ouvidoJaSeguido(dados),
  },
  {
    id: 'regra_atrasada',
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(menstru\w+|regras?|chico|boi|ela|incomodo)( \w+){0,5} (atras\w+|nao (veio|desceu|baixou|vem)|falhou|sumiu)\b|\b(atras\w+)( \w+){0,3} (menstru\w+|regras?|\d+ dias)\b|\b(nao (desceu|veio|baixou))( \w+){0,3} (este|esse|mes|menstru\w+|ainda)\b/,
    menos:
      /\b(menopausa|laqueadura|histerectomia|tirou o utero|conta|salario|onibus|atras\w+ (sempre|todo mes|desde)|(sempre|vive|todo mes|costuma) atras\w+)\b/,
    pergunta:
      'há quantos dias atrasou? fez teste de gravidez? há dor de um lado, sangramento escuro, tontura ou dor na ponta do ombro?',
    seSim: `com dor, tontura ou sangramento: ${socorro} Sem teste negativo, valem os cuidados da gestação.`,
    alarmes: ['gravidez_fora_do_utero', 'sangramento_na_gestacao'],
    quem: daMulher,
  },
  {
    id: 'emagrece',
    exameFecha: true,
    mesmoLida: true,
    padrao:
      /\b(calcas?|roupas?|saia|aliancas?|anel|vestidos?|cinto)( \w+){0,4} (caindo|largas?|larg[oa]|frouxa?s?|sobrando|dancando|furo)\b|(?<!\b(ferid|bolh|cobreir|herpes|machucad|casc|casquinh|catapora|espinh|cort|cicatri|pele|boca|leite|catarro|nariz|roup|lesao|lesoes|manch|brotoej|umbigo|olho|lagrima|tint|peito|coriza)\w*( (ja|nao|se|esta|estao|ta|foi|vem|vai|do pe|da perna|do dedo|tambem|depois|logo|finalmente|quase|toda|todo)){0,3} )\b(sequei|secou|secando)\b(?! (tudo|(sozinh|rapid)\w+|(a|o|as|os) (?!(corpo|rosto|cara|pernas?|bracos?|bunda|gordura)\b)\w+))|\b(definh\w+|murchando|murchou|mirr\w+|pele e osso|so o osso)\b/,
    menos:
      /(?<!(nao fiz|sem|nao faz|nao faco|nao mudei|nao mudou) (a )?)\b(dieta|regime|academia)\b|\b(bariatrica|ozempic|mounjaro|quer\w*|gostaria|(calcas?|roupas?|saia|vestidos?|cinto|anel|aliancas?) nov[oa]s?|loja|comprei|comprou|moda|costureira|pele (sec\w+)|boca|roupa (no varal|molhad\w+))\b/,
    pergunta: 'quantos quilos, em quantos meses, e sem querer? há suor à noite, febre, sangue, tosse ou fezes mudadas?',
    seSim: 'se foi sem querer: médico em até duas semanas, antes de atribuir a um padrão.',
    alarmes: ['perda_de_peso_sem_causa', 'dispepsia_com_alarme', 'tosse_com_sangue', 'vomitos_na_gestacao'],
  },
  {
    id: 'febre',
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(febrao|febrona|ardendo em febre|queimando de febre|batendo (o )?queixo|tremedeira de frio|corpo (fervendo|pegando fogo)|febre( \w+){0,3} nao (passa|baixa|cede))\b|\b(pescoco|nuca)( \w+){0,2} (dur\w+|trav\w+)( \w+){0,5} febre\b/,
    pergunta:
      'quanto deu no termômetro e há quantos dias? há pescoço duro, manchas na pele, falta de ar, dor ao urinar ou confusão?',
    seSim: `com algum deles: ${socorro}`,
    alarmes: [
      'febre_persistente',
      'febre_na_crianca',
      'infeccao_grave',
      'febre_com_rigidez_de_nuca',
      'febre_na_quimioterapia',
    ],
  },
  {
    id: 'urina_presa',
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(xixi|urina|mijo|agua)( \w+){0,3} (trancou|trancad\w+|travou|prendeu|presa|nao (sai|desce|vem))\b|\b(nao (consig\w+|consegue)|sem) (urinar|mijar|fazer xixi)\b|\b(dormente|adormecid\w+|amortecid\w+)( \w+){0,4} (virilhas?|selim|entre as pernas|partes|genital|perineo|anus)\b|\b(fez|faz|fiz|escap\w+)( \w+){0,2} (coco|fezes)( \w+){0,3} (roupa|calca|sem (sentir|perceber))\b/,
    pergunta: 'urinou hoje? há dormência entre as pernas, perna fraca ou fezes que escapam?',
    seSim: `com urina presa ou dormência: ${socorro}`,
    alarmes: ['perda_de_controle_esfincteriano', 'obstrucao_intestinal'],
  },
  {
    id: 'vontade_de_morrer',
    comNao: true,
    nosDesejos: true,
    padrao:
      /\b(pens\w+|passa\w*( \w+){0,2} pela cabeca|ideias? de)( \w+){0,3} (besteiras?|bobagens?|se jogar|me jogar|acabar com (isso|a vida)|corda|ponte|veneno)\b|\b(tomei|tomou|engoli\w*|guard\w+|junt\w+)( \w+){0,3} (cartelas?|todos os comprimidos|os comprimidos todos|um monte de (comprimidos?|remedios?))\b|\bnao (me )?(faria|fazia|farei) falta\b|\b(vontade|quer\w*|pens\w+|queria|melhor)( \w+){0,4} (sumir|(?<!\b(dedos?|dedinhos?|maos?|pes?|pernas?|bracos?|unhas?|pontas?|plantas?|plantinha|samambaia|flor|flores|horta|roca|lavoura|bateria|pilha|celular|carro|motor|cachorr\w+|gat[oa]s?|galinhas?|passarinhos?|bichos?|abelhas?)( \w+){0,3} )morrer|desaparecer|dormir e nao acordar|nao acordar|partir|ir embora d(esse|este) mundo|dar fim)\b|\b(acabar com tudo|dar cabo|fazer (uma )?(besteira|bobagem)|me matar|se matar|tirar (a )?(minha |propria )?vida|(nao|cans\w+)( \w+){0,3} (viver|da vida)|peso (pra|para) (todos|todo mundo|familia|os outros|meus filhos|ela|ele|eles)|nao ve(jo)? (mais )?(saida|sentido))\b|\bnao (acordasse|acordar (mais|amanha|nunca mais))\b|\b(sem mim|com outra (mae|familia)|(deus|nosso senhor)( \w+){0,5} lev(ar|e|asse)|se eu (morresse|sumisse|desaparecesse)|nao (ter|tivesse) nascido|nao existi\w+|dormir (pra|para) sempre|descansar de vez(es)?|ninguem( \w+){0,3} (falta de mim|minha falta|achar ruim))\b/,
    menos:
      /\b(de (rir|vergonha|saudade|rir)|(se|quando|ate) deus|dor sumir|quero que (a|essa) dor|sumir com|acabar com (a|o|ess[ae]|as|os)|nao acord(asse|ar) (mais )?(tao|cedo|tarde|de (noite|madrugada)|a noite|no meio|para|pra|com|durante|cansad[oa]|antes|[oa]s?|meus?|minhas?|ninguem)\b|(marca|remedio|terapeuta|medic[oa]|dose)s? (melhor|sem mim)|(viver|da vida) (melhor|bem|mais))\b/,
    figura: naoFalaDeMorte,
    pergunta:
      'pergunte com calma e sem rodeios: pensa em morrer? já pensou como? há um meio à mão? quem fica com a pessoa hoje?',
    seSim: 'não a deixe só; CVV (188), CAPS ou pronto-socorro hoje; em perigo imediato, SAMU (192).',
    alarmes: ['risco_de_suicidio', 'modo_de_dizer'],
  },
  {
    id: 'crianca_mole',
    comNao: true,
    daCrianca: true,
    padrao:
      /\b(nenem|nene|bebe|crianca|menin[oa]|filh[oa]|ela|ele)\b( \w+){0,5} (molinh[oa]|mole|largad[oa]|caidinh[oa]|prostrad[oa]|gemendo|nao (mama|mamou|quer mamar|pega o peito|reage|acorda|responde|brinca))\b|\bmoleira( \w+){0,2} (funda|alta|inchada)\b|\bgemendo\b/,
    pergunta:
      'mama, bebe e urina como sempre? reage quando é chamada? há febre, manchas, respiração rápida ou moleira funda?',
    seSim: `se está mole ou não mama: ${socorro}`,
    alarmes: ['bebe_ganha_pouco_peso', 'febre_na_crianca'],
    quem: ({ idade }) => idade <= 12,
  },
  {
    id: 'barriga_dura',
    comNao: true,
    padrao:
      /\b(barriga|bucho|ventre|abdome)( \w+){0,4} (pedra|tabua|dur[ao] (feito|que nem|igual))\b|\b(nao (solt\w+|pass\w+)( \w+){0,2} (gases|pum|vento))\b|\bvomit\w+( \w+){0,4} (verde|fezes|coco)\b|\bdor( \w+){0,4} (rasgando|faca|insuportavel)( \w+){0,4} (barriga|estomago|costas|saco|testiculo)\b|\b(saco|testiculo|bago)( \w+){0,4} (doendo|doi|inch\w+|dor)\b/,
    menos: /\b(gravida|gestante|aerofagia|sacos? d[eo] \w+)\b/,
    pergunta:
      'a dor é forte e de hoje? há vômito, febre, barriga que não deixa encostar, dias sem evacuar nem soltar gases?',
    seSim: `com algum deles: ${socorro}`,
    alarmes: ['abdome_agudo', 'obstrucao_intestinal'],
  },
  {
    id: 'ataque',
    padrao:
      /\b(revir\w+ os olhos|virou os olhos|espum(ou|ando|ava)|(espum\w+|baba)( \w+){0,3} (pela|na|da) boca|boca( \w+){0,3} espum\w+|babando|convuls\w+|deu (um )?ataque|teve (um )?ataque|tremeu (todo|toda|inteir\w+)|apagou (de repente|do nada|por|e caiu|no meio)|desabou|desfalec\w+)\b/,
    menos: /\b(ataque de (riso|nervos|panico|ansiedade|choro))\b/,
    pergunta: 'quando foi? alguém viu? mordeu a língua, urinou na roupa, ficou confusa depois? foi a primeira vez?',
    seSim: `se foi a primeira vez ou nos últimos dias: ${socorro}`,
    alarmes: ['desmaio', 'epilepsia'],
  },
  {
    id: 'primeira_convulsao',
    mesmoLida: true,
    padrao:
      /\b(convuls\w+|crise epileptica|ataque epileptico)\b( \w+){0,8} (primeira|hoje|ontem|anteontem|semana passada|(est|ess)a (semana|noite|madrugada)|nunca tinha)\b|\b(primeira|hoje|ontem|anteontem|semana passada|(est|ess)a (semana|noite|madrugada))( \w+){0,6} (convuls\w+|crise epileptica|ataque epileptico)\b/,
    menos: /\b(febril|de febre|quando (era )?(crianca|bebe)|anticonvuls\w+|anos de idade)\b/,
    pergunta:
      'foi a primeira? quanto durou? mordeu a língua, urinou na roupa, ficou confusa depois? que remédio tomou ou parou?',
    seSim: `se foi a primeira vez ou nos últimos dias: ${socorro}`,
    alarmes: ['desmaio'],
  },
  {
    id: 'confusao_de_agora',
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(confus[oa]|desorientad[oa]|variando|delirando)\b( \w+){0,6} (de ontem|desde (ontem|hoje|cedo)|de repente|de uma hora|hoje|nao sei (o dia|onde)|nao sabe (o dia|onde))\b/,
    menos: /\b(anestesia|sono|acordei|acordar|mente|ideias?|sentimentos?)\b/,
    pergunta:
      'reconhece as pessoas e sabe o dia? houve febre, queda, batida na cabeça, falta de água, álcool ou remédio novo?',
    seSim: socorro,
    alarmes: ['sangramento_na_cabeca', 'sinais_de_avc', 'infeccao_grave', 'desmaio'],
  },
  {
    id: 'membro_sem_sangue',
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(braco|perna|pe|mao)( \w+){0,5} (branc[oa]|palid[oa]|arroxead[oa]|rox[oa]|azul\w*)( \w+){0,2} (gelad[oa]|fri[oa])( \w+){0,4} (sem pulso|de repente|do nada|hoje|agora|dor)\b|\b(braco|perna|pe|mao)( \w+){0,4} sem pulso\b/,
    menos: /\b(nas duas|nos dois|as duas|os dois|gelo|no frio|agua fria|inverno|raynaud|passa|volta)\b/,
    podeSer: 'sangue que não chega ao membro',
    pergunta:
      'começou de repente, de um lado só? dói muito, está dormente ou sem força? tem arritmia ou problema de circulação?',
    seSim: `se é de um lado e de agora: ${samu}`,
    alarmes: ['sinais_de_avc', 'trombose_na_perna'],
  },
  {
    id: 'ferida_suja',
    comNao: true,
    mesmoLida: true,
    padrao:
      /\b(pis(ei|ou|ado)|furei|furou|espetei|espetou|cortei|cortou)( \w+){0,4} (prego|arame|vergalhao|lata|ferro|anzol|caco)\b( \w+){0,12} (enferrujad\w+|pus|inch\w+|febre|vermelh\w+|quente|latej\w+|hoje|ontem|anteontem)\b|\b(pis(ei|ou)|furei|espetei)( \w+){0,4} (prego|arame|vergalhao|lata) enferrujad\w+\b/,
    pergunta:
      'há quantos dias? a ferida está vermelha, quente, com pus ou risco vermelho? a vacina do tétano está em dia?',
    seSim:
      'posto de saúde hoje, para limpar, vacinar e olhar a infecção; com febre, risco vermelho ou mandíbula dura: pronto-socorro.',
    alarmes: ['pele_infectada', 'infeccao_grave', 'pe_diabetico_com_ferida'],
  },
  {
    id: 'osso_quebrado',
    mesmoLida: true,
    padrao:
      /\b(hoje|ontem|anteontem|(est|ess)a (semana|manha|noite)|agora|semana passada)\b( \w+){0,8} (quebr(ei|ou)|fratur\w+|trinquei|trincou)( \w+){0,3} (bacia|perna|braco|punho|costelas?|pe|tornozelo|clavicula|osso|quadril|femur|mao|dedo)\b|\b(quebr(ei|ou)|fratur\w+|trinquei|trincou)( \w+){0,3} (bacia|perna|braco|punho|costelas?|pe|tornozelo|clavicula|osso|quadril|femur|mao|dedo)\b( \w+){0,5} (hoje|ontem|anteontem|(est|ess)a (semana|manha|noite)|semana passada)\b/,
    menos: /\b(cadeira|mesa|cama|carro|moto|oculos|gesso|imobiliz\w+|raio x|operei|operou|pinos?)\b/,
    pergunta: 'consegue apoiar ou mexer? o membro está torto, muito inchado ou dormente? já fez radiografia?',
    seSim: `sem radiografia: ${socorro} Nada de massagem nem de agulha no lugar.`,
    alarmes: ['possivel_fratura', 'sangramento_na_cabeca'],
  },
  {
    id: 'garganta_que_fecha',
    padrao:
      /\b(garganta|goela|lingua|glote|beico|labio|cara|rosto)( \w+){0,3} (fech(ou|ando|a)|inch(ou|ando|ada|ado)|tranc(ou|ando))\b/,
    menos: /\b(dente|dentista|siso|choro|emocao|ansiedade|no na garganta)\b/,
    pergunta: 'quando foi, e depois de que comida, picada ou remédio? houve falta de ar, voz mudada ou manchas?',
    seSim: 'se é de agora: SAMU (192); se já passou: alergista em até duas semanas e o motivo à vista na ficha.',
    alarmes: ['reacao_alergica_grave', 'alergias_escritas'],
  },
  {
    id: 'bebe_na_barriga',
    comNao: true,
    daCrianca: true,
    padrao:
      /\b(bebe|nenem|nene)( \w+){0,4} (parou de|nao|menos|pouco)( \w+){0,2} (mex\w+|chut\w+)\b|\b(bebe|nenem|nene)( \w+){0,3} (quiet\w+|parad\w+)\b|\b(mex\w+|chut\w+)( \w+){0,2} (menos|pouco)\b|\b(perdendo|vazando|descendo|desceu)( \w+){0,2} (agua|liquido)\b|\bbarriga( \w+){0,2} (endurec\w+|contra\w+)\b|\bbolsa( \w+){0,2} (romp\w+|estour\w+|vaz\w+)\b/,
    pergunta:
      'o bebê mexeu hoje como sempre? há perda de líquido, sangue, barriga que endurece, dor de cabeça ou vista embaçada?',
    seSim: 'com algum deles: maternidade hoje, antes de tratar.',
    alarmes: ['alarme_na_gestacao', 'pre_eclampsia', 'sangramento_na_gestacao'],
    quem: ({ gestante }) => gestante === 'sim',
  },
];

/** @throws {Error} when no family has this id */
export function obterFamilia(id: string): FamiliaDePerigo {
  const familia = palavrasDePerigo.find((uma) => uma.id === id);
  if (!familia) throw new Error(`no family of danger ${id}`);
  return familia;
}
