import type { ReactNode } from 'react';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { BlankFrame } from './blank-frame';
import { Frame } from './frame';

/** The full frame for signed-in users; for others, the few pages that are open to all have a blank one. */
export function PageFrame({ children }: { children: ReactNode }) {
  return useStore(session) ? <Frame>{children}</Frame> : <BlankFrame>{children}</BlankFrame>;
}
