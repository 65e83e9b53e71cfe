import {
  type EstadoDaAssinatura,
  naoRevisado,
  signatoryOf,
  type VersaoAssinada,
  violado,
} from '@meridia/shared/parecer.ts';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { LiberacaoNote } from '../../components/liberacao-medica.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { PerguntasAceitas } from './perguntas-aceitas.tsx';

interface AssinaturaLineProps {
  id: string;
  assinatura: EstadoDaAssinatura;
  /** Whether an earlier report can be read. */
  refeito: boolean;
}

/** Whether somebody has reviewed and signed what the screen shows, with the ways to do so and to the versions. */
export function AssinaturaLine({ id, assinatura, refeito }: AssinaturaLineProps) {
  const { numero, assinada, refeitoDepois, emRevisao, podeRevisar, liberacao } = assinatura;
  const broken = assinada !== null && !assinada.intacta;
  return (
    <section
      aria-label="Revisão e assinatura"
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-4 print:hidden ${broken ? 'border-cinnabar-ink bg-cinnabar-soft' : 'border-line bg-surface'}`}
    >
      <div className="mr-auto min-w-0 max-w-text">
        {assinada === null && (
          <p>
            <strong className="font-semibold">{naoRevisado}</strong> (versão {numero})
          </p>
        )}
        {assinada && <Signed assinada={assinada} refeitoDepois={refeitoDepois} />}
        {emRevisao && <p className="text-[0.9375rem]">Há uma revisão começada, ainda sem assinatura.</p>}
        {liberacao && (
          <p className="text-[0.9375rem]">
            <LiberacaoNote liberacao={liberacao} /> Para que ela conste no relatório, revise-o e assine.
          </p>
        )}
      </div>
      {(assinada || emRevisao || refeito) && (
        <Link
          to="/versoes/$id"
          params={{ id }}
          className="inline-flex min-h-11 items-center font-semibold text-jade-ink underline underline-offset-4"
        >
          Versões
        </Link>
      )}
      {podeRevisar && (
        <ButtonLink to="/revisao/$id" params={{ id }} size="sm" variant="outline" icon={<PenLine aria-hidden />}>
          {emRevisao ? 'Continuar a revisão' : assinada ? 'Revisar de novo' : 'Revisar e assinar'}
        </ButtonLink>
      )}
    </section>
  );
}

function Signed({ assinada, refeitoDepois }: { assinada: VersaoAssinada; refeitoDepois: boolean }) {
  const { assinatura, codigo, intacta, fotosApagadas } = assinada;
  const { numero, em } = assinatura;
  if (!intacta) {
    return (
      <p role="alert" className="text-cinnabar-ink">
        <strong className="font-semibold">{violado}</strong> (versão {numero}). Ela não vale como assinada e não é
        enviada por links nem por PDF. Para enviar de novo, revise e assine outra versão.
      </p>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">
        {refeitoDepois ? (
          <>
            <strong className="font-semibold">{naoRevisado}:</strong> o relatório foi feito de novo depois da versão{' '}
            {numero}, que continua valendo nos links.
          </>
        ) : (
          <>
            <strong className="font-semibold">Revisado e assinado por {signatoryOf(assinatura)}</strong>, em{' '}
            {formatDateTime(em)}. Versão {numero}, código {codigo}.
          </>
        )}
      </p>
      {!refeitoDepois && <PerguntasAceitas {...assinatura} />}
      {fotosApagadas.length > 0 && (
        <p className="text-[0.9375rem] text-ink-soft">
          {fotosApagadas.length === 1 ? 'Uma foto foi apagada' : 'Fotos foram apagadas'} depois da assinatura.
        </p>
      )}
    </>
  );
}
