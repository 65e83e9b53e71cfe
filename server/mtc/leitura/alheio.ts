import { fimDoTrecho } from './escopo.ts';
import { figurado } from './figuras.ts';
import { deOutroNome } from './outro-nome.ts';
import { deOutroSujeito } from './outro-sujeito.ts';
import { comMemoria, type Palavra, textoDe } from './palavras.ts';
import { parentes } from './quem.ts';
import { temOutroSentido } from './sentidos.ts';
import { dorDeLugar, semelhanca } from './unir.ts';
import { zosterSecou } from './zoster.ts';

/** What an allergy did once; in the field of the allergies it is no complaint. */
const deReacao =
  /^(edema|equimoses|inchaco|falta_ar|coceira|urticaria|erupcoes|olhos_|espirros|coriza|nausea|vomito|diarreia|tosse|dor|tontura|face_|pele_|palpitacao|formigamento|dormencia|descamacao|labios_|chiado|desmaio|olhos_|queda|garganta|disfagia)/;
/** Signs that name a medicine, a plant or a product: their name is what says them. */
const deNome =
  /^(erva_|alergia|anti|corticoide|contraceptivo|ansiolitico|broncodilatador|oncologia|imunossupressao|analgesico|gosta_|cafe_|alcool|pouca_agua)/;

const lado = /^(direit[oa]s?|esquerd[oa]s?|d|esq|dir|outr[oa])$/;
/** Signs of a part of the body that there is twice. */
const deParte =
  /^(dor_(joelho|ombro|quadril|perna|braco|pe|mao|punho|cotovelo|tornozelo|calcanhar|panturrilha|virilha|ouvido|ocular|articular|dedo|testiculo)|zumbido|perda_auditiva|edema_pernas|edema_pes|formigamento|dormencia|articulacao_\w+|rigidez)$/;

/** "Uma vez na madrugada" is no many times. */
const umaVez = /\b(1|uma|so uma) vez(es)?( (na|de|a|por|pela|durante))*( a)?$/;

/** The signs with a rule of their own below. */
const comRegra = new Set(
  'sangramento_referido dor vomito dor_ombro saburra_na_raiz tabaco dormencia evacuacao_fraca piora_menstruacao lingua_vermelha lingua_palida lingua_arroxeada lingua_rosada lingua_vermelho_escura alcool_frequente apetite_aumentado apetite_baixo apetite_normal boca_sem_gosto cansaco cefaleia_lateral chiado ciatica coagulos coceira crianca desanimo despertares_noturnos diarreia dieta_excessiva dor_articular dor_colica dor_dedo dor_latejante dor_melhora_pressao dor_ocular dor_pe dor_perna dor_piora_pressao dor_quadril dor_toracica dor_virilha fezes_muco fezes_pus fraqueza gestante idade_avancada ideacao_suicida infertilidade inicio_subito insonia irritabilidade medo piora_manha queda ronco saburra_ausente sem_suor sono_ruim urina_frequente dor_cabeca espirros tosse insonia_inicial visao_turva pos_parto disfagia dor_surda constipacao melhora_bebida_quente inquietude fezes_normais noctiuria equimoses dor_ardente epilepsia pulso_rapido ansiedade inicio_recente calor_palmas olhos_amarelos automutilacao urina_escassa pele_avermelhada rigidez sangue_urina erupcoes constitucional face_caida boca_roxa labios_roxos fala_alterada desmaio'.split(
    ' ',
  ),
);
/** A word without which no product, point or place is named. */
const deOutraCoisa = new Set(
  'ponto pontos acuponto area zona cha chas xarope oleo po capsula capsulas pomada tintura floral suco extrato mora moro natural nasceu bairro rua cidade avenida'.split(
    ' ',
  ),
);

function algumAntes(palavras: readonly Palavra[], literais: readonly number[]): boolean {
  const primeira = literais[0] ?? 0;
  for (let indice = Math.max(0, primeira - 4); indice <= (literais.at(-1) ?? primeira); indice += 1)
    if (deOutraCoisa.has(formaEm(palavras, indice))) return true;
  return false;
}

function dePassarMal(palavras: readonly Palavra[], indice: number): boolean {
  return (
    /^pass[aeo]/.test(formaEm(palavras, indice)) &&
    /^(mal|(a|o|as|os) (dia|noite|tarde|manha|vida|tempo|semana)s?|horas|d[aeo]s? (\d+|ponto|hora|conta|limite|meio|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]))\b/.test(
      depoisDe(palavras, indice, 2),
    )
  );
}

function formaEm(palavras: readonly Palavra[], indice: number): string {
  return palavras[indice]?.forma ?? '';
}

/** The words from the beginning of the part up to this one, and those behind, at most so many. */
function perto(palavras: readonly Palavra[], indice: number, quantas: number): string {
  const antes: string[] = [];
  for (
    let passo = indice;
    passo >= 0 && indice - passo < quantas && palavras[passo + 1]?.pausa === 'nenhuma';
    passo -= 1
  )
    antes.unshift(formaEm(palavras, passo));
  return antes.join(' ');
}

function depoisDe(palavras: readonly Palavra[], indice: number, quantas: number): string {
  const seguintes: string[] = [];
  for (let passo = indice + 1; passo <= indice + quantas && palavras[passo]?.pausa === 'nenhuma'; passo += 1)
    seguintes.push(formaEm(palavras, passo));
  return seguintes.join(' ');
}

/**
 * Whether words that make a sign by themselves belong to something else here: the name of a point, a tea or a place, a fear of
 * something definite, what allergy did once, the way to lie.
 */
