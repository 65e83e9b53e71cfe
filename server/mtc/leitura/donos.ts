/** A word that has another sense where its clause has these words. */
export interface OutroSentido {
  sinal: RegExp;
  /** One of the words that state the sign. */
  palavra: RegExp;
  /** Right before the word, in its part. */
  antes?: RegExp;
  /** Right behind the last word of the statement, in its part. */
  depois?: RegExp;
  /** Anywhere in the sentence around. */
  perto?: RegExp;
  /** Nowhere in the sentence around. */
  semPerto?: RegExp;
  /** Only of what is stated, or only of what is denied. */
  so?: 'presente' | 'negado';
}

const juntas =
  'juntas?|articula\\w+|artr\\w+|inchad[oa]s?|incha|incham|dor|dores|doi|doem|gota|bursite|torc\\w+|pancada|queda';
const partes =
  'joelhos?|mandibula|maxilar|queixo|olhos?|vistas?|voz|maos?|dedos?|pes?|pernas?|bracos?|costas|lombar|coluna|ombros?|pescoco|mente|memoria';

/**
 * Words that belong to somebody's or something's own: to the noun right before them, to a clause with its own subject, to a named illness.
 * "Fissura fina" makes no coating thin, "sangue escuro" no stool black, and who fears a colonoscopy is not fearful.
 */
