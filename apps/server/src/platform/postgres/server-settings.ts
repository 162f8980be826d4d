import { chmod, rename, writeFile } from 'node:fs/promises';

export interface Listening {
  /** A directory for a unix socket, or a loopback address. */
  host: string;
  port: number;
}

type Settings = Record<string, string | number>;

const common: Settings = {
  max_connections: 100,
  shared_buffers: '128MB',
  wal_level: 'replica',
  max_wal_size: '512MB',
  max_wal_senders: 0,
  // Snapshots retain the WAL they need with a temporary slot.
  max_replication_slots: 4,
  checkpoint_timeout: '15min',
  wal_compression: 'pglz',
  timezone: 'UTC',
  log_timezone: 'UTC',
  datestyle: 'ISO, YMD',
  log_checkpoints: 'off',
  // Errors of statements quote values in their messages, and Horae reports them itself.
  log_min_messages: 'log',
  // No statements or their values: the log must not contain personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: 0,
};

// One hotel group's data fits in memory, so reads need no worker processes. PostgreSQL before 18 lacks the setting.
export const embeddedSettings: Settings = { io_method: 'sync' };

/** Trades crash safety for speed; only for test databases. */
export const throwAwaySettings: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_connections: 300,
};

/** Writes the configuration; it is rewritten at each start, and `alter system` still takes precedence. */
export async function writeSettings(file: string, listening: Listening, more: Settings = {}): Promise<void> {
  const settings = { ...common, ...addresses(listening), ...more };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(String(value))}`);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, ['# Written by Horae at each start.', ...lines, ''].join('\n'));
  // The database user must be able to read it, whatever our umask is.
  await chmod(draft, 0o644);
  await rename(draft, file);
}

function addresses({ host, port }: Listening): Settings {
  if (process.platform === 'win32') return { listen_addresses: host, port };
  return {
    listen_addresses: '',
    port,
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
