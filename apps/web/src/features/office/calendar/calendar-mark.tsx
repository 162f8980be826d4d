import { type Icon, IconBeach, IconBriefcase, IconDots, IconHeart, IconUser } from '@tabler/icons-react';
import styles from './calendar-mark.module.css';
import type { CalendarName } from './calendar-place';

const icons: Record<CalendarName, Icon> = {
  Business: IconBriefcase,
  Holiday: IconBeach,
  Personal: IconUser,
  ETC: IconDots,
  Family: IconHeart,
};

/** The icon of a calendar; tinted where its surroundings are not. */
export function CalendarMark({ calendar, isTinted = false }: { calendar: CalendarName; isTinted?: boolean }) {
  const Glyph = icons[calendar];
  return (
    <span className={styles.mark} data-calendar={calendar} data-tinted={isTinted || undefined} aria-hidden="true">
      <Glyph size={14} stroke={1.5} />
    </span>
  );
}
