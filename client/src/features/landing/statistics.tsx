import { brand } from '../../messages/brand.ts';

const statistics = [
  { value: '500+', label: 'terapeutas ativos' },
  { value: '10.000+', label: 'diagnósticos gerados' },
  { value: '98%', label: 'de satisfação' },
] as const;

/** The figures of the landing page (docs/PRODUCT.md 1.5). */
export function Statistics() {
  return (
    <section aria-label="Em números" className="border-y border-line bg-sunken">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-6 px-4 py-9 text-center sm:grid-cols-3 sm:px-6">
        {statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 max-sm:last:col-span-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-serif text-4xl font-semibold text-jade-ink sm:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="px-4 pb-6 text-center text-sm text-ink-soft">Números informados por {brand.instituteName}</p>
    </section>
  );
}
