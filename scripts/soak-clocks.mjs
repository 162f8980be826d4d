import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allSuites } from './all-suites.mjs';
import { buildWhatIsStale } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { fail, root } from './environment.mjs';
import { clearingAway, environmentAt, findFaketime } from './fake-clock.mjs';
import { report, strictly } from './report.mjs';

const { instants, excluded } = JSON.parse(readFileSync(join(root, 'scripts', 'clock-instants.json'), 'utf8'));

const HORAE_TEST_WITHOUT = excluded.map(({ file }) => file).join(',');

/** Runs the suites at each instant, on a machine in its zone; returns the exit code. */
export async function soakClocks(args) {
  const { chosenInstants, chosenSuites } = chosen(args);
  await buildWhatIsStale();
  const library = findFaketime();
  const CHROMIUM_PATH = await findChromium();
  const rows = [];
  for (const instant of chosenInstants) {
    for (const suite of chosenSuites) {
      process.stdout.write(`\n── ${suite.key} at ${instant.at} (${instant.name}), machine in ${instant.machine}\n`);
      const began = Date.now();
      // Each suite starts at the instant, however long the previous one took.
      const environment = { CHROMIUM_PATH, HORAE_TEST_WITHOUT, ...environmentAt(library, instant) };
      const result = await clearingAway(() => suite.run(environment));
      rows.push({ ...strictly(result), instant, key: suite.key, seconds: Math.round((Date.now() - began) / 1000) });
    }
  }
  process.stdout.write(`\n${table(rows)}\n\n`);
  return report(rows);
}

function chosen(args) {
  const values = optionsIn(args);
  if (values.zone && !isZone(values.zone)) fail(`--zone ${values.zone} is not a time zone such as Asia/Tokyo.`);
  const here = allSuites.filter(({ isHere }) => isHere?.() ?? true);
  const chosenInstants = named(instants, 'name', values.only);
  return {
    chosenInstants: values.zone ? chosenInstants.map((one) => ({ ...one, machine: values.zone })) : chosenInstants,
    chosenSuites: named(here, 'key', values.suite),
  };
}

function optionsIn(args) {
  const many = { type: 'string', multiple: true };
  try {
    return parseArgs({ args, options: { only: many, suite: many, zone: { type: 'string' } } }).values;
  } catch (error) {
    return fail(`${error.message}. The options are --only, --suite and --zone.`);
  }
}

// An unknown zone would silently be UTC.
function isZone(name) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function named(all, key, names) {
  const unknown = names?.find((name) => !all.some((one) => one[key] === name));
  if (unknown) fail(`There is no "${unknown}". Choose among: ${all.map((one) => one[key]).join(', ')}.`);
  return names ? all.filter((one) => names.includes(one[key])) : all;
}

function table(rows) {
  const heads = ['instant', 'machine in', 'suite', 'passed', 'failed', 'second try', 's'];
  const cells = rows.map(({ instant, key, passed, failed, secondTries, seconds }) =>
    [instant.name, instant.machine, key, passed, failed, secondTries.length, seconds].map(String),
  );
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at].length)));
  return [heads, ...cells]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
