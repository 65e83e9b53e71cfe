import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuProps {
  /** A `button`; it receives the menu's aria attributes. */
  trigger: ReactNode;
  children: ReactNode;
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    // The menu is not modal and is not moved to the end of the page. So it stays inside its landmark, and screen readers still see
    // the page.
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-50 max-w-[calc(100vw-1.5rem)] min-w-60 animate-appear rounded-card border border-line bg-surface p-1.5 shadow-lift"
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

export function MenuItem({
  icon,
  children,
  onSelect,
}: {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
}) {
  return (
    <Primitive.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 outline-none select-none data-highlighted:bg-jade-soft [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft"
    >
      {icon}
      {children}
    </Primitive.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 py-2">{children}</Primitive.Label>;
}

export function MenuSeparator() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
