import { Skeleton } from '../../components/ui/skeleton.tsx';

export function HistoricoSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Carregando o histórico...</span>
      <div className="grid gap-3">
        {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5'].map((nameWidth, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of grey shapes.
          <div key={index} className="rounded-card border border-line bg-surface p-4 sm:p-5">
            <div className="flex items-start justify-between gap-3">
              <Skeleton className={`h-7 ${nameWidth}`} />
              <Skeleton className="h-6 w-24 rounded-full" />
            </div>
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
            <Skeleton className="mt-4 h-5 w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
