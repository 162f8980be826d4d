import type { HeldRecords } from '@horae/contract/time/waiting-punches';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { hotelMoment } from '#platform/hotel-day';
import { serverSentence } from '#platform/server-sentences';
import { Button } from '#ui/button';
import styles from './clock-devices.module.css';
import { heldQuery } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { HeldDialog } from './held-dialog';

interface Asked {
  verdict: 'accept' | 'ignore';
  held: HeldRecords;
}

/** The records that wait for a reason other than their code, one line for each terminal and reason. */
export function HeldRecordsList({ hotel }: { hotel: number }) {
  const say = clockDevicesWords.use();
  const title = useId();
  const { data: lines = [] } = useQuery(heldQuery(hotel));
  const [asked, setAsked] = useState<Asked | null>(null);
  // The last line goes before its answer arrives, and the dialog has to tell it.
  const dialog = asked && <HeldDialog hotel={hotel} {...asked} onClose={() => setAsked(null)} />;
  return (
    <>
      {lines.length > 0 && (
        <section className={`${styles.panel} ${styles.held}`} aria-labelledby={title}>
          <h2 id={title}>{say('held.title')}</h2>
          <ul className="stack plain-list" aria-labelledby={title}>
            {lines.map((held) => (
              <li key={`${held.device.id} ${held.reason}`} className={styles.heldLine}>
                <p>
                  <strong>{held.device.name}</strong>: {serverSentence(held.reason)}
                  <br />
                  <span className={styles.hint}>
                    {say('held.count', { count: held.count })}, {hotelMoment(held.firstAt)} – {hotelMoment(held.lastAt)}
                  </span>
                </p>
                <span className={styles.actions}>
                  {held.acceptable > 0 && (
                    <Button
                      aria-label={say('held.acceptName', { count: held.acceptable, device: held.device.name })}
                      onClick={() => setAsked({ verdict: 'accept', held })}
                    >
                      {say('held.accept')}
                    </Button>
                  )}
                  <Button
                    aria-label={say('held.ignoreName', { count: held.count, device: held.device.name })}
                    onClick={() => setAsked({ verdict: 'ignore', held })}
                  >
                    {say('held.ignore')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {dialog}
    </>
  );
}
