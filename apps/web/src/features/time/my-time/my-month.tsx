import { IconMessage2Question } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { useChanges } from '#platform/changes';
import { formatDate } from '#platform/format-date';
import { hoursNumber } from '#platform/format-hours';
import { hotelToday } from '#platform/hotel-day';
import { notify } from '#platform/notify';
import { MonthSteps } from '#roster/sheet/month-steps';
import { sheetWords } from '#roster/sheet/sheet.words';
import { SheetDays } from '#roster/sheet/sheet-days';
import { StateBadge } from '#roster/sheet/state-badge';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { StatTiles } from '#ui/stat-tiles';
import { MyBalances } from './my-balances';
import styles from './my-time.module.css';
import { confirmOwn, everyOwnSheet, ownSheetQuery } from './my-time.queries';
import { myTimeWords } from './my-time.words';
import { ownRequestsWords } from './own-requests.words';

interface MyMonthProps {
  hotel: number;
  employee: number;
  onAsk: (day: string) => void;
}

/** The user's own time sheet: planned, clocked and counted time and the reasons; confirmed once the month is over. */
export function MyMonth({ hotel, employee, onAsk }: MyMonthProps) {
  const say = myTimeWords.use();
  const saySheet = sheetWords.use();
  const sayRequests = ownRequestsWords.use();
  const [month, setMonth] = useState(() => hotelToday().slice(0, 7));
  const query = useQuery(ownSheetQuery({ hotel, month, employee }));
  const confirm = useMutation(confirmOwn);
  useChanges('timesheets', everyOwnSheet);
  useChanges('attendance', everyOwnSheet);
  const sheet = query.data?.timesheet;

  function sign(isConfirmed: boolean): void {
    if (!sheet || confirm.isPending) return;
    confirm.mutate(
      { hotel, month, version: sheet.version, isConfirmed },
      {
        onSuccess: () => void notify(say(isConfirmed ? 'confirmed' : 'tookBack'), { kind: 'success' }),
        onError: (error) => void notify(errorText(error), { kind: 'error' }),
      },
    );
  }

  return (
    <section className={styles.day} aria-labelledby="own-month">
      <div className="row-3 wraps centred">
        <h2 id="own-month">{say('month')}</h2>
        <MonthSteps month={month} onMonth={setMonth} />
        {sheet && <StateBadge state={sheet.state} />}
        {sheet?.state === 'open' && month < hotelToday().slice(0, 7) && (
          <Button look="solid" onClick={() => sign(true)}>
            {say('confirm')}
          </Button>
        )}
        {sheet?.state === 'confirmed' && <Button onClick={() => sign(false)}>{say('takeBack')}</Button>}
      </div>
      <QueryStates thing={say('month')} query={query} skeleton={<SkeletonBlock height={200} />}>
        {sheet && (
          <>
            <StatTiles
              tiles={[
                { label: saySheet('planned'), value: saySheet('hours', { hours: hoursNumber(sheet.plannedMinutes) }) },
                { label: saySheet('paid'), value: saySheet('hours', { hours: hoursNumber(sheet.paidMinutes) }) },
              ]}
            />
            <MyBalances hotel={hotel} month={month} employee={employee} />
            <div className={styles.days}>
              <SheetDays
                sheet={sheet}
                renderAction={({ day }) =>
                  day <= hotelToday() && (
                    <IconButton
                      icon={IconMessage2Question}
                      label={sayRequests('askAbout', { day: formatDate(day) })}
                      onClick={() => onAsk(day)}
                    />
                  )
                }
              />
            </div>
            {sheet.pack && <p>{saySheet('adviser', { pack: sheet.pack })}</p>}
          </>
        )}
      </QueryStates>
    </section>
  );
}
