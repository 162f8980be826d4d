import type { Icon } from '@tabler/icons-react';
import { kFormat } from '#platform/format-count';
import styles from './stat-tiles.module.css';

export interface StatTile {
  label: string;
  /** Numbers from a thousand on are abbreviated; texts are shown as they are. */
  value: number | string | undefined;
  icon?: Icon;
}

/** A few figures above a list. */
export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className={`screen-only ${styles.tiles}`}>
      {tiles.map(({ label, value, icon: Glyph }) => (
        <div key={label} className={styles.tile}>
          {Glyph && <Glyph size={22} stroke={1.5} aria-hidden="true" />}
          <dt>{label}</dt>
          <dd data-tip={value === undefined ? undefined : String(value)}>
            {typeof value === 'number' ? kFormat(value) : (value ?? '–')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
