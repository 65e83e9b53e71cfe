import { findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { LeituraMudou, SinalLido } from '@meridia/shared/leitura-mudou.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { leiturasDeTexto } from './respostas.ts';

/**
 * How the free texts of one intake are read now, compared with the findings of its earlier report; null when they are read alike. Only
 * for a report from the same answers: a difference then comes from the reader or the catalogue.
 */
export function compararLeituras(antes: readonly Achado[], agora: readonly Achado[]): LeituraMudou | null {
  const antigos = porDito(antes);
  const novos = porDito(agora);
  const so = (estes: typeof antigos, aqueles: typeof antigos) =>
    [...estes].flatMap(([dito, sinal]) => (aqueles.has(dito) ? [] : [sinal]));
  const mudou = { agora: so(novos, antigos), naoMais: so(antigos, novos) };
  return mudou.agora.length + mudou.naoMais.length > 0 ? mudou : null;
}

function porDito(achados: readonly Achado[]): Map<string, SinalLido> {
  return new Map(
    achados.flatMap(({ label, presente, fonte }) => {
      const [origem, campo = ''] = fonte.split('.');
      if (origem !== 'anamnese' || !Object.hasOwn(leiturasDeTexto, campo)) return [];
      const onde = findQuestion(campo)?.reportName ?? campo;
      return [[`${campo} ${presente} ${label}`, { label, presente, onde }] as const];
    }),
  );
}
