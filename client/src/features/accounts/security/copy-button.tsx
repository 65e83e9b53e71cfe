import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../components/ui/button.tsx';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error('Não foi possível copiar', { description: 'Selecione o texto e copie com o menu do aparelho.' });
    }
  };
  return (
    <>
      <Button variant="outline" size="sm" icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>
        {copied ? 'Copiado' : label}
      </Button>
      <span role="status" className="sr-only">
        {copied && 'Copiado'}
      </span>
    </>
  );
}
