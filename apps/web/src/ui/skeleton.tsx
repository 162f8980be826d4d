import type { ReactNode } from 'react';
import styles from './skeleton.module.css';
import { uiWords } from './ui.words';

/** One grey shape of a skeleton. */
export function Bone({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }) {
  return <span className={styles.bone} style={{ inlineSize: width, blockSize: height }} />;
}

/** Stands for something that loads and is shaped like it: "Loading shifts". */
export function Skeleton({ thing, children }: { thing: string; children: ReactNode }) {
  const say = uiWords.use();
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {say('loadingThing', { thing })}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
