import { addDays } from '@horae/local-time/local-date';
import type { RowView } from '@horae/timeline';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useChanges } from '#platform/changes';
import type { ShiftBar } from '../model/bars.rules';
import type { Board } from '../model/board.rules';
import type { GridModel } from '../model/grid-model.rules';
import type { GridRow } from '../model/rows.rules';
import type { Totals } from '../model/totals.rules';
import type { RosterAddress } from '../roster-address';
import type { GuestLook } from './guest-row-view';

type View = RowView<GridRow, ShiftBar>;
type GuestParts = typeof import('./guest-parts');

export interface Guests {
  /** All rows of the grid, and what they sum up to. */
  rows: readonly GridRow[];
  totals: Totals | undefined;
  view: (view: View, look: GuestLook) => View;
}

const noRows: readonly GridRow[] = [];
const everyLoan = ['on-loan-here'];

/** The rows of the grid with those of people of other departments and hotels; their code is loaded if there are any. */
export function useGuests(
  hotel: number,
  { view, range }: RosterAddress,
  board: Board | undefined,
  model: GridModel | undefined,
  isOn: boolean,
): Guests {
  const [first, last] = [range.dates[0]!, range.dates.at(-1)!];
  const dates = { start: first, end: addDays(last, 1) };
  const { data } = useQuery({
    queryKey: [...everyLoan, hotel, dates.start, dates.end],
    queryFn: async ({ signal }) => {
      const { readOnLoanHere } = await import('../loans/on-loan-here.queries');
      return readOnLoanHere(hotel, dates, signal);
    },
    enabled: isOn && board !== undefined,
    refetchInterval: 60_000,
    meta: { ofHotel: true },
  });
  useChanges('roster', everyLoan);
  const people = isOn ? data?.people : undefined;
  const parts = useParts((people?.length ?? 0) > 0 || board?.resources.some(({ listed }) => listed) === true);
  const { rows, totals } = useMemo(() => {
    if (!model || !board || !parts || !people) return { rows: model?.rows ?? noRows, totals: model?.totals };
    const guests = parts.guestRows({ people, board, view, range });
    const title = parts.onLoanHereWords.say('title');
    return parts.withGuests(model, guests, { group: view.group, title, days: range.dates.length });
  }, [model, board, parts, people, view, range]);
  return {
    rows,
    totals,
    view: useCallback<Guests['view']>((plain, look) => parts?.createGuestView(plain, look) ?? plain, [parts]),
  };
}

function useParts(isNeeded: boolean): GuestParts | undefined {
  const [parts, setParts] = useState<GuestParts>();
  useEffect(() => {
    if (isNeeded) void import('./guest-parts').then(setParts, () => undefined);
  }, [isNeeded]);
  return parts;
}
