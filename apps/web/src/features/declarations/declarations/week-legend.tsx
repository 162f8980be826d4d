import { declarationsWords } from './declarations.words';
import styles from './week-board.module.css';
import { dayMarks, markLooks } from './week-marks';

/** What the marks of the days mean. */
export function WeekLegend() {
  const say = declarationsWords.use();
  return (
    <ul className={styles.legend} aria-label={say('marks')}>
      {dayMarks.map((mark) => {
        const { icon: Glyph, tone } = markLooks[mark];
        return (
          <li key={mark} data-tone={tone}>
            <Glyph size={16} stroke={1.75} aria-hidden="true" />
            {say(`mark.${mark}`)}
          </li>
        );
      })}
    </ul>
  );
}
