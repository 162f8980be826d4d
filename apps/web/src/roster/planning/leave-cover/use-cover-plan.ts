import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHotel } from '#platform/hotel';
import type { Board } from '../../model/board.rules';
import { businessDayOf } from '../../model/business-day.rules';
import { dayRange } from '../../model/day-range.rules';
import { localDays } from '../../model/local-days.rules';
import type { CoverPlan } from '../model/cover.rules';
import { withStays } from '../model/person-on.rules';
import { planNow } from '../model/plan-now.rules';
import { planQuery, rulesQuery } from '../planning.queries';
import { boardOfDaysQuery } from './leave-cover.queries';

interface WeekPlan {
  plan: CoverPlan;
  board: Board;
}

/** The plan of a week in which cover is looked for, away from the calendars; undefined until it is loaded. */
export function useCoverPlan(hotel: number, monday: LocalDate): { week: WeekPlan | undefined; error: unknown } {
  const selected = useHotel();
  const timeZone = selected?.timeZone ?? '';
  const shown = { hotel, first: monday, last: addDays(monday, 6) };
  const board = useQuery({ ...boardOfDaysQuery(shown, timeZone), enabled: selected !== null });
  const state = useQuery(planQuery(shown));
  const rules = useQuery(rulesQuery(shown));
  const week = useMemo(() => {
    if (!selected || !board.data || !state.data || !rules.data) return undefined;
    const zone = createZone(timeZone);
    const business = businessDayOf(selected);
    const { drafts, stays } = state.data;
    const placed = withStays(board.data.board, stays);
    return {
      board: placed,
      plan: {
        now: planNow(placed, drafts, zone),
        drafts,
        rules: rules.data,
        days: localDays(zone, business),
        range: dayRange(zone, { start: monday, days: 7 }, business),
        people: placed.resources,
      },
    };
  }, [selected, timeZone, monday, board.data, state.data, rules.data]);
  return { week, error: board.error ?? state.error ?? rules.error };
}
