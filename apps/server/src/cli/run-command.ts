import { readSettings, type Settings } from '#platform/settings';
import { type StartedDatabase, startDatabase } from '#platform/start-database';
import { schema } from '../schema';

const say = (line: string) => void process.stdout.write(`${line}\n`);

export interface Command {
  settings: Settings;
  database: StartedDatabase;
  say: (line: string) => void;
}

/** Runs a command on the configured database, by default also beside a running server; prints failures in one line. */
export async function runCommand(
  work: (command: Command) => Promise<void>,
  { joinsRunning = true }: { joinsRunning?: boolean } = {},
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const database = await startDatabase(settings, schema, say, { joinsRunning, asOwner: true });
    try {
      await work({ settings, database, say });
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
