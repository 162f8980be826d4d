import { DaysToTake } from '#roster/declaring/days-to-take';
import { type DayToTake, sectionOf, sections } from '#roster/declaring/days-to-take.rules';
import { TakeAll, type TakeProps } from '#roster/declaring/take-all';
import { declarationsWords } from './declarations.words';
import styles from './submit-dialog.module.css';

/** Planned days, days of which somebody is asked, and days that are over: each kind on its own. */
export function SubmitSections({ days, ...take }: TakeProps & { days: readonly DayToTake[] }) {
  const say = declarationsWords.use();
  return sections.map((section) => {
    const own = days.filter((day) => sectionOf(day) === section);
    if (own.length === 0) return null;
    const title = say(`list.${section}`);
    const isLate = section === 'past' && own.every((day) => day.isLate);
    // What all of them are is said once, above.
    const shown = isLate ? own.map((day) => ({ ...day, isLate: false })) : own;
    return (
      <section key={section} className={styles.section} aria-label={title}>
        <TakeAll days={own} {...take}>
          {title}
        </TakeAll>
        {section === 'unplanned' && <p>{say('list.unplannedSays')}</p>}
        {section === 'past' && <p>{say(isLate ? 'list.pastLate' : 'list.pastSays')}</p>}
        <DaysToTake days={shown} {...take} />
      </section>
    );
  });
}
