import type { ContractVersion } from '@horae/contract/contract-version';
import type { Loan } from '@horae/contract/loan';
import type { FormerEmployment } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { formatDate } from '#platform/format-date';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Part } from '#ui/part';
import { erasePerson, removeContract, takeBackHiring } from './people.queries';
import { peopleWords } from './people.words';
import type { PersonDialogProps } from './person-dialog';
import { RemovePersonDialog } from './remove-person-dialog';

const EditPersonDrawer = lazy(() => import('./edit-person-drawer').then((m) => ({ default: m.EditPersonDrawer })));
const MoveDialog = lazy(() => import('./move-dialog').then((m) => ({ default: m.MoveDialog })));
const LeaveDialog = lazy(() => import('./leave-dialog').then((m) => ({ default: m.LeaveDialog })));
const ContractDrawer = lazy(() => import('./contract-drawer').then((m) => ({ default: m.ContractDrawer })));
const HireAgainDrawer = lazy(() => import('./hire-again-drawer').then((m) => ({ default: m.HireAgainDrawer })));
const FormerEmploymentDialog = lazy(() =>
  import('./former-employment-dialog').then((m) => ({ default: m.FormerEmploymentDialog })),
);
const LoanDialog = lazy(() => import('./loan-dialog').then((m) => ({ default: m.LoanDialog })));
const ClockNumbersDialog = lazy(() =>
  import('./clock-numbers-dialog').then((m) => ({ default: m.ClockNumbersDialog })),
);
const SkillDialog = lazy(() => import('./skill-dialog').then((m) => ({ default: m.SkillDialog })));

export type OpenAction =
  | { kind: 'edit' | 'move' | 'leave' | 'skill' | 'clockNumbers' | 'erase' | 'hireAgain' | 'takeBackHiring' | 'remove' }
  | { kind: 'employment'; former: FormerEmployment | null }
  | { kind: 'loan'; loan: Loan | null }
  | { kind: 'contract'; version: ContractVersion | null }
  | { kind: 'removeContract'; version: ContractVersion };

/** The form for the chosen action. */
export function PersonDialogs({ action, ...props }: PersonDialogProps & { action: OpenAction }) {
  if (action.kind === 'removeContract') return <RemoveContractDialog {...props} version={action.version} />;
  if (action.kind === 'erase') return <EraseDialog {...props} />;
  if (action.kind === 'remove') return <RemovePersonDialog {...props} />;
  if (action.kind === 'takeBackHiring') return <TakeBackHiringDialog {...props} />;
  return (
    <Part>
      {action.kind === 'edit' && <EditPersonDrawer {...props} />}
      {action.kind === 'move' && <MoveDialog {...props} />}
      {action.kind === 'leave' && <LeaveDialog {...props} />}
      {action.kind === 'hireAgain' && <HireAgainDrawer {...props} />}
      {action.kind === 'employment' && <FormerEmploymentDialog {...props} former={action.former} />}
      {action.kind === 'loan' && <LoanDialog {...props} loan={action.loan} />}
      {action.kind === 'clockNumbers' && <ClockNumbersDialog {...props} />}
      {action.kind === 'skill' && <SkillDialog {...props} />}
      {action.kind === 'contract' && <ContractDrawer {...props} version={action.version} />}
    </Part>
  );
}

/** Erasing cannot be undone, so the question says what is deleted and what is kept. */
function EraseDialog({ person, seen, onClose }: PersonDialogProps) {
  const say = peopleWords.use();
  const erase = useMutation(erasePerson);
  const { hotel, id } = seen;
  return (
    <ConfirmDialog
      title={say('eraseTitle', { name: person.name })}
      confirm={say('eraseNow')}
      isBusy={erase.isPending}
      onCancel={onClose}
      onConfirm={() =>
        erase.mutate(
          { hotel, id },
          { onSuccess: () => void notify(say('erased'), { kind: 'success' }), onSettled: onClose },
        )
      }
    >
      {say('eraseText')}
    </ConfirmDialog>
  );
}

function TakeBackHiringDialog({ person, seen, onClose }: PersonDialogProps) {
  const say = peopleWords.use();
  const takeBack = useMutation(takeBackHiring);
  const { name, firstDay, formerEmployments } = person;
  const last = formerEmployments.at(-1)?.lastDay;
  return (
    <ConfirmDialog
      title={say('takeBackHiringTitle', { name })}
      confirm={say('takeBackHiringButton')}
      isBusy={takeBack.isPending}
      onCancel={onClose}
      onConfirm={() =>
        takeBack.mutate(seen, {
          onSuccess: () => void notify(say('hiringTakenBack'), { kind: 'success' }),
          onSettled: onClose,
        })
      }
    >
      {firstDay && last && say('takeBackHiringText', { first: formatDate(firstDay), last: formatDate(last) })}
    </ConfirmDialog>
  );
}

function RemoveContractDialog({ seen, version, onClose }: PersonDialogProps & { version: ContractVersion }) {
  const say = peopleWords.use();
  const remove = useMutation(removeContract);
  return (
    <ConfirmDialog
      title={say('removeContractTitle', { day: formatDate(version.fromDay) })}
      confirm={say('removeContract')}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { ...seen, fromDay: version.fromDay },
          {
            onSuccess: () => void notify(say('contractRemoved'), { kind: 'success' }),
            onSettled: onClose,
          },
        )
      }
    >
      {say('removeContractText')}
    </ConfirmDialog>
  );
}
