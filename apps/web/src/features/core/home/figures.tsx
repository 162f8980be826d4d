import { SkeletonBlock } from '#ui/skeleton';
import styles from './home.module.css';

export interface Figure {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  /** A figure that calls for somebody. */
  isAlarming?: boolean;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isAlarming }) => (
        <div key={label} data-alarming={isAlarming || undefined}>
          <dt>{label}</dt>
          <dd>{value ?? <SkeletonBlock height={36} width={72} />}</dd>
        </div>
      ))}
    </dl>
  );
}
