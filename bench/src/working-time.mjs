import { buildWorkingTime } from '../../scripts/build-working-time.mjs';

const employees = 1000;
const minute = 60_000;
// Four and a half weeks make a month.
const mondays = ['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'];

/** Classifying a month of a large hotel: CPU time of its single thread, with the data in memory. */
export async function benchWorkingTime() {
  const { classifyWeek, greekHotels2025 } = await import(await buildWorkingTime('index'));
  const weeks = Array.from({ length: employees }, (_, employee) =>
    mondays.map((monday) => weekOf(employee, monday)),
  ).flat();
  const before = process.cpuUsage();
  let minutes = 0;
  let stretches = 0;
  for (const week of weeks) {
    const { workedMinutes, days } = classifyWeek(week, greekHotels2025);
    minutes += workedMinutes;
    for (const { totals } of days) stretches += totals.trail.length + totals.overlays.length;
  }
  const { user, system } = process.cpuUsage(before);
  return [
    {
      what: '1 000 employees × a month classified, first time',
      value: (user + system) / 1000,
      unit: 'ms CPU',
      budget: 1000,
    },
    { what: 'worked hours in them', value: Math.round(minutes / 60), unit: '' },
    { what: 'stretches in the trail', value: stretches, unit: '' },
    ...(await matching()),
  ];
}

/** Pairing the punches of the same month and matching them to shifts. */
async function matching() {
  const { pairPunches } = await import(await buildWorkingTime('index'));
  const policy = { longestSession: 960, matchWithin: 240, doubleTapSeconds: 60 };
  const months = Array.from({ length: employees }, (_, employee) => monthOf(employee));
  const before = process.cpuUsage();
  let matched = 0;
  for (const { punches, shifts } of months)
    matched += pairPunches(punches, shifts, policy).sessions.filter(({ shift }) => shift !== null).length;
  const { user, system } = process.cpuUsage(before);
  return [
    {
      what: '1 000 employees × a month of punches paired and matched, first time',
      value: (user + system) / 1000,
      unit: 'ms CPU',
      budget: 1000,
    },
    { what: 'sessions matched with a shift', value: matched, unit: '' },
  ];
}

/** The shifts of a month with an in and an out each, slightly early or late, and occasionally without a direction. */
function monthOf(employee) {
  const shifts = mondays
    .flatMap((monday) => weekOf(employee, monday).days.flatMap(({ segments }) => segments))
    .map(({ from, to }, id) => ({ id, from, to }));
  const punches = shifts.flatMap(({ id, from, to }) => {
    const off = (((employee + id) % 23) - 11) * minute;
    const direction = (one) => ((employee + id) % 9 === 0 ? null : one);
    return [
      { id: id * 2, at: from + off, direction: direction('in') },
      { id: id * 2 + 1, at: to - off, direction: direction('out') },
    ];
  });
  return { shifts, punches };
}

/** Five shifts of every kind a hotel has: early, late, night and split, some of them too long. */
function weekOf(employee, monday) {
  const days = Array.from({ length: 5 }, (_, i) => {
    const midnight = Date.parse(`${monday}T00:00+03:00`) + i * 1440 * minute;
    const span = (from, to) => ({ from: midnight + from * minute, to: midnight + to * minute });
    const longer = (employee + i) % 7 === 0 ? 120 : 0;
    const shifts = [
      [span(420, 900 + longer)],
      [span(900, 1380 + longer)],
      [span(1380, 1860 + longer)],
      [span(660, 900), span(1140, 1380 + longer)],
    ];
    return {
      referenceDate: new Date(Date.parse(monday) + i * 1440 * minute).toISOString().slice(0, 10),
      segments: shifts[employee % shifts.length],
      unpaidBreaks: [span(720, 740)],
      overtimeDeclaredMinutes: employee % 3 === 0 ? 60 : 0,
    };
  });
  return {
    zone: 'Europe/Athens',
    weekStart: monday,
    contract: { kind: 'full', weekDays: 5, breakInsideWork: employee % 2 === 0 },
    context: { mandatoryHolidays: ['2026-09-14'] },
    days,
  };
}
