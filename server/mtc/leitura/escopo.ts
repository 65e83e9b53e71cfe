import { voltarAHoje } from './de-volta.ts';
import { type Desejo, lerDesejos } from './desejos.ts';
import { marcarEpocas } from './epocas.ts';
import { leves } from './lexico.ts';
import { comMemoria, dividir, emFrases, type Faixa, type Palavra, textoDe } from './palavras.ts';
import { acharParenteCliente, deQuemConta, parentes, type QuemConta } from './quem.ts';

/** How a word is to be read. */
export interface Marca {
  negada: boolean;
  /** The word is itself a negator. */
  negador: boolean;
  /** About somebody else, supposed, or asked without an answer. */
  fora: boolean;
  /** Of what is `fora`: supposed, rare, or asked without an answer, and not about somebody else. The safety rules ask about it. */
  incerta: boolean;
  /** About the past, or over. */
  passada: boolean;
  /** Of what is `passada`: the text says that it ended. */
  encerrada: boolean;
  /** What a denied verb speaks of: "ouvido" in "ouvido não dói". Denied with the verb, and not by itself. */
  sujeito: boolean;
  /** Feared: "pavor de trombose". */
  temida: boolean;
  /** Told with a date. */
  datada: boolean;
  /** Of what is `fora`: only because an examination of it was normal, which itself may deny something. */
  deExame: boolean;
  /** Part of a wish. */
  desejo: Desejo | null;
}

const conjunto = (texto: string) => new Set(texto.split(' '));

const contraste = conjunto(
  'mas porem contudo entretanto todavia exceto salvo tirando embora apenas somente so agora hoje atualmente informa admite confirma descreve',
);
const negadores = conjunto(
  'sem nao nega nego negou negando negam nem nunca jamais ausencia nada nenhum nenhuma tampouco inexiste isento isenta',
);
const posteriores = conjunto(
  'ausente ausentes negado negada negados negadas negativo negativa inexistente inexistentes zero nadinha nunquinha neca',
);
/** Whether the word denies what stands before it. */
export function negaAtras(forma: string): boolean {
  return posteriores.has(forma) || /^(descartad|afastad|excluid)[oa]s?$/.test(forma);
}

const verbosPositivos = conjunto(
  'apresenta apresentou refere relata queixa sente sofre fica ficou tem acorda dorme melhora piora surge aparece aumenta informa admite voltou continua continuo mantem tenho sinto acordo durmo fico reclama segue persiste vem anda vive esta',
);
/** Whether a word is a verb by which a clause tells something. */
function isVerboDeOracao(forma: string): boolean {
  return verbosPositivos.has(forma) || verbosDeQueixa.has(forma) || outroVerbo.test(forma);
}
const outroVerbo =
  /^(eh|sao|era|foi|estao|ficam|gela|gelam|esquenta|esfria|esfriam|descreve|diz|solta|roda|gira|passa|aumenta|diminui|alivia|aliviam|escapa|desce|sobe|pesa|pesam|cansa|sua|suam|para|sai|saem|cai|caem|vira|entope|chia|zumbe|dispara|aperta|tosse|range|escorre|escorrem|pinga|corre|muda|mudou|volta|voltou|comecou|piorou|melhorou|aparece|apareceu)$/;

/**
 * Whether words stand in two clauses that "e" joins, each with its own subject and verb: "a massagem alivia e a barriga gela". Of "as mãos e
 * os pés ficam gelados" there is one verb.
 */
export function emDuasOracoes(palavras: readonly Palavra[], literais: readonly number[]): boolean {
  const [primeira = 0] = literais;
  const ultima = literais.at(-1) ?? primeira;
  for (let e = primeira + 1; e < ultima; e += 1) {
    if (palavras[e]?.pausa === 'frase') return false;
    if (palavras[e]?.forma !== 'e' || palavras[e + 1]?.pausa !== 'nenhuma') continue;
    if (temSujeitoEVerbo(palavras, e + 1) && temVerboAntes(palavras, e)) return true;
  }
  return false;
}

const deSujeito = /^(o|a|os|as|meu|minha|meus|minhas|ela|ele|eu|esse|essa)$/;

function temSujeitoEVerbo(palavras: readonly Palavra[], de: number): boolean {
  const comeco = /^(ai|dai|entao|depois|ja|agora|hoje|que)$/.test(palavras[de]?.forma ?? '') ? de + 1 : de;
  if (!deSujeito.test(palavras[comeco]?.forma ?? '')) return false;
  for (let indice = comeco + 1; indice <= comeco + 5; indice += 1) {
    const palavra = palavras[indice];
    if (palavra === undefined || palavra.pausa !== 'nenhuma' || palavra.forma === 'e') return false;
    if (isVerboDeOracao(palavra.forma))
      return indice > comeco + 1 || /^(ela|ele|eu)$/.test(palavras[comeco]?.forma ?? '');
  }
  return false;
}

function temVerboAntes(palavras: readonly Palavra[], e: number): boolean {
  for (let indice = e - 1; indice >= 0 && e - indice <= 10; indice -= 1) {
    if (isVerboDeOracao(palavras[indice]?.forma ?? '')) return true;
    if (palavras[indice]?.pausa !== 'nenhuma') return false;
  }
  return false;
}

/** Verbs after which a denial looks back: "febre não teve", "escuras não são". */
const verbosDeFecho = conjunto(
  'tem tenho teve tive tinha sente sinto sentiu refere refiro relata apresenta apresentou houve ha viu vi usa uso toma tomo esta estou sao eh fica fico ficou percebe percebeu notou noto nota existe toca ta tao to tava ficam estao sao foram sentem gosta precisa quer costuma faz faco deu da aparece apareceu pega pegou mais agora hoje ambos ambas tudo todos todas existe existem consta constam sou sofro sofre conheco conhece fumo fuma bebo bebe usei tomei fui tido sentido apresentado reclama reclamo reclamou palpo palpei palpa palpou vejo vimos aparecem surge surgiu surgiram ocorre ocorreu acontece acho achei achou encontrei encontrou observei observou observo constatei percebi percebem senti queixo notaram mostrou mostra acusou registrei diria digo posso pode podia nenhum nenhuma',
);
/** Verbs that are complaints themselves; they look back only to their subject: "ouvido não dói". */
const verbosDeQueixa = conjunto(
  'doi doem doeu arde ardem coca cocam incha incham inchou inchado incomoda incomodam embaca sangra sangram formiga formigam treme tremem estala estalam trava travam estufa queima queimam lateja',
);
const retorica =
  /^((vejo|ve) a hora\b|(teve|tive|senti|sentiu|vi|viu) (uma? )?\w+( de \w+)?( \w+)? (tao|tant[oa]|assim|igual|pior)\b|(se )?(lembra|lembro|recorda|recordo)\b|((sente|sinto|tem|tenho|esta|fica|fico|anda|vem) )?(mais )?tant[oa]s?\b(?! (quanto|como))|mais (fui|foi|fiquei|ficou|me senti) (o|a|bem|bo[am]|igual|norma\w+|inteir[oa])|mais (dormi|dormiu|consegui\w*|me recuper\w+|se recuper\w+|fiz|fez)|mais (sarou|sarei|melhor\w+|parou)|so|somente|apenas|raro|raramente|nega|descarta|exclui|tira|tiram|corta|(tirou|cortou)(?= (a|o|essa|esse) (dor|febre|tosse|crise|coceira))|segura|segurou|diminui|diminuiu|controla|controlou|abaixa|reduz|reduziu|acalma|acalmou|funciona|funcionou|vence|venceu|explica|aceita|aceito|esquece|esqueco|desaparece|desapareceu|acaba|acabou|termina|tem (hora|posicao|jeito|descanso|explicacao|como|lugar que)|ha (posicao|jeito|remedio que)|(acho|acha|encontro|encontra) posicao|alivia|resolve|adianta|cura|cede|some|sumiu|cessa|dia|parou|se livr\w+|por acaso|e que|que nao|e verdade|trata|toma nada|um dia|conseguiu|tregua|sossego|sempre|e de hoje|deixou de|para de|para quiet\w|parou de|consegue parar|consigo parar|parar|melhora|melhorou|melhoro|passa|passou|efeito|causa|motivo|sucesso|resultado|saber(?! o que)|tratamento|alivio|controle|consegue|consigo|aguenta|aguento|aguentar|suporta|suporto|tolera|tolero|sei|sabe(?! o que)|da para|deixa|desgruda|sai( mais)?$|sai (da|do|de) (cabeca|cama|casa|lugar|quarto)|larga)\b/;
/** After one of `parados`: "parou de tossir". */
const deixadas = /^(de|da|do|das|dos)\b/;

const parados = conjunto('parou parei deixou deixei parado livrou livrei curou curei livre');

/** Whether the word tells that something was given up or ended. */
export function isParada(forma: string): boolean {
  return parados.has(forma);
}

/** Whether a sentence with this word may deny something. */
function nega(forma: string): boolean {
  return negadores.has(forma) || posteriores.has(forma) || parados.has(forma);
}

const dizem = conjunto(
  'diz disse fala falou relata relatou refere referiu informa informou observa observou acha achou conta contou reclama reclamou notou nota percebeu percebe comenta ve viu ouve queixa pede mandou pediu trouxe traz procura buscou busca acompanha nega negam',
);
const voltas = conjunto('ela ele eu paciente cliente mas porem hoje agora atualmente ja si propria mesma mesmo pcte');

/** Whether a sentence with this word may speak of somebody else. */
function falaDeOutro(forma: string): boolean {
  return parentes.has(forma) || forma === 'quem' || forma.startsWith('familia');
}

const passado =
  /\b(na infancia|na adolescencia|na juventude|fo(i|ram) n[oa] (inverno|verao|outono|primavera) passad[oa]|quando (era |ainda era )?(crianca|jovem|pequen[oa]|adolescente|menin[oa]|moca|moco|solteir[oa]|mais nov[oa])|no passado|antes disso (\w+ )?(tava|estava|era|tinha|ficou|andava|vivia)|(so|somente|apenas) ate os? (\w+ )?(doze|onze|dez|nove|oito|sete|seis|cinco|treze|quatorze|quinze|vinte|\d+)|antigamente|naquela epoca|fui (um |uma )?(tabagista|fumante|etilista|alcoolatra)|anos atras|meses atras|houve um tempo|(sem|semana|mes|ano|sessao|consulta|vez) passad[oa] (\w+ ){0,3}?(teve|tive|era|foi|tava|estava|doia|dava|ficava|chegou)|(doeu|inchou|teve|tive|cocou|sangrou)( \w+){0,2} (n?[oa] )?(ano|mes) passad[oa]|(so|somente|apenas) (n[oa]|em|durante) (\w+ ){0,4}(19|20)\d\d|(durou|duraram|foi|foram) ate|ja (tentou|tentei)|nos primeiros (dias|meses|anos)|antes d[aoe]s? \w+ (\w+ )?era|ate (uns |os |as )?\d+ anos|d[eo]s? \d+ (anos )?(aos|ate os) \d+|(inch|coc|sangr|latej|formig|queim|chi|ronc|espirr|su|desmai)avam?|(ard|toss|trem|do)iam?|(so|somente|apenas) n[oa] \w+ passad[oa]|(no comeco|no inicio|em \w+eiro|em \w+bro|em (marco|abril|maio|junho|julho|agosto)) era|antes (\w+ )?(tinha|sofria|era|tive|teve|sentia)|(antes|sempre|eu|ela|ele) (\w+ )?eram? (?!que )|ja (fui|foi) (um|uma|muito|bem|tao|bastante|mais)|(era|fui|foi) (um |uma )(crianca|menin[oa]|nenem|adolescente|jovem|moc[oa])|ja (tive|teve|tinha|ficou|fiquei|fez|sofreu|doeu|doi|(foi|foram) (muito|muita|bem|bastante|todo|toda)|esteve|estive|andei|andou|senti|sentiu)|ate (\d{4}|pouco tempo|o ano)|(so|somente|apenas) (na|durante a) (\w+ )?(gravidez|gestacao|infancia|adolescencia)|ja sofri|ja (tomei|usei)|na (gravidez|gestacao) d[oa]s? (cacul\w+|primeir\w+|segund\w+|terceir\w+|ultim\w+|menin\w+|filh\w+)|ultim[oa]s? (vez|crises?|episodios?|ataques?|surtos?)( \w+){0,5} (em (19|20)\d\d|(ha|faz) (\d+|um|dois|tres|quatro|cinco|dez|muitos|varios|mais de \w+) anos?|aos \d+|n[ao] (infancia|adolescencia|ano passado))|(anemia|diabetes|hipertensao|pressao alta|trombose|eclampsia|infeccao|pedra|hemorroidas?) (n[ao]|durante [ao]) (\w+ )?(gravidez|gestacao|gestacoes)$|tinha|tive|teve|previ[oa]s?|fumou|fumei|sangrava|sangravam|sangr(ei|ou) (muito |bastante |demais )?(na|no|durante [ao]) (cirurgia|operacao|parto|cesarea|cesariana)|usou|tomou|suspendeu|suspens[oa]|fumava|bebia|tomava|sofria|usava|sentia|dava|davam|vivia com|enjoava|vomitava|pedalava|caminhava|nadava|malhava|treinava|dancava|praticava|antes d[aeo]s? \w+ (\w+ ){0,4}(doia|doiam|incomodava|corria|jogava)|antes (\w+ )?(doia|doiam|incomodava|corria|jogava|fazia))\b/;
/** "Nunca teve", "não tive": told in the past, and denied until today. */
const nuncaHouve =
  /\b(nao|nunca|jamais|nem|tampouco) (mais |me |o |a )?(teve|tive|fumou|fumei|usou|usei|tomou|tomei|bebeu|bebi)\b|\b(teve|tive) (nao|nunca|nada|nenhuma?)\b/g;
/** "A pior dor de cabeça que já senti" is felt now. */
const quantoJa =
  /\b(?<=(pior|maior|mais \w+)( \w+){0,5} )que (eu |ela |ele )?ja (senti|sentiu|tive|teve|passei|passou|vi|viu)\b/g;
/** A date tells when an illness was found; only what is over by its nature is past. */
const comData =
  /\b(em (19|20)\d\d|aos \d+)\b|^(?!.*\b(comec|inici|surgi|aparec|pior|descobr|ficou|desde|ja eh)\w*).*\bem (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/;
const continua =
  /\b(desde|depois|apos|hoje|agora|atualmente|ainda|continua|ate hoje|nas? ultim\w+|est[ae] semana|ontem|anteontem|segue|persiste|voltou|nunca mais parou|nunca parou|sempre|a vida toda|e segue)\b/;
/** What happened yesterday is told in the past and is the complaint: "ontem depois da festa teve diarreia". */
const acontecidoAgora =
  /\b(ontem|anteontem|hoje (cedo|de manha|de madrugada)|essa noite|esta noite|esta madrugada|(ha|faz) (\w+|umas? \w+|uns \w+) (horas?|dias?))\b/;
const soOcorrido =
  /^(?!.*\b(quando (era|crianca)|infancia|ja (tive|teve)|antes|anos?|meses|aos \d+|em (19|20)\d\d|tinha|era)\b).*\b(teve|tive)\b/;
const fim =
  /\b(melhorou|melhoraram)$|\b(sumiu|sumiram|desapareceu|desapareceram|passou|passaram|sarou|sararam|sarei|curou|curad[oa]s?|curei|resolveu|resolvid[oa]s?|cessou|cedeu|melhorou (de vez(es)?|bem|100|total\w*|complet\w*)|acabou|superad[oa]s?|nao (voltou|voltaram)|zerou|zeraram|zerad[oa]s?|parou|pararam|normalizou|tratad[oa]s?(?! (com|por|desde|ate hoje|no|na|pel[oa]|continuamente)\b)|foi embora|ficou no passado|livrou se|em remissao|ficou (bom|boa|otim[oa]))\b/;
/** What passes with a medicine or in the weekend comes again. */
const aliviou =
  /\b(passou|passaram|sumiu|sumiram|cedeu|cessou|parou|pararam|acabou|melhorou|melhoraram|desapareceu)( \w+)? (com(?! (o |a |as )?(tratamento|acupuntura|sess\w+|terapia|cirurgia|operacao))|quando|so|somente|apos|depois|sozinh[oa]|n[oa](?! (\d\S*|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]) (mes|trimestre|semana)\b)|em (minutos|horas|uns?|umas?|\d+|pouco))\b|\b(no fim de semana|nas ferias|durante)\b/;
const parcial =
  /\b(desde que .*(parou|pararam|acabou|acabaram)|um pouco|pouco|parcial\w*|(?<!nao |nunca |mais )(voltou|voltaram)(?! ao norma)|volta|retornou|nao (melhorou|passou|sarou|curou|resolveu|sumiu|para|parou)|nunca (sarou|passou|curou|mais parou)|sem (melhora|passar)|ainda|mas)\b/;
const outraCoisa =
  /\b(passou|passaram) (a|ao|por|mal|para|dos|o dia|a noite|\d)\b|\be melhorou\b|\be passou\b(?!$)|\bacabou (de|tendo|com|por)\b|\bresolveu (\w+ar|\w+er|\w+ir|se)\b|\bparou (de|com|em(?! (\w+eiro|\w+bro|marco|abril|maio|junho|julho|agosto|\d)))\b/;
