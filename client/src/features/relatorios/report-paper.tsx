import { useRef } from 'react';
import { ClinicaHeader } from '../../components/clinica-header.tsx';
import './report-paper.css';
import { useFoldedReport, useOpenForPrint } from './use-folded-report.ts';

interface ReportPaperProps {
  html: string;
  /** Stands at the head of printed pages. */
  nomeCliente?: string;
  /** Name and logo of today, in place of those of the day on which the report was written. */
  clinica?: { nomeClinica: string | null; logo: string | null } | undefined;
  /** Whether phones show its parts folded at first. */
  folds?: boolean;
}

/** The stored report as printed on white paper, in dark mode too. */
export function ReportPaper({ html, nomeCliente = '', clinica, folds = true }: ReportPaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  useFoldedReport(paper, html, folds);
  useOpenForPrint(paper);
  return (
    <div className="report-paper" data-clinica={clinica ? 'today' : undefined}>
      <style>{runningHead(nomeCliente)}</style>
      {clinica && <ClinicaHeader className="report-clinica" {...clinica} />}
      <div
        ref={paper}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer (server/mtc/render), which escapes every text, whoever wrote it; no markup of a model or a person is ever stored, and the page's CSP allows no inline script.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

/** Whose report a sheet belongs to, where the browser can print it: at the head of every page but the first. */
function runningHead(nomeCliente: string): string {
  // As a CSS string; a line break would end it.
  const name = nomeCliente.replace(/[\\"<\n\r\f]/g, ' ');
  return `@media print{@page{@top-left{content:"${name}"}}@page :first{@top-left{content:none}}}`;
}
