import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#platform/store';
import { type HeadSlots, headSlots } from './head-slots';

interface HeadPartProps {
  slot: keyof HeadSlots;
  children: ReactNode;
}

/** A part of a list that the head holds on phones; otherwise it stays where it is. */
export function HeadPart({ slot, children }: HeadPartProps) {
  const place = useStore(headSlots)?.[slot];
  return place ? createPortal(children, place) : children;
}
