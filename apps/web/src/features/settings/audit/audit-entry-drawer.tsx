import type { AuditEntry } from '@horae/contract/settings/audit.contract';
import { formatMoment } from '#platform/format-date';
import { hotelZone } from '#platform/hotel';
import { Badge } from '#ui/badge';
import { Drawer } from '#ui/drawer';
import { toneOf, wordOf } from './action-looks';
import styles from './audit.module.css';
import { auditWords } from './audit.words';
import { auditChanges } from './audit-changes';
import { objectWords } from './audit-words';

interface AuditEntryDrawerProps {
  entry: AuditEntry | undefined;
  onClose: () => void;
}

/** One entry with all values that it changed. */
export function AuditEntryDrawer({ entry, onClose }: AuditEntryDrawerProps) {
  const say = auditWords.use();
  return (
    <Drawer title={say('details')} isOpen onClose={onClose}>
      <div className="stack-4 inset">{entry ? <Entry entry={entry} /> : <p>{say('gone')}</p>}</div>
    </Drawer>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const say = auditWords.use();
  const timeZone = hotelZone(entry.hotel?.id);
  const changes = auditChanges(entry.before, entry.after, timeZone);
  const facts = [
    [say('at'), formatMoment(entry.at, timeZone)],
    [say('account'), entry.by?.name ?? say('nobody')],
    [say('hotel'), entry.hotel?.name ?? say('noHotel')],
    [say('about'), entry.about?.name ?? ''],
  ] as const;
  return (
    <>
      <p className={styles.action}>
        <Badge tone={toneOf(entry.deed)}>{wordOf(entry.deed, say)}</Badge> {objectWords(entry.object)} {entry.objectId}
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {changes.length === 0 ? (
        <p>{say('nothingChanged')}</p>
      ) : (
        <table className={styles.values}>
          <caption>{say('changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('field')}</th>
              <th scope="col">{say('before')}</th>
              <th scope="col">{say('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
