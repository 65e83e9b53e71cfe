import type { CreatedShare } from '@meridia/shared/relatorio-share.ts';
import { Check, Copy, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { formatDate } from '../../../lib/format.ts';
import { hasShareSheet, shareRelatorio } from './share-relatorio.ts';

interface CreatedLinkProps {
  created: CreatedShare;
  nomeCliente: string;
  /** Called to make another link. */
  onAgain: () => void;
}

/** The link's address, which the server does not store, with buttons to pass it on. */
export function CreatedLink({ created: { share, url, telefone }, nomeCliente, onAgain }: CreatedLinkProps) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The address takes the focus, because the button that had it is gone.
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      field.current?.select();
      toast.error('Não foi possível copiar', { description: 'Selecione o endereço e copie com o menu do aparelho.' });
    }
  };
  const send = async () => {
    try {
      await shareRelatorio({ nome: nomeCliente, telefone }, url);
    } catch {
      toast.error('Não foi possível compartilhar', { description: 'Copie o link e envie por onde preferir.' });
    }
  };

  return (
    <div className="grid gap-3 rounded-card border border-line bg-sunken p-4">
      <label htmlFor="link-criado" className="font-semibold">
        Link criado, vale até {formatDate(share.expiresAt)}
      </label>
      <Input
        id="link-criado"
        ref={field}
        readOnly
        value={url}
        aria-describedby="link-criado-dica"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p id="link-criado-dica" className="text-[0.9375rem] text-ink-soft">
        Copie ou envie agora: por segurança o endereço não fica guardado e não aparece de novo. Se perder, crie outro.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
          {copied ? 'Copiado' : 'Copiar link'}
        </Button>
        <Button size="sm" variant="outline" icon={<Send aria-hidden />} onClick={() => void send()}>
          {hasShareSheet() ? 'Enviar link' : 'Enviar pelo WhatsApp'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onAgain}>
          Criar outro link
        </Button>
      </div>
      <span role="status" className="sr-only">
        {copied && 'Copiado'}
      </span>
    </div>
  );
}
