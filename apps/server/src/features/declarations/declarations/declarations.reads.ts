import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { erganiSettings } from './declarations.table';

/** Minutes after a punch within which its work card is in time. */
export const cardMinutes = 15;

/** Whether a hotel declares its work cards. */
export const sendsCards = async (db: Database, companyId: number): Promise<boolean> =>
  (await db.$count(erganiSettings, and(eq(erganiSettings.companyId, companyId), eq(erganiSettings.isSending, true)))) >
  0;
