import { useRef } from 'react';
import { ClinicaHeader } from '../../components/clinica-header.tsx';
import './report-paper.css';
import { DepthChoice } from './depth-choice.tsx';
import { useMissingFotos } from './use-missing-fotos.ts';
import { useReportDepth } from './use-report-depth.ts';

interface ReportPaperProps {
  html: string;
  /** The clinic's present name and logo, which replace those from the day of the report. */
  clinica?: { nomeClinica: string | null; logo: string | null } | undefined;
  /** Whether the reader chooses how much of it is open. */
  folds?: boolean;
}

/** The stored report on white paper, in dark mode too. The browser's own print command prints a note that names the PDF. */
export function ReportPaper({ html, clinica, folds = true }: ReportPaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { depth, choose } = useReportDepth(paper, html, folds);
  useMissingFotos(paper, html);
  return (
    <>
      {folds && html.includes('rel-dobra') && <DepthChoice depth={depth} onChoose={choose} />}
      <div className="report-paper" data-clinica={clinica ? 'today' : undefined}>
        <p className="report-print-note">
          Esta página é para ler na tela. Para o papel há o PDF: em um relatório seu, o botão “Imprimir” abre as
          páginas.
        </p>
        {clinica && <ClinicaHeader className="report-clinica" {...clinica} />}
        <div
          ref={paper}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer (server/mtc/render), which escapes every text; no markup of a model or a person is ever stored, and the page's CSP allows no inline script.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </>
  );
}
