import { Link } from '@tanstack/react-router';
import { Ellipsis, FileDown, Plus, RotateCw, Share2, TrendingUp } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Menu, MenuItem } from '../../components/ui/menu.tsx';

export interface ReportActionsProps {
  id: string;
  onPrint: () => void;
  onShare: () => void;
  onRedo: () => void;
  onNew: () => void;
}

/** In the header of wide screens. */
export function ReportActions({ id, onPrint, onShare, onRedo }: ReportActionsProps) {
  return (
    <div className="hidden shrink-0 items-center gap-2 lg:flex">
      <Button variant="ghost" size="sm" icon={<RotateCw aria-hidden />} onClick={onRedo}>
        Refazer
      </Button>
      <ButtonLink to="/anamnese" variant="ghost" size="sm">
        + Novo
      </ButtonLink>
      <ButtonLink to="/evolucao/$id" params={{ id }} variant="outline" size="sm" icon={<TrendingUp aria-hidden />}>
        Evolução
      </ButtonLink>
      <Button variant="outline" size="sm" icon={<Share2 aria-hidden />} onClick={onShare}>
        Compartilhar
      </Button>
      <Button size="sm" icon={<FileDown aria-hidden />} onClick={onPrint}>
        PDF
      </Button>
    </div>
  );
}

/** At the thumb on phones and tablets, in place of the bottom navigation. */
export function ReportBar({ id, onPrint, onShare, onRedo, onNew }: ReportActionsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Ações do relatório"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="mx-auto grid max-w-lg grid-cols-4">
        <button type="button" className={`${item} text-jade-ink`} onClick={onPrint}>
          <FileDown aria-hidden className="size-6" strokeWidth={1.75} />
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

const item =
  'flex min-h-16 flex-col items-center justify-center gap-1 text-[0.8125rem] font-medium text-ink-soft focus-visible:-outline-offset-2';
