import { helpOf } from './command-help.mjs';
import { requireNode } from './environment.mjs';

// `npm run seed -- …` passes the name of the command, then its arguments.
requireNode();
const [name] = process.argv.splice(2, 1);
if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  process.stdout.write(helpOf(name === 'import-punches' ? 'import:punches' : name));
} else {
  const { prepareCommand } = await import('./prepare-command.mjs');
  await prepareCommand();
  await import(`../apps/server/dist/cli/${name}.js`);
}
