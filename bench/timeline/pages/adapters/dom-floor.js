import { movedResource, textOf } from '../data.js';
import '../floor.css';
import { boxOf, layOut, rangeAt, slots, viewOf, withMoved } from '../floor.js';

/** The minimal virtual timeline: hand-written elements without semantics, keyboard or pointer support. */
export function create(root, [first, second]) {
  const scroller = element('floor');
  const canvas = scroller.appendChild(element('canvas'));
  const drawn = Array.from({ length: slots }, () => ({ index: -1 }));
  let layout;
  let drawnRows = 0;

  function show(next) {
    layout = next;
    canvas.style.height = `${layout.tops.at(-1)}px`;
    for (const slot of drawn) slot.index = -1;
    draw();
  }

  function draw() {
    const range = rangeAt(layout, scroller.scrollTop, innerHeight);
    for (let index = range.first; index <= range.last; index += 1) {
      const slot = drawn[index % slots];
      if (slot.index !== index) drawRow(slot, index);
    }
    for (const slot of drawn) if (slot.index < range.first || slot.index > range.last) release(slot);
  }

  function drawRow(slot, index) {
    drawnRows += 1;
    slot.index = index;
    slot.row ??= rowElement();
    const { kind, title } = layout.rows[index];
    const { row } = slot;
    row.className = kind === 'group' ? 'row group' : 'row';
    row.style.transform = `translateY(${layout.tops[index]}px)`;
    row.style.height = `${layout.tops[index + 1] - layout.tops[index]}px`;
    row.firstChild.textContent = title;
    drawBars(row.lastChild, layout.bars[index]);
    if (!row.isConnected) canvas.append(row);
  }

  function drawBars(days, bars) {
    while (days.childElementCount > bars.length) days.lastChild.remove();
    while (days.childElementCount < bars.length) days.append(element('bar'));
    for (const [n, bar] of bars.entries()) {
      Object.assign(days.children[n].style, boxOf(bar, layout));
      days.children[n].textContent = textOf(bar.item);
    }
  }

  return {
    bars: '.bar, .group',
    mount() {
      root.append(scroller);
      show(layOut(first));
      scroller.addEventListener('scroll', draw, { passive: true });
    },
    move(minutes) {
      const index = layout.rows.findIndex(({ id }) => id === movedResource);
      layout = withMoved(layout, index, minutes);
      drawRow(drawn[index % slots], index);
    },
    nextWeek: () => show(layOut(second)),
    view: () => viewOf(scroller),
    scroller: () => scroller,
    drawnRows: () => drawnRows,
  };
}

function release(slot) {
  slot.index = -1;
  slot.row?.remove();
}

function rowElement() {
  const row = element('row');
  row.append(element('name'), element('days'));
  return row;
}

function element(className) {
  return Object.assign(document.createElement('div'), { className });
}
