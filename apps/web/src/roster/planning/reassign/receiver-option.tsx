import { OptionLabel } from '#ui/combobox/option-row';
import type { LocalDays } from '../../model/local-days.rules';
import { rosterWords } from '../../roster.words';
import { hoursCell } from '../../texts/hour-texts';
import { clashText } from '../clash-text';
import { findingLines } from '../finding-lines';
import type { Candidate } from '../model/cover.rules';
import styles from './reassign.module.css';
import { reassignWords } from './reassign.words';

interface ReceiverOptionProps {
  id: string;
  receiver: Candidate;
  /** Paid minutes in the week of the shift, with it. */
  minutes: number;
  days: LocalDays;
  isActive: boolean;
  search: string;
  onPick: () => void;
}

/** Somebody who could have the shift, with the hours of the week, and what then is wrong first of all. */
export function ReceiverOption({ id, receiver, minutes, days, isActive, search, onPick }: ReceiverOptionProps) {
  const { person, clash, findings } = receiver;
  const [wrong] = clash ? [clashText(clash, days)] : findingLines(findings);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={clash !== null || undefined}
      className={styles.option}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={undefined}
    >
      <OptionLabel text={person.title} search={search} />
      <span className={styles.hours}>{hoursText(minutes, person.weeklyHours)}</span>
      <small className="ellipsis">{[person.jobTitle, person.department].filter(Boolean).join(' · ')}</small>
      {wrong && (
        <small className={styles.wrong} data-cannot={clash ? '' : undefined}>
          {wrong}
        </small>
      )}
    </div>
  );
}

function hoursText(minutes: number, weeklyHours: number | null): string {
  const { say } = reassignWords;
  const hours = hoursCell(minutes, rosterWords.say);
  if (!weeklyHours) return say('hours', { hours });
  return say('hoursOf', { hours, contract: hoursCell(weeklyHours * 60, rosterWords.say) });
}
