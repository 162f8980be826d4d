import type { Plan } from '@horae/contract/demo-apps/pricing.contract';
import { IconCheck } from '@tabler/icons-react';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import styles from './pricing.module.css';
import { pricingWords } from './pricing.words';

interface PlanCardProps {
  plan: Plan;
  isYearly: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}

/** The saving compared with twelve monthly payments, in whole percent. */
function savedPercent({ monthlyPrice, yearlyPlan }: Plan): number {
  return monthlyPrice === 0 ? 0 : Math.round((1 - yearlyPlan.totalAnnual / (monthlyPrice * 12)) * 100);
}

export function PlanCard({ plan, isYearly, isCurrent, onChoose }: PlanCardProps) {
  const say = pricingWords.use();
  const { title, img, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const isAdmin = mayCall(useStore(session), 'admin');
  const saved = savedPercent(plan);
  return (
    <section
      role="group"
      aria-label={say('plan', { plan: title })}
      className={`unbroken ${styles.plan}`}
      data-popular={popular || undefined}
    >
      <p className={styles.mark}>
        {popular && <Badge tone="primary">{say('popular')}</Badge>}
        {isCurrent && <Badge tone="success">{say('current')}</Badge>}
      </p>
      <img src={img} alt="" width={120} height={80} />
      <h2>{title}</h2>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.price}>
        <b>${isYearly ? yearlyPlan.perMonth : monthlyPrice}</b> <span>{say('perMonth')}</span>
      </p>
      <p className={`quiet ${styles.year}`}>
        {monthlyPrice === 0 && say('free')}
        {monthlyPrice > 0 &&
          isYearly &&
          `${say('perYear', { amount: `$${yearlyPlan.totalAnnual}` })} · ${say('saves', { percent: saved })}`}
      </p>
      <ul>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      {!isCurrent && isAdmin && (
        <Button look={popular ? 'solid' : 'outline'} wide onClick={onChoose}>
          {say('choose', { plan: title })}
        </Button>
      )}
      {!isCurrent && !isAdmin && <p className={`quiet ${styles.year}`}>{say('onlyAdmins')}</p>}
    </section>
  );
}
