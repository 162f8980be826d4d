const rowHeight = 32;
const laneHeight = 26;
const spare = 4;

/** Lays out the rows, each with its items and their lanes: the only step that has to look at everything. */
export function layOut({ rows, items, start, end }) {
  const itemsOf = new Map(rows.map(({ id }) => [id, []]));
  for (const item of items) itemsOf.get(item.resourceId).push(item);
  const tops = new Float64Array(rows.length + 1);
  const bars = rows.map(({ id }, index) => {
    const { placed, lanes } = inLanes(itemsOf.get(id));
    tops[index + 1] = tops[index] + rowHeight + (lanes - 1) * laneHeight;
    return placed;
  });
  return { rows, bars, tops, start, length: end - start };
}

function inLanes(items) {
  const ends = [];
  const placed = items.map((item) => {
    const free = ends.findIndex((end) => end <= item.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = item.end;
    return { item, lane };
  });
  return { placed, lanes: Math.max(1, ends.length) };
}

/** Returns the layout with one item moved in time: a new list of bars for its row, the same lists for all others. */
export function withMoved(layout, index, minutes) {
  const [{ item, lane }, ...others] = layout.bars[index];
  const moved = { ...item, start: item.start + minutes * 60_000, end: item.end + minutes * 60_000 };
  return { ...layout, bars: layout.bars.with(index, [{ item: moved, lane }, ...others]) };
}

export function rangeAt({ tops, rows }, top, height) {
  const first = Math.max(0, indexAt(tops, top) - spare);
  const last = Math.min(rows.length - 1, indexAt(tops, top + height) + spare);
  return { first, last };
}

function indexAt(tops, y) {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tops[middle] <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function boxOf({ item, lane }, { start, length }) {
  return {
    left: `${((item.start - start) / length) * 100}%`,
    width: `${((item.end - item.start) / length) * 100}%`,
    top: `${4 + lane * laneHeight}px`,
  };
}

/** Slots for the visible rows; more than fit on the screen, or two rows would claim the same slot. */
export const slots = 64;

export function viewOf(scroller) {
  const { left, top, right, bottom } = scroller.getBoundingClientRect();
  return { left: left + 248, top, right, bottom };
}
