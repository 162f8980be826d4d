import type { WaitingGroup } from '@horae/contract/time/waiting-punches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelMoment } from '#platform/hotel-day';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Drawer } from '#ui/drawer';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './clock-devices.module.css';
import { waitingPunchesQuery } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { canBeSomebodys } from './waiting-menu';

interface WaitingDrawerProps {
  hotel: number;
  group: WaitingGroup;
  onAssign: (ids: number[]) => void;
  onIgnore: (ids: number[]) => void;
  onClose: () => void;
}

/** The single punches of a group, some of which can be assigned or dismissed. */
export function WaitingDrawer({ hotel, group, onAssign, onIgnore, onClose }: WaitingDrawerProps) {
  const say = clockDevicesWords.use();
  const query = useQuery(waitingPunchesQuery(hotel, group));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const punches = query.data?.punches ?? [];
  // Punches decided elsewhere meanwhile drop out of the selection.
  const chosen = punches.flatMap(({ id }) => (ticked.has(id) ? [id] : []));
  const isAll = punches.length > 0 && chosen.length === punches.length;

  function tick(id: number, isOn: boolean): void {
    setTicked(new Set(isOn ? [...chosen, id] : chosen.filter((one) => one !== id)));
  }

  return (
    <Drawer
      isOpen
      title={say('lookTitle', { code: group.code || '–' })}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => onIgnore(chosen)} disabled={chosen.length === 0}>
            {say('ignore')}
          </Button>
          {canBeSomebodys(group) && (
            <Button look="solid" onClick={() => onAssign(chosen)} disabled={chosen.length === 0}>
              {say('assign')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.look}>
        <p className="quiet measure">{say('lookText')}</p>
        <QueryStates thing={say('thing.punches')} query={query} skeleton={<SkeletonBlock height={160} />}>
          <Checkbox
            checked={isAll}
            isMixed={chosen.length > 0 && !isAll}
            onChange={(isOn) => setTicked(new Set(isOn ? punches.map(({ id }) => id) : []))}
          >
            {say('all')}
          </Checkbox>
          <ul
            className={`stack plain-list ${styles.single}`}
            aria-label={say('lookTitle', { code: group.code || '–' })}
          >
            {punches.map(({ id, at, direction, device }) => (
              <li key={id}>
                <Checkbox checked={ticked.has(id)} onChange={(isOn) => tick(id, isOn)}>
                  {hotelMoment(at)}, {say(`direction.${direction ?? 'unknown'}`)}
                  {device && <small>{device}</small>}
                </Checkbox>
              </li>
            ))}
          </ul>
          {punches.length < group.count && (
            <p className={styles.hint}>{say('newest', { count: punches.length, all: group.count })}</p>
          )}
        </QueryStates>
      </div>
    </Drawer>
  );
}
