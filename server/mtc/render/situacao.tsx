import { naoRevisado } from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { descreverSituacao } from './revisao-por-secao.ts';

/** At the head of every report: whether a professional has reviewed it. */
export function Situacao({ relatorio }: { relatorio: Relatorio }) {
  const { tipo, titulo, detalhe } = descreverSituacao(relatorio);
  return (
    <p className={`rel-situacao rel-situacao-${tipo}`} role="note">
      <strong>{titulo}</strong>
      {detalhe === '' ? null : `. ${detalhe}`}
    </p>
  );
}

/** At the end of a signed report: what the signature is, and what it is not. */
export function Assinatura({ relatorio }: { relatorio: Relatorio }) {
  const { tipo, titulo, detalhe, ressalva } = descreverSituacao(relatorio);
  if (tipo === 'nao_revisado') return <p>{naoRevisado}.</p>;
  return (
    <>
      <p>
        <strong>{titulo}</strong>. {detalhe}
      </p>
      {ressalva === '' ? null : <p>{ressalva}</p>}
    </>
  );
}

/** What a review changed in a section and noted beside it. */
export function Autoria({ autoria }: { autoria: string }) {
  return autoria === '' ? null : <p className="rel-nota rel-autoria">{autoria}</p>;
}

export function NotasDaRevisao({ notas }: { notas: readonly { rotulo: string; texto: string }[] }) {
  return notas.map(({ rotulo, texto }) => (
    <p key={rotulo} className="rel-nota-da-revisao">
      <strong>{rotulo}:</strong> {texto}
    </p>
  ));
}

/** Stored HTML of a release that did not say so, now with the words that it was not reviewed. The stored row stays as it is. */
export function marcarNaoRevisado(html: string): string {
  if (html.includes('class="rel-situacao ')) return html;
  // Its own style sheet does not know these words.
  const aviso = renderToStaticMarkup(
    <p className="rel-situacao rel-situacao-nao_revisado" role="note" style={moldura}>
      <strong>{naoRevisado}</strong>
    </p>,
  );
  const cabeca = /<header class="rel-cabecalho">/;
  return cabeca.test(html) ? html.replace(cabeca, (inicio) => `${inicio}${aviso}`) : `${aviso}${html}`;
}

const moldura = { margin: '0 0 12px', padding: '8px 12px', border: '1px solid #56605c', borderRadius: '6px' };
