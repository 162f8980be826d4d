import type { RouteContract } from '@horae/contract/route';
import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { columnsMediaType } from '@horae/contract/scheduling/staff-columns';
import { createZone } from '@horae/local-time/zone';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { callForResponse } from '#platform/api';
import { readError } from '#platform/read-error';
import { readObject } from '#platform/read-value';
import { type Board, boardOf } from './model/board.rules';
import { readCalendar } from './model/read-calendar.rules';

/** A board with its ETag and the roster version it was read at. */
export interface TaggedBoard {
  board: Board;
  tag: string | null;
  version: string | null;
}

interface Fetching {
  queryKey: QueryKey;
  client: QueryClient;
  signal: AbortSignal;
}

/** The account may not see the requested unit, although the server replied 200. */
export class CalendarWithheld extends Error {
  override name = 'CalendarWithheld';
}

/** The unit calendar signals "no access" with an empty reply, or one without people. */
function isNothing(answer: unknown): boolean {
  return !readObject(answer) || !('resources' in (answer as object));
}

/** Fetches a board with the cached ETag; an unchanged calendar is neither sent nor parsed again. */
export async function fetchBoard(
  contract: RouteContract,
  body: unknown,
  timeZone: string,
  fetching: Fetching,
): Promise<TaggedBoard> {
  const { queryKey, client, signal } = fetching;
  const current = client.getQueryData<TaggedBoard>(queryKey);
  const headers = { accept: columnsMediaType, ...(current?.tag && { 'if-none-match': current.tag }) };
  const response = await callForResponse(contract, { body }, { signal, headers });
  const version = response.headers.get('roster-version');
  if (response.status === 304 && current) return { ...current, version };
  if (!response.ok) throw await readError(response);
  const text = await response.text();
  const sent: unknown = text === '' ? null : JSON.parse(text);
  if (contract === organisationUnitCalendarContract.ofUnit && isNothing(sent)) throw new CalendarWithheld();
  const answer = await readCalendar(sent, createZone(timeZone));
  return { board: boardOf(answer, current?.board), tag: response.headers.get('etag'), version };
}

const fiveMinutes = 300_000;
const isOld = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > fiveMinutes ? ('always' as const) : false;

/** Cache options of all boards: stale ones are refetched when the window regains focus. */
export const boardOptions = {
  structuralSharing: false,
  refetchOnWindowFocus: isOld,
  refetchOnReconnect: 'always',
  gcTime: fiveMinutes * 2,
} as const;

/** The key prefix of all loaded boards of a hotel, across calendars. */
export const everyBoard = (hotel: number): QueryKey => ['roster', hotel];
