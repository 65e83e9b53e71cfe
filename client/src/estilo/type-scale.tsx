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

export function TypeScale() {
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
