import type { Declaring, PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { Fragment } from 'react';
import { hotelMoment } from '#platform/hotel-day';
import { Checkbox } from '#ui/checkbox';
import { DaysToTake } from '../declaring/days-to-take';
import { sectionOf } from '../declaring/days-to-take.rules';
import { shortDay } from '../texts/day-texts';
import { groupsOf } from './days-to-declare.rules';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';

interface DaysToDeclareProps {
  preview: PublicationPreview;
  declaring: Declaring;
  onChange: (declaring: Declaring) => void;
}

/** What is declared to ERGANI with a publication, and what is asked first: past days, and days without any plan. */
export function DaysToDeclare({ preview: { declares, people }, declaring, onChange }: DaysToDeclareProps) {
  const say = planningWords.use();
  if (!declares || declares.length === 0) return null;
  const { past, unplanned } = declaring;
  const nameOf = new Map(people.map((person) => [person.employeeId, person]));
  const isSaid = (one: { employeeId: number; day: string }) =>
    unplanned.some(({ employeeId, day }) => employeeId === one.employeeId && day === one.day);
  const over = declares.filter(({ isPast }) => isPast);
  const asked = declares.filter((one) => sectionOf(one) === 'unplanned' && (past || !one.isPast));
  const chosen = declares.filter((one) => (past || !one.isPast) && (!one.isUnplanned || isSaid(one)));
  const groups = groupsOf(chosen);

  function answer(days: readonly { employeeId: number; day: string }[], isOn: boolean): void {
    const rest = unplanned.filter(
      (one) => !days.some(({ employeeId, day }) => employeeId === one.employeeId && day === one.day),
    );
    const said = days.map(({ employeeId, day }) => ({ employeeId, day }));
    onChange({ past, unplanned: isOn ? [...rest, ...said] : rest });
  }

  return (
    <fieldset className={styles.declares}>
      <legend>{say('declares.title')}</legend>
      {groups.length === 0 && <p className="quiet">{say('declares.none')}</p>}
      {groups.map(({ declaredAt, daysOf }) => (
        <Fragment key={declaredAt}>
          <p>{declaredAt === null ? say('declares') : say('declares.later', { when: hotelMoment(declaredAt) })}</p>
          <ul className={`plain-list ${styles.changes}`}>
            {[...daysOf].map(([employeeId, days]) => (
              <li key={employeeId}>
                {nameOf.get(employeeId)?.name} <span className="quiet">{days.map(shortDay).join(', ')}</span>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {over.length > 0 && (
        <Checkbox checked={past} onChange={(isOn) => onChange({ past: isOn, unplanned })}>
          {say('declares.past', { count: over.length })}
        </Checkbox>
      )}
      {asked.length > 0 && <p>{say('declares.unplanned')}</p>}
      {asked.length > 0 && (
        <DaysToTake
          days={asked.map((one) => ({
            ...one,
            name: nameOf.get(one.employeeId)?.name ?? '',
            code: nameOf.get(one.employeeId)?.code ?? '',
            department: '',
            isLate: false,
            says: '',
            corrects: '',
          }))}
          isTaken={isSaid}
          onTake={answer}
        />
      )}
    </fieldset>
  );
}
