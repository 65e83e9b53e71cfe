import { useRef } from 'react';
import { ClinicaHeader } from '../../components/clinica-header.tsx';
import './report-paper.css';
import { useFoldedReport, useOpenForPrint } from './use-folded-report.ts';
import { useMissingFotos } from './use-missing-fotos.ts';

interface ReportPaperProps {
  html: string;
  /** Printed at the top of pages. */
  nomeCliente?: string;
  /** The clinic's present name and logo, which replace those from the day of the report. */
  clinica?: { nomeClinica: string | null; logo: string | null } | undefined;
  /** Whether phones first show the report's parts folded. */
  folds?: boolean;
}

/** The stored report on white paper, in dark mode too. */
export function ReportPaper({ html, nomeCliente = '', clinica, folds = true }: ReportPaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  useFoldedReport(paper, html, folds);
  useOpenForPrint(paper);
  useMissingFotos(paper, html);
  return (
    <div className="report-paper" data-clinica={clinica ? 'today' : undefined}>
      <style>{runningHead(nomeCliente)}</style>
      {clinica && <ClinicaHeader className="report-clinica" {...clinica} />}
      <div
        ref={paper}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer (server/mtc/render), which escapes every text; no markup of a model or a person is ever stored, and the page's CSP allows no inline script.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

/** Prints the client's name at the top of every page but the first, in browsers that support it. */
function runningHead(nomeCliente: string): string {
  // Converts a text into a CSS string, which a line break would end.
  const name = nomeCliente.replace(/[\\"<\n\r\f]/g, ' ');
  return `@media print{@page{@top-left{content:"${name}"}}@page :first{@top-left{content:none}}}`;
}
