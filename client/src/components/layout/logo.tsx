import { brand } from '../../messages/brand.ts';

export function Logo({ className }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <LogoMark />
      {/* With very large text a phone has room for the mark alone. */}
      <span className="font-serif text-[1.375rem] max-[18rem]:hidden leading-none font-semibold tracking-tight text-ink">
        {brand.name}
      </span>
    </span>
  );
}

/** A meridian drawn as the M of the name, with one point on it. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-jade" />
      <path
        d="M7.5 23V10l8.5 8.5L24.5 10v13"
        fill="none"
        stroke="#fbf8f3"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="18.5" r="2.6" fill="#f0957f" />
    </svg>
  );
}
