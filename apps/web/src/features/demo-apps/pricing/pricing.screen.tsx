import { type Plan, type PlanName, planNames } from '@horae/contract/demo-apps/pricing.contract';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import { useWindowKind } from '#platform/window-kind';
import { AccordionItem } from '#ui/accordion';
import { Button } from '#ui/button';
import { ErrorPanel } from '#ui/error-panel';
import { ScreenTitle } from '#ui/screen-title';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { Switch } from '#ui/switch';
import { ChoosePlanDialog } from './choose-plan-dialog';
import { PlanCard } from './plan-card';
import styles from './pricing.module.css';
import { pricingQuery } from './pricing.queries';
import { pricingWords } from './pricing.words';

/** When stacked, the popular plan comes first. */
function inOrder(plans: Record<PlanName, Plan>, isStacked: boolean): readonly PlanName[] {
  if (!isStacked) return planNames;
  return planNames.toSorted((a, b) => Number(plans[b].popular) - Number(plans[a].popular));
}

/** The plans side by side, billed monthly or yearly, and the one this installation has. */
export function PricingScreen({ search, onSearch }: ScreenSearch) {
  const say = pricingWords.use();
  const { data, error, refetch } = useQuery(pricingQuery);
  useChanges('pricing', pricingQuery.queryKey);
  const [choosing, setChoosing] = useState<PlanName | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useWindowKind() === 'phone';
  const isYearly = search.billing === 'yearly';

  function toggle(question: string): void {
    const next = new Set(open);
    if (!next.delete(question)) next.add(question);
    setOpen(next);
  }

  return (
    <>
      <header className={styles.hero}>
        <ScreenTitle className="display">{say('title')}</ScreenTitle>
        <p>{say('lead')}</p>
        <div className={`screen-only ${styles.tools}`}>
          <Switch
            label={say('yearly')}
            checked={isYearly}
            onChange={(isOn) => onSearch(isOn ? { billing: 'yearly' } : {}, { replace: true })}
          />
          <Button onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
            {say('print')}
          </Button>
        </div>
      </header>
      <p role="status" className="visually-hidden">
        {say(isYearly ? 'yearlyOn' : 'monthlyOn')}
      </p>
      {error !== null && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && error === null && (
        <Skeleton thing={say('thing')}>
          <div className={styles.plans}>
            {planNames.map((plan) => (
              <SkeletonBlock key={plan} height={360} />
            ))}
          </div>
        </Skeleton>
      )}
      {data && (
        <>
          <div className={styles.plans}>
            {inOrder(data, isPhone).map((name) => (
              <PlanCard
                key={name}
                plan={data[name]}
                isYearly={isYearly}
                isCurrent={data.current.plan === name}
                onChoose={() => setChoosing(name)}
              />
            ))}
          </div>
          <section aria-label={say('questions')} className={styles.questions}>
            <h2>{say('questions')}</h2>
            <div className={`panel clipped ${styles.list}`}>
              {data.qandA.map(({ question, ans }) => (
                <AccordionItem
                  key={question}
                  title={question}
                  isOpen={open.has(question)}
                  onToggle={() => toggle(question)}
                >
                  <p>{ans}</p>
                </AccordionItem>
              ))}
            </div>
          </section>
          {choosing && (
            <ChoosePlanDialog
              name={choosing}
              plan={data[choosing]}
              isYearly={isYearly}
              onClose={() => setChoosing(null)}
            />
          )}
        </>
      )}
    </>
  );
}
