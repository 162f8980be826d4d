import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall } from '#platform/access';
import { readAddress } from '#platform/address';
import { useChanges } from '#platform/changes';
import { useHotel } from '#platform/hotel';
import { hotelToday } from '#platform/hotel-day';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { session } from '#platform/session';
import { Button, buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { PageHead } from '#ui/page-head';
import { usePrintFilter } from '#ui/print-head/print-lines';
import { QueryStates } from '#ui/query-states';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { HolidaysTab } from './holidays-tab';
import { HotelDialog } from './hotel-dialog';
import { HotelTab } from './hotel-tab';
import { hotelsQuery } from './hotels.queries';
import { everyPlace } from './organisation.queries';
import { organisationWords } from './organisation.words';
import { type OpenDialog, OrganisationAddress, openText, type PlaceAction, tabs } from './place-address';
import { PlacesTab } from './places-tab';

/** The structure of a hotel: its units, departments, holidays and settings. */
export function OrganisationScreen({ search, onSearch }: ScreenSearch) {
  const say = organisationWords.use();
  const [thisYear] = useState(() => Number(hotelToday().slice(0, 4)));
  const shownHotel = useHotel();
  const hotels = useQuery(hotelsQuery);
  const { tab, year = thisYear, closed: withClosed, open, ...address } = readAddress(OrganisationAddress, search);
  const list = hotels.data?.hotels ?? [];
  const hotelId = address.hotel ?? shownHotel?.ErpCompanyId ?? list[0]?.companyId;
  const hotel = list.find(({ companyId }) => companyId === hotelId);
  useChanges('organisation', everyPlace);
  useChanges('people', everyPlace);

  const change = (next: Record<string, string | number | null>) => onSearch((now) => withSearchChange(now, next));
  const setOpen = (next: OpenDialog | null) => change({ open: next && openText(next) });
  const onFocused = (action: PlaceAction) => {
    const key = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (key) change({ open: `${action}.${key}` });
  };
  const isTree = tab === 'units' || tab === 'departments';
  useScreenKeys(say('title'), [
    { what: say('key.add'), keys: ['n'], ...(isTree && { action: () => setOpen({ action: 'add-top' }) }) },
    { what: say('key.rename'), keys: ['F2'], action: () => onFocused('rename') },
    { what: say('key.menu'), keys: ['Enter'] },
  ]);

  usePrintFilter(say('hotel'), hotel?.name);

  return (
    <>
      <PageHead title={say('title')} lead={say('note')}>
        {list.length > 0 && (
          <SelectField
            label={say('hotel')}
            isInline
            value={hotel ? String(hotel.companyId) : ''}
            options={[
              ...(hotel ? [] : [{ value: '', label: say('otherHotel') }]),
              ...list.map(({ companyId, name }) => ({ value: String(companyId), label: `${name} (${companyId})` })),
            ]}
            onChange={(value) => change({ hotel: value, open: null })}
          />
        )}
        {mayCall(session.get(), 'admin') && (
          <Button onClick={() => setOpen({ action: 'hotel-add' })}>
            <IconPlus size={18} stroke={1.5} aria-hidden="true" />
            {say('addHotel')}
          </Button>
        )}
      </PageHead>
      <QueryStates thing={say('thing')} query={hotels} skeleton={<SkeletonBlock height={400} />}>
        {hotel ? (
          <Tabs
            label={say('title')}
            tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
            value={tab}
            onChange={(next) => change({ tab: next === 'units' ? null : next, open: null })}
          >
            {(tab === 'units' || tab === 'departments') && (
              <PlacesTab
                key={`${tab} ${hotel.companyId}`}
                tree={tab}
                hotel={hotel.companyId}
                withClosed={withClosed}
                open={open}
                onOpen={setOpen}
                onWithClosed={(isOn) => change({ closed: isOn ? 'true' : null })}
              />
            )}
            {tab === 'holidays' && (
              <HolidaysTab
                key={hotel.companyId}
                hotel={hotel.companyId}
                year={year}
                open={open}
                onOpen={setOpen}
                onYear={(next) => change({ year: next === thisYear ? null : next, open: null })}
              />
            )}
            {tab === 'hotel' && (
              <HotelTab
                key={hotel.companyId}
                hotel={hotel}
                isEditing={open?.action === 'hotel-edit'}
                onEdit={(isEditing) => setOpen(isEditing ? { action: 'hotel-edit' } : null)}
              />
            )}
          </Tabs>
        ) : (
          <EmptyState drawing={<KeyHookDrawing />} text={say(list.length === 0 ? 'noHotelYet' : 'noHotel')}>
            {list.length === 0 && (
              <Link to="/set-up" className={buttonClass('solid')}>
                {say('setUp')}
              </Link>
            )}
          </EmptyState>
        )}
      </QueryStates>
      {open?.action === 'hotel-add' && (
        <HotelDialog onClose={() => setOpen(null)} onAdded={(id) => change({ hotel: id, open: null, tab: null })} />
      )}
    </>
  );
}
