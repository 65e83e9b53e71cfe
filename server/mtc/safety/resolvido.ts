// An illness that is told with its end – discharged, cured, the tests normal, the weight back – is no alarm of today. It stays told, as of the
// past. Source: NICE NG203 and KDIGO (2021), follow-up after a post-infectious nephritis that is over; NICE NG12, weight loss that was explained.
import type { Frase } from './frase.ts';
import { Relatos } from './relatos.ts';

/** Where what is over begins. */
const comeco =
  /\b(ano passado|ano retrasado|mes passado|anos atras|meses atras|em (19|20)\d\d|naquel[ae] (internacao|epoca|ano|tempo|mes|vez)|antes d[ae] (operacao|cirurgia|internacao|operar)|quando (era|tinha|estava|fui|foi|fiquei|ficou) (pequen\w+|crianca|bebe|internad\w+|operad\w+)|na (ultima )?internacao|(fiquei|ficou|fui|foi) internad[oa]|internei|internou)\b/;
/** How it is told to be over. */
const fim =
  /\b((hoje|agora|ja) (em dia )?(esta|ta|estou|to|ficou|fiquei) (tudo )?(zerad|curad|sarad|recuperad|bom\b|boa\b|bem\b|otim|limp|normal)\w*|(?<!pressao )(me |nos |ja )?(deu|deram|teve|tive|recebi|recebeu|ganhou|ganhei) alta(?! (a |na )?(pressao|glicose|glicemia|febre))|(isso|tudo|ai) (acabou|passou|sarou|resolveu|sumiu)|(fiquei|ficou) (curad[oa]|bo[am])|sarou (tudo|de vez|bem)|curad[oa] (e|ha|desde|sem)|nunca mais (tive|teve|deu|voltou|apareceu)|ja (voltei|recuperei|ganhei|engordei)( de volta| tudo| os| quase)* (\d+|tudo|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez)|recuper(ei|ou)( \w+){0,2} peso)\b/;
const voltou =
  /\b(voltou|voltaram|de novo|outra vez|novamente|ainda (tem|tenho|sai|sangra|incha|doi)|recaid\w+|recidiv\w+|apareceu (hoje|ontem|agora)|(hoje|ontem|agora|est[ae] semana) (ficou|veio|saiu|inch\w+|sangr\w+))\b/;
/** In words. */
const maximo = { doFim: 70, depois: 30 } as const;

interface Lugar {
  frase: number;
  palavra: number;
}

/** The texts with what was told as over marked so, and its signs as of the past. */
export function semOResolvido(relatos: Relatos): Relatos {
  const campos = [...new Set(relatos.frases.map(({ campo }) => campo))].filter(
    (campo) => campo !== 'objetivosCliente' && campo !== 'alergias',
  );
  const curadas = new Map<Frase, ReadonlySet<number>>();
  for (const campo of campos)
    marcar(
      relatos.frases.filter((frase) => frase.campo === campo),
      curadas,
    );
  if (curadas.size === 0) return relatos;
  return new Relatos(relatos.frases.map((frase) => comoPassada(frase, curadas.get(frase))));
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
    if (de === null) continue;
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
