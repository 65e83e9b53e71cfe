import { formatExactMoney } from '@meridia/shared/money.ts';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { AnnouncePriceDialog } from './announce-price-dialog.tsx';

/** Announcements of new prices. The price itself is changed by the operator, at the provider and in the settings. */
export function PriceAnnouncements() {
  const { data } = trpc.admin.plans.announcements.useQuery();
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="precos-titulo" className="mt-4">
      <CardTitle id="precos-titulo">Preços anunciados</CardTitle>
      <p className="mt-1 text-ink-soft">
        Avisa por email e no aplicativo quem assina o plano. O aviso não muda o preço: ele muda com a versão do MeridIA
        e com o preço do Stripe nas configurações, e o aplicativo não vende pelo preço anunciado antes do dia.
      </p>
      {data && data.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {data.map(({ id, planName, priceBrl, inForceAt, announcedAt }) => (
            <li key={id}>
              <span className="font-semibold">
                {planName}: {formatExactMoney(priceBrl)} por mês
              </span>{' '}
              a partir de {formatDate(inForceAt)}, anunciado em {formatDate(announcedAt)}
            </li>
          ))}
        </ul>
      )}
      <Button variant="outline" icon={<Megaphone aria-hidden />} className="mt-4" onClick={() => setOpen(true)}>
        Anunciar novo preço
      </Button>
      {open && <AnnouncePriceDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
