import { createFileRoute, Link } from '@tanstack/react-router';
import { LegalPage, LegalSection } from '../features/legal/legal-page.tsx';
import { brand } from '../messages/brand.ts';

export const Route = createFileRoute('/termos-uso')({ component: TermosUso });

function TermosUso() {
  return (
    <LegalPage title="Termos de Uso" updatedAt="21 de novembro de 2026">
      <p>
        Ao criar uma conta no {brand.name}, oferecido por {brand.instituteName}, CNPJ {brand.cnpj}, você concorda com
        estes termos.
      </p>
      <LegalSection title="O que o serviço faz">
        <p>
          O {brand.name} organiza a anamnese em Medicina Tradicional Chinesa e sugere, a partir das respostas e das
          fotos, padrões energéticos, pontos e orientações em um relatório em português.
        </p>
      </LegalSection>
      <LegalSection title="Uso profissional e limite médico">
        <p>
          A ferramenta apoia o diagnóstico energético e não substitui o julgamento profissional nem o diagnóstico
          médico. O relatório é uma sugestão: cabe a você revisá-lo, decidir o que usar e encaminhar a pessoa a um
          serviço de saúde quando houver sinal de alerta. Não use o serviço em emergências e não suspenda medicamentos
          por causa de um relatório.
        </p>
      </LegalSection>
      <LegalSection title="Suas responsabilidades">
        <ul>
          <li>Ter a formação que a sua prática exige.</li>
          <li>Obter o consentimento da pessoa atendida antes de registrar dados e fotos dela.</li>
          <li>Manter sua senha em segredo e seus dados de cadastro corretos.</li>
          <li>Não tentar acessar dados de outras pessoas nem sobrecarregar o serviço.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Planos e pagamento">
        <p>
          Cada plano dá direito a uma quantidade de diagnósticos por período, mostrada na página de{' '}
          <Link to="/plans">planos</Link>. Um relatório que termina em erro devolve a sua unidade. Você cancela quando
          quiser e mantém o acesso até o fim do período pago. Diagnósticos não usados não passam para o período
          seguinte.
        </p>
      </LegalSection>
      <LegalSection title="Conteúdo e propriedade">
        <p>
          As avaliações e os relatórios que você cria são seus. Você nos autoriza a tratá-los apenas para prestar o
          serviço. A marca, os textos e o programa pertencem a {brand.instituteName}.
        </p>
      </LegalSection>
      <LegalSection title="Disponibilidade e encerramento">
        <p>
          Trabalhamos para manter o serviço no ar, mas ele pode parar para manutenção ou por falha de terceiros. Podemos
          bloquear contas que violem estes termos, com aviso e direito de resposta. Você pode encerrar a sua conta a
          qualquer momento.
        </p>
      </LegalSection>
      <LegalSection title="Lei e contato">
        <p>
          Estes termos seguem a lei brasileira. Dúvidas:{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. O tratamento de dados pessoais está na{' '}
          <Link to="/politica-privacidade">Política de Privacidade</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