/** "Aftas, já fecharam": the part before is over. */
const jaPassou =
  /^em remissao( (ha|desde|faz) [\w ]+)?$|^(e |mas )?(hoje|agora|atualmente) (ja )?(bem|bo[am]|otim[oa]|sem (nada|sintomas?|queixas?|crises?|remedios?))$|^(mas |e |depois )?(ja )?(tratou|tratei|operou|operei|cuidou|recuperou|melhorou)( \w+){0,3} (ficou|fiquei|saiu|sai) (bo[am]|otim[oa]|curad[oa]|bem|livre)$|^(mas |e |depois |agora |hoje |ai |que |isso |tudo )*(ja )?(me |se )?((voltou|voltaram|estou|esta|ficou|ficaram) (ao|no) norma\w+|(regulariz|normaliz|cicatriz|regredi|reverte|recuper|desapareceu|desaparecer|sumi(u|r))\w*|tudo resolvido)(?!.*\b(volt\w+|mas|ainda|quase|pouco|nao|as vezes|so quando)\b)|^(mas |e |porem )?(depois( disso| dai| daquilo| dessa vez(es)?)?|dai (para (ca|frente))?|desde entao|de la para ca|hoje|hoje em dia|agora|atualmente) ?(ja )?(nunca mais|nada|nao|nem sinal)( (teve|tive|sentiu|senti|voltou|voltaram|apareceu|tem|tenho|sente|sinto|deu))?( mais)?( nada)?$|^(e )?nunca mais( (teve|tive|sentiu|senti|voltou|voltaram|apareceu|deu|incomodou|doeu))?( nada)?$|^(que |mas |e )?(hoje )?ja (passou|passaram|fech\w+|normaliz\w+|resolv\w+|sar\w+|sem|cur\w+|voltou|foi( embora)?$|nao tem(?! mais \w| \w+ar| mais$)|melhorou de vez(es)?)\b|^(que )?(passou|sumiu|parou|sarou) (de vez(es)?|ja)\b|^(que )?(sumiu|sumiram|resolveu|resolveram|parou|pararam|sarou|sararam|curou|passou)$|^(ja )?(curad|tratad|resolvid|sarad|superad)[oa]s?$|^ja (suspens|interrompid)[oa]s?( (ha|faz|em|desde) [\w ]+)?$|^(nao|nunca) (voltou|voltaram|apareceu)$|^(mas |porem |e )?(ja )?(isso |esse |essa |esta |este |isto )?(ja )?(eh|e|sao) (ja )?(coisa )?(antig[oa]s?|velh[oa]s?|do passado|de antes)\b|^(mas |porem |e )?(agora|hoje|hoje em dia|atualmente|no momento) (ja )?(esta|estao|ta|tao|anda|ficou|estou) (tudo )?(quiet\w+|bem|bo[am]|otim[oa]|ok|calm\w+|sossegad\w+|norma\w+|assintomatic\w+)\b|^(mas |porem |e )?(agora |hoje |ja )*(nao|nem) (me |a )?(incomoda|incomodam|doi|doem|atrapalha|atrapalham|aparece|sinto|sente) (mais|agora|hoje)\b|^(mas |porem |e )?(hoje |agora )?ja (nao|nem) (me )?(doi|doem|incomoda|incomodam|arde|ardem|coca|cocam|cocar)$|^(mas |porem |e )?(no fim|no final|depois|em seguida|logo)( da \w+| depois)? (ja )?(estava|ficou|ficava|voltou ao) norma\w+|^(mas |porem |e )?(isso )?(ja )?(faz|ha) (\w+ ){0,2}(tempo|anos|meses) que (nao|nunca)\b|^(mas |porem |e )?(nao|nem) (vai|vou|faz|faco|pratica|treina) (mais|ha|faz|desde)\b|^(mas |e )?((esta |ta |agora )parad[oa]|parad[oa] (ha|desde|faz)|(abandonou|abandonei|largou|larguei)(?! [oa]s? ))\b/;
/** "Enxaqueca: só antes da gravidez", "sangramento: acabou na 5ª semana", "enjoo, terminou em setembro". */
const acabouQuando =
  /^(so|somente|apenas) (ate |(antes|durante) (d?[ao] |d[ao] )?(gravidez|gestacao|parto|cirurgia|operacao|casamento|pandemia)|na (infancia|adolescencia|juventude|gravidez|gestacao)|quando era|(na )?(primeira|1) semanas?$)|^(que |mas |e |isso )?(ja )?(acabou|acabaram|terminou|terminaram|encerrou|encerraram|cessou|cessaram)( (em (19|20)\d\d|em (\w+eiro|\w+bro|marco|abril|maio|junho|julho|agosto)|n[oa] \S+ (semana|mes|dia|ano)(e?s)?|ha \w+|faz \w+|junto com|com [oa]s? \w+|(n[oa] )?(segunda|terca|quarta|quinta|sexta|sabado|domingo)|ontem|hoje)\b|$)|^ate (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(19|20)\d\d|o (mes|ano) passado)$|^(e )?(nao|nunca) (mais )?(se )?(repetiu|repetiram)( mais)?$/;
/** The end of the menses is told by these words itself. */
const deFimProprio = /\b(menstru\w+|regras?|ciclos?|relacionamento|casamento|namoro)\b/;
/** "Cigarro: parei em 2010", "fumei 30 anos, parei". */
const largou =
  /^(mas |e |ja )*(parei|parou|larguei|largou|abandonei|abandonou|deixei|deixou)( (junto|de vez(es)?|em|ha|faz|tem|desde|no|na|com isso|de tudo)\b|$)/;
const deHabito = /\b(fum\w+|cigarros?|tabag\w*|beb\w+|alcool|cerveja|cachaca|pinga)\b/;
/** "Gastrite, não tem mais": denied today. "Artrite: descartada" */
const naoMais =
  /^(ja )?(nao|nunca) (tem|teve|tive|tenho|sente|sinto) mais$|^mas nao (e|eh|era)$|^(ja )?(foi |foram )?(descartad|afastad|excluid)[oa]s?\b|^(o |a )?(\w+ )?(descartou|afastou|excluiu)$/;
/** "Tosse: ausente", "febre (negativo)". */
const ausente =
  /^(mas |e |isso )?(tudo |todos |todas |esse |essa )?((ausente|inexistente|negad[oa]|negativ[oa]|zero)s?|(nenhum|nenhuma|nada) (desde|ha|faz|ate|por enquanto)\b.*|(de|d) (jeito|forma|modo|maneira) (nenhum|nenhuma|algum|alguma)|em hipotese (nenhuma|alguma)|nem pensar|nem (um )?pouco|nem umpouco|nem sinal( dela| dele)?|nem sombra( dela| dele)?|nem vestigio|nadinha|nunquinha|neca|que nada|nunca (teve|tive|tenho|tem|senti|sentiu|apareceu)( na vida)?|nunca na vida)$/;
/** "Tirando a azia, não sente mais nada": the azia is there. */
const comTirando = /^(tirando|fora|exceto|salvo|alem|menos)$/;
/** "Não tem medo, exceto em avião": where and when it is there after all. */
const excecao =
  /^(mas |e )?((a nao ser|exceto|salvo|fora|tirando|menos) (que|quando|se|em|n[ao]s?|ao|aos|com|durante|depois|antes|sentad[oa]|deitad[oa]|de (noite|manha|tarde|madrugada|dia))|(so|somente|apenas) (quando|se|ao|aos|depois|antes|durante))\b/;
/** "Diabetes da gravidez: o teste deu negativo". Behind a comma the test may be of something else: "tosse, o teste deu negativo". */
const testeNegativo =
  /^(mas )?((o|a|os|as) )?((teste|exame|resultado|sorologia|pesquisa|biopsia|doppler)s?( (deu|deram|veio|vieram|foi|foram))?|(deu|deram|veio|vieram)) (tudo |todos |todas )?negativ[oa]s?$/;
const suspeita =
  /\b(suspeita\w*|(falou|falaram|fala|cogit\w+) em(?! (voz|casa|publico|ingles))|investig\w+(?! (e )?(sem|nada|norma|tudo))|hipotese|(?<!(se|quando|assim que|sempre que|logo que|for) )possivel|possivelmente|provavel|provavelmente|talvez|(acha|acho|acredita|acredito|pensa|penso|imagina|imagino|supoe|suponho|presume|cre|creio) (que|q) ((ela|ele|isso|a (paciente|cliente)) )?(e|eh|seja|tem|tenho|esta|estou|pode|virou|ficou|foi)|pode (ser|estar)|sera que|quem sabe|duvida|desconfi\w+|pensaram em|a esclarecer|a confirmar|para (descartar|excluir|afastar)|(deve|devem|devo|poderia|poderiam|podia|podiam|ha de|capaz de|periga) (ser|estar|ter)|vai ver|aparentemente|supostamente|cism(a|ou|ei|ada|ado) que|encasquet\w+ que|(teme|temo|receia|receio) (que|q)|sugestiv[oa]|compativel com|(para|a) ver se (tem|tenho|eh|e|esta|estou|era)|possibilidade|hipoteses?|(aguarda\w*|espera\w*|falta|saiu|pegar|buscar) (o |do )?(resultado|laudo|exame)|(fez|fiz|vai fazer|vou fazer|colheu|colhi|pediu) (a |uma |o |um |os )?(biopsia|exames?|testes?|sorologia|puncao) (para|de)(?! (rotina|sangue|urina|fezes))|nao (foi|foram|esta|estao|esta) (ainda )?(confirmad|comprovad|fechad)[oa]s?|sem (confirmacao|diagnostico))\b/;
const suposicao =
  /\b(medo de (ter|ser|estar)|receio de|rastre\w+|triagem|(vai|vou|ira) (operar|fazer cirurgia)|(mes|semana|ano) (que|q) vem|marcad[oa]|risco de|predisposicao)\b/;
/** "RX normal": of what it looked for nothing is told. */
const exameNormal =
  /\b(exame|teste|eletro|ressonancia|rx|us|ecg|raio|tomografia|endoscopia|colonoscopia|hemograma|glicemia|beta|bhcg|psa|eco)\b.*\b(normal|normais|negativ\w+|sem alterac\w+|ok|limp\w+|bo[am]|deu boa)\b/;
const confirmada = /\b(confirm\w+|fechou|deu positiv\w+|diagnosticad[oa])\b/;
const descartada =
  /\b(descart(?!ar\b)\w+|(?<!(se|me|foi|esta|estou|ta|ficou) )(afastad\w+|afastou|afastaram)(?! (d[oa]s?|por|pel[oa]|ha|desde|de (casa|atividades?|funcao)) ?)|foi afastada a|exclui(u|ram|d\w+)?|nao se confirmou|alarme falso)\b/;
const rara =
  /\b(raramente|rar[oa]s?|rarissim\w+|quase (nunca|nao|nada|nenhum\w*|um|uma)|praticamente (nao|nunca|sem|nada)|dificilmente|mal (sente|tem|percebe)|isolad[oa]|nao chega a ser)\b/;
/** "Náusea: só 1x em setembro", "vômito só no 1º dia"; "só 1x por dia" tells how often. */
const umaVezSo =
  /\b((so|somente|apenas) (1|uma|2|duas) vez(es)?|(1|uma) vez(es)? (so|na vida)|uma unica vez(es)?)\b(?! (por|ao|a|e|cada|n[ao]|d[ea]) (cada |quinzena|dia|semana|mes|noite|manha|ano|hora))|\b(so|somente|apenas) n[oa] (primeir[oa]|1) (dia|noite|semana|crise|hora)\b/;
/** Neither told of the last days nor of what comes with the period or every night. */
function isUmaVez(frase: string): boolean {
  return !(
    acontecidoAgora.test(frase) ||
    deFimProprio.test(frase) ||
    /\b(colicas?|levanta|acorda|evacua|urina)\b/.test(frase)
  );
}
const naoRara = /\b(nao|nem) (e )?(raro|raramente)\b/;
/** Nobody knows: "febre não sei, não medi". */
const semResposta =
  /\b(nao|nem) (sei|sabe|soube|sabem|lembra|lembro|medi|mediu|reparei|reparou|perguntei|olhei|olhou|examinei|avaliei|avaliado|examinad[oa]|palpei|respondeu) ?(informar|dizer|direito|se|ao certo)?$/;
const condicao =
  /^(e )?(se|caso) (\w+ ){0,3}?(tiver|tivesse|for|forem|fosse|houvesse|sentisse|desse|tenha|aparecer|apareca|sinta|sentir|der|houver|voltar|piorar|surgir|surja)\b/;
const prevencao =
  /\b((para|pra) (nao|evitar|prevenir|que nao)|contra|evitar( que)?|prevenir(?! (\w+ )?crises?)|prevencao|previne|quer evitar|parecid[oa] com|confundem? com|como se (tivesse|fosse|estivesse)|lembra um[a]?)\b/;

/** Words about an illness that nobody is said to have: asked, read, warned of, feared, met in others at work. */
const deFora = new RegExp(
  [
    '(recus(ou|ei|a)|rejeit(ou|ei|a)|nao (quis|quer|aceitou|aceita) (tomar|usar|fazer))',
    '(nao|nem) (mencion|comentou|comenta|citou|cita|falou d|especific|inform)\\w*',
    '(nao|nem) (soub\\w+|sab\\w+|sei|lembr\\w+|record\\w+|conseg\\w+)( bem)? (dizer|informar|precisar|responder) (se|quant\\w+|desde)',
    '(pergunt(a|ou|am|ando|ada|ado)|questiona|questionou|quer saber|quis saber|gostaria de saber|(em|na|tem|com) duvida|fica pensando) (\\w+ ){0,3}?(se|sobre|quanto a)',
    '(leu|li|lendo|le|viu|vi|vendo|pesquisou|pesquisei|pesquisa|pesquisando|assistiu|assisti|estudou|escutou|ouviu|ouvi|googlou|procurou)( \\w+){0,5}? (sobre|a respeito|falar (de|em|sobre))',
    '(leu|li|viu|vi|assistiu) (\\w+ ){0,3}(internet|google|bula|video|reportagem|tiktok|instagram|livro|jornal|televisao|tv|revista)',
    '(a |na |da |pela )?bula',
    '(?<!(tudo|qualquer) (\\w+ ){0,3})(pode|podem|poderia|podia|poderiam) (ate |me |lhe )?(dar|causar|provocar|trazer|levar a|gerar|virar|evoluir para|resultar em|aparecer|ocorrer|sentir)',
    '(orient\\w+|avis(o|ei|ou|ada|ado|aram)|recomend\\w+|aconselh\\w+|alert(ei|ou|ada|ado|ar)|instru\\w+|expliqu?(ei|ou|ado|ada)) (\\w+ ){0,7}?(se|caso|em caso de|quando|sobre|observar|retornar|procurar|risco|riscos|evitar|prevenir|atencao|que pode\\w*)',
    '(em|no|nos) casos? de',
    '(leu|li|ouviu|ouvi|viu|vi) que (\\w+ ){0,3}(causa|da|dao|provoca|faz)',
    '(nao|nunca) (foi|foram|esta) (confirmad|comprovad|diagnosticad)[oa]s?',
    'desconhec(e|o)',
    '(medo|receio|pavor|preocupad[oa]|preocupacao|paranoia|cisma|cismad[oa]|encucad[oa]|apreensiv[oa]|temor|panico) (de|em|com|que|q|para) (\\w+ ){0,2}?(ter|ser|estar|pegar|dar|virar|desenvolver|seja|tenha|vire|volte|voltar|ficar|contrair|sofrer|acabar)',
    '(acha|acho|pensa|penso|imagina|certeza|jura) que (vai|vou) (ter|dar|ficar|pegar|sofrer)',
    'vacina\\w* (de|da|do|contra|para)',
    '(trabalha|trabalho|trabalhou|trabalhava|atende|atendo|cuida|cuido|cuidava|cuidou|cuidadora|cuidador|convive|conviveu|contato|acompanha|acompanhou|acompanho) (\\w+ ){0,3}?(pacientes?|idos[oa]s?|criancas?|alun[oa]s?|pessoas?|gente|clientes?|senhor|senhora|acamad\\w+|doentes?|hospital|clinica|ambulatorio|setor|ala|tratamento)',
    '(especialista|especializad[oa]|medic[oa]|clinica|hospital|ambulatorio|palestra|curso|aula|grupo|reuniao|congresso|campanha|centro|instituto|tcc|tese|mestrado|doutorado) (de|do|da|sobre|em|contra|para|com)',
    '(predisposicao|propensao|tendencia|propens[oa]|probabilidade|chance|chances|risco|riscos) (de|a|para|familiar|genetica|maior)',
    '(nao|nem|ninguem) (sei|sabe|sabemos|sabem|tenho certeza|tem certeza)( ao certo| bem| direito)? se',
    '(duvidas?|saber|ver|verificar|descobrir|confirmar|checar|avaliar|esclarecer) se',
    '(ouvi|ouviu|ouvir) (dizer|falar)( que)?',
    '(dizem|falam|disseram|falaram|contaram) que (\\w+ ){0,4}?(da|dao|causa|causam|provoca|faz|fazem|ataca|seria|pode)',
    '(receia|teme|temo|temem|receio|apavorad[oa]|medo|pavor) (de )?(ter|ser|estar|ficar|virar|pegar|precisar|depender|tomar|usar|que)',
    '(qualquer (dia|hora)|um dia desses|logo) (\\w+ )?(vai|vou) (ter|dar|pegar|virar|ficar)',
    '(vizinh[oa]|amig[oa]|cunhad[oa]|sogr[oa]|colega|farmaceutic[oa]|comadre|internet) (disse|diz|acha|falou|fala|jura) que (e|eh|era|pode ser|deve ser|parece)',
    '(confund\\w+|parecid[oa]|compar\\w+) (\\w+ ){0,2}?(com|a)',
  ]
    .map((padrao) => `\\b${padrao}\\b`)
    .join('|'),
);
/** Behind "pergunta se", what has an article is there: "pergunta se a tontura pode ser anemia". */
const jaSabido = /^(a|o|as|os|essa|esse|esses|essas|esta|este|isso|isto|minha|meu|seu|sua|aquela|aquele) /;
const daPergunta = /\b(pode|podem|poderia|seria|sao|eh|e|vira|vai|tem|teria)\b/;

/**
 * Every match of the patterns above that frame a part begins one of its words like this, so that other parts need not be compared
 * with each of them.
 */
