import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage, LegalSection } from '../features/legal/legal-page.tsx';
import { brand } from '../messages/brand.ts';

export const Route = createFileRoute('/lgpd')({ component: Lgpd });

function Lgpd() {
  return (
    <LegalPage title="LGPD: seus direitos" updatedAt="21 de novembro de 2026">
      <p>
        A Lei Geral de Proteção de Dados (Lei 13.709/2018) dá a cada pessoa o controle sobre os próprios dados. Dados de
        saúde são dados sensíveis e recebem proteção maior.
      </p>
      <LegalSection title="Os direitos (art. 18)">
        <ul>
          <li>Saber se tratamos dados seus e receber uma cópia deles.</li>
          <li>Corrigir o que estiver incompleto, errado ou desatualizado.</li>
          <li>Pedir anonimização, bloqueio ou eliminação do que for excessivo.</li>
          <li>Levar seus dados para outro serviço.</li>
          <li>Saber com quem os dados foram compartilhados.</li>
          <li>Revogar o consentimento e saber o que muda com isso.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Se você é terapeuta">
        <p>
          Escreva para <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a> a partir do email da sua conta
          e diga qual direito quer exercer.
        </p>
      </LegalSection>
      <LegalSection title="Se você foi atendido por um terapeuta">
        <p>
          Fale primeiro com ele: é quem decide sobre os dados do seu atendimento. Se precisar, escreva para nós; nós
          encaminhamos o pedido e acompanhamos a resposta.
        </p>
      </LegalSection>
      <LegalSection title="Prazo">
        <p>
          Respondemos em até 15 dias, prorrogáveis por mais 15 quando o pedido for complexo. Registros que a lei obriga
          a guardar são mantidos de forma anonimizada ou bloqueada até o fim do prazo legal.
        </p>
      </LegalSection>
      <LegalSection title="Consentimento em cada avaliação">
        <p>
          Antes de gerar um relatório, o terapeuta declara que obteve o consentimento da pessoa para o uso dos dados e
          das fotos. O texto aceito e a data ficam registrados com a avaliação.
        </p>
      </LegalSection>
      <LegalSection title="Aviso">
        <p>
          O {brand.name} apoia a avaliação energética e não substitui o julgamento profissional nem o diagnóstico
          médico. Veja também a <Link to="/politica-privacidade">Política de Privacidade</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
