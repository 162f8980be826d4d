import type { TimelineHandle } from '@horae/timeline';
import { type FocusEvent, type KeyboardEvent, lazy, type RefObject, useEffect } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { useHoverCard } from '#roster/grid/use-hover-card';
import type { Guests } from '#roster/guests/use-guests';
import type { GridModel } from '#roster/model/grid-model.rules';
import { Part } from '#ui/part';
import type { GridLens } from './grid/grid-lens';
import { TimelineGrid } from './grid/timeline-grid';
import { useCollapsedGroups } from './grid/use-collapsed-groups';
import { useGridScroll } from './grid/use-grid-scroll';
import styles from './hotel-timeline.module.css';
import { type GridActions, useGridCommands } from './use-grid-commands';
import type { TimelineAddress } from './use-timeline-address';

const HoverCard = lazy(() => import('#roster/grid/hover-card').then((m) => ({ default: m.HoverCard })));

interface GridPanelProps {
  address: TimelineAddress;
  model: GridModel;
  /** The rows of the model and those of guests. */
  guests: Guests;
  kind: WindowKind;
  holidays: ReadonlyMap<string, string>;
  isLoaded: (date: string) => boolean;
  lens: GridLens | undefined;
  actions: GridActions;
  /** The shift whose details are open. */
  opened: number | undefined;
  /** Whose group is shown open: the person of the shift that is open. */
  person: number | undefined;
  /** Called when the focus moves to another shift while the details are open. */
  onFollow: ((shift: number) => void) | undefined;
  handle: RefObject<TimelineHandle | null>;
}

/** The grid and the handling of its commands. */
export function GridPanel(props: GridPanelProps) {
  const { address, model, guests, kind, holidays, isLoaded, lens, actions, opened, person, onFollow, handle } = props;
  const { zoom, period, range, days, now } = address;
  const { hover, onHover, onPointer, hide } = useHoverCard();
  const { collapsed, toggle } = useCollapsedGroups(guests.rows, model.employees.length, person);
  const isHere = range.start <= now && now < range.end;
  const firstStart = model.employees.reduce((first, row) => Math.min(first, row.firstStart), Number.POSITIVE_INFINITY);
  const dayOpensAt = isHere ? now : firstStart;
  const { onScroll, byGesture } = useGridScroll({
    handle,
    zoom,
    start: range.start,
    dayOpensAt: Number.isFinite(dayOpensAt) ? dayOpensAt : null,
  });

  const hasDetails = opened !== undefined;
  useEffect(() => {
    if (!hasDetails) return undefined;
    // The details take room from the grid, which may push the shift out of view.
    const frame = requestAnimationFrame(() => {
      document.querySelector(`[data-item="${opened}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
    // Only when they open: a moving focus scrolls by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasDetails]);

  const obey = useGridCommands({ address, actions, hide, toggle, byGesture });

  function follow({ target }: FocusEvent): void {
    if (!onFollow || !(target instanceof HTMLElement)) return;
    const bar = target.closest<HTMLElement>('[data-item]') ?? target.querySelector<HTMLElement>('[data-item]');
    const shift = Number(bar?.dataset['item']);
    if (bar && target.matches('[role="gridcell"], [data-item]')) onFollow(shift);
  }

  /**
   * Esc closes the card first, then leaves the shift; with the details open it closes those and the card. While somebody
   * plans, the selected days are given up with the card: what is deleted next must not depend on how long they looked.
   */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !hover) return;
    if (!actions.plan) event.preventDefault();
    hide();
  }

  return (
    <div
      className={styles.fill}
      role="presentation"
      onFocus={follow}
      onScrollCapture={onScroll}
      onKeyDownCapture={onKeyDown}
    >
      <TimelineGrid
        ref={handle}
        model={model}
        guests={guests}
        period={period}
        zoom={zoom}
        range={range}
        days={days}
        holidays={holidays}
        now={now}
        kind={kind}
        collapsed={collapsed}
        isLoaded={isLoaded}
        lens={lens}
        editing={actions.plan?.editing}
        counts={kind === 'desktop' ? actions.plan?.counts : undefined}
        strip={actions.plan?.strip}
        colourOf={actions.plan?.colourOf}
        onCommand={obey}
        onHover={onHover}
      />
      {hover && (
        <Part>
          <HoverCard hover={hover} days={days} onPointer={onPointer} />
        </Part>
      )}
    </div>
  );
}
