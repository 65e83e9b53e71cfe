import { deOutroDono, type OutroSentido } from './donos.ts';
import { fimDoTrecho } from './escopo.ts';
import { type Palavra, textoDe } from './palavras.ts';
import { algoQueSome, algoQueVaiSumir, comAlgoQueSome, verboQueSome } from './quem-some.ts';

/** What makes a face that hangs a palsy: a side, a mouth, a beginning, speech or strength. */
const deUmLadoOuDeAgora =
  'lados?|um so|direit\\w+|esquerd\\w+|metade|tort\\w+|entort\\w+|desvi\\w+|cantos?|boca|assimetr\\w+|repux\\w+|repente|subit\\w+|ontem|anteontem|hoje|enrol\\w+|embol\\w+|arrast\\w+|formig\\w+|dorment\\w+|dormenc\\w+|fraqueza|frac[oa]|forca|sorri\\w*|paralis\\w+|avc|derrame|agora|acord\\w+|amanhec\\w+|comec\\w+|ficou|fic[ao]u|apareceu|dias?|semanas?|depois';

const medida =
  'vezes|na (sessao|consulta|avaliacao)|no exame|por mim|pel[oa]|em (consulta|sessao)|hoje|ontem|agora|so|de relance|rapid\\w+';

/** In the order of the words: each is one sense of one word, and holds for every sign that the word makes. */
const outrosSentidos: readonly OutroSentido[] = [
  // A symptom that goes for good, and nobody who wants to.
  { sinal: /^ideacao_suicida$/, palavra: verboQueSome, so: 'presente', antes: algoQueSome },
  {
    sinal: /^ideacao_suicida$/,
    palavra: /^(sumir|desaparecer|acabar)$/,
    so: 'presente',
    antes: algoQueVaiSumir,
  },
  {
    sinal: /^ideacao_suicida$/,
    palavra: /^(sum|some|desaparec|acab)\w*$/,
    so: 'presente',
    depois: comAlgoQueSome,
  },
  // A face that hangs from tiredness hangs on both sides; the safety rules ask about the word.
  {
    sinal: /^(face_caida|paralisia_facial|desvio_boca)$/,
    palavra: /^caid[oa]s?$/,
    so: 'presente',
    perto: /\b(rosto|cara|face|semblante|feicao|expressao)\b/,
    semPerto: new RegExp(`\\b(${deUmLadoOuDeAgora})\\b`),
  },
  // The name of an illness before a result is the name of its test: "colono e celíaca normais".
  {
    sinal: /^(alergia_trigo|alergia_leite|hepatopatia|chagas|lupus)$/,
    palavra: /./,
    so: 'presente',
    depois:
      /^((esta|deu|deram|veio|vieram|foi|foram|tudo|todos?) )*(norma(l|is)|nls?|negativ[oa]s?|neg|ok|descartad[oa]s?|excluid[oa]s?|afastad[oa]s?|sem alterac\w+|nao reagente)\b/,
  },
  // Who eats without being hungry has no small appetite.
  {
    sinal: /^apetite_baixo$/,
    palavra: /^fome$/,
    so: 'presente',
    antes:
      /\b(com(o|e|er|endo|ia|i|eu)|belisc\w+|atac(o|a|ar|ando)|assalt\w+)( (ate|mesmo|muito|tudo|doces?|besteiras?))* (sem( ter| estar com)?|nao (ter|tem|tenho|estar|esta|estou com)) $/,
    semPerto:
      /\b(pouc\w+|obriga\w+|forca|forcad\w+|empurra\w*|quase nada|emagrec\w+|perd\w+ (o )?(peso|apetite|fome)|mal toc\w+|belisca e larga|enjoo|fastio)\b/,
  },
  // "Sem novo cisto": nothing is denied of the old ones.
  {
    sinal: /^(massas|nodulos|miomas|cistos?|cisto_\w+|endometriose)$/,
    palavra: /^(cistos?|nodulos?|miomas?|focos?|endometriomas?|massas?|lesao|lesoes)$/,
    antes: /\b(sem|nem|nega|nao (ha|tem|teve|viu|mostrou|apareceu|apareceram))( (um|uma))? nov[oa]s? $/,
  },
  // "É um sufoco", "que sufoco": a hard time, and no want of air.
  {
    sinal: /^falta_ar/,
    palavra: /^sufocos?$/,
    so: 'presente',
    antes: /\b(e|eh|era|foi|um|que|no|maior|muito|tanto|pass[aeo]\w*) $/,
    semPerto: /\b(ar|respir\w+|peito|folego|garganta|sufoc(ad|and)\w+|sensacao)\b/,
  },
  // A nose that itches is no skin.
  {
    sinal: /^coceira$/,
    palavra: /^(coc\w+|coca|cocam|prurid\w+)$/,
    so: 'presente',
    perto: /\b(espirr\w+|coriza|narinas?|rinite)\b/,
    semPerto:
      /\b(pele|corpo|bracos?|pernas?|cotovelos?|joelhos?|barriga|costas|maos?|pes?|cabeca|couro|virilhas?|placas?|bolinhas?|vermelh\w+|manchas?|verg(ao|oes)|dermat\w+|eczema|psoriase|urticaria|dobras?|empol\w+)\b/,
  },
  // A basin of water is no hip.
  {
    sinal: /./,
    palavra: /^bacias?$/,
    depois:
      /^(d[eao]|com|cheia|pequena|grande|funda|rasa) (\w+ )?(agua|gelo|roupa|plastico|aluminio|sal|louca|alum\w+|cha|ervas?)/,
  },
  { sinal: /./, palavra: /^bacias?$/, antes: /\b(na|numa|da|uma|a) $/, depois: /^(quente|morna|gelada|fria)\b/ },
  // "Fasciculação, vista duas vezes": seen, and no sight.
  {
    sinal: /^(visao|olho|dor_ocular|pontos_na_vista|fotofobia|perda_visao)/,
    palavra: /^vistas?$/,
    depois: new RegExp(`^(${medida})\\b|^(uma|duas|tres|quatro|\\d+) vezes\\b`),
  },
  // "A ventosa forte nas coxas", "a massagem forte nas pernas"
  {
    sinal: /^(membros_fracos|fraqueza|joelhos_fracos|lombar_joelhos_fracos)/,
    palavra: /^fortes?$/,
    so: 'negado',
    antes:
      /\b(ventosa|massagem|aperto|pegada|choque\w*|choquinhos?|agulhas?|remedio|chas?|dor(es)?|pontada|cheiro|pancada|batida|luz|sol|calor|frio|cafe|tempero) $/,
  },
  // "Um chá que limpa o xixi"
  {
    sinal: /^urina_/,
    palavra: /^limp[aeo]m?$/,
    so: 'negado',
    depois: /^(o|a|os|as|ess[ae]|meu|minha|est[ae]) /,
    antes: /\b(que|para|pra|cha|remedio) (\w+ )?$/,
  },
  { sinal: /^urina_/, palavra: /^limp[ae]m?$/, so: 'negado', antes: /\b(que|para|pra) $/ },
  // "Queda da pálpebra", "queda de pressão": nobody fell.
  {
    sinal: /^(queda|trauma)$/,
    palavra: /^quedas?$/,
    depois:
      /^d[aeo]s? (palpebra\w*|cabelos?|pelos?|pressao|energia|temperatura|libido|plaquetas?|saturacao|glicose|acucar|humor|rendimento|braco|ombro|utero|bexiga|luz|internet|barreira|agua|imunidade|resistencia|hemoglobina|ferro|ferritina|rosto|boca|labio)\b/,
  },
  { sinal: /^trauma$/, palavra: /^machuc\w+$/, perto: /\b(morrer|me matar|tirar a vida|acabar com tudo)\b/ },
  // "Pulso do punho bom": the pulse.
  { sinal: /^dor_punho$/, palavra: /^punhos?$/, antes: /\bpulsos? d?[oa]s? $/ },
  // A needle at one place is feared, and not all needles.
  {
    sinal: /^medo_agulha$/,
    palavra: /^(agulh\w+|picad\w+)$/,
    depois:
      /^(que )?(proxim\w+|perto|junto|ao redor|em volta|n[ao]s? (meu |minha |s )?(olhos?|rosto|garganta|nuca|pescoco|barriga|orelha|cabeca|pe|mao|palma|palpebra|peito))\b/,
  },
  // A bruise with its cause is none that comes easily.
  {
    sinal: /^equimoses$/,
    palavra: /^(rox[oa]s?|equimoses?|hematomas?)$/,
    perto:
      /\brox[oa]s?( \w+){0,5} (d[aeo]|por causa d[aeo]) (faixa|coleta|exame|injec\w+|vacina|soro|manguito|aparelho|pancada|batida|tombo|queda|ventosa|puncao|picada|agulha|acesso|elastico|mordida)\b/,
  },
  // Warm and pink hands are as they should be.
  {
    sinal: /^(calor_palmas|calor_plantas)/,
    palavra: /^quentes?$/,
    depois: /^e (bem )?(rosad\w+|corad\w+|perfundid\w+|norma\w+)\b/,
  },
  // "Faço massagem com a mão quente": the hand of who helps.
  {
    sinal: /^(calor_palmas|maos_frias|membros_frios|suor_maos)/,
    palavra: /^maos?$/,
    antes:
      /\b(massag\w+|esfreg\w+|esquent\w+|pass[ao]|ponh?[oe]|boto|bota|encost\w+|apert\w+|toque|carinho)( \w+){0,3} com (a|as|minha|minhas|sua|suas) $/,
  },
  // A grimace, a foreign language and a trained belly.
  {
    sinal: /^(desvio_boca|face_caida|paralisia_facial)/,
    palavra: /^(boca|tort\w+|car[ao])$/,
    perto: /\b(caretas?|gracinhas?|selfie|fazendo foto)\b/,
  },
  {
    sinal: /^fala_alterada/,
    palavra: /^(enrol\w+|lingua|fala)$/,
    perto: /\b(ingles|espanhol|frances|trava lingua|idioma)\b/,
  },
  {
    sinal: /^abdome_agudo/,
    palavra: /^(dur[ao]|barriga)$/,
    perto: /\b(abdominal|abdominais|academia|malh\w+|treino|tanquinho|musculacao)\b/,
  },
  // "Me diga se pode ser leucemia" asks.
  {
    sinal: /^(cancer|oncologia|lupus|parkinson|esclerose)/,
    palavra: /./,
    so: 'presente',
    antes: /\b(se|sera que) (\w+ ){0,3}(pode ser|e|eh|era|seria|vai ser|vira|virou) (um |uma |o |a )?$/,
  },
  // Who almost fell did not fall.
  {
    sinal: /^(queda|trauma)$/,
    palavra: /^(cai|caiu|tombei|tombou|escorreg\w+)$/,
    so: 'presente',
    antes: /\b(quase|por pouco( nao)?|nao) (\w+ )?$/,
  },
  // "Não dorme mal" denies that it is bad.
  {
    sinal: /^(insonia|sono_|apetite_baixo|visao_|ma_digestao)/,
    palavra: /^(nao|dorm\w+|durmo|com[eo]|enxerg\w+)$/,
    so: 'presente',
    perto: /\bnao (dorm\w+|durmo|com[eo]|enxerg\w+) (tao )?mal\b/,
    depois: /^(tao )?mal\b/,
  },
  // Blood of a stool is none of the menses.
  { sinal: /^sangue_vivo$/, palavra: /./, perto: /\b(fezes|coco|evacu\w+|ferro|papel|vaso)\b/ },
  {
    sinal: /^erupcoes$/,
    palavra: /^les(ao|oes)$/,
    so: 'negado',
    semPerto: /\b(pele|cutane\w+|rosto|bolhas?|manchas?)\b/,
  },
  // Fingers and nails go white; the face is another thing.
  {
    sinal: /^(face_palida|pele_palida)/,
    palavra: /^(branc[oa]s?|palid[oa]s?|esbranquicad[oa]s?|papel|cera)$/,
    so: 'presente',
    perto:
      /\b(dedos?|dedinhos?|dedao|maos?|pontas?|unhas?|pes?|orelhas?|lingua|saburra|catarro|corrimento|fezes|coco|cabelos?|manchas?|pele d[ao]s? (maos?|pes?|pernas?))\b/,
    semPerto:
      /\b(rosto|cara|face|eu (fico|fiquei|to)|fico|fiquei|fica (ela|ele)|ela|palidez|anemi\w+|labios?|toda|todo)\b/,
  },
  // "Um pco em corda": a little.
  {
    sinal: /^sop$/,
    palavra: /^pcos?$/,
    semPerto: /\b(ovari\w+|policist\w+|micropolicist\w+|sop|cistos?|menstru\w+|ciclos?|gineco\w*)\b/,
  },
  // Ants come to sugar; what crawls under the skin is felt.
  {
    sinal: /^(dormencia|formigamento)/,
    palavra: /^formig(as?|uinhas?)$/,
    perto:
      /\b(penico|vaso|xixi|urina|mijo|acucar|doce|mel|chao|casa|quintal|cozinha|pote|picad[ao]s?|picou|picaram|mordid[ao]s?|mordeu|morderam|alergi\w+)\b/,
    semPerto: /\b(como se|parece\w*|igual|feito|sensacao|sinto|sente|andando|caminhando|correndo)\b/,
  },
  // Aluminium of a deodorant burns and is no metal of a needle.
  {
    sinal: /^alergia_metal$/,
    palavra: /^aluminio$/,
    semPerto: /\b(brinco|bijut\w+|niquel|metal|fivela|relogio|panela|agulha|alergi\w+)\b/,
  },
  // "Prescrita para cessação do tabagismo"
  {
    sinal: /^tabaco$/,
    palavra: /^(tabagis\w+|fumante|fumo|cigarros?)$/,
    so: 'presente',
    antes: /\b(cessacao d[oe]|(parar|largar|abandono|controle|tratamento) (de|d[oa]|o|com o|contra o)) (\w+ )?$/,
  },
  // What somebody thinks of having done.
  {
    sinal: /^cirurgia$/,
    palavra: /./,
    so: 'presente',
    antes:
      /\b(pensando|penso|pensei|pensa|cogit\w+|quero|queria|quer|medo|receio|fugir|evitar|escapar|adiar|indicou|indicaram|sugeriu|falou|falaram|proposta|opcao|fila|espera)( \w+){0,5} $/,
  },
];