const deMoldura =
  /^(gestaciona|gravidez$|gestac|recus|rejeit|mencion|coment|cit(a|ou)$|especific|inform|perd|falta|ausencia|fiquei|troc|substitu|mud(ou|ei)$|ultim|desconhec|vizinh|amig|cunhad|sogr|colega|farmaceut|comadre|internet|melhor|so$|somente|apenas|passad|sangr|sumi|desaparec|pass|sar|cur|resolv|cess|ced|acab|super|volt|zer|par|normaliz|trat|embora|livr|remiss|ficou|infancia|adolesc|juventude|quando|antigamente|naquela|atras|houve|era|dur|foi|fui$|foram|tent|antes|ja|ate|tin|tiv|tev|previ|fum|us|tom|suspe|beb|sofr|sentia|viv|enjoav|vomit|pedal|caminhava|nadava|malh|trein|danc|pratic|19|20|aos|investig|hipotese|possivel|provavel|talvez|ach|acredit|pens|imagin|pode|sera|quem|duvida|desconfi|esclarecer|confirm|sugestiv|compativel|fal(a|ou|aram)$|cogit|sei|sab|soub|lembr|medi|repar|pergunt|olh|examin|avali|palp|respond|medo|receio|horror|rastre|triagem|vai|vou|ira|vem|marcad|risco|predispos|exame|teste|eletro|ressonancia|rx|ecg|raio|tomografia|endoscopia|colonoscopia|hemograma|glicemia|beta|bhcg|psa|eco|se$|caso|rar|quase|praticamente|dificilmente|vez|nem$|nao$|mal$|isolad|cheg|pra$|contra|evit|preven|previn|confund|como|pergunt|question|quer$|quis|gostaria|duvid|fica$|leu$|li$|lendo|le$|viu|vi$|vendo|pesquis|assist|estud|escut|ouvi|google|procur|bula|pod|dev(e|em|o)$|ha$|capaz|periga|aparente|cism|encasquet|verific|descobr|checa|esclarec|dizem$|disseram$|falam$|contaram$|rece|teme?$|temem$|temo$|apavor|qualquer|logo$|um$|ninguem|jura|supo|supon|presum|cre$|creio|ver$|aguard|esper|falt|saiu|pegar|buscar|fez$|fiz$|colh|pedi|sem$|orient|avis|aconselh|alert|instru|expli|casos?$|pavor|preocup|parano|cisma|encuc|apreens|temor|horror|panico|certeza|jur|suspeit|temi|temeu|impress|tive|teve|deu$|ficou|fiquei|vacin|trabalh|atend|cuid|conviv|contato|acompanh|especiali|medic|clinica|hospital|ambulat|palestra|curso|aula|grupo|reuniao|congresso|campanha|centro|instituto|tcc|tese|mestrado|doutorado|tendencia|propens|probabil|chance|parecid|compar|descart|afast|exclui|alarme|\w+ectomia|\w+(ava|avam|iam?)$|retir|remov|extrai|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/;
/** "Parece gastrite, mas não foi confirmado." */
const semConfirmar =
  /^(mas |e |porem )*(ainda )?(nao|nunca|nem) (foi |foram |esta |ta |se )*(ainda )?(confirm|comprov)\w*$/;
/** "Melhorou da azia, quase não sente mais." */
/** "Minha mãe diz que eu ronco, mas acho que não": told by two, and not settled. */
const discorda =
  /^((mas|porem) (eu |ela |ele |a paciente |a cliente )?(diz|digo|jura|juro|fala|falo) que nao|(mas |e |porem )?(eu |ela |ele |a paciente |a cliente )?((acho|acha|acredito|acredita) que nao|discord[oa]|nao concord[oa]))$/;
/** "Melhorou da azia, quase não sente mais." */
const quaseNada =
  /^(mas |e )?(ja |hoje |agora )*(quase|praticamente) (nao|nem|nunca) (sente|sinto|tem|tenho|da|doi|aparece|incomoda)( mais)?$/;
/** "Perdeu o olfato na pandemia, voltou todo." */
const recuperou =
  /^(depois |ja |mas ja |hoje ja |aos poucos )*(voltou|voltaram|recuperou|recuperei) (tud[oa]|todo|toda|ao norma\w+|inteir\w+|complet\w+|cem por cento|100|a (sentir|andar|falar|enxergar|ouvir|funcionar))\b/;
const dePerdaDeFuncao = /\b(perd(eu|i)|ficou sem|fiquei sem|sem)\b/;
/** "Perdi o cheiro na covid, mas voltou" */
const voltouSo = /^(mas |e |depois |ja |hoje )*(voltou|voltaram|recuperou|recuperei|recuperaram)$/;
const dePerdaDeSentido =
  /\b(perd(eu|i)|ficou sem|fiquei sem) (\w+ )?(cheiro|olfato|paladar|gosto|voz|fala|movimentos?|forca|visao|vista|audicao|memoria|sensibilidade)\b/;
/** "Intestino era preso, com o remédio regularizou", "a cólica era muito forte, hoje só incômodo" */
const noImperfeitoAntes = /\b(era|eram|estava|estavam|tava|tinha|vivia|ficava|andava)\b/;
const acertouDepois =
  /^((com|depois d[aeo]s?|apos|mas|e) (\w+ ){0,3})?(ja )?((regulariz|normaliz|resolv)\w+|(abaixou|baixou|caiu|estabilizou|controlou)( (com|depois|apos|so) \w+( \w+)?)?|(hoje|agora|atualmente) (so|somente|apenas) \w+( \w+)?)$/;
const foiTrocado = /\b(trocou|troquei|substituiu|substitui|mudou|mudei) ((?:\w+ ){1,4}?)(?:por|pelo|pela)\b/;
const deAssunto = /^(e |ja |mas )?(em relacao|quanto|com relacao|a respeito|sobre|no que diz respeito) /;
const perdaQueVoltou =
  /\b(perda|falta|ausencia|perd(eu|i)|ficou sem|fiquei sem) (d[aeo] )?(o |a )?(cheiro|olfato|paladar|gosto|voz|fala|forca|visao|vista|audicao|memoria|sensibilidade|apetite|sono)( \w+){0,4} (que |mas |e )?(hoje |agora )?ja (voltou|voltaram|recuperou|recuperei)\b/;
const voltouDepois = /^(mas|porem|e) (ja )?(voltou|voltaram|retornou|continua|persiste)\b/;
/** So begins a part that ends what the part before it tells. */
const olhaParaTras =
  /^(eu$|ela$|ele$|ach|acredit|diz|jur|discord|mas|e|abaixou|baixou|caiu|estabiliz|controlou|oper|cuid|melhorou|com$|apos$|depois$|rm$|us$|tc$|ressonancia$|ultrassom$|tomografia$|medico$|otorrino$|ginecologista$|regulariz|volt|aos$|normaliz|cicatriz|regredi|reverte|recuper|desaparec|me$|se$|ai$|quase$|praticamente$|ainda$|falta$|precisa$|sem$|fora$|exceto|salvo|tirando|menos|de$|em$|neca|nadinha|nunquinha|so$|somente|apenas|ate$|acab|termin|encerr|cess|larg|deix|abandon|o$|a$|os$|as$|teste|exame|resultado|sorologia|pesquisa|biopsia|doppler|deu|deram|veio|vieram|nenhum|nada|ausente|inexistente|negad|negativ|zero|todos|todas|tudo|hoje|ja|que|pass|sum|resolv|par|sar|cur|trat|super|nao|nunca|nem|porem|isso|ess|est|isto|ta|agora|atualmente|no$|depois|em$|logo|faz|ha$|descart|afast|exclu|foi|foram|abandon|larg)/;

const deRetomada = conjunto(
  'com e ou porque pois entao depois antes desde ate durante apos entre sobre pcte paciente cliente umpouco pouco ha faz vezes vez dia dias noite semana mes meses ano anos hora horas manha tarde eu voce diz que si la dar dado etc mim comigo onde qual cada dois duas tres quatro cinco seis sete oito nove dez outro outra outros outras proprio propria ser estar ter haver relata relato queixa referindo obs observacao menos',
);

const ligacoes = new Set(
  [negadores, posteriores, contraste, verbosPositivos, verbosDeFecho, dizem, voltas, deRetomada].flatMap((palavras) => [
    ...palavras,
  ]),
);

/** Whether a word only joins, denies or frames what others say. */
export function deLigacao(forma: string): boolean {
  return ligacoes.has(forma) || /^\d/.test(forma);
}

/**
 * @param consumidas words that belong to a phrase; a negator among them denies nothing else
 * @param campo the field of the intake; null for a text about anything
 * @param ditas words that state something together with the word before them
 * @param quemConta who tells of the client, where it is not she
 */
export function marcarEscopo(
  palavras: readonly Palavra[],
  consumidas: ReadonlySet<number>,
  campo: string | null = null,
  ditas: ReadonlySet<number> = consumidas,
  quemConta: QuemConta | null = null,
): Marca[] {
  const marcas: Marca[] = palavras.map(({ forma }) => ({
    negada: false,
    negador: negadores.has(forma),
    fora: false,
    incerta: false,
    passada: false,
    encerrada: false,
    sujeito: false,
    temida: false,
    datada: false,
    deExame: false,
    desejo: null,
  }));
  const frases = emFrases(palavras);
  const parente = quemConta?.parente;
  const cliente = parente !== undefined && parente !== '' ? parente : acharParenteCliente(palavras, campo);
  const emoldura = comMemoria(deMoldura);
  let titulo: Partial<Marca> | null = null;
  const deSi = cliente === null && quemConta === null && palavras.some(({ forma }) => primeiraPessoa.has(forma));
  let outro: string | null = null;
  for (const [numero, frase] of frases.entries()) {
    for (const [ordem, desejo] of lerDesejos(palavras, frase, campo).entries()) {
      const marca = marcas[frase[0] + ordem];
      if (marca) marca.desejo = desejo;
    }
    if (algum(palavras, frase, nega)) negarFrase(palavras, frase, marcas, { consumidas, ditas });
    encabecar(palavras, frase, marcas);
    afirmarComSim(palavras, frase, marcas);
    titulo = continuarLista(palavras, frase, frases[numero - 1], marcas, titulo);
    responder(palavras, frase, respostaDe(palavras, frases, numero), marcas);
    const trechos = dividir(
      palavras,
      ({ pausa, forma }) => pausa !== 'nenhuma' || forma === 'mas' || forma === 'porem',
      frase,
    );
    for (const [ordem, trecho] of trechos.entries()) {
      if (algum(palavras, trecho, emoldura)) enquadrar(palavras, trecho, marcas, { consumidas, ditas, frase });
      const anterior = trechos[ordem - 1];
      const deAntes = frases[numero - 1];
      if (!anterior && deAntes && palavras[trecho[0]]?.lista === 'segue' && aoContrario(palavras, trecho, deAntes))
        marcar(marcas, trecho, { negada: false });
      if (!anterior) {
        if (deAntes) olharParaTras(palavras, trecho, deAntes, marcas);
        continue;
      }
      // "Antes tinha palpitação, tremor e suor noturno": the list goes on in the past.
      if (
        marcas[anterior[1] - 1]?.passada &&
        !algum(palavras, trecho, retoma) &&
        passado.test(textoDe(palavras, trechos[0] ?? anterior))
      )
        marcar(marcas, trecho, { passada: true });
      if (aoContrario(palavras, trecho, anterior)) {
        marcar(marcas, trecho, { negada: false });
        continue;
      }
      if (tambemNao(palavras, trecho) && negadaPorInteiro(palavras, marcas, anterior))
        marcar(marcas, trecho, { negada: true });
      // "Saburra, antes espessa, hoje está fina": between the commas stands what was.
      if (
        palavras[trecho[1]]?.pausa === 'virgula' &&
        trecho[1] - trecho[0] <= 3 &&
        deOutrora.test(palavras[trecho[0]]?.forma ?? '')
      )
        marcar(marcas, trecho, { passada: true });
      if (!olhaParaTras.test(palavras[trecho[0]]?.forma ?? '')) continue;
      const texto = textoDe(palavras, trecho);
      // "Sem formigamento, salvo sentada": there is some.
      if (excecao.test(texto) && marcas[anterior[1] - 1]?.negada) marcar(marcas, anterior, { negada: false });
      // "Libido: zero" and "menstruação: ausente" are signs of their own.
      const diz = palavras[trecho[0]]?.doisPontos === true && ditas.has(trecho[0]);
      if (
        naoMais.test(texto) ||
        (ausente.test(texto) && !diz) ||
        (palavras[trecho[0]]?.doisPontos && testeNegativo.test(texto)) ||
        // "Em relação à digestão, sem queixas"
        (/^sem (queixas?|nada|problemas?|alterac\w+)$/.test(texto) && deAssunto.test(textoDe(palavras, anterior)))
      )
        marcar(marcas, anterior, { negada: true });
      else if (semConfirmar.test(texto) || quaseNada.test(texto) || discorda.test(texto))
        marcar(marcas, anterior, { fora: true, incerta: true });
      else if (voltouDepois.test(texto) && marcas[anterior[0]]?.passada) marcar(marcas, anterior, { passada: false });
      else if (
        (recuperou.test(texto) && dePerdaDeFuncao.test(textoDe(palavras, anterior))) ||
        (voltouSo.test(texto) && dePerdaDeSentido.test(textoDe(palavras, anterior))) ||
        (acertouDepois.test(texto) && noImperfeitoAntes.test(textoDe(palavras, anterior)))
      )
        marcar(marcas, anterior, { passada: true, encerrada: true });
      else if (comTirando.test(palavras[anterior[0]]?.forma ?? '')) continue;
      else if (porMedo(texto, textoDe(palavras, anterior))) continue;
      else if (jaPassou.test(texto) || terminou(texto, textoDe(palavras, anterior))) {
        const encerrada = !aliviou.test(texto);
        marcar(marcas, anterior, { passada: true, encerrada });
        // "Palpitação: um episódio em maio, não repetiu."
        const nome = trechos[ordem - 2];
        if (nome && palavras[anterior[0]]?.doisPontos) marcar(marcas, nome, { passada: true, encerrada });
        // "A tontura, que o incomodava, passou."
        const principal = trechos[ordem - 2];
        if (principal && palavras[anterior[0]]?.forma === 'que')
          marcar(marcas, principal, { passada: true, encerrada });
      }
    }
    const faladeQuemTraz =
      quemConta === null &&
      cliente !== null &&
      algum(palavras, frase, (forma) => forma === 'eu') &&
      !algum(palavras, frase, (forma) => forma === cliente);
    const citado = deSi ? outroDaFrase(palavras, frase) : null;
    if (deSi && citado === null && outro !== null && palavras[frase[0]]?.forma === outro)
      marcar(marcas, [frase[0], ateQueVolta(palavras, frase)], { fora: true, incerta: false });
    else outro = citado ?? outro;
    if (faladeQuemTraz) marcar(marcas, frase, { fora: true, incerta: false });
    else if (algum(palavras, frase, (forma) => forma !== cliente && falaDeOutro(forma)))
      deOutros(palavras, frase, marcas, cliente, campo);
  }
  marcarEpocas(palavras, marcas);
  voltarAHoje(palavras, marcas);
  if (quemConta)
    for (const faixa of deQuemConta(palavras, quemConta)) marcar(marcas, faixa, { fora: true, incerta: false });
  return marcas;
}

const primeiraPessoa = conjunto('eu tenho sinto durmo acordo estou fico tomo levanto');
/** Verbs by which the client speaks of herself again: "minha sogra me irrita, vivo nervosa". */
const deEuFalo = conjunto('tenho sinto durmo acordo estou fico vivo ando tomo uso choro');
/** "Irmã com choro fácil": the noun, and not "eu choro". */
function isChoroDeAlguem(palavras: readonly Palavra[], indice: number): boolean {
  return (
    palavras[indice]?.forma === 'choro' &&
    (/^(com|de|do|o|tem|teve|crises?)$/.test(palavras[indice - 1]?.forma ?? '') ||
      /^(facil|frequente|constante)$/.test(palavras[indice + 1]?.forma ?? ''))
  );
}

const voltaASi = conjunto('eu me mim minha meu comigo tenho sinto durmo acordo estou fico');
const dela = /^(mae|irma|avo|mulher|nora|\w+a)$/;

/** "Ela" or "ele", whichever takes up the last relative whom a sentence names; null without one. */
function outroDaFrase(palavras: readonly Palavra[], [de, ate]: Faixa): string | null {
  let achado: string | null = null;
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (!verboBeber(palavras, indice) && parentes.has(forma) && !/s$/.test(forma))
      achado = dela.test(forma) ? 'ela' : 'ele';
  }
  return achado;
}

function ateQueVolta(palavras: readonly Palavra[], [de, ate]: Faixa): number {
  let fim = de + 1;
  while (fim < ate && !voltaASi.has(palavras[fim]?.forma ?? '')) fim += 1;
  return fim;
}

const deMudanca =
  /\b(passou|passaram|sumiu|sumiram|melhorou|melhoraram|parou|pararam|cessou|cessaram|acabou|acabaram|aliviou|diminuiu|resolveu|sarou|sararam|foi embora|foram embora|ficou no passado|cedeu|cederam|zerou|desapareceu)( (muito|bastante|de vez(es)?|um pouco|umpouco|ja|bem|todo|toda|com \w+( \w+)?))?$/;

/** "A tontura passou, o zumbido não": what did not pass is there. */
function aoContrario(palavras: readonly Palavra[], [de, ate]: Faixa, anterior: Faixa): boolean {
  return (
    ate - de <= 7 &&
    palavras[ate - 1]?.forma === 'nao' &&
    /^(mas |e |ja |so |porem )*(a|o|as|os|minha|meu|essa|esse) (?!(paciente|cliente)\b)/.test(
      textoDe(palavras, [de, ate]),
    ) &&
    (deMudanca.test(textoDe(palavras, anterior)) || deElogio.test(textoDe(palavras, anterior)))
  );
}

/** "O apetite é bom, mas a digestão não": what is denied is that it is good. */
const deElogio =
  /\b(bo[am]|bons|boas|otim[oa]s?|excelentes?|norma(l|is)|bem|ok|regular(es)?|tranquil[oa]s?|certinh[oa]s?|em dia|funciona\w*|melhor(ou|aram|es)?|preservad[oa]s?|control\w+|em ordem|forte)$/;

/** "Nega tontura (náusea sim)": the part that ends so is there. */
function afirmarComSim(palavras: readonly Palavra[], frase: Faixa, marcas: Marca[]): void {
  if (!algum(palavras, frase, (forma) => forma === 'sim')) return;
  for (const [de, ate] of dividir(palavras, ({ pausa }) => pausa !== 'nenhuma', frase))
    if (
      ate - de >= 2 &&
      ate - de <= 5 &&
      palavras[ate - 1]?.forma === 'sim' &&
      !algum(palavras, [de, ate], (forma) => negadores.has(forma))
    )
      marcar(marcas, [de, ate], { negada: false });
}

