import { createFileRoute } from '@tanstack/react-router';
import { ClockDevicesScreen } from '#features/time/clock-devices/clock-devices.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(time)/clock-devices')({
  validateSearch: textSearch,
  component: ClockDevices,
});

function ClockDevices() {
  return <ClockDevicesScreen {...useScreenSearch()} />;
}
