import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';

export const consentTemplate: readonly LegalSection[] = [
  {
    id: 'modelo-de-termo',
    title: 'Modelo de termo de consentimento',
    body: (
      <>
        <p>Para o terapeuta adaptar, imprimir e guardar assinado. Preencha o que está entre colchetes.</p>
        <blockquote>
          <p>
            <strong>Termo de consentimento para avaliação energética com apoio de programa de computador</strong>
          </p>
          <p>
            Eu, [nome da pessoa atendida], autorizo [nome do terapeuta], [registro ou formação], a registrar e tratar
            meus dados pessoais e de saúde para a minha avaliação energética em Medicina Tradicional Chinesa, com o
            programa {brand.name}.
          </p>
          <p>Fui informado(a) de que:</p>
          <ol>
            <li>serão registradas as minhas respostas e uma foto da minha língua;</li>
            <li>
              o relatório apoia o terapeuta, não é diagnóstico médico e não substitui consulta ou tratamento médico;
            </li>
            <li>
              os dados ficam guardados com sigilo pelo prazo da lei, e posso pedir cópia, correção ou revogar este
              consentimento a qualquer momento, sem prejuízo do atendimento;
            </li>
            <li>posso apresentar reclamação à Autoridade Nacional de Proteção de Dados.</li>
          </ol>
          <p>Marque a sua escolha:</p>
          <ul>
            <li>
              Foto da face: <Choice />
            </li>
            <li>
              Foto da orelha: <Choice />
            </li>
            <li>
              Uso de inteligência artificial de empresa fora do Brasil (Google) para ler trechos das respostas e redigir
              o texto, com envio das respostas e das fotos, sem meu nome, telefone e email: <Choice />
            </li>
          </ul>
          <p>[Local], [data]</p>
          <p>Assinatura da pessoa atendida ou do responsável legal:</p>
          <p>Assinatura do terapeuta:</p>
        </blockquote>
      </>
    ),
  },
];

function Choice() {
  return (
    <>
      <span className="whitespace-nowrap">[ ] autorizo</span>{' '}
      <span className="whitespace-nowrap">[ ] não autorizo</span>
    </>
  );
}
