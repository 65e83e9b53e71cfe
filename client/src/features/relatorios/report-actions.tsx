import { Link } from '@tanstack/react-router';
import {
  Ellipsis,
  FileDown,
  HeartHandshake,
  ListChecks,
  Mail,
  PenLine,
  Plus,
  Printer,
  RotateCw,
  Share2,
  TrendingUp,
} from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Menu, MenuItem } from '../../components/ui/menu.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';

interface ReportActionsProps {
  id: string;
  /** The address of the next intake. */
  next: { cliente?: string };
  onPdf: () => void;
  /** True while the file is being made. */
  pdfBusy: boolean;
  onPrint: () => void;
  /** Downloads the sheet for the couch; undefined for a report without treatment. */
  onFolha: (() => void) | undefined;
  /** Downloads what the client does at home; undefined for a report that does not show it. */
  onCuidados: (() => void) | undefined;
  onCarta: () => void;
  onShare: () => void;
  onRedo: () => void;
  onReview: () => void;
  onNew: () => void;
}

/** The actions in the header of wide screens. */
export function ReportActions({
  id,
  next,
  onPdf,
  pdfBusy,
  onPrint,
  onFolha,
  onCuidados,
  onCarta,
  onShare,
  onRedo,
}: ReportActionsProps) {
  return (
    <div className="hidden shrink-0 items-center gap-2 lg:flex">
      <Button variant="ghost" size="sm" icon={<RotateCw aria-hidden />} onClick={onRedo}>
        Refazer
      </Button>
      <ButtonLink to="/anamnese" search={next} variant="ghost" size="sm">
        + Novo
      </ButtonLink>
      <ButtonLink to="/evolucao/$id" params={{ id }} variant="outline" size="sm" icon={<TrendingUp aria-hidden />}>
        Evolução
      </ButtonLink>
      <Button variant="outline" size="sm" icon={<Share2 aria-hidden />} onClick={onShare}>
        Compartilhar
      </Button>
      <Button variant="outline" size="sm" icon={<Printer aria-hidden />} onClick={onPrint}>
        Imprimir
      </Button>
      <Menu
        trigger={
          <Button variant="outline" size="sm" icon={<Ellipsis aria-hidden />}>
            Mais
          </Button>
        }
      >
        <Papers onCarta={onCarta} onFolha={onFolha} onCuidados={onCuidados} />
      </Menu>
      <Button size="sm" busy={pdfBusy} icon={<FileDown aria-hidden />} onClick={onPdf}>
        PDF
      </Button>
    </div>
  );
}

/** The actions at the bottom of phones and tablets, in place of the bottom navigation. */
export function ReportBar({
  id,
  onPdf,
  pdfBusy,
  onPrint,
  onFolha,
  onCuidados,
  onCarta,
  onShare,
  onRedo,
  onReview,
  onNew,
}: ReportActionsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Ações do relatório"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="mx-auto grid max-w-lg grid-cols-4">
        <button
          type="button"
          className={`${item} text-jade-ink`}
          aria-busy={pdfBusy || undefined}
          aria-disabled={pdfBusy || undefined}
          onClick={onPdf}
        >
          {pdfBusy ? <Spinner className="size-6" /> : <FileDown aria-hidden className="size-6" strokeWidth={1.75} />}
          PDF
        </button>
        <button type="button" className={item} onClick={onShare}>
          <Share2 aria-hidden className="size-6" strokeWidth={1.75} />
          Compartilhar
        </button>
        <Link to="/evolucao/$id" params={{ id }} className={item}>
          <TrendingUp aria-hidden className="size-6" strokeWidth={1.75} />
          Evolução
        </Link>
        <Menu
          trigger={
            <button type="button" className={item}>
              <Ellipsis aria-hidden className="size-6" strokeWidth={1.75} />
              Mais
            </button>
          }
        >
          <Papers onCarta={onCarta} onFolha={onFolha} onCuidados={onCuidados} />
          <MenuItem icon={<Printer aria-hidden />} onSelect={onPrint}>
            Imprimir
          </MenuItem>
          <MenuItem icon={<PenLine aria-hidden />} onSelect={onReview}>
            Revisar
          </MenuItem>
          <MenuItem icon={<RotateCw aria-hidden />} onSelect={onRedo}>
            Refazer
          </MenuItem>
          <MenuItem icon={<Plus aria-hidden />} onSelect={onNew}>
            Novo
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}

/** The papers beside the report itself. */
function Papers({ onCarta, onFolha, onCuidados }: Pick<ReportActionsProps, 'onCarta' | 'onFolha' | 'onCuidados'>) {
  return (
    <>
      <MenuItem icon={<Mail aria-hidden />} onSelect={onCarta}>
        Carta para o cliente
      </MenuItem>
      {onFolha && (
        <MenuItem icon={<ListChecks aria-hidden />} onSelect={onFolha}>
          Folha de tratamento
        </MenuItem>
      )}
      {onCuidados && (
        <MenuItem icon={<HeartHandshake aria-hidden />} onSelect={onCuidados}>
          Plano de cuidados
        </MenuItem>
      )}
    </>
  );
}

const item =
  'flex min-h-16 flex-col items-center justify-center gap-1 text-[min(0.8125rem,max(13px,3.7vw))] font-medium text-ink-soft focus-visible:-outline-offset-2';
