import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandHelp, helpOf } from './command-help.mjs';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commands = Object.entries(scripts).filter(([, line]) => line.startsWith('node scripts/command.mjs '));

it('every command has its help, and every option it takes is in it', () => {
  expect(commands.map(([name]) => name).toSorted()).toEqual(Object.keys(commandHelp).toSorted());
  for (const [name, line] of commands) {
    const source = readFileSync(join(root, `apps/server/src/cli/${line.split(' ')[2]}.ts`), 'utf8');
    const [, lists = ''] = /readArguments\(([^)]*)\)/.exec(source) ?? [];
    for (const [, option] of lists.matchAll(/'([\w-]+)'/g)) expect(helpOf(name), option).toContain(`--${option}`);
  }
});

it('--help says what a command does without starting anything', () => {
  for (const flag of ['--help', '-h'])
    expect(execFileSync('node', ['scripts/command.mjs', 'admin', flag], { cwd: root, encoding: 'utf8' })).toBe(
      helpOf('admin'),
    );
});
