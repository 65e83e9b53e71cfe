import { consentimento, consentimentoDoCliente } from '@meridia/shared/consentimento.ts';
import type { LegalSection } from '../legal-document.tsx';

export const basesAndConsent: readonly LegalSection[] = [
  {
    id: 'bases-legais',
    title: 'Bases legais',
    body: (
      <dl>
        <div>
          <dt>Dados de saúde e imagens</dt>
          <dd>
            Consentimento específico e destacado da pessoa atendida (LGPD, art. 11, I), obtido pelo terapeuta. A guarda
            posterior do registro cumpre obrigação legal (art. 11, II, a).
          </dd>
        </div>
        <div>
          <dt>Identificação da pessoa atendida</dt>
          <dd>Consentimento (art. 7º, I), junto com o dos dados de saúde.</dd>
        </div>
        <div>
          <dt>Cadastro, plano e uso</dt>
          <dd>Execução do contrato com o terapeuta (art. 7º, V).</dd>
        </div>
        <div>
          <dt>Registros de acesso e fiscais</dt>
          <dd>Cumprimento de obrigação legal (art. 7º, II), como o Marco Civil da Internet e a lei tributária.</dd>
        </div>
        <div>
          <dt>Segurança e prevenção a fraude</dt>
          <dd>Legítimo interesse (art. 7º, IX), limitado ao necessário e sem dados de saúde.</dd>
        </div>
        <div>
          <dt>Defesa em processos</dt>
          <dd>Exercício regular de direitos (art. 7º, VI, e art. 11, II, d).</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'consentimento',
    title: 'Consentimento: texto, versão e data',
    body: (
      <>
        <p>
          Nenhuma avaliação é enviada sem que o terapeuta aceite o termo abaixo. A versão do texto e a data ficam
          guardadas com a avaliação. A versão atual é {consentimento.versao}:
        </p>
        <blockquote>
          <p>{consentimento.texto}</p>
        </blockquote>
        <p>
          A pessoa atendida também pode responder a sua parte antes da consulta, por um link que o terapeuta lhe envia.
          Nesse caso ela mesma consente, e ficam guardados com a avaliação o nome, a data, a cidade, a versão do texto,
          as escolhas sobre fotos e inteligência artificial e, se ela quiser, a assinatura feita com o dedo. A versão
          atual desse texto é {consentimentoDoCliente.versao}:
        </p>
        <blockquote>
          {consentimentoDoCliente.finalidades.map((finalidade) => (
            <p key={finalidade}>{finalidade}</p>
          ))}
          <p>{consentimentoDoCliente.aceite}</p>
        </blockquote>
        <p>
          O consentimento pode ser revogado a qualquer momento, com um pedido ao terapeuta ou a nós. O aplicativo
          registra a data: a partir dela a inteligência artificial externa não recebe mais nada, e as fotos são apagadas
          e recusadas. A revogação não alcança o que já foi feito com base nele, nem apaga o que a lei manda guardar.
        </p>
      </>
    ),
  },
  {
    id: 'criancas-e-adolescentes',
    title: 'Crianças e adolescentes',
    body: (
      <p>
        A conta é exclusiva para maiores de 18 anos. O terapeuta pode registrar a avaliação de criança ou adolescente
        somente no melhor interesse dela e com o consentimento específico de um dos pais ou do responsável legal (LGPD,
        art. 14), que deve estar presente e ser informado em linguagem simples.
      </p>
    ),
  },
];
