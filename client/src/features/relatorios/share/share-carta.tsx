import { Pencil, Send } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { trpc } from '../../../trpc.ts';
import { useGivePdf } from '../use-give-pdf.ts';
import { canShareFiles } from './share-relatorio.ts';

/** The letter is offered first, because the whole report is written for a professional. */
export function ShareCarta({ id, nomeCliente }: { id: string; nomeCliente: string }) {
  const toSheet = canShareFiles();
  const { data: carta } = trpc.cartas.byId.useQuery({ id });
  const { busy, ready, give } = useGivePdf({ id, nomeCliente, documento: 'cliente' });
  return (
    <section aria-labelledby="enviar-carta" className="grid gap-3">
      <div>
        <h3 id="enviar-carta" className="font-semibold">
          Carta para o cliente
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">
          Uma página em palavras simples: o que foi visto, o que vocês vão fazer e o que fazer em casa. Sem códigos de
          pontos e sem fotos.
        </p>
      </div>
      {carta?.relatorioMudou && (
        <p className="rounded-control bg-amber-soft p-3 text-[0.9375rem] text-amber-ink">
          O relatório mudou depois que você escreveu esta carta. Leia antes de enviar.
        </p>
      )}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button busy={busy} busyText="Preparando a carta..." icon={<Send aria-hidden />} onClick={() => void give()}>
          {toSheet ? (ready ? 'Carta pronta: enviar agora' : 'Enviar a carta') : 'Baixar a carta'}
        </Button>
        <ButtonLink to="/carta/$id" params={{ id }} variant="ghost" icon={<Pencil aria-hidden />}>
          Ler e mudar antes
        </ButtonLink>
      </div>
    </section>
  );
}
