import { lugaresDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';
import { certezaNaFrase, maisForte, type Relatos } from './relatos.ts';

/** Who snores sleeps. */
const dormindo = /\b(dorm\w+|ronc\w+|sono|noites?|madrugadas?|cochil\w+|sonecas?|deitad[oa] de costas|berco)\b/;
/** Breath that stops, in whatever words; that it stops in sleep another word of the sentence says. */
export const respiracaoQuePara =
  /\b(par(a|am|ar|o|ou|ei|ava|ando)|deix(a|ou|ava)|esquec(e|eu|ia|endo)) de respirar\b|\b(para|parou|parando|prende|prendeu|prendendo|tranca|trava|suspende|segura)( a| o)? (respiracao|ar|folego)\b|\b(fica|ficou|ficando|passa|uns segundos) (\w+ ){0,3}sem (respirar|puxar o ar)\b|\b(respiracao|folego)( dela| dele)? (para|parou|some|sumiu|falha|trava|tranca|interrompe)\b|\b(paus\w+|parad\w+|interrupc\w+)( \w+){0,2} (respirac\w+|respirar|respiratori\w+)\b|\bfica sem ar (dormindo|no sono|quando dorme)\b|\b(dormindo|no sono|quando dorme)( el[ae])? fica sem ar\b/;
/** "Só ronca, nada de parar de respirar" */
const negada =
  /\b(nao|num|nunca|nem) (el[ae] )?(para|parou) de respirar\b|\b(nada|nega|sem)( (de|que|ter))? (par\w+ de respirar|paus\w+|parad\w+)/;

function paraDormindo(frase: Frase): boolean {
  const { texto } = frase;
  return dormindo.test(texto) && lugaresDoPadrao(frase, respiracaoQuePara).length > 0;
}

/** A child whose breath stops in sleep, told as it is seen or by its name, and not treated. */
export function criancaQuePara(relatos: Relatos): boolean {
  return (pausasNoSono(relatos) === 'certo' || relatos.diz('apneia_sono')) && !relatos.diz('apneia_tratada');
}

/** How surely it is told that the breath stops in sleep, whichever of the two is told first. */
export function pausasNoSono({ frases }: Relatos): Certeza | null {
  return maisForte(
    frases.flatMap((frase) =>
      negada.test(frase.texto)
        ? []
        : paraDormindo(frase)
          ? ['certo' as const]
          : (certezaNaFrase(frase, ['pausa_respiratoria']) ?? []),
    ),
  );
}
