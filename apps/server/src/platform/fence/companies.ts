import { AsyncLocalStorage } from 'node:async_hooks';

/** The hotels whose rows the database shows and lets change: some, or all. */
export type Companies = 'all' | readonly number[];

/** Whether a hotel is among them. */
export const isAmong = (companies: Companies, companyId: number): boolean =>
  companies === 'all' || companies.includes(companyId);

interface Fenced {
  companies: Companies;
  /** Whose work it is; null for work of the server itself. */
  accountId: number | null;
  /** The path of the call that it answers; null for reading, and for work of the server itself. */
  call: string | null;
}

const current = new AsyncLocalStorage<Fenced>();

/**
 * Does work for these hotels only: each transaction of the server's role that begins in it is fenced to them, and what
 * follows from its changes is known to be of this account and to come from this call.
 */
export function withCompanies<T>(
  companies: Companies,
  work: () => PromiseLike<T>,
  accountId: number | null = null,
  call: string | null = null,
): Promise<T> {
  // Awaited here, because Drizzle sends a statement only when somebody waits for it.
  return current.run({ companies, accountId, call }, async () => await work());
}

/** Does work that concerns no hotel in particular, such as logging in. */
export const withAllCompanies = <T>(work: () => PromiseLike<T>): Promise<T> => withCompanies('all', work);

/** The hotels of the work under way; none unless `withCompanies` says so. */
export const currentCompanies = (): Companies => current.getStore()?.companies ?? [];

/** The account whose work is under way; null for work of the server itself. */
export const currentAccount = (): number | null => current.getStore()?.accountId ?? null;

/** The path of the call under way that may change something. */
export const currentCall = (): string | null => current.getStore()?.call ?? null;

/** The setting that the policies of the tables read. */
export const companiesSetting = 'horae.companies';

/** The setting that the triggers of derived data read: whose change it is. */
export const accountSetting = 'horae.account';

/** The setting that the triggers of the roster's history read: by which call a change came. */
export const callSetting = 'horae.call';

/** The setting that turns the triggers of the roster's history off: what is erased must not become a version. */
export const historySetting = 'horae.history';

/** Begins a transaction that is fenced to the hotels of the work under way; one message to the database. */
export function beginFenced(begin = 'begin'): string {
  const companies = currentCompanies();
  // Numbers only, so nothing in them can be SQL.
  const value = companies === 'all' ? companies : `{${companies.map(Number).join(',')}}`;
  const accountId = currentAccount();
  const account = accountId === null ? '' : `; set local ${accountSetting} = '${Number(accountId)}'`;
  const call = currentCall();
  // A path of a contract, which never has a quote.
  const way = call === null ? '' : `; set local ${callSetting} = '${call}'`;
  return `${begin}; set local ${companiesSetting} = '${value}'${account}${way}`;
}
