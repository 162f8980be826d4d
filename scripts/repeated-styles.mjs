import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './environment.mjs';

/**
 * How many rules of style modules may have the body of rules in two other modules. It is lowered, never raised: what
 * several modules need is a class in `apps/web/src/platform/shared-classes.css`.
 */
const limit = 755;
/** How far the number may be below the limit before the limit must be lowered. */
const slack = 10;

/**
 * Returns the rules whose body stands in at least three modules.
 * @param modules path and text of each module
 * @returns a list of `{ body, rules }`, the most frequent first; a rule is `{ path, selector }`
 */
export function repeatedStyles(modules) {
  const byBody = new Map();
  for (const [path, text] of modules) {
    for (const { selector, body } of rulesOf(text)) {
      if (!byBody.has(body)) byBody.set(body, []);
      byBody.get(body).push({ path, selector });
    }
  }
  return [...byBody]
    .map(([body, rules]) => ({ body, rules }))
    .filter(({ rules }) => new Set(rules.map(({ path }) => path)).size >= 3)
    .sort((one, other) => other.rules.length - one.rules.length);
}

/** Returns each rule with its own declarations, those in media queries too; steps of animations are none. */
function rulesOf(text) {
  const rules = [];
  const open = [];
  let part = '';
  for (const sign of text.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (sign === '{') {
      open.push(part.split(';').at(-1).trim().replaceAll(/\s+/g, ' '));
      part = '';
    } else if (sign === '}') {
      const selector = open.pop();
      const body = part
        .split(';')
        .map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '))
        .filter(Boolean)
        .join('; ');
      if (body && !open.some((outer) => outer.startsWith('@keyframes'))) rules.push({ selector, body });
      part = '';
    } else part += sign;
  }
  return rules;
}

function readModules() {
  const files = ['apps/web/src', 'packages/timeline/src'].flatMap((directory) =>
    readdirSync(join(root, directory), { recursive: true }).map((path) => join(directory, path)),
  );
  const modules = files.filter((path) => path.endsWith('.module.css'));
  return new Map(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Returns why a number of repeated rules is refused, or nothing. */
export function refusalOf(count, most = limit) {
  if (count > most)
    return `${count} rules repeat the body of two other modules, at most ${most} may: take a class of shared-classes.css (--list shows them).`;
  if (count < most - slack)
    return `Only ${count} rules repeat the body of two other modules: lower the limit from ${most}.`;
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const modules = readModules();
  const repeated = repeatedStyles(modules);
  const count = repeated.reduce((sum, { rules }) => sum + rules.length, 0);
  if (process.argv.includes('--list')) {
    for (const { body, rules } of repeated) {
      process.stdout.write(`${rules.length} × ${body}\n`);
      for (const { path, selector } of rules) process.stdout.write(`    ${path} ${selector}\n`);
    }
  }
  const refusal = modules.size === 0 ? 'No style module was found.' : refusalOf(count);
  process.stdout.write(
    `${modules.size} style modules, ${count} rules repeat the body of two others, at most ${limit} may\n`,
  );
  if (refusal) process.stderr.write(`${refusal}\n`);
  process.exit(refusal ? 1 : 0);
}
