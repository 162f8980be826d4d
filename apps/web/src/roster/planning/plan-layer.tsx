import { addDays } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { ErrorPanel } from '#ui/error-panel';
import { plannedTogether } from '../planned-together';
import { LoadedPlan, type PlanLayerProps } from './loaded-plan';
import type { CopiedDays } from './model/copied-days.rules';
import { planKey, planQuery } from './planning.queries';

/** Planning on top of a calendar, once the plan of its days is loaded. */
export function PlanLayer(props: PlanLayerProps) {
  const { board } = props.loaded;
  const address = props.isInLists ? plannedTogether(props.address) : props.address;
  const { period } = address;
  const shown = { hotel: props.hotel, first: period.start, last: addDays(period.start, period.days - 1) };
  const plan = useQuery(planQuery(shown));
  useChanges('plan', planKey(shown));
  // Kept while the days on screen change.
  const clipboard = useState<CopiedDays>();
  if (plan.error && !plan.data) return <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />;
  if (!board || !plan.data) return null;
  return (
    <LoadedPlan {...props} clipboard={clipboard} address={address} board={board} shown={shown} state={plan.data} />
  );
}
