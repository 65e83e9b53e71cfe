import relatorioHtml from 'virtual:demo-relatorio';
import { createFileRoute } from '@tanstack/react-router';
import { SampleReport } from '../features/demo/sample-report.tsx';
import { ReportPaper } from '../features/relatorios/report-paper.tsx';

export const Route = createFileRoute('/demo-relatorio-exemplo')({ component: DemoRelatorioExemplo });

function DemoRelatorioExemplo() {
  return <SampleReport paper={<ReportPaper html={relatorioHtml} folds={false} />} />;
}
