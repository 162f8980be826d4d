import { useEffect, useState } from 'react';
import timeline from 'react-calendar-timeline';
import { createRoot } from 'react-dom/client';
import 'react-calendar-timeline/lib/Timeline.css';
import { movedItem, textOf } from '../data.js';

const { default: Timeline } = timeline;
let change;

/** Numbers for times and one screen of canvas, which its documentation calls the fastest; the page scrolls the rows. */
function Host({ groups, first }) {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    change = setShown;
  }, []);
  return (
    <div className="rct-host" style={{ height: '100vh', overflow: 'auto' }}>
      <Timeline
        groups={groups}
        items={shown.items}
        visibleTimeStart={shown.start}
        visibleTimeEnd={shown.end}
        buffer={1}
        sidebarWidth={248}
        lineHeight={32}
        stackItems
        canMove={false}
        canResize={false}
        canChangeGroup={false}
      />
    </div>
  );
}

export function create(root, weeks) {
  const groups = weeks[0].rows.map(({ id, title }) => ({ id, title }));
  const [first, second] = weeks.map(({ start, end, items }) => ({ start, end, items: items.map(itemOf) }));
  const { id } = movedItem(weeks[0]);
  const scroller = () => root.querySelector('.rct-host');

  return {
    bars: '.rct-item',
    mount: () => createRoot(root).render(<Host groups={groups} first={first} />),
    move(minutes) {
      const by = minutes * 60_000;
      change(({ items, ...week }) => ({
        ...week,
        items: items.map((item) =>
          item.id === id ? { ...item, start_time: item.start_time + by, end_time: item.end_time + by } : item,
        ),
      }));
    },
    nextWeek: () => change(second),
    view() {
      const { right, bottom } = scroller().getBoundingClientRect();
      return {
        left: 248,
        top: Math.max(0, root.querySelector('.rct-outer').getBoundingClientRect().top),
        right,
        bottom,
      };
    },
    scroller,
  };
}

function itemOf(item) {
  return { id: item.id, group: item.resourceId, start_time: item.start, end_time: item.end, title: textOf(item) };
}
