import { BrokenChannel } from '../components/illustrations/broken-channel.tsx';
import { EarIllustration } from '../components/illustrations/ear.tsx';
import { FaceIllustration } from '../components/illustrations/face.tsx';
import { FiveElementsWheel } from '../components/illustrations/five-elements.tsx';
import { IntakeSheetIllustration } from '../components/illustrations/intake-sheet.tsx';
import { LockedSheetIllustration } from '../components/illustrations/locked-sheet.tsx';
import { MeridianFigure } from '../components/illustrations/meridian-figure.tsx';
import { PulseHandIllustration } from '../components/illustrations/pulse-hand.tsx';
import { ReportPagesIllustration } from '../components/illustrations/report-pages.tsx';
import { TongueIllustration } from '../components/illustrations/tongue.tsx';

const drawings = [
  ['tongue', TongueIllustration],
  ['ear', EarIllustration],
  ['face', FaceIllustration],
  ['pulse-hand', PulseHandIllustration],
  ['intake-sheet', IntakeSheetIllustration],
  ['report-pages', ReportPagesIllustration],
  ['locked-sheet', LockedSheetIllustration],
  ['meridian-figure', MeridianFigure],
  ['broken-channel', BrokenChannel],
] as const;

export function Illustrations() {
  return (
    <ul className="grid grid-cols-2 gap-6 text-jade-ink sm:grid-cols-3 md:grid-cols-5">
      {drawings.map(([name, Drawing]) => (
        <li key={name} className="grid justify-items-center gap-2">
          <Drawing className="h-32 w-auto max-w-full" />
          <span className="text-sm text-ink-soft">{name}</span>
        </li>
      ))}
      <li className="grid justify-items-center gap-2">
        <FiveElementsWheel className="h-32 w-auto" />
        <span className="text-sm text-ink-soft">five-elements</span>
      </li>
    </ul>
  );
}
