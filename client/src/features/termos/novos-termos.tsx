import type { TermosPendentes } from '@meridia/shared/aceite-termos.ts';
import { caminhoDaVersao, paginasLegais, versaoAtual } from '@meridia/shared/versoes-legais.ts';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { changesOf } from './changes-of.ts';
import { decideLater } from './put-aside.ts';

interface NovosTermosProps {
  userId: string;
  termos: TermosPendentes | undefined;
  /** Where the person was going, a path of this site. */
  back: string;
  /** Export and erasure of the account. */
  ways: ReactNode;
}

/** Asks for the acceptance of a new version, and shows the ways out to whoever does not accept it. */
export function NovosTermos({ userId, termos, back, ways }: NovosTermosProps) {
  const { history } = useRouter();
  const utils = trpc.useUtils();
  const [refused, setRefused] = useState(false);
  const accept = trpc.termos.accept.useMutation({
    onSuccess: async () => {
      await utils.accounts.session.invalidate();
      toast.success('Termos aceitos. Obrigado!');
      history.push(back);
    },
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: readErrorBody(error)?.message ?? action });
    },
  });

  if (!termos) {
    return (
      <EmptyState title="Não há nada a aceitar" action={<ButtonLink to="/dashboard">Ir para o Início</ButtonLink>}>
        Você já aceitou as versões que valem.
      </EmptyState>
    );
  }
  const later = () => {
    decideLater(userId);
    history.push(back);
  };
  return (
    <div className="grid gap-4 sm:gap-6">
      <p>
        {termos.devidos
          ? 'A versão nova já vale para a sua conta. Para voltar a criar e alterar, leia e aceite.'
          : `A versão nova vale para a sua conta a partir de ${formatDate(termos.valeEm)}. Você pode aceitar desde já.`}
      </p>
      {termos.documentos.map(({ documento, versao }) => (
        <Card key={documento} aria-labelledby={`${documento}-titulo`}>
          <CardTitle id={`${documento}-titulo`}>
            {paginasLegais[documento].titulo}, versão {versao}
          </CardTitle>
          <p className="mt-2">{changesOf(documento, versao)}</p>
          {/* A document of its own, outside of the router. */}
          <a
            href={caminhoDaVersao(documento, versao)}
            target="_blank"
            rel="noreferrer"
            className="mt-2 inline-flex min-h-11 items-center font-medium text-jade-ink underline underline-offset-4"
          >
            <span>
              Ler o texto inteiro<span className="sr-only"> dos {paginasLegais[documento].titulo}</span> (abre em outra
              aba)
            </span>
          </a>
        </Card>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          busy={accept.isPending}
          busyText="Registrando..."
          onClick={() =>
            accept.mutate({
              termos: versaoAtual('termos').numero,
              privacidade: versaoAtual('privacidade').numero,
            })
          }
        >
          Li e aceito
        </Button>
        <Button size="lg" variant="outline" aria-expanded={refused} onClick={() => setRefused(true)}>
          Não aceito
        </Button>
        <Button size="lg" variant="ghost" onClick={later}>
          Decidir depois
        </Button>
      </div>
      {refused && <Refused devidos={termos.devidos} ways={ways} onRead={later} userId={userId} />}
    </div>
  );
}

function Refused({
  devidos,
  ways,
  onRead,
  userId,
}: {
  devidos: boolean;
  ways: ReactNode;
  onRead: () => void;
  userId: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="nao-aceito-titulo" className="grid gap-4 sm:gap-6">
      <div>
        <h2
          id="nao-aceito-titulo"
          ref={heading}
          tabIndex={-1}
          className="font-serif text-2xl font-semibold focus:outline-none"
        >
          Se você não aceita
        </h2>
        <p className="mt-2">
          {devidos ? 'Nada é apagado.' : 'Até o dia em que a versão passa a valer, nada muda.'} Você continua a ler,
          imprimir e exportar tudo o que registrou, a gerenciar a assinatura e a responder aos pedidos dos seus
          clientes. Os links que eles receberam continuam funcionando. Criar e alterar esperam o aceite, que você pode
          dar quando quiser.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onRead}>
          Continuar só lendo
        </Button>
        <ButtonLink to="/subscription" variant="outline" onClick={() => decideLater(userId)}>
          Ver e cancelar a assinatura
        </ButtonLink>
      </div>
      {ways}
    </section>
  );
}
