import type { ReactNode } from 'react';
import { LineIcon } from '../../components/illustrations/line-icon.tsx';
import { Card } from '../../components/ui/card.tsx';
import type { Device } from './read-device.ts';

const icons = {
  compass: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m15.5 8.5-2 5-5 2 2-5z" />
    </>
  ),
  share: <path d="M12 15V3.5M8 7l4-4 4 4M8 10H5v11h14V10h-3" />,
  addHome: <path d="M5 3h14v18H5zM12 8.5v7M8.5 12h7" />,
  more: <path d="M12 5v.01M12 12v.01M12 19v.01" strokeWidth="3" />,
  check: <path d="m4.5 12.5 5 5 10-11" strokeWidth="2.5" />,
};

interface Guide {
  device: Device;
  title: string;
  steps: readonly { icon: keyof typeof icons; text: ReactNode }[];
  note: string;
}

const guides: readonly Guide[] = [
  {
    device: 'iphone',
    title: 'No iPhone ou iPad',
    steps: [
      {
        icon: 'compass',
        text: (
          <>
            Abra esta página no <strong>Safari</strong>.
          </>
        ),
      },
      {
        icon: 'share',
        text: (
          <>
            Toque em <strong>Compartilhar</strong>, o quadrado com a seta para cima.
          </>
        ),
      },
      {
        icon: 'addHome',
        text: (
          <>
            Role a lista e toque em <strong>Adicionar à Tela de Início</strong>.
          </>
        ),
      },
      {
        icon: 'check',
        text: (
          <>
            Confirme em <strong>Adicionar</strong>. O ícone aparece entre os seus apps.
          </>
        ),
      },
    ],
    note: 'Em outros navegadores do iPhone a opção pode não aparecer: use o Safari.',
  },
  {
    device: 'android',
    title: 'No Android',
    steps: [
      {
        icon: 'compass',
        text: (
          <>
            Abra esta página no <strong>Chrome</strong>.
          </>
        ),
      },
      {
        icon: 'more',
        text: (
          <>
            Toque no <strong>menu ⋮</strong>, no canto de cima.
          </>
        ),
      },
      {
        icon: 'addHome',
        text: (
          <>
            Toque em <strong>Instalar app</strong> ou <strong>Adicionar à tela inicial</strong>.
          </>
        ),
      },
      {
        icon: 'check',
        text: (
          <>
            Confirme em <strong>Instalar</strong>.
          </>
        ),
      },
    ],
    note: 'No Samsung Internet o caminho é o menu ≡, Adicionar página a, Tela inicial.',
  },
  {
    device: 'computer',
    title: 'No computador',
    steps: [
      {
        icon: 'compass',
        text: (
          <>
            Abra esta página no <strong>Chrome</strong> ou no <strong>Edge</strong>.
          </>
        ),
      },
      { icon: 'addHome', text: <>Clique no ícone de instalar, no fim da barra de endereço.</> },
      {
        icon: 'check',
        text: (
          <>
            Confirme em <strong>Instalar</strong>.
          </>
        ),
      },
    ],
    note: 'No Safari do Mac: menu Arquivo, Adicionar ao Dock.',
  },
];

/** How to install by hand, the visitor's device first. */
export function Instructions({ first }: { first: Device }) {
  const ordered = [...guides].sort((a, b) => Number(b.device === first) - Number(a.device === first));
  return (
    <>
      {ordered.map(({ device, title, steps, note }) => (
        <Card key={device} aria-labelledby={`instalar-${device}`}>
          <h2 id={`instalar-${device}`} className="font-serif text-xl leading-snug font-semibold">
            {title}
          </h2>
          <ol className="mt-4 grid gap-3">
            {steps.map(({ icon, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
              <li key={index} className="grid grid-cols-[auto_auto_1fr] items-center gap-3">
                <span aria-hidden className="w-4 text-right font-serif font-semibold text-jade-ink">
                  {index + 1}
                </span>
                <span className="inline-flex size-11 items-center justify-center rounded-control bg-sunken text-jade-ink">
                  <LineIcon>{icons[icon]}</LineIcon>
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-[0.9375rem] text-ink-soft">{note}</p>
        </Card>
      ))}
    </>
  );
}
