import { type Correcao, correcoesOf } from '@meridia/shared/anamnese/correcoes.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { variantes } from '../catalog/sinais/variantes.ts';
import { isSinalId, type SinalId, sinais } from '../catalog/sinais.ts';
import type { Mencao } from '../leitura/ler-texto.ts';

export interface MencaoCorrigida extends Pick<Mencao, 'sinal' | 'presente' | 'forca' | 'trecho' | 'rotulo'> {
  confirmado?: Achado['confirmado'];
}

/**
 * What was read in a text, after the therapist's corrections. Her word also holds when this release of the reader no longer reads the
 * sign there.
 * @param base strength of a plain mention in this field, 0..1
 */
export function corrigirMencoes(
  mencoes: readonly Mencao[],
  { campo, texto, correcoes, base }: { campo: string; texto: string; correcoes: readonly Correcao[]; base: number },
): MencaoCorrigida[] {
  const porSinal = correcoesOf(campo, texto, correcoes);
  const lidas = mencoes.flatMap((mencao): MencaoCorrigida[] => {
    const decisao = porSinal.get(mencao.sinal)?.decisao;
    if (decisao === undefined) return [mencao];
    if (decisao === 'removido') return [];
    const presente = decisao === 'presente';
    return [{ ...mencao, presente, confirmado: presente === mencao.presente ? 'como_lido' : 'ao_contrario' }];
  });
  const naoLidas = [...porSinal.values()].flatMap(({ sinal, decisao, rotulo, trecho }): MencaoCorrigida[] => {
    if (decisao === 'removido' || !isSinalId(sinal) || mencoes.some((mencao) => mencao.sinal === sinal)) return [];
    return [
      {
        sinal,
        presente: decisao === 'presente',
        forca: base,
        trecho,
        rotulo: rotuloConhecido(sinal, rotulo),
        confirmado: 'como_lido',
      },
    ];
  });
  return [...lidas, ...naoLidas];
}

/** Only words of the catalogue are printed as the name of a sign. */
function rotuloConhecido(sinal: SinalId, rotulo: string): string {
  const conhecido = Object.values(variantes).some((variante) => variante.sinal === sinal && variante.rotulo === rotulo);
  return conhecido ? rotulo : sinais[sinal].rotulo;
}