const todos = [...outrosSentidos, ...deOutroDono];

/** In words: where the sentence around a word is looked for. */
const alcance = 16;

/** Whether the words that make a sign have another sense where they stand. */
export function temOutroSentido(
  sinal: string,
  presente: boolean,
  literais: readonly number[],
  palavras: readonly Palavra[],
): boolean {
  const ultima = literais.at(-1) ?? 0;
  let textos: { depois: string; perto: string } | null = null;
  for (const sentido of todos) {
    if (!sentido.sinal.test(sinal) || (sentido.so && (sentido.so === 'presente') !== presente)) continue;
    const onde = literais.find((indice) => sentido.palavra.test(palavras[indice]?.forma ?? ''));
    if (onde === undefined) continue;
    textos ??= {
      depois: textoDe(palavras, [ultima + 1, fimDoTrecho(palavras, ultima, Math.min(palavras.length, ultima + 9))]),
      perto: emVolta(palavras, onde),
    };
    if (
      (sentido.antes === undefined || sentido.antes.test(`${antesNoTrecho(palavras, onde)} `)) &&
      (sentido.depois === undefined || sentido.depois.test(textos.depois)) &&
      (sentido.perto === undefined || sentido.perto.test(textos.perto)) &&
      !sentido.semPerto?.test(textos.perto)
    )
      return true;
  }
  return (
    podeComer(sinal, presente, literais, palavras) ||
    deOutroLugar(sinal, literais, palavras) ||
    isMedida(literais, palavras)
  );
}

