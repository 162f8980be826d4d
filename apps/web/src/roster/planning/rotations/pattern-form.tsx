import { longestPattern, RotationFields, type Rotations } from '@horae/contract/scheduling/rotation-rows';
import type { ShiftTemplate } from '@horae/contract/scheduling/shift-templates.contract';
import { useState } from 'react';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import type { EditedRotation } from './edited-rotation';
import { readPatternDay, withLength } from './pattern-days.rules';
import { rotationsWords } from './rotations.words';
import styles from './rotations-drawer.module.css';
import { useSavePattern } from './use-save-pattern';

interface PatternFormProps {
  hotel: number;
  pattern: EditedRotation;
  known: Pick<Rotations, 'departments' | 'mayAddForHotel'>;
  templates: readonly ShiftTemplate[];
  onClose: () => void;
}

/** The name, department and days of a pattern; its days are typed as in the plan. */
export function PatternForm({ hotel, pattern, known, templates, onClose }: PatternFormProps) {
  const say = rotationsWords.use();
  const { id } = pattern;
  const [days, setDays] = useState<readonly string[]>(pattern.days);
  const [faulty, setFaulty] = useState<ReadonlySet<number>>(new Set());
  const [initial] = useState(() => ({
    name: pattern.name,
    departmentId: String(pattern.departmentId ?? ''),
    length: String(pattern.days.length),
  }));
  const form = useForm(initial, {
    shape: { name: RotationFields.shape.name },
    words: { name: say('nameFault') },
    rules: { length: (text) => (lengthOf(text) === undefined ? say('lengthFault') : undefined) },
  });
  const { save, isBusy, error } = useSavePattern({ hotel, pattern, form, onSaved: onClose });
  const own = templates.filter(
    ({ departmentId }) => departmentId === null || String(departmentId) === form.values.departmentId,
  );
  const places = [
    ...(known.mayAddForHotel || pattern.departmentId === null ? [{ value: '', label: say('hotel') }] : []),
    ...known.departments
      .filter((one) => one.mayAdd || one.id === pattern.departmentId)
      .map((one) => ({ value: String(one.id), label: one.name })),
  ];

  function setLength(text: string): void {
    form.set('length', text);
    const length = lengthOf(text);
    if (length !== undefined) setDays(withLength(days, length));
  }

  function type(at: number, text: string): void {
    setDays(days.map((day, index) => (index === at ? text : day)));
    setFaulty(new Set([...faulty].filter((index) => index !== at)));
  }

  /** Says which days are not understood, and goes to the first. */
  function readDays() {
    const read = days.map((text) => readPatternDay(text, own));
    const wrong = read.flatMap((day, at) => (day ? [] : [at]));
    setFaulty(new Set(wrong));
    if (wrong.length > 0) document.querySelector<HTMLInputElement>(`[name="day${wrong[0]}"]`)?.focus();
    return wrong.length > 0 ? null : read.flatMap((day) => day ?? []);
  }

  function submit({ name, departmentId }: typeof initial): void {
    const read = isBusy ? null : readDays();
    if (!read) return;
    save({ name: name.trim(), departmentId: departmentId === '' ? null : Number(departmentId), days: read });
  }

  return (
    <FormDialog
      title={id === undefined ? say('add') : say('editTitle', { name: pattern.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged || days.join('\n') !== pattern.days.join('\n')}
      isBusy={isBusy}
      error={error}
    >
      <TextField {...form.field('name')} label={say('name')} required data-autofocus autoComplete="off" />
      {places.length > 1 && (
        <SelectField
          label={say('department')}
          name="departmentId"
          value={form.values.departmentId}
          options={places}
          onChange={(departmentId) => form.set('departmentId', departmentId)}
          below={form.errors.departmentId && <p className="small danger-text">{form.errors.departmentId}</p>}
        />
      )}
      <TextField
        {...form.field('length')}
        label={say('length')}
        required
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setLength(target.value)}
      />
      <fieldset className={styles.days}>
        <legend>{say('days')}</legend>
        {days.map((text, at) => (
          <TextField
            // The days of a pattern are known by their number alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            name={`day${at}`}
            label={say('day', { number: at + 1 })}
            value={text}
            error={faulty.has(at) ? say('dayFault') : undefined}
            autoComplete="off"
            maxLength={40}
            onChange={({ target }) => type(at, target.value)}
          />
        ))}
      </fieldset>
      <p className="small quiet">{say('daysHint')}</p>
    </FormDialog>
  );
}

function lengthOf(text: string): number | undefined {
  const length = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return length >= 1 && length <= longestPattern ? length : undefined;
}
