import type { BoardDay } from '@horae/contract/declarations/declaration-board';
import { dayName } from './day-lines';
import { declarationsWords } from './declarations.words';
import styles from './week-board.module.css';
import { differingHours, markLooks, markOf, markText, shortHours } from './week-marks';

interface WeekCellProps {
  employee: number;
  day: BoardDay;
  /** Whether Tab stops here. */
  isStop: boolean;
  onFocus: (key: string) => void;
  onOpen: (employee: number, day: string) => void;
}

/** A day of one person: its mark, and the hours that differ. */
export function WeekCell({ employee, day, isStop, onFocus, onOpen }: WeekCellProps) {
  const say = declarationsWords.use();
  const mark = markOf(day);
  const { icon: Glyph, tone } = markLooks[mark];
  const { hours, declared } = differingHours(day, say);
  const key = `${employee} ${day.day}`;
  const says = declared ? say('declaredAs', { times: declared }) : '';
  const what = [dayName(day.day), hours, says].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className="ring-inside"
      data-cell={key}
      data-tone={tone}
      data-tip={[hours, says, markText(day, say)].filter(Boolean).join(', ')}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(key)}
      onClick={() => onOpen(employee, day.day)}
    >
      <span className="visually-hidden">{`${what}: ${markText(day, say)}`}</span>
      <span className={styles.label} aria-hidden="true">
        {dayName(day.day)}
      </span>
      <Glyph size={16} stroke={1.75} aria-hidden="true" />
      {hours && (
        <span className={styles.hours} aria-hidden="true">
          {shortHours(hours, say)}
          {declared && <s>{shortHours(declared, say)}</s>}
        </span>
      )}
    </button>
  );
}
