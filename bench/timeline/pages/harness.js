const frame = () => new Promise(requestAnimationFrame);

/** Performs one action and resolves when its result is on the screen: two frames after there is something to paint. */
export async function paint(action, ...args) {
  if (action) {
    window.bench[action](...args);
    while (!document.querySelector(window.bench.bars)) await frame();
  }
  await frame();
  await frame();
}

/** Scrolls the whole list from top to bottom, one step per frame. */
export async function scrollThrough(steps) {
  for (let step = 1; step <= steps; step += 1) {
    scrollTo(step / steps);
    await frame();
  }
  await frame();
}

export async function scrollToTop() {
  scrollTo(0);
  await frame();
  await frame();
}

/**
 * The share of rows painted one frame after each step of a fast scroll through the list. Empty rows do not count as
 * missing: positions with gaps are visited again without haste, eight of them if there are many.
 */
export async function shareOfRowsPainted(steps) {
  const races = [];
  for (let step = 1; step <= steps; step += 1) {
    scrollTo(step / steps);
    await frame();
    await frame();
    races.push({ step, ...probe() });
  }
  const gaps = races.filter(({ painted, bands }) => painted < bands);
  const visited = gaps.filter((_, index) => index % Math.ceil(gaps.length / 8) === 0);
  let there = 0;
  let bands = 0;
  for (const race of visited) {
    scrollTo(race.step / steps);
    there += await paintedAtRest();
    bands += race.bands;
  }
  const shareAtRest = bands === 0 ? 1 : there / bands;
  const painted = sum(races, (race) => race.painted);
  const expected = sum(races, (race) => (race.painted < race.bands ? race.bands * shareAtRest : race.bands));
  return { percent: Math.min(100, (painted / expected) * 100), shareAtRest };
}

/** Resolves once the browser is idle, at least a tenth of a second from now. */
export function idle() {
  return new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 100));
}

function scrollTo(share) {
  const scroller = window.bench.scroller();
  scroller.scrollTop = Math.round((scroller.scrollHeight - scroller.clientHeight) * share);
}

/** Returns what is painted once nothing has been added for half a second. */
async function paintedAtRest() {
  let best = probe();
  for (let waited = 0; waited < 5 && best.painted < best.bands; waited += 1) {
    await idle();
    const now = probe();
    if (now.painted <= best.painted) continue;
    best = now;
    waited = 0;
  }
  return best.painted;
}

const bandHeight = 32;

/** Counts the row-high bands of the view, and those with a bar in them. */
function probe() {
  const view = window.bench.view();
  const boxes = Array.from(document.querySelectorAll(window.bench.bars), (bar) => within(bar, view)).filter(isVisible);
  let bands = 0;
  let painted = 0;
  for (let top = view.top; top + bandHeight <= view.bottom; top += bandHeight) {
    bands += 1;
    const parts = boxes.map((box) => cut(box, top, top + bandHeight)).filter(isVisible);
    if (parts.some(isHit)) painted += 1;
  }
  return { bands, painted };
}

function within(bar, { left, right, top, bottom }) {
  const box = bar.getBoundingClientRect();
  return { ...cut(box, top, bottom), left: Math.max(left, box.left), right: Math.min(right, box.right) };
}

function cut({ left, right, top, bottom }, from, to) {
  return { left, right, top: Math.max(top, from), bottom: Math.min(bottom, to) };
}

const isVisible = ({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2;

function isHit({ left, right, top, bottom }) {
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(window.bench.bars) != null;
}

function sum(values, amount) {
  return values.reduce((total, value) => total + amount(value), 0);
}