export function alheio(
  sinal: string,
  presente: boolean,
  literais: readonly number[],
  palavras: readonly Palavra[],
  campo: string | null,
): boolean {
  if (
    campo === 'alergias' &&
    presente &&
    (deReacao.test(sinal) || (isRemedio(sinal) && !/\b(tom|us)[ao]\b/.test(antesNaFrase(palavras, literais[0] ?? 0))))
  )
    return true;
  // Asked for the tongue, "não achei roxa" denies no bruise.
  if (sinal === 'equimoses' && campo === 'linguaObservacao') return true;
  if (deOutroNome(sinal, literais, palavras) || temOutroSentido(sinal, presente, literais, palavras)) return true;
  if (figurado(sinal, presente, literais, palavras, campo)) return true;
  if (deOutroSujeito(sinal, presente, literais, palavras, campo)) return true;
  const primeira = literais[0] ?? 0;
  const ultima = literais.at(-1) ?? primeira;
  if (algumAntes(palavras, literais)) {
    if (!deNome.test(sinal) && literais.some((indice) => deProduto.test(perto(palavras, indice - 1, 4)))) return true;
    if (literais.some((indice) => dePonto.test(perto(palavras, indice - 1, 3)))) return true;
    if (literais.some((indice) => deLugar.test(perto(palavras, indice - 1, 4)))) return true;
  }
  if (
    presente &&
    (doParente(sinal, ultima, palavras) ||
      (formaEm(palavras, ultima + 1) === 'de' &&
        !doHumor.test(sinal) &&
        deSentimento.test(depoisDe(palavras, ultima, 4))))
  )
    return true;
  if (!presente && negadoDeUmLado(sinal, literais, palavras)) return true;
  // Blisters that dried up left no wound.
  if (presente && sinal === 'pele_lesada' && zosterSecou(literais, palavras)) return true;
  // "Se come feijoada passa mal" and "passa o dia sentada" are no relief.
  if (/^(dor_)?melhora_/.test(sinal) && literais.some((indice) => dePassarMal(palavras, indice))) return true;
  if (dorDeLugar.test(sinal) && (isSemelhanca(literais, palavras) || soSeMove(sinal, literais, palavras))) return true;
  if (maisLargo(sinal, presente, literais, palavras, campo)) return true;
  if (!comRegra.has(sinal)) return false;
  const antes = perto(palavras, primeira - 1, 4);
  const depois = depoisDe(palavras, ultima, 4);
  const ditas = literais.map((indice) => formaEm(palavras, indice));
  switch (sinal) {
    case 'epilepsia':
      // A fever's fit is no epilepsy.
      return ditas.some((forma) => /^febr/.test(forma)) || /^febr/.test(depois);
    case 'pulso_rapido':
      // "Deixou pegar rapidinho"
      return /\b(pegar|palpar|sentir|ver|tomar)( \w+)?$/.test(antes);
    case 'ansiedade':
      // Who is "avexada" for the toilet is in a hurry.
      return (
        ditas.some((forma) => /^(avex|vex)ad/.test(forma)) &&
        /^(para|pra|p)\b.*\bbanh/.test(depoisDe(palavras, ultima, 6))
      );
    case 'inicio_recente':
      // "Pouca de dia"
      return /^pouc[ao]$/.test(ditas[0] ?? '') && /^dia$/.test(ditas.at(-1) ?? '');
    case 'medo':
      return /^de (ter que |tomar |fazer |ir )?(a |o )?(agulhas?|injec\w+|viciar|depender|remedio|medicac\w+|efeito\w*|engordar|operar|cirurgia|hospital|dentista|anestesia|agulhada)\b/.test(
        depois,
      );
    case 'insonia_inicial':
      // "Acordo e fico olhando o teto"
      return presente && /\b(acord|despert)\w+( \w+)?( e)?$/.test(antes);
    case 'visao_turva':
      // The sight that darkens on rising is no blurred sight.
      return (
        presente &&
        ditas.some((forma) => /^escurec/.test(forma)) &&
        /\b(levant|fica em pe|empe)/.test(depoisDe(palavras, ultima, 7))
      );
    case 'pos_parto':
      // "Depressão pós-parto" names an illness, of whenever.
      if (ditas.some((forma) => /^depress/.test(forma))) return true;
      if (/^pos parto$/.test(ditas.join(' ')) && !/^$|\b(no|em|de|do|ha|dias|semanas|meses|mes)$/.test(antes))
        return true;
      // "A cólica acabou depois que tive filho"
      if (/\b(acab|sumi|pass|melhor|par|ced|sar)\w+$/.test(antes)) return true;
      return /\b(mes|semana|dia|ano)(es|s)?$/.test(palavrasEntre(palavras, primeira, ultima - 1));
    case 'disfagia':
      return (
        !presente &&
        ditas.some((forma) => /^engasg/.test(forma)) &&
        emVolta(palavras, primeira, /^(ronc|apneia|parada|dorm|sono|volante)/)
      );
    case 'dor_surda':
      return ditas.includes('fundo') && /\b(ar|respir\w+)$/.test(perto(palavras, ultima - 1, 3));
    case 'constipacao':
    case 'fezes_normais':
      // "Calorões, 8 a 10 por dia"
      return (
        campo !== 'evacuacao' && ditas.every((forma) => deVezes.test(forma)) && !naFrase(palavras, primeira, deEvacuar)
      );
    case 'noctiuria':
      // "Levanta 1x para urinar" is not several times.
      if (presente && umaVez.test(perto(palavras, primeira - 1, 4)) && !ditas.some((forma) => /^vez/.test(forma)))
        return true;
      if (
        presente &&
        literais.some(
          (indice) => /^vez(es)?$/.test(formaEm(palavras, indice)) && /^(1|uma)$/.test(formaEm(palavras, indice - 1)),
        )
      )
        return true;
      return campo !== 'urina' && ditas.every((forma) => deVezes.test(forma)) && !naFrase(palavras, primeira, deUrinar);
    case 'inicio_subito':
      return /\b(acord\w+|despert\w+|levant\w+)$/.test(antes.replace(/ (de|num|com)$/, ''));
    case 'piora_manha':
      return acordaSo(literais, palavras);
    case 'coceira':
      return (
        /\b(nariz|olhos?|vista|ouvidos?|garganta|vagina|anus)\b/.test(antes) ||
        (!presente && /^(as|os|a|o) /.test(depois))
      );
    case 'diarreia':
      // "A barriga ronca e solta muito gás"
      return (
        ditas.some((forma) => /^solt/.test(forma)) &&
        /^(\w+ )?(gas|gases|pum|puns|vento|ventos|arrotos?)\b/.test(depois)
      );
    case 'apetite_baixo':
      // Who attacks the sweets without hunger eats.
      if (ditas.includes('fome') && naFrase(palavras, primeira, deDevorar)) return true;
      return (
        ditas.includes('quase') &&
        /\b(doces?|carnes?|frutas?|verduras?|pao|arroz|feijao|leite|sal|acucar|frituras?|saladas?|legumes?|gordura)$/.test(
          antes,
        )
      );
    case 'alcool_frequente':
      // "Água demais ele não bebe"
      return !presente && /\b(agua|leite|cafe|cha|suco|refrigerante|liquidos?)\b/.test(`${antes} ${depois}`);
    case 'cefaleia_lateral':
    case 'dor_ocular':
      return literais.some((indice) => sobOlho(palavras, indice));
    case 'idade_avancada':
    case 'crianca':
      // "Fumei 30 anos" and "dor há 30 anos" tell no age.
      return !presente && /^\d+$/.test(ditas[0] ?? '') && deDuracao.test(antes);
    case 'gestante':
      // "Parece que estou grávida" of a full belly; who denies "diabetes da gravidez" denies no pregnancy.
      return presente
        ? /\b(parec\w+|como se)( \w+){0,3}$/.test(antes) || nuncaGravida.test(antes)
        : deGravidez.test(antes);
    case 'sangramento_referido':
      // "Coça até sangrar" tells how much it itches.
      return /\bcoc\w+( \w+)? ate$/.test(antes);
    case 'ideacao_suicida':
      return figuraDeMorte(ditas, antes, depois);
    case 'insonia':
    case 'sono_ruim':
      return /^(de|durante o) dia\b/.test(depois) || (presente && deitadoSobre.test(depois));
    case 'fraqueza':
      return /^(para|de) (expulsar|evacuar|urinar|fazer coco|tossir)\b/.test(depois);
    case 'sem_suor':
      // "Sem sudorese" denies sweating; only beside fever or chills its absence is a sign.
      if (ditas.includes('sudorese') && !emVolta(palavras, primeira, /^(febr\w*|calafrios?|resfriad\w*|grip\w*)$/))
        return true;
      return /^(sem motivo|a toa|de dia|a noite|de noite|em repouso|noturno|frio|excessivo|espontaneo|fetido|nas|nos|na|no)\b/.test(
        depois,
      );
    case 'dor_melhora_pressao':
      if (aumentaADor(ditas, antes)) return true;
      return (
        ditas.length <= 2 &&
        ditas.includes('pressao') &&
        /^(del[ae]|alta|baixa|normal|arterial|ok|boa|controlada|\d)/.test(depois)
      );
    case 'dor_piora_pressao':
      if (aumentaADor(ditas, antes)) return true;
      // "Dor que aperta" presses; it hurts more "quando aperta".
      return (
        ditas.some((forma) => /^apert/.test(forma)) && !deApertar.test(palavrasEntre(palavras, primeira, ultima + 1))
      );
    case 'apetite_normal':
      // "Camarão e ovo come normal"
      if (
        /\b(ovos?|camarao|leite|gluten|amendoim|soja|trigo|peixe|frutos do mar|lactose|castanhas?|nozes)$/.test(antes)
      )
        return true;
      return /^(ate )?demais/.test(depois) || /\b(eng[ou]l\w+|mastig\w+)$/.test(antes);
    case 'apetite_aumentado':
      return comeuAlgumaVez(ditas, depois, /^(no|na|nessa|esta|essa|ontem|hoje|anteontem)\b/);
    case 'dieta_excessiva':
      return comeuAlgumaVez(ditas, depois, /^(no|na|ontem|hoje|anteontem)\b/);
    case 'dor_colica':
      // "Dói para torcer pano"
      return ditas.some((forma) => /^torc(eu|i|er|ido|ida)$/.test(forma));
    case 'urina_escassa':
      return ditas.includes('poucos') && /\baos$/.test(antes);
    case 'face_caida':
      return naFrase(palavras, primeira, /^(flacid\w*|idade|rugas?|botox)$/);
    case 'boca_roxa':
    case 'labios_roxos':
      return naFrase(palavras, primeira, /^(acai|uvas?|jabuticabas?|amoras?|vinho|batom)$/);
    case 'fala_alterada':
      return presente && naFrase(palavras, primeira, /^(cervejas?|pinga|cachaca|vinho)$/);
    case 'desmaio':
      return /^(n[oa] (sofa|cama)|de (sono|cansaco))\b/.test(depois);
    case 'pele_avermelhada':
      return /\b(pimentao|tomate|camarao)\b/.test(`${ditas.join(' ')} ${depois}`);
    case 'rigidez':
      // "A dor dura dois dias"
      return (
        ditas.at(-1) === 'dura' &&
        /^(\d|uns|umas?|dois|duas|varios|varias|poucos|poucas|horas|dias|o dia|a noite)/.test(depois)
      );
    case 'sangue_urina':
      return naFrase(palavras, primeira, /^beterrabas?$/);
    case 'erupcoes':
    case 'constitucional':
      return campo === 'linguaObservacao';
    case 'calor_palmas':
      // "Mãos inchadas e quentes" are the joints.
      return /\binchad/.test(palavrasEntre(palavras, primeira, ultima));
    case 'olhos_amarelos':
      return /\b(secrecao|r[ae]mela\w*|pus|catarro)$/.test(antes);
    case 'automutilacao':
      // "Me corto fácil", "me cortei com a faca do pão"
      return (
        ditas.some((forma) => /^cort/.test(forma)) &&
        /^(facil|facilmente|a toa|sem querer|fazendo|cozinhando|descascando|com (a faca )?d[aeo]|com papel|por dentro|de leve)\b/.test(
          depois,
        )
      );
    case 'dor_latejante':
      return /^(o |um )?(vento|sol|frio)\b/.test(depois);
    case 'boca_sem_gosto':
      return /^d[eo] (viver|vida|nada na vida)/.test(depois);
    case 'dor_pe':
    case 'dor_dedo':
      return /^da barriga\b/.test(depois);
    case 'irritabilidade':
      return /\b(pele|garganta|olhos?|vista|nariz|intestino|estomago|mucosa|gengivas?|bexiga|couro|cabeludo|colon|virilha|mamilos?)( (esta|ta|fica|ficou|bem|muito|meio|toda|todo|sempre))*$/.test(
        antes,
      );
    case 'dor_toracica':
      // "Peito inchado e dolorido" are the breasts; a swollen leg before the pain in the chest is not.
      if (/\bpeitos?( \w+)? inchad[oa]s?\b/.test(palavrasEntre(palavras, primeira, ultima))) return true;
      if (/^do pe\b/.test(depois)) return true;
      // "TPM: peito dolorido" are the breasts, too.
      return ditas.some((forma) => /^dolori|^peitos$/.test(forma)) && naFrase(palavras, primeira, deCiclo);
    case 'vomito':
      // "Come tudo fora de hora"
      return ditas.includes('fora') && /^(de|da|do) /.test(depois);
    case 'dor_ombro':
      // "Dói ao pentear o cabelo" is the scalp's where the head aches.
      return (
        ditas.some((forma) => /^(pente|escov)/.test(forma)) &&
        naFrase(palavras, primeira, /^(cabeca|cefaleia|enxaqueca|couro|tempora|temporal|nuca)$/)
      );
    case 'desanimo':
      // "Com vontade de evacuar" is no zest.
      return (
        /^na cama\b/.test(depois) ||
        (!presente &&
          ditas.includes('vontade') &&
          (/^de (\w+[aei]r|novo|mais)\b/.test(depois) || /\b(com[aeo]|comi|comeu|comer)( com)?$/.test(antes)))
      );
    case 'tabaco':
      return presente && deErva.test(depois);
    case 'dormencia':
      return /\b(tenis|palmilhas?|sapatos?|solas?|solado|calcados?|sandalias?)\b/.test(antes);
    case 'evacuacao_fraca':
      // "Cansada depois do almoço e o intestino é preso"
      return /\b(depois|apos|com) (d[oae]s? |o |a )?(almoc|janta|com(er|ida)|refeic|trabalh|servico|caminh|banho|escada|academia|aula|dia)/.test(
        palavrasEntre(palavras, primeira, ultima),
      );
    case 'piora_menstruacao':
      return (
        ditas.includes('desco') ||
        (ditas.some((forma) => /^desc/.test(forma)) &&
          /^(\w+ )?(escadas?|ladeiras?|rampas?|morros?|degraus?|onibus|carro|cama)\b/.test(depois))
      );
    case 'lingua_vermelha':
    case 'lingua_palida':
    case 'lingua_arroxeada':
    case 'lingua_rosada':
    case 'lingua_vermelho_escura':
      // "Mais corada do que eu esperava" is a comparison, and no colour.
      if (/^(cor|ros)ad/.test(ditas[0] ?? '') && /\bmais$/.test(antes) && /^(do )?que\b/.test(depois)) return true;
      return soDeUmaParte(palavras, literais);
    case 'despertares_noturnos':
      // "Acordei três vezes este mês sem conseguir virar a cabeça"
      if (/^(n?(esse|este|o) mes|n?(essa|esta|a) semana|por mes|ao mes|no ano)\b/.test(depois)) return true;
      // "Espirra dez vezes ao acordar"
      if (
        presente &&
        ditas.length > 1 &&
        /\b(ao|quando|apos|logo)$/.test(perto(palavras, ultima - 1, 2)) &&
        /^(acord|levant)/.test(ditas.at(-1) ?? '')
      )
        return true;
      return (
        (ditas.some((forma) => /^\d+$/.test(forma)) && /^d[ae] (manha|madrugada|tarde)/.test(depois)) ||
        // "De manhã acorda normal umas 3 vezes na semana"
        (/\bde manha$/.test(antes) && /^(na|por) semana\b/.test(depois))
      );
    case 'urina_frequente':
      return ditas.some((forma) => (presente ? poucas : muitas).test(forma));
    case 'dor':
      return /^de (cabeca|barriga)\b/.test(depois) && (deIncomodo.test(antes) || deIncomodo.test(depois.slice(10)));
    case 'dor_cabeca':
      return deIncomodo.test(antes) || deIncomodo.test(depois);
    case 'espirros':
    case 'tosse':
      // "Lombalgia: tosse e espirro pioram"
      if (/^((e|ou) )?(tosse|tossir|espirr\w+) pioram?( as? dor(es)?)?$/.test(depoisDe(palavras, ultima, 6)))
        return true;
      if (/\b(tosse|tossir)( (e|ou))?$/.test(antes) && /^pioram?( as? dor(es)?)?$/.test(depois)) return true;
      if (/\bpioram?( (ao|com|quando|se|para|tossir|e|ou))*$/.test(antes) && ditas.some((forma) => /r$/.test(forma)))
        return true;
      return naLista(palavras, primeira);
    case 'cansaco':
      if (deSaturacao.test(depois)) return true;
      // "A coluna tá um bagaço"
      return /\b(coluna|costas|lombar|joelhos?|pernas?|ombros?|pescoco|pes?|bracos?|olhos?|vista)( (esta|ta|eh|e|um|uma|d[oe]|muito))*$/.test(
        antes,
      );
    case 'saburra_ausente':
      if (/\b(quase|pedacos?|partes?|areas?|lugares)$/.test(antes) && !ditas.includes('quase')) return true;
      if (/^(na|no|nas|nos) (frente|ponta|meio|centro|laterais|lado)\b/.test(depois)) return true;
      return (
        ditas.length === 1 &&
        /^(ausentes|nenhuma?)$/.test(ditas[0] ?? '') &&
        antes !== '' &&
        !/\b(saburra|capa|esta|estao)$/.test(antes)
      );
    case 'equimoses':
      return /\b(tatuagem|blusa|roupa|meia)\b/.test(antes) || ditas.includes('tatuagem');
    case 'dor_ardente':
      // "O que chama de pavio"
      return ditas.includes('chama') && /^de\b/.test(depois);
    case 'inquietude':
      // "Hemorroida que não dá sossego"
      return ditas.includes('sossego') && /\bque$/.test(antes);
    case 'melhora_bebida_quente':
      // "Bolsa de água quente alivia"
      return /\b(bolsas?|compressas?|banhos?|pes?|maos?|escalda|bacia|garrafas?)\b/.test(antes);
    case 'coagulos':
      if (ditas.includes('pelotas') && !emVolta(palavras, primeira, deMenstruacao)) return true;
      return emVolta(palavras, primeira, /^(urina|xixi|fezes|coco|nariz|trombose|trombo|escarro|catarro)$/);
    case 'chiado':
      return /\b(ouvidos?|zumbidos?|zoada)\b/.test(`${antes} ${depois}`);
    case 'ronco':
      if (/\b(geladeira|motor|carro|moto|caminhao|cachorr\w+|gat[oa]|trovao|ventilador)$/.test(antes)) return true;
      return /\b(barriga|bucho|estomago|intestino|tripas?)\b/.test(`${antes} ${depois}`);
    case 'queda':
      return /\b(pressao|cabelos?|dentes?|unhas?|glicose|pelos?)\b/.test(`${antes} ${depois}`);
    case 'saburra_na_raiz':
      // "Rachadura central até a raiz"
      return /\b(rachaduras?|fissuras?|fendas?|sulcos?|pontos?|manchas?|marcas?)\b/.test(antes);
    case 'fezes_pus':
    case 'fezes_muco':
      return !presente && ditas.length === 1 && campo !== 'evacuacao' && !emVolta(palavras, primeira, deFezes);
    case 'ciatica':
    case 'dor_perna':
    case 'dor_virilha':
    case 'dor_quadril':
      // The pain of the period goes down, and no nerve does.
      return /\b(colicas?|menstru\w+|regras?)\b/.test(`${antes} ${ditas.join(' ')}`);
    case 'dor_articular':
      return !presente && !ditas.some((forma) => /^(articul|junta)/.test(forma));
    case 'infertilidade':
      return (
        /\bengravidar (ha|faz) \S+ (mes|meses|semanas)\b/.test(`${ditas.join(' ')} ${depois}`) &&
        !/\b1[2-9]|[2-9]\d\b/.test(depois)
      );
    default:
      return false;
  }
}

