import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import type { Zone } from '@horae/local-time/zone';
import type { DayRange } from '../../model/day-range.rules';
import { readMoment } from '../../model/read-event.rules';
import { addSpan, type CoverPiece, coverPieces, cutByDay, noon, type Steps } from './cover-steps.rules';
import { departmentOf, hasSkill, isInJob, staffOn, type WorkPlace } from './department-of.rules';
import { isWorkType } from './planned-work.rules';

/** A time at which as many are missing throughout; the figures are those of the moment that needs most. */
export interface Gap extends CoverPiece {
  short: number;
}

/** The moment of a day with the most people missing; where none are, the one that needs most. */
export interface DayCover {
  needed: number;
  planned: number;
  gaps: readonly Gap[];
}

/** What is needed and planned in a department, or for a job title or with a skill in it, on the days on screen. */
export interface CoverLine {
  key: string;
  departmentId: number;
  department: string;
  jobTitle: string | null;
  skill: string | null;
  pieces: readonly CoverPiece[];
  gaps: readonly Gap[];
  /** Per day of the range; undefined where nothing is needed. */
  days: readonly (DayCover | undefined)[];
  /** Minutes of presence on the days on screen, with breaks. */
  neededMinutes: number;
  plannedMinutes: number;
}

type NeededLine = Pick<CoverLine, 'key' | 'departmentId' | 'department' | 'jobTitle' | 'skill'> & {
  needed: Steps;
  published: Steps;
};
interface Work {
  employee: number;
  start: number;
  end: number;
  place: WorkPlace | undefined;
}

/** The published plan against the need; only the drafts are laid over it again when they change. */
export interface CoverBase {
  lines: readonly NeededLine[];
  range: DayRange;
  zone: Zone;
  linesOf: (work: Work) => readonly NeededLine[];
  publishedOf: (id: number) => Work | undefined;
}

export function coverBase(needs: NeedDays, rules: PlanRules, range: DayRange, zone: Zone): CoverBase {
  const lines = needs.lines.map(neededLine);
  const people = new Map(needs.staff.map((person) => [person.employeeId, person]));
  const byDepartment = new Map<number, NeededLine[]>();
  for (const line of lines) byDepartment.set(line.departmentId, [...(byDepartment.get(line.departmentId) ?? []), line]);

  function linesOf({ employee, place, start }: Work): readonly NeededLine[] {
    const somebody = people.get(employee);
    if (!somebody) return [];
    const date = zone.dateAt(start);
    const person = staffOn(somebody, date);
    const own = byDepartment.get(departmentOf(place, person)) ?? [];
    return own.filter(
      ({ jobTitle, skill }) => isInJob(place, person, jobTitle) && (skill === null || hasSkill(person, skill, date)),
    );
  }

  const published = new Map<number, Work>();
  for (const { employeeId: employee, work, elsewhere } of rules.people) {
    const places = new Map(elsewhere.map((place) => [place.id, place]));
    for (const [id, start, end] of work) {
      const one = { employee, start, end, place: places.get(id) };
      published.set(id, one);
      for (const line of linesOf(one)) addSpan(line.published, start, end, 1);
    }
  }
  return { lines, range, zone, linesOf, publishedOf: (id) => published.get(id) };
}

function neededLine({ days, ...place }: NeedDays['lines'][number]): NeededLine {
  const { departmentId, department, jobTitle, skill } = place;
  const key = `${departmentId} ${jobTitle ?? ''}${skill === null ? '' : `\n${skill}`}`;
  const needed: Steps = new Map();
  for (const { pieces } of days)
    for (const { start, end, people } of pieces) addSpan(needed, Date.parse(start), Date.parse(end), people);
  return { key, departmentId, department, jobTitle, skill, needed, published: new Map() };
}

/** Counts what the plan would be if it were published now; lines that drafts do not touch stay the same objects. */
export function createCoverCount(): (base: CoverBase, drafts: readonly PlanDraft[]) => readonly CoverLine[] {
  let before: { base: CoverBase; drafted: ReadonlyMap<NeededLine, Steps>; lines: readonly CoverLine[] } | undefined;
  return (base, drafts) => {
    const drafted = draftedSteps(base, drafts);
    const known = before?.base === base ? before : undefined;
    const lines = base.lines.map((line, at) => {
      const steps = drafted.get(line);
      const isKnown = known && isSameSteps(known.drafted.get(line), steps);
      return isKnown ? known.lines[at]! : coverLine(line, steps, base.range);
    });
    before = { base, drafted, lines };
    return lines;
  };
}

