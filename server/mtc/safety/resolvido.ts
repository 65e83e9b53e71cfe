// An illness that is told with its end – discharged, cured, the tests normal, the weight back – is no alarm of today. It stays told, as of the
// past. Source: NICE NG203 and KDIGO (2021), follow-up after a post-infectious nephritis that is over; NICE NG12, weight loss that was explained.
import { textoDe } from '../leitura/palavras.ts';
import type { Frase } from './frase.ts';

/** Where what is over begins. */
const comeco =
  /\b(ano passado|ano retrasado|mes passado|anos atras|meses atras|(em|de|la em) (19|20)\d\d|em dois mil e \w+|naquel[ae] (internacao|epoca|ano|tempo|mes|vez)|antes d[ae] (operacao|cirurgia|internacao|operar)|(ha|faz) (\d+|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|muitos|uns) (anos|meses)|na (pandemia|infancia|adolescencia|quimio\w*|gravidez|ultima gestacao)|em (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|quando (era|tinha|estava|fui|foi|fiquei|ficou) (pequen\w+|crianca|bebe|internad\w+|operad\w+)|na (ultima )?internacao|(fiquei|ficou|fui|foi) internad[oa]|internei|internou)\b/;
/** How it is told to be over. */
const fim =
  /\b((hoje|agora|ja) (em dia )?(esta|ta|estou|to|ficou|fiquei) (tudo )?(zerad|curad|sarad|recuperad|bom\b|boa\b|bem\b|otim|limp|normal)\w*|(?<!pressao )(me |nos |ja )?(deu|deram|teve|tive|recebi|recebeu|ganhou|ganhei) alta(?! (a |na )?(pressao|glicose|glicemia|febre))|(isso|aquilo|tudo|ai|dai|(a|ess[ae]|aquela) crise) (acabou|passou|sarou|resolveu|sumiu)|(fiquei|ficou) (curad[oa]|bo[am])|sarou (tudo|de vez|bem)|curad[oa] (e|ha|desde|sem)|nunca mais (tive|teve|deu|voltou|apareceu|sangr\w+|sai\w*|sent\w+|desmai\w+)|(depois|desde entao|dai|ai) nunca mais\b(?! (par|sair?|consegu|melhor|dorm|fui|foi|recuper|fiquei|ficou|volt|fui|andei|andou))|nao (sangrou|desmaiou|desmaiei|voltou|teve|tive) (nunca )?mais|(a )?biopsia( \w+){0,3} benign\w+|cicatrizou (na|no|tudo|bem|e)|(eletro|troponina|ecg)( e (eletro|troponina|ecg))? (deu |deram |veio |vieram )?norma(l|is)|desde entao( \w+){0,2} (nada|normal|bem|limp\w+)|(cicatriz|resolv|trat)(ou|ei|eu|ada|ado) e( \w+){0,6} (normal|normais|bem|limp\w+|negativ\w+)|exames?( \w+){0,5} (deram|deu|vieram|veio|estao|esta|foram|ficaram) (tudo )?(norma(l|is)|limpos?|bons?|negativos?)|passou e nao voltou|ja (voltei|recuperei|ganhei|engordei)( de volta| tudo| os| quase)* (\d+|tudo|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez)|recuper(ei|ou)( \w+){0,2} (peso|tudo|quilos))\b/;
const voltou =
  /\b(voltou|voltaram|de novo|outra vez|novamente|ainda (tem|tenho|sai|sangra|incha|doi)|recaid\w+|recidiv\w+|apareceu (hoje|ontem|agora)|(hoje|ontem|agora|est[ae] semana) (ficou|veio|saiu|inch\w+|sangr\w+))\b/;
/** Between beginning and end: what began and is not told as over. An examination that finds nothing ends no pain. */
const aindaDura =
  /\b(comec\w+|inici\w+|surgi\w+|apareceu|desde (?!entao)|continu\w+|ainda|sinto|tenho|estou|vem|doi|sai|fica|aparece|incha|sangra|aperta|piora)\b/;
/** "Desmaio foi antes do aparelho, depois nunca mais": what ended with the cure stands before it. */
const antesDaCura =
  /\b(foi|foram|era|eram|so) antes (del[ae]|disso|d[oa]s? (\w+ ){1,3}?)(?:\w+ ){0,3}?(nunca mais|nao (teve|tive|voltou|deu|desmaiou|desmaiei) mais)\b(?! (par|consegu|melhor|dorm|recuper))/;
/** In words: so much before it is what it speaks of. */
const alcanceDaCura = 3;

function marcarAntesDaCura(frases: readonly Frase[], curadas: Map<Frase, ReadonlySet<number>>): void {
  for (const frase of frases) {
    const achado = antesDaCura.exec(frase.texto.replace(/ (\w+)$/, ' $1 '));
    if (!achado || achado.index === 0) continue;
    if (
      voltou.test(
        frase.texto
          .slice(achado.index + achado[0].length)
          .split(' ')
          .slice(0, maximo.depois)
          .join(' '),
      )
    )
      continue;
    const fim = frase.texto.slice(0, achado.index).trimEnd().split(' ').length;
    const dela = Array.from({ length: Math.min(fim, alcanceDaCura) }, (_, passo) => fim - 1 - passo);
    curadas.set(frase, new Set([...(curadas.get(frase) ?? []), ...dela]));
  }
}

/** In words. */
const maximo = { doFim: 70, depois: 30 } as const;

interface Lugar {
  frase: number;
  palavra: number;
}

/**
 * The sentences with what was told as over marked so, and its signs as of the past. All rules of safety read them like this: time and owner
 * are settled before anything is weighed.
 */
export function comOResolvido(frases: readonly Frase[]): Frase[] {
  const campos = [...new Set(frases.map(({ campo }) => campo))].filter(
    (campo) => campo !== 'objetivosCliente' && campo !== 'alergias',
  );
  const curadas = new Map<Frase, ReadonlySet<number>>();
  for (const campo of campos) {
    const doCampo = frases.filter((frase) => frase.campo === campo);
    marcar(doCampo, curadas);
    marcarPesoDeVolta(doCampo, curadas);
    marcarCuidado(doCampo, curadas);
    marcarAntesDaCura(doCampo, curadas);
  }
  return frases.map((frase) => comoPassada(frase, curadas.get(frase)));
}

const quemTrata =
  '(medic[oa]|clinic[oa]|dr|dra|doutora?|cardio\\w*|geriatra|neuro\\w*|gineco\\w*|gastro\\w*|procto\\w*|otorrino\\w*|ortoped\\w*|reumato\\w*|endocrino\\w*|psiquiatra|uro\\w*|posto|ubs|upa|hospital)';
const mudouOTratamento =
  '(reduz\\w+|baix(ou|aram)|diminu\\w+|ajust(ou|aram|e)|troc(ou|aram)|suspend\\w+|tir(ou|aram)|mud(ou|aram)|trat(ou|aram)|aument(ou|aram)|receit(ou|aram)|cort(ou|aram)|acert(ou|aram))';
const melhorou =
  '(melhor(ou|a|aram|es)?|passou|sumiu|sumiram|parou|resolveu|acabou|cessou|zerou|nao (tive|teve|tenho|tem|senti|sinto|voltou|repetiu)|(fiquei|ficou|estou|esta|ta|to) (bem|bo[am]|otim[oa]|norma\\w+|sem nada))';
/** "O clínico já viu, reduziu o remédio e melhorou". */
const cuidado = new RegExp(
  `\\b${quemTrata}\\b( (?!nao\\b)\\w+){0,5} ${mudouOTratamento}\\b( \\w+){0,7} ${melhorou}\\b`,
);
/** In words: so far before it stands what was looked at. */
const alcanceDoCuidado = 14;

/** What somebody who can tell has seen and treated, and what is better since, waits for nobody to look at it again. */
function marcarCuidado(frases: readonly Frase[], curadas: Map<Frase, ReadonlySet<number>>): void {
  for (const [numero, frase] of frases.entries()) {
    const achado = cuidado.exec(frase.texto);
    if (!achado) continue;
    const depois = [frase.texto.slice(achado.index + achado[0].length), frases[numero + 1]?.texto ?? ''].join(' ');
    if (voltou.test(depois) || aindaAssim.test(depois) || outraCoisaMelhorou.test(achado[0])) continue;
    const ate = achado.index === 0 ? 0 : frase.texto.slice(0, achado.index).trimEnd().split(' ').length;
    const antes = ate <= 2 ? frases[numero - 1] : undefined;
    const visto = antes ?? frase;
    const fim = antes ? antes.palavras.length : ate;
    if (grave.test(textoDe(visto.palavras, [Math.max(0, fim - alcanceDoCuidado), fim]))) continue;
    marcarAte(visto, fim, curadas);
  }
}

const aindaAssim = /^ ?(e )?(mas|porem|so que|ainda|(um |umas? )?pouco|umpouco|parcial\w*|em parte|metade)\b/;
/** "Trocou o remédio e a azia melhorou": of the weight that was lost it says nothing. */
const outraCoisaMelhorou =
  /\b(e|mas) (a|o|as|os|minha|meu) \w+( \w+)? (melhor\w*|passou|sumiu|parou|resolveu|acabou|cessou)$/;
/** What a better day says nothing of. */
const grave =
  /\b(peito|infart\w*|desmai\w*|convuls\w*|sang(ue|r\w+)|perd(i|eu) (\d+|peso|quilos|a (fala|visao|forca))|emagrec\w+|kg|quilos?|febre|nodulos?|carocos?|massa|pretas?|vista|visao|fala|boca torta|morrer|morte|suicid\w*|matar|amarel\w+)\b/;

function marcarAte(frase: Frase, ate: number, curadas: Map<Frase, ReadonlySet<number>>): void {
  const [de, fim] = [Math.max(0, ate - alcanceDoCuidado), ate];
  curadas.set(
    frase,
    new Set([...(curadas.get(frase) ?? []), ...Array.from({ length: fim - de }, (_, passo) => de + passo)]),
  );
}

const perdeuPeso =
  /\b(perd(i|eu|emos)|emagrec(i|eu|emos)|sequei|secou|baixei|baixou)\b( \w+){0,4} (\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|muito|um bocado|peso|(kg|quilos?|kilos?))\b|\b(emagrec(i|eu))\b/;
const pesoDeVolta =
  /\b(ja )?(recuper(ei|ou)|voltei|voltou|ganhei|ganhou|engordei|engordou|peguei)( (de volta|quase|tudo|todos?|os|as|ao|o|a|meu|minha|seu|mesmo|peso|normal|de antes|depois|outra vez|de novo|\d+|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|kg|quilos?|kilos?)){1,8}\b|\b(meu |o )?peso( (hoje|agora|ja|atual))?( (esta|ta|e|ficou|voltou|segue|continua))?( (ao|o))? (estavel|normal|o mesmo|de antes|mesmo)\b|\bvoltei ao (meu )?peso\b|\bpes(a|o|ando)( hoje)? (o mesmo|a mesma coisa|igual|normal|como antes)\b/;
const perdeDeNovo =
  /\b(de novo|outra vez|novamente|ainda|continu\w+|nao (recuper|volt|ganh|engord)\w*|sem recuperar)\b/;

/** In sentences: what came back is told soon behind what was lost. */
const frasesDoPeso = 2;

/** "Perdi oito quilos, já voltei sete": the weight is back, whatever took it. */
function marcarPesoDeVolta(frases: readonly Frase[], curadas: Map<Frase, ReadonlySet<number>>): void {
  for (const [numero, frase] of frases.entries()) {
    const perda = perdeuPeso.exec(frase.texto);
    if (!perda) continue;
    const seguintes = frases.slice(numero + 1, numero + 1 + frasesDoPeso).map(({ texto }) => texto);
    const depois = [frase.texto.slice(perda.index + perda[0].length), ...seguintes].join(' ');
    const volta = pesoDeVolta.exec(depois);
    if (!volta || perdeDeNovo.test(depois.slice(0, volta.index + volta[0].length + 30))) continue;
    const palavras = frase.palavras.keys();
    curadas.set(
      frase,
      new Set([...(curadas.get(frase) ?? []), ...palavras].filter((palavra) => doPeso(frase, palavra))),
    );
  }
}

/** The words up to the end of the loss: what else the sentence tells keeps its time. */
function doPeso({ texto, palavras }: Frase, indice: number): boolean {
  const volta = pesoDeVolta.exec(texto);
  const ate = volta ? texto.slice(0, volta.index).split(' ').length : palavras.length;
  return indice < ate;
}

function marcar(frases: readonly Frase[], curadas: Map<Frase, ReadonlySet<number>>): void {
  const todas = frases.flatMap(({ palavras }, frase) =>
    palavras.map(({ forma }, palavra): Lugar & { forma: string } => ({ frase, palavra, forma })),
  );
  const textoDe = (de: number, ate: number) =>
    todas
      .slice(Math.max(0, de), ate)
      .map(({ forma }) => forma)
      .join(' ');
  for (const indice of todas.keys()) {
    const achado = fim.exec(textoDe(indice, indice + 8));
    if (achado?.index !== 0) continue;
    const ate = indice + achado[0].split(' ').length;
    if (voltou.test(textoDe(ate, ate + maximo.depois))) continue;
    const de = ultimoComeco(indice, textoDe);
    if (de === null || aindaDura.test(textoDe(de, indice))) continue;
    for (const { frase: numero, palavra } of todas.slice(de, indice)) {
      const frase = frases[numero];
      if (frase) curadas.set(frase, new Set([...(curadas.get(frase) ?? []), palavra]));
    }
  }
}

/** The first beginning of something past within reach before its end. */
function ultimoComeco(fimEm: number, textoDe: (de: number, ate: number) => string): number | null {
  for (let de = Math.max(0, fimEm - maximo.doFim); de < fimEm; de += 1)
    if (comeco.exec(textoDe(de, Math.min(fimEm, de + 4)))?.index === 0) return de;
  return null;
}

function comoPassada(frase: Frase, curadas: ReadonlySet<number> | undefined): Frase {
  if (!curadas) return frase;
  return {
    ...frase,
    sinais: new Map(
      [...frase.sinais].map(([sinal, certeza]) => {
        const lugares = frase.lugares.get(sinal) ?? [];
        const curado = lugares.length > 0 && lugares.every(([de]) => curadas.has(de));
        return [sinal, curado && certeza === 'certo' ? ('passado' as const) : certeza] as const;
      }),
    ),
    marcas: frase.marcas.map((marca, indice) =>
      curadas.has(indice) ? { ...marca, passada: true, curada: true as const } : marca,
    ),
  };
}
