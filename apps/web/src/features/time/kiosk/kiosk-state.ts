import { createStore } from '#platform/store';
import type { KioskSettings } from './kiosk-store';

interface KioskLink {
  /** `revoked`: the server no longer accepts the key. */
  phase: 'loading' | 'unpaired' | 'paired' | 'revoked';
  settings: KioskSettings;
  isOnline: boolean;
  isSyncing: boolean;
  /** The number of punches queued on this tablet. */
  waiting: number;
}

/** The state of the kiosk and its connection. */
export const link = createStore<KioskLink>({
  phase: 'loading',
  settings: {},
  isOnline: true,
  isSyncing: false,
  waiting: 0,
});

export const changeLink = (part: Partial<KioskLink>): void => link.set({ ...link.get(), ...part });
