import { Link } from '@tanstack/react-router';
import { LockedSheetIllustration } from '../../components/illustrations/locked-sheet.tsx';
import { Section } from './section.tsx';

const facts = [
  {
    title: 'LGPD e HIPAA',
    text: 'Dados tratados conforme a Lei Geral de Proteção de Dados, com as salvaguardas da HIPAA como referência, e a sua declaração de consentimento guardada com cada avaliação.',
  },
  {
    title: 'Fotos privadas',
    text: 'Sem endereço público: quem abre as fotos de quem você atende é a sua conta. A administração do serviço não as abre no aplicativo. Localização e outros metadados são removidos no envio.',
  },
  {
    title: 'Apoia e não substitui o profissional',
    text: 'O relatório apoia a avaliação energética. Ele não é diagnóstico médico e, quando reconhece um sinal de alerta, diz com todas as letras que convém encaminhar.',
  },
  {
    title: 'Regras fixas de segurança',
    text: 'Gestação, marcapasso, anticoagulantes e alergias são conferidos em todo relatório. Pontos e códigos vêm de tabelas, não de um modelo.',
  },
] as const;

export function Trust() {
  return (
    <Section id="confianca" eyebrow="Confiança" title="Dados de saúde pedem outro cuidado">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_auto] lg:gap-16">
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {facts.map(({ title, text }) => (
            <div key={title} className="border-l-2 border-jade-ink pl-4">
              <dt className="font-serif text-lg leading-snug font-semibold">{title}</dt>
              <dd className="mt-1.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <LockedSheetIllustration className="h-44 w-auto text-jade-ink max-lg:hidden" />
      </div>
      <p className="mt-8 flex flex-wrap gap-x-6">
        <Link to="/politica-privacidade" className={link}>
          Política de Privacidade
        </Link>
        <Link to="/lgpd" className={link}>
          LGPD: seus direitos
        </Link>
      </p>
    </Section>
  );
}

const link = 'inline-flex min-h-11 items-center font-medium text-jade-ink underline underline-offset-4';
