import { ContractVersion, patternFault, specialRules } from '@horae/contract/contract-version';
import { DateField } from '#ui/date-field/date-field';
import { numberOf } from '#ui/forms/field-schema';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import type { useForm } from '#ui/use-form';
import { type ContractValues, contractOf } from './contract-values';
import { patternOf } from './hours-by-day';
import { HoursByDayField } from './hours-by-day-field';
import { peopleWords } from './people.words';
import { kinds, programs } from './person-values';

type ContractForm = Pick<ReturnType<typeof useForm<ContractValues>>, 'values' | 'errors' | 'set' | 'field'>;
type Say = ReturnType<typeof peopleWords.use>;

const { fromDay, weeklyHours, flexibleArrival, hourlyCost } = ContractVersion.shape;

/** The validated fields of a contract; empty minutes are allowed. */
export const contractShape = { fromDay, weeklyHours, flexibleArrival: flexibleArrival.optional(), hourlyCost };

/** The pattern of a form has to fit its hours and days. */
export const contractRules = (say: Say) => ({
  pattern: (text: string, values: ContractValues) => {
    const weeklyPattern = patternOf(text);
    if (weeklyPattern?.some((minutes) => !(minutes >= 0 && minutes <= 1440))) return say('error.pattern');
    const { weeklyHours: hours, daysPerWeek } = contractOf(values);
    return patternFault({ weeklyPattern, weeklyHours: hours, daysPerWeek });
  },
});

export const contractWords = (say: Say) => ({
  fromDay: say('error.day'),
  weeklyHours: say('error.hours'),
  flexibleArrival: say('error.minutes'),
  hourlyCost: say('error.cost'),
});

/** The terms of one version of a contract; its day is not asked if they apply from the first day. */
export function ContractFields({ form, isFromFirstDay }: { form: ContractForm; isFromFirstDay?: boolean }) {
  const say = peopleWords.use();
  const select = (
    name: 'kind' | 'program' | 'daysPerWeek' | 'breaks' | 'specialRules',
    options: [value: string, label: string][],
  ) => (
    <SelectField
      label={say(name)}
      value={form.values[name]}
      options={options.map(([value, label]) => ({ value, label }))}
      onChange={(value) => form.set(name, value)}
      below={form.errors[name] && <p className="small danger-text">{form.errors[name]}</p>}
    />
  );
  /** The kind follows the hours, as the law has it; rotational work is chosen. */
  const followHours = (text: string) => {
    form.set('weeklyHours', text);
    const hours = numberOf(text);
    if (form.values.kind !== 'rotational' && hours > 0) form.set('kind', hours < 40 ? 'part' : 'full');
  };
  return (
    <>
      {!isFromFirstDay && (
        <DateField
          label={say('fromDay')}
          name="fromDay"
          required
          value={form.values.fromDay}
          error={form.errors.fromDay}
          onChange={(day) => form.set('fromDay', day)}
        />
      )}
      {select(
        'kind',
        kinds.map((kind) => [kind, say(`kind.${kind}`)]),
      )}
      {select(
        'program',
        programs.map((program) => [program, say(`program.${program}`)]),
      )}
      <TextField
        {...form.field('weeklyHours')}
        label={say('weeklyHours')}
        inputMode="decimal"
        required
        onChange={(event) => followHours(event.currentTarget.value)}
      />
      {select(
        'daysPerWeek',
        ['1', '2', '3', '4', '5', '6'].map((days) => [days, days]),
      )}
      <HoursByDayField
        value={form.values.pattern}
        error={form.errors.pattern}
        onChange={(pattern) => form.set('pattern', pattern)}
      />
      {select('breaks', [
        ['outside', say('breaks.outside')],
        ['inside', say('breaks.inside')],
      ])}
      {select(
        'specialRules',
        specialRules.map((rules) => [rules, say(`specialRules.${rules}`)]),
      )}
      <TextField {...form.field('flexibleArrival')} label={say('flexibleArrival')} inputMode="numeric" />
      <TextField {...form.field('hourlyCost')} label={say('hourlyCost')} inputMode="decimal" autoComplete="off" />
    </>
  );
}
