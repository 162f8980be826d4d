import { IconPrinter } from '@tabler/icons-react';
import { lazy, useMemo, useState } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { useGuestsOfDay } from '#roster/loans/on-loan-here.queries';
import { onLoanHereWords } from '#roster/loans/on-loan-here.words';
import { mayPlan } from '#roster/may-plan';
import { dayRange } from '#roster/model/day-range.rules';
import { plannedTogether } from '#roster/planned-together';
import type { DayPlanView } from '#roster/planning/day-list/day-plan-view';
import { fullDay, longDay } from '#roster/texts/day-texts';
import { type LoadedModel, useGridModel } from '#roster/use-grid-model';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Part } from '#ui/part';
import { usePrintedAt } from '#ui/print-head/use-printed-at';
import { Switch } from '#ui/switch';
import styles from './day-list.module.css';
import { DayListRow } from './day-list-row';
import { listedShifts } from './model/listed-shifts.rules';
import { membersOf } from './model/members-of';
import { unitWords } from './organisation-unit-calendar.words';
import type { UnitAddress } from './use-unit-address';
import type { UnitBoard } from './use-unit-board';

const DayPlan = lazy(() => import('#roster/planning/day-list/day-plan').then((m) => ({ default: m.DayPlan })));

interface DayListProps {
  hotel: SelectedHotel;
  date: string;
  address: UnitAddress;
  loaded: UnitBoard;
  counted: LoadedModel;
  onClose: () => void;
}

/** Everyone who works on a day, by starting hour; meant for printing and posting, and planned by those who may. */
export function DayList({ hotel, date, address, loaded, counted, onClose }: DayListProps) {
  const say = unitWords.use();
  const loanWords = onLoanHereWords.use();
  const { days } = address;
  const [drafted, setDrafted] = useState<DayPlanView>();
  const [isDrafted, setIsDrafted] = useState(true);
  const isPrinting = usePrintedAt() !== null;
  // The sheet is for everybody: it has what is published.
  const plan = isDrafted && !isPrinting ? drafted : undefined;
  const planned = useGridModel({ ...loaded, board: plan?.board, checks: plan?.checks ?? loaded.checks }, address);
  const { model, barsOf } = planned ?? counted;
  const members = useMemo(() => membersOf(counted.model), [counted.model]);
  const guests = useGuestsOfDay(hotel.ErpCompanyId, date, members);
  const people = model.employees.map(({ resource }) => resource);
  const entries = listedShifts(
    [...(plan?.board.open ?? []), ...people],
    barsOf,
    dayRange(days.zone, { start: date, days: 1 }),
  );
  const working = entries.filter(({ resource }) => resource.employeeId > 0);
  const count = new Set(working.map(({ resource }) => resource.employeeId)).size + guests.length;
  const week = useMemo(() => plannedTogether({ ...address, zoom: 'day', date }), [address, date]);
  const unit = loaded.unit?.label ?? '';
  return (
    <Dialog title={say('list.title', { day: longDay(date), count })} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.head}>
          {unit} · {fullDay(date)}
        </p>
        {mayPlan(hotel) && loaded.board && (
          <Part>
            <DayPlan
              hotel={hotel.ErpCompanyId}
              date={date}
              board={loaded.board}
              checks={loaded.checks}
              address={week}
              unit={{ bu: loaded.businessUnit?.value ?? null, ou: loaded.unit?.value ?? null }}
              departments={members.departments}
              listed={entries.map(({ resource }) => resource)}
              people={[...members.employees]}
              onView={setDrafted}
            />
          </Part>
        )}
        {drafted && (
          <div className={`screen-only ${styles.drafts}`}>
            <Switch label={say('list.drafts')} checked={isDrafted} onChange={setIsDrafted} />
          </div>
        )}
        {entries.length + guests.length === 0 ? (
          <p>{say('list.none')}</p>
        ) : (
          <table>
            <tbody>
              {entries.map(({ key, bar, resource }) => (
                <DayListRow
                  key={key}
                  {...{ bar, resource, days }}
                  {...(plan && {
                    times: plan.timesOf({ key, shift: bar.shift, resource }),
                    menu: plan.menuOf(bar.shift, resource.title),
                    wishes: plan.wishesOf(resource.employeeId),
                  })}
                />
              ))}
              {guests.map(({ name, from, hostDepartmentName, shifts }) => (
                <tr key={`${name} ${from}`}>
                  <td>{shifts.join(', ')}</td>
                  <th scope="row">{name}</th>
                  <td>{hostDepartmentName}</td>
                  <td colSpan={plan && 2}>{loanWords('loanFrom', { from })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <footer className={`screen-only ${styles.foot}`}>
        <Button onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
          {say('list.print')}
        </Button>
      </footer>
    </Dialog>
  );
}
