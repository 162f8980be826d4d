/* npm run sbom [-- FILE]: the software bill of materials of what Horae ships with, as CycloneDX JSON. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './environment.mjs';
import { lockedPackages } from './lock-file.mjs';

// Part of npm: reads the lock file alone, without the network or installed packages. Its --omit dev also omits packages
// that one workspace ships and another uses in development.
const command = 'npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --offline';
const npm = spawnSync(command, { cwd: root, encoding: 'utf8', shell: true, maxBuffer: 64_000_000 });
if (npm.status !== 0) fail(`npm could not write the bill of materials: ${npm.stderr.trim()}`);

const bill = JSON.parse(npm.stdout);
const shipped = new Set(
  lockedPackages().flatMap(({ isShipped, name, version }) => (isShipped ? `${name}@${version}` : [])),
);
const isOwn = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:private');
bill.components = bill.components.filter((part) => isOwn(part) || shipped.has(part['bom-ref']));
const kept = new Set([bill.metadata.component, ...bill.components].map((part) => part['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
// npm writes 1.5, of which every bill is one of 1.6, too.
bill.$schema = 'http://cyclonedx.org/schema/bom-1.6.schema.json';
bill.specVersion = '1.6';
// npm names the folder.
bill.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
const text = `${JSON.stringify(bill, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