export const deOutroDono: readonly OutroSentido[] = [
  // "Fissura fina no centro", "saburra fina": the tongue itself is not thin.
  {
    sinal: /^(lingua_fina|lingua_inchada|saburra_fina|saburra_espessa)$/,
    palavra: /^(fin|fininh|gross|espess|larg)[oa]?s?$/,
    antes:
      /\b(rachad\w+|fissur\w+|fend\w+|sulc\w+|risc\w+|trinc\w+|marcas?|linhas?|veias?|vasos?|papilas?|bolinhas?|dentes?)( (?!saburra|capa|camada|lingua|corpo|e\b)\w+){0,2} $/,
  },
  {
    sinal: /^lingua_fina$/,
    palavra: /^(fin|fininh)[oa]?s?$/,
    antes: /\b(saburra|sambura|saborra|sabura|capa|camada|cobertura|pelicula)( (?!lingua|corpo)\w+){0,2} $/,
  },
  {
    sinal: /^fezes_(escuras|pretas)$/,
    palavra: /^(escur|escurinh)[oa]s?$/,
    antes: /\b(sangue|sangramento|sangrinho)( (bem|meio|muito|mais|umpouco|um pouco))? $/,
  },
  // A skin that is red over a joint is no inflamed joint.
  {
    sinal: /^articulacao_(vermelha|quente)$/,
    palavra: /^(vermelh|avermelh|quent|roxinh|rosad)\w*$/,
    perto: /\b(dermatite|psoriase|eczema|micose|urticaria|coc[ao]|cocam|cocando|coceira|placas?|descam\w+|picadas?)\b/,
    semPerto: new RegExp(`\\b(${juntas})\\b`),
  },
  // "Bastante cólica" tells nothing of the flow.
  {
    sinal: /^(fluxo_|coagulos)/,
    palavra: /^(bastante|muit[oa]s?|pouc[oa]s?|forte|intens[oa])$/,
    depois: /^(colicas?|dor|dores|cansaco|inchaco|irritac\w+|enjoo|sono|frio|calor|espinhas?|tristeza)\b/,
  },
  {
    sinal: /^(cansaco|acorda_cansado|fraqueza|desanimo)$/,
    palavra: /^(cansad\w+|canseira|cansaco|fadigad\w+|moid\w+)$/,
    antes: new RegExp(
      `\\b(${partes})( (tambem|esta|estao|ta|tao|fica|ficam|bem|muito|mais|sempre|ja|eh|sao|meio|umpouco|anda|andam))* $`,
    ),
  },
  // "Quando o restaurante aperta", "a dor aperta": nobody presses.
  {
    sinal: /^dor_piora_pressao$/,
    palavra: /^apert\w*$/,
    so: 'presente',
    antes:
      /\b(restaurante|trabalho|servico|movimento|escola|rotina|mes|prazo|dinheiro|salario|contas?|tempo|calor|frio|crise|dor|cinto|roupa|calca|sapato|correria|demanda|cozinha|loja|plantao|obra) $/,
  },
  // "Trabalha sentada" tells what she does all day, and not what makes it worse.
  {
    sinal: /^piora_repouso$/,
    palavra: /^(sentad|parad)[oa]s?$/,
    antes: /(?<!\b(quando|se|que|ao)( eu| ela| ele)? )\b(trabalha|trabalho|dirige|dirijo) $/,
  },
  // A part that is cold is no whole body that cannot bear it.
  {
    sinal: /^intolerancia_frio$/,
    palavra: /^(frio|friagem|gelad[oa]|geladinh[oa])$/,
    so: 'presente',
    depois:
      /^(n[oa]s?|d[oa]s?) (minhas? |meus? )?(pes?|maos?|pernas?|joelhos?|costas|lombar|barriga|ventre|bracos?|pescoco|nuca|dedos?|pontas?|extremidades|quadril|estomago|bumbum)\b/,
  },
  {
    sinal: /^medo$/,
    palavra: /^medo$/,
    depois:
      /^d[aeo]s? (fazer |tomar |saber )?(a |o |as |os |um |uma )?(colonoscopia|endoscopia|ressonancia|tomografia|exames?|resultados?|biopsia|agulh\w+|injec\w+|cirurgia|anestesia|dentista|medic[oa]s?|quimio\w*|parto|tratamento|diagnostico)\b/,
  },
  { sinal: /^febre/, palavra: /^febre$/, depois: /^(reumatica|amarela|tifoide|maculosa|aftosa|do feno|oropouche)\b/ },
  // What a distant relative died of is a history, and no grief.
  {
    sinal: /^luto$/,
    palavra: /^(ti[oa]s?|avos?|prim[oa]s?|bisavos?|sogr[oa]|cunhad[oa])$/,
    depois:
      /^(cedo |jovem |nov[oa] |tambem |subitamente )?(d[eo]|com|por) (um |uma )?(infarto|enfarte|ataque|cancer|derrame|avc|aneurisma|cirrose|diabetes|leucemia|parkinson|alzheimer|coracao|figado|rins?|pulmao)\b/,
  },
  // How somebody looks.
  {
    sinal: /^(insonia|sono_ruim|cansaco|choro_facil|tristeza)/,
    palavra: /./,
    antes: /\b(cara|jeito|olhos?|aspecto|aparencia|rosto|feicao) (de|de quem) $/,
  },
  {
    sinal: /^dor_(pontada|fixa)$/,
    palavra: /^(pontad\w+|fisgad\w+|agulhad\w+|ferroad\w+|fincad\w+|choqu\w+)$/,
    depois:
      /^(que )?(anda|andam|muda|mudam|caminham?|correm?|passeiam?|circulam?|pulam?|trocam?|migram?) (de|pel[oa]|por|em) (lugar|local|corpo|tudo|todo)/,
  },
  // "Do lado esquerdo a dor é leve": the other side's.
  {
    sinal: /^dor_(leve|intensa)$/,
    palavra: /^(leve|levinha|frac\w+|forte|intensa)$/,
    antes: /^(e |ja |mas )?[nd][oa] (lado (esquerdo|direito)|outro lado|outr[oa]|esquerd[oa]|direit[oa])\b.* $/,
  },
  {
    sinal: /^dor_latejante$/,
    palavra: /^pancadas?$/,
    antes: /\b(nega|nego|sem|nem|levei|levou|teve|tive|sofreu|sofri|houve) (\w+ )?$/,
  },
  {
    sinal: /^cirurgia$/,
    palavra: /^oper\w+$/,
    so: 'negado',
    antes: /\b(precis\w+|vai|vou|quer|quero|necess\w+|indic\w+)( de)? $/,
  },
  // A bruise with its cause is none that comes easily.
  {
    sinal: /^equimoses$/,
    palavra: /^(manchas?|rox[oa]s?|roxinh[oa]s?|equimoses?|hematomas?)$/,
    perto:
      /\b(bateu|bati|bateram|esbarr\w+|tropec\w+|trombou|cai|caiu|tombo|pancada|batida|coleta|injec\w+|vacina|soro|ventosas?|massagem|mordida|futebol|bola|prensou|prensei)\b/,
    semPerto:
      /\b(qualquer|facil\w*|a toa|com facilidade|do nada|sem motivo|sem (bater|cair|pancada|batida|tombo)|encost\w+|sempre|vive|vivo|bateu (e )?(ja )?fic\w+|bate (e )?(ja )?fic\w+)\b/,
  },
  // "O que mais aperreia é a coceira": what troubles her is something else.
  {
    sinal: /^(ansiedade|preocupacao|irritabilidade)$/,
    palavra: /^(aperrei\w+|incomod\w+|preocupa)$/,
    antes: /\bque (mais )?(me )?$/,
  },
  // A chest that swells is one of the breasts where the cycle is spoken of.
  {
    sinal: /^mamas_inchadas$/,
    palavra: /^peitos?$/,
    semPerto: /\b(menstru\w+|tpm|regras?|ciclo|descer|semana antes|dias antes|ovul\w+|seios?|mamas?)\b/,
  },
  // The sweat of a hot flush is its own.
  { sinal: /^suor_cabeca$/, palavra: /./, perto: /\b(fogach\w+|calor(es|ao|oes|zao|ada)|ondas? de calor)\b/ },
  // A flush that rises from the chest is no heat of the chest.
  {
    sinal: /^calor_(peito|palmas|plantas)$/,
    palavra: /^peito$/,
    antes: /\bd[eo] $/,
    perto: /\b(fogach\w+|calor(ao|oes|zao|ada)|ondas?)\b/,
  },
  { sinal: /^calor_peito$/, palavra: /^coracao$/, perto: /\b(fogach\w+|calor(ao|oes|zao|ada)|ondas?)\b/ },
  // "Trabalha de pé": nothing hurts there.
  { sinal: /^dor_pe$/, palavra: /^pes?$/, antes: /\b(trabalh\w+|fic\w+|dia|horas|viv[eo]|pass[ao])( \w+){0,3} de $/ },
  // "A dor é fraca": the pain is weak.
  {
    sinal: /^(fraqueza|membros_fracos|fraqueza_um_lado|lado_do_corpo_fraco)$/,
    palavra: /^(frac[oa]s?|fraquinh[oa]s?)$/,
    antes: /\b(dor|dores|pontadas?|colicas?|fisgadas?)( (eh|e|esta|ta|fica|ficou|sao|bem|mais|muito|meio))* $/,
  },
  // "MTX óssea" is a metastasis, and no methotrexate.
  {
    sinal: /^imunossupressao$/,
    palavra: /^mtx$/,
    depois: /^(osse\w+|pulmon\w+|hepat\w+|cereb\w+|linf\w+|periton\w+|cutanea|em|n[oa]s?|a distancia)\b/,
  },
  // "Insulina meio alta" is what a test found, and no medicine.
  {
    sinal: /^antidiabetico$/,
    palavra: /^insulina$/,
    so: 'presente',
    depois:
      /^((esta|estava|deu|veio|em|de|meio|umpouco|um pouco|bem|muito|levemente|ligeiramente) )*(alta|altinha|baixa|normal|elevada|aumentada|alterada|jejum|basal|\d+ (u|mu|micro))\b/,
  },
  // "Força nos braços e pernas normal": a strength that is told as whole is no weakness, however many limbs it names.
  {
    sinal:
      /^(hemiplegia|fraqueza|membros_fracos|fraqueza_um_lado|lado_do_corpo_fraco|paralisia_um_lado|perda_forca_subita)$/,
    palavra: /./,
    so: 'presente',
    perto:
      /\b(forca|fm|motricidade)( (?!mas\b|nao\b|nem\b|sem\b|diminu\w+)\w+){0,8} (norma(l|is)|preservad[oa]s?|mantid[oa]s?|conservad[oa]s?|ok|bo[am]s?|5|v|simetric[oa]s?|integr[oa]s?|inteir[oa]|cheia|total|igua(l|is))\b|\b(normal|boa|mesma|preservada) (de )?forca\b|\bforca (eu |eu ainda |ainda )?tenho\b/,
    semPerto:
      /\b(fraquezas?|frac[oa]s?|fraquej\w+|paralis(ou|ad[oa]|ada)|bamb[oa]s?|false\w+|(sem|perd\w+|falta|pouca|menos|deficit)( (a|de|da|muita|nenhuma))? forca|forca( \w+){0,3} (diminu\w+|reduzid\w+|caiu|foi embora|acab\w+))\b/,
  },
  // "Quer dormir melhor" tells nothing of what eases.
  { sinal: /^melhora_dormir$/, palavra: /^dorm\w+$/, perto: /\bdorm\w+ melhor\b/ },
  // A purple spot on the margin is a spot.
  { sinal: /^lingua_bordas_roxas$/, palavra: /^(rox|arrox)\w*$/, antes: /\b(manchas?|pont(o|inho)s?|petequias?) $/ },
  // How far a pain does not go is none of its places.
  {
    sinal: /^(dor_(perna|joelho|panturrilha|pe|braco|cotovelo|mao)|ciatica)$/,
    palavra: /^(coxas?|pernas?|joelhos?|panturrilhas?|pes?|bracos?|cotovelos?|maos?)$/,
    so: 'presente',
    antes:
      /\b(nao|nunca|nem) (passa|ultrapassa|vai alem|vai abaixo)( (d[oae]s?|o|a|meio|metade|altura|abaixo|alem))* $/,
  },
  // A cramp of the belly that goes to the back is no pain of the back.
  {
    sinal: /^dor_(lombar|costas|perna|coxa|virilha|quadril|sacro)$/,
    palavra: /^(lombar|lombo|sacro|costas|coluna|cadeiras|quadril|pernas?|coxas?|virilhas?|rins|coccix)$/,
    so: 'presente',
    antes:
      /\b(desc(e|em|endo)|irradia\w*|vai|vao|corre|corr(e|em)|espalha\w*|reflete\w*|respond(e|em)|peg(a|ando)|puxa(ndo)?|sobe|repercute)( (tambem|ate|para|la|muito|umpouco|as vezes))*( (a|o|ao|as|os|na|no|nas|nos|pela|pelas|pelo|toda|todo))* $/,
    perto:
      /\b(colicas?|menstru\w+|regras?|fluxo|baixo ventre|ventre|pe da barriga|barriga|utero|ovari\w+|pelve|pelvic\w+|bexiga|calculo|pedra n\w+ rim|vesicula|endometri\w+)\b/,
  },
  // "Respira pela boca à noite e acorda cansado": in the morning.
  {
    sinal: /^despertares_noturnos$/,
    palavra: /^acord(a|o|ando)$/,
    so: 'presente',
    depois:
      /^(ja |mais |bem |muito |sempre |meio )?(cansad\w+|indispost\w+|moid\w+|exaust\w+|quebrad\w+|sem energia)\b(?!.*\b(vezes|madrugada|noite)\b)/,
  },
  // Cold feet make no cold back, whatever is told of the back behind them.
  {
    sinal: /^(lombar_joelhos_frios|lombar_fria|joelhos_frios)$/,
    palavra: /^(gelad|fri|geladinh)[oa]s?$/,
    so: 'presente',
    antes:
      /(?<!\b(lombar|costas|coluna|joelhos?) e (os |as )?)\b(pes?|maos?|dedos?|nariz|barriga|pontas?)( (vive|vivem|fica|ficam|esta|estao|ta|tao|sempre|muito|bem|sao|eh|e))* $/,
  },
  // "Rachaduras no centro e quase sem saburra": the centre is of the cracks.
  {
    sinal: /^saburra_(descascada|ausente)$/,
    palavra: /^(centro|meio|ponta|raiz)$/,
    antes: /\b(rachad\w+|fissur\w+|fend\w+|sulc\w+)( \w+){0,3} n?[oa] $/,
  },
  // An examination of a part is no pain there.
  {
    sinal: /^dor_(lombar|pescoco|costas)$/,
    palavra: /^(lombar|cervical|dorsal|coluna|l\d)$/,
    perto: /\b(ressonancia|rx|raio|tomografia|radiografia)\b/,
    semPerto: /\b(dor|dores|doi|doem|lombalgias?|cervicalgia|doendo|dolorid\w+)\b/,
  },
  // The sun heals a skin, and warmth does not.
  {
    sinal: /^melhora_calor$/,
    palavra: /^sol$/,
    perto: /\b(psoriase|pele|placas?|manchas?|acne|espinhas?|dermatite|coc\w+)\b/,
  },
  {
    sinal: /^falta_ar_repouso$/,
    palavra: /^fal(o|a|ar|ando)$/,
    depois: /^(muito|demais|alto|bastante|no telefone|o dia)/,
  },
  { sinal: /^labios_palidos$/, palavra: /^palid\w+$/, depois: /^o labio (meio |bem |umpouco )?(arrox|rox|azul)/ },
  // "Nictúria 1x" is one time.
  { sinal: /^noctiuria$/, palavra: /^(noctiuria|nicturia|noctiria)$/, so: 'presente', depois: /^(1|uma|de 1) vez/ },
];
