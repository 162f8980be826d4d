import type { Submission } from '@horae/contract/scheduling/roster-approval.contract';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button';
import { submissionsWords } from './submissions.words';

/** How many rosters somebody may approve, and what became of those that they submitted. */
export function OpenSubmissions({ submissions }: { submissions: readonly Submission[] }) {
  const say = submissionsWords.use();
  const own = submissions.filter(({ isOwn }) => isOwn);
  const count = submissions.length - own.length;
  if (submissions.length === 0) return null;
  const isSentBack = own.some(({ state }) => state === 'sentBack');
  return (
    <Link to="/roster-approval" className={buttonClass('plain')}>
      {count > 0 ? say('toApprove', { count }) : say(isSentBack ? 'sentBack' : 'submitted')}
    </Link>
  );
}
