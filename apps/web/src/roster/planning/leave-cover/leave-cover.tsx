import type { LocalDate } from '@horae/local-time/local-date';
import { useEffect, useMemo } from 'react';
import { errorText } from '#platform/api-error';
import { Message } from '#ui/message';
import { SkeletonBlock } from '#ui/skeleton';
import { useStable } from '../../use-stable';
import { CoverChoice } from '../cover-choice';
import { coverOffers } from '../model/cover-offers.rules';
import { planningWords } from '../planning.words';
import { useCoverPlan } from './use-cover-plan';

interface LeaveCoverProps {
  hotel: number;
  /** Who goes on leave. */
  employee: number;
  monday: LocalDate;
  /** Shifts of the week that somebody is to take, and who is chosen; null: the best one is to be. */
  given: readonly { id: number; to: number | null }[];
  /** `to` is null where nobody takes it. */
  onChoose: (id: number, to: number | null) => void;
}

/** For shifts under a leave, the people who could take each, the best first, with the reasons. */
export function LeaveCover({ hotel, employee, monday, given, onChoose }: LeaveCoverProps) {
  const say = planningWords.use();
  const { week, error } = useCoverPlan(hotel, monday);
  const key = given.map(({ id, to }) => `${id} ${to}`).join();
  const offers = useMemo(() => {
    if (!week) return [];
    const { plan, board } = week;
    const shifts = given.flatMap(({ id }) => plan.now.entriesOf(employee).find((entry) => entry.id === id) ?? []);
    const chosen = new Map(given.flatMap(({ id, to }) => (to === null ? [] : [[id, to] as const])));
    return coverOffers(shifts, plan, board, chosen);
    // The same shifts and people, in another array, are the same offers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [week, key, employee]);

  const choose = useStable(onChoose);
  useEffect(() => {
    const open = offers.find(
      ({ shift, to }) => to !== null && given.some((one) => one.id === shift.id && one.to === null),
    );
    if (open) choose(open.shift.id, open.to);
  }, [offers, given, choose]);

  if (error) return <Message kind="danger">{errorText(error)}</Message>;
  if (!week) return <SkeletonBlock height={96} />;
  return offers.map(({ shift, candidates, to }) => (
    <CoverChoice
      key={shift.id}
      shift={shift}
      candidates={candidates}
      days={week.plan.days}
      value={to}
      nobody={say('cover.open')}
      onChange={(next) => onChoose(shift.id, next)}
    />
  ));
}
