import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/ui/button.tsx';
import { brand } from '../../../messages/brand.ts';
import { CopyButton } from './copy-button.tsx';
import './recovery-codes.css';

/** The codes are shown only once. */
export function RecoveryCodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const text = `Códigos de recuperação do ${brand.name}\nCada código vale uma vez.\n\n${codes.join('\n')}\n`;
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Códigos de recuperação"
        className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken p-4 font-mono text-[0.9375rem] tabular-nums focus:outline-none"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copiar" />
        <Button variant="outline" size="sm" icon={<Download aria-hidden />} onClick={() => download(text)}>
          Baixar como texto
        </Button>
        <Button variant="outline" size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      <Button size="lg" onClick={onDone}>
        Guardei os códigos
      </Button>
      {createPortal(
        <div className="recovery-codes-sheet">
          <h1>Códigos de recuperação do {brand.name}</h1>
          <p>Cada código vale uma vez. Guarde esta folha longe do celular.</p>
          <ol>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>,
        document.body,
      )}
    </>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `codigos-de-recuperacao-${brand.name.toLowerCase()}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
