import type { ChangeTopic } from '@horae/contract/core/live.contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type PoolConfig } from 'pg';
import type { Account } from '#platform/account';
import { seesAllHotels } from '#platform/database';
import { mayCall } from '#platform/may-call';
import { rosterVersions } from './live.table';

type OnRoster = (version: number) => void;
type OnChange = (topic: ChangeTopic) => void;

export interface DatabaseChanges {
  /** Calls back with the hotel's version after each change, once per commit; returns the unsubscribe function. */
  subscribe: (companyId: number, listener: OnRoster) => () => void;
  /** Calls back with the topic of each change that concerns the account; returns the unsubscribe function. */
  subscribeAccount: (account: Account, listener: OnChange) => () => void;
  close: () => Promise<void>;
}

const retryMilliseconds = 1000;
const connectMilliseconds = 10_000;
const keepAliveMilliseconds = 10_000;

/** Listens on a connection of its own, which must not go through a pooler; after a lost connection every subscriber receives the current state. */
export function listenToDatabase(direct: PoolConfig): DatabaseChanges {
  const rosters = new Map<number, Set<OnRoster>>();
  const accounts = new Set<{ account: Account; listener: OnChange }>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tellRoster = (companyId: number, version: number) => {
    for (const listener of rosters.get(companyId) ?? []) listener(version);
  };
  const tell = (topic: ChangeTopic, audience: string) => {
    for (const { account, listener } of accounts) if (concerns(audience, account)) listener(topic);
  };
  const connect = async (isAgain: boolean) => {
    const next = new Client({
      ...direct,
      options: [direct.options, seesAllHotels].join(' '),
      // It mostly waits, so only these notice that the database has gone without a word.
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
    });
    const lost = () => {
      if (client !== next || isClosed) return;
      client = undefined;
      retry = setTimeout(() => void connect(true), retryMilliseconds);
    };
    client = next;
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ channel, payload = '' }) => {
      const [first = '', second = ''] = payload.split(':');
      if (channel === 'roster') tellRoster(Number(first), Number(second));
      else tell(first as ChangeTopic, second);
    });
    try {
      await next.connect();
      await next.query('listen roster; listen changed');
      if (!isAgain) return;
      const { companyId, version } = rosterVersions;
      const known = await drizzle(next, { casing: 'snake_case' }).select({ companyId, version }).from(rosterVersions);
      for (const roster of known) tellRoster(roster.companyId, roster.version);
      tell('everything', 'all');
    } catch {
      await next.end().catch(() => undefined);
      lost();
    }
  };
  void connect(false);

  return {
    subscribe(companyId, listener) {
      const ofHotel = rosters.get(companyId) ?? new Set();
      rosters.set(companyId, ofHotel.add(listener));
      return () => {
        ofHotel.delete(listener);
        if (ofHotel.size === 0) rosters.delete(companyId);
      };
    },
    subscribeAccount(account, listener) {
      const entry = { account, listener };
      accounts.add(entry);
      return () => void accounts.delete(entry);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

function concerns(audience: string, account: Account): boolean {
  if (audience === 'admins') return mayCall(account, 'hotel-admin');
  return audience === 'all' || Number(audience) === account.id;
}
