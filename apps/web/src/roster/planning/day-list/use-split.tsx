import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { lazy, type ReactNode, useState } from 'react';
import { Part } from '#ui/part';
import type { RosterAddress } from '../../roster-address';
import type { PlanEntry } from '../model/plan-now.rules';
import type { PlanEdits } from '../use-plan-edits';

const SplitDialog = lazy(() => import('./split-dialog').then((m) => ({ default: m.SplitDialog })));

interface SplitInput {
  told: (text: string) => PlanEdits;
  rules: PlanRules | undefined;
  address: RosterAddress;
}

interface Split {
  /** Opens the dialog that splits a shift; `name` is who works it. */
  split: (shift: PlanEntry, name: string) => void;
  dialog: ReactNode;
}

/** The command that splits a shift, wherever it is offered, and its dialog. */
export function useSplit({ told, rules, address }: SplitInput): Split {
  const [asked, setAsked] = useState<{ shift: PlanEntry; name: string }>();
  return {
    split: (shift, name) => setAsked({ shift, name }),
    dialog: asked && (
      <Part>
        <SplitDialog {...asked} {...{ told, rules, address }} onClose={() => setAsked(undefined)} />
      </Part>
    ),
  };
}
