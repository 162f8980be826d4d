import { roundingUnits, roundingWays } from '@horae/contract/time/clock-policies.contract';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import type { useForm } from '#ui/use-form';
import styles from './clock-devices.module.css';
import { policiesWords } from './policies.words';
import type { NumberField, PolicyTexts } from './policy-numbers';

interface PolicyPartsProps {
  form: Pick<ReturnType<typeof useForm<PolicyTexts>>, 'values' | 'set' | 'field'>;
}

/** The values of a policy in four parts: coming and going, pay, pauses, and how punches are read. */
export function PolicyParts({ form }: PolicyPartsProps) {
  const say = policiesWords.use();
  const number = (field: NumberField) => (
    <TextField key={field} {...form.field(field)} label={say(field)} hint={say(`${field}Says`)} inputMode="numeric" />
  );
  return (
    <>
      <section className={styles.part} aria-labelledby="policy-coming">
        <h3 id="policy-coming">{say('part.coming')}</h3>
        {(['graceIn', 'graceOut', 'preparation'] as const).map(number)}
      </section>
      <section className={styles.part} aria-labelledby="policy-pay">
        <h3 id="policy-pay">{say('part.pay')}</h3>
        <SelectField
          label={say('roundingWay')}
          value={form.values.rounding}
          options={roundingWays.map((value) => ({ value, label: say(`way.${value}`) }))}
          onChange={(value) => form.set('rounding', value)}
          below={<p className={styles.hint}>{say('roundingWaySays')}</p>}
        />
        <SelectField
          label={say('roundTo')}
          value={form.values.roundTo}
          disabled={form.values.rounding === 'none'}
          options={roundingUnits.map((value) => ({ value: String(value), label: say('minutes', { minutes: value }) }))}
          onChange={(value) => form.set('roundTo', value)}
          below={<p className={styles.hint}>{say('roundToSays')}</p>}
        />
        {number('variance')}
      </section>
      <section className={styles.part} aria-labelledby="policy-pauses">
        <h3 id="policy-pauses">{say('part.pauses')}</h3>
        {(['breakUpTo', 'splitFrom'] as const).map(number)}
      </section>
      <section className={styles.part} aria-labelledby="policy-reading">
        <h3 id="policy-reading">{say('part.reading')}</h3>
        {(['matchWithin', 'longestSession', 'doubleTapSeconds', 'offlineHours'] as const).map(number)}
      </section>
    </>
  );
}
