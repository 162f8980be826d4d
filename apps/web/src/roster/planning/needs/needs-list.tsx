import type { StaffingNeed } from '@horae/contract/scheduling/staffing-need-rows';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { mediumDay } from '../../texts/day-texts';
import { weekdaysText } from '../../weekdays/weekday-texts';
import type { DepartmentNeeds, WeekdayGroup } from './need-groups.rules';
import { needText, timesOf } from './need-text';
import styles from './needs-drawer.module.css';
import { type NeedsSay, needsWords } from './staffing-needs.words';

interface NeedsListProps {
  department: string;
  needs: DepartmentNeeds;
  /** The Monday of the days on screen. */
  week: string;
  onEdit: (need: StaffingNeed) => void;
  onRemove: (need: StaffingNeed) => void;
  onCopy: (group: WeekdayGroup) => void;
}

/** What a department needs: the weekdays that need the same together, then single days. */
export function NeedsList({ department, needs: { weekly, singles }, week, onEdit, onRemove, onCopy }: NeedsListProps) {
  const say = needsWords.use();
  const row = (need: StaffingNeed, when?: string) => (
    <li key={need.id} className={styles.row}>
      <span className="stack shrinks breaks-anywhere">
        <span>
          {when && <b>{when} </b>}
          {need.people === 0 ? say('nobody') : timesOf(need)}
          {need.people > 0 && <b className={styles.people}>{say('count', { count: need.people })}</b>}
        </span>
        <small className="quiet">{factsOf(need, week, say)}</small>
      </span>
      {need.mayChange && (
        <span className={styles.actions}>
          <IconButton
            icon={IconPencil}
            label={say('edit', { need: needText(need, department, say) })}
            onClick={() => onEdit(need)}
          />
          <IconButton
            icon={IconTrash}
            label={say('remove', { need: needText(need, department, say) })}
            onClick={() => onRemove(need)}
          />
        </span>
      )}
    </li>
  );
  return (
    <section className={styles.department} aria-label={department}>
      <h3 className={styles.name}>{department}</h3>
      {weekly.map((group) => (
        <div key={group.weekdays.join()}>
          <div className={styles.weekdaysHead}>
            <h4>{weekdaysText(group.weekdays)}</h4>
            {group.needs.some(({ mayChange }) => mayChange) && group.weekdays.length < 7 && (
              <IconButton
                icon={IconCopy}
                label={say('copy', { days: weekdaysText(group.weekdays) })}
                onClick={() => onCopy(group)}
              />
            )}
          </div>
          <ul className="stack plain-list">{group.needs.map((need) => row(need))}</ul>
        </div>
      ))}
      {singles.length > 0 && (
        <div>
          <div className={styles.weekdaysHead}>
            <h4>{say('singles')}</h4>
          </div>
          <ul className="stack plain-list">{singles.map((need) => row(need, mediumDay(need.day!)))}</ul>
        </div>
      )}
    </section>
  );
}

function factsOf({ jobTitle, skill, firstDay, lastDay, source }: StaffingNeed, week: string, say: NeedsSay): string {
  return [
    jobTitle,
    skill && say('withSkill', { skill }),
    firstDay !== null && firstDay > week && say('since', { day: mediumDay(firstDay) }),
    lastDay !== null && say('until', { day: mediumDay(lastDay) }),
    source === 'plan' && say('fromPlan'),
  ]
    .filter(Boolean)
    .join(' · ');
}
