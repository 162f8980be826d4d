import styles from './dawn-roster.module.css';

interface Shift {
  row: number;
  from: number;
  to: number;
  kind: 'day' | 'night' | 'light';
}

const hourWidth = 50;
const rowHeight = 46;
const horizon = 430;
const hours = Array.from({ length: 17 }, (_, hour) => hour + 5);

/** A roster at dawn, lighter around the sun: the shifts are its reflections on the water. */
const shifts: Shift[] = [
  { row: 0, from: -1, to: 3.1, kind: 'night' },
  { row: 0, from: 5.4, to: 11.6, kind: 'light' },
  { row: 0, from: 13, to: 17.5, kind: 'day' },
  { row: 1, from: 1, to: 5, kind: 'day' },
  { row: 1, from: 6.1, to: 10.9, kind: 'light' },
  { row: 1, from: 12, to: 15.2, kind: 'day' },
  { row: 2, from: -1, to: 2, kind: 'night' },
  { row: 2, from: 3, to: 6.3, kind: 'day' },
  { row: 2, from: 7, to: 10.2, kind: 'light' },
  { row: 2, from: 11, to: 17.5, kind: 'day' },
  { row: 3, from: 2.2, to: 6, kind: 'day' },
  { row: 3, from: 7.3, to: 9.8, kind: 'light' },
  { row: 3, from: 12.4, to: 16, kind: 'day' },
  { row: 4, from: -1, to: 1.2, kind: 'night' },
  { row: 4, from: 4, to: 7, kind: 'day' },
  { row: 4, from: 7.8, to: 9.3, kind: 'light' },
  { row: 4, from: 10.2, to: 14, kind: 'day' },
  { row: 5, from: 1.4, to: 5.2, kind: 'day' },
  { row: 5, from: 11.4, to: 17.5, kind: 'day' },
  { row: 6, from: -1, to: 3, kind: 'night' },
  { row: 6, from: 5.8, to: 9.8, kind: 'day' },
  { row: 6, from: 13.2, to: 16.4, kind: 'day' },
  { row: 7, from: 2, to: 7.4, kind: 'day' },
  { row: 7, from: 9, to: 12, kind: 'day' },
  { row: 8, from: -1, to: 2.6, kind: 'night' },
  { row: 8, from: 6.4, to: 11.2, kind: 'day' },
  { row: 8, from: 14, to: 17.5, kind: 'day' },
];

function Bar({ row, from, to, kind }: Shift) {
  return (
    <rect
      className={styles[kind]}
      x={from * hourWidth}
      y={horizon + 14 + row * rowHeight}
      width={(to - from) * hourWidth}
      height={rowHeight - 18}
      rx={5}
    />
  );
}

export function DawnRoster() {
  return (
    <svg className={styles.scene} viewBox="0 0 850 850" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.sky} width="850" height={horizon} />
      <circle className={styles.halo} cx="425" cy={horizon} r="300" />
      <circle className={styles.glow} cx="425" cy={horizon} r="205" />
      <circle className={styles.sun} cx="425" cy={horizon} r="118" />
      <path className={styles.far} d={`M0 ${horizon}V384c60-14 96-40 150-42s84 30 138 40 60 34 92 48z`} />
      <path className={styles.near} d={`M850 ${horizon}V352c-46-6-80-34-128-30s-88 50-138 62-70 30-104 46z`} />
      <rect className={styles.sea} y={horizon} width="850" height="420" />
      {hours.map((hour, column) => (
        <line
          key={hour}
          className={styles.hour}
          x1={column * hourWidth + 25}
          x2={column * hourWidth + 25}
          y1={horizon}
          y2="850"
        />
      ))}
      {shifts.map((shift) => (
        <Bar key={`${shift.row} ${shift.from}`} {...shift} />
      ))}
      <line className={styles.horizon} x1="0" x2="850" y1={horizon} y2={horizon} />
    </svg>
  );
}
