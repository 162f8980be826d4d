import type { Database } from './database';

/** A punch on its way into the stream, with the key by which it is known when it comes again. */
export interface NewPunch {
  employeeId: number;
  at: Date;
  direction: 'in' | 'out' | null;
  source: 'web' | 'kiosk' | 'terminal' | 'file' | 'correction';
  key: string;
  /** Whose wall clock the person saw; otherwise the hotel's. */
  zone?: string | null;
  deviceId?: number | null;
  skewSeconds?: number | null;
  replaces?: number | null;
  isVoid?: boolean;
  reason?: string | null;
  authorId?: number | null;
}

/** Adds punches and works out the attendance they change, in one transaction; answers those that are new. */
export type TakePunches = (
  tx: Database,
  hotel: { companyId: number; timeZone: string },
  punches: NewPunch[],
) => Promise<{ id: number; key: string }[]>;
