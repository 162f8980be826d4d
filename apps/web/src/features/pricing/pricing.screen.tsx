import { type PlanName, planNames } from '@horae/contract/pricing.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenSearch } from '#platform/screen-search';
import { AccordionItem } from '#ui/accordion';
import { ErrorPanel } from '#ui/error-panel';
import { PageHead } from '#ui/page-head';
import { Bone, Skeleton } from '#ui/skeleton';
import { Switch } from '#ui/switch';
import { ChoosePlanDialog } from './choose-plan-dialog';
import { PlanCard } from './plan-card';
import styles from './pricing.module.css';
import { pricingQuery } from './pricing.queries';
import { pricingWords } from './pricing.words';

/** The plans side by side, by month or by year, and the one this server has. */
export function PricingScreen({ search, onSearch }: ScreenSearch) {
  const say = pricingWords.use();
  const { data, error, refetch } = useQuery(pricingQuery);
  const [choosing, setChoosing] = useState<PlanName | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isYearly = search.billing === 'yearly';

  function toggle(question: string): void {
    const next = new Set(open);
    if (!next.delete(question)) next.add(question);
    setOpen(next);
  }

  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <Switch
          label={say('yearly')}
          checked={isYearly}
          onChange={(isOn) => onSearch(isOn ? { billing: 'yearly' } : {}, { replace: true })}
        />
      </PageHead>
      <p role="status" className="visually-hidden">
        {say(isYearly ? 'yearlyOn' : 'monthlyOn')}
      </p>
      {error !== null && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && error === null && (
        <Skeleton thing={say('thing')}>
          <div className={styles.plans}>
            {planNames.map((plan) => (
              <Bone key={plan} height={360} />
            ))}
          </div>
        </Skeleton>
      )}
      {data && (
        <>
          <div className={styles.plans}>
            {planNames.map((name) => (
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
            <div className={styles.list}>
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
