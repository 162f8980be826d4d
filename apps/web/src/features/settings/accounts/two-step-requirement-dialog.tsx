import { twoStepRequirements } from '@horae/contract/core/two-step-state';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, isOutdated, rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { readOneOf } from '#platform/read-value';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { uiWords } from '#ui/ui.words';
import styles from './invite-people.module.css';
import { requirementQuery, saveRequirement } from './two-step-requirement.queries';
import { requirementWords } from './two-step-requirement.words';

/** The setting of the installation: who must have two-step verification. */
export function TwoStepRequirementDialog({ onClose }: { onClose: () => void }) {
  const say = requirementWords.use();
  const sayUi = uiWords.use();
  const query = useQuery(requirementQuery);
  const save = useMutation({ ...saveRequirement, onError: rereadIfOutdated(() => query.refetch()) });
  const stored = query.data?.answer.requiredOf ?? 'nobody';
  const [chosen, setChosen] = useState<typeof stored>();
  const requiredOf = chosen ?? stored;
  const missing = query.data?.answer.missing ?? 0;

  function submit(): void {
    if (!query.data || save.isPending) return;
    save.mutate(
      { tag: query.data.tag, requiredOf },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={say('title')} isOpen onClose={onClose} size="small">
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={160} />}>
        <form
          className={styles.form}
          aria-label={say('title')}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <p className="quiet">{say('lead')}</p>
          {save.error && (
            <Message kind="danger">{isOutdated(save.error) ? sayUi('staleTitle') : errorText(save.error)}</Message>
          )}
          <SelectField
            label={say('requiredOf')}
            value={requiredOf}
            options={twoStepRequirements.map((value) => ({ value, label: say(value) }))}
            onChange={(value) => setChosen(readOneOf(value, twoStepRequirements, requiredOf))}
            below={missing > 0 && <p className="quiet small">{say('missing', { count: missing })}</p>}
          />
          <div className={styles.foot}>
            <Button onClick={onClose}>{say('cancel')}</Button>
            <Button type="submit" look="solid" aria-disabled={save.isPending || undefined}>
              {say(save.isPending ? 'busy' : 'save')}
            </Button>
          </div>
        </form>
      </QueryStates>
    </Dialog>
  );
}