/** "Tristeza nega, choro também", "pesadelo idem", "falta de ar muito menos". */
function tambemNao(palavras: readonly Palavra[], [de, ate]: Faixa): boolean {
  return ate - de <= 5 && /.\b(tambem|idem|muito menos)$/.test(textoDe(palavras, [de, ate]));
}

/** Whether a part denies all that it names. */
function negadaPorInteiro(palavras: readonly Palavra[], marcas: readonly Marca[], [de, ate]: Faixa): boolean {
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (!marcas[indice]?.negada && !leves.has(forma) && !deLigacao(forma)) return false;
  }
  return algum(palavras, [de, ate], (forma) => negadores.has(forma));
}

function algum(palavras: readonly Palavra[], [de, ate]: Faixa, qual: (forma: string) => boolean): boolean {
  for (let indice = de; indice < ate; indice += 1) if (qual(palavras[indice]?.forma ?? '')) return true;
  return false;
}

function retoma(forma: string): boolean {
  return verbosPositivos.has(forma) || voltas.has(forma) || contraste.has(forma) || deViragem.has(forma);
}

/** "Antes era todo dia, depois passou a cada três dias." */
const deViragem = conjunto('depois desde passou passei comecou virou mudou usa uso toma tomo mantem');

/** "Até 2019 tinha dor de cabeça; depois disso nunca mais", "Tontura. Passou.": a short sentence may end what the one before tells. */
function olharParaTras(palavras: readonly Palavra[], trecho: Faixa, deAntes: Faixa, marcas: Marca[]): void {
  const curta = palavras[trecho[0]]?.lista === 'segue' || palavras[trecho[1]]?.pausa !== 'virgula';
  if (!curta || trecho[1] - trecho[0] > 6 || !olhaParaTras.test(palavras[trecho[0]]?.forma ?? '')) return;
  const texto = textoDe(palavras, trecho);
  const ultimo = inicioDoTrecho(palavras, deAntes[1] - 1, deAntes[0]);
  if (semSintomas.test(texto) && deCrise.test(textoDe(palavras, deAntes)))
    marcar(marcas, deAntes, { passada: true, encerrada: true });
  if (porMedo(texto, textoDe(palavras, [ultimo, deAntes[1]]))) return;
  if (jaPassou.test(texto)) marcar(marcas, [ultimo, deAntes[1]], { passada: true, encerrada: !aliviou.test(texto) });
  else if (naoMais.test(texto)) marcar(marcas, [ultimo, deAntes[1]], { negada: true });
}

/** "Na crise: ardor, urgência. Hoje sem sintomas." */
const semSintomas = /^(hoje|agora|atualmente|no momento|ja) (sem|esta sem|nao tem) (sintomas?|queixas?|nada)$/;
const deCrise = /\b(crises?|ataques?)\b/;

/** "Medo de cair na rua; não vai mais à feira": the fear is why, and is not over. */
function porMedo(texto: string, antes: string): boolean {
  return /^(nao|nem) (vai|vou|sai|saio)\b/.test(texto) && /\b(medo|receio|pavor|vergonha)\b/.test(antes);
}

/** Whether a part tells that what stands before it is over. */
function terminou(texto: string, antes: string): boolean {
  return (acabouQuando.test(texto) && !deFimProprio.test(antes)) || (largou.test(texto) && deHabito.test(antes));
}

/** Marks a stretch of words. */
function marcar(marcas: readonly Marca[], [de, ate]: Faixa, marca: Partial<Marca>): void {
  const fim = Math.min(ate, marcas.length);
  // What is somebody else's is not told by the client's own examination.
  const toda = marca.fora === true ? { ...marca, deExame: false } : marca;
  for (let indice = Math.max(0, de); indice < fim; indice += 1) Object.assign(marcas[indice] ?? {}, toda);
}

const deOutrora = /^(antes|outrora|inicialmente|anteriormente|previamente)$/;
const naoSempre = /^(eh|e) (sempre|direto|toda (hora|noite|vezes)|todo dia) (?!por\b|assim\b)\w/;

/** The three words behind one. */
function seguintesA(palavras: readonly Palavra[], indice: number, ate: number): string {
  return textoDe(palavras, [indice + 1, Math.min(indice + 4, ate)]);
}

function negarFrase(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
  marcas: Marca[],
  { consumidas, ditas }: { consumidas: ReadonlySet<number>; ditas: ReadonlySet<number> },
): void {
  let tipo: 'nao' | 'sem' | 'nega' | null = null;
  let alcance = 0;
  let semObjeto = false;
  let negou = false;
  let parou = false;
  let inicioDoTrecho = de;
  const negar = (...faixa: Faixa) => marcar(marcas, faixa, { negada: true });
  for (let indice = de; indice < ate; indice += 1) {
    const palavra = palavras[indice];
    if (!palavra) break;
    if (palavra.pausa !== 'nenhuma') {
      inicioDoTrecho = indice;
      negou = false;
    }
    // "Tem gosto de nada", "vem do nada"
    if (palavra.forma === 'nada' && palavra.pausa === 'nenhuma' && /^d[eo]$/.test(palavras[indice - 1]?.forma ?? ''))
      continue;
    // "Zero cólica, zero coágulo" denies the part that it begins.
    if (abreComZero(palavras, indice) && !ditas.has(indice + 1)) {
      negar(indice + 1, ateOE(palavras, indice, ate));
      tipo = null;
      continue;
    }
    // "Nem dormindo o aperto dá folga": not even then.
    if (palavra.forma === 'nem' && ateEntao.test(palavras[indice + 1]?.forma ?? '')) continue;
    // "Nenhum remédio segura a tosse": the tosse is there.
    if (semEfeito.test(textoDe(palavras, [indice, Math.min(indice + 4, ate)]))) continue;
    // "Não melhora com remédio nenhum", "com nada": denies once.
    if (negou && /^(nenhum|nenhuma)$/.test(palavra.forma)) continue;
    if (negou && palavra.forma === 'nada' && /^(com|por|em)$/.test(palavras[indice - 1]?.forma ?? '')) continue;
    // "Não é sempre que tem tontura": there is some.
    if (palavra.forma === 'nao' && naoSempre.test(seguintesA(palavras, indice, ate))) {
      negou = true;
      continue;
    }
    if (/^(nao|nunca|nem)$/.test(palavra.forma)) negou = true;
    // "Não toma nada para a dor que tem"
    if (
      tipo === 'nao' &&
      palavra.forma === 'para' &&
      /^(nada|remedio|nenhum|nenhuma|medicacao)$/.test(palavras[indice - 1]?.forma ?? '')
    )
      tipo = null;
    if (tipo && encerra(tipo, alcance, palavras, indice)) {
      tipo = null;
      // "Nem fechar o sutiã à noite dói mais": the time is the new clause's.
      if (verbosDeQueixa.has(palavra.forma) && palavra.pausa === 'nenhuma')
        for (let antes = indice - 1; deTempoAntes.test(palavras[antes]?.forma ?? ''); antes -= 1)
          marcar(marcas, [antes, antes + 1], { negada: false });
    }
    // "Não come direito, emagreceu", said without the comma.
    if (
      tipo === 'nao' &&
      alcance >= 2 &&
      deModo.test(palavras[indice - 1]?.forma ?? '') &&
      // "Não é bem dor"
      !/^(eh|e|sao|era|seria)$/.test(palavras[indice - 2]?.forma ?? '') &&
      !/^(nem|e|ou|de|a|em|no|na|por|com)$/.test(palavra.forma)
    )
      tipo = null;
    if (tipo === 'nao' && semObjeto && alcance >= 1 && comecaOutra(palavras, indice)) tipo = null;
    const seguintes = () => seguintesA(palavras, indice, ate);
    // "Dor não, só dormência" is no "não só".
    const juntas = () => (palavras[indice + 1]?.pausa === 'nenhuma' ? seguintes() : '');
    if (alternado(palavras, indice) || comparado(palavras, indice) || deixaEmAberto(palavras, indice, ate)) continue;
    if (
      palavra.forma === 'nada' &&
      (/^(bem|bo[amn]s?|facil|legal)\b/.test(seguintes()) ||
        (tipo === 'nao' && palavras[indice + 1]?.pausa === 'nenhuma' && !/^d[aeoi]/.test(seguintes())))
    ) {
      // "Não está nada bem", "não deu nada": nothing else is denied.
      if (!/^(no|na|nos|nas)\b/.test(seguintes())) {
        tipo = null;
        continue;
      }
    }
    const voltas = duplaNegacao(palavras, indice, ate);
    if (voltas !== null) {
      // "Nunca fica sem dor": the pain is there. "Não é que não durma" leaves it open.
      tipo = null;
      if (palavras[voltas - 1]?.forma === 'que' && voltas - indice <= 3) marcarAteAPausa(palavras, voltas, ate, marcas);
      indice = voltas;
      continue;
    }
    // "Vermelhidão nem sinal"
    if (palavra.forma === 'nem' && /^(sinal|sombra|vestigio|pensar|pingo)\b/.test(seguintes())) {
      negar(inicioDoTrecho, indice);
      continue;
    }
    if (negadores.has(palavra.forma) && (negaSo(palavras, indice + 1) || !retorica.test(juntas()))) {
      // "Luz não incomoda": what the denied verb speaks of.
      if (indice - inicioDoTrecho <= 4 && /^(nao|nunca|jamais)$/.test(palavra.forma))
        marcar(marcas, [inicioDoTrecho, indice], { sujeito: true });
      const fechaEm = fimDoFecho(palavras, indice, ate);
      if (fechaEm !== null && !consumidas.has(indice) && (palavra.forma !== 'sem' || indice === ate - 1)) {
        const desde = inicioDaLista(
          palavras,
          so(palavras, inicioDoTrecho, indice) ? comecoAntes(palavras, inicioDoTrecho, de) : inicioDoTrecho,
          de,
          indice,
        );
        if (desde !== null && desde < indice) {
          const doFecho = Math.max(
            deRazao.test(palavras[fechaEm]?.forma ?? '') ? Math.max(desde, indice - 3) : desde,
            depoisDoVerbo(palavras, inicioDoTrecho, indice),
          );
          if (algum(palavras, [indice, fechaEm], (forma) => verbosDeQueixa.has(forma))) {
            marcar(marcas, [doFecho, indice], { sujeito: true });
            // "Doer não dói"
            const repetido = mesmoVerbo(palavras[indice - 1]?.forma ?? '', palavras[indice + 1]?.forma ?? '');
            negar(repetido ? indice - 1 : indice, fechaEm);
          } else negar(doFecho, fechaEm);
          // "Dor no peito não tem, palpitação e falta de ar tampouco." "Cansada não tem dormência no braço nem fraqueza": both ways.
          if (palavra.forma === 'nem' || segueNem(palavras, fechaEm)) tipo = 'sem';
          else tipo = null;
          alcance = 0;
          indice = fechaEm - 1;
          continue;
        }
      }
      if (consumidas.has(indice)) {
        // "Sem apetite, sede e força": the list goes on.
        tipo = null;
        continue;
      }
      // "Coçar não coça", "desmaiar eu nunca desmaiei"
      const topico = pronomes.has(palavras[indice - 1]?.forma ?? '') ? indice - 2 : indice - 1;
      if (
        /[aei]r$/.test(palavras[topico]?.forma ?? '') &&
        (palavras[topico]?.pausa !== 'nenhuma' ||
          mesmoVerbo(palavras[topico]?.forma ?? '', palavras[indice + 1]?.forma ?? '')) &&
        palavra.pausa === 'nenhuma'
      )
        negar(topico, indice);
      tipo = palavra.forma.startsWith('neg')
        ? 'nega'
        : /^(nao|nunca|jamais|tampouco)$/.test(palavra.forma)
          ? 'nao'
          : 'sem';
      alcance = 0;
      semObjeto = tipo === 'nao' && !pedemObjeto.has(palavras[indice + 1]?.forma ?? '');
      continue;
    }
    // "Parou de fumar e a tosse continua"
    if (tipo === 'sem' && palavra.forma === 'e' && parou && determinantes.has(palavras[indice + 1]?.forma ?? ''))
      tipo = null;
    if (parados.has(palavra.forma) && deixadas.test(seguintes()) && !ditas.has(indice + 2)) {
      parou = true;
      tipo = 'sem';
      alcance = 0;
      continue;
    }
    const marca = marcas[indice];
    if (tipo && marca) {
      alcance += 1;
      marca.negada = true;
    }
    // "Rachadura nenhuma": behind its noun, at the end of the part.
    if (
      /^(nenhum|nenhuma)$/.test(palavra.forma) &&
      palavra.pausa === 'nenhuma' &&
      !ditas.has(indice) &&
      (indice === ate - 1 || palavras[indice + 1]?.pausa !== 'nenhuma')
    )
      negar(indice - inicioDoTrecho > poucasPalavras ? indice - 2 : inicioDoTrecho, indice);
    // "Saburra ausente" is a sign of its own.
    if (posteriores.has(palavra.forma) && !ditas.has(indice) && !isZeroDeOutra(palavras, indice, consumidas)) {
      // In a dictated text only the noun before it.
      negar(indice - inicioDoTrecho > poucasPalavras ? indice - 2 : inicioDoTrecho, indice);
      // "Muco, pus e sangue ausentes."
      if (/s$/.test(palavra.forma)) negar(de, indice);
    }
  }
}

/** Whether a verb of having goes on to a list: "não tem | dormência no braço nem fraqueza". */
function segueNem(palavras: readonly Palavra[], depois: number): boolean {
  if (!verboDeTer.test(palavras[depois - 1]?.forma ?? '')) return false;
  for (
    let indice = depois;
    indice <= depois + 5 && (indice === depois || palavras[indice]?.pausa === 'nenhuma');
    indice += 1
  ) {
    const forma = palavras[indice]?.forma ?? '';
    if (forma === 'nem') return indice > depois;
    if (negadores.has(forma) || contraste.has(forma)) return false;
  }
  return false;
}

/** "Zero dor", "EVA zero": the word belongs to an expression that denies by itself, unless it ends the part: "cólica zero". */
function isZeroDeOutra(palavras: readonly Palavra[], indice: number, consumidas: ReadonlySet<number>): boolean {
  return (
    palavras[indice]?.forma === 'zero' &&
    consumidas.has(indice) &&
    (palavras[indice + 1]?.pausa === 'nenhuma' || /^(eva|end|nota|escala)$/.test(palavras[indice - 1]?.forma ?? ''))
  );
}

/** "Zero febre", "tem zero apetite": the word stands before what it denies. */
function abreComZero(palavras: readonly Palavra[], indice: number): boolean {
  const palavra = palavras[indice];
  const seguinte = palavras[indice + 1];
  return (
    palavra?.forma === 'zero' &&
    seguinte?.pausa === 'nenhuma' &&
    /^[a-z]{3}/.test(seguinte.forma) &&
    (palavra.pausa !== 'nenhuma' ||
      /^(e|tem|tenho|com|teve|tive|ta|esta|sente|sinto)$/.test(palavras[indice - 1]?.forma ?? ''))
  );
}

/** Where the part ends, or an "e" or a new clause before. */
function ateOE(palavras: readonly Palavra[], indice: number, ate: number): number {
  let fim = indice + 1;
  while (fim < ate && palavras[fim]?.pausa === 'nenhuma' && !/^(e|mas|porem|com|so)$/.test(palavras[fim]?.forma ?? ''))
    fim += 1;
  return fim;
}

const deTempoAntes = /^(a|de|na|noite|manha|tarde|madrugada|dia)$/;
const ateEntao = /^(\w+[aei]ndo|deitad[oa]|sentad[oa])$/;
const semEfeito =
  /^(nenhum|nenhuma|nada) (\w+ )?(segura|tira|corta|alivia|resolve|melhora|adianta|cura|ajuda|faz passar|controla|funciona)\b/;
const deModo = /^(direito|direitinho|bem)$/;

/** Two denials that make a statement: "nunca fica sem", "não há dia em que não", "não nega", "não deixa de", "impossível dizer que não". */
const duasNegacoes =
  /^(?:(?:nao|nunca|jamais|nem) (?:(?:me |se |la |mais )?(?:fica|fico|ficar|ficou|passa|passo|passou|passar|vive|vivo|vai|vou|consegue|consigo|conseguir|anda|esta|ta|estou|to|existe|ha|tem|tenho|sai)(?: mais| ficar| passar| viver| dormir| comer| andar)?(?: (?:nem |so |sequer )?(?:um|uma|nenhum|nenhuma|1)? ?(?:dia|noite|hora|semana|mes|vez(?:es)?|minuto|momento|refeicao)s?)? (?:em que |que )?(?:sem\b|nao\b(?= \w))|(?:ha|tem|existe|teve|houve|lembro|lembra) (?:\w+ ){0,3}(?:em )?que (?:(?!eu saiba|eu lembre|saiba|lembre)\w+ ){0,3}nao\b|(?:eh |e |foi )?que nao\b|neg(?:a|o|ou|am)\b|(?:pode|posso|consegue|consigo|deve) (?:parar|suspender|largar|faltar|esquecer)\b|(?:deixa|deixo|deixou|deixava|para|parou|cansa)(?: nunca)? de\b(?! (?:ter|sentir|fumar|beber|tomar|usar) mais)|(?:da|dava|posso|pode)(?: para)? (?:dizer|falar|negar)(?: que nao)?\b)|(?:impossivel|dificil) (?:dizer|falar|negar)(?: que nao)?\b)/;
/** "O braço não levanta sem dor", "não me lembro de um mês sem infecção": what would be missing is there. */
const naoSem =
  /^(?:nao|nunca|jamais) (?!(?:tem|tenho|teve|tive|ha|houve|sente|sinto|apresenta|refere) )(?:(?!nem |e |ou |mas |com )\w+ ){1,6}?sem\b(?! (?:querer|saber|parar|motivo|razao))/;
const abreDupla = conjunto('nao nunca jamais nem impossivel dificil');

/** "Tosse tenho falta de ar não": behind the verb of the clause before. */
function depoisDoVerbo(palavras: readonly Palavra[], de: number, negador: number): number {
  for (let indice = negador - 2; indice > de; indice -= 1)
    if (
      /^(tenho|sinto|tive|apresenta|refere|relata)$/.test(palavras[indice]?.forma ?? '') &&
      (palavras[indice - 1]?.forma === 'eu' || !deLigacao(palavras[indice - 1]?.forma ?? ''))
    )
      return indice + 1;
  // In a dictated text only the noun before it.
  return negador - de > muitasPalavras ? negador - 4 : 0;
}

