import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';

// These dialogs are rarely opened, so their code is loaded on opening.
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));

interface DataCardsProps {
  id: string;
  userId: string;
}

/** The two rights that the law gives everybody: to get a copy of their data, and to have the data erased. */
export function DataCards({ id, userId }: DataCardsProps) {
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Card id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24">
        <CardTitle id={`${id}-titulo`}>Exportar meus dados</CardTitle>
        <p className="mt-1 text-ink-soft">
          Um arquivo ZIP com tudo o que sua conta guarda: cada avaliação com respostas, relatório e fotos, as consultas
          de evolução, os links compartilhados, seu plano, sua clínica e o registro de acessos. Abre em qualquer
          computador, sem o app.
        </p>
        <Button variant="outline" icon={<Download aria-hidden />} className="mt-4" onClick={() => setOpen('export')}>
          Exportar meus dados
        </Button>
      </Card>
      <Card aria-labelledby={`${id}-excluir`}>
        <CardTitle id={`${id}-excluir`}>Excluir minha conta</CardTitle>
        <p className="mt-1 text-ink-soft">
          Apaga sua conta e tudo o que ela guarda, e cancela sua assinatura. Não há como desfazer.
        </p>
        <Button variant="danger" icon={<Trash2 aria-hidden />} className="mt-4" onClick={() => setOpen('erase')}>
          Excluir minha conta
        </Button>
      </Card>
      <Suspense>
        {open === 'export' && <ExportDialog onClose={close} />}
        {open === 'erase' && <EraseDialog onClose={close} onExport={() => setOpen('export')} userId={userId} />}
      </Suspense>
    </>
  );
}
