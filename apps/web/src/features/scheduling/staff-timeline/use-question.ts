import { useMemo, useState } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { allCalendars } from '#roster/model/shift.rules';
import { useSettled } from '#roster/use-settled';
import { useBoard } from './use-board';
import type { TimelineControl } from './use-timeline';

/** A burst of choices is asked once it is over. */
const burst = 250;

/** The board for what the filters ask of the server, and the switch of the calendars, which asks in its own way. */
export function useQuestion(hotel: SelectedHotel, control: TimelineControl) {
  const { view, zoom, period, days, change } = control;
  const { bu, ou, wc, ergani, calendars } = view;
  const place = `${period.start} ${period.days} ${bu} ${ou} ${wc} ${ergani}`;
  const [toggledAt, setToggledAt] = useState('');
  const chosen = calendars.join();
  const asked = useSettled(
    useMemo(
      () => ({ bu, ou, wc, ergani, calendars: chosen.split(',').filter(Boolean).map(Number), toggledAt }),
      [bu, ou, wc, ergani, chosen, toggledAt],
    ),
    burst,
  );
  const timeZone = days.zone.id;
  const scope = useMemo(
    () => ({
      hotel: hotel.ErpCompanyId,
      timeZone,
      bu: asked.bu,
      ou: asked.ou,
      wc: asked.wc,
      ergani: asked.ergani,
    }),
    [hotel.ErpCompanyId, timeZone, asked],
  );
  const loaded = useBoard({ scope, zoom, period, calendars: asked.calendars, wasToggled: asked.toggledAt === place });

  function chooseCalendars(chosen: readonly number[]): void {
    // Asked for by calendar, the server no longer picks a unit of its own, so the one on screen is named.
    const unit = bu ?? loaded.board?.appliedUnit?.value ?? null;
    const chosenIn = `${period.start} ${period.days} ${unit} ${ou} ${wc} ${ergani}`;
    setToggledAt(chosenIn);
    change({ calendars: chosen, bu: unit });
  }

  return {
    loaded,
    scope,
    showAllCalendars: () => chooseCalendars(allCalendars),
    toggleCalendar: (calendar: number) =>
      chooseCalendars(allCalendars.filter((id) => (id === calendar) !== calendars.includes(id))),
  };
}
