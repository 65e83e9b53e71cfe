import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';
import { PrivacyMail } from '../mail-link.tsx';

const form = `Quero: (cópia / correção / revogação / eliminação / portabilidade / outra coisa)
Sou: (terapeuta com conta / pessoa atendida / representante legal)
Nome completo:
Email ou telefone usado no cadastro ou na avaliação:
Terapeuta e data aproximada do atendimento, se for o caso:
Detalhes:`;

export const requests: readonly LegalSection[] = [
  {
    id: 'fazer-um-pedido',
    title: 'Fazer um pedido',
    body: (
      <>
        <p>
          Escreva para <PrivacyMail subject="Pedido LGPD" />. O link abaixo abre o seu programa de email com as
          perguntas prontas:
        </p>
        <p className="print:hidden">
          <a
            href={`mailto:${brand.privacyEmail}?subject=${encodeURIComponent('Pedido LGPD')}&body=${encodeURIComponent(form)}`}
          >
            Escrever o pedido por email
          </a>
        </p>
        <p>Se preferir, copie:</p>
        <blockquote>
          <p className="whitespace-pre-line">{form}</p>
        </blockquote>
      </>
    ),
  },
  {
    id: 'prazos',
    title: 'O relógio: 15 dias e mais 15',
    body: (
      <ol>
        <li>
          <strong>Dia 0:</strong> o pedido chega. Confirmamos o recebimento e, se for preciso, pedimos algo que mostre
          que é você.
        </li>
        <li>
          <strong>Até o dia 15:</strong> você recebe a resposta completa, ou o aviso de que o pedido é complexo, com o
          motivo.
        </li>
        <li>
          <strong>Até o dia 30:</strong> nos casos complexos, a resposta completa.
        </li>
        <li>
          <strong>Se não bastar:</strong> você pode peticionar à Autoridade Nacional de Proteção de Dados, em{' '}
          <a href="https://www.gov.br/anpd" rel="noreferrer">
            gov.br/anpd
          </a>
          .
        </li>
      </ol>
    ),
  },
];