const deErva =
  /^(so |apenas |somente )?(um |uma |o |a )?(baseado|maconha|beck|cannabis|erva|haxixe|narguile|arguile)\b/;

const daLingua = /^(linguas?|corpo|toda|inteira|geral)$/;
const parteDaLingua =
  /^(lados?|latera(l|is)|bordas?|beiras?|beiradas?|cantos?|ponta|pontinha|meio|centro|fundo|raiz|base|veias?)$/;

/** "Lados arroxeados, resto normal": the colour of a part is not the tongue's. */
function soDeUmaParte(palavras: readonly Palavra[], literais: readonly number[]): boolean {
  const [primeira = 0] = literais;
  if (literais.some((indice) => daLingua.test(formaEm(palavras, indice)))) return false;
  let parte = false;
  for (let indice = primeira - 1; indice >= 0 && palavras[indice + 1]?.pausa === 'nenhuma'; indice -= 1) {
    if (daLingua.test(formaEm(palavras, indice))) return false;
    const forma = formaEm(palavras, indice);
    // "Meio pálida" is rather pale.
    if (parteDaLingua.test(forma) && !(forma === 'meio' && !/^(o|no|do)$/.test(formaEm(palavras, indice - 1))))
      parte = true;
  }
  return parte;
}

/** "Corpo dolorido, acorda moída" tells how she wakes, and not when it hurts most. */
function acordaSo(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const acorda = literais.find((indice) => /^acord(a|o|ou|ei)$/.test(formaEm(palavras, indice)));
  if (acorda === undefined) return false;
  if (/^(quando|que|se)$/.test(formaEm(palavras, acorda - 1)) || formaEm(palavras, acorda + 1) === 'com') return false;
  return !literais.some((indice) => /^pior/.test(formaEm(palavras, indice)));
}

