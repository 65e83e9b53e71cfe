import { freePlanName } from '@meridia/shared/plans.ts';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { shownWord } from '../../messages/plan-words.ts';
import { Section } from './section.tsx';

/** Two prices of the plans on sale, to answer "quanto custa?". /plans shows all plans (docs/PRODUCT.md 3.1). */
export function Prices() {
  const offers = [
    {
      name: freePlanName,
      price: shownWord('free-price'),
      text: `${shownWord('free-line')}, sem cartão de crédito.`,
    },
    {
      name: shownWord('first-paid-name'),
      price: shownWord('first-paid-price'),
      text: `${shownWord('first-paid-line')}. Cancele quando quiser.`,
    },
  ];
  return (
    <Section id="precos" eyebrow="Preços" title="Comece sem pagar. Assine quando a agenda pedir" sunken>
      <ul className="grid gap-4 sm:grid-cols-2 lg:max-w-4xl">
        {offers.map(({ name, price, text }) => (
          <li key={name} className="rounded-card border border-line bg-surface p-5 has-[h3:empty]:hidden sm:p-6">
            <h3 className="font-semibold">{name}</h3>
            <p className="mt-1 flex items-baseline gap-1.5">
              <span className="whitespace-nowrap font-serif text-4xl font-semibold max-[18rem]:text-xl">{price}</span>
              <span className="text-ink-soft">por mês</span>
            </p>
            <p className="mt-3 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft empty:hidden">{shownWord('other-paid')}</p>
      <ButtonLink to="/plans" variant="outline" className="mt-5">
        {shownWord('compare-all')}
      </ButtonLink>
    </Section>
  );
}