/** What drafts add to the published plan and take from it. */
function draftedSteps(base: CoverBase, drafts: readonly PlanDraft[]): Map<NeededLine, Steps> {
  const drafted = new Map<NeededLine, Steps>();
  function add(work: Work, by: number): void {
    for (const line of base.linesOf(work)) {
      const steps = drafted.get(line) ?? new Map<number, number>();
      drafted.set(line, steps);
      addSpan(steps, work.start, work.end, by);
    }
  }
  for (const draft of drafts) {
    const was = base.publishedOf(draft.id);
    if (was) add(was, -1);
    const is = workOf(draft, base.zone);
    if (is) add(is, 1);
  }
  return drafted;
}

function workOf({ item }: PlanDraft, zone: Zone): Work | undefined {
  if (!item || !isWorkType.has(item.typeOfShift)) return undefined;
  const [start, end] = [readMoment(item.start, zone), readMoment(item.end, zone)];
  return start === null || end === null ? undefined : { employee: item.employeeId, start, end, place: item };
}

function isSameSteps(a: Steps | undefined, b: Steps | undefined): boolean {
  const [one, other] = [changesIn(a), changesIn(b)];
  return one.length === other.length && one.every(([instant, by]) => b?.get(instant) === by);
}

const changesIn = (steps: Steps | undefined) => [...(steps ?? [])].filter(([, by]) => by !== 0);

function coverLine({ needed, published, ...line }: NeededLine, drafted: Steps | undefined, range: DayRange): CoverLine {
  const planned = drafted ? [published, drafted] : [published];
  // The last night is looked at to its end.
  const whole = coverPieces(needed, planned, { start: range.start, end: range.end + noon });
  const gaps = cutByDay(gapsIn(whole), range.starts).filter(({ start }) => start < range.end);
  const pieces = cutByDay(whole, range.starts).filter(({ start }) => start < range.end);
  return {
    ...line,
    pieces,
    gaps,
    days: range.dates.map((_, at) => dayCover(pieces, gaps, range.starts[at]!, range.starts[at + 1]!)),
    neededMinutes: minutesOf(pieces, 'needed', range.end),
    plannedMinutes: minutesOf(pieces, 'planned', range.end),
  };
}

const minutesOf = (pieces: readonly CoverPiece[], of: 'needed' | 'planned', until: number): number =>
  pieces.reduce((sum, piece) => sum + (piece[of] * (Math.min(piece.end, until) - piece.start)) / 60_000, 0);

/** One gap as long as the same number is missing: that is the shift which would close it. */
function gapsIn(pieces: readonly CoverPiece[]): Gap[] {
  const gaps: Gap[] = [];
  for (const piece of pieces) {
    const short = piece.needed - piece.planned;
    if (short <= 0) continue;
    const before = gaps.at(-1);
    const goesOn = before?.end === piece.start && before.short === short;
    if (!goesOn) gaps.push({ ...piece, short });
    else
      gaps[gaps.length - 1] = {
        ...(before.needed >= piece.needed ? before : piece),
        short,
        start: before.start,
        end: piece.end,
      };
  }
  return gaps;
}

function dayCover(
  pieces: readonly CoverPiece[],
  gaps: readonly Gap[],
  start: number,
  end: number,
): DayCover | undefined {
  const isOfDay = (one: CoverPiece) => start <= one.start && one.start < end;
  const own = pieces.filter((piece) => piece.needed > 0 && isOfDay(piece));
  if (own.length === 0) return undefined;
  const [{ needed, planned }] = own.toSorted((a, b) => worst(b) - worst(a) || b.needed - a.needed) as [CoverPiece];
  return { needed, planned, gaps: gaps.filter(isOfDay) };
}

const worst = ({ needed, planned }: CoverPiece): number => Math.max(0, needed - planned);

/**
 * What a department lacks at the worst moments of a day: those of its job titles are among it, and so are those with a
 * skill, of which one person may have several.
 */
export function shortOfDay(lines: readonly CoverLine[], at: number): number {
  const byDepartment = new Map<number, Map<string | null, number>>();
  for (const { departmentId, jobTitle, days } of lines) {
    const short = Math.max(0, (days[at]?.needed ?? 0) - (days[at]?.planned ?? 0));
    const own = byDepartment.get(departmentId) ?? new Map<string | null, number>();
    own.set(jobTitle, Math.max(own.get(jobTitle) ?? 0, short));
    byDepartment.set(departmentId, own);
  }
  let sum = 0;
  for (const shorts of byDepartment.values()) {
    const all = shorts.get(null) ?? 0;
    const jobs = [...shorts].reduce((total, [jobTitle, short]) => (jobTitle === null ? total : total + short), 0);
    sum += Math.max(all, jobs);
  }
  return sum;
}
