import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { selectedHotel } from '#platform/hotel';
import { linkAddress } from '#platform/link-address';
import type { ScreenSearch } from '#platform/screen-search';
import { useStore } from '#platform/store';
import { useWindowKind } from '#platform/window-kind';
import { Button, buttonClass } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ListHead } from '#ui/list-head/list-head';
import { QueryStates } from '#ui/query-states';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { Switch } from '#ui/switch';
import { everyAccount } from './accounts.queries';
import { LocalAddressWarning } from './local-address-warning';
import { ReplaceSlipsDialog } from './replace-slips-dialog';
import { SlipChoice } from './slip-choice';
import { SlipProgress } from './slip-progress';
import { beginSlips, slipWork } from './slip-work';
import { slipPeopleQuery } from './slips.queries';
import { slipsWords } from './slips.words';
import { SlipsReadyDialog } from './slips-ready-dialog';
import { useHotels } from './use-hotels';

/** Accounts and printed slips for people without an e-mail. */
export function SlipsScreen({ search, onSearch }: ScreenSearch) {
  const say = slipsWords.use();
  const hotels = useHotels();
  const isPhone = useWindowKind() === 'phone';
  const work = useStore(slipWork);
  const hotel = work?.hotel ?? (Number(search.hotel) || selectedHotel.get()?.ErpCompanyId || hotels[0]?.id || 0);
  const query = useQuery(slipPeopleQuery(hotel));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [withPins, setWithPins] = useState(true);
  const [isAsked, setAsked] = useState(false);
  useChanges('accounts', everyAccount);
  const { people = [], hotelName = '' } = query.data ?? {};
  const some = people.filter(({ id }) => chosen.has(id));
  const replaces = some.some(({ state }) => state === 'open' || state === 'password');
  const isDone = work !== null && !work.isRunning && work.error === null && work.withoutSlip.length === 0;

  function begin(): void {
    setAsked(false);
    setChosen(new Set());
    void beginSlips(hotel, some, withPins);
  }

  const hotelField = (
    <SelectField
      label={say('hotel')}
      value={String(hotel)}
      options={hotels.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(next) => {
        setChosen(new Set());
        onSearch({ ...search, hotel: next }, { replace: true });
      }}
    />
  );
  const makeButton = (
    <Button
      look="solid"
      aria-disabled={some.length === 0 || undefined}
      onClick={() => some.length > 0 && (replaces ? setAsked(true) : begin())}
    >
      {some.length > 0 ? say('make', { count: some.length }) : say('makeNone')}
    </Button>
  );
  const warning = <LocalAddressWarning kind="danger" />;
  return (
    <>
      <ListHead
        title={say('title')}
        lead={say('lead')}
        main={isPhone && people.length > 0 && (!work || isDone) && makeButton}
      >
        <Link to="/accounts" className={buttonClass('outline')}>
          {say('accounts')}
        </Link>
      </ListHead>
      <div className="stack-4">
        {!isPhone && warning}
        {work && !isDone ? (
          <SlipProgress work={work} />
        ) : (
          <QueryStates thing={say('people')} query={query} skeleton={<SkeletonBlock height={320} />}>
            {people.length === 0 ? (
              <>
                {hotelField}
                <EmptyState drawing={<BellDrawing />} text={say('none')}>
                  {null}
                </EmptyState>
              </>
            ) : (
              <SlipChoice
                key={hotel}
                hotel={hotel}
                people={people}
                chosen={chosen}
                onChange={setChosen}
                hotelField={hotelField}
                action={!isPhone && makeButton}
                options={<Switch label={say('withPins')} checked={withPins} onChange={setWithPins} />}
              />
            )}
          </QueryStates>
        )}
        {isPhone && query.data && warning}
      </div>
      {isAsked && <ReplaceSlipsDialog people={some} onCancel={() => setAsked(false)} onConfirm={begin} />}
      {work && isDone && (
        <SlipsReadyDialog
          work={work}
          hotelName={hotelName}
          address={linkAddress()}
          onClose={() => slipWork.set(null)}
        />
      )}
    </>
  );
}
