import { errorText } from '#platform/api-error';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { continueSlips, type SlipWork, slipWork } from './slip-work';
import styles from './slips.module.css';
import { slipsWords } from './slips.words';

/** How far the making of slips is, and what to do when it failed. */
export function SlipProgress({ work }: { work: SlipWork }) {
  const say = slipsWords.use();
  const { withoutAccount, withoutSlip, accounts, people, isRunning, error } = work;
  const isAdding = withoutAccount.length > 0;
  const count = isAdding ? accounts : people;
  const done = count - (isAdding ? withoutAccount : withoutSlip).length;
  const label = say(isAdding ? 'addingAccounts' : 'makingSlips', { done, count });
  if (!isRunning && error !== null)
    return (
      <Message kind="danger">
        <p>{errorText(error)}</p>
        <p className="quiet">{label}</p>
        <div className={styles.choices}>
          <Button look="solid" onClick={() => void continueSlips()}>
            {say('continue')}
          </Button>
          <Button onClick={() => slipWork.set({ ...work, withoutAccount: [], withoutSlip: [], error: null })}>
            {say('stop')}
          </Button>
        </div>
      </Message>
    );
  return (
    <div className="stack-1">
      <p role="status">{label}</p>
      <progress className={styles.progress} aria-label={label} value={done} max={count} />
      <p className="quiet small">{say('goesOn')}</p>
    </div>
  );
}
