import { type ReactNode, useState } from 'react';
import { Logo } from '../components/layout/logo.tsx';
import { RadioChips } from '../components/ui/radio-chips.tsx';
import { chooseTheme, readTheme, type Theme } from '../lib/theme.ts';
import { Colours } from './colours.tsx';
import { Controls } from './controls.tsx';
import { Illustrations } from './illustrations.tsx';
import { States } from './states.tsx';

const themes = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Do sistema' },
] as const;

/** Shows developers every token and component on one page. Only `pnpm dev` serves this page. */
export function StylePage() {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-6">
        <h1 className="flex items-center gap-3">
          <Logo />
          <span className="text-ink-soft">Estilo</span>
        </h1>
        <RadioChips
          options={themes}
          value={theme}
          onChange={(value) => {
            if (!value) return;
            chooseTheme(value);
            setTheme(value);
          }}
        />
      </header>
      <main className="grid gap-14 pt-10">
        <Part title="Cores">
          <Colours />
        </Part>
        <Part title="Tipografia">
          <TypeScale />
        </Part>
        <Part title="Botões e campos">
          <Controls />
        </Part>
        <Part title="Ilustrações">
          <Illustrations />
        </Part>
        <Part title="Estados">
          <States />
        </Part>
      </main>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6">
      <h2 className="eyebrow">{title}</h2>
      {children}
    </section>
  );
}

const sizes = [
  { name: 'Página', className: 'font-serif text-4xl leading-tight font-semibold' },
  { name: 'Seção', className: 'font-serif text-3xl leading-tight font-semibold' },
  { name: 'Bloco', className: 'font-serif text-2xl leading-snug font-semibold' },
  { name: 'Cartão', className: 'font-serif text-xl leading-snug font-semibold' },
  { name: 'Destaque', className: 'text-lg text-ink-soft' },
  { name: 'Texto', className: 'text-base' },
  { name: 'Detalhe', className: 'text-[0.9375rem] text-ink-soft' },
  { name: 'Nota', className: 'text-sm text-ink-soft' },
] as const;

function TypeScale() {
  return (
    <dl className="grid gap-4">
      {sizes.map(({ name, className }) => (
        <div key={name} className="grid items-baseline gap-x-6 border-b border-line pb-4 sm:grid-cols-[6rem_1fr]">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className={className}>O Qi do Baço transforma; o do Fígado faz circular. Pí Qì Xū, E36, 34,90</dd>
        </div>
      ))}
    </dl>
  );
}
