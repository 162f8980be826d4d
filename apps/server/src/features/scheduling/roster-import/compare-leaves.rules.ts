import { addDays } from '@horae/local-time/local-date';
import type { RowLeave } from './entries';
import type { PlannedLeave } from './stored-plan';

/** Which leaves of one person a file takes off where it says nothing. */
export interface ReplacedLeaves {
  isCovered: (day: string) => boolean;
  /** A list that has no days off, or no leave, says nothing about them. */
  covers: (leave: PlannedLeave) => boolean;
}

export interface LeavesOfPerson {
  rows: readonly RowLeave[];
  planned: readonly PlannedLeave[];
  /** The days on which the person works by the file. */
  worked: ReadonlySet<string>;
  replaced: ReplacedLeaves | null;
}

export interface ComparedLeaves {
  present: Set<RowLeave>;
  /** The days that are new. */
  added: Map<RowLeave, string[]>;
  /** The days that planned leaves lose. */
  cut: Map<PlannedLeave, Set<string>>;
  /** Rows on a day with another leave. */
  clashes: [row: RowLeave, other: PlannedLeave, day: string][];
  /** Rows on a day for which the file says something else as well. */
  twice: [row: RowLeave, day: string][];
  /** Days of work on which the person is away by the plan. */
  away: Map<string, PlannedLeave>;
}

/** What a file changes about the days off and leave of one person. */
export function compareLeaves({ rows, planned, worked, replaced }: LeavesOfPerson): ComparedLeaves {
  const result: ComparedLeaves = {
    present: new Set(),
    added: new Map(),
    cut: new Map(),
    clashes: [],
    twice: [],
    away: new Map(),
  };
  const { present, added, cut, clashes, twice, away } = result;
  const byDay = new Map<string, PlannedLeave[]>();
  for (const leave of planned) for (const day of daysOf(leave)) byDay.set(day, [...(byDay.get(day) ?? []), leave]);
  const cutDay = (leave: PlannedLeave, day: string) => cut.set(leave, (cut.get(leave) ?? new Set()).add(day));
  const said = new Map<string, RowLeave>();
  for (const row of rows) {
    const fresh: string[] = [];
    for (const day of daysOf(row)) {
      const others = byDay.get(day) ?? [];
      const before = said.get(day);
      said.set(day, row);
      if ((before && !isSameLeave(before, row)) || worked.has(day)) twice.push([row, day]);
      if (before || others.some((one) => isSameLeave(one, row))) continue;
      if (others[0] && !replaced?.isCovered(day)) clashes.push([row, others[0], day]);
      else for (const one of others) cutDay(one, day);
      fresh.push(day);
    }
    if (fresh.length === 0) present.add(row);
    else added.set(row, fresh);
  }
  for (const [day, leaves] of byDay) {
    for (const leave of leaves) {
      const row = said.get(day);
      if (row) {
        if (!isSameLeave(leave, row) && replaced?.isCovered(day)) cutDay(leave, day);
      } else if (worked.has(day)) {
        if (replaced?.isCovered(day)) cutDay(leave, day);
        else away.set(day, leave);
      } else if (replaced?.isCovered(day) && replaced.covers(leave)) cutDay(leave, day);
    }
  }
  return result;
}

/** What is left of a leave without some of its days: runs of days. */
export function remaining(leave: Pick<PlannedLeave, 'firstDay' | 'lastDay'>, lost: ReadonlySet<string>): DayRun[] {
  return runsOf(daysOf(leave).filter((day) => !lost.has(day)));
}

export interface DayRun {
  firstDay: string;
  lastDay: string;
}

/** Days in order as runs of consecutive ones. */
export function runsOf(days: readonly string[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last && addDays(last.lastDay, 1) === day) last.lastDay = day;
    else runs.push({ firstDay: day, lastDay: day });
  }
  return runs;
}

const longest = 1000;

/** The days of a leave, in order. */
export function daysOf({ firstDay, lastDay }: Pick<PlannedLeave, 'firstDay' | 'lastDay'>): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay && days.length < longest; day = addDays(day, 1)) days.push(day);
  return days;
}

type Away = Pick<RowLeave, 'type' | 'kind' | 'compensates'>;

/**
 * A file says that a day off is compensatory, but not for which day. Leave whose kind is withheld is any leave: whether a
 * kind fits would tell it.
 */
export const isSameLeave = (one: Away & Pick<PlannedLeave, 'isPrivate'>, other: Away): boolean =>
  (one.isPrivate === true && other.type !== 'DayOff') ||
  (one.type === other.type && one.kind === other.kind && !one.compensates === !other.compensates);
