import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { CalendarWithheld } from '#roster/board.queries';
import type { LoadedBoard } from '#roster/loaded-board';
import { monthQuery } from '#roster/month.queries';
import { useRosterChecks } from '#roster/use-roster-checks';
import { datesFor, usualDates } from './model/unit-period.rules';
import { unitQuery } from './organisation-unit-calendar.queries';
import type { UnitAddress } from './use-unit-address';

interface Option {
  value: number;
  label: string;
}

export interface UnitBoard extends LoadedBoard {
  businessUnits: readonly Option[];
  orgUnits: readonly Option[];
  businessUnit: Option | undefined;
  unit: Option | undefined;
  /** The hotel has no units to choose from: its organisation is not set up yet. */
  isWithoutUnits: boolean;
  /** The server replied that this account may not see the unit. */
  isWithheld: boolean;
}

const nothing: readonly Option[] = [];

/** The available units, the selected one and its calendar. Never contains people of another unit. */
export function useUnitBoard(hotel: SelectedHotel, address: UnitAddress): UnitBoard {
  const { view, period, today, days } = address;
  const scope = useMemo(
    () => ({
      hotel: hotel.ErpCompanyId,
      timeZone: days.zone.id,
      bu: view.bu,
      ou: null,
      wc: null,
      ergani: false,
    }),
    [hotel.ErpCompanyId, days, view.bu],
  );
  const month = useQuery(monthQuery(scope, today.slice(0, 7)));
  const unit = chosenUnit(view.ou, month.data?.board.orgUnits ?? nothing, month.isPending);
  const dates = datesFor(period, today);
  const asked = useQuery({
    ...unitQuery({
      hotel: hotel.ErpCompanyId,
      timeZone: days.zone.id,
      unit: unit ?? { value: 0, label: '' },
      dates,
    }),
    enabled: unit !== undefined,
  });
  const board = asked.data?.board;
  // A link may name only the unit; then the unit's own reply says which business unit it belongs to.
  const lists = view.bu === null && view.ou !== null && board ? board : month.data?.board;

  const hasBoard = board !== undefined;
  const [start, end] = [dates?.start, dates?.end];
  const covers = useMemo(
    () => (hasBoard ? [start && end ? { start, end } : usualDates(today)] : []),
    [hasBoard, start, end, today],
  );
  const checks = useRosterChecks(hotel.ErpCompanyId, period);
  const isWithheld = asked.error instanceof CalendarWithheld;
  return {
    board: isWithheld ? undefined : board,
    covers,
    isFetching: asked.isFetching || month.isFetching,
    error: isWithheld ? null : (asked.error ?? (board ? null : month.error)),
    updatedAt: asked.dataUpdatedAt,
    version: asked.data?.version ?? undefined,
    checks,
    refetch: async () => (unit ? await asked.refetch() : await month.refetch()).isSuccess,
    businessUnits: lists?.businessUnits ?? nothing,
    orgUnits: lists?.orgUnits ?? nothing,
    businessUnit: lists?.appliedUnit ?? undefined,
    unit: lists?.orgUnits?.find(({ value }) => value === unit?.value) ?? unit,
    isWithoutUnits: month.isSuccess && unit === undefined,
    isWithheld,
  };
}

/** The unit in the URL, with its name if known; otherwise the first unit. */
function chosenUnit(ou: number | null, units: readonly Option[], isPending: boolean): Option | undefined {
  if (ou === null) return units[0];
  const found = units.find(({ value }) => value === ou);
  // Wait for the list, since it has the name; a unit of another business unit is requested by its id alone.
  return found ?? (isPending ? undefined : { value: ou, label: '' });
}
