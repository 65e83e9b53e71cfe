/** What a client may ask for; of two that share words the narrower stands first. */
export const assuntos = [
  'sangria',
  'ventosa',
  'moxa',
  'calor_nos_pes',
  'sementes',
  'corrente',
  'massagem',
  'raspagem',
  'estalar',
  'outra_terapia',
  'outra_tecnica',
  'agulha',
  'forca',
  'brucos',
  'horario',
  'apertar_em_casa',
  'ervas',
] as const;
export type Assunto = (typeof assuntos)[number];

const orelha = '(orelhas?|orelinhas?|ouvidos?)';

/** The words that name each in a sentence of simple letters. */
export const nomesDosAssuntos: Readonly<Record<Assunto, RegExp>> = {
  sangria: new RegExp(
    [
      String.raw`\bsangrias?\b|\bsangrar\b|\bhijama\b|\bventosas?( \w+){0,4} (sangue|sanguinho|molhadas?)\b`,
      String.raw`\b(tir\w+|sair|soltar)( \w+)? (sangue|sanguinho) (ruim|preto|parado|pisado|sujo|velho|d[ao]s? (costas|ombros?|joelhos?|pernas?))\b`,
    ].join('|'),
    'g',
  ),
  ventosa: /\bventosas?\b|\bventosaterapia\b|\bcopinhos? (de vidro|nas costas|que pux\w+)\b/g,
  moxa: /\bmoxa\w*\b|\bmoxibust\w*\b|\bfogo d[ae] (erva|moxa|artemisia)\b|\b(bastao|charut\w+|fumaca) d[ae] (erva|artemisia|moxa)\b/g,
  calor_nos_pes:
    /\bescalda( d?[oe]s?)? ?pes?\b|\bpes? (na|numa|em|no|dentro da?) (bacia|balde|agua (bem )?(quente|morna))\b|\bbolsa (de agua )?quente\b/g,
  sementes: new RegExp(
    String.raw`\b(sementes?|sementinhas?|bolinhas?|esferas?|cristais|pontinhos?)( de (mostarda|vacaria))?( \w+){0,2} (na|no|nas|de|da|das) ${orelha}\b|\bsementinhas?\b(?! de\b)|\bsementes? de (mostarda|vacaria)\b|\bauricul\w+\b`,
    'g',
  ),
  corrente:
    /\beletro ?(acupuntura|estimul\w+|puntura|terapia)\b|\bchoquinhos?\b|\b(sem|com) choques?\b|\b(ligar|liga|ligue|colocar|botar|por|dar|levar)( \w+){0,2} choques?( n?as agulhas?)?\b|\bchoques? n?as agulhas?\b|\b(estimul\w+|corrente) eletric\w+\b|\bchoques?( eletricos?)? n[oa]s? \w+ (ajud\w+|funcion\w+|adiant\w+|resolv\w+|serv\w+|aceler\w+|faz(em)? (bem|mal|efeito)|pod(e|em) (ser usad\w+|fazer|usar))\b|\b(faz(er)?|fez|usar?|aplic\w+|por|dar|com)( o| um| os| uns| aquele| esse)? choques?( eletricos?)? n[oa]s? (rosto|face|cara|pontos?|joelhos?|costas|pernas?|ombros?|bracos?|coluna|pes?)\b|\bagulhas? (com|de) (choque|corrente)\b|\b(aparelho|maquin\w+) de (choque|tens)\b|\btens\b/g,
  massagem: /\bmassag\w+\b|\btui ?na\b/g,
  raspagem: /\bgua ?sha\b|\braspagem\b|\braspar as costas\b/g,
  estalar:
    /\b(estal|estral)\w+( \w+){0,3} (pescoco|coluna|costas|cervical|lombar|ossos?)\b|\b(por|colocar|botar) (a coluna|o pescoco) no lugar\b/g,
  outra_terapia:
    /\breflexolog\w+\b|\baromaterap\w+\b|\boleos? essencia\w+\b|\bflora(l|is)\b|\btai ?chi\b|\bqi ?gong\b|\bchi kung\b|\bmeditac\w+\b|\bcromo(puntura|terapia)\b|\bmusicoterap\w+\b/g,
  outra_tecnica:
    /\breiki\b|\bquiropra\w+\b|\bosteopat\w+\b|\blaser\w*\b|\bhipnose\b|\bacupuntura estetica\b|\bozonio\w*\b|\bagulhamento (a )?seco\b/g,
  agulha:
    /\bagulhas?\b(?! d[eo] (crochet?|trico|costura))|\bagulhad\w+\b|\bagulhinhas?\b|\bespet(ar|em|e|asse)\b|\bfurar\b/g,
  forca:
    /\b(sess(ao|oes)|tratamento|agulhas?|estimulos?|acupuntura|massag\w+|mao)( (bem|mais|muito|com a mao))* (fortes?|pesad[oa]s?|potentes?|caprichad[oa]s?|leves?|suaves?|fraquinh\w+|levinh\w+)\b|\b(peg(a|ar|ue)|bot(a|ar)|met(a|e|er)) (bem )?(forte|pesado|com forca)\b/g,
  brucos: /\bbrucos\b|\bbarriga (para|pra|p) baixo\b/g,
  horario: new RegExp(
    [
      String.raw`\b(vir|ir|venho|atend\w+|horarios?|sess(ao|oes)|marcar|consigo|posso|da|tenho|livre)( so| somente| apenas| (a|uma) sessao| horario| para mim)*( (de|a|as|no|na|nos|aos|depois d[aeo]s?|antes d[aeo]s?|fora d[oa]))( \w+)? ?(noites?|noitinha|tardes?|tardinha|manhas?|madrugada|sabados?|domingos?|feriados?|fi(m|ns) de semana|almoco|expediente|servico|segundas?|tercas?|quartas?|quintas?|sextas?|\d+ ?(h|horas))\b`,
      String.raw`\b(vir|sess(ao|oes)|consulta|posso|consigo|da)( \w+){0,2} (uma|duas|1|2) (vez|vezes) (por|no|ao|a cada) (mes|quinzena)\b|\b(vir|sess(ao|oes))( \w+)? de (15|quinze) em (15|quinze)\b`,
    ].join('|'),
    'g',
  ),
  apertar_em_casa: /\b(pontos?|pontinhos?)( \w+){0,5} (apert\w+|em casa|sozinh[oa])\b|\bapert\w+( \w+){0,3} pontos?\b/g,
  ervas:
    /\bervas?\b(?! (daninha|mate))|\bchas?\b(?! d[eo] (bebe|panela|cozinha))|\bgarrafadas?\b|\bfitoterap\w+\b|\bplantas? medicina\w+\b|\bformulas? chinesas?\b|\blambedor\b|\btinturas? de \w+\b/g,
};

