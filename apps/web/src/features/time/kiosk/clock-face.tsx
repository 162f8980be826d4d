import { useEffect, useState } from 'react';
import styles from './kiosk.module.css';
import { timeNow } from './server-clock';

/** The time of the hotel, large enough to be read from the door. */
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
        {timeText(moment, timeZone)}
      </time>
      <p className={styles.date}>
        {new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(moment)}
      </p>
    </div>
  );
}

/** `07:58`, in the hotel's zone. */
export const timeText = (moment: Date | string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
