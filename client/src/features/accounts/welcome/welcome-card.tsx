import type { SessionUser } from '@meridia/shared/account.ts';
import { freePlanName, freeUnitsElsewhere, unlimited, welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { Check, KeyRound, MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { TongueIllustration } from '../../../components/illustrations/tongue.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { usePlans } from '../../../lib/use-plans.ts';
import { brand } from '../../../messages/brand.ts';
import { trpc } from '../../../trpc.ts';
import { ConfirmEmailNotice } from '../confirm-email-notice.tsx';
import { signedUpHere } from '../sign-up-hint.ts';

/** Says what a new account has and where to begin. */
export function WelcomeCard({ user, justConfirmed }: { user: SessionUser; justConfirmed: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const firstName = user.nomeCompleto.trim().split(/\s+/)[0];

  return (
    <div className="grid gap-4 sm:gap-6">
      <ConfirmEmailNotice />
      <Card padded={false} className="overflow-hidden">
        <div className="flex items-center gap-6 bg-jade p-6 text-on-solid sm:p-10">
          <div className="min-w-0 grow">
            {justConfirmed && (
              <p className="mb-3 inline-flex items-center gap-2 font-semibold">
                <Check aria-hidden className="size-5" strokeWidth={3} />
                Email confirmado
              </p>
            )}
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-serif text-[1.875rem] leading-tight font-semibold focus:outline-none sm:text-4xl"
            >
              Boas-vindas ao {brand.name}, {firstName}
            </h1>
          </div>
          <TongueIllustration className="hidden h-36 shrink-0 opacity-80 sm:block" />
        </div>
        <div className="grid gap-7 p-6 sm:p-10">
          {user.emailConfirmed && <FreeDiagnoses />}
          <section aria-labelledby="o-que-voce-tem">
            <h2 id="o-que-voce-tem" className="mb-3 font-semibold">
              O que já está pronto para você
            </h2>
            <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-x-8">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-jade-ink" strokeWidth={2.5} />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
          <div className="flex flex-col gap-3 sm:flex-row">
            <ButtonLink to="/dashboard" size="lg">
              Ir para o Início
            </ButtonLink>
            <ButtonLink to="/plans" size="lg" variant="outline">
              Ver Planos
            </ButtonLink>
          </div>
          <div className="grid gap-3 border-t border-line pt-6 text-[0.9375rem] text-ink-soft">
            <Hint icon={<KeyRound aria-hidden />}>
              Da próxima vez, entre com <span className="font-medium wrap-anywhere text-ink">{user.email}</span> e a sua
              senha.
            </Hint>
            {justConfirmed && !signedUpHere() && (
              <Hint icon={<MonitorSmartphone aria-hidden />}>
                Fez o cadastro em outro aparelho ou navegador? Lá também já funciona: é só entrar com a senha que você
                acabou de informar.
              </Hint>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}

/** '5 Diagnósticos Grátis': a month's three and the two of a confirmed address, once per person (docs/PRODUCT.md 2.14). */
function FreeDiagnoses() {
  const status = trpc.subscriptions.status.useQuery();
  const free = usePlans().find(({ name }) => name === freePlanName);
  if (status.isPending || !free || free.diagnosesLimit === unlimited) return null;
  const monthly = free.diagnosesLimit;
  const whole = monthly + welcomeBonusDiagnoses;
  const { source = 'free', diagnosesLimit = whole } = status.data ?? {};
  const given = source === 'free' ? Math.min(whole, diagnosesLimit) : whole;
  return (
    <section aria-labelledby="diagnosticos-gratis">
      <h2 id="diagnosticos-gratis" className="font-serif text-2xl font-semibold">
        {given === 0 ? 'Sem diagnósticos gratuitos nesta conta' : `${given} Diagnósticos Grátis`}
      </h2>
      <p className="mt-1 text-ink-soft">
        {given === 0 && freeUnitsElsewhere}
        {given === whole &&
          `${monthly} por mês + ${welcomeBonusDiagnoses} de boas-vindas neste primeiro período. Sem cartão de crédito.`}
        {given !== 0 && given !== whole && 'Por mês, sem cartão de crédito.'}
      </p>
    </section>
  );
}

function Hint({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

const features = [
  'Anamnese completa, que se salva sozinha',
  'Leitura das fotos da língua, da face e da orelha',
  'Diagnóstico energético pelos Cinco Elementos e Zang-Fu',
  'Pontos corporais e auriculares sugeridos, com a razão de cada um',
  'Histórico e evolução de cada cliente',
  'Fotos e dados protegidos, como pede a LGPD',
];
