import { createFileRoute } from '@tanstack/react-router';
import { CalendarScreen } from '#features/office/calendar/calendar.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(office)/calendar')({
  validateSearch: textSearch,
  component: Calendar,
});

function Calendar() {
  return <CalendarScreen {...useScreenSearch()} />;
}