/** "Embaixo do olho direito" is the cheek: neither the eye hurts nor one side of the head. */
function sobOlho(palavras: readonly Palavra[], indice: number): boolean {
  const olho = /^(direit|esquerd)/.test(formaEm(palavras, indice)) ? indice - 1 : indice;
  return (
    /^olhos?$/.test(formaEm(palavras, olho)) &&
    /\b(embaixo|debaixo|abaixo) (de|do|dos)$/.test(perto(palavras, olho - 1, 2))
  );
}

/** Six times a day is no complaint. */
const poucas = /^([1-7]|uma|duas|tres|quatro|cinco|seis|sete)$/;
const muitas = /^([89]|[1-9]\d+|oito|nove|dez|doze|quinze)$/;
/** "Esse emprego é uma dor de cabeça" */
const deIncomodo =
  /\b(emprego|trabalho|servico|filh[oa]s?|marido|esposa|obra|reforma|processo|divorcio|inventario|condominio|chefe|banco|divida|boletos?|mudanca|sogra|escola|carro|vizinh[oa]|ex)( \w+)? (eh|e|sao|foi|virou|so|da|dao|deu|me da|so me da|vive dando)( so| uma| muita| grande| me| da)*$|^(esse|essa|este|esta|com esse|com essa|com o|com a) (emprego|filh[oa]|marido|obra|reforma|processo|chefe|banco|carro|vizinh[oa]|ex)\b/;
/** "Cansada de esperar", "cansada dessa situação" is no tiredness of the body. */
const deSaturacao =
  /^(de (tant[oa]s? (processo|briga|reuniao|conta|mentira|promessa|cobranca|problema)|esperar|ouvir|aguentar|brigar|tentar|explicar|lutar|viver|repetir|engolir|sofrer|reclamar|discutir|insistir|sempre)\b|dess[ea]s? |dest[ea]s? |d[ao] (situacao|marido|casamento|relacao|chefe|mesmice|espera|briga\w*|ex|sogra|mesm[oa])\b)/;

/** "Escapa quando ri, espirra ou pega peso": the list goes on naming triggers. */
function naLista(palavras: readonly Palavra[], primeira: number): boolean {
  return (
    palavras[primeira]?.pausa === 'virgula' &&
    /^(e|ou)\b/.test(depoisDe(palavras, primeira, 2)) &&
    /\b(quando|ao|se) (\w+ ?){1,3},$/.test(frasesAte(palavras, primeira))
  );
}

/** "Vermelha de vergonha", "dor de barriga de rir": moved by a feeling, and ill of nothing. */
const deSentimento =
  /^de (tanto |tanta |puro |pura )?(rir|riso|orgulho|paixao|amor|alegria|vergonha|inveja|ciumes?|emocao|felicidade|tedio|gargalhar|contas?|informac\w+|problemas?)\b/;
const doHumor =
  /^(raiva|irritabilidade|tristeza|ansiedade|medo|choro|nervosismo|magoa|frustracao|desanimo|inseguranca|timidez|humor|preocupacao|estresse)/;

/** What is felt towards somebody is not theirs: "raiva do marido". */
const deAfeto =
  /^(medo|raiva|magoa|irritabilidade|tristeza|ansiedade|preocupacao|pensamento|estresse|frustracao|choro|desanimo|nervosismo|inseguranca|luto|saudade|trauma|libido|piora_|melhora_|cronico|inicio_|suspiros|insonia|queda|perda_gestacional|gestante|gravidez|pos_)/;

/** "Remédio para a tosse do marido" */
function doParente(sinal: string, ultima: number, palavras: readonly Palavra[]): boolean {
  if (!/^(do|da|dos|das)$/.test(formaEm(palavras, ultima + 1)) || deAfeto.test(sinal)) return false;
  const quem = /^(meu|minha|meus|minhas|seu|sua|outro|outra)$/.test(formaEm(palavras, ultima + 2))
    ? ultima + 3
    : ultima + 2;
  return (
    parentes.has(formaEm(palavras, quem)) &&
    palavras.slice(ultima + 1, quem + 1).every(({ pausa }) => pausa === 'nenhuma')
  );
}

