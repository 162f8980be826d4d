import { lazy } from 'react';
import { Part } from '#ui/part';
import type { RosterPicture } from './export/roster-picture';
import { type Arrange, HungLayer } from './hung-layer';
import { dayRange } from './model/day-range.rules';
import type { RosterAddress } from './roster-address';
import type { LoadedModel } from './use-grid-model';
import type { Cards } from './use-opened';

const DayCard = lazy(() => import('./detail/day-card').then((m) => ({ default: m.DayCard })));
const WeekCard = lazy(() => import('./detail/week-card').then((m) => ({ default: m.WeekCard })));

interface OpenCardsProps {
  cards: Cards;
  address: RosterAddress;
  counted: LoadedModel;
  hotel: number;
  /** The input for printing. */
  picture: RosterPicture | undefined;
  arrange?: Arrange | undefined;
}

/** The card or menu that is open above the screen. */
export function OpenCards({ cards, address, counted, hotel, picture, arrange }: OpenCardsProps) {
  const { card, hung, close } = cards;
  const { days, now, date, change } = address;
  if (hung) return <HungLayer {...{ hung, cards, address, counted, hotel, picture, arrange }} />;
  const row = card && counted.model.employees.find(({ id }) => id === card.employee);
  if (!card || !row) return null;
  const bars = counted.barsOf(row.id);

  if (card.kind === 'week') {
    return (
      <Part>
        <WeekCard resource={row.resource} date={date} bars={bars} days={days} onClose={close} />
      </Part>
    );
  }
  const day = dayRange(days.zone, { start: card.date, days: 1 }, days.business);
  return (
    <Part>
      <DayCard
        resource={row.resource}
        date={card.date}
        bars={bars.filter((bar) => bar.start < day.end && bar.end > day.start)}
        days={days}
        now={now}
        onOpen={(shift) => change({ shift, card: null })}
        onClose={close}
      />
    </Part>
  );
}
