import { type FotoKind, fotoKinds, fotoLabels } from '@meridia/shared/foto.ts';
import { FileDown, Images, Send } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { joinWords } from '../../../lib/format.ts';
import { useGivePdf } from '../use-give-pdf.ts';
import { canShareFiles } from './share-relatorio.ts';

interface SharePdfProps {
  id: string;
  nomeCliente: string;
  /** Photos that the report was written from. */
  fotos: readonly FotoKind[];
}

const readyText = 'PDF pronto: enviar agora';

/** Gives away the PDF without photos. Photos are included only after a question that says whose photos they are. */
export function SharePdf({ id, nomeCliente, fotos }: SharePdfProps) {
  const [asking, setAsking] = useState(false);
  const toSheet = canShareFiles();
  const plain = useGivePdf({ id, nomeCliente, fotos: false });
  const full = useGivePdf({ id, nomeCliente, fotos: true, onGiven: () => setAsking(false) });

  return (
    <section aria-labelledby="enviar-pdf" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id="enviar-pdf" className="font-semibold">
          Como arquivo PDF
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">
          Vai com o mesmo texto do link, sem as fotos. Quem o recebe pode guardar e repassar: não há como recolher
          depois.
        </p>
      </div>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button
          variant="outline"
          busy={plain.busy}
          busyText="Preparando o PDF..."
          icon={toSheet ? <Send aria-hidden /> : <FileDown aria-hidden />}
          onClick={() => void plain.give()}
        >
          {toSheet ? (plain.ready ? readyText : 'Enviar PDF') : 'Baixar PDF'}
        </Button>
        {fotos.length > 0 && (
          <Button variant="ghost" icon={<Images aria-hidden />} onClick={() => setAsking(true)}>
            {toSheet ? 'Enviar com as fotos' : 'Baixar com as fotos'}
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          if (!open) full.forget();
        }}
        title={toSheet ? 'Enviar o PDF com as fotos?' : 'Baixar o PDF com as fotos?'}
        description={`O arquivo leva as fotos ${listFotos(fotos)} de ${nomeCliente}, além do texto do relatório. São dados de saúde que identificam a pessoa: entregue só a quem precisa vê-las e com a autorização dela. Depois de enviado, não há como recolher.`}
        confirmText={toSheet ? (full.ready ? readyText : 'Enviar com as fotos') : 'Baixar com as fotos'}
        busy={full.busy}
        onConfirm={() => void full.give()}
      />
    </section>
  );
}

/** 'da língua, da face e da orelha' */
function listFotos(kinds: readonly FotoKind[]): string {
  const inOrder = fotoKinds.filter((kind) => kinds.includes(kind));
  return joinWords(inOrder.map((kind) => fotoLabels[kind].daFoto));
}
