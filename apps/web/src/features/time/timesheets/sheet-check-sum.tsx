import type { Timesheet } from '@horae/contract/time/timesheet-lines';
import { formatDate } from '#platform/format-date';
import { hoursFixed } from '#platform/format-hours';
import { checkSumWords } from '#roster/sheet/check-sum.words';
import { centsText, checkSumText } from '#roster/sheet/check-sum-text';
import { codeText } from '#roster/sheet/code-text';
import { FactList } from '#ui/fact-list';
import styles from './timesheets.module.css';

/** What the hours of a sheet come to by the rate of the contract, for those who see rates. */
export function SheetCheckSum({ checkSum }: { checkSum: NonNullable<Timesheet['checkSum']> }) {
  const say = checkSumWords.use();
  const { lines } = checkSum;
  return (
    <FactList title={say('title')} facts={[{ name: say('total'), value: checkSumText(checkSum) }]}>
      <div className={styles.checkSum}>
        <p className="quiet">{say('says')}</p>
        {lines.length > 0 && (
          <details>
            <summary>{say('lines', { count: lines.length })}</summary>
            <p className="quiet">{say('how')}</p>
            <ul className={styles.checkLines}>
              {lines.map(({ day, code, minutes, rate, percent, cents }) => (
                <li key={`${day} ${code}`}>
                  <span>
                    {formatDate(day)} · {codeText(code)}
                    <br />
                    <span className="quiet">
                      {rate === null
                        ? say('hours', { hours: hoursFixed(minutes) })
                        : say('sum', { hours: hoursFixed(minutes), rate: rate.toFixed(2), percent })}
                    </span>
                  </span>
                  <span className="tabular">{centsText(cents)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </FactList>
  );
}
