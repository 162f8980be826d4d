import styles from './spark-bars.module.css';

interface SparkBarsProps {
  values: readonly (number | null)[];
  width: number;
  height: number;
}

/** A row of small bars around a zero line; decorative, since figures beside it say the same. */
export function SparkBars({ values, width, height }: SparkBarsProps) {
  const known = values.map((value) => value ?? 0);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const scale = (height - 1) / Math.max(1, most - least);
  const zero = most * scale;
  const step = width / Math.max(1, values.length);
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {known.map((value, at) => (
        <rect
          // These bars have no identity besides their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          x={at * step}
          y={value > 0 ? zero - value * scale : zero}
          width={Math.max(0.5, step - (step > 3 ? 1 : 0))}
          height={Math.max(value === 0 ? 0.75 : 1, Math.abs(value) * scale)}
          data-none={value === 0 || undefined}
        />
      ))}
    </svg>
  );
}
