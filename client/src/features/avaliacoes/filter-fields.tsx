import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { Field, FieldGroup } from '../../components/form/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { type ChipOption, RadioChips } from '../../components/ui/radio-chips.tsx';
import type { HistoricoPeriod, HistoricoSearch, HistoricoStatus } from './historico-search.ts';

export interface FilterFieldsProps {
  search: HistoricoSearch;
  /** An undefined value removes that filter. */
  onChange: (change: { [Key in keyof HistoricoSearch]?: HistoricoSearch[Key] | undefined }) => void;
}

/** Status and period as chips; a period between two chosen days in two calendar fields. */
export function FilterFields({ search, onChange }: FilterFieldsProps) {
  const { status, periodo, de, ate } = search;
  const today = dayInSaoPaulo(new Date());
  return (
    <>
      <FieldGroup label="Status" className={labelBeside}>
        {() => (
          <RadioChips
            options={statusOptions}
            value={status ?? all}
            onChange={(value) => onChange({ status: value === all || value === null ? undefined : value })}
          />
        )}
      </FieldGroup>
      <FieldGroup label="Período" className={labelBeside}>
        {() => (
          <RadioChips
            options={periodOptions}
            value={periodo ?? all}
            onChange={(value) =>
              onChange({ periodo: value === all || value === null ? undefined : value, de: undefined, ate: undefined })
            }
          />
        )}
      </FieldGroup>
      {periodo === 'datas' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="De">
            {(control) => (
              <Input
                {...control}
                type="date"
                min="2000-01-01"
                max={ate ?? today}
                value={de ?? ''}
                onChange={(event) => onChange({ de: event.target.value || undefined })}
              />
            )}
          </Field>
          <Field label="Até">
            {(control) => (
              <Input
                {...control}
                type="date"
                min={de ?? '2000-01-01'}
                max={today}
                value={ate ?? ''}
                onChange={(event) => onChange({ ate: event.target.value || undefined })}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}

/** Where all filters are visible, each takes one line, so that the list begins higher. */
const labelBeside = 'md:flex md:items-center md:gap-3 md:*:first:w-16';

const all = 'todos';

export const statusOptions: readonly ChipOption<HistoricoStatus | typeof all>[] = [
  { value: all, label: 'Todos' },
  { value: 'a_assinar', label: 'A assinar' },
  { value: 'assinado', label: 'Assinado' },
  { value: 'finalizado', label: 'Finalizado' },
  { value: 'pendente', label: 'Pendente' },
  { value: 'erro', label: 'Erro' },
];

export const periodOptions: readonly ChipOption<HistoricoPeriod | typeof all>[] = [
  { value: all, label: 'Tudo' },
  { value: '30-dias', label: '30 dias' },
  { value: '3-meses', label: '3 meses' },
  { value: '12-meses', label: '12 meses' },
  { value: 'datas', label: 'Escolher datas' },
];
