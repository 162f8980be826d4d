import type { AgreementLimit, Law } from '@horae/contract/time/agreements.contract';
import { TextField } from '#ui/text-field';
import type { useForm } from '#ui/use-form';
import { lawText } from './agreement-columns';
import { type AgreementTexts, lawOf } from './agreement-texts';
import { agreementsWords } from './agreements.words';
import styles from './clock-devices.module.css';

const parts = {
  week: [
    'weeklyNormal',
    'five.dailyFull',
    'five.dailyStatutory',
    'five.overworkCap',
    'six.dailyFull',
    'six.dailyStatutory',
    'six.overworkCap',
  ],
  overtime: ['overtimeDailyCap', 'overtimeYearCap', 'restDayMax'],
  rest: [
    'dailyRest',
    'weeklyRestFloor',
    'weeklyRestStandard',
    'maxDailySpan',
    'splitGapMin',
    'breakAfter',
    'breakMin',
    'breakMax',
  ],
  average: ['averageWeekLimit', 'averageWeeks', 'nightAverage'],
} as const satisfies Record<string, readonly AgreementLimit[]>;

interface AgreementPartsProps {
  form: Pick<ReturnType<typeof useForm<AgreementTexts>>, 'values' | 'field'>;
  laws: readonly Law[];
}

/** The limits of an agreement by what they are about, each with the legal one. */
export function AgreementParts({ form, laws }: AgreementPartsProps) {
  const say = agreementsWords.use();
  const law = lawOf(laws, form.values.validFrom);
  const number = (limit: AgreementLimit) => (
    <TextField
      key={limit}
      {...form.field(limit)}
      label={say(limit)}
      hint={`${say(`${limit}Says`)} ${lawText(say, limit, law)}`}
      inputMode="numeric"
    />
  );
  return (
    <>
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <section key={part} className={styles.part} aria-labelledby={`agreement-${part}`}>
          <h3 id={`agreement-${part}`}>{say(`part.${part}`)}</h3>
          {parts[part].map(number)}
        </section>
      ))}
    </>
  );
}
