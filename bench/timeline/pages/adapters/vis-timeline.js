import { DataSet } from 'vis-data/esnext';
import { Timeline } from 'vis-timeline/esnext';
import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import { movedItem, textOf } from '../data.js';

/** The build for current browsers, without the filter for untrusted HTML, since all text is our own. */
export function create(root, [first, second]) {
  const groups = new DataSet(first.rows.map(({ id, title }, order) => ({ id, content: title, order })));
  const moved = { ...movedItem(first) };
  const [items, nextItems] = [first, second].map((week) => new DataSet(week.items.map(itemOf)));
  let timeline;

  return {
    bars: '.vis-item',
    mount() {
      timeline = new Timeline(root, items, groups, {
        start: first.start,
        end: first.end,
        height: '100vh',
        verticalScroll: true,
        zoomable: false,
        moveable: false,
        selectable: false,
        orientation: 'top',
        groupOrder: 'order',
        showCurrentTime: false,
        margin: { item: 2, axis: 4 },
        xss: { disabled: true },
      });
    },
    move(minutes) {
      moved.start += minutes * 60_000;
      moved.end += minutes * 60_000;
      items.update(itemOf(moved));
    },
    nextWeek() {
      timeline.setItems(nextItems);
      timeline.setWindow(second.start, second.end, { animation: false });
    },
    view: () => root.querySelector('.vis-panel.vis-center').getBoundingClientRect(),
    scroller: () => root.querySelector('.vis-vertical-scroll'),
  };
}

function itemOf(item) {
  const { id, resourceId, start, end } = item;
  return { id, group: resourceId, start, end, content: textOf(item) };
}
