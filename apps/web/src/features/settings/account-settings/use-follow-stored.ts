import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChanges } from '#platform/changes';
import { settingsQuery, storedSettingsQuery, tellFrame } from './account-settings.queries';

/** A form without changes follows the stored settings; one with changes keeps its initial values and their tag. */
export function useFollowStored(isDirty: boolean): void {
  const client = useQueryClient();
  const { data: stored } = useQuery(storedSettingsQuery);
  useChanges('profile', storedSettingsQuery.queryKey);

  useEffect(() => {
    const current = client.getQueryData(settingsQuery.queryKey);
    if (isDirty || !stored || !current || current.tag === stored.tag) return;
    client.setQueryData(settingsQuery.queryKey, { ...stored, edition: current.edition + 1 });
    tellFrame(stored.answer);
  }, [client, stored, isDirty]);
}
