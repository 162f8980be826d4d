import { IconChartBarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chartWords } from './chart.words';
import styles from './chart-card.module.css';

/** Says that there are no values, with an optional action. */
export function BlankChart({ height, children }: { height: number; children?: ReactNode }) {
  const say = chartWords.use();
  return (
    <div className={styles.blank} style={{ minBlockSize: height }}>
      <IconChartBarOff size={32} stroke={1.5} aria-hidden="true" />
      <p>{say('blank')}</p>
      {children}
    </div>
  );
}
