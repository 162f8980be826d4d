import type { PoolConfig } from 'pg';
import type { HttpError } from '../errors';
import type { Companies } from '../fence/companies';

/** What a thread is started with. */
export interface ThreadOrder {
  job: string;
  /** Plain data. */
  input: unknown;
  /** The hotels it may reach. */
  companies: Companies;
  /** Whose work it is. */
  accountId: number | null;
  /** The path of the call that it answers. */
  call: string | null;
  /** Whether a pooler of transactions stands between. */
  isPooled: boolean;
  connection: Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database' | 'options'> & {
    password?: string | undefined;
  };
}

/** What a thread sends before it ends. */
export type ThreadMessage =
  | { answer: Uint8Array }
  | { refused: Pick<HttpError, 'status' | 'code' | 'message' | 'more'> }
  | { failed: Error };
