import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Part } from '#ui/part';
import type { Board } from '../model/board.rules';
import { isOpenRow } from '../model/open-rows.rules';
import type { RosterAddress } from '../roster-address';
import type { ChosenDays } from './model/fill-days.rules';
import { discardPlan, type PlanDays } from './planning.queries';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

const CopyDialog = lazy(() => import('./copy-dialog').then((m) => ({ default: m.CopyDialog })));
const TemplatesDrawer = lazy(() =>
  import('./templates/templates-drawer').then((m) => ({ default: m.TemplatesDrawer })),
);
const NeedsDrawer = lazy(() => import('./needs/needs-drawer').then((m) => ({ default: m.NeedsDrawer })));
const PublishDialog = lazy(() => import('./publish-dialog').then((m) => ({ default: m.PublishDialog })));
const PublishedDialog = lazy(() =>
  import('../publications/published-dialog').then((m) => ({ default: m.PublishedDialog })),
);

export type PlanDialog = 'publish' | 'published' | 'discard' | 'copy' | 'templates' | 'needs';

interface PlanDialogsProps {
  dialog: PlanDialog | undefined;
  shown: PlanDays;
  address: RosterAddress;
  board: Board;
  /** Whether publishing asks somebody else for approval. */
  isSubmitted: boolean;
  /** Number of drafts. */
  count: number;
  now: PlanEdits['now'];
  chosen: ChosenDays;
  onClose: () => void;
}

/** What the bar of the plan opens. */
export function PlanDialogs(props: PlanDialogsProps) {
  const { dialog, shown, address, board, isSubmitted, count, now, chosen, onClose } = props;
  const say = planningWords.use();
  const discarding = useMutation(discardPlan(shown, say('discard.done')));
  if (dialog === 'discard')
    return (
      <ConfirmDialog
        title={say('discard.title', { count })}
        confirm={say('discard')}
        isBusy={discarding.isPending}
        onCancel={onClose}
        onConfirm={() => void discarding.mutateAsync().then(onClose)}
      >
        {say('discard.what')}
      </ConfirmDialog>
    );
  return (
    dialog && (
      <Part>
        {dialog === 'publish' && (
          <PublishDialog
            {...{ shown, address, board, isSubmitted, onClose }}
            selected={chosen.people.filter((id) => !isOpenRow(id))}
          />
        )}
        {dialog === 'published' && <PublishedDialog days={shown} onClose={onClose} />}
        {dialog === 'templates' && <TemplatesDrawer hotel={shown.hotel} onClose={onClose} />}
        {dialog === 'needs' && <NeedsDrawer shown={shown} onClose={onClose} plan={{ board, now, address }} />}
        {dialog === 'copy' && <CopyDialog {...{ shown, address, onClose }} />}
      </Part>
    )
  );
}