const muitasPalavras = 10;

function marcarAteAPausa(palavras: readonly Palavra[], desde: number, ate: number, marcas: Marca[]): void {
  let fim = desde + 1;
  while (fim < ate && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  marcar(marcas, [desde, fim], { fora: true, incerta: true });
}

/** The last word of two denials that make a statement; null without them. */
function duplaNegacao(palavras: readonly Palavra[], indice: number, ate: number): number | null {
  if (!abreDupla.has(palavras[indice]?.forma ?? '')) return null;
  let fimDoTrecho = indice + 1;
  while (fimDoTrecho < Math.min(ate, indice + 10) && palavras[fimDoTrecho]?.pausa === 'nenhuma') fimDoTrecho += 1;
  const texto = textoDe(palavras, [indice, fimDoTrecho]);
  // "Não ronca nem para de respirar" denies twice.
  if (/^nem (para|parou|deixa|deixou)\b/.test(texto)) return null;
  const achada = duasNegacoes.exec(texto) ?? naoSem.exec(texto);
  return achada ? indice + achada[0].split(' ').length - 1 : null;
}

function mesmoVerbo(infinitivo: string, verbo: string): boolean {
  return (
    /[aei]r$/.test(infinitivo) &&
    infinitivo.length > 3 &&
    verbo.startsWith(infinitivo.slice(0, infinitivo === 'doer' ? 2 : -2))
  );
}

/** "Escorre que nem torneira" compares; "acho que nem febre teve" denies. */
function comparado(palavras: readonly Palavra[], indice: number): boolean {
  return (
    palavras[indice]?.forma === 'nem' &&
    palavras[indice - 1]?.forma === 'que' &&
    palavras[indice]?.pausa === 'nenhuma' &&
    !/^(acho|acha|diz|disse|fala|falou|parece|sei|vi|viu|pior)$/.test(palavras[indice - 2]?.forma ?? '')
  );
}

/** "Dia sim, dia não" denies nothing. */
function alternado(palavras: readonly Palavra[], indice: number): boolean {
  return (
    palavras[indice]?.forma === 'nao' &&
    /^(dia|noite|mes|semana|ano|vezes|hora|outr[oa])$/.test(palavras[indice - 1]?.forma ?? '') &&
    textoDe(palavras, [Math.max(0, indice - 5), indice])
      .split(' ')
      .includes('sim')
  );
}

/** "Acordo muito, pelas mamadas ou não": the doubt denies nothing. */
function deixaEmAberto(palavras: readonly Palavra[], indice: number, ate: number): boolean {
  return (
    palavras[indice]?.forma === 'nao' &&
    palavras[indice]?.pausa === 'nenhuma' &&
    palavras[indice - 1]?.forma === 'ou' &&
    (indice === ate - 1 || palavras[indice + 1]?.pausa !== 'nenhuma')
  );
}

/** "Toma varfarina, não bebe", "dor nas costas, não fuma": the habit is denied, and not what stands before it. */
function deOutroHabito(palavras: readonly Palavra[], negador: number, verbo: number): boolean {
  return (
    /^(fum|beb)[aeo]$/.test(palavras[verbo]?.forma ?? '') &&
    !palavras.slice(Math.max(0, negador - palavrasDoHabito), negador).some(({ forma }) => fumadoOuBebido.test(forma))
  );
}

const palavrasDoHabito = 5;
const fumadoOuBebido =
  /^(fum\w*|cigarr\w*|tabac\w*|tabag\w*|charutos?|narguile|vape|maconha|alcool\w*|bebidas?|cerveja|cachaca|pinga|vinho|whisky|destilados?|agua|cafe|leite|chas?|sucos?|refrigerantes?|liquidos?)$/;

/**
 * "Febre não teve", "zumbido nega": the index behind the closing verb, when the part ends there; null otherwise.
 * @param ditado the text has no commas: the part ends unless an object follows
 */
export function fimDoFecho(palavras: readonly Palavra[], indice: number, ate: number, ditado = false): number | null {
  let passo = indice + 1;
  // "Febre não me deu"
  if (/^(me|lhe|te|se)$/.test(palavras[passo]?.forma ?? '') && verbosDeFecho.has(palavras[passo + 1]?.forma ?? ''))
    passo += 1;
  while (
    passo < ate &&
    passo <= indice + 3 &&
    palavras[passo]?.pausa === 'nenhuma' &&
    ((verbosDeFecho.has(palavras[passo]?.forma ?? '') && !deOutroHabito(palavras, indice, passo)) ||
      comSujeito(palavras, indice, passo) ||
      (palavras[passo]?.forma === 'vem' && queVem.test(palavras[indice - 1]?.forma ?? '')))
  )
    passo += 1;
  // "Insônia não é problema"
  if (
    /^(eh|sao)$/.test(palavras[passo - 1]?.forma ?? '') &&
    /^(um )?(problema|queixa|questao|caso|comigo)s?$/.test(textoDe(palavras, [passo, Math.min(ate, passo + 1)]))
  )
    passo += 1;
  // "Tosse eu não tenho não"
  if (
    passo > indice + 1 &&
    palavras[passo]?.forma === 'nao' &&
    (passo + 1 >= ate || palavras[passo + 1]?.pausa !== 'nenhuma')
  )
    passo += 1;
  // "Língua gorda não, ela é fina", said without the comma.
  if (passo < ate && pronomes.has(palavras[passo]?.forma ?? '') && !negadores.has(palavras[passo + 1]?.forma ?? ''))
    return passo;
  const acabou =
    passo >= ate ||
    palavras[passo]?.pausa !== 'nenhuma' ||
    // "Vômito não e insônia de anos": what "e" begins is not denied.
    (palavras[passo]?.forma === 'e' &&
      /^(nao|nunca|nega|jamais)$/.test(palavras[indice]?.forma ?? '') &&
      fechaAntesDeE(palavras, indice, passo)) ||
    deRazao.test(palavras[passo]?.forma ?? '') ||
    (passo > indice + 1 && deTodoTempo.test(textoDe(palavras, [passo, Math.min(ate, passo + 2)])));
  if (acabou) return passo;
  const comVerbo = passo > indice + 1 || (palavras[indice]?.forma === 'nega' && negaFecha(palavras, indice, ate));
  // "A mão fica quente não é gelada": behind the copula stands what is denied.
  if (ditado && deCopula.test(palavras[passo - 1]?.forma ?? '') && isPredicativo(palavras, passo)) return null;
  return ditado && comVerbo && !pedeObjeto.test(palavras[passo]?.forma ?? '') ? passo : null;
}

/** "Febre agora não e": a denial with nothing behind it, or with its verb alone. */
function fechaAntesDeE(palavras: readonly Palavra[], negador: number, e: number): boolean {
  const antes = palavras[negador - 1];
  return (
    antes !== undefined &&
    palavras[negador]?.pausa === 'nenhuma' &&
    (e > negador + 1 || !/^(nem|que|se|porque|so)$/.test(antes.forma)) &&
    palavras[e + 1] !== undefined &&
    !/^(nem|nao|nunca|sim)$/.test(palavras[e + 1]?.forma ?? '')
  );
}

const deCopula = /^(eh|e|sao|era|esta|estao|ta|tao|fica|ficam|ficou|foi)$/;
const deQualidade = /^(?!(nada|toda|cada|hora|pela|para|agora|ainda|minha|mesma)$)\w{3,}([aoe]s?|l|is)$/;

/** Whether a word tells how something is, and begins no clause: "gelada", but not "o", "minha" or "tem". */
function isPredicativo(palavras: readonly Palavra[], indice: number): boolean {
  const { forma, pausa } = palavras[indice] ?? { forma: '', pausa: 'frase' };
  const depois = palavras[indice + 1]?.forma ?? '';
  return (
    pausa === 'nenhuma' &&
    deQualidade.test(forma) &&
    !leves.has(forma) &&
    !deLigacao(forma) &&
    !deVerbo.test(forma) &&
    !verbosDeQueixa.has(forma) &&
    !parentes.has(forma) &&
    // "Febre não é tosse tem": what has its own verb is another subject.
    !verbosPositivos.has(depois) &&
    !negadores.has(depois)
  );
}

/**
 * Dictated, "febre nega tosse nega" denies what stands before, and "nega febre nega tosse" what stands behind. The last "nega" of the part
 * tells which: behind it a thing is named, or nothing and the next clause.
 */
function negaFecha(palavras: readonly Palavra[], indice: number, ate: number): boolean {
  let ultimo = indice;
  for (let passo = indice + 1; passo < ate; passo += 1) if (palavras[passo]?.forma === 'nega') ultimo = passo;
  const depois = palavras[ultimo + 1]?.forma ?? '';
  return ultimo + 1 >= ate || verbosPositivos.has(depois) || verbosDeFecho.has(depois) || deVerbo.test(depois);
}

/** "Arroto não vem", but "a menstruação não vem" is a complaint. */
const queVem = /^(arrotos?|pum|puns|gas|gases|pelotas?|coagulos?|catarro|secrecao|pus|lagrimas?|vomito|febre|tosse)$/;

const pronomes = new Set(['ela', 'ele', 'eu']);

/** "Febre não tive em momento algum", "até agora". */
const deTodoTempo =
  /^(em (momento|nenhum)|(hora|vez|dia|momento|noite) (nenhuma?|alguma?)|ate (agora|hoje)|gracas a|de (jeito|forma|modo)|desde \w+|na vida|por enquanto|n[oa]s ultim[oa]s)$/;

/** "Anticoncepcional não porque o médico cortou." */
const deRazao = /^(porque|pois|mas|porem)$/;

function comSujeito(palavras: readonly Palavra[], negador: number, verbo: number): boolean {
  return verbosDeQueixa.has(palavras[verbo]?.forma ?? '') && palavras[negador]?.pausa === 'nenhuma';
}

const pedeObjeto =
  /^(a|as|os|um|uma|de|do|da|dos|das|no|na|nos|nas|em|com|sem|por|para|ao|ou|que|muito|muita|mais|nada|nenhum|nenhuma|bem|direito|so|qualquer|ha|faz|desde)$/;

/** More words than this in one part are several clauses without a comma. */
const poucasPalavras = 7;

const deFala = conjunto('diz disse fala falou que ela ele acha tambem isso eu a o responde respondeu');

function so(palavras: readonly Palavra[], de: number, ate: number): boolean {
  return palavras.slice(de, ate).every(({ forma }) => deFala.has(forma));
}

/** "Azia, queimação e refluxo nega": the denial takes the whole list. */
function inicioDaLista(
  palavras: readonly Palavra[],
  inicio: number | null,
  de: number,
  negador: number,
): number | null {
  if (inicio === null) return null;
  let comeco = inicio;
  // "Náusea, febre, tosse: nega"
  const nua =
    palavras[negador]?.doisPontos === true &&
    !palavras.slice(de, negador).some(({ forma }) => deVerbo.test(forma) || deFrase.test(forma));
  if (
    !nua &&
    !palavras.slice(inicio, Math.min(inicio + 6, negador)).some(({ forma }) => forma === 'e' || forma === 'ou')
  )
    return comeco;
  while (comeco > de && palavras[comeco]?.pausa === 'virgula') {
    const antes = comecoAntes(palavras, comeco, de);
    if (
      antes === null ||
      comeco - antes > 4 ||
      palavras
        .slice(antes, comeco)
        .some(({ forma }) => verbosPositivos.has(forma) || verbosDeFecho.has(forma) || contraste.has(forma))
    )
      break;
    comeco = antes;
  }
  return comeco;
}

function comecoAntes(palavras: readonly Palavra[], indice: number, de: number): number | null {
  for (let volta = indice - 1; volta >= de; volta -= 1) if (palavras[volta]?.pausa !== 'nenhuma') return volta;
  return null;
}

function encerra(tipo: 'nao' | 'sem' | 'nega', alcance: number, palavras: readonly Palavra[], indice: number): boolean {
  const palavra = palavras[indice];
  const anterior = palavras[indice - 1]?.forma ?? '';
  if (!palavra || (contraste.has(palavra.forma) && !negaSo(palavras, indice))) return true;
  // "Sem queixas além da insônia", "nega tudo, menos dor nas costas"
  if (palavra.forma === 'alem' && /^d[aeo]s?$/.test(palavras[indice + 1]?.forma ?? '')) return true;
  if (palavra.forma === 'menos' && (palavra.pausa === 'virgula' || /^(tudo|nada)$/.test(anterior))) return true;
  // "Nem incham o que mais incomoda é a coceira", "nem inchado o esquerdo é bom", said without the comma.
  if (alcance >= 1 && palavra.pausa === 'nenhuma' && abreSujeito(palavras, indice)) return true;
  // "Nem calafrio e o nariz escorre": a clause with its own subject and verb.
  if (palavra.forma === 'e' && alcance >= 1 && temSujeitoEVerbo(palavras, indice + 1)) return true;
  const novo = palavra.pausa === 'virgula';
  if (palavra.forma === 'com' && (novo || anterior === 'e')) return true;
  // "Sem posição para dormir de tanta dor"
  if (alcance >= 1 && /^(tanta|tanto|causa|conta)$/.test(palavra.forma) && /^(de|por)$/.test(anterior)) return true;
  // "Sem comer dá tremor"
  if (
    tipo === 'sem' &&
    /[aei]r$/.test(anterior) &&
    /^(da|dao|fico|fica|vem|passo|passa|doi|treme|tremo)$/.test(palavra.forma)
  )
    return true;
  // "Sem comer aí me dá uma suadeira": what one does not do, and then what follows from it.
  if (
    tipo === 'sem' &&
    alcance >= 1 &&
    /^(ai|entao|ja|logo|da|dao|deu|vem|veio|bate|fico|sinto|passo|comeca|me|eu)$/.test(palavra.forma) &&
    /\bsem \w+[aei]r( (nada|direito|bem|antes|cedo|ai))?$/.test(textoDe(palavras, [Math.max(0, indice - 3), indice]))
  )
    return true;
  // "Não é dor de cabeça é tontura", said without the comma.
  if (tipo === 'nao' && palavra.forma === 'eh' && alcance >= 2 && anterior !== 'que') return true;
  // "Nunca mais teve cólica depois da cirurgia": the event took place.
  if (
    alcance >= 1 &&
    /^(depois|apos|desde)$/.test(palavra.forma) &&
    deEvento.test(textoDe(palavras, [indice + 1, Math.min(indice + 4, palavras.length)]))
  )
    return true;
  // "Sem remédio tem insônia"
  if (tipo === 'sem' && alcance >= 1 && deVerbo.test(palavra.forma)) return true;
  // "Não consegue pentear o cabelo nem fechar o sutiã à noite dói mais", said without the comma.
  if (tipo === 'sem' && alcance >= 3 && verbosDeQueixa.has(palavra.forma) && !/^(que|se|quando|nem)$/.test(anterior))
    return true;
  if (verbosPositivos.has(palavra.forma) && (novo || anterior === 'e') && alcance >= 1) return true;
  if (
    verbosPositivos.has(palavra.forma) &&
    alcance >= 2 &&
    anterior !== 'que' &&
    anterior !== 'se' &&
    (tipo !== 'nao' || /^(tenho|tem|sinto|refere|queixa|esta|anda)$/.test(palavra.forma))
  )
    return true;
  // "Nega tontura, diz que tem febre"
  if (dizQue.test(palavra.forma) && alcance >= 1 && palavras[indice + 1]?.forma === 'que') return true;
  if (tipo === 'nega') return novo && verbosPositivos.has(palavra.forma);
  if (novo) return !(lista(palavras, indice) || listaNua(palavras, indice));
  return tipo === 'nao' && alcance >= 8 && !listaNua(palavras, indice);
}

/**
 * Whether a clause with its own subject and verb begins at this article: "o que mais aperreia é", "a barriga estufa", "o ultrassom deu". What
 * stands before is complete: no verb that takes it, and no word that leads on to it.
 */
function abreSujeito(palavras: readonly Palavra[], indice: number): boolean {
  if (!/^[oa]s?$/.test(palavras[indice]?.forma ?? '')) return false;
  const antes = palavras[indice - 1]?.forma ?? '';
  if (leves.has(antes) || deLigacao(antes) || verbosDeFecho.has(antes) || pedemObjeto.has(antes) || deVerbo.test(antes))
    return false;
  const depois = textoDe(palavras, [indice, indice + 3]);
  if (/^o que (mais|ele|ela|eu|me|incomod\w+|pega|doi)\b/.test(depois)) return true;
  // "Não sinto coçar a perna": what the denied verb speaks of.
  if (/[aei]r$/.test(antes)) return false;
  if (/^[oa]s? (ultrassom|raio|ressonancia|tomografia|exame|rx|usg|eletro|endoscopia|radiografia)\b/.test(depois))
    return /\b(deu|mostrou|acusou|veio|apontou|viu)\b/.test(textoDe(palavras, [indice + 2, indice + 7]));
  if (/^[oa]s? (outr[oa]s?|esquerd[oa]|direit[oa]|rest[oa]) (eh|sao|esta|ta|fica|nao|tem|doi)\b/.test(depois))
    return true;
  const verbo = palavras[indice + 2]?.forma ?? '';
  return (
    palavras[indice + 1]?.pausa === 'nenhuma' &&
    palavras[indice + 2]?.pausa === 'nenhuma' &&
    (verbosDeQueixa.has(verbo) || outroVerbo.test(verbo)) &&
    !/^(que|quando|se)$/.test(palavras[indice + 1]?.forma ?? '')
  );
}

const deEvento =
  /^(d?[aeo]s? )?(minha |meu |sua |seu )?(cirurgia|operacao|parto|cesarea|acidente|queda|covid|dengue|gravidez|gestacao|separacao|morte|tratamento|menopausa|vacina|aborto|curetagem)\b/;
const dizQue = /^(diz|disse|fala|falou|conta|contou|relata|refere|afirma)$/;
const deVerbo =
  /^(tem|tenho|sinto|sente|fica|fico|acorda|acordo|ta|esta|volta|aparece|pioram?|melhoram?|aliviam?|aument(a|am|ou)|dorm[eo]|durmo|doi|doem|com[eo]|tom[ao]|us[ao]|comecou|chora|esquec[eo]|ronca|trem[eo]|levant[ao])$/;

/** "Nega só o zumbido": the word limits what is denied. */
function negaSo(palavras: readonly Palavra[], indice: number): boolean {
  return (
    /^(so|somente|apenas)$/.test(palavras[indice]?.forma ?? '') &&
    palavras[indice]?.pausa === 'nenhuma' &&
    /^(nega|nego|negou)$/.test(palavras[indice - 1]?.forma ?? '')
  );
}

const pedemObjeto = conjunto(
  'desce sai saiu vem veio aparece apareceu da deu fez fiz perdeu usou tomou tem tenho teve tive tinha sente sinto sentiu refere refiro relata apresenta apresentou houve ha viu vi usa uso toma tomo e eh sao esta estao ta tao percebe percebeu notou noto faz faco come bebe quer gosta consegue consigo pode queixa se me ter sentir mais muito muita so ha nenhum nenhuma',
);
const semPeso = conjunto('direito nada mais muito quase so tudo nunca sempre demais tanto');

/** "Não raciocina, sonolento": a verb without an object denies itself and what depends on it. */
function comecaOutra(palavras: readonly Palavra[], indice: number): boolean {
  const cheia = (forma: string) => !leves.has(forma) && !semPeso.has(forma) && !deLigacao(forma);
  const forma = palavras[indice]?.forma ?? '';
  return forma === 'e' || (cheia(forma) && cheia(palavras[indice - 1]?.forma ?? ''));
}

/** "Não tem disfagia, vômito, melena.": a denial of having, and at least three parts that only name something, up to the end of the sentence. */
function listaNua(palavras: readonly Palavra[], desde: number): boolean {
  let negador = desde - 1;
  while (
    negador > desde - maisDeLista &&
    negador > 0 &&
    palavras[negador]?.pausa !== 'frase' &&
    !/^(nao|sem|ausencia)$/.test(palavras[negador]?.forma ?? '')
  )
    negador -= 1;
  // "Ausência de dor, edema e calor": the noun takes all that follow.
  const deAusencia = palavras[negador]?.forma === 'ausencia';
  const deTer = palavras[negador]?.forma === 'nao' && verboDeTer.test(palavras[negador + 1]?.forma ?? '');
  if (!deTer && !deAusencia && !(palavras[negador]?.forma === 'sem' && palavras[negador]?.pausa !== 'nenhuma'))
    return false;
  let partes = 1;
  // The "de" of "ausência de" is of no name.
  let tamanho = deAusencia ? -1 : 0;
  let fechada = false;
  const depoisDe = negador + (deTer ? 2 : 1);
  for (let indice = depoisDe + (palavras[depoisDe]?.forma === 'mais' ? 1 : 0); indice < palavras.length; indice += 1) {
    const palavra = palavras[indice];
    if (!palavra || palavra.pausa === 'frase' || indice > negador + maisDeLista) break;
    if (palavra.pausa === 'virgula') {
      partes += 1;
      tamanho = 0;
    }
    tamanho += 1;
    if (deAusencia && /^(e|ou)$/.test(palavra.forma)) {
      partes += 1;
      tamanho = 0;
    } else if (palavra.forma === 'e' && palavra.pausa === 'nenhuma' && !fechada && partes >= 2) {
      // "Sem febre, tosse e falta de ar": the last name of the list, with nothing behind it.
      fechada = true;
      partes += 1;
      tamanho = 0;
    } else if (
      tamanho > palavrasDoNome ||
      (fechada && palavra.pausa !== 'nenhuma') ||
      (partes >= 2 && dePessoa.test(palavra.forma)) ||
      retoma(palavra.forma) ||
      deFrase.test(palavra.forma)
    )
      return false;
  }
  return partes >= 3;
}

const verboDeTer = /^(tem|tenho|ha|teve|tive|apresenta|apresentou|refere|sente|sinto|houve)$/;
/** "Sem dor, cansada e pálida" tells how she is. */
const dePessoa =
  /^((cansad|palid|irritad|desanimad|deprimid|inchad|preocupad|estressad|abatid|gelad|suad|agitad|enjoad|inquiet|nervos|ansios|sonolent|indispost|chatead|exaust|esgotad|fraquinh|frac|tont|rouc|magr)[oa]|triste|mole)$/;
const palavrasDoNome = 3;
/** No list is longer, and no more words are looked through for each of its parts. */
const maisDeLista = 60;
const deFrase = /^(com|que|ha|faz|desde|muito|muita|mais|so|nao|sem|a|o|as|os|um|uma|doi|doem|forte|d|e)$/;

function lista(palavras: readonly Palavra[], desde: number): boolean {
  for (const [lugar, palavra] of palavras.slice(desde, desde + 12).entries()) {
    if (palavra.pausa === 'frase' || contraste.has(palavra.forma)) return false;
    // "Sem febre, vômito com sangue ou desmaio"
    const doNome = palavra.forma === 'com' && saiDoCorpo.test(palavras[desde + lugar + 1]?.forma ?? '');
    if ((palavra.forma === 'com' && !doNome) || verbosPositivos.has(palavra.forma)) return false;
    if (palavra.forma === 'ou' || palavra.forma === 'nem') return true;
  }
  return false;
}

const saiDoCorpo = /^(sangue|pus|muco|catarro|secrecao|coagulos?)$/;

/** Heads of a list of what is not there: "ausentes: febre, tosse", "sem queixas de: tontura, enjoo". */
const cabecaNegativa =
  /^((sintomas?|sinais|queixas?|achados?|respostas?) )?(ausentes?|inexistentes?|negad[oa]s?|negativ[oa]s?( para)?|((o |a )?(paciente|cliente|ela|ele) )?(nega|negou|negando)( ter| queixas? de| historico de| (os |as )?(demais|seguintes?|outr[oa]s)( sintomas?| queixas?)?)?|descartad[oa]s?|ausencia de|(sem|nao ha|nao apresenta|nao tem|nao tenho|nao refere|nao relata|nao sente|nao sinto|nao teve|nao tive)( (queixas?|relato|sintomas?|sinais|historia|historico|presenca)( de)?)?)$/;
/** The same heads, when they need no colon. */
const cabecaSemDoisPontos = /^(negativ[oa]s? para|sem queixas? de)$/;
/** Heads of a list of what is over: "encerrados: tosse (até março)", "linha de base anterior: corrida". */
const cabecaEncerrada =
  /^((sintomas?|queixas?|quadros?) )?(ja )?(encerrad|resolvid|superad|curad|passad)[oa]s?$|^(antes|antigamente|anteriormente|no passado|linha de base( anterior)?)$/;

const negaTudo =
  /^(o |a |e )?((paciente|cliente|ela|ele|resto|restante|demais|mais) )*(nega|negou|negando) (tudo|todo|todos|o resto|o mais|(os|as) demais|qualquer|as outras|os outros)( \w+){0,2}$/;
/** No heading is longer. */
const maisDeTitulo = 12;

/** Marks the list behind a head, up to the word that turns against it: "ausentes: febre, tosse, mas tem dor". */
function encabecar(palavras: readonly Palavra[], [de, ate]: Faixa, marcas: Marca[]): void {
  // "7) nega: febre, íngua"
  const comeco = /^\d+$/.test(palavras[de]?.forma ?? '') && palavras[de + 1]?.pausa === 'virgula' ? de + 1 : de;
  const semDoisPontos = /^(negativ|sem$)/.test(palavras[comeco]?.forma ?? '');
  for (let indice = comeco + 1; indice < Math.min(ate, comeco + maisDeTitulo); indice += 1) {
    const comDoisPontos = palavras[indice]?.doisPontos === true;
    if (!comDoisPontos && !semDoisPontos) continue;
    const cabeca = textoDe(palavras, [comeco, indice]);
    const negada =
      (comDoisPontos ? cabecaNegativa : cabecaSemDoisPontos).test(cabeca) ||
      // "Tirando o sono, o resto nega tudo: dor, tontura"
      (comDoisPontos && negaTudo.test(textoDe(palavras, [inicioDoTrecho(palavras, indice - 1, de), indice])));
    const passada = comDoisPontos && cabecaEncerrada.test(cabeca);
    if (!negada && !passada) continue;
    let fim = indice + 1;
    const acaba = (forma: string) => (negada ? retoma(forma) : contraste.has(forma));
    while (fim < ate && !acaba(palavras[fim]?.forma ?? '') && !palavras[fim]?.doisPontos) fim += 1;
    marcar(marcas, [indice, fim], negada ? { negada } : { passada });
    return;
  }
}

/**
 * "Nega:⏎- febre⏎- tosse", "nega: febre; tosse": the heading holds for the lines and parts behind it that only name something.
 * @param titulo what the heading of the sentence before says
 * @returns what holds for the next one
 */
function continuarLista(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
  anterior: Faixa | undefined,
  marcas: Marca[],
  titulo: Partial<Marca> | null,
): Partial<Marca> | null {
  const posicao = palavras[de]?.lista;
  let vale: Partial<Marca> | null = null;
  if (posicao === 'abre' && anterior) vale = marcaDoTitulo(textoDe(palavras, anterior));
  else if (posicao === 'segue') vale = titulo;
  if (!vale) {
    for (let indice = de + 1; indice < Math.min(ate, de + 6); indice += 1)
      if (palavras[indice]?.doisPontos) return marcaDoTitulo(textoDe(palavras, [de, indice]));
    return null;
  }
  if (ate - de > maisDeItem || algum(palavras, [de, ate], (forma) => retoma(forma) || negadores.has(forma)))
    return null;
  marcar(marcas, [de, ate], vale);
  return vale;
}

/** A line of more words tells something of its own. */
const maisDeItem = 8;

function marcaDoTitulo(titulo: string): Partial<Marca> | null {
  if (cabecaNegativa.test(titulo)) return { negada: true };
  return cabecaEncerrada.test(titulo) ? { passada: true } : null;
}

/** The sentence that answers a question: behind a row of short ones the denial of them all, without the stamp of a message. */
function respostaDe(palavras: readonly Palavra[], frases: readonly Faixa[], numero: number): Faixa | undefined {
  const isPergunta = (qual: Faixa | undefined) => qual !== undefined && palavras[qual[1] - 1]?.pergunta === true;
  if (!isPergunta(frases[numero])) return frases[numero + 1];
  let ultima = numero + 1;
  while (isPergunta(frases[ultima]) && (frases[ultima]?.[1] ?? 0) - (frases[ultima]?.[0] ?? 0) <= poucasPalavras)
    ultima += 1;
  const resposta = semCarimbo(palavras, frases[ultima]);
  if (ultima === numero + 1) return resposta;
  return resposta && deNenhuma.test(textoDe(palavras, resposta)) ? resposta : frases[numero + 1];
}

const deNenhuma = /^(nada|nao|nenhum|nenhuma|nunca|nega|nem)( (nada|nao|nenhum|nenhuma|disso|a tudo|de nada|mesmo))*$/;

/** "08:21, 14/06 Jéssica: nada": what she says begins behind her name. */
function semCarimbo(palavras: readonly Palavra[], frase: Faixa | undefined): Faixa | undefined {
  if (!frase || !/^\d/.test(palavras[frase[0]]?.forma ?? '')) return frase;
  for (let indice = frase[0] + 1; indice < Math.min(frase[1], frase[0] + 9); indice += 1)
    if (palavras[indice]?.doisPontos && !/^\d/.test(palavras[indice]?.forma ?? '')) return [indice, frase[1]];
  return frase;
}

/** "Epilepsia? Não." denies, "epilepsia?" alone says nothing. */
function responder(palavras: readonly Palavra[], frase: Faixa, seguinte: Faixa | undefined, marcas: Marca[]): void {
  const [de, ate] = frase;
  if (!palavras[ate - 1]?.pergunta) return;
  const resposta = seguinte ? textoDe(palavras, [seguinte[0], Math.min(seguinte[0] + 6, seguinte[1])]) : '';
  const nao =
    (/\bnao\b/.test(resposta) && !deSilencio.test(resposta)) ||
    /^(nao|nega|nunca|nada|nenhuma?|zero|negativo|ausente|que nada|imagina|tambem nao|jamais|negou|nem|ela nega|ele nega|diz que nao|o \w+ diz que nao)\b/.test(
      resposta,
    ) ||
    /\bdiz que nao\b/.test(resposta);
  const sim =
    /^(sim|tem|tenho|isso|muito|bastante|as vezes|confirma|ja|toda?s?|desde|continua|sempre|positiv\w+|ainda|so|de vez(es)?)\b/.test(
      resposta,
    );
  for (let indice = de; indice < ate; indice += 1) {
    const marca = marcas[indice];
    if (!marca) continue;
    if (nao) marca.negada = true;
    else if (!sim) Object.assign(marca, { fora: true, incerta: true });
  }
}

/** "Descascada? Ele não deixou olhar." */
const deSilencio =
  /\bnao (me )?(sabe|sei|soube|respond\w+|lembra|lembro|deixou|quis|quer|conseg\w+|consig\w+|deu|olhei|vi|viu|reparei|reparou|medi|mediu|perguntei|examinei|avaliei)\b/;

const deRaridade = /^(raramente|rar[oa]s?|rarissim\w+|quase|praticamente|dificilmente|isolad[oa])$/;

/** "Raramente tem tontura": the words around are neither said nor denied. */
function marcarPerto(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
  marcas: Marca[],
  consumidas: ReadonlySet<number>,
): void {
  for (let indice = de; indice < ate; indice += 1) {
    if (!deRaridade.test(palavras[indice]?.forma ?? '') || consumidas.has(indice)) continue;
    if (
      palavras[indice]?.forma === 'quase' &&
      !/^(nunca|nao|nada|nenhum|nenhuma|um|uma)$/.test(palavras[indice + 1]?.forma ?? '')
    )
      continue;
    for (let perto = Math.max(de, indice - 4); perto < Math.min(ate, indice + 6); perto += 1) {
      const marca = marcas[perto];
      if (marca && (perto >= indice || consumidas.has(perto))) Object.assign(marca, { fora: true, incerta: true });
    }
  }
}

function enquadrar(
  palavras: readonly Palavra[],
  trecho: Faixa,
  marcas: Marca[],
  { consumidas, ditas, frase }: { consumidas: ReadonlySet<number>; ditas: ReadonlySet<number>; frase: Faixa },
): void {
  const texto = textoDe(palavras, trecho);
  const palavraDoFim = indiceDoFim(palavras, trecho, texto);
  const acabou =
    palavraDoFim !== null &&
    !ditas.has(palavraDoFim) &&
    !ditas.has(palavraDoFim + 1) &&
    !parcial.test(texto) &&
    !outraCoisa.test(texto) &&
    !(trecho[1] - trecho[0] > 5 && /\bnao volt\w+$/.test(texto));
  const dePassado =
    passado.test(texto.replace(nuncaHouve, ' ').replace(quantoJa, ' ')) || noImperfeito(palavras, trecho);
  const deData = comData.test(texto);
  // "Tinha enxaqueca na adolescência agora só tontura": what is told of today is something else.
  const viragem = hojeOutra.exec(texto)?.[1];
  const contado =
    (dePassado || deData) &&
    !continua.test(viragem ?? texto) &&
    !(soOcorrido.test(texto) && acontecidoAgora.test(textoDe(palavras, frase)));
  const antes = contado && dePassado;
  const datada = contado && deData;
  // "Afastada a hipótese de artrite" leaves no doubt.
  const semDuvida = confirmada.test(texto) || foiDescartada.test(texto);
  const incerto = (suspeita.test(texto) && !semDuvida) || semResposta.test(texto);
  const deExame = exameNormal.test(texto) && !confirmada.test(texto);
  const semExame = incerto || (suposicao.test(texto) && !confirmada.test(texto)) || condicao.test(texto);
  const suposto = semExame || deExame;
  const ateMotivo = semExame && !deExame ? motivoDaSuspeita(palavras, trecho, texto) : trecho[1];
  if (umaVezSo.test(texto) && trecho[1] - trecho[0] <= poucasPalavras && isUmaVez(textoDe(palavras, frase))) {
    const nome = palavras[trecho[0]]?.doisPontos ? inicioDoTrecho(palavras, trecho[0] - 1, frase[0]) : trecho[0];
    marcar(marcas, [nome, trecho[1]], { passada: true });
  }
  if (rara.test(texto) && !naoRara.test(texto)) marcarPerto(palavras, trecho, marcas, consumidas);
  for (let indice = trecho[0]; indice < trecho[1]; indice += 1)
    if (
      (palavras[indice - 1]?.forma === 'quase' && deQuase.test(palavras[indice]?.forma ?? '')) ||
      (palavras[indice + 1]?.forma === 'nem' && /^tant[oa]s?$/.test(palavras[indice + 2]?.forma ?? '')) ||
      /^nao passa (de|do|da|dos|das)$/.test(textoDe(palavras, [Math.max(trecho[0], indice - 3), indice]))
    )
      marcar(marcas, [indice, indice + 1], { fora: true, incerta: true });
  // "Não tosse enquanto dorme" leaves open what is at other times.
  const limitada = negadaAsVezes.exec(texto);
  if (limitada) marcar(marcas, faixaDe(limitada, texto, trecho), { fora: true, incerta: true });
  for (let indice = trecho[0] + 1; indice < trecho[1]; indice += 1)
    if (deMedo.has(palavras[indice - 1]?.forma ?? '') && /^(de|em|que)$/.test(palavras[indice]?.forma ?? ''))
      marcar(marcas, [indice + 1, Math.min(trecho[1], indice + 1 + palavrasDeMedo)], { temida: true });
  const aonde = naoChega.exec(texto);
  if (aonde) {
    const lugar = trecho[0] + contar(texto.slice(0, aonde.index + (aonde[1]?.length ?? 0)));
    marcar(marcas, [lugar, trecho[0] + contar(texto.slice(0, aonde.index + aonde[0].length))], {
      fora: true,
      incerta: false,
    });
  }
  const crenca = pensouQue.exec(texto);
  if (crenca) marcarCrenca(palavras, trecho, texto.slice(0, crenca.index + crenca[0].length), marcas);
  const estranha = deFora.exec(texto);
  if (estranha) marcarEstranha(palavras, trecho, texto, estranha, marcas, consumidas);
  const desde = prevencao.exec(texto);
  const finalDe = desde ? trecho[0] + contar(texto.slice(0, desde.index)) : trecho[1];
  // A comparison inside a phrase belongs to it: "cabeça como se estivesse enrolada".
  const daFrase = consumidas.has(finalDe) || (desde?.[0].startsWith('como se') === true && consumidas.has(finalDe + 2));
  if (!daFrase) marcar(marcas, [finalDe, trecho[1]], { fora: true });
  if (/\bgestaciona/.test(texto) && depoisDoParto.test(textoDe(palavras, frase)))
    marcar(marcas, trecho, { passada: true });
  if (descartada.test(texto)) marcar(marcas, trecho, { negada: true });
  // "Trocou o anticoncepcional pelo DIU de cobre"
  const trocado = foiTrocado.exec(texto);
  if (trocado) {
    const comeco = trecho[0] + contar(texto.slice(0, trocado.index)) + 1;
    marcar(marcas, [comeco, comeco + contar(trocado[2] ?? '')], { passada: true, encerrada: true });
  }
  // "Perda de olfato que já voltou"
  const volta = perdaQueVoltou.exec(texto);
  if (volta) marcar(marcas, faixaDe(volta, texto, trecho), { passada: true, encerrada: true });
  const motivo = motivoDeRetirada(palavras, trecho);
  if (motivo !== null) marcar(marcas, [motivo, trecho[1]], { passada: true });
  // "Palpitação: talvez uma vez."
  if (incerto && palavras[trecho[0]]?.doisPontos)
    marcar(marcas, [inicioDoTrecho(palavras, trecho[0] - 1, frase[0]), trecho[0]], { fora: true, incerta: true });
  if (!(acabou || antes || datada || suposto)) return;
  const [deFim, ateFim] = acabou ? faixaDoFim(palavras, trecho, palavraDoFim, consumidas) : [0, 0];
  // What got better may be there still.
  const encerrada = acabou && !aliviou.test(texto) && !/\b(melhorou|melhoraram)$/.test(texto);
  for (let indice = trecho[0]; indice < trecho[1]; indice += 1) {
    const palavra = palavras[indice];
    const marca = marcas[indice];
    if (!palavra || !marca) continue;
    if (antes && indice > trecho[0] && /^(mas|porem|hoje|agora|atualmente)$/.test(palavra.forma)) return;
    if (indice < ateMotivo) {
      if (incerto && !marca.fora) marca.incerta = true;
      if (deExame && !semExame && !marca.fora) marca.deExame = true;
      if (suposto) marca.fora = true;
    }
    if (datada) marca.datada = true;
    const terminada = deFim <= indice && indice < ateFim;
    if (antes || terminada) marca.passada = true;
    if (terminada && encerrada) marca.encerrada = true;
  }
}

/** "Acha que está com infecção porque arde": the reason of a supposition is there. @returns where it begins */
function motivoDaSuspeita(palavras: readonly Palavra[], [de, ate]: Faixa, texto: string): number {
  const achada = suspeita.exec(texto);
  if (!achada) return ate;
  for (let indice = de + contar(texto.slice(0, achada.index)) + 2; indice < ate - 1; indice += 1)
    if (/^(porque|pois)$/.test(palavras[indice]?.forma ?? '')) return indice;
  return ate;
}

/** "Descartada" and the like, told of what was done. */
const foiDescartada =
  /^(foi |foram |ja )?(descartad|afastad|excluid)[oa]s?( (a|as|o|os))? (hipoteses?|suspeitas?|possibilidade|diagnostico)\b|\b(hipotese|suspeita|possibilidade|diagnostico)( \w+){1,5} (ja )?(foi |foram )?(descartad|afastad|excluid)[oa]s?$/;

const imperfeito = comMemoria(
  /^(?!(es)?tavam?$|arava$|trav|entrav|destrav|agrav|lav|grav|brav|cav|crav|encrav|oitav|escrav|desbrav|ach|pens|imagin|precis)\w{2,}avam?$|^(fazia|sentia|vivia|comia|bebia|dormia|doia|ardia|saia|subia|descia|sofria|tossia|tremia|enchia|entupia|sumia|caia|aparecia|acontecia|prendia|mordia)m?$/,
);
const subordina = conjunto('quando enquanto que q onde porque se como');
const dePresente = conjunto(
  'tem tenho sente sinto esta estou ta to fica fico doi doem incha arde coca cocar acorda acordo dorme durmo come como hoje agora ainda continua piora melhora vem sai vai eh sao',
);

/** "Acordava toda hora", and nothing of today in the same part: told of a time that is over. */
function noImperfeito(palavras: readonly Palavra[], [de, ate]: Faixa): boolean {
  let achado = false;
  for (let indice = de; indice < ate; indice += 1) {
    if (!imperfeito(palavras[indice]?.forma ?? '')) continue;
    for (let antes = Math.max(de, indice - 4); antes < indice; antes += 1)
      if (subordina.has(palavras[antes]?.forma ?? '')) return false;
    achado = true;
  }
  return achado && !algum(palavras, [de, ate], (forma) => dePresente.has(forma));
}

const hojeOutra =
  /^(.*\b(?:tinha|tive|teve|sofria|sofri|sofreu|sentia)\b.*) (?:agora|hoje|atualmente)(?: em dia)? (?:so|somente|apenas|tenho|tem|sinto|sente|esta com|estou com)\b(?!.*\b(?:ainda|continua|tambem|mais|pior|menos|ess[ae]s?|isso|dela|dele|pouco|pouca|todo|toda|as vezes)\b)/;

const deMedo = conjunto('medo receio pavor horror temor');
/** What is feared is soon named. */
const palavrasDeMedo = 5;

function contar(texto: string): number {
  return texto.split(' ').filter((um) => um !== '').length;
}

/** "Diabetes gestacional, a glicemia normalizou" */
const depoisDoParto = /\b(normaliz\w+|pos parto|depois do parto|apos o parto|(19|20)\d\d|ja (sumiu|passou))\b/;

/** "Até a mão não chega" */
const naoChega =
  /\b((?:ate|para|na|no) (?:(?:a|o|as|os) )?)\w+ nao (chega|vai|irradia|desce|alcanca|atinge|passa|sobe)$/;

const negadaAsVezes =
  /\bnao (\w+ ){1,3}(enquanto|se (?!(\w+[aei]r\b|queix|sent|lembr|irrit|preocup|import|mexe|alimenta))|quando (eu |ela |ele )?(fic[ao]|esta|estou|to|ta|deit[ao]|dorm[eo]|durmo|descans[ao]|tom[ao]|us[ao]|sent[ao])\b)/;

/** "Quase desmaiei": it did not happen. */
const deQuase = /^(desmai(ei|ou)|cai|caiu|vomit(ei|ou)|engasg(uei|ou)|convulsion(ei|ou)|infart(ei|ou))$/;

/** What stands behind such a frame is told of nobody. A frame that is itself part of a sign ("medo de ficar sozinha") is none. */
function marcarEstranha(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
  texto: string,
  moldura: RegExpExecArray,
  marcas: Marca[],
  consumidas: ReadonlySet<number>,
): void {
  const palavrasAte = (fim: number) => contar(texto.slice(0, fim));
  const fim = moldura.index + moldura[0].length;
  let desde = de + palavrasAte(fim);
  const resto = texto.slice(fim + 1);
  if (/ se$/.test(moldura[0]) && jaSabido.test(resto)) {
    const verbo = daPergunta.exec(resto);
    if (!verbo) return;
    desde += resto.slice(0, verbo.index).split(' ').length;
  }
  const comeco = de + palavrasAte(moldura.index);
  if (consumidas.has(desde - 1) && consumidas.has(comeco)) return;
  let final = desde;
  while (final < ate && !/^(mas|porem|porque|pois)$/.test(palavras[final]?.forma ?? '')) final += 1;
  marcar(marcas, [desde, final], { fora: true, incerta: deDuvida.test(moldura[0]) });
}

/** "Já pensei que era infarto", "jurava que estava com tumor": what somebody took it for, and it was not. */
const pensouQue =
  /\b(pens(ei|ou|ava|avam)|ach(ei|ou|ava|avam)|imagin(ei|ou|ava)|jur(ei|ou|ava|aria)|cism(ei|ou|ava)|desconfi(ei|ou|ava)|suspeit(ei|ou|ava)|temi|temia|temeu|encasquet(ei|ou|ava)|(tive|teve|deu|ficou com|fiquei com) (certeza|impressao|medo|cisma)|parecia|parecendo|fiquei (achando|pensando)|ficou (achando|pensando))( (ate|ja|logo|mesmo|na hora|sempre|muito))* (de )?(que|q)( (ja|so|aquilo|isso|ela|ele|eu|talvez|podia))* (era|eram|eh|fosse|fossem|estava|estavam|estivesse|tinha|tivesse|teria|seria|ia (ter|dar|ser)|iria (ter|dar|ser)|ser|estar|teve|tinha tido)\b/;
/** In words: an illness has a short name, and what a dictation tells behind it is no belief. */
const palavrasDaCrenca = 5;
const saiDaCrenca = /^(mas|porem|e|porque|pois|quando|ai|entao|so|dor|dores|com)$/;

function marcarCrenca(palavras: readonly Palavra[], [de, ate]: Faixa, antes: string, marcas: Marca[]): void {
  const desde = de + contar(antes);
  let fim = desde;
  while (
    fim < Math.min(ate, desde + palavrasDaCrenca) &&
    (fim === desde || (palavras[fim]?.pausa === 'nenhuma' && !saiDaCrenca.test(palavras[fim]?.forma ?? '')))
  )
    fim += 1;
  marcar(marcas, [desde, fim], { fora: true, incerta: false });
}

/** Who asks or believes may have it. */
const deDuvida = /pergunt|question|saber|duvida|\b(acha|acho|pensa|penso|imagina|certeza|jura)\b/;

/** The word that says that something is over; null when none does. */
function indiceDoFim(palavras: readonly Palavra[], [de, ate]: Faixa, texto: string): number | null {
  const achado = fim.exec(texto);
  if (!achado) return null;
  const indice = de + texto.slice(0, achado.index).split(' ').length - (achado.index === 0 ? 0 : 1);
  // "O filho foi embora"
  if (indice >= ate || (achado[0] === 'foi embora' && parentes.has(palavras[indice - 1]?.forma ?? ''))) return null;
  return indice;
}

/** The words that are over: those before the word that says so, behind a time that the part begins with, or what follows it. */
function faixaDoFim(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
  primeiroFim: number,
  consumidas: ReadonlySet<number>,
): Faixa {
  if (ate - de > 2 * poucasPalavras) {
    const ultimo = ultimoFim(palavras, [de, ate], consumidas) ?? primeiroFim;
    return [Math.max(de, ultimo - poucasPalavras), ultimo + 1];
  }
  // "O intestino soltou três semanas por causa do antibiótico e já normalizou."
  if (primeiroFim === ate - 1 && /^(e|mas|que) ja$/.test(textoDe(palavras, [ate - 3, ate - 1]))) return [de, ate];
  if (ate - de > poucasPalavras && primeiroFim > de + 2)
    return [Math.max(de, primeiroFim - poucasPalavras), primeiroFim + 1];
  if (!/^(depois|apos|desde)$/.test(palavras[de]?.forma ?? '')) return [de, ate];
  let comeco = de + 2;
  while (comeco < primeiroFim && !determinantes.has(palavras[comeco]?.forma ?? '')) comeco += 1;
  return comeco < primeiroFim ? [comeco, ate] : [de, ate];
}

/** Which words of the text such a match covers. @param texto of the part */
function faixaDe({ 0: achado, index }: RegExpExecArray, texto: string, [de]: Faixa): Faixa {
  return [de + contar(texto.slice(0, index)), de + contar(texto.slice(0, index + achado.length))];
}

/** "Histerectomia aos 48 por mioma": where the reason of a removal begins; it was removed, too. */
function motivoDeRetirada(palavras: readonly Palavra[], [de, ate]: Faixa): number | null {
  let retirada: number | null = null;
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (deRetirada.test(forma)) retirada = indice;
    else if (retirada !== null && indice - retirada <= 7 && /^(por|devido)$/.test(forma)) return indice;
  }
  return null;
}

