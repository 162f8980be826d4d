import type { ReactNode } from 'react';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { BlankFrame } from './blank-frame';
import { Frame } from './frame';

/** The whole frame for the signed-in; the few pages open to all stand alone for others. */
export function PageFrame({ children }: { children: ReactNode }) {
  return useStore(session) ? <Frame>{children}</Frame> : <BlankFrame>{children}</BlankFrame>;
}
