import type { Database } from '#platform/database';
import { lockPublished, type PublishedItem, readPublishedById } from '../shifts/planned-items.reads';
import { lockOpen, type OpenItem, readOpenById } from './open-shifts.store';

/** A published item of a person or of nobody. */
export type AnyPublished = PublishedItem | OpenItem;

type Hotel = Parameters<typeof readOpenById>[1];

/** The published items with these ids, open shifts among them, locked until the transaction ends. */
export const lockItemsById = async (tx: Database, hotel: Hotel, ids: readonly number[]): Promise<AnyPublished[]> =>
  ids.length === 0 ? [] : [...(await lockPublished(tx, hotel, ids)), ...(await lockOpen(tx, hotel, ids))];

/** The same, without a lock. */
export const readItemsById = async (db: Database, hotel: Hotel, ids: readonly number[]): Promise<AnyPublished[]> =>
  ids.length === 0 ? [] : [...(await readPublishedById(db, hotel, ids)), ...(await readOpenById(db, hotel, ids))];
