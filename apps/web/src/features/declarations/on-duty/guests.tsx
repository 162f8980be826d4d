import type { OnDutyGuest } from '@horae/contract/declarations/on-duty-rows';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Badge } from '#ui/badge';
import { DeclaredHours } from './declared-hours';
import styles from './on-duty.module.css';
import type { onDutyWords } from './on-duty.words';

interface GuestsProps {
  guests: readonly OnDutyGuest[];
  say: ReturnType<typeof onDutyWords.use>;
}

/** The people whom other hotels lend: what is declared for them is a matter of their home. */
export function Guests({ guests, say }: GuestsProps) {
  return (
    <section>
      <h2 className={styles.guests}>{say('guests')}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{say('guests')}</caption>
        <thead>
          <tr>
            {(['name', 'from', 'worksIn', 'declared', 'clockedIn'] as const).map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map(({ name, jobTitle, from, department, declared, clockedIn, isMissing, planned }, at) => (
            // Two guests may have the same name and home, and a guest has no number here.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${name} ${from} ${at}`}>
              <th scope="row">
                {name}
                <small>{jobTitle}</small>
              </th>
              <td>{from}</td>
              <td>{department || say('wholeHotel')}</td>
              <td>
                <DeclaredHours parts={declared} say={say} />
              </td>
              <td className={styles.first}>
                {clockedIn !== null && <time dateTime={clockedIn}>{clockedIn.slice(11, 16)}</time>}
                {isMissing && (
                  <Badge tone="danger" icon={IconAlertTriangle}>
                    {say('missing', { times: planned })}
                  </Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