const deDuracao =
  /\b(ha|faz|fazem|por|durante|desde|uns|umas|mais de|quase|cerca de)$|\b(?!complet)\w+(ei|ou|ava|avam|aram)$/;
/** "Nunca esteve grávida": who never was is not. */
const nuncaGravida =
  /\b(nunca|jamais|nao|nem)( (eu|ela|mais|ainda|tinha|havia))* (estive|esteve|estado|estou|esta|fui|foi|sou|eh)( (uma|mais|ainda))?$/;
const deGravidez =
  /\b(diabetes?|acucar|pressao( alta)?|anemia|infeccao|sangramento|enjoos?|trombose|hipertensao) (d[ae]|na)$/;

/** "Essa dor tá me matando", "essa coluna vai me matar", "me mato de trabalhar" are figures of speech; in doubt the words stay. */
function figuraDeMorte(ditas: readonly string[], antes: string, depois: string): boolean {
  const verbo = ditas.at(-1) ?? '';
  // "Os dedos querem morrer no gelo", "a bateria vive querendo morrer"
  if (ditas.some((forma) => /^morr/.test(forma)) && oQueMorre.test(antes)) return true;
  if (
    ditas.some((forma) => /^(besteira|bobagem)s?$/.test(forma)) &&
    /^(na|no|com a|em) (dieta|comida|cozinha|regime|trabalho|servico|compras?|cartao|mercado)\b/.test(depois)
  )
    return true;
  if (ditas.length > 2 || !/^mat/.test(verbo)) return false;
  if (/^de (tanto )?(trabalh|estud|rir|ri$|malh|trein|cozinh|limp)/.test(depois)) return true;
  if (verbo === 'matando') return /\b(ta|esta|tao|estao|tava|estava|vem|anda|vive|segue|continua)$/.test(antes);
  if (!deCoisa.test(antes)) return false;
  return (
    /^(mata|matam|matava|matavam)$/.test(verbo) || (verbo === 'matar' && /\b(vai|vao|quer|falta|querendo)$/.test(antes))
  );
}

/** Parts and things that are said to die. */
const oQueMorre =
  /\b(dedos?|dedinhos?|maos?|pes?|pernas?|bracos?|unhas?|plantas?|plantinha|samambaia|flor|flores|horta|roca|bateria|pilha|celular|carro|motor|cachorr\w+|gat[oa]s?|galinhas?|passarinhos?)( \w+){0,2}$/;

/** What hurts or wears out, and is nobody. */
const deCoisa =
  /\b(dor|dores|dorzinha|enxaqueca|cabeca|coluna|lombar|costas|joelhos?|ombros?|pernas?|pes?|hernia|ciatica|colicas?|tosse|coceira|azia|gastrite|calor|calorao|calores|cansaco|sono|insonia|trabalho|servico|rotina|estresse|ansiedade|barulho|nariz|sinusite|rinite|tpm)\b/;

const deDevorar = /^(atac(o|a|ando)|belisc(o|a|ando)|devor(o|a|ando))$/;

const deitadoSobre =
  /^(em cima|de lado|de (brucos|barriga|costas)|do lado|sobre (o|a|ele|ela)|por cima|virad[oa]|nesse lado|desse lado|para o lado)/;
/** "Dorflex se a dor aperta": when it grows. */
function aumentaADor(ditas: readonly string[], antes: string): boolean {
  return /\bdor aperta\b/.test(ditas.join(' ')) && /\b(se|quando|qdo|caso)( a)?$/.test(antes);
}

const deApertar = /\b(quando|se|ao|aos|com|pior\w*|toque|ponto|a|piora) (\w+ ){0,3}apert|\bapert\w* (pior|doi)/;

interface MaisLargo {
  sinal: RegExp;
  /** Whether the sign is stated or denied. */
  presente: boolean;
  campo?: RegExp;
  /** The words that tell the sign, one space between. */
  ditas?: RegExp;
  /** The six words before them. */
  antes?: RegExp;
  /** The six words behind them. */
  depois?: RegExp;
}

const deArticulacao =
  /\b(joelhos?|juntas?|articulac\w+|tornozelos?|dedos?|punhos?|cotovelos?|boca|labios?|lingua|olhos?|mamas?|peito)\b/;

