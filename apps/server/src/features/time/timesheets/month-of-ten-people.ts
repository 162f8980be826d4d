import type { HandDay } from './month-by-hand';
import type { SheetCase } from './sheet-cases-fixture';

type Terms = SheetCase['contract'];
type Given = Omit<SheetCase, 'law' | 'expected'>;

/** One day as entered: planned, clocked, declared overtime, what is agreed. Times of the next day are past 24:00. */
interface Entered {
  plan?: string[];
  clock?: string[];
  overtime?: string;
  isRest?: boolean;
  leave?: 'AnnualLeave' | 'SickLeave' | 'DayOff';
  breakMinutes?: number;
  agreed?: number;
  /** A contract that starts on this day. */
  terms?: Terms;
}

export interface MonthOfPerson {
  kind: string;
  given: Given;
  byHand: HandDay[];
}

const firstMonday = Date.UTC(2026, 8, 28);
const dates = Array.from({ length: 35 }, (_, day) =>
  new Date(firstMonday + day * 86_400_000).toISOString().slice(0, 10),
);

/** `25:30` is half past one on the next day. In the hour that comes twice, no one comes or goes here. */
function moment(date: string, time: string): string {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + (hours >= 24 ? 86_400_000 : 0)).toISOString().slice(0, 10);
  const clock = `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  const isSummer = `${day}T${clock}` < '2026-10-25T03:00';
  return `${day}T${clock}${isSummer ? '+03:00' : '+02:00'}`;
}

const spans = (date: string, texts: readonly string[] = []) =>
  texts.map((text) => {
    const [from, to] = text.split('–') as [string, string];
    return { in: moment(date, from), out: moment(date, to) };
  });

function givenDay(day: string, { plan, clock, overtime, isRest, leave, breakMinutes = 0 }: Entered) {
  const declared = spans(day, overtime ? [overtime] : []).map(({ in: from, out }) => {
    return { in: from, out, type: 'Overtime' as const };
  });
  return {
    referenceDate: day,
    planned: spans(day, plan).map(({ in: from, out }) => ({ in: from, out, breakMinutes })),
    ...(overtime && { declared }),
    ...(isRest && { declared: 'rest' as const }),
    ...(leave && { leave }),
    segments: spans(day, clock),
  };
}

function month(kind: string, contract: Terms, dayOf: (weekday: number, week: number, date: string) => Entered) {
  const entered = dates.map((date, at) => [date, dayOf((at % 7) + 1, Math.floor(at / 7), date)] as const);
  let terms = contract;
  const byHand = entered.map(([day, one]): HandDay => {
    terms = one.terms ?? terms;
    return {
      day,
      contract: { isPartTime: terms.kind === 'part', daysPerWeek: terms.weekDays },
      agreedMinutes: one.agreed ?? 0,
      worked: spans(day, one.clock),
      unpaidBreakMinutes: one.clock && !terms.breakInsideWork ? (one.breakMinutes ?? 0) : 0,
      declaredOvertimeMinutes: spans(day, one.overtime ? [one.overtime] : []).reduce(
        (sum, { in: from, out }) => sum + (Date.parse(out) - Date.parse(from)) / 60_000,
        0,
      ),
      isRestDay: one.isRest ?? false,
      leave: one.leave ?? null,
    };
  });
  const given: Given = {
    id: `H${kind.replaceAll(/\W+/g, '-').slice(0, 24)}`,
    title: kind,
    weekStart: dates[0]!,
    month: '2026-10',
    contract,
    contractChanges: entered.flatMap(([fromDay, { terms: changed }]) => (changed ? [{ fromDay, ...changed }] : [])),
    days: entered.map(([day, one]) => givenDay(day, one)),
  };
  return { kind, given, byHand };
}

const full = (weekDays = 5, breakInsideWork = true): Terms => ({
  kind: 'full',
  weekDays,
  weeklyMinutes: 2400,
  breakInsideWork,
});
const part: Terms = { kind: 'part', weekDays: 5, weeklyMinutes: 1200, breakInsideWork: true };
const isWeekend = (weekday: number) => weekday > 5;

export const tenPeople: MonthOfPerson[] = [
  month('a five-day full-timer with breaks outside the hours', full(5, false), (weekday, week) => {
    if (isWeekend(weekday)) return {};
    const late = String(10 + ((weekday * 7 + week * 3) % 40));
    return { plan: ['07:00–15:30'], clock: [`06:5${weekday}–15:${late}`], breakMinutes: 30 };
  }),
  month('a six-day worker', full(6), (weekday, week) => {
    if (weekday === 3) return {};
    return week === 2
      ? { plan: ['08:00–14:40'], clock: [`08:00–15:4${weekday}`] }
      : { plan: ['08:00–14:40'], clock: [weekday === 7 ? '08:03–16:58' : '07:58–14:41'] };
  }),
  month(
    'a part-timer with a weekly pattern',
    { ...part, weekDays: 3, weeklyPattern: [240, 0, 480, 0, 480, 0, 0] },
    (weekday, week) => {
      if (weekday === 1) return { plan: ['09:00–13:00'], clock: [`09:00–1${3 + (week % 3)}:07`], agreed: 240 };
      if (weekday === 3) return { plan: ['09:00–17:00'], clock: ['09:02–17:00'], agreed: 480 };
      if (weekday === 5) return { plan: ['09:00–17:00'], clock: ['09:00–17:25'], agreed: 480 };
      return weekday === 6 && week === 3 ? { clock: ['10:00–14:10'] } : {};
    },
  ),
  month('a part-timer without a pattern', part, (weekday, week) => {
    if (isWeekend(weekday)) return {};
    const out = week === 1 && weekday === 2 ? '18:30' : `1${2 + (weekday % 3)}:3${week}`;
    return { plan: ['08:30–12:30'], clock: [`08:29–${out}`], agreed: 240 };
  }),
  month('a night worker, on the night of the clock change too', full(), (weekday, week) => {
    if (weekday === 2 || weekday === 3) return {};
    return { plan: ['23:00–31:00'], clock: [week === 1 ? '22:48–31:20' : '23:00–31:03'] };
  }),
  month('split shifts', full(), (weekday) => {
    if (weekday === 1 || weekday === 2) return {};
    return { plan: ['11:00–15:00', '19:00–23:00'], clock: ['10:58–15:04', `18:57–23:1${weekday}`] };
  }),
  month('declared overtime', full(), (weekday, week) => {
    if (isWeekend(weekday)) return {};
    if (weekday === 4) return { plan: ['09:00–17:00'], clock: ['09:00–20:30'], overtime: '18:00–20:30' };
    if (weekday === 2 && week === 3) return { plan: ['07:00–15:00'], clock: ['07:00–20:45'], overtime: '16:00–20:45' };
    return { plan: ['09:00–17:00'], clock: ['09:00–17:11'] };
  }),
  month('undeclared overtime', full(), (weekday, week) => {
    if (isWeekend(weekday)) return {};
    return { plan: ['14:00–22:00'], clock: [weekday === 5 ? `13:55–2${4 + (week % 2)}:10` : '14:00–22:45'] };
  }),
  month('part-time until a Tuesday, full-time from the Wednesday', part, (weekday, week, date) => {
    if (isWeekend(weekday)) return {};
    if (date < '2026-10-14') return { plan: ['10:00–14:00'], clock: ['09:56–14:42'], agreed: 240 };
    const day = { plan: ['10:00–18:00'], clock: [week === 3 ? '09:50–19:30' : '10:00–18:09'] };
    return date === '2026-10-14' ? { ...day, terms: full() } : day;
  }),
  month('leave, a holiday, Sundays and a rest day', full(), (weekday, week, date) => {
    if (week === 1) return { leave: 'AnnualLeave' };
    if (date === '2026-10-20' || date === '2026-10-21') return { leave: 'SickLeave' };
    if (date === '2026-10-17') return { isRest: true, clock: ['08:00–17:20'] };
    if (date === '2026-10-18') return { isRest: true };
    const isFree = week === 4 ? weekday === 1 || weekday === 2 : isWeekend(weekday);
    return isFree ? { isRest: true } : { plan: ['08:00–16:00'], clock: ['07:55–16:20'] };
  }),
];
