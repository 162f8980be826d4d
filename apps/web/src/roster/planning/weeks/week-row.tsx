import type { TemplateWeek } from '@horae/contract/scheduling/template-weeks.contract';
import { IconCalendarPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { countTexts } from '../fill/fill-dialog';
import { planningWords } from '../planning.words';
import styles from '../rotations/rotations-drawer.module.css';
import { weeksWords } from './template-weeks.words';

interface WeekRowProps {
  week: TemplateWeek;
  /** Its department, or the whole hotel. */
  place: string;
  onApply: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** A template week in a list, and what can be done with it. */
export function WeekRow({ week, place, onApply, onRename, onRemove }: WeekRowProps) {
  const say = weeksWords.use();
  const sayPlan = planningWords.use();
  const { name, people, mayChange } = week;
  const facts = [place, sayPlan('chosen.people', { count: people }), ...Object.values(countTexts(week))];
  return (
    <li className={styles.row}>
      <span className="stack">
        <span className="medium breaks-anywhere">{name}</span>
        <span className={`small quiet ${styles.details}`}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      <span className={styles.actions}>
        <IconButton icon={IconCalendarPlus} label={say('apply', { name })} onClick={onApply} />
        {mayChange && (
          <>
            <IconButton icon={IconPencil} label={say('rename', { name })} onClick={onRename} />
            <IconButton icon={IconTrash} label={say('remove', { name })} onClick={onRemove} />
          </>
        )}
      </span>
    </li>
  );
}