/** Words that tell less than the sign, or something beside it: all that is given must hold. */
const maisLargos: readonly MaisLargo[] = [
  // Who falls asleep well may wake up at three.
  {
    sinal: /^(insonia|sono_ruim|despertares_noturnos|sono_leve)$/,
    presente: false,
    ditas: /^((peg|inici|concili|ca[ei])\w* (n?o )?sono|adormec\w+|(deit\w+|encost\w+) (e|ja) (\w+ )?dorm\w+)\b/,
  },
  // Who climbs the stairs without tiring may be tired all the same.
  { sinal: /^cansaco$/, presente: false, ditas: /\b(escadas?|ladeiras?|esforcos?|lance)$/ },
  // One or two cups are not much.
  {
    sinal: /^cafe_excessivo$/,
    presente: true,
    ditas: /\b([123]|uma?|dois|duas|tres) (xic\w*|cafes?|cafezinhos?|copos?|por|ao|x|vez\w*)\b/,
  },
  // "Rir ou tossir não dói"
  {
    sinal: /^(tosse|espirros)$/,
    presente: true,
    ditas: /^(tossir|espirrar)$/,
    antes: /(^|\b(ou|e|ao|rir|quando|se|nem|pra|para|com))$/,
  },
  // "Ataca a geladeira"
  {
    sinal: /^piora_/,
    presente: true,
    ditas: /\bataca$/,
    depois: /^(a |o |os |as )?(geladeira|doces?|chocolates?|comida|armario|pote|despensa|pao|panela)\b/,
  },
  // "De dia não tenho sono" is no sleeplessness.
  {
    sinal: /^(insonia|sono_ruim)$/,
    presente: true,
    ditas: /^nao (tenho|tem|sinto|sente) sono$/,
    antes: /\b(de|durante o) dia$/,
  },
  // "Tem que tomar água quente para ir" tells of a means.
  {
    sinal: /^prefere_/,
    presente: true,
    antes: /\b(tem que|precisa|preciso|tenho que|manda\w*|so vai se|so vai|ajuda)$/,
  },
  // "Não consegue comer direito" may be for any reason.
  {
    sinal: /^apetite_baixo$/,
    presente: true,
    ditas: /consegu\w+ comer$/,
    depois:
      /^(direito|por (causa|conta)|de tant|carne|fritura|nada (que|com|de|solido)|solid|com (a|o|os|as) |na rua|fora)/,
  },
  // Six hours a day are no overwork.
  {
    sinal: /^excesso_trabalho$/,
    presente: true,
    ditas: /\b([1-9]|uma|duas|tres|quatro|cinco|seis|sete|oito|nove) (h|hs|horas?)\b/,
  },
  // Wanting to vomit is no vomiting.
  {
    sinal: /^vomito$/,
    presente: true,
    ditas: /^vomitar\b/,
    antes: /\b(vontade|ansia|quase|desejo|querendo|quer|quero)( de| para| a)?$/,
  },
  // "Dor tipo cansada" is a quality of the pain.
  {
    sinal: /^cansaco$/,
    presente: true,
    ditas: /^cansad[oa]s?$/,
    antes: /\b(dor|dores|dolorimento|lombalgia|cefaleia)( (bem|meio|mais|assim))?( tipo| como| de)?$/,
  },
  { sinal: /^cansaco$/, presente: true, ditas: /^cansad[oa]s?$/, antes: /\btipo$/ },
  // "Não comeu nada diferente"
  {
    sinal: /^apetite_baixo$/,
    presente: true,
    ditas: /\bnada$/,
    depois: /^(d[eo] )?(diferente|estranho|novo|estragado|fora|errado|pesado|gorduroso|demais|forte)\b/,
  },
  // "O nariz pingou sangue"
  {
    sinal: /^(coriza_clara|coriza_amarela|congestao_nasal)$/,
    presente: true,
    depois: /^(um |muito |uns |gotas? (de )?)*sangue\b/,
  },
  // "Coça a garganta", "coça o céu da boca" have signs of their own.
  {
    sinal: /^coceira$/,
    presente: true,
    ditas: /^coc\w+$/,
    depois: /^(muito |bastante |tanto )?(a |o |os |as )?(garganta|olhos?|nariz|ouvidos?|ceu da boca|vagina|vulva)\b/,
  },
  // "Perde xixi espirrando": the gerund tells when.
  {
    sinal: /^(espirros|tosse)$/,
    presente: true,
    ditas: /ndo$/,
    antes:
      /\b(xixi|urina|mijo|perd\w+|escap\w+|vaz\w+|solt\w+|doi|doem|piora|pioram)( (muito|um|pouco|gotas?|mais|ate|so))*$/,
  },
  // "Pegou vento na moto" is what came before the illness.
  { sinal: /^piora_vento$/, presente: true, ditas: /^(peg|tom|lev)(ou|uei|ei) (um |muito |uma |aquele )*vento\b/ },
  // "Dor de cabeça quando bebe pouca água" tells of no habit.
  {
    sinal:
      /^(pouca_agua|cafe_excessivo|alcool_frequente|dieta_irregular|dieta_excessiva|excesso_trabalho|constipacao|sedentarismo)$/,
    presente: true,
    antes: /\b(quando|se|caso|sempre que|toda vez que|depois que)( (eu|ela|ele|a|o|meu|minha|passa|fica|passo|fico))*$/,
    ditas: /^(?!.*\b(tod[oa]s?|sempre|diari\w+|cada)\b)/,
    depois: /^(?!.*\b(tod[oa]s?|sempre|diari\w+|cada)\b)/,
  },
  // A pain that tightens was pressed by nobody.
  {
    sinal: /^dor_(piora|melhora)_pressao$/,
    presente: true,
    antes: /\b(dor|dores|ela|que|e|ai|agulhada|peso|quilometro|noite)$/,
    ditas: /^apert(a|am|ou|ando)\b/,
  },
  {
    sinal: /^dor_(piora|melhora)_pressao$/,
    presente: false,
    antes: /\b(dor|dores|ela|que|e|ai|agulhada|peso|quilometro|noite)$/,
    ditas: /^apert(a|am|ou|ando)\b/,
  },
  {
    sinal: /^dor_(piora|melhora)_pressao$/,
    presente: true,
    ditas: /^(a )?(dor|dores|ela) (\w+ )?apert(a|am|ou|ando)$/,
  },
  // "Da costa até embaixo do peito" goes round the chest: neither the low back nor the heart.
  {
    sinal: /^dor_lombar$/,
    presente: true,
    ditas: /\b(em|de|a)?baixo$/,
    depois:
      /^d[aeo]s? (peitos?|mamas?|seios?|mamilos?|bracos?|costelas?|axilas?|sovaco|pa|pas|ombros?|escapulas?|sutia)\b/,
  },
  { sinal: /^dor_toracica$/, presente: true, ditas: /\bcostelas?\b.*\b(em|de|a)?baixo d[ao]s? peitos?$/ },
  // "Pior parado, melhor com calor": what relieves does not aggravate, and the other way round.
  {
    sinal: /^(dor_)?piora_/,
    presente: true,
    ditas: /^(mais )?pior\w*\b.*\b(melhor|melhora|melhoram|alivia|aliviam|ameniza|acalma)\b/,
  },
  {
    sinal: /^(dor_)?melhora_/,
    presente: true,
    ditas: /^(melhor|melhora|alivia|ameniza|acalma)\b.*\b(pior|piora|pioram|agrava)\b/,
  },
  // The insect of a bite is no feeling, and what bit is told on either side of it.
  {
    sinal: /^(formigamento|dormencia)$/,
    presente: true,
    ditas: /^formigas?\b/,
    antes:
      /\b(picad\w*|mordid\w*|ferroad\w*|alergi\w*|veneno|pic(ou|ad[oa])|mord(eu|id[oa])|inchou|isca|pis(ou|ei))( (d[aeo]s?|por|com|em|n[oa]|uma?|a|as))*$/,
  },
  {
    sinal: /^(formigamento|dormencia)$/,
    presente: true,
    ditas: /^formigas?\b/,
    depois: /^((que )?(me |lhe |a |o )?(pic|mord|ferro)\w+|de fogo|lava|sauva|cortadeira|vermelha)\b/,
  },
  // "Começou em maio, uma dorzinha" is how it was then.
  {
    sinal: /^dor_leve$/,
    presente: true,
    antes: /\b(comecou|iniciou|surgiu|apareceu|era|no comeco|no inicio)\b( (?!hoje|agora)\w+){0,4}$/,
  },
  // "Mais evidente no guan" hides no pulse elsewhere.
  { sinal: /^pulso_escondido$/, presente: false, antes: /\bmais$/ },
  // "Pulso pedioso fraquinho" is of the foot.
  { sinal: /^pulso_/, presente: true, ditas: /\bpulsos? (pedios|tibia|poplite|femora|carotid)/ },
  { sinal: /^pulso_/, presente: true, depois: /^(pedios|tibia|poplite|femora|carotid)/ },
  // "Sem ardência" of the urine or the stool denies no heartburn.
  { sinal: /^(azia|refluxo|queimacao_|garganta_|dor_ardente)/, presente: false, campo: /^(urina|evacuacao)$/ },
  // "Última crise há 5 dias" tells when the last one was.
  { sinal: /^inicio_recente$/, presente: true, antes: /\b(ultim[oa]s?|mais recente)\b/ },
  // "Mole quando come coisa gelada" is no habit.
  { sinal: /^gosta_/, presente: true, antes: /\b(quando|qdo|se|ao|depois que|depois de|apos)( (eu|ela|ele))?$/ },
  // A depression of years ago did not begin this complaint.
  { sinal: /^pos_parto$/, presente: true, ditas: /depress/, antes: /\b(teve|tive)\b/ },
  { sinal: /^pos_parto$/, presente: true, ditas: /depress/, depois: /^(em |de )?(19|20)\d\d\b/ },
  // "Não acorda para ir ao banheiro" says nothing of other awakenings.
  { sinal: /^despertares_noturnos$/, presente: false, depois: /^(para|pra|p) (ir|urinar|fazer|mijar|xixi)\b/ },
  { sinal: /^vomito_agua$/, presente: true, depois: /^e (a )?(comida|tudo|o que)\b/ },
  { sinal: /^doenca_coracao$/, presente: false, ditas: /^(\w*nfart\w+|stents?|cateterismo)$/ },
  // What it only feels like.
  { sinal: /^(trauma|queda)$/, presente: true, antes: /\bparece( que)?( eu| ela| ele)?$/ },
  // "Se eu dou risada ou espirro, escapa" tells when the urine is lost.
  {
    sinal: /^(espirros|tosse)$/,
    presente: true,
    antes: /\b(se|quando|ao)( \w+){0,4}$/,
    depois: /\b(escap\w+|urin\w+|xixi|mijo|vaz\w+|molh\w+|doi|doem|piora)\b/,
  },
  { sinal: /^(espirros|tosse)$/, presente: true, depois: /^(ja )?escap/ },
  { sinal: /^libido_baixa$/, presente: true, ditas: /\b(que|problema) (eh |e )?(que )?la embaixo/ },
  { sinal: /^intolerancia_frio$/, presente: true, antes: /\b(pes?|maos?)$/ },
  { sinal: /^fraqueza$/, presente: true, depois: /^(para|pra|p) (empurrar|evacuar|expulsar|fazer|urinar)\b/ },
  { sinal: /^sem_suor$/, presente: true, antes: /\ba noite$/ },
  { sinal: /^hipertensao$/, presente: true, depois: /^(n[oa]|em) (consultorio|medico|consulta)\b/ },
  { sinal: /^diarreia/, presente: true, campo: /^urina$/ },
  { sinal: /^urina_clara$/, presente: true, depois: /^de arroz\b/ },
  {
    sinal: /^dor_colica$/,
    presente: true,
    ditas: /\b(pulsos?|punhos?|maos?|bracos?|joelhos?|ombros?|cotovelos?|tornozelos?)\b/,
  },
  { sinal: /^dor_mao$/, presente: true, depois: /^em cima\b/ },
  { sinal: /^inicio_subito$/, presente: true, antes: /\b(calor(es|ao|oes)?|ondas?|fogachos?|suor(es)?)( de calor)?$/ },
  { sinal: /^dieta_irregular$/, presente: true, ditas: /\bse ja\b/ },
  { sinal: /^mente_confusa$/, presente: true, depois: /^(vem|veio|saiu|saem)\b/ },
  { sinal: /^saburra_ausente$/, presente: true, ditas: /^espelho$/, antes: /\b(no|ao|do)$/ },
  // What an allergy does is no lump in the throat.
  { sinal: /^globo_faringeo$/, presente: true, campo: /^(historicoMedico|alergias)$/, ditas: /\bfech/ },
  {
    sinal: /^coceira$/,
    presente: true,
    depois: /^(na|no|nos|nas) (garganta|nariz|olhos?|ouvidos?|ceu da boca|vagina)\b/,
  },
  // "O peito não dói" is of the heart as often.
  { sinal: /^mamas_doloridas$/, presente: false, ditas: /^(o )?peito\b/ },
  // "O joelho não incha" is no swelling of that knee alone.
  { sinal: /^edema$/, presente: false, antes: deArticulacao },
  { sinal: /^edema$/, presente: false, ditas: deArticulacao },
  {
    sinal: /^edema$/,
    presente: false,
    depois: /^(na|no|da|do|de|nas|nos) (joelho|junta|articulac|tornozelo|dedo|boca|labio)/,
  },
];

