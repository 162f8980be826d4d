import { findBinaries } from './binaries';
import type { PostgresConnection } from './connection';
import { homeFiles, prepareHome } from './home-directory';
import { ensureCluster } from './init-cluster';
import { keepRunning } from './keep-running';
import { rotateLog } from './server-log';

export interface RunningPostgres {
  connection: PostgresConnection;
  clusterDirectory: string;
  dataDirectory: string;
  stop: () => Promise<void>;
}

export interface StartOptions {
  /** The data directory of Horae; the database is stored in a directory inside it. */
  directory: string;
  log: (line: string) => void;
  /** How long a database whose Horae was killed waits for the next one. */
  orphanGraceSeconds?: number;
}

/** Another Horae has the data directory, and with it the database. */
export class DataDirectoryInUse extends Error {}

const rotationMs = 10 * 60_000;

/** Starts the embedded database, or takes over one that a killed Horae left, and keeps it running until `stop`. */
export async function startPostgres({
  directory,
  log,
  orphanGraceSeconds = 5,
}: StartOptions): Promise<RunningPostgres> {
  const home = await prepareHome(directory, log);
  const binaries = await findBinaries(home.directory, home.user);
  const cluster = await ensureCluster(home, binaries);
  const kept = await keepRunning({ home, binaries, cluster, log, graceSeconds: orphanGraceSeconds });
  if (!kept) {
    throw new DataDirectoryInUse(
      `Another Horae is already using ${directory}. Stop it, or set HORAE_DATA_DIR to another directory.`,
    );
  }
  const rotate = () => rotateLog(homeFiles(home).log).catch((error: Error) => log(error.message));
  const rotation = setInterval(() => void rotate(), rotationMs).unref();
  return {
    connection: kept.connection,
    clusterDirectory: cluster,
    dataDirectory: directory,
    stop: () => {
      clearInterval(rotation);
      return kept.stop();
    },
  };
}
