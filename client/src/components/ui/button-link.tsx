import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button.tsx';

interface ButtonAnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

function ButtonAnchor({ variant, size, icon, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a className={cx(buttonStyles({ variant, size }), className)} {...props}>
      {icon}
      {children}
    </a>
  );
}

/** A router link that looks like a button: same `variant`, `size` and `icon`, plus `to`, `params`, `search`. */
export const ButtonLink = createLink(ButtonAnchor);
