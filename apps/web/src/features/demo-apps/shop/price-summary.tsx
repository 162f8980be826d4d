import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { formatMoney } from '#platform/format-money';
import { useWindowKind } from '#platform/window-kind';
import styles from './checkout.module.css';
import { checkoutWords } from './checkout.words';
import { SumLines, type SumLinesProps } from './sum-lines';

interface PriceSummaryProps extends SumLinesProps {
  /** The button that continues. */
  children: ReactNode;
}

/** The price beside the steps; on phones a sheet at the bottom that shows the total and expands. */
export function PriceSummary({ sums, coupon, children }: PriceSummaryProps) {
  const say = checkoutWords.use();
  const id = useId();
  const isPhone = useWindowKind() === 'phone';
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section className={styles.summary} aria-label={say('summary')}>
      {isPhone ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span>{say('showDetails')}</span>
          <strong>{formatMoney(sums.total / 100)}</strong>
          <IconChevronUp size={18} stroke={1.5} aria-hidden="true" />
        </button>
      ) : (
        <h2>{say('summary')}</h2>
      )}
      <div id={id} hidden={isPhone && !isUnfolded}>
        <SumLines sums={sums} coupon={coupon} />
      </div>
      {children}
    </section>
  );
}
