import type { Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import styles from './detail.module.css';

/** The raw fields of the record behind a shift, for looking something up. */
export function RecordFields({ shift }: { shift: Shift }) {
  const say = rosterWords.use();
  const { raw, ...known } = shift;
  const fields = Object.entries({ ...raw, ...known });
  return (
    <details className={styles.record}>
      <summary>{say('details.record')}</summary>
      <dl className={styles.facts}>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{textOf(name, value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const instants = new Set(['start', 'end', 'actualStart', 'actualEnd']);

function textOf(name: string, value: unknown): string {
  if (value === null || value === '') return '–';
  return instants.has(name) && typeof value === 'number' ? new Date(value).toISOString() : String(value);
}
