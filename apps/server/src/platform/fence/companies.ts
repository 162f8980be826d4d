import { AsyncLocalStorage } from 'node:async_hooks';

/** The hotels whose rows the database shows and lets change: some, or all. */
export type Companies = 'all' | readonly number[];

const current = new AsyncLocalStorage<Companies>();

/** Does work for these hotels only: each transaction of the server's role that begins in it is fenced to them. */
export function withCompanies<T>(companies: Companies, work: () => PromiseLike<T>): Promise<T> {
  // Awaited here, because Drizzle sends a statement only when somebody waits for it.
  return current.run(companies, async () => await work());
}

/** Does work that concerns no hotel in particular, such as logging in. */
export const withAllCompanies = <T>(work: () => PromiseLike<T>): Promise<T> => withCompanies('all', work);

/** The hotels of the work under way; none unless `withCompanies` says so. */
export const currentCompanies = (): Companies => current.getStore() ?? [];

/** The setting that the policies of the tables read. */
export const companiesSetting = 'horae.companies';

/** Begins a transaction that is fenced to the hotels of the work under way; one message to the database. */
export function beginFenced(begin = 'begin'): string {
  const companies = currentCompanies();
  // Numbers only, so nothing in them can be SQL.
  const value = companies === 'all' ? companies : `{${companies.map(Number).join(',')}}`;
  return `${begin}; set local ${companiesSetting} = '${value}'`;
}
