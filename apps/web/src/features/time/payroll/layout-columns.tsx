import { type PayColumn, type PayField, payFields } from '@horae/contract/time/pay-layout';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { columnOf } from './pay-file/ready-layouts';
import styles from './payroll.module.css';
import { payrollWords } from './payroll.words';

interface LayoutColumnsProps {
  columns: readonly PayColumn[];
  isFixed: boolean;
  onChange: (columns: PayColumn[]) => void;
}

/** The columns of a file in their order. */
export function LayoutColumns({ columns, isFixed, onChange }: LayoutColumnsProps) {
  const say = payrollWords.use();
  const replace = (at: number, changed: Partial<PayColumn>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...changed } : column)));
  const moveUp = (at: number) => onChange(columns.toSpliced(at - 1, 2, columns[at]!, columns[at - 1]!));
  // Columns have no identity but their place.
  const keys = columns.map((_, at) => `column ${at}`);
  const unused = payFields.find((field) => !columns.some((column) => column.field === field)) ?? 'text';
  return (
    <section className="stack-2" aria-labelledby="layout-columns">
      <h3 id="layout-columns">{say('columns')}</h3>
      {columns.map((column, at) => (
        <div key={keys[at]} className={styles.column} role="group" aria-label={say('column', { at: at + 1 })}>
          <div className={styles.cells}>
            <SelectField
              label={say('contains')}
              value={column.field}
              options={payFields.map((value) => ({ value, label: say(`field.${value}`) }))}
              onChange={(value) => replace(at, { field: value as PayField, header: say(`field.${value as PayField}`) })}
            />
            <TextField
              label={say('heading')}
              maxLength={60}
              value={column.header}
              onChange={(event) => replace(at, { header: event.currentTarget.value })}
            />
            {column.field === 'text' && (
              <TextField
                label={say('text')}
                maxLength={60}
                value={column.text}
                onChange={(event) => replace(at, { text: event.currentTarget.value })}
              />
            )}
            {isFixed && (
              <TextField
                label={say('width')}
                type="number"
                min={1}
                max={200}
                value={String(column.width)}
                error={column.width >= 1 && column.width <= 200 ? undefined : say('widthFault')}
                onChange={(event) => replace(at, { width: Number(event.currentTarget.value) })}
              />
            )}
          </div>
          <div className="row">
            {at > 0 && (
              <IconButton icon={IconArrowUp} label={say('moveUp', { at: at + 1 })} onClick={() => moveUp(at)} />
            )}
            <IconButton
              icon={IconTrash}
              label={say('removeColumn', { at: at + 1 })}
              onClick={() => onChange(columns.toSpliced(at, 1))}
            />
          </div>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange([...columns, columnOf(unused)])} disabled={columns.length >= 40}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addColumn')}
        </Button>
      </div>
    </section>
  );
}