const deRetirada =
  /^(\w+ectomia|retirad[oa]s?|retirou|retirei|tirou|tirei|removeu|removi|removid[oa]s?|extraiu|extraid[oa]s?)$/;

/** In a long part without commas, the last word that says that something is over. */
function ultimoFim(palavras: readonly Palavra[], [de, ate]: Faixa, consumidas: ReadonlySet<number>): number | null {
  for (let indice = ate - 1; indice >= de; indice -= 1)
    if (!consumidas.has(indice) && fim.test(palavras[indice]?.forma ?? '')) return indice;
  return de - 1;
}

/** Further on, "filho de 8 anos" is the client's child. */
const maisLongeDoComeco = 3;

/** "Mulher, 59 anos" is the client. */
function eCliente(palavras: readonly Palavra[], indice: number, campo: string | null): boolean {
  // Among the illnesses of the family "filha asmática" is the daughter.
  if (campo === 'historicoMedico' && /^(filh|net)/.test(palavras[indice]?.forma ?? '')) return false;
  const seguinte = palavras[indice + 1]?.forma ?? '';
  return (
    /^(mulher|bebe|nenem|chefe|filh[oa]|net[oa])$/.test(palavras[indice]?.forma ?? '') &&
    palavras[indice]?.pausa === 'frase' &&
    !/^(tem|teve|tinha|esta|ta|com|eh|usa|toma|fez|foi|morreu|faleceu|que|perdeu|emagreceu)$/.test(seguinte) &&
    // "Filha exausta."
    !(
      /^(filh|net)/.test(palavras[indice]?.forma ?? '') &&
      palavras[indice + 1]?.pausa === 'nenhuma' &&
      (indice > maisLongeDoComeco || (indice > 0 && !/^(de|\d+|com)$/.test(seguinte)))
    )
  );
}

