import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { OpenChanges } from './open-changes';
import { PersonChanges } from './person-changes';
import { PlanFigures } from './plan-figures';
import { planningWords } from './planning.words';

interface ChangedPeopleProps {
  preview: PublicationPreview;
  agreed?: ReadonlySet<number>;
  onAgreed?: (employeeId: number, isAgreed: boolean) => void;
}

/** Everybody whose plan changes, with what changes. */
export function ChangedPeople({
  preview: { people, open, findings, noticeHours },
  agreed,
  onAgreed,
}: ChangedPeopleProps) {
  const say = planningWords.use();
  return (
    <>
      {people.length > 0 && <p className="quiet">{say('publish.people', { count: people.length })}</p>}
      {people.length > 0 && <PlanFigures people={people} />}
      <OpenChanges open={open} />
      <ul className="plain-list">
        {people.map((person) => (
          <PersonChanges
            key={person.employeeId}
            person={person}
            findings={findings.filter(({ employeeId }) => employeeId === person.employeeId)}
            noticeHours={noticeHours}
            isAgreed={agreed?.has(person.employeeId) ?? false}
            onAgreed={onAgreed && ((isAgreed) => onAgreed(person.employeeId, isAgreed))}
          />
        ))}
      </ul>
    </>
  );
}
