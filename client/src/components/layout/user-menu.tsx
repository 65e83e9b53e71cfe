import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, CircleHelp, LogOut, Settings } from 'lucide-react';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';

interface UserMenuProps {
  user: { nomeCompleto: string; email: string };
  onSignOut: () => void;
}

export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Menu da conta de ${user.nomeCompleto}`}
          className="inline-flex min-h-11 items-center gap-1 rounded-full py-1 pr-2 pl-1 hover:bg-sunken"
        >
          <span
            aria-hidden
            className="inline-flex size-[2.25em] items-center justify-center rounded-full bg-jade-soft text-[0.9375rem] break-normal [overflow-wrap:normal] font-semibold text-jade-ink"
          >
            {initials(user.nomeCompleto)}
          </span>
          <ChevronDown aria-hidden className="size-4 text-ink-soft" />
        </button>
      }
    >
      <MenuLabel>
        <span className="block max-w-64 truncate font-semibold">{user.nomeCompleto}</span>
        <span className="block max-w-64 truncate text-[0.9375rem] text-ink-soft">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<Settings aria-hidden />} onSelect={() => navigate({ to: '/configuracoes' })}>
        Configurações
      </MenuItem>
      <MenuItem icon={<CircleHelp aria-hidden />} onSelect={() => navigate({ to: '/ajuda' })}>
        Ajuda
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={onSignOut}>
        Sair da Conta
      </MenuItem>
    </Menu>
  );
}

// 'Maria das Dores Souza' -> 'MS'
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
