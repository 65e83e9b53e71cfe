import type { Achado, Analise, Orgao, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { sinais } from '../catalog/sinais.ts';

export interface ItemDeProva {
  achado: Achado;
  /** Weight in the hypothesis; null where only the strength of the finding counts. */
  peso: number | null;
}

/** Ways to collect the findings of a number, strongest first, each once. */
export function indexarAchados({ achados, padroes }: Pick<Analise, 'achados' | 'padroes'>) {
  const porId = new Map(achados.map((achado) => [achado.id, achado]));
  const buscar = (ids: readonly string[]) => ids.flatMap((id) => porId.get(id) ?? []);
  return {
    presentes: (ids: readonly string[]) => porForca(buscar(ids).filter(({ presente }) => presente)),
    /** Denied signs of these organs, and findings against the patterns whose first organ is one of them. */
    contraOrgaos: (orgaos: readonly Orgao[], menos: readonly string[]) => {
      const negados = achados.filter((achado) => !achado.presente && temMarca(achado, orgaos));
      const contraPadroes = padroes
        .filter(({ orgaos: [primeiro] }) => primeiro && orgaos.includes(primeiro))
        .flatMap(({ contra }) => buscar(contra.map(({ achadoId }) => achadoId)));
      return porForca([...negados, ...contraPadroes].filter(({ id }) => !menos.includes(id)));
    },
    comMarcas: (marcas: readonly Marca[]) =>
      porForca(achados.filter((achado) => achado.presente && achado.forca > 0 && temMarca(achado, marcas))),
    pesados: (evidencias: PadraoResultado['aFavor']): ItemDeProva[] =>
      [...evidencias]
        .sort((a, b) => Math.abs(b.peso) - Math.abs(a.peso))
        .flatMap(({ achadoId, peso }) => buscar([achadoId]).map((achado) => ({ achado, peso }))),
  };
}

function porForca(achados: readonly Achado[]): ItemDeProva[] {
  return [...new Set(achados)].sort((a, b) => b.forca - a.forca).map((achado) => ({ achado, peso: null }));
}

function temMarca(achado: Achado, marcas: readonly Marca[]): boolean {
  const sinal = sinalDoAchado(achado);
  return sinal !== undefined && sinais[sinal].marcas.some((marca) => marcas.includes(marca));
}
