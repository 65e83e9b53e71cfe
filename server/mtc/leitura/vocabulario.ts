import cabeca from './vocabulario/cabeca.json' with { type: 'json' };
import condicoes from './vocabulario/condicoes.json' with { type: 'json' };
import contexto from './vocabulario/contexto.json' with { type: 'json' };
import digestao from './vocabulario/digestao.json' with { type: 'json' };
import dor from './vocabulario/dor.json' with { type: 'json' };
import eliminacoes from './vocabulario/eliminacoes.json' with { type: 'json' };
import geral from './vocabulario/geral.json' with { type: 'json' };
import ginecologia from './vocabulario/ginecologia.json' with { type: 'json' };
import lingua from './vocabulario/lingua.json' with { type: 'json' };
import pele from './vocabulario/pele.json' with { type: 'json' };
import pulso from './vocabulario/pulso.json' with { type: 'json' };
import respiracao from './vocabulario/respiracao.json' with { type: 'json' };
import seguranca from './vocabulario/seguranca.json' with { type: 'json' };
import sonoEmocoes from './vocabulario/sono-emocoes.json' with { type: 'json' };

/** What the lexicon knows of one sign; `Vocabulario` explains the lists. */
interface Entrada {
  diz: string;
  nega?: string;
  seNegado?: string;
}

/** The expressions of every sign and variant, by domain in `vocabulario/`. Nearly all of them come from writers who had seen no text of the tests (ADR 0025). */
export const vocabulario: Readonly<Record<string, Entrada>> = {
  ...cabeca,
  ...condicoes,
  ...contexto,
  ...digestao,
  ...dor,
  ...eliminacoes,
  ...geral,
  ...ginecologia,
  ...lingua,
  ...pele,
  ...pulso,
  ...respiracao,
  ...seguranca,
  ...sonoEmocoes,
};
