import { foldText } from '@horae/contract/fold-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { hasWords } from '#platform/fold-text';
import { selectedHotel } from '#platform/hotel';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SearchField } from '#ui/search-field';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { hotelQuery } from './accounts.queries';
import styles from './invite-people.module.css';
import { InvitedList } from './invited-list';
import { LocalAddressWarning } from './local-address-warning';
import { peopleWords } from './people.words';
import { PeopleChoice } from './people-choice';
import { useHotels } from './use-hotels';
import { useInvitePeople } from './use-invite-people';

/** Invites many employees of a hotel and shows the outcome for each of them. */
export function InvitePeopleDialog({ onClose }: { onClose: () => void }) {
  const say = peopleWords.use();
  const hotels = useHotels();
  const [hotel, setHotel] = useState(selectedHotel.get()?.ErpCompanyId ?? hotels[0]?.id ?? 0);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery(hotelQuery(hotel));
  const work = useInvitePeople(hotel);
  const people = (query.data?.people ?? []).filter(({ email, accountId }) => email && accountId === null);
  const wanted = foldText(search.trim());
  const found = people.filter(({ name, email, code }) => hasWords(foldText(`${name} ${email} ${code}`), wanted));
  const isBusy = work.progress !== null;
  const close = () => isBusy || onClose();

  if (work.result) {
    return (
      <Dialog title={say('result')} isOpen onClose={onClose} size="medium">
        <InvitedList {...work.result} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={say('title')} isOpen onClose={close} size="medium">
      <form
        className={styles.form}
        aria-label={say('title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && chosen.size > 0) void work.invite([...chosen]);
        }}
      >
        <p className="quiet">
          {say('lead')} <Link to="/accounts/slips">{say('slips')}</Link>
        </p>
        <LocalAddressWarning />
        {work.error !== null && <Message kind="danger">{errorText(work.error)}</Message>}
        <div className={`one-column-on-phone ${styles.tools}`}>
          <SelectField
            label={say('hotel')}
            value={String(hotel)}
            options={hotels.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(next) => {
              setHotel(Number(next));
              setChosen(new Set());
            }}
          />
          <SearchField label={say('search')} value={search} onChange={setSearch} />
        </div>
        <QueryStates thing={say('people')} query={query} skeleton={<SkeletonBlock height={240} />}>
          <PeopleChoice people={found} isSearched={people.length > 0} chosen={chosen} onChange={setChosen} />
        </QueryStates>
        <div className={styles.foot}>
          <Button type="submit" look="solid" aria-disabled={isBusy || chosen.size === 0 || undefined}>
            {work.progress
              ? say('busy', work.progress)
              : chosen.size > 0
                ? say('submit', { count: chosen.size })
                : say('submitNone')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