/** "Não bebe álcool": without its accent the baby is a verb. */
function verboBeber(palavras: readonly Palavra[], indice: number): boolean {
  return (
    palavras[indice]?.forma === 'bebe' &&
    (/^(nao|nunca|nem|ela|ele|voce|se|que|quando|so|e|quase|raramente|tambem|ja|vezes|fuma|paciente|cliente|ainda)$/.test(
      palavras[indice - 1]?.forma ?? '',
    ) ||
      /^(agua|alcool|cafe|cervejas?|vinho|cha|leite|suco|refri\w*|pinga|cachaca|liquidos?|pouc[ao]|muit[ao]|bastante|bem|socialmente|ate|so|aos|no|todo|\d.*)$/.test(
        palavras[indice + 1]?.forma ?? '',
      ))
  );
}

/** "Desde bebê", "quando era neném": the client's own age. */
function daPropriaInfancia(palavras: readonly Palavra[], indice: number): boolean {
  return (
    /^(bebe|nenem)$/.test(palavras[indice]?.forma ?? '') &&
    /\b(desde|quando|era|fui|foi)( (que|de|um|uma|a|o|eu|ela|ele|era|eu era|bem))*$/.test(
      textoDe(palavras, [Math.max(0, indice - 4), indice]),
    )
  );
}

/** "Esperando neném para março", "com bebê na barriga": a child that is not born is no other person. */
function vaiNascer(palavras: readonly Palavra[], indice: number): boolean {
  const de = indice - (/^(um|o|meu|seu|de)$/.test(palavras[indice - 1]?.forma ?? '') ? 2 : 1);
  return (
    /^(esper(a|o|ar|ando)|aguard(a|o|ando)|gravida|gestante)$/.test(palavras[de]?.forma ?? '') ||
    /^n[ao] (barriga|ventre|bucho)\b/.test(textoDe(palavras, [indice + 1, Math.min(indice + 3, palavras.length)]))
  );
}

