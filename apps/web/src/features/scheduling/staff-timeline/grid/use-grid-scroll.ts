import type { ScrollPosition, TimelineHandle, Zoom } from '@horae/timeline';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const hour = 3_600_000;

interface GridScroll {
  handle: RefObject<TimelineHandle | null>;
  zoom: Zoom;
  /** The first instant shown. */
  start: number;
  /** The instant one hour after the left edge of an opening day; null until known. */
  dayOpensAt: number | null;
}

/** Each zoom keeps its scroll position while the screen is open; a day opens at its first shift or at now. */
export function useGridScroll({ handle, zoom, start, dayOpensAt }: GridScroll) {
  const places = useRef(new Map<Zoom, ScrollPosition>());
  const isGesture = useRef(false);
  const openedDay = useRef<number>(undefined);

  useLayoutEffect(() => {
    const place = places.current.get(zoom);
    // Zooming by wheel or pinch keeps the date under the pointer instead.
    if (place && !isGesture.current) handle.current?.scrollTo(place);
    isGesture.current = false;
  }, [handle, zoom]);

  useEffect(() => {
    if (zoom !== 'day' || dayOpensAt === null || openedDay.current === start) return;
    openedDay.current = start;
    // The grid measures itself in one frame and renders in the next.
    const show = () => handle.current?.showInstant(dayOpensAt - hour);
    requestAnimationFrame(() => requestAnimationFrame(show));
  }, [handle, zoom, start, dayOpensAt]);

  return {
    onScroll() {
      const place = handle.current?.scroll();
      if (place) places.current.set(zoom, place);
    },
    byGesture() {
      isGesture.current = true;
    },
  };
}
