import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';
import { uiWords } from './ui.words';

/** One grey shape of a skeleton. */
export function SkeletonBlock({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }) {
  return <span className={`still-if-reduced ${styles.block}`} style={{ inlineSize: width, blockSize: height }} />;
}

interface SkeletonGridProps {
  count: number;
  height: number;
  /** A CSS value; as many columns as fit by default. */
  columns?: string;
  gap?: number;
  /** Stacks the shapes vertically in narrow spaces. */
  stacks?: boolean;
}

/** Equal shapes side by side, for tiles, cards or days. */
export function SkeletonGrid({ count, height, columns, gap = 12, stacks = false }: SkeletonGridProps) {
  return (
    <div
      className={styles.grid}
      data-stacks={stacks || undefined}
      style={{ gap, '--columns': columns } as CSSProperties}
    >
      {Array.from({ length: count }, (_, at) => (
        <SkeletonBlock key={at} height={height} />
      ))}
    </div>
  );
}

/** A placeholder shaped like what is loading: "Loading shifts". */
export function Skeleton({ thing, children }: { thing: string; children: ReactNode }) {
  const say = uiWords.use();
  return (
    <div aria-busy="true" data-skeleton="">
      <span role="status" className="visually-hidden">
        {say('loadingThing', { thing })}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
