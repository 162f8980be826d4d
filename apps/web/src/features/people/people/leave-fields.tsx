import { isHourlyKind } from '@horae/contract/scheduling/leave-kinds';
import { DateField } from '#ui/date-field/date-field';
import { RadioTabs } from '#ui/radio-tabs';
import { SelectField } from '#ui/select-field';
import { TimeField } from '#ui/time-field/time-field';
import type { useForm } from '#ui/use-form';
import { kindOptions, type LeaveValues } from './leave-record';
import { leaveRecordWords } from './leave-record.words';

interface LeaveFieldsProps {
  form: Pick<ReturnType<typeof useForm<LeaveValues>>, 'values' | 'errors' | 'set' | 'field'>;
  /** Only a new leave may be of days or of hours. */
  isNew: boolean;
}

/** The kind of a leave and its days, or its day and hours. */
export function LeaveFields({ form, isNew }: LeaveFieldsProps) {
  const say = leaveRecordWords.use();
  const { values, errors } = form;
  const isHourly = values.length === 'hours';
  const hasHours = isHourlyKind(values.kind);
  return (
    <>
      <SelectField
        name="kind"
        label={say('kind')}
        value={values.kind}
        options={kindOptions(isHourly)}
        onChange={(next) => form.set('kind', next)}
        below={errors.kind}
        data-autofocus
      />
      {isNew && (
        <RadioTabs
          label={say('length')}
          value={isHourly ? 'hours' : 'days'}
          options={[
            { value: 'days', label: say('days') },
            { value: 'hours', label: say('hours'), disabled: hasHours ? undefined : say('daysOnly') },
          ]}
          onChange={(next) => form.set('length', next)}
        />
      )}
      <DateField
        label={say(isHourly ? 'day' : 'firstDay')}
        name="firstDay"
        required
        value={values.firstDay}
        error={errors.firstDay}
        onChange={(day) => {
          form.set('firstDay', day);
          if (values.lastDay < day || isHourly) form.set('lastDay', day);
        }}
      />
      {!isHourly && (
        <DateField
          label={say('lastDay')}
          name="lastDay"
          required
          value={values.lastDay}
          error={errors.lastDay}
          onChange={(day) => form.set('lastDay', day)}
        />
      )}
      {isHourly && (
        <TimeField {...form.field('from')} label={say('from')} required onChange={(time) => form.set('from', time)} />
      )}
      {isHourly && (
        <TimeField
          {...form.field('to')}
          label={say('to')}
          hint={say('toHint')}
          required
          onChange={(time) => form.set('to', time)}
        />
      )}
    </>
  );
}
