import { useWaiting, useWaitingChanges } from '#platform/use-waiting';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { waitingWords } from '#ui/waiting/waiting.words';
import { listed, WaitingList } from '#ui/waiting/waiting-list';
import styles from './home.module.css';
import { homeWords } from './home.words';
import { HomePanel } from './home-panel';

const skeleton = ['a', 'b', 'c', 'd'].map((bone) => <SkeletonBlock key={bone} height={28} />);

export function WaitingPanel() {
  const say = homeWords.use();
  const sayWaiting = waitingWords.use();
  const query = useWaiting();
  useWaitingChanges();
  const waiting = listed(query.data);
  return (
    <HomePanel title={say('waiting')}>
      <QueryStates thing={sayWaiting('thing')} query={query} skeleton={<div className={styles.bones}>{skeleton}</div>}>
        {waiting.length > 0 ? <WaitingList waiting={waiting} /> : <p className={styles.none}>{say('waitingNone')}</p>}
      </QueryStates>
    </HomePanel>
  );
}
