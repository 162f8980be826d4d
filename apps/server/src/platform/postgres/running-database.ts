import { findBinaries } from './binaries';
import { connectionTo, type PostgresConnection } from './connection';
import { prepareHome } from './home-directory';
import { ensureCluster } from './init-cluster';
import { livingPostmaster } from './postmaster';

/** Returns the connection of the embedded database that another Horae runs on this data directory, if any. */
export async function runningDatabase(
  directory: string,
  log: (line: string) => void,
): Promise<{ connection: PostgresConnection; clusterDirectory: string } | undefined> {
  const home = await prepareHome(directory, log);
  const clusterDirectory = await ensureCluster(home, await findBinaries(home.directory, home.user));
  const postmaster = await livingPostmaster(clusterDirectory);
  return postmaster && { connection: await connectionTo(home.directory, postmaster), clusterDirectory };
}
