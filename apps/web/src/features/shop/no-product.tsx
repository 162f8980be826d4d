import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { PageHead } from '#ui/page-head';
import { Bone, Skeleton } from '#ui/skeleton';
import styles from './product.module.css';
import { shopWords } from './shop.words';

interface NoProductProps {
  isMissing: boolean;
  error: unknown;
  onRetry: () => void;
}

/** What stands in the place of a product that is not here, or not yet. */
export function NoProduct({ isMissing, error, onRetry }: NoProductProps) {
  const say = shopWords.use();
  if (isMissing) {
    return (
      <>
        <PageHead title={say('title')} />
        <EmptyState drawing={<KeyHookDrawing />} text={say('gone')}>
          <Link to="/shop" className={buttonClass('solid')}>
            {say('backToShop')}
          </Link>
        </EmptyState>
      </>
    );
  }
  return error ? (
    <>
      <PageHead title={say('title')} />
      <ErrorPanel error={error} onRetry={onRetry} />
    </>
  ) : (
    <Skeleton thing={say('oneThing')}>
      <div className={styles.product}>
        <Bone height={420} />
        <Bone height={320} />
      </div>
    </Skeleton>
  );
}
