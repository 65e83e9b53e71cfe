import { Fragment, type ReactNode } from 'react';
import { brand } from '../../messages/brand.ts';

/** A text in which the address of support, wherever it stands, opens a message. What is no text stays as it is. */
export function SupportLinks({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const [first, ...rest] = children.split(brand.supportEmail);
  return (
    <>
      {first}
      {rest.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name.
        <Fragment key={index}>
          <SupportAddress />
          {text}
        </Fragment>
      ))}
    </>
  );
}

export function SupportAddress() {
  return (
    <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-4 wrap-anywhere">
      {brand.supportEmail}
    </a>
  );
}
