import { Link } from '@tanstack/react-router';
import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';

export const service: readonly LegalSection[] = [
  {
    id: 'aceite',
    title: 'Quem somos e aceite',
    body: (
      <p>
        O {brand.name} é oferecido por {brand.instituteName}, CNPJ {brand.cnpj}. Ao criar uma conta, você declara que
        leu e aceita estes termos e a <Link to="/politica-privacidade">Política de Privacidade</Link>. Quem não concorda
        não deve usar o serviço.
      </p>
    ),
  },
  {
    id: 'objeto',
    title: 'O que o serviço faz',
    body: (
      <>
        <p>
          O {brand.name} organiza a anamnese em Medicina Tradicional Chinesa, recebe fotos da língua e, se você quiser,
          da face e da orelha, e gera um relatório em português com hipóteses de síndromes energéticas, suas evidências,
          e sugestões de pontos, terapias e orientações. Também guarda o histórico e a evolução de quem você atende.
        </p>
        <p>
          Funções podem ser acrescentadas, melhoradas ou retiradas. Você pode cancelar o que paga a qualquer momento.
        </p>
      </>
    ),
  },
  {
    id: 'quem-pode-usar',
    title: 'Quem pode usar',
    body: (
      <>
        <p>O serviço é destinado a pessoas maiores de 18 anos, com capacidade civil, que:</p>
        <ul>
          <li>
            atuem com Medicina Tradicional Chinesa ou práticas integrativas, com a formação e as habilitações que a sua
            atividade exige; ou
          </li>
          <li>estudem a área, usando dados fictícios ou casos sob supervisão de profissional habilitado.</li>
        </ul>
        <p>
          Ele não se destina ao público leigo para avaliar a própria saúde. Quem usa em nome de uma clínica ou escola
          declara ter poderes para isso.
        </p>
      </>
    ),
  },
];
