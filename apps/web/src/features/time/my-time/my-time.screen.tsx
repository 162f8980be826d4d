import type { Punch } from '@horae/contract/time/punches.contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { timeIn } from '#platform/clock-time';
import { HotelScreen } from '#roster/hotel-screen';
import { OwnChanges } from '#roster/publications/own-changes';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import type { Column } from '#ui/list/table-props';
import { PageHead } from '#ui/page-head';
import { Part } from '#ui/part';
import { SkeletonBlock } from '#ui/skeleton';
import { ClockCard } from './clock-card';
import { MyShifts } from './my-shifts';
import styles from './my-time.module.css';
import { ownDayQuery } from './my-time.queries';
import { myTimeWords } from './my-time.words';
import { OwnPinDialog } from './own-pin-dialog';

const MyRecords = lazy(() => import('./my-records').then((part) => ({ default: part.MyRecords })));

const RequestDrawer = lazy(() => import('./request-drawer').then((part) => ({ default: part.RequestDrawer })));

/** The user's own clock and today's punches. */
export function MyTimeScreen() {
  const say = myTimeWords.use();
  return (
    <HotelScreen title={say('title')}>
      {({ ErpCompanyId, employeeId }) => <MyTime key={ErpCompanyId} hotel={ErpCompanyId} employee={employeeId} />}
    </HotelScreen>
  );
}

function MyTime({ hotel, employee }: { hotel: number; employee: number | undefined }) {
  const say = myTimeWords.use();
  const { data, isPending } = useQuery(ownDayQuery(hotel));
  const [isChoosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <PageHead title={say('title')}>
        {data?.mayClock && <Button onClick={() => setChoosing(true)}>{say('pin')}</Button>}
      </PageHead>
      {employee !== undefined && data && <OwnChanges hotel={hotel} timeZone={data.timeZone} />}
      {employee !== undefined && data && <MyShifts hotel={hotel} timeZone={data.timeZone} employee={employee} />}
      <ClockCard hotel={hotel} />
      {data?.mayClock && (
        <section className={styles.day} aria-labelledby="own-punches">
          <h2 id="own-punches">{say('today')}</h2>
          {data.punches.length === 0 ? (
            <p>{say('none')}</p>
          ) : (
            <DataTable
              name={say('today')}
              rows={data.punches}
              nameOf={({ at }) => timeIn(at, data.timeZone)}
              columns={punchColumns(say, data.timeZone)}
            />
          )}
        </section>
      )}
      {employee !== undefined && !isPending && (
        <Part skeleton={<SkeletonBlock height={600} />}>
          <MyRecords hotel={hotel} employee={employee} onAsk={setAsked} />
        </Part>
      )}
      {asked !== null && (
        <Part>
          <RequestDrawer hotel={hotel} day={asked} onClose={() => setAsked(null)} />
        </Part>
      )}
      {isChoosing && <OwnPinDialog hotel={hotel} onClose={() => setChoosing(false)} />}
    </>
  );
}

function punchColumns(say: typeof myTimeWords.say, timeZone: string): Column<Punch>[] {
  return [
    { key: 'at', header: say('time'), isName: true, cell: ({ at }) => timeIn(at, timeZone) },
    { key: 'direction', header: say('direction'), cell: (punch) => <Direction punch={punch} /> },
    {
      key: 'source',
      header: say('source'),
      cell: ({ source, device }) => [say(`source.${source}`), device].filter(Boolean).join(' · '),
    },
  ];
}

function Direction({ punch: { direction, isReplaced, isVoid, reason } }: { punch: Punch }) {
  const say = myTimeWords.use();
  if (isVoid) return <Badge tone="warning">{say('withdrawn', { reason })}</Badge>;
  return (
    <>
      {say(`direction.${direction ?? 'unknown'}`)} {isReplaced && <Badge>{say('replaced')}</Badge>}
    </>
  );
}