function antesNoTrecho(palavras: readonly Palavra[], indice: number): string {
  let de = indice;
  while (de > 0 && indice - de < 8 && (palavras[de]?.pausa === 'nenhuma' || semSinal(palavras, de))) de -= 1;
  return textoDe(palavras, [de, indice]);
}

/** Speech gets pauses where none was written. */
function semSinal(palavras: readonly Palavra[], indice: number): boolean {
  return (
    palavras[indice]?.pausa === 'virgula' && (palavras[indice]?.inicio ?? 0) - (palavras[indice - 1]?.fim ?? 0) <= 1
  );
}

function emVolta(palavras: readonly Palavra[], indice: number): string {
  let de = indice;
  while (de > 0 && indice - de < alcance && palavras[de]?.pausa !== 'frase') de -= 1;
  let ate = indice + 1;
  while (ate < palavras.length && ate - indice < alcance && palavras[ate]?.pausa !== 'frase') ate += 1;
  return textoDe(palavras, [de, ate]);
}

/** "Temp. 37,6", "PA 132x76": the name of what was measured, and no part of the body. */
function isMedida(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  return (
    literais.every((indice) => /^(temp|pa|pas|pad|fc|fr|sat|tax)$/.test(palavras[indice]?.forma ?? '')) &&
    /^\d/.test(palavras[(literais.at(-1) ?? 0) + 1]?.forma ?? '')
  );
}

