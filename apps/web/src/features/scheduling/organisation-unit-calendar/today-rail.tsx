import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { hoursText } from '#platform/format-hours';
import { useGuestsOfDay } from '#roster/loans/on-loan-here.queries';
import { onLoanHereWords } from '#roster/loans/on-loan-here.words';
import { dayRange } from '#roster/model/day-range.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import { lookOf } from '#roster/texts/shift-texts';
import { IconButton } from '#ui/icon-button';
import { membersOf } from './model/members-of';
import { type Today, type TodayEntry, todayOf } from './model/today.rules';
import { unitWords } from './organisation-unit-calendar.words';
import styles from './today-rail.module.css';
import type { UnitAddress } from './use-unit-address';

interface TodayProps {
  hotel: number;
  address: UnitAddress;
  model: GridModel;
  barsOf: (employee: number) => GridModel['bars'];
}

const minutesBetween = (from: number, to: number) => Math.max(0, Math.round((to - from) / 60_000));

/** Who is at work now, who comes next and who is off, each with the remaining time. */
export function TodayLists({ hotel, address, model, barsOf }: TodayProps) {
  const say = unitWords.use();
  const loanWords = onLoanHereWords.use();
  const { days, now, today, change } = address;
  const range = dayRange(days.zone, { start: today, days: 1 }, days.business);
  const nameOf = new Map(model.employees.map(({ id, resource }) => [id, resource.title]));
  const found: Today = todayOf([...nameOf.keys()], barsOf, range, now);
  const guests = useGuestsOfDay(hotel, today, membersOf(model));

  function whenNow({ bar }: TodayEntry): string {
    const time = days.clock(bar.end);
    if (bar.end <= now) return say('rail.over', { time, left: hoursText(minutesBetween(bar.end, now)) });
    return say('rail.until', { time, left: hoursText(minutesBetween(now, bar.end)) });
  }

  const whenNext = ({ bar }: TodayEntry) =>
    say('rail.from', { time: days.clock(bar.start), left: hoursText(minutesBetween(now, bar.start)) });

  const entries = (list: readonly TodayEntry[], when: (entry: TodayEntry) => string): ReactNode =>
    list.map((entry) => (
      <li key={entry.employee}>
        <button type="button" className={`hovers ${styles.entry}`} onClick={() => change({ shift: entry.bar.id })}>
          <span className={`${lookOf(entry.bar.shift).className} ${styles.code}`} aria-hidden="true">
            {lookOf(entry.bar.shift).code}
          </span>
          <b>{nameOf.get(entry.employee)}</b>
          <small>{when(entry)}</small>
        </button>
      </li>
    ));

  return (
    <div className={styles.lists}>
      <TodayList title={say('rail.now')} count={found.now.length}>
        {entries(found.now, whenNow)}
      </TodayList>
      <TodayList title={say('rail.next')} count={found.next.length}>
        {entries(found.next, whenNext)}
      </TodayList>
      <TodayList title={say('rail.off')} count={found.off.length}>
        {found.off.map((employee) => (
          <li key={employee} className={styles.off}>
            {nameOf.get(employee)}
          </li>
        ))}
      </TodayList>
      {guests.length > 0 && (
        <TodayList title={loanWords('title')} count={guests.length}>
          {guests.map(({ name, from, shifts }) => (
            <li key={`${name} ${from}`} className={styles.guest}>
              <b>{name}</b>
              <small>{loanWords('entry', { times: shifts.join(', '), from })}</small>
            </li>
          ))}
        </TodayList>
      )}
    </div>
  );
}

function TodayList({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const say = unitWords.use();
  return (
    <section aria-label={title}>
      <h3>
        {title} <small>{count}</small>
      </h3>
      {count > 0 ? <ul>{children}</ul> : <p className={styles.nobody}>{say('rail.nobody')}</p>}
    </section>
  );
}

/** The same lists beside the matrix, or above it in narrower windows. */
export function TodayRail(props: TodayProps) {
  const say = unitWords.use();
  const [isOpen, setOpen] = useState(true);
  return (
    <aside className={styles.rail} data-closed={!isOpen || undefined} aria-label={say('rail.title')}>
      <header>
        {isOpen && <h2>{say('rail.title')}</h2>}
        <IconButton
          icon={isOpen ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand}
          className="flips"
          label={say(isOpen ? 'rail.hide' : 'rail.show')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && <TodayLists {...props} />}
    </aside>
  );
}
