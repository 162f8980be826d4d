import type { RouteContract } from '@horae/contract/route';
import { columnsMediaType } from '@horae/contract/staff-columns';
import { createZone } from '@horae/timeline';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { callForResponse } from '#platform/api';
import { readError } from '#platform/read-error';
import { type Board, boardOf } from './model/board.rules';
import { readCalendar } from './model/read-calendar.rules';

/** A board with the tag under which the server knows it, and the roster's version it was read at. */
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

/** Asks with the tag of what is held; an unchanged calendar is neither sent nor read again. */
export async function fetchBoard(
  contract: RouteContract,
  body: unknown,
  timeZone: string,
  fetching: Fetching,
): Promise<TaggedBoard> {
  const { queryKey, client, signal } = fetching;
  const held = client.getQueryData<TaggedBoard>(queryKey);
  const headers = { accept: columnsMediaType, ...(held?.tag && { 'if-none-match': held.tag }) };
  const response = await callForResponse(contract, { body }, { signal, headers });
  const version = response.headers.get('roster-version');
  if (response.status === 304 && held) return { ...held, version };
  if (!response.ok) throw await readError(response);
  const answer = readCalendar(await response.json(), createZone(timeZone));
  return { board: boardOf(answer, held?.board), tag: response.headers.get('etag'), version };
}

const fiveMinutes = 300_000;
const isOld = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > fiveMinutes ? ('always' as const) : false;

/** How every board is kept: refetched when it is old and looked at again. */
export const boardOptions = {
  structuralSharing: false,
  refetchOnWindowFocus: isOld,
  refetchOnReconnect: 'always',
  gcTime: fiveMinutes * 2,
} as const;

/** All that is loaded of a hotel, of whichever calendar. */
export const everyBoard = (hotel: number): QueryKey => ['roster', hotel];
