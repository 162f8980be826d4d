import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newKey } from '#platform/new-key';
import { Dialog } from '#ui/dialog';
import { ErrorPanel } from '#ui/error-panel';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { submitRoster } from '../approval/roster-approval.queries';
import type { Board } from '../model/board.rules';
import type { RosterAddress } from '../roster-address';
import { rangeText } from '../texts/range-text';
import { type PlanDays, previewQuery, publishPlan } from './planning.queries';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';
import { PublishForm } from './publish-form';
import { SubmitForm } from './submit-form';

interface PublishDialogProps {
  shown: PlanDays;
  address: RosterAddress;
  board: Board;
  /** Whether it goes to somebody who approves it, instead of being published. */
  isSubmitted: boolean;
  /** The people selected on the grid, or listed. */
  selected: readonly number[];
  /** What they are called; they are then what is published unless more is chosen. */
  ofSelected?: (count: number) => string;
  /** Which days, above the choice of people. */
  daysChoice?: ReactNode;
  onClose: () => void;
}

const theSelected = 'selected';

/** What publishing would change for whom, what is still wrong, and the button that does it. */
export function PublishDialog(props: PublishDialogProps) {
  const { shown, address, board, isSubmitted, selected, ofSelected, daysChoice, onClose } = props;
  const say = planningWords.use();
  const [part, setPart] = useState(ofSelected && !isSubmitted ? theSelected : '');
  const departments = part === '' || part === theSelected ? [] : [Number(part)];
  const employees = part === theSelected ? [...selected] : [];
  const { data, error, refetch } = useQuery(previewQuery(shown, { departments, employees }));
  const everything = useQuery(previewQuery(shown, { departments: [], employees: [] }));
  const changed = everything.data?.people.filter(({ employeeId }) => selected.includes(employeeId)) ?? [];
  const isPart =
    (changed.length > 0 || ofSelected !== undefined) && changed.length < (everything.data?.people.length ?? 0);
  const choices = [
    ...((isPart || ofSelected) && !isSubmitted
      ? [
          {
            value: theSelected,
            label: ofSelected?.(selected.length) ?? say('publish.selected', { count: changed.length }),
          },
        ]
      : []),
    ...departmentsOf(board, everything.data),
  ];
  const [key, setKey] = useState(newKey);
  const publishing = useMutation(publishPlan(shown, key, say('publish.done')));
  const submitting = useMutation(submitRoster(shown, key, say('submit.done')));

  /** Sends what was seen; if it is refused, it is read again. */
  async function send(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      onClose();
    } catch {
      setKey(newKey());
      void refetch();
    }
  }

  const isNothing = data?.people.length === 0 && data.open.length === 0;
  const range = rangeText(address.zoom, address.period);
  return (
    <Dialog
      title={say(isSubmitted ? 'submit.title' : 'publish.title', { range })}
      isOpen
      onClose={onClose}
      size="medium"
    >
      <div className={styles.body}>
        {daysChoice}
        {(choices.length > 1 || isPart) && (
          <SelectField
            label={say('publish.part')}
            value={part}
            onChange={setPart}
            options={[{ value: '', label: say('publish.everything') }, ...choices]}
          />
        )}
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonBlock height={120} />}
        {data && isNothing && <p className="quiet">{say('publish.nothing')}</p>}
        {data && !isNothing && isSubmitted && (
          <SubmitForm
            preview={data}
            isPending={submitting.isPending}
            error={submitting.error}
            onSubmit={(wish) => send(() => submitting.mutateAsync({ departments, ...wish }))}
          />
        )}
        {data && !isNothing && !isSubmitted && (
          <PublishForm
            preview={data}
            button={(count) => say('publish.button', { count })}
            isPending={publishing.isPending}
            error={publishing.error}
            onPublish={(publication) => send(() => publishing.mutateAsync({ departments, employees, ...publication }))}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The departments of everybody whose plan changes, and of the open shifts that do. */
function departmentsOf({ resources }: Board, preview: PublicationPreview | undefined) {
  const concerned = new Set(preview?.people.map(({ employeeId }) => employeeId));
  const open = preview?.open.map(({ departmentId, name }) => [String(departmentId), name] as const) ?? [];
  const names = new Map(
    resources
      .filter(({ employeeId }) => concerned.has(employeeId))
      .map(({ building_Id, department }) => [String(building_Id), department]),
  );
  return [...new Map([...names, ...open])]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
