import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { administers } from '#platform/access';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { tellCopied } from '#platform/tell-copied';
import { Part } from '#ui/part';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { usePhone } from './contact.queries';
import { downloadCalendar, employeeText } from './employee-actions';
import { printSheet } from './export/print-sheet';
import type { RosterPicture } from './export/roster-picture';
import { breakDown } from './model/breakdown.rules';
import { dayRange } from './model/day-range.rules';
import type { EmployeeRow } from './model/rows.rules';
import { rosterWords } from './roster.words';
import type { RosterAddress } from './roster-address';
import { RowMenu } from './row-menu';
import type { LoadedModel } from './use-grid-model';
import type { Cards, Hung } from './use-opened';

const FeedDialog = lazy(() => import('./feed/feed-dialog').then((m) => ({ default: m.FeedDialog })));
const DayTotals = lazy(() => import('./detail/day-totals').then((m) => ({ default: m.DayTotals })));

interface HungLayerProps {
  hung: Hung;
  cards: Cards;
  address: RosterAddress;
  counted: LoadedModel;
  hotel: number;
  picture: RosterPicture | undefined;
  /** Puts a row before or after another one; undefined unless somebody plans. */
  arrange?: Arrange | undefined;
}

export type Arrange = (row: EmployeeRow, to: EmployeeRow, isAfter: boolean) => void;

/** A row's menu or the breakdown of a day's hours, at the place it was opened from. */
export function HungLayer({ hung, cards, address, counted, hotel, picture, arrange }: HungLayerProps) {
  const say = rosterWords.use();
  const navigate = useNavigate();
  const isAdmin = administers(useStore(session), useHotel());
  const { close, openWeek, openFeed } = cards;
  const { days, period, range, change } = address;
  const { model, barsOf } = counted;
  const phone = usePhone(hung.kind === 'menu' ? hung.row.id : 0);

  if (hung.kind === 'totals') {
    const shown = hung.date === null ? range : dayRange(days.zone, { start: hung.date, days: 1 }, days.business);
    return (
      <Part>
        <DayTotals
          rect={hung.rect}
          first={shown.dates[0]!}
          last={shown.dates.at(-1)!}
          breakdown={breakDown(model.employees, barsOf, shown, days)}
          typeName={(type) => shiftWords.say(shiftLook(type).label)}
          onClose={close}
        />
      </Part>
    );
  }

  if (hung.kind === 'feed') {
    const { id, resource } = hung.row;
    return (
      <Part>
        <FeedDialog hotel={hotel} employeeId={id} name={resource.title} timeZone={days.zone.id} onClose={close} />
      </Part>
    );
  }

  const { row } = hung;
  const bars = barsOf(row.id).filter((bar) => bar.start < range.end && bar.end > range.start);
  const text = () => employeeText({ name: row.resource.title, period, bars, totals: row.totals, days, away });
  const away = row.away.filter(({ start }) => start >= range.start && start < range.end);
  const entries = () => bars.map(({ shift, hours }) => ({ shift, hours }));
  const loose = () => away.map((leave) => ({ leave }));
  const andClose = (action: () => void) => () => {
    close();
    action();
  };
  const step = (by: 1 | -1) => {
    const to = model.rows[model.rows.indexOf(row) + by];
    const isNext = to?.kind === 'resource' && to.resource.building_Id === row.resource.building_Id;
    return arrange && isNext ? andClose(() => arrange(row, to, by > 0)) : undefined;
  };
  return (
    <RowMenu
      name={row.resource.title}
      phone={phone}
      rect={hung.rect}
      onClose={close}
      onOnly={andClose(() => change({ emp: row.id }))}
      onWeek={() => openWeek(row)}
      onCopy={andClose(() => void tellCopied(text(), say('row.copied'), say('row.notCopied')))}
      onCalendar={andClose(() => void downloadCalendar(hotel, days, entries(), period.start, undefined, loose()))}
      onFeed={isAdmin ? () => openFeed(row) : undefined}
      onHours={andClose(
        () =>
          void navigate({
            to: '/working-hours-calendar',
            // Expands the tree down to the one person found.
            search: { q: row.resource.title, date: period.start, open: 'all' },
          }),
      )}
      onUp={step(-1)}
      onDown={step(1)}
      onPrint={andClose(() => picture && void printSheet(picture, row))}
    />
  );
}
