import type { Balances } from '@horae/contract/time/balances';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/format-date';
import { hoursNumber } from '#platform/format-hours';
import { Badge } from '#ui/badge';
import { FactList } from '#ui/fact-list';
import styles from './sheet.module.css';
import { sheetWords } from './sheet.words';

interface BalanceFactsProps {
  balances: Balances;
  /** What may be done about the overtime. */
  overtimeAction?: ReactNode;
}

/** The average week and the overtime of the year against their limits, and annual leave, each with its rule. */
export function BalanceFacts({ balances: { average, overtime, leave }, overtimeAction }: BalanceFactsProps) {
  const say = sheetWords.use();
  const { weekDays, hiredOn } = leave;
  return (
    <div className={styles.balances}>
      <FactList
        title={say('average', { from: formatDate(average.from), to: formatDate(average.to) })}
        facts={[
          { name: say('averageHours'), value: <AverageHours average={average} /> },
          { name: say('averageLimit'), value: say('hours', { hours: hoursNumber(average.limitMinutes) }) },
          { name: say('countedWeeks'), value: average.countedWeeks },
          { name: say('leaveWeeks'), value: average.leaveWeeks },
          { name: say('unknownWeeks'), value: average.unknownWeeks },
        ]}
      >
        <p className={styles.authority}>{say('authority', average)}</p>
      </FactList>
      {overtime.limitMinutes > 0 && <OvertimeFacts overtime={overtime} action={overtimeAction} />}
      <FactList
        title={say('annualLeave', { year: leave.year })}
        facts={[
          { name: say('entitled'), value: leave.entitledDays },
          { name: say('taken'), value: leave.takenDays },
          { name: say('leavePlanned'), value: leave.plannedDays },
          { name: say('left'), value: <strong>{leave.leftDays}</strong> },
        ]}
      >
        <p className={styles.authority}>
          {hiredOn ? say('hired', { day: formatDate(hiredOn), weekDays }) : say('hiredUnknown', { weekDays })}{' '}
          {say('authority', leave)}
        </p>
      </FactList>
    </div>
  );
}

function OvertimeFacts({ overtime, action }: Pick<Balances, 'overtime'> & { action: ReactNode }) {
  const say = sheetWords.use();
  const { year, workedMinutes, declaredMinutes, plannedMinutes, limitMinutes, leftMinutes, approval } = overtime;
  const hours = (minutes: number) => say('hours', { hours: hoursNumber(minutes) });
  return (
    <FactList
      title={say('overtime', { year })}
      facts={[
        { name: say('overtimeWorked'), value: hours(workedMinutes) },
        { name: say('overtimeDeclared'), value: hours(declaredMinutes) },
        { name: say('overtimePlanned'), value: hours(plannedMinutes) },
        { name: say('overtimeLimit'), value: hours(limitMinutes) },
        { name: say('left'), value: <strong>{hours(leftMinutes)}</strong> },
        ...(approval
          ? [
              {
                name: say('approvalNumber'),
                value: say('approvalText', { number: approval.number, day: formatDate(approval.fromDay) }),
              },
              { name: say('approvalWorked'), value: hours(approval.workedMinutes) },
            ]
          : []),
      ]}
    >
      <p className={styles.authority}>{say('authority', overtime)}</p>
      {action}
    </FactList>
  );
}

function AverageHours({ average }: { average: Balances['average'] }) {
  const say = sheetWords.use();
  if (average.countedWeeks === 0) return '–';
  const { isWithin, averageMinutes } = average;
  return (
    <span className={styles.average}>
      {say('hours', { hours: hoursNumber(averageMinutes) })}
      <Badge tone={isWithin ? 'success' : 'danger'}>{say(isWithin ? 'within' : 'beyond')}</Badge>
    </span>
  );
}
