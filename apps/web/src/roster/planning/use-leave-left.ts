import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayCall } from '#platform/access';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useSettled } from '../use-settled';
import { leaveLeftQuery } from './leave-left.queries';
import type { PlanDays } from './planning.queries';

/** Milliseconds without a change: the year of everybody is counted, so not after each day that is typed. */
const pause = 2000;

/** Days of annual leave left, by person; undefined for those who may not see them. */
export function useLeaveLeft(
  { hotel, last }: PlanDays,
  drafts: readonly PlanDraft[],
): ReadonlyMap<number, number> | undefined {
  const rights = useHotel()?.rights ?? [];
  const isShown = mayCall(session.get(), 'admin') || rights.includes('approve') || rights.includes('payroll');
  const settled = useSettled(drafts, pause);
  const { data } = useQuery({ ...leaveLeftQuery(hotel, last, settled), enabled: isShown });
  return useMemo(
    () => (isShown ? new Map(data?.people.map(({ employeeId, leftDays }) => [employeeId, leftDays])) : undefined),
    [isShown, data],
  );
}
