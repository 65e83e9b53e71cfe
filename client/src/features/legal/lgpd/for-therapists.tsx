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
            <strong>No mesmo dia:</strong> registre o pedido na página do cliente, em Direitos do cliente (LGPD),
            confirme o recebimento e confira se é mesmo a pessoa. A lista Pedidos de titulares mostra quantos dias
            faltam.
          </li>
          <li>
            <strong>Cópia:</strong> na página do cliente, use Exportar dados: o arquivo tem uma página para ler, as
            respostas com as versões, os relatórios, as fotos, as consultas, os consentimentos, os links e quem leu.
            Entregue-o por um canal seguro.
          </li>
          <li>
            <strong>Correção:</strong> nome e contatos, em Editar, na página do cliente; respostas, no relatório, em Ver
            e corrigir respostas. A versão anterior fica guardada, com a data, o motivo e o que mudou; o relatório só
            muda quando você o refaz.
          </li>
          <li>
            <strong>Revogação:</strong> use Revogar consentimento. Sem o da inteligência artificial externa, nada mais é
            enviado a ela; sem o das fotos, todas são apagadas e novas são recusadas.
          </li>
          <li>
            <strong>Eliminação:</strong> use Excluir cliente. Sem relatório nem consulta, tudo é apagado na hora. Se a
            lei ainda manda guardar, o aplicativo diz até quando e oferece anonimizar; excluir mesmo assim é uma decisão
            sua, com o motivo escrito por você.
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
            avaliações, exportar, corrigir, anonimizar ou excluir um só cliente, revogar os consentimentos dele,
            registrar os pedidos com o prazo, excluir a conta, encerrar sessões e escolher não receber avisos por email.
          </dd>
        </div>
        <div>
          <dt>A pedido, por email</dt>
          <dd>Corrigir o que as telas não corrigem; e, se você preferir, o que o aplicativo já faz.</dd>
        </div>
        <div>
          <dt>O que não fazemos</dt>
          <dd>
            Apagar por conta própria um registro que a lei manda guardar, ou entregar dados a quem não prove ser o
            titular ou o seu representante.
          </dd>
        </div>
      </dl>
    ),
  },
];
