import { type Palavra, textoDe } from './palavras.ts';

const parentes =
  'mae|pai|pais|irma|irmao|irmaos|marido|esposo|esposa|mulher|companheir[oa]|namorad[oa]|noiv[oa]|filh[oa]s?|bebe|nenem|av[oa]s?|net[oa]s?|ti[oa]s?|prim[oa]s?|sogr[oa]|cunhad[oa]|sobrinh[oa]|padrinho|madrinha|amig[oa]s?|cachorr\\w+|gat[oa]|cadela';
const morte =
  'falec(eu|eram|imento)|morr(eu|eram)|partiu|se foi|foi embora desse mundo|foi assassinad[oa]|se matou|se suicidou';

interface Perda {
  sinal: 'luto' | 'separacao' | 'perda_emprego';
  dita: RegExp;
  /** Needs a word that makes it a beginning or a reason: an old family history has none. */
  comLigacao: boolean;
}

const perdas: readonly Perda[] = [
  {
    sinal: 'luto',
    dita: new RegExp(
      `\\b(${parentes})( \\w+){0,3} (${morte})\\b|\\b(${morte})( d?[ao]s?)?( meu| minha| seu| sua)? (${parentes})\\b`,
    ),
    comLigacao: true,
  },
  {
    sinal: 'luto',
    dita: new RegExp(
      `\\b(morte|falecimento|perda|partida|suicidio|enterro|velorio)( repentina| subita)? d[aoe]s?( meu| minha| seu| sua)? (${parentes})\\b`,
    ),
    comLigacao: true,
  },
  {
    sinal: 'luto',
    dita: new RegExp(`\\b(perdi|perdeu) ([ao] )?(meu|minha|um|uma|seu|sua|[ao]) (${parentes})\\b`),
    comLigacao: false,
  },
  {
    sinal: 'luto',
    dita: /\b(de luto|em luto|luto (pel[ao]|d[aoe]s?|recente)|enlutad[oa]|enviuv(ei|ou)|fi(quei|cou) viuv[oa])\b/,
    comLigacao: false,
  },
  {
    sinal: 'separacao',
    dita: /\b(me separei|se separou|nos separamos|me divorciei|se divorciou|separacao|divorcio|fim d[oe] (meu |seu )?(casamento|namoro|relacionamento)|termin(ei|ou|o|amos)( d?[oe])?( meu| um| seu)? (namoro|casamento|noivado|relacionamento)|(marido|mulher|esposa|companheir[oa]|namorad[oa]) (me (deixou|largou|traiu)|saiu de casa|foi embora)|traicao d[oa])\b/,
    comLigacao: true,
  },
  {
    sinal: 'perda_emprego',
    dita: /\b((perdi|perdeu) o (emprego|trabalho|servico)|(fui|foi) (demitid[oa]|mandad[oa] embora|dispensad[oa])|(minha |a |sua )?demissao|perda do emprego|fi(quei|cou) (desempregad[oa]|sem (emprego|trabalho))|fali(u|ncia da empresa)?)\b/,
    comLigacao: false,
  },
];

const ligacao =
  /\b(depois (que|d[aoe]s?|disso)|desde (que|[ao]|entao)|apos|quando|comec\w+|inici\w+|surgi\w+|aparec\w+|pior\w+|veio|vieram|a partir d\w+|por causa d\w+|por conta d\w+|devido|meses? (que|depois)|semana que|logo que|assim que|ha (\d+|um|uma|dois|duas|tres|poucos|alguns) (dias?|semanas?|meses|mes|anos?) (que )?(meu|minha|perdi)|nunca mais fui)\b/;
/** "Não é luto", "nega separação"; or told of others. */
const negada = /\b(nao|nega|nem|sem|nunca)( \w+){0,2}$/;
const deOutro = /\b(nao (foi|eh|e) (por|luto)|medo (de|da|do)|e se|imagin\w+)( \w+){0,3}$/;
const maisPalavras = 40;

/**
 * A loss that the client names beside the complaint: who died, a separation, a lost job. The illness of which a father died is a history
 * of the family, and no grief, unless something began with it.
 */
export function lerPerdas(
  palavras: readonly Palavra[],
  campo: string | null,
): { sinal: Perda['sinal']; literais: readonly number[] }[] {
  if (
    campo !== null &&
    !/^(queixaPrincipal|historicoMedico|objetivosCliente|atividadeFisica|sintomasOutros)$/.test(campo)
  )
    return [];
  const achadas: { sinal: Perda['sinal']; literais: readonly number[] }[] = [];
  for (let de = 0; de < palavras.length; ) {
    let ate = de + 1;
    while (ate < palavras.length && palavras[ate]?.pausa !== 'frase') ate += 1;
    for (let inicio = de; inicio < ate; inicio += maisPalavras) {
      const fim = Math.min(ate, inicio + maisPalavras);
      const texto = textoDe(palavras, [inicio, fim]);
      for (const { sinal, dita, comLigacao } of perdas) {
        const achada = dita.exec(texto);
        if (!achada || achadas.some((outra) => outra.sinal === sinal)) continue;
        const antes = texto.slice(0, achada.index).trimEnd();
        if (negada.test(antes) || deOutro.test(antes)) continue;
        if (comLigacao && !ligacao.test(texto)) continue;
        const primeira = inicio + (antes === '' ? 0 : antes.split(' ').length);
        const quantas = achada[0].split(' ').length;
        achadas.push({ sinal, literais: Array.from({ length: quantas }, (_, passo) => primeira + passo) });
      }
    }
    de = ate;
  }
  return achadas;
}
