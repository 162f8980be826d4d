import { createFileRoute } from '@tanstack/react-router';
import { TimesheetsScreen } from '#features/time/timesheets/timesheets.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(time)/timesheets')({
  validateSearch: textSearch,
  component: Timesheets,
});

function Timesheets() {
  return <TimesheetsScreen {...useScreenSearch()} />;
}
