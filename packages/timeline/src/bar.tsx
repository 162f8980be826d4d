import type { ReactNode } from 'react';
import type { Drawing } from './drawing';
import type { TimelineItem } from './item';
import type { TimelineRow } from './row';
import type { PlacedItem } from './row-layout';
import { pickLabel, type TextMeasure } from './text-width';
import type { ItemDescription } from './views';

/** Bars have a minimum width; those narrower than `hitWidth` get a larger pointer target. All in px. */
const minWidth = 12;
const hitWidth = 24;
const textPadding = 12;
const outsideRoom = 40;

/**
 * An item on its row. Not a `<button>`: its inner box makes fast scrolling slower, and the grid handles its keys
 * anyway. `key` is the item's position in the cell, not its id, so that a row that scrolls in reuses the bars of the
 * one that scrolled out.
 */
export function barOf<R extends TimelineRow, I extends TimelineItem>(
  drawing: Drawing<R, I>,
  row: R,
  place: PlacedItem<I>,
  key: number,
  isActive: boolean,
) {
  const { view, metrics, nameWidth, isRacing } = drawing;
  const { item, lane } = place;
  const said = view.describe?.(item, place, row) ?? ownWords(item);
  const width = Math.max(minWidth, place.width);
  return (
    <div
      key={key}
      role="button"
      className={classesOf(place, width, said.className)}
      data-item={item.id}
      tabIndex={isActive ? 0 : -1}
      aria-label={isRacing ? undefined : said.name}
      aria-roledescription={view.itemRole}
      style={{
        insetInlineStart: nameWidth + place.x,
        width,
        // The style sheet positions the top lane, which most items are in.
        top: lane === 0 ? undefined : metrics.rowPadding + lane * (metrics.barHeight + metrics.barGap),
      }}
    >
      {isRacing ? undefined : (view.item?.(item, place, row) ?? textOf(said, place, width, drawing.measure))}
    </div>
  );
}

function textOf(
  said: ItemDescription,
  place: PlacedItem<TimelineItem>,
  width: number,
  measure: TextMeasure,
): ReactNode {
  return pickLabel(said.labels, width - textPadding, measure) ?? outside(said, place, measure);
}

function outside(said: ItemDescription, place: PlacedItem<TimelineItem>, measure: TextMeasure): ReactNode {
  const text = said.outside;
  if (text === undefined || place.room < Math.max(outsideRoom, measure(text) + textPadding)) return undefined;
  return <span className="tl-outside">{text}</span>;
}

function ownWords(item: TimelineItem): ItemDescription {
  const { labels = [], name = labels[0] ?? '', className = '' } = item;
  return { labels, name, className };
}

function classesOf(place: PlacedItem<TimelineItem>, width: number, own: string | undefined): string {
  let names = 'tl-bar';
  if (own) names += ` ${own}`;
  if (place.cutStart) names += ' tl-cut-start';
  if (place.cutEnd) names += ' tl-cut-end';
  if (width < hitWidth) names += ' tl-narrow';
  return names;
}
