import type { Plan, PlanName } from '@horae/contract/demo-apps/pricing.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { choosePlan } from './pricing.queries';
import { pricingWords } from './pricing.words';

interface ChoosePlanDialogProps {
  name: PlanName;
  plan: Plan;
  isYearly: boolean;
  onClose: () => void;
}

export function ChoosePlanDialog({ name, plan, isYearly, onClose }: ChoosePlanDialogProps) {
  const say = pricingWords.use();
  const choose = useMutation(choosePlan);
  return (
    <ConfirmDialog
      title={say('chooseTitle', { plan: plan.title })}
      confirm={say('confirm')}
      look="solid"
      isBusy={choose.isPending}
      onCancel={onClose}
      onConfirm={() =>
        choose.mutate(
          { plan: name, isYearly },
          {
            onSuccess: () => notify(say('chosen', { plan: plan.title }), { kind: 'success' }),
            onSettled: onClose,
          },
        )
      }
    >
      {isYearly
        ? say('chooseYearly', { amount: `$${plan.yearlyPlan.totalAnnual}` })
        : say('chooseMonthly', { amount: `$${plan.monthlyPrice}` })}
    </ConfirmDialog>
  );
}
