import { useEffect, useState } from 'react';
import { timeIn } from '#platform/clock-time';
import styles from './kiosk.module.css';
import { timeNow } from './server-clock';

/** The hotel's time, large enough to read from the door. */
export function ClockFace({ timeZone, language }: { timeZone: string; language: string }) {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const moment = new Date(now);
  return (
    <div className={styles.face}>
      <time className={styles.time} dateTime={moment.toISOString()}>
        {timeIn(moment, timeZone)}
      </time>
      <p className={styles.date}>
        {new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(moment)}
      </p>
    </div>
  );
}
