import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/environment.mjs';

const checks = 200;
const together = 10;

/** The check of the browser while ghosts hover: of one shift over a week, and of ten people's shifts moved as one. */
export async function benchGhost(rules, days) {
  const load = async (...path) => (await runnerImport(join(root, ...path), { configFile: false })).module;
  const { newFindings } = await load('apps', 'web', 'src', 'roster', 'planning', 'model', 'plan-check.rules.ts');
  const { createZone } = await load('packages', 'local-time', 'src', 'zone.ts');
  const plan = { rules, drafts: [], zone: createZone('Europe/Athens') };
  const people = rules.people.filter(({ work }) => work.length > 0);
  const cost = (size) => {
    const before = process.cpuUsage();
    for (let at = 0; at < checks; at += 1) {
      const start = (at * size) % (people.length - size);
      newFindings(plan, people.slice(start, start + size).map(ghostOn(days[at % days.length], at % 24)));
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / checks;
  };
  return [
    { what: 'the check of a ghost', unit: 'ms CPU', value: cost(1), budget: 4 },
    { what: `the check of ${together} ghosts that move as one`, unit: 'ms CPU', value: cost(together) },
  ];
}

const ghostOn =
  (day, hour) =>
  ({ employeeId, work }) => ({
    id: work[0][0],
    item: {
      employeeId,
      typeOfShift: 'Regular',
      start: `${day}T${String(hour).padStart(2, '0')}:00`,
      end: `${day}T23:59`,
      breakMinutes: 30,
      jobTitle: null,
      skill: null,
    },
  });
