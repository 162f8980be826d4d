import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { movedResource, textOf } from '../data.js';
import '../floor.css';
import { boxOf, layOut, rangeAt, slots, viewOf, withMoved } from '../floor.js';

let drawnRows = 0;

function countRow() {
  drawnRows += 1;
}

const Row = memo(function Row({ row, bars, top, height, start, length }) {
  countRow();
  return (
    <div className={row.kind === 'group' ? 'row group' : 'row'} style={{ height, transform: `translateY(${top}px)` }}>
      <div className="name">{row.title}</div>
      <div className="days">
        {bars.map((bar, n) => (
          // By place, so that elements are used again for the next row.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={n} className="bar" style={boxOf(bar, { start, length })}>
            {textOf(bar.item)}
          </div>
        ))}
      </div>
    </div>
  );
});

function Floor({ layout }) {
  const scroller = useRef(null);
  const [top, setTop] = useState(0);
  const { first, last } = rangeAt(layout, top, innerHeight);

  useEffect(() => {
    const element = scroller.current;
    const scrolled = () => flushSync(() => setTop(element.scrollTop));
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, []);

  const { rows, bars, tops, start, length } = layout;
  return (
    <div ref={scroller} className="floor">
      <div style={{ height: tops.at(-1) }}>
        {rows.slice(first, last + 1).map((row, n) => {
          const index = first + n;
          const height = tops[index + 1] - tops[index];
          const props = { row, bars: bars[index], top: tops[index], height, start, length };
          return <Row key={index % slots} {...props} />;
        })}
      </div>
    </div>
  );
}

/** The same as the bare DOM, through React: what React itself costs. */
export function create(root, [first, second]) {
  const page = createRoot(root);
  let layout;
  const scroller = () => document.querySelector('.floor');

  function show(next) {
    layout = next;
    page.render(<Floor layout={layout} />);
  }

  return {
    bars: '.bar, .group',
    mount: () => show(layOut(first)),
    move: (minutes) =>
      show(
        withMoved(
          layout,
          layout.rows.findIndex(({ id }) => id === movedResource),
          minutes,
        ),
      ),
    nextWeek: () => show(layOut(second)),
    view: () => viewOf(scroller()),
    scroller,
    drawnRows: () => drawnRows,
  };
}
