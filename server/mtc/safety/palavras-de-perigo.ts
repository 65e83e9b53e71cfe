// Words of danger in the widest folk spelling, without accents. They assert nothing: the net (rede.ts) shows the sentence and asks.
// Sources: Ministério da Saúde, Cadernos de Atenção Básica nº 28, v. II (2013); NICE NG127, NG12, NG158, NG98, NG232, NG253.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { lerRelatos } from './relatos.ts';

export interface FamiliaDePerigo {
  id: string;
  padrao: RegExp;
  /** A sentence with these words tells something else: "exame de sangue". */
  menos?: RegExp;
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

const samu = 'SAMU (192) agora, e nada de sessão hoje.';
const socorro = 'pronto-socorro hoje, antes de qualquer sessão.';
const daMulher = ({ sexo, idade }: DadosAnamnese) => sexo !== 'masculino' && idade >= 12 && idade <= 55;

export const palavrasDePerigo: readonly FamiliaDePerigo[] = [
  {
    id: 'derrame',
    comNao: true,
    padrao:
      /\b(boca|rosto|cara|canto da boca|olho)( \w+){0,3} (tort\w*|entort\w+|caid[oa]|caiu|repuxad\w+|desviad\w+)\b|\b(fala|voz|lingua|palavras?)( \w+){0,3} (enrol\w+|embol\w+|pastos\w+|arrastad\w+|mole|pesad\w+|embaralh\w+|tropec\w+)\b|\b(enrol\w+|embol\w+)( \w+){0,2} (fala|lingua|voz|palavras?)\b|\b(braco|perna|mao|lado)( \w+){0,4} (morreu|mort[oa]|bob[oa]|sem forca|esqueceu|nao obedec\w+|nao responde|caiu de repente|arrast\w+|nao levant(a|ou))\b|\b(perdeu|perdi|perda de) (a )?(forca|fala)\b|\bmeio corpo\b/,
    menos: /\b(pulso|ombro|levant\w+ o braco|tendin\w+|manguito|paralisia facial (ha|em|de))\b/,
    pergunta: 'começou de repente? hoje sorri, levanta os dois braços e repete uma frase sem dificuldade?',
    seSim: `se começou nos últimos dias ou vai e volta: ${samu}`,
    alarmes: ['sinais_de_avc', 'sangramento_na_cabeca'],
  },
  {
    id: 'cabeca_confusa',
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
      /\b(caiu|cai|tombou|levou (um|o) tombo|levei (um|o) tombo|escorreg\w+|rolou|despenc\w+)( \w+){0,6} (terreiro|banheiro|escada|quintal|calcada|cama|rua|cozinha|box|chao|quarto|casa|onibus|cavalo|moto|bicicleta|laje|telhado)\b|\b(bateu|bati|batida|pancada)( \w+){0,4} (cabeca|nuca|testa|cabeca no)\b/,
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
    menos: /\b(noripurum|sulfato ferroso|toma ferro|acai|beterraba|calcinha|menstru\w+|absorvente)\b/,
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
    comNao: true,
    padrao:
      /\b(o )?ar (nao (entra|vem|chega|desce)|falta|acaba|foge|some)\b|\b(sem ar|sem folego|afogad[oa]|sufocad\w+|sufoc\w+|abaf\w+ no peito|puxando o ar|respirando curto|respiracao curta|falta (o |do )?ar|falta (o )?folego)\b|\b(dorm\w+|deit\w+)( \w+){0,3} (sentad[oa]|poltrona|recostad[oa])\b|\b(labios?|boca|unhas?|dedos)( \w+){0,2} rox\w+\b/,
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
    padrao:
      /\b(peito|coracao|caixa do peito|tabua do peito)( \w+){0,4} (apert\w+|espremend\w+|queim\w+|pesad\w+|pesando|pes[oa]|rasgand\w+|fechando|doi|doendo|doeu|ardendo)\b|\b(apert\w+|peso|pontada|fisgada|dor|ardencia|queimacao|elefante|pedra)( \w+){0,2} (no|do|em cima do|dentro do) peito\b/,
    menos: /\b(mama|menstru\w+|amament\w+|leite|peito do pe|sutia|azia|refluxo|tosse)\b/,
    pergunta:
      'quando foi a última vez? vem com esforço? vai para o braço, as costas ou o queixo? há suor frio ou falta de ar?',
    seSim: `com algum deles, ou se é de agora: ${samu}`,
    alarmes: ['dor_no_peito', 'dor_no_peito_ao_esforco', 'aperto_no_peito_examinado'],
  },
  {
    id: 'vista',
    comNao: true,
    padrao:
      /\b(vista|visao|olho|enxerg\w+)( \w+){0,4} (apagou|apaga|sumiu|some|escureceu|fechou|ceg[oa]|cortina|nublou de repente|perdeu|perdi)\b|\b(nao (enxerg\w+|vejo|ve)|perdeu a vista|perdi a vista|(cortina|veu|sombra)( \w+){0,4} (vista|olho)|cortina preta|vendo (dois|duas|tudo dobrado|dobrado)|(fiquei|ficou) ceg[oa])\b/,
    menos:
      /\b(nao (vejo|ve)( mais)? (sentido|graca|saida|motivo|razao|a hora)|oculos|de longe|de perto|miopia|catarata|grau|levant\w+|menin[oa] dos olhos)\b/,
    pergunta: 'foi de repente? de um olho ou dos dois? voltou? há dor na têmpora, no olho ou ao mastigar?',
    seSim: `se é de agora ou vai e volta: ${socorro}`,
    alarmes: ['perda_de_visao', 'arterite_temporal', 'sinais_de_avc', 'cefaleia_nova_apos_50'],
  },
  {
    id: 'ouvido',
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
    menos: /\b(menopausa|laqueadura|histerectomia|tirou o utero|conta|salario|onibus)\b/,
    pergunta:
      'há quantos dias atrasou? fez teste de gravidez? há dor de um lado, sangramento escuro, tontura ou dor na ponta do ombro?',
    seSim: `com dor, tontura ou sangramento: ${socorro} Sem teste negativo, valem os cuidados da gestação.`,
    alarmes: ['gravidez_fora_do_utero', 'sangramento_na_gestacao'],
    quem: daMulher,
  },
  {
    id: 'emagrece',
    padrao:
      /\b(calcas?|roupas?|saia|aliancas?|anel|vestidos?|cinto)( \w+){0,4} (caindo|largas?|larg[oa]|frouxa?s?|sobrando|dancando|furo)\b|(?<!\b(ferid|bolh|cobreir|herpes|machucad|casc|casquinh|catapora|espinh|cort|cicatri|pele|boca|leite|catarro|nariz|roup|lesao|lesoes|manch|brotoej|umbigo|olho|lagrima|tint|peito|coriza)\w*( (ja|nao|se|esta|estao|ta|foi|vem|vai|do pe|da perna|do dedo|tambem|depois|logo|finalmente|quase|toda|todo)){0,3} )\b(sequei|secou|secando)\b(?! (tudo|(sozinh|rapid)\w+|(a|o|as|os) (?!(corpo|rosto|cara|pernas?|bracos?|bunda|gordura)\b)\w+))|\b(definh\w+|murchando|murchou|mirr\w+|pele e osso|so o osso)\b/,
    menos:
      /(?<!(nao fiz|sem|nao faz|nao faco|nao mudei|nao mudou) (a )?)\b(dieta|regime|academia)\b|\b(bariatrica|ozempic|mounjaro|quer\w*|gostaria|pele (sec\w+)|boca|roupa (no varal|molhad\w+))\b/,
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
    padrao:
      /\b(vontade|quer\w*|pens\w+|queria|melhor)( \w+){0,4} (sumir|morrer|desaparecer|dormir e nao acordar|nao acordar|partir|ir embora d(esse|este) mundo|dar fim)\b|\b(acabar com tudo|dar cabo|fazer (uma )?(besteira|bobagem)|me matar|se matar|tirar (a )?(minha |propria )?vida|(nao|cans\w+)( \w+){0,3} (viver|da vida)|peso (pra|para) (todos|todo mundo|familia|os outros|meus filhos|ela|ele|eles)|nao ve(jo)? (mais )?(saida|sentido))\b|\bnao (acordasse|acordar (mais|amanha|nunca mais))\b|\b(sem mim|com outra (mae|familia)|(deus|nosso senhor)( \w+){0,5} lev(ar|e|asse)|se eu (morresse|sumisse|desaparecesse)|nao (ter|tivesse) nascido|nao existi\w+|dormir (pra|para) sempre|descansar de vez(es)?|ninguem( \w+){0,3} (falta de mim|minha falta|achar ruim))\b/,
    menos:
      /\b(de (rir|vergonha|saudade|rir)|(se|quando|ate) deus|dor sumir|quero que (a|essa) dor|sumir com|acabar com (a|o|ess[ae]|as|os)|nao acord(asse|ar) (mais )?(tao|cedo|tarde|de (noite|madrugada)|a noite|no meio|para|pra|com|durante|cansad[oa]|antes|[oa]s?|meus?|minhas?|ninguem)\b|(marca|remedio|terapeuta|medic[oa]|dose)s? (melhor|sem mim)|(viver|da vida) (melhor|bem|mais))\b/,
    pergunta:
      'pergunte com calma e sem rodeios: pensa em morrer? já pensou como? há um meio à mão? quem fica com a pessoa hoje?',
    seSim: 'não a deixe só; CVV (188), CAPS ou pronto-socorro hoje; em perigo imediato, SAMU (192).',
    alarmes: ['risco_de_suicidio'],
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
    menos: /\b(gravida|gestante|aerofagia)\b/,
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
