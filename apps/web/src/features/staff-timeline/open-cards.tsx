import { lazy, Suspense } from 'react';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { downloadCalendar, employeeText, tellCopied } from './employee-deeds';
import { RowMenu } from './grid/row-menu';
import { breakDown } from './model/breakdown.rules';
import { dayRange } from './model/day-range.rules';
import { timelineWords } from './staff-timeline.words';
import type { Cards } from './use-cards';
import type { LoadedModel } from './use-grid-model';
import type { TimelineControl } from './use-timeline';

const DayCard = lazy(() => import('./detail/day-card').then((m) => ({ default: m.DayCard })));
const WeekCard = lazy(() => import('./detail/week-card').then((m) => ({ default: m.WeekCard })));
const DayTotals = lazy(() => import('./detail/day-totals').then((m) => ({ default: m.DayTotals })));

interface OpenCardsProps {
  cards: Cards;
  control: TimelineControl;
  counted: LoadedModel;
  hotel: number;
}

/** The card or menu that is open over the screen. */
export function OpenCards({ cards, control, counted, hotel }: OpenCardsProps) {
  const say = timelineWords.use();
  const { card, close, openWeek } = cards;
  const { days, period, range, now, date, change } = control;
  if (!card) return null;
  const { model, barsOf } = counted;
  const between = (employee: number, start: number, end: number) =>
    barsOf(employee).filter((bar) => bar.start < end && bar.end > start);

  if (card.kind === 'menu') {
    const { row } = card;
    const shown = between(row.id, range.start, range.end);
    const text = () => employeeText({ name: row.resource.title, period, bars: shown, totals: row.totals, days });
    return (
      <RowMenu
        name={row.resource.title}
        rect={card.rect}
        onClose={close}
        onOnly={() => {
          close();
          change({ emp: row.id });
        }}
        onWeek={() => openWeek(row)}
        onCopy={() => {
          close();
          void tellCopied(text(), say('row.copied'), say('row.notCopied'));
        }}
        onCalendar={() => {
          close();
          downloadCalendar(
            hotel,
            days,
            shown.map(({ shift }) => shift),
            period.start,
          );
        }}
      />
    );
  }

  if (card.kind === 'totals') {
    const shown = card.date === null ? range : dayRange(days.zone, { start: card.date, days: 1 });
    return (
      <Suspense>
        <DayTotals
          first={shown.dates[0]!}
          last={shown.dates.at(-1)!}
          breakdown={breakDown(model.employees, barsOf, shown)}
          typeName={(type) => shiftWords.say(shiftLook(type).label)}
          onClose={close}
        />
      </Suspense>
    );
  }

  const { resource } = card.row;
  if (card.kind === 'week') {
    return (
      <Suspense>
        <WeekCard resource={resource} date={date} bars={barsOf(card.row.id)} days={days} onClose={close} />
      </Suspense>
    );
  }
  const day = dayRange(days.zone, { start: card.date, days: 1 });
  return (
    <Suspense>
      <DayCard
        resource={resource}
        date={card.date}
        bars={between(card.row.id, day.start, day.end)}
        days={days}
        now={now}
        onOpen={(shift) => {
          close();
          change({ shift });
        }}
        onClose={close}
      />
    </Suspense>
  );
}
