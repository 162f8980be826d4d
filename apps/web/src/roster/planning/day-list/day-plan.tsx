import { addDays } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { ErrorPanel } from '#ui/error-panel';
import { planKey, planQuery } from '../planning.queries';
import type { DayPlanProps } from './day-plan-props';
import { LoadedDayPlan } from './loaded-day-plan';

/** Planning in the list of a day: its drafts, what can be done to each shift, and a new one. */
export function DayPlan(props: DayPlanProps) {
  const { period } = props.address;
  const shown = { hotel: props.hotel, first: period.start, last: addDays(period.start, period.days - 1) };
  const plan = useQuery(planQuery(shown));
  useChanges('plan', planKey(shown));
  if (plan.error && !plan.data) return <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />;
  return plan.data ? <LoadedDayPlan {...props} shown={shown} state={plan.data} /> : null;
}
