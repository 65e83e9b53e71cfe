import { Link } from '@tanstack/react-router';
import { LockedSheetIllustration } from '../../components/illustrations/locked-sheet.tsx';
import { Section } from './section.tsx';

const facts = [
  {
    title: 'LGPD e HIPAA',
    text: 'Dados tratados conforme a Lei Geral de Proteção de Dados e os princípios da HIPAA, com consentimento registrado em cada avaliação.',
  },
  {
    title: 'Fotos privadas',
    text: 'Sem endereço público: só a sua conta abre as fotos de quem você atende. Localização e outros metadados são removidos no envio.',
  },
  {
    title: 'Apoia e não substitui o profissional',
    text: 'O relatório apoia a avaliação energética. Ele não é diagnóstico médico e diz, com todas as letras, quando convém encaminhar.',
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
