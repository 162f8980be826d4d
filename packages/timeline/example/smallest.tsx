import { wallTime } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { createRoot } from 'react-dom/client';
import {
  createItemStore,
  type HeadView,
  periodOf,
  type RowView,
  Timeline,
  type TimelineItem,
  type TimelineRow,
} from '../src';
import '../src/timeline.css';

interface Room extends TimelineRow {
  title: string;
}

const zone = createZone('Europe/Athens');
const rows: Room[] = [
  { id: 'b', kind: 'group', level: 1, title: 'Building B' },
  { id: 'b1', kind: 'resource', level: 2, title: 'Workshop' },
];
const at = (date: string, hour: number) => zone.instantAt(wallTime(date, hour * 60));
const store = createItemStore<TimelineItem>([
  {
    id: 1,
    resourceId: 'b1',
    start: at('2026-06-16', 9),
    end: at('2026-06-16', 17),
    labels: ['Welding', 'W'],
    name: 'Welding, 9 to 17',
  },
]);

// Outside the component: a new view object draws every row again.
const view: RowView<Room, TimelineItem> = {
  header: (row) => row.title,
  name: (row) => row.title,
  cellName: (row, column, items) => `${row.title}, ${column.date}, ${items.length} bookings`,
  itemRole: 'booking',
};
const head: HeadView = {
  cornerName: 'Room',
  corner: 'Room',
  column: ({ date }) => date,
  columnName: ({ date }) => date,
};

createRoot(document.getElementById('root')!).render(
  <Timeline
    label="Bookings"
    rows={rows}
    store={store}
    zone={zone}
    zoom="week"
    period={periodOf('week', '2026-06-17')}
    view={view}
    head={head}
    onCommand={(command) => (document.title = command.type)}
  />,
);
