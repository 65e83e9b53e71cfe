import type { RegraClinica } from './regra.ts';
import { regrasDeAlergia } from './regras/alergias.ts';
import { regrasDosConselhos } from './regras/conselhos.ts';
import { regrasDasContradicoes } from './regras/contradicoes.ts';
import { regrasDeCoracaoERespiracao } from './regras/coracao-e-respiracao.ts';
import { regrasDeCorpoEIdade } from './regras/corpo-e-idade.ts';
import { regrasDeDoenca } from './regras/doencas.ts';
import { regrasDaGestacao } from './regras/gestacao.ts';
import { regrasDeImplante } from './regras/implantes.ts';
import { regrasDosMembros } from './regras/membros.ts';
import { regrasDosPares } from './regras/pares.ts';
import { regrasDosPedidos } from './regras/pedidos.ts';
import { regrasDaPeleETratamentos } from './regras/pele-e-tratamentos.ts';
import { regrasDasPerguntas } from './regras/perguntas.ts';
import { regrasDePosicao } from './regras/posicao.ts';
import { regrasDosProcedimentos } from './regras/procedimentos.ts';
import { regrasDosRemedios } from './regras/remedios.ts';
import { regrasDosRemediosDePerigo } from './regras/remedios-de-perigo.ts';
import { regrasDeSangueENervo } from './regras/sangue-e-nervo.ts';

/** In the order of their application; the rules for the points as a set come last. */
export const regrasClinicas: readonly RegraClinica[] = [
  ...regrasDaGestacao,
  ...regrasDeSangueENervo,
  ...regrasDeAlergia,
  ...regrasDeDoenca,
  ...regrasDeCoracaoERespiracao,
  ...regrasDeImplante,
  ...regrasDosMembros,
  ...regrasDaPeleETratamentos,
  ...regrasDosProcedimentos,
  ...regrasDosPares,
  ...regrasDosConselhos,
  ...regrasDosRemediosDePerigo,
  ...regrasDosRemedios,
  ...regrasDePosicao,
  ...regrasDasPerguntas,
  ...regrasDasContradicoes,
  ...regrasDosPedidos,
  ...regrasDeCorpoEIdade,
];
