import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { ChangedDays } from '../publications/changed-days';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';

/** What changes in the open shifts of each department; a shift that a person gives up or takes stands with them, too. */
export function OpenChanges({ open }: Pick<PublicationPreview, 'open'>) {
  const say = planningWords.use();
  if (open.length === 0) return null;
  return (
    <ul className="plain-list">
      {open.map(({ departmentId, name, changes }) => (
        <li key={departmentId} className={styles.person}>
          <div className={styles.head}>
            <strong>{say('open.row')}</strong>
            <span className="quiet">{name}</span>
          </div>
          <ul className={`plain-list ${styles.changes}`}>
            <ChangedDays changes={changes.map(atHome)} />
          </ul>
        </li>
      ))}
    </ul>
  );
}

type Change = PublicationPreview['open'][number]['changes'][number];

/** The department is said above. */
const atHome = ({ before, after }: Change) => ({
  before: before && { ...before, department: null },
  after: after && { ...after, department: null },
});
