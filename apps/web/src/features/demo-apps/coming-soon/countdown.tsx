import { useEffect, useState } from 'react';
import { announcementsWords } from './announcements.words';
import styles from './countdown.module.css';
import { partsOf } from './countdown.rules';

/** Counts down visually by the second, for screen readers by the minute. */
export function Countdown({ to }: { to: Date }) {
  const say = announcementsWords.use();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  const { days, hours, minutes, seconds } = partsOf(to.getTime() - now);
  const parts = [
    ['days', days],
    ['hours', hours],
    ['minutes', minutes],
    ['seconds', seconds],
  ] as const;
  return (
    <div role="timer" aria-label={say('soon.left')} className={styles.countdown}>
      {parts.map(([unit, count]) => (
        <span key={unit} aria-hidden="true">
          <strong>{String(count).padStart(2, '0')}</strong>
          {say(unit, { count })}
        </span>
      ))}
      <span className="visually-hidden" aria-live="polite">
        {say('soon.leftSpoken', { days, hours, minutes })}
      </span>
    </div>
  );
}
