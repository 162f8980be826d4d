import { lazy } from 'react';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { ListHead } from '#ui/list-head/list-head';
import { Part } from '#ui/part';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { everyDevice } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { DevicesTab } from './devices-tab';
import { NumbersTab } from './numbers-tab';
import { WaitingTab } from './waiting-tab';

const PoliciesTab = lazy(() => import('./policies-tab').then((part) => ({ default: part.PoliciesTab })));
const AgreementsTab = lazy(() => import('./agreements-tab').then((part) => ({ default: part.AgreementsTab })));

const tabs = ['devices', 'waiting', 'numbers', 'policies', 'agreements'] as const;

export function ClockDevicesScreen(screen: ScreenSearch) {
  const say = clockDevicesWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <ClockDevices key={hotel.ErpCompanyId} {...screen} hotel={hotel} />}
    </HotelScreen>
  );
}

/** Kiosks and terminals, waiting punches, the employees' numbers, and the policies by which their time is counted. */
function ClockDevices({ hotel: { ErpCompanyId: hotel, name }, ...screen }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = clockDevicesWords.use();
  const tab = tabs.find((one) => one === screen.search.tab) ?? 'devices';
  useChanges('clock-devices', everyDevice);
  return (
    <>
      <ListHead title={say('title')} lead={say('lead', { hotel: name })} />
      <Tabs
        label={say('title')}
        tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
        value={tab}
        onChange={(next) => screen.onSearch(next === 'devices' ? {} : { tab: next })}
      >
        {tab === 'devices' && <DevicesTab hotel={hotel} />}
        {tab === 'waiting' && <WaitingTab hotel={hotel} {...screen} />}
        {tab === 'numbers' && <NumbersTab hotel={hotel} {...screen} />}
        {tab === 'policies' && (
          <Part
            skeleton={
              <Skeleton thing={say('tab.policies')}>
                <SkeletonBlock height={360} />
              </Skeleton>
            }
          >
            <PoliciesTab hotel={hotel} />
          </Part>
        )}
        {tab === 'agreements' && (
          <Part
            skeleton={
              <Skeleton thing={say('tab.agreements')}>
                <SkeletonBlock height={360} />
              </Skeleton>
            }
          >
            <AgreementsTab hotel={hotel} />
          </Part>
        )}
      </Tabs>
    </>
  );
}
