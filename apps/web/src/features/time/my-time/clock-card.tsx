import type { PunchDirection } from '@horae/contract/time/punches.contract';
import { IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { timeIn } from '#platform/clock-time';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './my-time.module.css';
import { clockOwn, everyOwnPunch, ownDayQuery } from './my-time.queries';
import { myTimeWords } from './my-time.words';
import { useTurnedAt } from './use-turned-at';

/** The clock of the signed-in employee, which shows the server's time. */
export function ClockCard({ hotel }: { hotel: number }) {
  const say = myTimeWords.use();
  const query = useQuery(ownDayQuery(hotel));
  useChanges('punches', everyOwnPunch);
  return (
    <section className={styles.card} aria-label={say('clock')}>
      <QueryStates thing={say('clock')} query={query} skeleton={<SkeletonBlock height={96} />}>
        {query.data && !query.data.mayClock && <Message kind="info">{say('mayNot')}</Message>}
        {query.data?.clock && <Clock hotel={hotel} clock={query.data.clock} timeZone={query.data.timeZone} />}
      </QueryStates>
    </section>
  );
}

interface ClockProps {
  hotel: number;
  clock: { state: PunchDirection; since: string | null; shift: { start: string; end: string } | null };
  timeZone: string;
}

const justTurned = 700;

function Clock({ hotel, clock: { state, since, shift }, timeZone }: ClockProps) {
  const say = myTimeWords.use();
  const run = useMutation(clockOwn);
  // Renewed only after success: pressing again after a lost reply repeats the key and adds no punch.
  const [key, setKey] = useState(newKey);
  const time = (moment: string) => timeIn(moment, timeZone);
  const next: PunchDirection = state === 'in' ? 'out' : 'in';
  const turnedAt = useTurnedAt(state, run.status);

  function press(direction: PunchDirection, at: number): void {
    // Who was about to clock in must not clock out because the button has just turned by itself.
    if (run.isPending || at - turnedAt.current < justTurned) return;
    run.mutate(
      { hotel, key: `${key}-${direction}`, direction },
      {
        onSuccess: ({ punch }) => {
          setKey(newKey());
          notify(say('done', { direction, time: time(punch.at) }), { kind: 'success' });
        },
      },
    );
  }

  const Icon = next === 'in' ? IconLogin2 : IconLogout2;
  return (
    <>
      <div>
        <p className={styles.state}>{state === 'in' && since ? say('isIn', { time: time(since) }) : say('isOut')}</p>
        <p className={styles.shift}>
          {shift ? say('shift', { from: time(shift.start), to: time(shift.end) }) : say('noShift')}
        </p>
      </div>
      <div className="row-3 wraps centred">
        <Button
          look="solid"
          className={styles.press ?? ''}
          aria-disabled={run.isPending || undefined}
          onClick={({ timeStamp }) => press(next, timeStamp)}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
          {say(next)}
        </Button>
        <Button
          look="plain"
          aria-disabled={run.isPending || undefined}
          onClick={({ timeStamp }) => press(state, timeStamp)}
        >
          {say(state === 'in' ? 'forgotIn' : 'forgotOut')}
        </Button>
      </div>
    </>
  );
}
