import type { WorkHost } from '@horae/contract/loan';
import { common, type Span, without } from '@horae/working-time';
import type { ElsewhereStretch } from './counted';
import type { PlanRow } from './read-work';

/** A closed session with its plan, and the part of it that is paid. */
interface PaidSession {
  clocked: Span;
  paid: Span;
  plan: PlanRow | null;
}

/**
 * When a day was worked for other departments or cost places. A minute belongs to the shift that it was planned in, and outside all
 * shifts to the one that the person had clocked in for.
 */
export function workedElsewhere(sessions: readonly PaidSession[], planned: readonly PlanRow[]): ElsewhereStretch[] {
  if (planned.every(({ host }) => host === null)) return [];
  return sessions.flatMap(({ clocked, paid, plan }) => {
    const span = { from: Math.min(clocked.from, paid.from), to: Math.max(clocked.to, paid.to) };
    const others = planned.filter(({ id }) => id !== plan?.id);
    const ofOthers = others.flatMap((other) => within([span], other, other.host));
    const own = plan ? within(without([span], others), null, plan.host) : [];
    return [...own, ...ofOthers].toSorted((one, other) => one.from - other.from);
  });
}

const within = (spans: readonly Span[], shift: Span | null, host: WorkHost | null): ElsewhereStretch[] =>
  host === null ? [] : (shift ? common(spans, [shift]) : spans).map(({ from, to }) => ({ from, to, host }));
