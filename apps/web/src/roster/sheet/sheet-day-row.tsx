import { hostKey, hostOf } from '@horae/contract/loan';
import type { TimesheetDay } from '@horae/contract/time/timesheet-lines';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/format-date';
import { hoursNumber } from '#platform/format-hours';
import { hostText } from '../loans/host-text';
import { codeText } from './code-text';
import { ruleText } from './rule.words';
import styles from './sheet.module.css';
import { sheetWords } from './sheet.words';
import { workHostText } from './work-host-text';

const time = (moment: string) => moment.slice(11, 16);

const stretches = (list: readonly { from: string; to: string | null }[]) =>
  list.map(({ from, to }) => `${time(from)}–${to === null ? '' : time(to)}`).join(', ');

/** When the leave by the hour was: `10:00–12:00`. */
const hoursOf = ({ leaveHours = [] }: TimesheetDay, code: string): string =>
  stretches(leaveHours.filter((one) => one.code === code));

function leaveOfDay({ leave, isLeaveDay }: TimesheetDay, say: typeof sheetWords.say): string {
  if (leave === 'DayOff') return say('dayOff');
  const kind = codeText(leave ?? '');
  return isLeaveDay ? kind : say('freeInLeave', { leave: kind });
}

/** A day of a time sheet with the rules behind its minutes. */
export function SheetDayRow({ day, action }: { day: TimesheetDay; action: ReactNode }) {
  const say = sheetWords.use();
  const { planned, clocked, leave, paidMinutes, trail, unpaid, violations } = day;
  return (
    <tr>
      <th scope="row">
        {formatDate(day.day)}
        <span className="quiet">
          <br />
          {leave ? leaveOfDay(day, say) : stretches(planned) || '–'}
          {day.loan && (
            <>
              <br />
              {say('onLoan', { host: hostText(day.loan) })}
            </>
          )}
          {day.elsewhere?.map(({ host, minutes }) => (
            <span key={hostKey(host)} className={styles.leave}>
              {say(hostOf(host) ? 'elsewhere' : 'chargedHome', {
                hours: hoursNumber(minutes),
                host: workHostText(host),
              })}
            </span>
          ))}
          {Object.entries(day.leaveMinutes ?? {}).map(([code, minutes]) => (
            <span key={code} className={styles.leave}>
              {[say('hoursOfLeave', { leave: codeText(code), hours: hoursNumber(minutes) }), hoursOf(day, code)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ))}
        </span>
      </th>
      <td>
        {stretches(clocked) || '–'}
        {trail.length + unpaid.length + violations.length > 0 && (
          <details>
            <summary>{say('why')}</summary>
            <ul className={styles.why}>
              {trail.map(({ from, to, code, rule, pack }) => (
                <li key={`${code} ${from}`}>
                  {say('byRule', {
                    from: time(from),
                    to: time(to),
                    code: say(`code.${code}`),
                    rule: ruleText(rule),
                    pack,
                  })}
                </li>
              ))}
              {unpaid.map(({ from, to, why }) => (
                <li key={`${why} ${from}`}>
                  {say('unpaid', { from: time(from), to: time(to), why: say(`unpaid.${why}`) })}
                </li>
              ))}
              {violations.map((one) => (
                <li key={one.code} className={styles.bad}>
                  {say('breach', { ...one, code: ruleText(one.code), rule: ruleText(one.rule) })}
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      <td className={styles.number}>{paidMinutes > 0 ? hoursNumber(paidMinutes) : '–'}</td>
      {action}
    </tr>
  );
}
