import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { IconArrowsExchange } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Part } from '#ui/part';
import { isOpenRow } from '../../model/open-rows.rules';
import { BarButton } from '../bar-button';
import type { ChosenDays } from '../model/fill-days.rules';
import { type Swap, swapOf } from '../model/swap-days.rules';
import { planningWords } from '../planning.words';
import type { SwapDialogProps } from './swap-dialog';

const SwapDialog = lazy(() => import('./swap-dialog').then((m) => ({ default: m.SwapDialog })));

interface SwapDaysProps extends Omit<SwapDialogProps, 'asked' | 'rules' | 'onClose'> {
  chosen: ChosenDays;
  /** Undefined until they are loaded. */
  rules: PlanRules | undefined;
}

/** Asks how two people are to exchange the selected days; nothing where not two people are selected. */
export function SwapDays({ chosen, rules, ...props }: SwapDaysProps) {
  const say = planningWords.use();
  const [asked, setAsked] = useState<Pick<Swap, 'people' | 'dates'>>();
  const swap = swapOf(chosen);
  const isPossible = swap !== null && !swap.people.some(isOpenRow);
  return (
    <>
      {isPossible && (
        <BarButton
          icon={IconArrowsExchange}
          label={say('swap')}
          data-tip={say('swap.hint')}
          onClick={() => setAsked(swap)}
        />
      )}
      {asked && rules && (
        <Part>
          <SwapDialog {...props} asked={asked} rules={rules} onClose={() => setAsked(undefined)} />
        </Part>
      )}
    </>
  );
}
