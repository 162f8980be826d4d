import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { Checkbox } from '#ui/checkbox';
import { findingOf } from '../model/findings.rules';
import { ChangedDays } from '../publications/changed-days';
import { shortDay } from '../texts/day-texts';
import { findingText } from '../texts/shift-texts';
import { PersonFigures } from './plan-figures';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';

type Person = PublicationPreview['people'][number];

interface PersonChangesProps {
  person: Person;
  findings: PublicationPreview['findings'];
  noticeHours: number;
  /** Whether the person agreed to what changes at short notice. */
  isAgreed: boolean;
  /** Not given where nobody is asked whether they agreed. */
  onAgreed: ((isAgreed: boolean) => void) | undefined;
}

/** What changes for one person, old and new, and what is still wrong with their plan. */
export function PersonChanges({ person, findings, noticeHours, isAgreed, onAgreed }: PersonChangesProps) {
  const say = planningWords.use();
  const { name, code, changes } = person;
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className="quiet">{code}</span>
        <PersonFigures {...person} />
      </div>
      <ul className={`plain-list ${styles.changes}`}>
        <ChangedDays changes={changes} noticeHours={noticeHours} />
        {findings.map((finding) => (
          <li
            key={`${finding.kind} ${finding.day} ${finding.skill} ${finding.wish}`}
            className={finding.isUnlawful ? 'danger-text' : 'quiet'}
          >
            {shortDay(finding.day)}: {findingText(findingOf(finding))}
          </li>
        ))}
      </ul>
      {onAgreed && isAtShortNotice(person) && (
        <Checkbox checked={isAgreed} onChange={onAgreed}>
          {say('publish.agreed', { name })}
        </Checkbox>
      )}
    </li>
  );
}

/** Whether some of the work that changes begins within the notice time. */
export const isAtShortNotice = ({ changes }: Person): boolean =>
  changes.some(({ shortNotice }) => shortNotice !== null);