/** Whether the words say less than the sign, or something else. */
export function maisLargo(
  sinal: string,
  presente: boolean,
  literais: readonly number[],
  palavras: readonly Palavra[],
  campo: string | null,
): boolean {
  const suas = maisLargos.filter((uma) => uma.presente === presente && uma.sinal.test(sinal));
  if (suas.length === 0) return false;
  const primeira = literais[0] ?? 0;
  const ultima = literais.at(-1) ?? primeira;
  const ditas = textoDe(palavras, [primeira, ultima + 1]);
  const antes = textoDe(palavras, [Math.max(0, primeira - 6), primeira]);
  const depois = textoDe(palavras, [ultima + 1, Math.min(palavras.length, ultima + 7)]);
  return suas.some(
    (uma) =>
      (uma.campo?.test(campo ?? '') ?? true) &&
      (uma.ditas?.test(ditas) ?? true) &&
      (uma.antes?.test(antes) ?? true) &&
      (uma.depois?.test(depois) ?? true),
  );
}

const outraParte =
  /\b(epic\w*|epitrocle\w*|olecran\w*|cotovelos?|punhos?|ombros?|antebracos?|bracos?|maos?|dedos?|polegar|quadril|virilhas?|coxas?|joelhos?|canelas?|panturrilhas?|tornozelos?|calcanhar\w*|pes?|costas|lombar|pescoco|nuca|gluteos?|nadegas?)\b/g;
/** So ends what comes before a joint that only moves. */
export const antesDoQueMove =
  /\b(flex|flexao|fletir|flexion\w+|extensao|ext|estend\w+|estic\w+|dobr\w+|gir\w+|rod\w+|torc\w+|cruz\w+|levant\w+|abr\w+|fech\w+|apoi\w+|ergu\w+|encost\w+|mex\w+|mov\w+|desvio|rotacao|pronacao|supinacao)( (resistid[oa]|ativ[oa]|passiv[oa]))?( (d[aeo]|o|a|os|as|do|da))*$/;

/** "Dor no epicôndilo, piora ao fletir o punho": the wrist only moves where another place hurts. */
function soSeMove(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const [primeira = 0] = literais;
  const lugar = literais.at(-1) ?? primeira;
  const parte = /^dor_(\w+)$/.exec(sinal)?.[1] ?? '';
  const movida = formaEm(palavras, lugar).startsWith(parte.slice(0, 4)) ? lugar : lugar - 1;
  if (movida <= primeira) return false;
  const entre = textoDe(palavras, [primeira, movida]);
  if (!antesDoQueMove.test(entre)) return false;
  return [...entre.matchAll(outraParte)].some(([outra]) => !outra.startsWith(parte.slice(0, 4)));
}

/** "A dor é como dente podre" is no toothache. */
function isSemelhanca([primeira = 0, ...outras]: readonly number[], palavras: readonly Palavra[]): boolean {
  return (
    /^(dor|dores|doi|doem|doendo)$/.test(formaEm(palavras, primeira)) &&
    outras.some((indice) => semelhanca.test(textoDe(palavras, [Math.max(primeira, indice - 3), indice])))
  );
}

function palavrasEntre(palavras: readonly Palavra[], de: number, ate: number): string {
  return textoDe(palavras, [de - 4, ate + 1]);
}

/** Whether such a word stands within twenty words. */
function emVolta(palavras: readonly Palavra[], indice: number, qual: RegExp): boolean {
  return palavras.slice(Math.max(0, indice - 20), indice + 20).some(({ forma }) => qual.test(forma));
}

/** Once too much is no habit. */
function comeuAlgumaVez(ditas: readonly string[], depois: string, quando: RegExp): boolean {
  return ditas.some((forma) => /^(comeu|comi)$/.test(forma)) && quando.test(depois);
}

/** Words that only count: "1x/dia", "dia sim, dia não". */
const deVezes =
  /^(\d+|um|uma|dois|duas|tres|quatro|cinco|seis|a|e|de|em|por|ou|cada|todos?|os|sim|nao|dias?|vez|vezes|semanas?|noites?|madrugada|horas?|manha)$/;
const deEvacuar =
  /^(intestin\w*|fez|fezes|evac\w*|coco|pres[oa]|prende|solt\w+|const\w*|obst\w*|laxante|obr\w+|banheiro|bolinhas|dur[oa]s?|ressecad\w+|pastos\w+)$/;
const deUrinar = /^(xixi|urin\w*|noct\w*|mij\w*|banheiro|bexiga|levant\w+|prostata|jato)$/;

/** Whether the sentence of this word has such a word, too. */
function naFrase(palavras: readonly Palavra[], indice: number, qual: RegExp): boolean {
  const comeca = (passo: number) => palavras[passo]?.pausa === 'frase' && palavras[passo]?.lista !== 'segue';
  let de = indice;
  while (de > 0 && !comeca(de)) de -= 1;
  for (let passo = de; passo < palavras.length && (passo === de || !comeca(passo)); passo += 1)
    if (qual.test(formaEm(palavras, passo))) return true;
  return false;
}

const deCiclo = /^(tpm|menstru\w+|regras?|ovul\w+|pre|seios?|mamas?|descer)$/;
const deMenstruacao = /^(sangue|sangra\w*|menstru\w+|regras?|fluxo|desce|vem|mens|absorvente)$/;
const deFezes = /^(fezes|coco|evacu\w+|intestino|diarreia|obra|obrar|bosta)$/;
const dePonto = /\b(pontos?|acuponto|area|zona)( reflex\w+| auricular)? d[aoe]s?$/;
const deProduto = /\b(cha|chas|xarope|oleo|po|capsulas?|pomada|tintura|floral|suco|extrato)( d[aeo])( \w+)?$/;
const deLugar =
  /\b(mor[ao]|natural|nasceu|bairro|rua|cidade|avenida)( em| n[ao]| d[aeo])( rua| bairro| cidade)?( d[aeo])?$/;

const troca =
  'pior\\w*|agrav\\w*|aument\\w*|intensific\\w*|desencade\\w*|exacerb\\w*|acentu\\w*|provoc\\w*|melhor\\w*|alivi\\w*|ameniz\\w*|doi|doem|fisga|repuxa';
