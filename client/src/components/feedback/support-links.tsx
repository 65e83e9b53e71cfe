import { Fragment, type ReactNode } from 'react';
import { brand } from '../../messages/brand.ts';

/** Turns the support address inside a text into a mail link. A child that is not a text stays as it is. */
export function SupportLinks({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const [first, ...rest] = children.split(brand.supportEmail);
  return (
    <>
      {first}
      {rest.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other key.
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
