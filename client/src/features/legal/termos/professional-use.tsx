import { Link } from '@tanstack/react-router';
import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';

export const professionalUse: readonly LegalSection[] = [
  {
    id: 'limite-medico',
    title: 'Apoio ao profissional: não é diagnóstico médico',
    body: (
      <>
        <p>
          <strong>
            A ferramenta apoia o diagnóstico energético e não substitui o julgamento profissional nem o diagnóstico
            médico.
          </strong>{' '}
          O relatório trata de síndromes energéticas da Medicina Tradicional Chinesa, na linguagem da Lei 15.345/2026, e
          não identifica doenças.
        </p>
        <ul>
          <li>O relatório é uma proposta. Cabe a você conferi-la, corrigir, recusar e decidir.</li>
          <li>
            Havendo sinal de alerta, no relatório ou no seu exame, encaminhe a pessoa a um serviço de saúde. Em
            emergência, ligue 192.
          </li>
          <li>Nunca oriente a suspender, trocar ou reduzir medicamento ou tratamento médico por causa do relatório.</li>
          <li>
            As verificações de segurança (gestação, marcapasso, anticoagulantes, epilepsia, alergias) dependem do que
            foi informado e não dispensam as suas.
          </li>
        </ul>
        <p>
          O {brand.name} não se destina a diagnosticar, tratar ou monitorar doenças e não é registrado na Anvisa como
          software dispositivo médico (RDC 657/2022). Não o use para esse fim.
        </p>
      </>
    ),
  },
  {
    id: 'inteligencia-artificial',
    title: 'Uso de inteligência artificial',
    body: (
      <>
        <p>
          Hipóteses, códigos e pontos vêm de regras e tabelas fixas. O texto pode ser escrito por um redator local ou
          por um provedor de inteligência artificial; cada relatório informa no rodapé qual foi. Textos escritos por
          máquina podem conter erros, mesmo depois das nossas verificações. O provedor também pode ler trechos da
          anamnese, e o que ele lê vem marcado como “lido pela IA”, a confirmar por você.
        </p>
        <p>
          Seguimos o princípio, também adotado pela Resolução CFM 2.454/2026, de que a inteligência artificial apoia, o
          seu uso fica registrado e quem decide é a pessoa. Informe a quem você atende que usa essa ferramenta. O que é
          enviado a um provedor externo, e como recusar, está na{' '}
          <Link to="/politica-privacidade" hash="inteligencia-artificial">
            Política de Privacidade
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'consentimento',
    title: 'Seus deveres com quem você atende',
    body: (
      <ul>
        <li>
          Informar e obter o consentimento da pessoa, ou do responsável legal, antes de registrar dados e fotos. Há um
          modelo na página sobre a <Link to="/lgpd">LGPD</Link>.
        </li>
        <li>Registrar apenas o necessário, com veracidade.</li>
        <li>Responder aos pedidos dela sobre os próprios dados: você é o controlador.</li>
        <li>Guardar com sigilo o que imprimir, baixar ou compartilhar.</li>
      </ul>
    ),
  },
  {
    id: 'uso-aceitavel',
    title: 'Uso aceitável',
    body: (
      <>
        <p>Não é permitido:</p>
        <ul>
          <li>registrar dados de alguém sem base legal ou enviar fotos íntimas ou alheias à avaliação;</li>
          <li>compartilhar a conta ou revender o acesso;</li>
          <li>tentar acessar dados de outras pessoas, contornar limites ou sobrecarregar o serviço;</li>
          <li>copiar em massa, descompilar ou usar os relatórios para treinar outro sistema;</li>
          <li>apresentar o relatório como laudo médico ou prometer cura com base nele;</li>
          <li>usar o serviço para fim ilícito ou discriminatório.</li>
        </ul>
      </>
    ),
  },
];
