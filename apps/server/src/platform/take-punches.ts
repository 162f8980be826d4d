import type { Database } from './database';

/** A punch to be added, with the key that identifies it if it is sent again. */
export interface NewPunch {
  employeeId: number;
  at: Date;
  direction: 'in' | 'out' | null;
  source: 'web' | 'kiosk' | 'terminal' | 'file' | 'correction';
  key: string;
  /** The zone of the clock the employee saw; defaults to the hotel's. */
  zone?: string | null;
  deviceId?: number | null;
  skewSeconds?: number | null;
  /** Whether it only counts as worked and is not declared. */
  hasNoCard?: boolean;
  replaces?: number | null;
  isVoid?: boolean;
  reason?: string | null;
  authorId?: number | null;
}

/** Adds punches and updates the attendance they change, in one transaction; returns the new ones. */
export type TakePunches = (
  tx: Database,
  hotel: { companyId: number; timeZone: string },
  punches: NewPunch[],
) => Promise<{ id: number; key: string }[]>;
