import { IconBed, IconClock, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '#platform/api-error';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { Message } from '#ui/message';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { StatTiles } from '#ui/stat-tiles';

const failure = new ApiError(503, 'unavailable', 'The roster could not be read.');

/** A region that is loading, empty or failed, and the figures above a list. */
export function States() {
  const [tries, setTries] = useState(0);
  return (
    <>
      <Skeleton thing="shifts">
        <SkeletonBlock width="40%" height={24} />
        <SkeletonBlock height={60} />
      </Skeleton>
      <EmptyState drawing={<BlankRosterDrawing />} text="No shifts are planned yet.">
        <Button look="solid">Plan a shift</Button>
      </EmptyState>
      <ErrorPanel error={failure} onRetry={() => setTries(tries + 1)} />
      <output aria-label="Tries">{tries}</output>
      <Message kind="info">Rosters are kept for a year.</Message>
      <StatTiles
        tiles={[
          { label: 'Guests', value: 12_480, icon: IconUsers },
          { label: 'Hours', value: '37:30', icon: IconClock },
          { label: 'Free rooms', value: undefined, icon: IconBed },
        ]}
      />
    </>
  );
}
