import { diasDeAviso } from '@meridia/shared/versoes-legais.ts';
import { Link } from '@tanstack/react-router';
import type { LegalSection } from '../legal-document.tsx';
import { PrivacyMail } from '../mail-link.tsx';

export const rightsAndContact: readonly LegalSection[] = [
  {
    id: 'direitos',
    title: 'Seus direitos',
    body: (
      <>
        <p>Você pode, a qualquer momento e de graça (LGPD, art. 18):</p>
        <ul>
          <li>confirmar se tratamos dados seus e acessá-los;</li>
          <li>corrigir dados incompletos, errados ou desatualizados;</li>
          <li>pedir anonimização, bloqueio ou eliminação do que for desnecessário, excessivo ou ilícito;</li>
          <li>pedir a portabilidade a outro fornecedor;</li>
          <li>pedir a eliminação do que foi tratado com o seu consentimento, respeitada a guarda obrigatória;</li>
          <li>saber com quem compartilhamos os dados;</li>
          <li>saber que pode não consentir, e o que acontece então;</li>
          <li>revogar o consentimento;</li>
          <li>opor-se a um tratamento feito sem consentimento, se ele descumprir a lei;</li>
          <li>pedir revisão de decisões tomadas unicamente de forma automatizada (art. 20).</li>
        </ul>
      </>
    ),
  },
  {
    id: 'como-exercer',
    title: 'Como exercer e prazo de resposta',
    body: (
      <>
        <p>
          Escreva para <PrivacyMail subject="Pedido LGPD" />. Se você foi atendido por um terapeuta, fale primeiro com
          ele, que é o controlador; se preferir escrever para nós, encaminhamos o pedido e acompanhamos a resposta. A
          página sobre a <Link to="/lgpd">LGPD</Link> tem um roteiro pronto.
        </p>
        <p>
          Confirmamos o recebimento e respondemos em <strong>até 15 dias, prorrogáveis por mais 15</strong> quando o
          pedido for complexo, com aviso e motivo. Podemos pedir uma informação para ter certeza de que é você. Se algo
          não puder ser atendido, explicamos por quê.
        </p>
        <p>
          <strong>Se você tem conta,</strong> não precisa esperar: em Configurações há a exportação de tudo o que a
          conta guarda, em um arquivo que abre em qualquer computador, e a exclusão da conta. As duas pedem a sua senha.
          Na página de cada cliente há a exportação, a correção, a anonimização e a exclusão desse cliente. O email
          continua valendo para tudo isso e para os outros pedidos, que são feitos pela nossa equipe.
        </p>
      </>
    ),
  },
  {
    id: 'anpd',
    title: 'Autoridade Nacional de Proteção de Dados',
    body: (
      <p>
        Se a nossa resposta não resolver, você pode peticionar à ANPD em{' '}
        <a href="https://www.gov.br/anpd" rel="noreferrer">
          gov.br/anpd
        </a>{' '}
        ou procurar os órgãos de defesa do consumidor.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    body: (
      <p>
        Cada nova versão recebe número e data e é publicada nesta página, com as anteriores. Ela é avisada a quem tem
        conta, no aplicativo e, com o endereço confirmado, por email, {diasDeAviso} dias antes de valer, e o seu aceite
        é pedido. O aplicativo guarda qual versão você aceitou e quando. O consentimento é pedido a cada avaliação,
        sempre com o texto em vigor, e a versão dele fica guardada com ela.
      </p>
    ),
  },
];
