import { minute } from '@horae/local-time/local-date';
import type { AttendanceFacts, ClockedSession, Finding, StrayOut, UnclearDay } from './finding';

/** Findings from the clock alone: missing clock-in, unclear punches, no plan, work on a day of leave, too little rest. */
export function clockFindings(facts: AttendanceFacts): Finding[] {
  const { sessions, strayOuts } = facts;
  return [
    ...strayOuts.map((stray) => missingIn(stray, facts)),
    ...facts.unclear.map(unclear),
    ...sessions.flatMap((session) => ofSession(session, facts)),
    ...rests(facts),
  ];
}

const bare = { shift: null, measured: null, limit: null, proposal: null };

function missingIn({ id, day, shift }: StrayOut, { plans }: AttendanceFacts): Finding {
  const plan = plans.find((one) => one.id === shift);
  const proposal = plan ? ({ direction: 'in', at: plan.from } as const) : null;
  return { ...bare, kind: 'missingIn', day, subject: `punch ${id}`, shift, proposal };
}

function unclear({ id, day, shifts }: UnclearDay): Finding {
  return { ...bare, kind: 'unclear', day, subject: `punch ${id}`, shift: shifts[0] ?? null };
}

function ofSession({ inPunch, from, to, shift, day }: ClockedSession, facts: AttendanceFacts): Finding[] {
  const { leaves, now } = facts;
  const subject = `punch ${inPunch}`;
  // A night shift that started the day before belongs to that day, so only the start counts.
  const isOnLeave = leaves.some((leave) => leave.from <= from && leave.to > from);
  const found: Finding[] = [];
  if (isOnLeave) found.push({ ...bare, kind: 'overlap', day, subject, shift });
  else if (shift === null) {
    const measured = to === null ? null : (to - from) / minute;
    found.push({ ...bare, kind: 'noPlan', day, subject, measured });
  }
  const isForgotten =
    to === null &&
    (now - from > facts.toleranceOn(day).longestSession * minute || facts.sessions.some((one) => one.from > from));
  if (isForgotten && shift === null) found.push({ ...bare, kind: 'missingOut', day, subject });
  return found;
}

/** Checks the rest between the last clock-out of a working day and the first clock-in of the next. */
function rests({ sessions, limitsOn }: AttendanceFacts): Finding[] {
  return sessions.slice(1).flatMap(({ from, day, inPunch, shift }, at) => {
    const before = sessions[at]!;
    if (before.to === null || before.day === day) return [];
    const { dailyRest } = limitsOn(day);
    const measured = (from - before.to) / minute;
    return measured < dailyRest
      ? [
          {
            kind: 'restBreached' as const,
            day,
            subject: `punch ${inPunch}`,
            shift,
            measured,
            limit: dailyRest,
            proposal: null,
          },
        ]
      : [];
  });
}
