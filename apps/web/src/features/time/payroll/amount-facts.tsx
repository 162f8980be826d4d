import type { CheckSum } from '@horae/contract/time/check-sum';
import { hoursNumber } from '#platform/format-hours';
import { checkSumWords } from '#roster/sheet/check-sum.words';
import { checkSumText } from '#roster/sheet/check-sum-text';
import { codeText } from '#roster/sheet/code-text';
import { FactList } from '#ui/fact-list';
import styles from './payroll.module.css';
import { payrollWords } from './payroll.words';

interface AmountFactsProps {
  title: string;
  note: string;
  amounts: { minutes: Record<string, number>; days: Record<string, number> };
  checkSum: CheckSum | undefined;
}

/** Hours by part of pay, and days of leave by kind. */
export function AmountFacts({ title, note, amounts: { minutes, days }, checkSum }: AmountFactsProps) {
  const say = payrollWords.use();
  const facts = [
    ...Object.entries(minutes).map(([code, some]) => ({
      name: codeText(code),
      value: say('hoursOf', { hours: hoursNumber(some) }),
    })),
    ...Object.entries(days).map(([code, count]) => ({ name: codeText(code), value: say('daysOf', { count }) })),
    ...(checkSum ? [{ name: checkSumWords.say('title'), value: checkSumText(checkSum) }] : []),
  ];
  return (
    <FactList title={title} facts={facts}>
      <p className={styles.underFacts}>
        {note}
        {checkSum && ` ${checkSumWords.say('says')} ${checkSumWords.say('how')}`}
      </p>
    </FactList>
  );
}
