import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { requireNode, root } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// Proves that the sample applications can be deleted: a copy of the tree without their folders is built, checked and
// tested.
requireNode();
installIfMissing();

const isOfDemoApps = (path) => path.split('/').some((part) => /^(demo-apps(\.json)?|\(demo-apps\))$/.test(part));

const node = process.execPath;
const vitest = [node, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
const steps = [
  // Also regenerates the route tree, which the type check needs.
  ['build', node, 'scripts/build-all.mjs'],
  ['types', node, 'scripts/types.mjs'],
  ['import rules', node, 'scripts/imports.mjs'],
  ['page of what follows from what', ...vitest, '--project', 'server', 'derived/page', '--update'],
  ['unit and server', ...vitest, '--project', 'server', '--project', 'web', '--project', 'contract'],
];

const copy = mkdtempSync(join(tmpdir(), 'horae-without-demo-apps-'));
try {
  copyTree();
  linkPackages();
  const failed = steps.filter(([name, ...command]) => !passes(name, command)).map(([name]) => name);
  process.stdout.write(
    failed.length > 0 ? `\nWithout demo-apps failed: ${failed.join(', ')}\n` : '\nAll passes without demo-apps.\n',
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function passes(name, [command, ...args]) {
  process.stdout.write(`\n── without demo-apps: ${name}\n`);
  return spawnSync(command, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Copies every file of the working tree except the folders of the sample applications. */
function copyTree() {
  const listing = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0'),
  );
  const made = new Set();
  for (const file of listing.split('\0')) {
    if (!file || deleted.has(file) || isOfDemoApps(file)) continue;
    const target = join(copy, file);
    if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    made.add(dirname(target));
    copyFileSync(join(root, file), target);
  }
}

/** Links the installed packages; workspace links lead to the copy, because they are relative. */
function linkPackages() {
  for (const workspace of ['.', ...workspacesIn('apps'), ...workspacesIn('packages')]) {
    const installed = join(root, workspace, 'node_modules');
    if (!existsSync(installed)) continue;
    for (const entry of readdirSync(installed).filter((name) => !name.startsWith('.') || name === '.bin')) {
      if (entry === '@horae')
        for (const own of readdirSync(join(installed, entry))) link(join(workspace, 'node_modules', entry, own));
      else link(join(workspace, 'node_modules', entry));
    }
  }
}

function workspacesIn(folder) {
  return readdirSync(join(root, folder)).map((name) => join(folder, name));
}

function link(path) {
  const original = join(root, path);
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  symlinkSync(path.includes('@horae') ? readlinkSync(original) : original, join(copy, path));
}
