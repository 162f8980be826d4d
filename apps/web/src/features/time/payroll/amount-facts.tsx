import { hoursNumber } from '#platform/format-hours';
import { codeText } from '#roster/sheet/code-text';
import { FactList } from '#ui/fact-list';
import { payrollWords } from './payroll.words';

interface AmountFactsProps {
  title: string;
  note: string;
  amounts: { minutes: Record<string, number>; days: Record<string, number> };
}

/** Hours by part of pay, and days of leave by kind. */
export function AmountFacts({ title, note, amounts: { minutes, days } }: AmountFactsProps) {
  const say = payrollWords.use();
  const facts = [
    ...Object.entries(minutes).map(([code, some]) => ({
      name: codeText(code),
      value: say('hoursOf', { hours: hoursNumber(some) }),
    })),
    ...Object.entries(days).map(([code, count]) => ({ name: codeText(code), value: say('daysOf', { count }) })),
  ];
  return (
    <FactList title={title} facts={facts}>
      <p className="quiet">{note}</p>
    </FactList>
  );
}