/** A wish, a leave asked for, or a word of others that she asks about. */
const querer = [
  'quer|quero|queria|queriam|querem|queremos|gostaria|gostava|desej[oa]|prefiro|prefere|preferia',
  'ped[ei]|pediu|pedem|peco|pedir|pedindo|solicit[ao]|pergunt[ao]|perguntou|perguntar|saber se|sera que',
  'da para|daria para|tem como|posso|pode(?! (ser|ter|estar)\\b)|podia|poderia|poderiam|podemos|podem',
  'aceit[ao]|top[ao]|vontade de|ensin[ea]r?|ensinass[ea]|marcar|(falaram|falou|disseram|disse) (para|pra)( eu| ela| ele)?|so consigo|so tenho|evitar',
].join('|');
const recusar =
  'sem|nada de|chega de|cans(ei|ad[oa]) de|nem pensar em|(no lugar|em vez|ao inves) d[aeo]|detest[ao]|odei[ao]|recus[ao]|(medo|pavor|horror|receio|fobia) d[aeo]s?|(nao|nem) (consig[ou]\\w*|consegue|posso|pode|aguent[ao]|suport[ao]|gost[ao])';
export const desejo = new RegExp(`\\b(${querer}|${recusar})\\b`, 'g');
/** Before what is named: it is not wanted. */
export const recusaAntes = new RegExp(
  `\\b(${recusar}|(nao|nem|nunca|jamais)( eu| me)? (quer\\w*|gostaria|aceit[ao]|faco|faca|usar?|use|prec\\w+))( \\w+){0,3} ?$`,
);
/** Right before it, with a verb of any spelling or without one: "aceita agulha, não qr moxa", "moxa não, nem ventosa". */
export const negadaAntes =
  /\b(nao|nem|nunca)( (?!sei|sabe\w*|so|somente|apenas|tenho|tem|ter|temos|da|daria|me|se|conhec\w+|entend\w+|lembr\w+|import\w+|foi|e|era)\w+( \w+)?)? $/;
/** Behind it: "de bruços não", "agulha nem pensar". */
export const recusaDepois = /^ (nao|nem pensar|jamais|de jeito nenhum)\b(?! (me |tenho|teve|da|doi|sei|e |tem))/;

/** Who wishes is somebody else: "o ortopedista pediu", "a vizinha quer". */
export const deOutro =
  /\b(medic[oa]s?|doutora?|dra?|clinica|pediatra|gineco\w*|cardio\w*|ortoped\w*|neuro\w*|posto|hospital|nutri\w*|dentista|fisio\w*|irma|irmao|marido|espos[oa]|vizinh[oa]|amig[oa]|sogr[oa]|compadre|comadre|cunhad[oa]|colega|passageir[oa]s?|pessoal|povo|todo mundo|patra[om]\w*|chefe|fregues\w*|alun[oa]s?)( que)?( (me|ja|nao|tambem|dele|dela|meu|minha))* $/;
export const aconselha = /^(fal|diss)/;
/** What was done already is not asked for. */
export const jaFez =
  /\b(fiz|fez|fizeram|fazia|usei|usava|tomei|tomava|tentei|tive|recebi|comecei|comprei|apliquei|levei|passei|adiantou|resolveu|piorou|tirou|tiraram)\b/;
