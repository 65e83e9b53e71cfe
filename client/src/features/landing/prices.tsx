import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Section } from './section.tsx';

const offers = [
  {
    name: 'Gratuito',
    price: 'R$ 0',
    text: '3 diagnósticos completos por mês, sem cartão de crédito.',
  },
  {
    name: 'Profissional',
    price: 'R$ 34,90',
    text: '20 diagnósticos completos por mês. Cancele quando quiser.',
  },
] as const;

/** The two prices that answer "quanto custa?"; all four stand on /plans (docs/PRODUCT.md 3.1). */
export function Prices() {
  return (
    <Section id="precos" eyebrow="Preços" title="Comece sem pagar. Assine quando a agenda pedir" sunken>
      <ul className="grid gap-4 sm:grid-cols-2 lg:max-w-4xl">
        {offers.map(({ name, price, text }) => (
          <li key={name} className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h3 className="font-semibold">{name}</h3>
            <p className="mt-1 flex items-baseline gap-1.5">
              <span className="font-serif text-4xl font-semibold">{price}</span>
              <span className="text-ink-soft">por mês</span>
            </p>
            <p className="mt-3 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        Há também o Premium, com 60 diagnósticos por R$ 69, e o Enterprise, ilimitado, por R$ 127.
      </p>
      <ButtonLink to="/plans" variant="outline" className="mt-5">
        Comparar os quatro planos
      </ButtonLink>
    </Section>
  );
}
