import type { CSSProperties, ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import type { Brand } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { light, sans, serif, styleSheet } from './mail-theme.ts';
import { inTextAsAction } from './plain-text.ts';

/** One column of at most 600 px: logo, heading, text, one button, the button's address as text, and who we are. */
export function MailLayout({ document, brand }: { document: MailDocument; brand: Brand }) {
  return (
    <Html lang="pt-BR">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{document.subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className="ground" lang="pt-BR" style={{ margin: 0, backgroundColor: light.ground, fontFamily: sans }}>
        <Preview useTitleTag={false}>{document.preview}</Preview>
        <Container tdClassName="page" style={{ maxWidth: '600px', width: '100%', padding: '32px 20px' }}>
          <Mark name={brand.APP_NAME} />
          <Section className="surface" tdClassName="inside" style={card}>
            <Heading as="h1" className="ink" style={heading}>
              {document.heading}
            </Heading>
            {document.body}
            <Section style={{ padding: '8px 0 16px' }}>
              <Button className="solid" href={document.action.href} style={button} {...{ [inTextAsAction]: true }}>
                {document.action.label}
              </Button>
            </Section>
            {document.note}
            <Section data-skip-in-text={true}>
              <Hr className="rule" style={{ borderColor: light.line, margin: '16px 0' }} />
              <Small>Se o botão não abrir, copie este endereço para o navegador:</Small>
              <Text style={{ ...small, margin: '-6px 0 0' }}>
                <Link className="jade-ink" href={document.action.href} style={plainLink}>
                  {document.action.href}
                </Link>
              </Text>
            </Section>
          </Section>
          <Footer document={document} brand={brand} />
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '0 0 16px', fontSize: '17px', lineHeight: '26px', color: light.ink }}>
      {children}
    </Text>
  );
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <Text className="ink-soft" style={small}>
      {children}
    </Text>
  );
}

/** The few facts of a message, set apart. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Section className="sunken" style={factsBox}>
      {facts.map(({ label, value }) => (
        <Text
          key={label}
          className="ink"
          style={{ margin: 0, padding: '3px 0', fontSize: '16px', lineHeight: '24px', color: light.ink }}
        >
          <span className="ink-soft" style={{ color: light.inkSoft }}>
            {label}:
          </span>{' '}
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}

// The logo is text only: many programs block pictures at first, and none shows an inline drawing.
function Mark({ name }: { name: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '0 0 20px' }}>
      <tbody>
        <tr>
          <td className="solid" style={initial} data-skip-in-text={true} aria-hidden="true">
            {name.slice(0, 1)}
          </td>
          <td className="ink" style={wordmark}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Footer({ document, brand }: { document: MailDocument; brand: Brand }) {
  const settings = `${brand.PUBLIC_URL}/configuracoes`;
  return (
    <Section style={{ padding: '20px 4px 0' }}>
      <Small>{document.reason}</Small>
      {document.optional && (
        <Small>
          Não quer mais avisos como este?{' '}
          <Link className="jade-ink" href={settings} style={plainLink}>
            Desligue-os em Configurações
          </Link>
        </Small>
      )}
      <Small>
        Dúvidas? Responda a esta mensagem ou escreva para{' '}
        <Link className="jade-ink" href={`mailto:${brand.SUPPORT_EMAIL}`} style={plainLink}>
          {brand.SUPPORT_EMAIL}
        </Link>
        .
      </Small>
      <Small>
        {brand.INSTITUTE_NAME} · CNPJ {brand.INSTITUTE_CNPJ}
      </Small>
    </Section>
  );
}

const card: CSSProperties = {
  backgroundColor: light.surface,
  border: `1px solid ${light.line}`,
  borderRadius: '10px',
  padding: '36px 40px',
};

const heading: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: serif,
  fontSize: '28px',
  lineHeight: '34px',
  fontWeight: 600,
  color: light.ink,
  overflowWrap: 'anywhere',
};

const factsBox: CSSProperties = {
  backgroundColor: light.sunken,
  borderRadius: '8px',
  margin: '0 0 16px',
  padding: '10px 16px',
};

const button: CSSProperties = {
  backgroundColor: light.jade,
  color: light.onSolid,
  borderRadius: '10px',
  padding: '14px 26px',
  fontSize: '17px',
  lineHeight: '22px',
  fontWeight: 600,
  textDecoration: 'none',
};

const small: CSSProperties = { margin: '0 0 10px', fontSize: '14px', lineHeight: '21px', color: light.inkSoft };

const plainLink: CSSProperties = { color: light.jadeInk, textDecoration: 'underline', overflowWrap: 'anywhere' };

const initial: CSSProperties = {
  width: '36px',
  height: '36px',
  backgroundColor: light.jade,
  borderRadius: '9px',
  textAlign: 'center',
  fontFamily: serif,
  fontSize: '21px',
  lineHeight: '36px',
  fontWeight: 600,
  color: light.onSolid,
};

const wordmark: CSSProperties = {
  paddingLeft: '12px',
  fontFamily: serif,
  fontSize: '23px',
  lineHeight: '36px',
  fontWeight: 600,
  color: light.ink,
};