/** What stands before a trigger: "piora muito ao", "dói quando tosse ou". */
const antesDoGatilho = new RegExp(
  `\\b(${troca})( (muito|mais|sempre|bastante|so|umpouco|quando|se))* (ao|aos|com|quando|se|apos|depois de|durante|por)( (o|a|os|as|um|uma|eu|ela|ele|fica|fico|esta|estou|muito|da|do|tem))*( \\w+ (e|ou|nem)( (com|ao|quando|se|a|o))*)?$`,
);
const deTroca = comMemoria(new RegExp(`^(${troca})$`));

function algumaTroca(palavras: readonly Palavra[], antesDe: number): boolean {
  for (let indice = Math.max(0, antesDe - 9); indice < antesDe; indice += 1)
    if (deTroca(formaEm(palavras, indice))) return true;
  return false;
}

/** Cough and sneeze strain the back: "piora sentado, tosse e espirro". */
const antesDoEsforco =
  /\bpior\w* (?!(a|de|da|pela|no fim da) (noite|manha|tarde|madrugada))[^.]*?(,|\b(e|ou|com|ao|na))( (a|o|tosse|tossir|espirr\w*|riso|risada|rir|e|ou),?)*$/;
const deEsforco = /^(tosse|tosse_seca|espirros)$/;

/** Whether words that state a sign by themselves only tell what makes something worse or better. */
export function deGatilho(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (/^(piora|melhora)_/.test(sinal)) return false;
  const primeira = literais[0] ?? 0;
  if (
    palavras[primeira]?.pausa === 'nenhuma' &&
    algumaTroca(palavras, primeira) &&
    antesDoGatilho.test(perto(palavras, primeira - 1, 9))
  )
    return true;
  if (deEsforco.test(sinal) && palavras[primeira - 1]?.forma === 'se' && palavras[primeira]?.pausa === 'nenhuma')
    return true;
  // "Tosse não altera", "escape só com espirro"
  if (
    deEsforco.test(sinal) &&
    (/^nao (altera|muda|influi|interfere|piora|provoca|aumenta)\b/.test(
      depoisDe(palavras, literais.at(-1) ?? primeira, 2),
    ) ||
      /\b(escap\w+|perd[ea]|vaza\w*)( \w+){0,3} (com|ao|quando)( \w+)?$/.test(perto(palavras, primeira - 1, 6)))
  )
    return true;
  return deEsforco.test(sinal) && antesDoEsforco.test(frasesAte(palavras, primeira));
}

/** The sentence before this word, with its commas. */
function frasesAte(palavras: readonly Palavra[], indice: number): string {
  let texto = palavras[indice]?.pausa === 'virgula' ? ',' : '';
  if (palavras[indice]?.pausa === 'frase') return '';
  for (let passo = indice - 1; passo >= 0 && indice - passo <= 14; passo -= 1) {
    const { forma, pausa } = palavras[passo] ?? { forma: '', pausa: 'frase' };
    texto = `${pausa === 'virgula' ? ', ' : ' '}${forma}${texto}`;
    if (pausa === 'frase') break;
  }
  return texto;
}

/** "Ombro direito ok" says nothing of the other one. */
export function deUmLado(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const de = literais[0] ?? 0;
  const ate = literais.at(-1) ?? de;
  for (let indice = de; indice <= ate + 1; indice += 1) {
    if (indice > de && palavras[indice]?.pausa !== 'nenhuma') continue;
    if (lado.test(formaEm(palavras, indice))) return true;
    // "Joelho E sem dor"
    if (
      indice > de &&
      formaEm(palavras, indice) === 'e' &&
      /^(sem|nao|ok|norma\w+|livre)\b/.test(depoisDe(palavras, indice, 1))
    )
      return true;
  }
  // "O ouvido bom é o direito"
  return /^(eh|e) [oa] (direit|esquerd|outr)/.test(depoisDe(palavras, ate, 3));
}

/** "Joelho E sem dor" leaves open how the other one is. */
export function negadoDeUmLado(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  return deParte.test(sinal) && deUmLado(literais, palavras);
}

/** "Não passa dormindo": where a relief is denied by the word before it. */
export function alivioNegado(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  return literais.some(
    (indice) =>
      /^(passa|melhora|alivia|some|resolve|ajuda|adianta|cede)\w*$/.test(formaEm(palavras, indice)) &&
      palavras[indice]?.pausa === 'nenhuma' &&
      /^(nao|nem|nunca)$/.test(formaEm(palavras, indice - 1)),
  );
}

const deUso = /^(anti|remedio_citado|contraceptivo|corticoide|ansiolitico|broncodilatador|imunossupressao)/;
const interrompe = comMemoria(
  /^(suspen\w+|larg(ou|uei)|abandon(ou|ei)|interromp\w+|cort(ou|aram|ei)|desmam(ou|ei|ad[oa])|tir(ou|aram|ei)|retir(ou|aram)|deix(ou|ei)|par(ou|ei|aram)|proib\w+|contraindicad[oa]|terminou|terminei)$/,
);

/** "O nefro mandou parar", "ela não quer tomar", "receitaram, mas não comprou ainda": refused, forbidden, or not begun. */
const semUso =
  /\b(mand(ou|aram) (parar|tirar|cortar|suspender)(?! (com )?[oa]s? )|nao (pode|posso|quis|quer|quero|aceit(ou|ei)|consegue|conseguiu|deve)( mais)? (tomar|usar)|nao (quis|aceit(ou|ei)|compr(ou|ei)|comec(ou|ei)|inici(ou|ei)|chegou a (tomar|usar))( ainda)?$)/;
const semUsoDe =
  /\b(mand(ou|aram) (parar|tirar|cortar|suspender)|nao (pode|quis|quer) (tomar|usar)|alergi(a|co|ca) a|alergia ao)( com)?( [oa])?$/;

/** "Suspenso há 8 dias", "parei por conta própria"; "parou omeprazol" names what it stopped. */
const deFimDeUso =
  /^(ha|faz|em|desde|no|na|por|porque|agora|ontem|ja|mes|semana|depois|quando|sozinh[oa]|tem|antes|pel[oa])$/;

/** In the field of the allergies a medicine is what is not tolerated. */
function isRemedio(sinal: string): boolean {
  return deUso.test(sinal) || sinal === 'analgesico_de_crise';
}

function antesNaFrase(palavras: readonly Palavra[], indice: number): string {
  let de = indice;
  while (de > 0 && palavras[de]?.pausa !== 'frase') de -= 1;
  return textoDe(palavras, [de, indice]);
}

/** "AAS cortaram", "largou a sertralina em março": a medicine that is no longer taken. */
export function isInterrompido(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (!deUso.test(sinal)) return false;
  let de = literais[0] ?? 0;
  let ate = (literais.at(-1) ?? de) + 1;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  ate = fimDoTrecho(palavras, ate - 1, palavras.length);
  // "Zolpidem 10 mg – suspenso há 8 d."
  if (
    palavras[ate]?.pausa === 'virgula' &&
    interrompe(formaEm(palavras, ate)) &&
    (palavras[ate + 1] === undefined ||
      palavras[ate + 1]?.pausa !== 'nenhuma' ||
      deFimDeUso.test(formaEm(palavras, ate + 1)))
  )
    ate += 1;
  const aposMas = /^(mas|nao)$/.test(palavras[ate]?.forma ?? '') ? fimDoTrecho(palavras, ate, palavras.length) : ate;
  if (semUso.test(textoDe(palavras, [literais[0] ?? 0, aposMas]))) return true;
  if (semUsoDe.test(textoDe(palavras, [de, literais[0] ?? 0]))) return true;
  return palavras.slice(de, ate).some(({ forma }, ordem) => {
    if (!interrompe(forma)) return false;
    const [antes, depois] = [formaEm(palavras, de + ordem - 1), formaEm(palavras, de + ordem + 1)];
    if ((ordem > 0 && /^(nao|nunca)$/.test(antes)) || depois === 'de') return false;
    // "Tomo Rivotril para dormir parei a fluoxetina"
    return !(de + ordem > (literais.at(-1) ?? 0) && /^(o|a|os|as)$/.test(depois));
  });
}
