import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import { minuscula } from '../../writer/portugues.ts';

/** The rules that say how to needle and how somebody lies, the most needed first. */
const daMaca = [
  'anticoagulante',
  'disturbio_de_coagulacao',
  'alergia_a_iodo',
  'alergia_a_fita',
  'alergia_a_metal',
  'diabetes_com_neuropatia',
  'diabetes',
  'gestacao',
  'sem_decubito_ventral',
  'tendencia_a_desmaio',
];
/** What concerns the needle, the skin below it, the couch, and sugar at hand. */
const comoAgulhar =
  /agulh|compress|comprim|inserção|álcool|látex|fita|níquel|metal|pele íntegra|açúcar|se alimentou|decúbito|deitad|bruços|sentad|levantar/i;
const maximoDeLinhas = 5;

/** The cautions of the report that are needed beside the couch, each with the clauses on needle and position alone. */
export function cuidadosAoLado(seguranca: readonly SegurancaNota[]): string[] {
  return daMaca
    .flatMap((regra) => seguranca.filter((nota) => nota.regra === regra))
    .flatMap(({ texto }) => {
      const [, oQueHa = '', cuidados = ''] = /^(.*?): (.*)$/su.exec(texto) ?? [];
      const ditos = cuidados.split(/; |\. /u).filter((dito) => comoAgulhar.test(dito));
      return ditos.length === 0 ? [] : [`${oQueHa}: ${ditos.map(minuscula).join('; ').replace(/\.$/, '')}.`];
    })
    .slice(0, maximoDeLinhas);
}
