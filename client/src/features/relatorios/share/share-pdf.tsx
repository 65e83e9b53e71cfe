import { FileDown, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { fetchReportPdf, saveFile } from '../report-pdf.ts';
import { showPdfError } from '../use-report-pdf.ts';
import { canShareFiles, shareFile } from './share-relatorio.ts';

/** The file itself: through the device's own sheet where files can be shared, else as a download. */
export function SharePdf({ id, nomeCliente }: { id: string; nomeCliente: string }) {
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const toSheet = canShareFiles();

  const give = async () => {
    setBusy(true);
    try {
      const ready = file ?? (await fetchReportPdf(id));
      setFile(ready);
      if (!toSheet) saveFile(ready);
      // When making the file took longer than a click counts, the next click has it at hand.
      else if ((await shareFile(nomeCliente, ready)) === 'too-late') return;
      else setFile(null);
    } catch (error) {
      showPdfError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="enviar-pdf" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id="enviar-pdf" className="font-semibold">
          Como arquivo PDF
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">
          Vai com o texto completo, sem as fotos. Quem o recebe pode guardar e repassar: não há como recolher depois.
        </p>
      </div>
      <Button
        variant="outline"
        busy={busy}
        busyText="Preparando o PDF..."
        icon={toSheet ? <Send aria-hidden /> : <FileDown aria-hidden />}
        onClick={() => void give()}
        className="sm:justify-self-start"
      >
        {toSheet ? (file ? 'PDF pronto: enviar agora' : 'Enviar PDF') : 'Baixar PDF'}
      </Button>
    </section>
  );
}
