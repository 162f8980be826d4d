import { useId, useState } from 'react';
import { formatEuros } from '#platform/format-euros';
import { Button } from '#ui/button';
import { PhoneLink } from '#ui/phone-link';
import { usePhone } from '../contact.queries';
import type { LocalDays } from '../model/local-days.rules';
import { rosterWords } from '../roster.words';
import { shortDay } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import { clashText } from './clash-text';
import styles from './cover-choice.module.css';
import { findingLines } from './finding-lines';
import type { Candidate } from './model/cover.rules';
import type { PlanEntry } from './model/plan-now.rules';
import { planningWords } from './planning.words';

interface CoverChoiceProps {
  shift: Pick<PlanEntry, 'start' | 'end'>;
  candidates: readonly Candidate[];
  days: LocalDays;
  /** Who takes it; null: nobody. */
  value: number | null;
  /** What becomes of the shift if nobody takes it; undefined where that is no choice. */
  nobody?: string;
  onChange: (employee: number | null) => void;
}

/** So many fit on screen; the others come when they are asked for. */
const few = 5;

/** One shift, and the people who could take it, the best first. */
export function CoverChoice({ shift, candidates, days, value, nobody, onChange }: CoverChoiceProps) {
  const say = planningWords.use();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = candidates.filter(({ person }, at) => isWhole || at < few || person.employeeId === value);
  const day = shortDay(days.dateOf(shift.start));
  const times = `${days.clock(shift.start)}–${days.clock(shift.end)}`;
  return (
    <fieldset className={styles.choice}>
      <legend>
        {day} <b>{times}</b>
      </legend>
      {shown.map((candidate) => (
        <Option key={candidate.person.employeeId} id={id} {...{ candidate, days, value, onChange }} />
      ))}
      {nobody !== undefined && (
        <label className={styles.option}>
          <input type="radio" name={id} checked={value === null} onChange={() => onChange(null)} />
          <span>{nobody}</span>
        </label>
      )}
      {shown.length < candidates.length && (
        <Button look="plain" onClick={() => setIsWhole(true)}>
          {say('cover.all', { count: candidates.length })}
        </Button>
      )}
    </fieldset>
  );
}

interface OptionProps extends Pick<CoverChoiceProps, 'days' | 'value' | 'onChange'> {
  id: string;
  candidate: Candidate;
}

function Option({ id, candidate, days, value, onChange }: OptionProps) {
  const { person, clash, findings } = candidate;
  const isChosen = value === person.employeeId;
  return (
    <div className={styles.option} data-cannot={clash ? '' : undefined}>
      <label>
        <input
          type="radio"
          name={id}
          checked={isChosen}
          disabled={clash !== null}
          onChange={() => onChange(person.employeeId)}
        />
        <span>
          <b>{person.title}</b> <small>{person.jobTitle || person.department}</small>
          <small className={styles.why}>{clash ? clashText(clash, days) : reasons(candidate)}</small>
          {findingLines(findings).map((line) => (
            <small key={line} className={styles.warning}>
              {line}
            </small>
          ))}
        </span>
      </label>
      {isChosen && <Phone person={person} />}
    </div>
  );
}

function Phone({ person: { employeeId, title } }: Pick<Candidate, 'person'>) {
  const phone = usePhone(employeeId);
  return phone ? <PhoneLink phone={phone} label={planningWords.say('cover.call', { name: title })} /> : null;
}

/** `Same job · 8 h below the contract · costs €72 · 2 nights in four weeks` */
function reasons({ isSameJob, isSameDepartment, isDayOff, left, cents, burden, apart, person }: Candidate): string {
  const { say } = planningWords;
  const hours = left === null ? '' : hoursCell(Math.abs(left), rosterWords.say);
  return [
    isSameJob && say('cover.sameJob'),
    isSameDepartment ? say('cover.sameDepartment') : person.department,
    left !== null && (left === 0 ? say('cover.full') : say(left > 0 ? 'cover.left' : 'cover.over', { hours })),
    isDayOff && say('cover.dayOff'),
    cents !== null && say('cover.costs', { sum: formatEuros(cents) }),
    burden && say(`cover.${burden.kind}`, { count: burden.count }),
    apart !== null && apart > 0 && say('cover.apart', { hours: hoursCell(apart, rosterWords.say) }),
    apart === 0 && say('cover.sameTimes'),
  ]
    .filter(Boolean)
    .join(' · ');
}
