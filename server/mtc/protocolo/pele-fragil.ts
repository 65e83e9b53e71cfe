import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { lerRelatos } from '../safety/relatos.ts';

const peleFragil =
  /\bpele( \w+){0,3} (fin(a|inha|issima)|frageis|fragil|delicada|de papel|que rasga|rasga\w*)\b|\b(fica|fico|ficam|aparece\w*|marca\w*|cheia de)( \w+){0,3} (rox[oa]s?|hematomas?)( \w+)? (a toa|facil|por nada|sem bater|sem motivo)\b|\b(rox[oa]s?|hematomas?) (a toa|por nada|facil|sem bater)\b/;

/** Thin skin, or bruises from nothing, told of herself and of now: nothing draws or rubs it. */
export function temPeleFragil(dados: DadosAnamnese): boolean {
  return contaDeSi(dados, peleFragil);
}

/** Whether the client tells it of herself and does not deny it; of what stays with her also where it is past. */
export function contaDeSi(dados: DadosAnamnese, padrao: RegExp, { passada = false } = {}): boolean {
  return lerRelatos(dados).frases.some(({ texto, marcas }) => {
    const dito = padrao.exec(texto);
    if (!dito) return false;
    const marca = marcas[texto.slice(0, dito.index).split(' ').length - 1];
    return !marca?.deOutro && !marca?.negada && (passada || !marca?.passada);
  });
}
