interface Run {
  from: number;
  to: number;
}

/**
 * Puts children into the given order with as few moves as a scroll needs. Never moves `anchor` (index of the focused
 * child, or -1), because that would lose the focus.
 */
export function orderChildren(parent: Element, order: readonly Element[], anchor: number): void {
  const run = keptRun(order, anchor);
  let next: Element | null = null;
  for (let i = order.length - 1; i >= 0; i--) {
    const element = order[i]!;
    const isKept = i === anchor || (i >= run.from && i < run.to);
    if (!isKept && element.nextElementSibling !== next) parent.insertBefore(element, next);
    next = element;
  }
}

function keptRun(order: readonly Element[], anchor: number): Run {
  const run = longestOrderedRun(order);
  if (anchor < 0 || (anchor >= run.from && anchor < run.to)) return run;
  const follows = order[run.from]!.compareDocumentPosition(order[anchor]!) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isConsistent = follows ? anchor >= run.to : anchor < run.from;
  return isConsistent ? run : { from: anchor, to: anchor + 1 };
}

/** Returns the longest run of elements that are already adjacent in this order. */
function longestOrderedRun(order: readonly Element[]): Run {
  let best = { from: 0, to: 0 };
  let from = 0;
  for (let i = 1; i <= order.length; i++) {
    if (i < order.length && order[i - 1]!.nextElementSibling === order[i]) continue;
    if (i - from > best.to - best.from) best = { from, to: i };
    from = i;
  }
  return best;
}
