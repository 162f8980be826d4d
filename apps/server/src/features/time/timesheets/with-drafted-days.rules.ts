import type { PersonWork } from './read-work';

/** What this needs of a draft of the plan. */
interface Draft {
  published: { employeeId: number | null; firstDay: string; lastDay: string } | null;
  isRemoved: boolean;
  item: {
    id: number;
    employeeId: number | null;
    type: string;
    leaveKind: string | null;
    allDay: boolean;
    firstDay: string;
    lastDay: string;
    start: number;
    end: number;
    breakMinutes: number;
  };
}

type Planned = Pick<PersonWork, 'employeeId' | 'leaves' | 'plans'>;

/** A person's leave and planned work as they would be after publishing; moments of drafts are epoch seconds. */
export function withDraftedDays<W extends Planned>(work: W, drafts: readonly Draft[]): W {
  const { employeeId } = work;
  const own = drafts.filter(
    ({ published, item }) => published?.employeeId === employeeId || item.employeeId === employeeId,
  );
  if (own.length === 0) return work;
  const added = own
    .filter(({ isRemoved, item }) => !isRemoved && item.employeeId === employeeId)
    .map(({ item }) => item);
  const changed = new Set(own.map(({ item }) => item.id));
  // Two leaves of a person never share a day, so their days tell which one was drafted.
  const replaced = new Set(
    own.flatMap(({ published, item }) =>
      published?.employeeId === employeeId && item.allDay ? [`${published.firstDay} ${published.lastDay}`] : [],
    ),
  );
  return {
    ...work,
    leaves: [
      ...work.leaves.filter(({ firstDay, lastDay }) => !replaced.has(`${firstDay} ${lastDay}`)),
      ...added
        .filter(({ allDay }) => allDay)
        .map(({ type, leaveKind, firstDay, lastDay }) => ({ employeeId, type: leaveKind ?? type, firstDay, lastDay })),
    ],
    plans: [
      ...work.plans.filter(({ id, layer }) => layer === 'declared' || !changed.has(id)),
      ...added
        .filter(({ allDay, type }) => !allDay && type !== 'OnCall')
        .map(({ id, type, start, end, breakMinutes }) => ({
          employeeId,
          id,
          layer: 'planned' as const,
          isOvertime: type === 'Overtime',
          from: start * 1000,
          to: end * 1000,
          breakMinutes,
          host: null,
        })),
    ].sort((a, b) => a.from - b.from),
  };
}
