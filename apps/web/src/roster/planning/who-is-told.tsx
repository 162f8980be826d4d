import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { planningWords } from './planning.words';

const mostNamed = 10;

/** How many people are told by publishing, and who must be told otherwise. */
export function WhoIsTold({ people }: Pick<PublicationPreview, 'people'>) {
  const say = planningWords.use();
  const untold = people.filter(({ hasAccount }) => !hasAccount).map(({ name }) => name);
  const told = people.length - untold.length;
  const names = untold.slice(0, mostNamed).join(', ') + (untold.length > mostNamed ? ' …' : '');
  return (
    <div>
      {told > 0 && <p>{say('publish.told', { count: told })}</p>}
      {untold.length > 0 && <p className="quiet">{say('publish.untold', { count: untold.length, names })}</p>}
    </div>
  );
}
