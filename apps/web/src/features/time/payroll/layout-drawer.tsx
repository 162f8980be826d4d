import {
  type PayColumn,
  type PayLayoutFields,
  PayLayoutFields as PayLayoutShape,
  payFormats,
  payGrains,
} from '@horae/contract/time/pay-layout';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { exampleOf } from './create-file';
import { LayoutColumns } from './layout-columns';
import { LayoutTextFields } from './layout-text-fields';
import { readyLayouts } from './pay-file/ready-layouts';
import styles from './payroll.module.css';
import { addLayout, changeLayout, layoutQuery } from './payroll.queries';
import { payrollWords } from './payroll.words';

interface LayoutDrawerProps {
  hotel: number;
  layout: PayLayoutFields & { id?: number };
  onClose: () => void;
}

/** Adds or changes a file layout, with an example of the line that it makes. */
export function LayoutDrawer({ hotel, layout: { id, ...initial }, onClose }: LayoutDrawerProps) {
  const say = payrollWords.use();
  const [layout, setLayout] = useState<PayLayoutFields>(initial);
  const form = useForm({ name: initial.name }, { shape: PayLayoutShape.shape, words: { name: say('nameFault') } });
  const [key] = useState(newKey);
  const add = useMutation(addLayout);
  const change = useMutation(changeLayout);
  useQuery({ ...layoutQuery(hotel, id ?? 0), enabled: id !== undefined });
  const set = (changed: Partial<PayLayoutFields>) => setLayout((now) => ({ ...now, ...changed }));
  const isDirty = form.isChanged || JSON.stringify(layout) !== JSON.stringify(initial);
  const { format } = layout;
  const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));

  function submit({ name }: { name: string }): void {
    if (add.isPending || change.isPending || layout.columns.length === 0) return;
    const body = { hotel, layout: { ...layout, name: name.trim() } };
    if (id === undefined) add.mutate({ key, body }, { onSuccess: onClose });
    else change.mutate({ ...body, id }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      isDrawer
      title={id === undefined ? say('newLayout') : say('editLayout', { name: initial.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={add.isPending || change.isPending}
      error={add.error ?? change.error}
    >
      {id === undefined && (
        <SelectField
          label={say('begin')}
          value={readyLayouts().find(({ layout: ready }) => ready.name === layout.name)?.key ?? ''}
          options={readyLayouts().map(({ key: value, layout: ready }) => ({ value, label: ready.name }))}
          onChange={(value) => {
            const ready = readyLayouts().find((one) => one.key === value)!.layout;
            setLayout(ready);
            form.set('name', ready.name);
          }}
        />
      )}
      <TextField {...form.field('name')} label={say('name')} required data-autofocus />
      <SelectField
        label={say('format')}
        value={format}
        options={options(payFormats, (value) => say(`format.${value}`))}
        onChange={(value) => set({ format: value as PayLayoutFields['format'] })}
      />
      <SelectField
        label={say('grain')}
        value={layout.grain}
        options={options(payGrains, (value) => say(`grain.${value}`))}
        onChange={(value) => set({ grain: value as PayLayoutFields['grain'] })}
      />
      {format !== 'xlsx' && <LayoutTextFields layout={layout} onChange={set} />}
      <LayoutColumns
        columns={layout.columns}
        isFixed={format === 'fixed'}
        onChange={(columns: PayColumn[]) => set({ columns })}
      />
      <section className="stack-2" aria-labelledby="layout-preview">
        <h3 id="layout-preview">{say('preview')}</h3>
        <pre className={styles.preview}>{layout.columns.length > 0 ? exampleOf(layout) : say('columnsFault')}</pre>
      </section>
    </FormDialog>
  );
}
