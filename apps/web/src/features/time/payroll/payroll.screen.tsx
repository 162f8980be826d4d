import { lazy } from 'react';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { ListHead } from '#ui/list-head/list-head';
import { Part } from '#ui/part';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { everyPayroll } from './payroll.queries';
import { payrollWords } from './payroll.words';
import { SendTab } from './send-tab';

const SentTab = lazy(() => import('./sent-tab').then((part) => ({ default: part.SentTab })));
const ChargesTab = lazy(() => import('./charges-tab').then((part) => ({ default: part.ChargesTab })));
const CodesTab = lazy(() => import('./codes-tab').then((part) => ({ default: part.CodesTab })));
const LayoutsTab = lazy(() => import('./layouts-tab').then((part) => ({ default: part.LayoutsTab })));

const tabs = ['send', 'sent', 'charges', 'codes', 'layouts'] as const;
const lazyTabs = { sent: SentTab, charges: ChargesTab, codes: CodesTab, layouts: LayoutsTab };

export function PayrollScreen(screen: ScreenSearch) {
  const say = payrollWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <Payroll key={hotel.ErpCompanyId} {...screen} hotel={hotel} />}
    </HotelScreen>
  );
}

/** What a month would send to payroll, what was sent, and how it is written for the payroll program. */
function Payroll({ hotel, ...screen }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = payrollWords.use();
  const tab = tabs.find((one) => one === screen.search.tab) ?? 'send';
  useChanges('timesheets', everyPayroll);
  useChanges('attendance', everyPayroll);
  const Shown = tab === 'send' ? null : lazyTabs[tab];
  return (
    <>
      <ListHead title={say('title')} lead={say('lead', { hotel: hotel.name })} />
      <Tabs
        label={say('title')}
        tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
        value={tab}
        onChange={(next) => screen.onSearch(next === 'send' ? {} : { tab: next })}
      >
        {Shown === null ? (
          <SendTab hotel={hotel} {...screen} />
        ) : (
          <Part
            skeleton={
              <Skeleton thing={say('thing')}>
                <SkeletonBlock height={360} />
              </Skeleton>
            }
          >
            <Shown hotel={hotel} {...screen} />
          </Part>
        )}
      </Tabs>
    </>
  );
}
