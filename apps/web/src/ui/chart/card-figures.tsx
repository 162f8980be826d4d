import styles from './chart-card.module.css';
import type { CardContent, ChartFigure } from './chart-data';

export function Headline({ headline }: Pick<CardContent, 'headline'>) {
  if (!headline) return null;
  const { value, exact, label, change } = headline;
  return (
    <p className={styles.headline}>
      <strong data-tip={exact}>
        <bdi>{value}</bdi>
      </strong>
      <span>{label}</span>
      {change && (
        <span className={styles.change}>
          <bdi>{change}</bdi>
        </span>
      )}
    </p>
  );
}

/** Further figures of a card; shares also get a bar. */
export function Figures({ figures }: { figures: readonly ChartFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, exact, share }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-tip={exact}>
            <bdi>{value}</bdi>
            {share !== undefined && (
              <span className={styles.share} aria-hidden="true">
                <span style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
