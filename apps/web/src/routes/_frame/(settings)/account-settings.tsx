import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { AccountSettingsScreen } from '#features/settings/account-settings/account-settings.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';
import { Part } from '#ui/part';

const TwoStepPanel = lazy(() =>
  import('#features/core/two-step/two-step-panel').then((part) => ({ default: part.TwoStepPanel })),
);

export const Route = createFileRoute('/_frame/(settings)/account-settings')({
  validateSearch: textSearch,
  component: AccountSettings,
});

function AccountSettings() {
  return (
    <AccountSettingsScreen
      {...useScreenSearch()}
      twoStep={
        <Part>
          <TwoStepPanel />
        </Part>
      }
    />
  );
}