/** "A mãe tem asma", "preocupada com o filho que está com febre", "psoríase é da mãe". */
function deOutros(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
  marcas: Marca[],
  cliente: string | null,
  campo: string | null,
): void {
  const parente = (forma: string) => forma !== cliente && parentes.has(forma);
  const texto = textoDe(palavras, [de, ate]);
  if (
    /\b(historico|historia|antecedentes?|casos?) (\w+ )?(familia\w*|na familia)\b|\b(por parte|do lado|pelo lado|da familia|na familia) (de|da|do) (minha |meu |sua |seu )?(mae|pai|marido|esposa)\b|\bna (minha |sua )?familia\b|\b(eh|sao|so|foi|era|ta|esta) (da |do |na |no |a |o )?(minha |meu |sua |seu )?(mae|pai|irma|irmao|marido|esposa|filha|filho|avo|familia|sogr[oa]|tia|tio|prim[oa]|cunhad[oa]|vizinh[oa]|amig[oa])\b|\b(no|na|nos|nas|para o|para a) (meu |minha |seu |sua )?(mae|pai|irma|irmao|marido|esposa|filha|filho|avo|tia|tio|prim[oa])( aos \d+( anos)?)?$|\bquem (tem|ta|esta|teve|sofre)\b/.test(
      cliente === null
        ? texto
        : texto.replaceAll(new RegExp(`\\b(eh|sao|e) ([ao] )?(meu|minha) ${cliente}\\b`, 'g'), 'cliente'),
    )
  ) {
    marcar(marcas, [de, ate], { fora: true, incerta: false });
    return;
  }
  for (const trecho of dividir(palavras, ({ pausa }) => pausa !== 'nenhuma', [de, ate])) {
    if (!algum(palavras, trecho, parente)) continue;
    if (eOutro.test(textoDe(palavras, trecho))) marcar(marcas, trecho, { fora: true, incerta: false });
    const doParente = aposto(palavras, trecho, [de, ate], parente);
    if (doParente) marcar(marcas, doParente, { fora: true, incerta: false });
  }
  let outro = false;
  let desde = de;
  for (let indice = de; indice < ate; indice += 1) {
    const palavra = palavras[indice];
    const marca = marcas[indice];
    if (!palavra || !marca || verboBeber(palavras, indice)) continue;
    if (
      !outro &&
      parente(palavra.forma) &&
      (deTitulo(palavras, indice, campo) || destacado(palavras, indice, ate) || clivado(palavras, indice))
    ) {
      outro = true;
      desde = indice;
      // The word behind it may be the pronoun that takes it up: "a vizinha, ela vomita".
      marcar(marcas, [indice, indice + 2], { fora: true, incerta: false });
      indice += 1;
      continue;
    }
    if (
      outro &&
      (voltas.has(palavra.forma) ||
        (indice > desde + 1 && deEuFalo.has(palavra.forma) && !isChoroDeAlguem(palavras, indice)) ||
        (palavra.forma === 'desde' && palavra.pausa !== 'nenhuma') ||
        alemDoParente(palavras, desde, indice))
    )
      outro = false;
    if (!outro) desde = indice;
    if (
      parente(palavra.forma) &&
      !outro &&
      !eCliente(palavras, indice, campo) &&
      !vaiNascer(palavras, indice) &&
      !daPropriaInfancia(palavras, indice) &&
      !sePreocupa(palavras, indice)
    ) {
      const depois = palavras[indice + 1];
      const seguinte = depois?.forma ?? '';
      const verbo =
        /^(eh|que|q|tosse|tem|teve|tinha|com|esta|e|foi|fez|morreu|faleceu|sofre|sofria|operou|usa|toma|fuma|fumava|bebe|bebia|asmatic\w+|diabetic\w+|hipertens\w+|cardiac\w+|hipot\w+|infart\w+|alcool\w+|depressiv\w+|lupic\w+|epile[tp]\w+|cirrotic\w+|tubercul\w+|bipolar\w*|transplantad\w+|obes[oa]s?|celiac\w+|reumatic\w+|enxaquec\w+|hemofilic\w+|safenad\w+|matern[oa]s?|patern[oa]s?|\d{1,3}|tambem|ficou|anda|vive|era|ja|pegou|apareceu|descobriu|sentiu|sente|internou|adoeceu|melhorou|piorou|caiu|ronca|dorme|vomit\w+|descobriram)$/;
      const inicioDeTrecho = palavra.pausa !== 'nenhuma' || (indice > de && palavras[indice - 1]?.pausa !== 'nenhuma');
      if (
        (depois && depois.pausa === 'virgula' && /^(que|q)$/.test(seguinte)) ||
        // "Mora com o pai acamado, que tem feridas"
        (depois?.pausa === 'nenhuma' &&
          palavras[indice + 2]?.pausa === 'virgula' &&
          /^(que|q)$/.test(palavras[indice + 2]?.forma ?? '')) ||
        (palavras[indice - 2] &&
          indice === ate - 1 &&
          /^(a|o|as|os|do|da)$/.test(palavras[indice - 1]?.forma ?? '') &&
          ate - de <= 6 &&
          !deMotivo.test(textoDe(palavras, [de, indice])))
      ) {
        if (indice === ate - 1) marcar(marcas, [de, indice], { fora: true, incerta: false });
        outro = true;
      } else if (
        depois &&
        depois.pausa === 'nenhuma' &&
        !dizem.has(seguinte) &&
        (verbo.test(seguinte) || (inicioDeTrecho && !/^(do|da|de)$/.test(seguinte)))
      ) {
        if (
          seguinte === 'e' &&
          !parente(palavras[indice + 2]?.forma ?? '') &&
          !verbo.test(palavras[indice + 2]?.forma ?? '')
        )
          continue;
        outro = true;
      } else if (palavras[indice - 1]?.pausa === 'virgula' || palavra.pausa === 'virgula') {
        // "Epilepsia: o irmão", but "tenho 74 anos, minha filha".
        if (indice === ate - 1 && !(/^minh|^meu/.test(palavras[indice - 1]?.forma ?? '') && deEuMesmo.test(texto)))
          marcar(marcas, [de, indice], { fora: true, incerta: false });
      }
    }
    // "Chora quando vê amiga grávida"; "mulher grávida" is the client.
    if (parente(palavra.forma) && palavra.forma !== 'mulher' && palavras[indice + 1]?.pausa === 'nenhuma') {
      const qualidade = marcas[indice + 1];
      if (qualidade && /^(gravida|gravidas|gestante)$/.test(palavras[indice + 1]?.forma ?? ''))
        Object.assign(qualidade, { fora: true, incerta: false });
    }
    // "Acompanha o pai na hemodiálise"
    if (
      parente(palavra.forma) &&
      deCompanhia.test(textoDe(palavras, [Math.max(de, indice - 3), indice])) &&
      /^(na|no|nas|nos|com|em)$/.test(palavras[indice + 1]?.forma ?? '')
    )
      marcar(marcas, [indice, fimDoTrecho(palavras, indice, ate)], { fora: true, incerta: false });
    // "Uma colega do serviço pegou", "perdeu a avó por câncer"
    const doOutro = parente(palavra.forma) ? depoisDoOutro(palavras, indice, de, ate) : null;
    if (doOutro !== null) marcar(marcas, [doOutro, fimDoTrecho(palavras, indice, ate)], { fora: true, incerta: false });
    if (parente(palavra.forma) && donoDepois(palavras, indice, ate))
      marcar(marcas, [donoDe(palavras, indice, de), indice], { fora: true, incerta: false });
    if (parente(palavra.forma) && deQuem(palavras, indice, de))
      marcar(marcas, [inicioDoTrecho(palavras, indice, de), fimComParticipio(palavras, indice, ate)], {
        fora: true,
        incerta: false,
      });
    else if (outro) {
      marca.fora = true;
      marca.incerta = false;
      marca.deExame = false;
    }
  }
}

/**
 * What a part that only names a relative says of others: "minha mãe, osteoporose" leaves out the verb, and in "o Enzo, filho da vizinha, teve
 * leucemia" the relative tells who somebody is. Null when the part says more.
 */
function aposto(
  palavras: readonly Palavra[],
  [inicio, fim]: Faixa,
  [de, ate]: Faixa,
  parente: (forma: string) => boolean,
): Faixa | null {
  const seguinte = palavras[fim];
  if (fim >= ate || seguinte?.pausa !== 'virgula' || seguinte.doisPontos || fim - inicio > 5) return null;
  const nomeia = textoDe(palavras, [inicio, fim]);
  if (!/^(e )?((a|o|minha|meu|uma?|sua|seu) )?\w+( (d[aeo]|d[ao] minha|d[ao] meu) \w+)?$/.test(nomeia)) return null;
  const primeira = palavras.slice(inicio, inicio + 3).find(({ forma }) => !deArtigo.test(forma));
  if (!primeira || !parente(primeira.forma)) return null;
  const ultima = fimDoTrecho(palavras, fim, ate);
  if (inicio > de && palavras[inicio]?.pausa === 'virgula' && deTerceiro.test(seguinte.forma)) {
    const antes = textoDe(palavras, [inicioDoTrecho(palavras, inicio - 1, de), inicio]);
    const nomeado = /(?:^|\b(?:e|mas|que|porque) )((?:o|a) \w+(?: \w+)?|ela|ele)$/.exec(antes)?.[1];
    return nomeado === undefined ? null : [inicio - nomeado.split(' ').length, ateOCliente(palavras, [fim, ate])];
  }
  // "Minha filha, dói muito" speaks to somebody.
  const resto = palavras.slice(fim, ultima);
  const semVerbo =
    ultima === ate &&
    resto.length <= 5 &&
    resto.every(
      ({ forma }) =>
        !verbosPositivos.has(forma) && !verbosDeFecho.has(forma) && !verbosDeQueixa.has(forma) && !negadores.has(forma),
    );
  const dono = textoDe(palavras, [inicio, fim]);
  return semVerbo && /^(e )?((minha|meu) (?!(filh|net|querid|amig|amor))|[ao] )/.test(dono) ? [inicio, ate] : null;
}

/** Where, behind what is told of another, "e ela", ", eu" or "mas" goes back to the client. */
function ateOCliente(palavras: readonly Palavra[], [de, ate]: Faixa): number {
  for (let indice = de + 1; indice < ate; indice += 1) {
    const { forma, pausa } = palavras[indice] ?? { forma: '', pausa: 'frase' };
    const retoma = pausa !== 'nenhuma' || /^(e|entao|mas)$/.test(palavras[indice - 1]?.forma ?? '');
    if (forma === 'mas' || (retoma && voltas.has(forma)) || voltaASi.has(forma)) return indice;
  }
  return ate;
}

const deArtigo = /^(e|a|o|um|uma|minha|meu|sua|seu)$/;

/** "O diabético é o Raimundo meu marido", "a enxaquecosa da casa sempre foi a filha" */
const eOutro =
  /^(mas |e )?(o|a|os|as) \w+( d[aeo] (casa|familia|turma))?( \w+)? (eh|e|sao|era|foi) (que )?(o|a|os|as|meu|minha|seu|sua) \w+/;

/** "Insônia desde a morte do pai": the relative only explains. */
const deMotivo = /\b(desde|depois|apos|quando|por|pela|pelo|com|para|sem)\b/;

/** Who says "I" and ends with "minha filha" speaks to somebody. */
const deEuMesmo = /\b(eu|tenho|sinto|durmo|ando|fico|estou|to|acordo|tomo|vivo)\b/;

const deCompanhia = /\b(acompanh|lev|cuid|visit|ajud|busc)\w+ (d?[ao]s? )?(meu |minha |seu |sua )?$/;
const deTerceiro =
  /^(eh|com|que|q|tem|teve|tinha|esta|ta|foi|sofre|pegou|apareceu|descobriu|adoeceu|internou|morreu|faleceu|ficou)$/;
const dePerda = /\b(perd(eu|i|er)|morte|falecimento|luto|velorio|enterro|obito|saudade)( \w+){0,3}$/;

/** Where begins what a part tells of a relative whom a place describes, or whom the client lost; null when it tells nothing. */
function depoisDoOutro(palavras: readonly Palavra[], indice: number, de: number, ate: number): number | null {
  const inicio = inicioDoTrecho(palavras, indice, de);
  const fim = fimDoTrecho(palavras, indice, ate);
  const forma = (passo: number) => (passo < fim ? (palavras[passo]?.forma ?? '') : '');
  if (dePerda.test(textoDe(palavras, [inicio, indice])))
    return /^(por|de|com)$/.test(forma(indice + 1)) ? indice + 1 : null;
  if (indice - inicio > 1 || !/^(do|da|de|no|na)$/.test(forma(indice + 1))) return null;
  for (let passo = indice + 3; passo < Math.min(fim, indice + 6); passo += 1)
    if (deTerceiro.test(forma(passo)) && !dizem.has(forma(passo + 1)) && !deMim.test(forma(passo + 1))) return passo;
  return null;
}

/** "A filha está preocupada com a perna inchada": who worries tells of the client. */
function sePreocupa(palavras: readonly Palavra[], indice: number): boolean {
  return /^((ta|esta|tava|estava|fica|ficou|anda) )?(\w+ )?(preocupad[oa]s?|preocupa|se preocupa|assustad[oa]) (com|porque|que)\b/.test(
    textoDe(palavras, [indice + 1, indice + 7]),
  );
}

const determinantes = conjunto('a o as os minha meu minhas meus sua seu');

/** Whether a relative is what the part begins with: "minha irmã", "e o pai". */
function abreTrecho(palavras: readonly Palavra[], indice: number): boolean {
  let passo = indice;
  while (palavras[passo]?.pausa === 'nenhuma' && determinantes.has(palavras[passo - 1]?.forma ?? '')) passo -= 1;
  return palavras[passo]?.pausa !== 'nenhuma' || palavras[passo - 1]?.forma === 'e';
}

/** "Antes a minha filha mais nova é que toma remédio": in a dictated text nothing marks where she begins. */
function clivado(palavras: readonly Palavra[], indice: number): boolean {
  return (
    determinantes.has(palavras[indice - 1]?.forma ?? '') &&
    /^(\w+ ){0,3}(eh|e) que (tem|toma|usa|teve|sofre|faz|sente|ta|esta)\b/.test(
      textoDe(palavras, [indice + 1, indice + 7]),
    )
  );
}

/** "Irmã: depressão." Who begins a complaint so may tell of the client: "mãe: não dorme". */
function deTitulo(palavras: readonly Palavra[], indice: number, campo: string | null): boolean {
  const seguinte = palavras[indice + 1];
  return (
    seguinte?.doisPontos === true &&
    abreTrecho(palavras, indice) &&
    // "Filhos: 2, cesárea" tells of her own births.
    !/^filh[oa]s$/.test(palavras[indice]?.forma ?? '') &&
    (indice > 1 ||
      campo === 'historicoMedico' ||
      /^famil/.test(palavras[indice]?.forma ?? '') ||
      // "Mãe: asma. Pai: gota."
      palavras.some(
        ({ forma }, ordem) => ordem > indice + 1 && parentes.has(forma) && palavras[ordem + 1]?.doisPontos === true,
      )) &&
    !dizem.has(seguinte.forma) &&
    !/^(ela|ele|paciente|cliente)$/.test(seguinte.forma)
  );
}

/** "A irmã de 8 é que tem terror noturno", "a colega do trabalho que tosse", "a vizinha, ela vomita". */
function destacado(palavras: readonly Palavra[], indice: number, ate: number): boolean {
  if (!abreTrecho(palavras, indice)) return false;
  const seguinte = palavras[indice + 1];
  if (seguinte?.pausa === 'virgula')
    return (
      /^(ela|ele)$/.test(seguinte.forma) &&
      palavras[indice]?.pausa === 'nenhuma' &&
      palavras[indice + 2]?.pausa === 'nenhuma' &&
      !dizem.has(palavras[indice + 2]?.forma ?? '')
    );
  if (!/^(de|da|do|das|dos|na|no|la|mais)$/.test(seguinte?.forma ?? '')) return false;
  for (let passo = indice + 2; passo < Math.min(ate - 1, indice + 10); passo += 1) {
    const { forma, pausa } = palavras[passo] ?? { forma: '', pausa: 'frase' };
    if (pausa !== 'nenhuma' || dizem.has(forma) || voltas.has(forma)) return false;
    if (forma === 'que' || forma === 'q')
      return !dizem.has(palavras[passo + 1]?.forma ?? '') && !deMim.test(palavras[passo + 1]?.forma ?? '');
  }
  return false;
}

/** "O chefe do setor que me estressa" does something to the client. */
const deMim = /^(me|mim|eu|nos|a|o|faz|fez|faca|indic\w+|cuid\w+|ajud\w+|traz|nao)$/;

/** "Cólica e refluxo: da bebê", "psoríase, da minha mãe": the part only names the owner of what stands before. */
function donoDepois(palavras: readonly Palavra[], indice: number, ate: number): boolean {
  const inicio = inicioDoTrecho(palavras, indice, 0);
  // "Câncer de mama: mãe e duas tias."
  if (
    palavras[inicio]?.doisPontos &&
    palavras
      .slice(inicio, fimDoTrecho(palavras, indice, ate))
      .every(
        ({ forma }) => parentes.has(forma) || /^(a|o|as|os|e|duas|dois|tres|matern[oa]s?|patern[oa]s?|\d)$/.test(forma),
      )
  )
    return true;
  return (
    palavras[inicio]?.pausa === 'virgula' &&
    (indice === ate - 1 || palavras[indice + 1]?.pausa !== 'nenhuma') &&
    /^((eh|sao|so) )?(da|do|das|dos)( minha| meu| minhas| meus| sua| seu)?$/.test(textoDe(palavras, [inicio, indice]))
  );
}

/** Where begins what such a part owns: behind a colon the whole sentence, behind a comma the part before. */
function donoDe(palavras: readonly Palavra[], indice: number, de: number): number {
  const inicio = inicioDoTrecho(palavras, indice, de);
  return palavras[inicio]?.doisPontos ? de : inicioDoTrecho(palavras, inicio - 1, de);
}

/** "Varicocele do marido, operada em 2026": the participle goes on about what is the relative's. */
function fimComParticipio(palavras: readonly Palavra[], indice: number, ate: number): number {
  const fim = fimDoTrecho(palavras, indice, ate);
  return fim === indice + 1 && /^(operad|tratad|curad|retirad|diagnosticad)[oa]s?$/.test(palavras[fim]?.forma ?? '')
    ? fimDoTrecho(palavras, fim, ate)
    : fim;
}

const deAcontecer = /^(foi|morreu|faleceu|saiu|nasceu|casou|viajou|mudou|separou|adoeceu|largou|deixou|brigou)$/;

/** In a dictated text a relative is soon left again, and sooner when only an event is told: "quando o filho foi embora". */
function alemDoParente(palavras: readonly Palavra[], desde: number, indice: number): boolean {
  // "Mãe faleceu de câncer": the cause is still hers.
  const comCausa = /\b(de|do|da|por|com)\b/.test(textoDe(palavras, [desde + 2, Math.min(indice, desde + 6)]));
  const alcance = deAcontecer.test(palavras[desde + 1]?.forma ?? '') && !comCausa ? 2 : 10;
  return indice - desde > alcance && palavras.slice(desde + 1, indice + 1).every(({ pausa }) => pausa === 'nenhuma');
}

/** "A tosse do marido": what stands before belongs to the relative, unless the relative only explains it ("pela morte do pai"). */
function deQuem(palavras: readonly Palavra[], indice: number, de: number): boolean {
  const inicio = inicioDoTrecho(palavras, indice, de);
  const antes = textoDe(palavras, [inicio, indice]);
  return (
    indice - inicio <= 4 &&
    /^((a|o|as|os) )?\w+ (\w+ )?(do|da|dos|das)( meu| minha| seu| sua)?$/.test(antes) &&
    !/\b(depois|apos|com|por|pela|pelo|desde|quando|morte|perda|doenca|casa|cuida\w*|saude|lado|ajuda|pedido|queixa|relato|segundo)\b/.test(
      antes,
    )
  );
}

function inicioDoTrecho(palavras: readonly Palavra[], indice: number, de: number): number {
  let inicio = indice;
  while (inicio > de && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  return inicio;
}

/** Where the part of a word ends; the end is not in it. */
export function fimDoTrecho(palavras: readonly Palavra[], indice: number, ate: number): number {
  let fim = indice + 1;
  while (fim < ate && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  return fim;
}
