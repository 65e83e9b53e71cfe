import { createFileRoute } from '@tanstack/react-router';
import { ReportComparison } from '../features/demo/report-comparison.tsx';

export const Route = createFileRoute('/demo-relatorio')({ component: ReportComparison });
