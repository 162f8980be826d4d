import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import type { SelectedHotel } from '#platform/storage';
import { submissionsKey, submissionsQuery } from '#roster/approval/roster-approval.queries';
import { HotelScreen } from '#roster/hotel-screen';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './roster-approval.module.css';
import { rosterApprovalWords } from './roster-approval.words';
import { SubmissionCard } from './submission-card';

/** What planners submitted: to be approved or sent back by others, and to be followed by themselves. */
export function RosterApprovalScreen() {
  const say = rosterApprovalWords.use();
  return (
    <HotelScreen title={say('title')}>{(hotel) => <Submissions key={hotel.ErpCompanyId} hotel={hotel} />}</HotelScreen>
  );
}

function Submissions({ hotel: { ErpCompanyId: hotel } }: { hotel: SelectedHotel }) {
  const say = rosterApprovalWords.use();
  const query = useQuery(submissionsQuery(hotel));
  useChanges('roster-approval', submissionsKey(hotel));
  const { submissions = [], isNeeded = true } = query.data ?? {};
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={96} />}>
        {submissions.length === 0 && (
          <EmptyState drawing={<BlankRosterDrawing />} text={say(isNeeded ? 'none' : 'noneOff')} />
        )}
        <ul className={styles.list}>
          {submissions.map((submission) => (
            <SubmissionCard key={submission.id} hotel={hotel} submission={submission} />
          ))}
        </ul>
      </QueryStates>
    </>
  );
}
