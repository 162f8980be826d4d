/* npm run licences: writes docs/licences.md, the licences of all packages that Horae ships with. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, root } from './environment.mjs';
import { lockedPackages } from './lock-file.mjs';

export const licencesPage = join(root, 'docs', 'licences.md');

/** Licences under which a package may ship with software under Apache-2.0. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages under another licence, each with the reason why they may ship. */
const exceptions = {
  'ical.js': {
    licence: 'MPL-2.0',
    reason: 'The MPL covers the files of ical.js alone. They ship unchanged, and their source is on the registry.',
  },
};

/** Whether an SPDX expression allows shipping: one side of each OR, both of each AND. */
export function isPermissive(expression) {
  const tokens = String(expression ?? '').match(/\(|\)|[^()\s]+/g) ?? [];
  let at = 0;
  const either = () => {
    let allowed = both();
    while (tokens[at] === 'OR') {
      at += 1;
      allowed = both() || allowed;
    }
    return allowed;
  };
  const both = () => {
    let allowed = one();
    while (tokens[at] === 'AND') {
      at += 1;
      allowed = one() && allowed;
    }
    return allowed;
  };
  const one = () => {
    const words = [];
    if (tokens[at] === '(') {
      at += 1;
      const allowed = either();
      at += 1;
      return allowed;
    }
    while (at < tokens.length && !/^(OR|AND|\(|\))$/.test(tokens[at])) words.push(tokens[at++]);
    return permissive.has(words.join(' '));
  };
  const allowed = either();
  return allowed && at === tokens.length;
}

/** The shipped packages by name, and a sentence about each whose licence does not allow shipping it. */
export function readLicences(packages = lockedPackages()) {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const rows = [...new Set(shipped.map(({ name, version, license }) => JSON.stringify([name, version, license])))]
    .map((row) => JSON.parse(row))
    .toSorted(([a, v], [b, w]) => (a === b ? v.localeCompare(w, 'en') : a < b ? -1 : 1));
  const faults = rows
    .filter(([name, , licence]) => !isPermissive(licence) && exceptions[name]?.licence !== licence)
    .map(
      ([name, version, licence]) => `${name} ${version} is under ${licence ?? 'no stated licence'}, and may not ship.`,
    );
  const unused = Object.entries(exceptions)
    .filter(
      ([name, { licence }]) => !rows.some(([shippedName, , stated]) => name === shippedName && stated === licence),
    )
    .map(([name, { licence }]) => `No package ${name} under ${licence} is shipped: remove its exception.`);
  return { rows, faults: [...faults, ...unused] };
}

export function licencesText({ rows }) {
  const counts = new Map();
  for (const [, , licence] of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts]
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([licence, count]) => `${count} × ${licence}`);
  const cell = (text) => String(text).replaceAll('|', '\\|');
  return `# Licences

Horae is under Apache-2.0 ([LICENSE](../LICENSE)). It ships with the packages below, each under its own licence, whose text is in its folder in \`node_modules\`. Drawn by \`npm run licences\` from \`package-lock.json\`; a test fails when the page is out of date, or when a licence does not allow shipping the package.

${rows.length} packages: ${summary.join(', ')}.

Exceptions:

${Object.entries(exceptions)
  .map(([name, { licence, reason }]) => `- **${name}** (${licence}): ${reason}`)
  .join('\n')}

| package | version | licence |
|---|---|---|
${rows.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const licences = readLicences();
  if (licences.faults.length > 0) fail(licences.faults.join('\n'));
  writeFileSync(licencesPage, licencesText(licences));
  process.stdout.write(`docs/licences.md lists ${licences.rows.length} packages.\n`);
}
