import { useQuery } from '@tanstack/react-query';
import { logOut } from '#platform/log-out';
import { Button } from '#ui/button';
import { ScreenTitle } from '#ui/screen-title';
import styles from './two-step.module.css';
import { twoStepQuery } from './two-step.queries';
import { twoStepWords } from './two-step.words';
import { TwoStepPanel } from './two-step-panel';

/** In the place of every page while an account must set up two-step verification. */
export function SetUpTwoStepScreen() {
  const say = twoStepWords.use();
  const { data } = useQuery(twoStepQuery);
  return (
    <div className={styles.setUp}>
      <ScreenTitle documentTitle={say('setUpTitle')}>{say('setUpTitle')}</ScreenTitle>
      <p className="quiet">{say('setUpLead')}</p>
      <TwoStepPanel />
      <div className={styles.actions}>
        {data?.isOn && (
          // Everything that was refused before is loaded again.
          <Button look="solid" onClick={() => window.location.reload()}>
            {say('goOn')}
          </Button>
        )}
        <Button onClick={() => logOut()}>{say('logOut')}</Button>
      </div>
    </div>
  );
}
