import type { PoolConfig } from 'pg';
import type { HttpError } from '../errors';

/** What a thread is started with. */
export interface ThreadOrder {
  job: string;
  /** Plain data. */
  input: unknown;
  connection: Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'> & {
    password?: string | undefined;
  };
}

/** What a thread sends before it ends. */
export type ThreadMessage =
  | { answer: Uint8Array }
  | { refused: Pick<HttpError, 'status' | 'code' | 'message' | 'more'> }
  | { failed: Error };
