import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { isMissing } from '#platform/missing-record';
import { useWindowKind } from '#platform/window-kind';
import { BusyLine } from '../busy-line';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { QueryStates } from '../query-states';
import { SelectField } from '../select-field';
import { SkeletonBlock } from '../skeleton';
import { BlankChart } from './blank-chart';
import type { CardControl } from './card-control';
import { CardMenu } from './card-menu';
import { CardView } from './card-view';
import styles from './chart-card.module.css';
import type { CardContent } from './chart-data';

interface ChartCardProps {
  slug: string;
  title: string;
  /** The page's name, used in the file names of its cards. */
  page: string;
  query: UseQueryResult<() => CardContent>;
  control: CardControl;
  /** Periods or years to choose from; the first is the default. */
  choices?: readonly string[];
  choiceLabel?: string;
  height: number;
  /** How high the figures below the chart are, so that nothing moves once they are there. */
  below?: number;
  /** Renders a small trend with its lowest and highest value alone. */
  isBare?: boolean;
  className?: string;
}

/** Headline figures and their chart; each card loads on its own, so a failure does not affect the others. */
export function ChartCard(props: ChartCardProps) {
  const {
    slug,
    title,
    page,
    query,
    control,
    choices = [],
    choiceLabel,
    height,
    below = 0,
    isBare = false,
    className = '',
  } = props;
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const isPhone = useWindowKind() === 'phone';
  const content = query.data?.();
  // A new installation has no counts yet, and the server replies 404.
  const isUnknown = content === undefined && isMissing(0, query.error);
  const drawnHeight = isPhone ? Math.max(220, height) : height;
  const choice = control.choiceOf(slug, choices);
  const last = choices.at(-1);
  const view = {
    title,
    isTable: control.isTable(slug),
    blankAction: last && last !== choice && <Button onClick={() => control.choose(slug, last, choices)}>{last}</Button>,
  };

  return (
    <section
      ref={region}
      className={`unbroken ${styles.card} ${className}`}
      aria-labelledby={id}
      aria-busy={query.isFetching}
      data-card={slug}
      tabIndex={-1}
    >
      {query.isFetching && content && <BusyLine />}
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {choiceLabel && (
          <div className={`screen-only ${styles.choice}`}>
            <SelectField
              label={choiceLabel}
              isNamedOnly
              value={choice}
              options={choices.map((value) => ({ value, label: value }))}
              onChange={(next) => control.choose(slug, next, choices)}
            />
          </div>
        )}
        <div className={`screen-only ${styles.menu}`}>
          <CardMenu
            slug={slug}
            title={title}
            card={content && { title, content }}
            fileName={`${page}-${slug}`}
            scope={choice ? [choice] : []}
            control={control}
            region={region}
            onRefresh={() => void query.refetch()}
          />
        </div>
      </header>
      <div className={styles.body}>
        <QueryStates
          thing={title}
          query={isUnknown ? { ...query, data: null, error: null } : query}
          skeleton={
            <div className={styles.body}>
              <SkeletonBlock width="40%" height={32} />
              <SkeletonBlock height={drawnHeight} />
              {below > 0 && <SkeletonBlock height={below} />}
            </div>
          }
        >
          {isUnknown && <BlankChart height={height} />}
          {content && <CardView {...view} content={content} height={drawnHeight} isBare={isBare && !isPhone} />}
        </QueryStates>
      </div>
      {content && control.open === slug && (
        <Dialog title={title} isOpen size="large" onClose={() => control.expand(null)}>
          <div className={`stack-4 ${styles.large}`} data-large="">
            <CardView {...view} content={content} height={isPhone ? 300 : 380} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