const come =
  /^(eu |ela |ele |hoje |agora )?(ja )?(posso|pode|consigo|consegue|como|come|comi|comeu|tolero|tolera|tomo|toma|bebo|bebe|uso|usa)( \w+){0,3} (a vontade|norma\w+|sem (problemas?|nada|medo|reacao|sentir nada)|de tudo|tranquil\w+|numa boa|em boa|bem|tod[oa]s? dias?|direto|sempre|e nao (da|deu|faz|fez) nada)\b/;

const comendo =
  /\b(como|come|comi|comia|posso comer|pode comer|tolero|tolera|tomo|toma|bebo|bebe)( (o|a|os|as|meu|minha))?$/;
const aVontade = /^(a vontade|norma\w+|sem (problemas?|nada|medo|reacao)|tranquil\w+|numa boa|tod[oa]s? dias?)\b/;

/** "Camarão como à vontade": what is eaten without harm is no allergy. */
function podeComer(
  sinal: string,
  presente: boolean,
  literais: readonly number[],
  palavras: readonly Palavra[],
): boolean {
  if (!presente || !sinal.startsWith('alergia_')) return false;
  const ultima = literais.at(-1) ?? 0;
  const depois = textoDe(palavras, [ultima + 1, fimDoTrecho(palavras, ultima, Math.min(palavras.length, ultima + 9))]);
  if (come.test(depois)) return true;
  // "Mas como peixe à vontade"
  return comendo.test(antesNoTrecho(palavras, ultima)) && aVontade.test(depois);
}

const sobre = /\b(em cima|encima|sobre|perto|junto|debaixo|embaixo|ao lado|em volta|longe) d?[aeo]?s?\b/;

/** "O charutinho quente em cima dos dedos": what has a place of its own is not said of the place. */
function deOutroLugar(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (!/^(articulacao_|calor_palmas|calor_plantas|maos_frias|pes_frios|membros_|edema_)/.test(sinal)) return false;
  const [primeira = 0] = literais;
  return sobre.test(textoDe(palavras, [primeira + 1, literais.at(-1) ?? primeira]));
}
