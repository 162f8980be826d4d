import type { Timesheet, TimesheetDay } from '@horae/contract/time/timesheet-lines';
import type { ReactNode } from 'react';
import { hoursNumber } from '#platform/format-hours';
import { hostMinutes } from './host-minutes';
import styles from './sheet.module.css';
import { sheetWords } from './sheet.words';
import { SheetDayRow } from './sheet-day-row';

interface SheetDaysProps {
  sheet: Timesheet;
  /** The action of a day. */
  renderAction?: (day: TimesheetDay) => ReactNode;
}

/** The days of a time sheet with planned, clocked or leave time, each with the rules behind its minutes. */
export function SheetDays({ sheet, renderAction }: SheetDaysProps) {
  const say = sheetWords.use();
  const days = sheet.days.filter(
    ({ planned, clocked, leave, leaveMinutes = {} }) =>
      planned.length + clocked.length + Object.keys(leaveMinutes).length > 0 || leave !== null,
  );
  if (days.length === 0) return <p className="quiet">{say('nothingWorked')}</p>;
  const hosts = hostMinutes(sheet.days);
  return (
    <table className={styles.days}>
      <caption>
        {say('days')}
        <span className={styles.dayRule}>{say('dayRule')}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('day')}</th>
          <th scope="col">{say('clocked')}</th>
          <th scope="col" className={styles.number}>
            {say('paid')}
          </th>
          {renderAction && (
            <th scope="col" className={styles.action}>
              <span className="visually-hidden">{say('actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <SheetDayRow
            key={day.day}
            day={day}
            action={renderAction && <td className={styles.action}>{renderAction(day)}</td>}
          />
        ))}
      </tbody>
      {hosts.length > 0 && (
        <tfoot>
          {hosts.map(({ name, minutes }) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td className={styles.number} colSpan={renderAction ? 2 : 1}>
                {hoursNumber(minutes)}
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
