import { ScreenTitle } from '#ui/screen-title';

export function StaffTimelineScreen() {
  return <ScreenTitle>Staff timeline</ScreenTitle>;
}
