import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { weekdayOf } from '../../../../packages/local-time/src/week';
import { createFormats, createHead, createRowView } from '../../../../packages/timeline/example/demo-views';
import { createItemStore, periodOf, Timeline } from '../../../../packages/timeline/src';
import { movedResource, zone } from '../data.js';
import '../../../../packages/timeline/src/timeline.css';
import '../../../../packages/timeline/example/example.css';

const formats = createFormats(zone);
const head = createHead(formats, ({ date }) => weekdayOf(date) === 7);
let drawnRows = 0;
let showWeek;

function countRow() {
  drawnRows += 1;
}

/** As the example of the package has it: names, labels and accessible names of a product. */
function Host({ store, first }) {
  const [week, setWeek] = useState(first);
  const period = useMemo(() => periodOf('week', week.date), [week]);
  const view = useMemo(
    () => createRowView(formats, countRow, (item) => item.start >= week.start && item.start < week.end),
    [week],
  );

  useEffect(() => {
    showWeek = (next) => {
      setWeek(next);
      store.replaceAll(next.items);
    };
  }, [store]);

  return (
    <Timeline
      label="Assignments"
      rows={week.rows}
      store={store}
      zone={zone}
      period={period}
      zoom="week"
      view={view}
      head={head}
      density="compact"
      nameWidth={248}
      totalWidth={0}
      onCommand={() => undefined}
    />
  );
}

export function create(root, [first, second]) {
  let store;
  const scroller = () => root.querySelector('[role=treegrid]');
  return {
    bars: '.tl-bar, .tl-group, .tl-overlay',
    mount() {
      store = createItemStore(first.items);
      createRoot(root).render(<Host store={store} first={first} />);
    },
    move(minutes) {
      const before = store.itemsOf(movedResource).find(({ allDay }) => !allDay);
      const after = { ...before, start: before.start + minutes * 60_000, end: before.end + minutes * 60_000 };
      store.apply([{ before, after }]);
    },
    nextWeek: () => showWeek(second),
    view() {
      const { left, right, bottom } = scroller().getBoundingClientRect();
      const { bottom: top } = root.querySelector('.tl-head').getBoundingClientRect();
      return { left: left + 248, top, right, bottom };
    },
    scroller,
    drawnRows: () => drawnRows,
  };
}
