import type { LegalSection } from '../legal-document.tsx';

export const forTherapists: readonly LegalSection[] = [
  {
    id: 'antes-do-atendimento',
    title: 'Terapeuta: antes de registrar',
    body: (
      <ol>
        <li>Explique para que servem as perguntas e as fotos, e que um programa ajuda a escrever o relatório.</li>
        <li>Diga que a foto da face e a da orelha são opcionais.</li>
        <li>
          Obtenha o consentimento por escrito ou de outra forma que você possa provar. O modelo está no fim desta
          página.
        </li>
        <li>Criança ou adolescente: quem consente é a mãe, o pai ou o responsável legal.</li>
        <li>Registre só o que importa para a avaliação.</li>
      </ol>
    ),
  },
  {
    id: 'recebi-um-pedido',
    title: 'Terapeuta: recebi um pedido de quem atendo',
    body: (
      <>
        <p>O prazo começa no dia em que o pedido chega a você. Um roteiro que funciona:</p>
        <ol>
          <li>
            <strong>No mesmo dia:</strong> anote a data, confirme o recebimento e confira se é mesmo a pessoa.
          </li>
          <li>
            <strong>Cópia:</strong> abra a avaliação no Histórico e use PDF para imprimir ou salvar o relatório. Se ela
            quiser também as respostas e as fotos, exporte seus dados em Configurações: a pasta dessa avaliação tem
            tudo. Entregue só a pasta dela, nunca o arquivo inteiro.
          </li>
          <li>
            <strong>Correção:</strong> abra o relatório e use Ver e corrigir respostas. A versão anterior fica guardada,
            com a data, o motivo e o que mudou; o relatório só muda quando você o refaz.
          </li>
          <li>
            <strong>Revogação ou eliminação:</strong> pare de usar os dados, diga à pessoa o que a lei manda guardar e
            mande o pedido para nós com o nome dela e a data da avaliação.
          </li>
          <li>
            <strong>Até o 15º dia:</strong> responda por escrito. Se precisar de mais tempo, avise antes, com o motivo:
            são mais 15 dias.
          </li>
        </ol>
      </>
    ),
  },
  {
    id: 'o-que-existe-hoje',
    title: 'O que o aplicativo faz hoje e o que fazemos a pedido',
    body: (
      <dl>
        <div>
          <dt>No aplicativo</dt>
          <dd>
            Ver, imprimir e compartilhar relatórios, ver e corrigir as respostas de uma avaliação, registrar o
            consentimento com a versão do texto, exportar os dados da conta inteira, com o registro de acessos às
            avaliações, excluir a conta, encerrar sessões e escolher não receber avisos por email.
          </dd>
        </div>
        <div>
          <dt>A pedido, por email</dt>
          <dd>
            Exportar os dados de uma só pessoa, anonimizar um registro, corrigir o que as telas não corrigem, eliminar o
            que não precisa ser guardado; e, se você preferir, o que as Configurações já fazem.
          </dd>
        </div>
        <div>
          <dt>O que não fazemos</dt>
          <dd>
            Apagar antes do prazo um registro que a lei manda guardar, ou entregar dados a quem não prove ser o titular
            ou o seu representante.
          </dd>
        </div>
      </dl>
    ),
  },
];
