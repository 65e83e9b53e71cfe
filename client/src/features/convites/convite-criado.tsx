import type { CreatedConvite } from '@meridia/shared/convite.ts';
import { Check, Copy, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button, buttonStyles } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { formatDate } from '../../lib/format.ts';
import { whatsappUrl } from '../../lib/whatsapp-url.ts';

interface ConviteCriadoProps {
  created: CreatedConvite;
  telefone: string;
  onClose: () => void;
}

/** The link, which the server does not store, for WhatsApp, as a picture and to copy; or word that it was mailed. */
export function ConviteCriado({ created: { email, expiresAt, link }, telefone, onClose }: ConviteCriadoProps) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The address takes the focus, because the button that had it is gone.
  useEffect(() => field.current?.focus(), []);

  if (!link) {
    return (
      <div className="grid gap-4">
        <p role="status">
          O convite vai para <strong className="wrap-anywhere">{email}</strong> e vale até {formatDate(expiresAt)}.
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Concluir
        </Button>
      </div>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      setCopied(true);
    } catch {
      field.current?.select();
      toast.error('Não foi possível copiar', { description: 'Selecione o endereço e copie com o menu do aparelho.' });
    }
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <label htmlFor="convite-criado" className="font-semibold">
          Link criado, vale até {formatDate(expiresAt)}
        </label>
        <Input
          id="convite-criado"
          ref={field}
          readOnly
          value={link.url}
          aria-describedby="convite-criado-dica"
          onFocus={(event) => event.currentTarget.select()}
        />
        <p id="convite-criado-dica" className="text-[0.9375rem] text-ink-soft">
          Envie agora: por segurança o endereço não fica guardado. Se perder, crie outro na lista de fichas enviadas.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={chatOf(telefone, link.url)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ variant: 'primary', size: 'sm' })}
        >
          <MessageCircle aria-hidden />
          Enviar pelo WhatsApp
        </a>
        <Button
          size="sm"
          variant="outline"
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {copied ? 'Copiado' : 'Copiar link'}
        </Button>
      </div>
      <figure className="grid justify-items-center gap-2">
        {/* The margin is white in dark mode too, because QR readers need it. */}
        <img
          src={link.qrCode}
          alt="Código QR da ficha"
          className="size-48 rounded-control border border-line bg-white p-2"
        />
        <figcaption className="text-[0.9375rem] text-ink-soft">Está na recepção? O cliente aponta a câmera.</figcaption>
      </figure>
      <Button variant="outline" className="justify-self-end" onClick={onClose}>
        Concluir
      </Button>
    </div>
  );
}

/** The chat with the client where the number is known, else the choice of a chat. The text names nobody and no complaint. */
function chatOf(telefone: string, url: string): string {
  const text = `Olá! Antes da nossa consulta, responda por favor esta ficha no seu celular: ${url}`;
  return `${whatsappUrl(telefone) ?? 'https://wa.me/'}?text=${encodeURIComponent(text)}`;
}
