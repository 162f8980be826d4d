import { isMissingBrowserBuild, webDirectory } from '#platform/places';
import { readSettings } from '#platform/settings';
import { startServer } from './start-server';
import { stopOnSignals } from './stop-on-signals';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const settings = readSettings(process.env);
  const directory = isMissingBrowserBuild() ? undefined : webDirectory;
  const server = await startServer({ settings, webDirectory: directory, log: say });
  stopOnSignals(server.stop, say);
  if (!server.hasAccounts)
    say('There are no accounts yet. Create an administrator with  npm run admin -- --email you@example.com');
  say(`Horae is ready at ${server.address}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
