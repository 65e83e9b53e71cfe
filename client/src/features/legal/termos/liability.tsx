import { diasDeAviso } from '@meridia/shared/versoes-legais.ts';
import { brand } from '../../../messages/brand.ts';
import type { LegalSection } from '../legal-document.tsx';
import { SupportMail } from '../mail-link.tsx';

export const liability: readonly LegalSection[] = [
  {
    id: 'propriedade',
    title: 'Conteúdo e propriedade intelectual',
    body: (
      <p>
        As avaliações, as fotos e os relatórios que você cria são seus e da pessoa atendida; você nos autoriza a
        tratá-los apenas para prestar o serviço. A marca, o programa, as ilustrações, as tabelas e a estrutura dos
        relatórios pertencem a {brand.instituteName} ou a seus licenciantes. Você pode imprimir e entregar os relatórios
        com a marca da sua clínica.
      </p>
    ),
  },
  {
    id: 'disponibilidade',
    title: 'Disponibilidade e suporte',
    body: (
      <p>
        Trabalhamos para manter o serviço no ar, mas ele pode parar para manutenção ou por falha de terceiros. A geração
        de um relatório costuma levar poucos minutos e pode levar 10 ou mais em horários de pico. Por isso, não dependa
        dele para um atendimento urgente. O suporte atende na página Ajuda do aplicativo e por email, em <SupportMail />
        . As mensagens da página Ajuda são mostradas a quem atende pela prioridade do plano e depois pelo tempo de
        espera. Não prometemos um prazo. Um canal a qualquer hora existe apenas onde a página Ajuda o mostra.
      </p>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Responsabilidade',
    body: (
      <>
        <p>
          Respondemos pelos defeitos do serviço na forma da lei. Não respondemos por decisões clínicas, pela técnica
          aplicada, por dados errados ou incompletos na anamnese, por uso contrário a estes termos nem por falhas da sua
          internet ou do seu aparelho.
        </p>
        <p>
          Nada aqui exclui direitos que o Código de Defesa do Consumidor, a LGPD ou outra lei garantem a você ou à
          pessoa atendida.
        </p>
      </>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    body: (
      <p>
        Cada versão tem número e data e fica publicada, com as anteriores e o que mudou. Uma versão nova é avisada por
        email, a quem confirmou o endereço, e no aplicativo, e vale para a sua conta depois de {diasDeAviso} dias
        inteiros. A partir desse dia, o aplicativo pede o seu aceite para criar e alterar. Quem não aceitar continua a
        ler e a exportar o que é seu, e pode cancelar o plano e excluir a conta quando quiser.
      </p>
    ),
  },
  {
    id: 'lei-e-foro',
    title: 'Lei, foro e contato',
    body: (
      <p>
        Valem as leis do Brasil. Fica eleito o foro do domicílio do consumidor; nos demais casos, o da sede de{' '}
        {brand.instituteName}. Antes disso, escreva para <SupportMail />: quase tudo se resolve por lá.
      </p>
    ),
  },
];
