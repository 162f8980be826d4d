import type { ScrollPosition, TimelineHandle, Zoom } from '@horae/timeline';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const hour = 3_600_000;

interface GridScroll {
  handle: RefObject<TimelineHandle | null>;
  zoom: Zoom;
  /** The first instant shown. */
  start: number;
  /** Where a day opens: an hour before this. Null while not known. */
  dayOpensAt: number | null;
}

/** Each zoom keeps its place while the screen is open; a day opens at its first shift or at now. */
export function useGridScroll({ handle, zoom, start, dayOpensAt }: GridScroll) {
  const places = useRef(new Map<Zoom, ScrollPosition>());
  const isGesture = useRef(false);
  const openedDay = useRef<number>(undefined);

  useLayoutEffect(() => {
    const place = places.current.get(zoom);
    // A zoom by wheel or fingers keeps the date under them instead.
    if (place && !isGesture.current) handle.current?.scrollTo(place);
    isGesture.current = false;
  }, [handle, zoom]);

  useEffect(() => {
    if (zoom !== 'day' || dayOpensAt === null || openedDay.current === start) return;
    openedDay.current = start;
    // The grid measures itself in one frame and is drawn in the next.
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
