import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { isMissing } from '#platform/missing-record';
import { notify } from '#platform/notify';
import { readId } from '#platform/read-value';
import { saveFile } from '#platform/save-file';
import type { ScreenSearch } from '#platform/screen-search';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { Button, buttonClass } from '#ui/button';
import { NoRecord } from '#ui/no-record';
import { PageHead } from '#ui/page-head';
import { SkeletonBlock } from '#ui/skeleton';
import { EmploymentBadge } from './employment-badge';
import { everyPerson, personQuery, returnPerson, type Seen, takePersonFile } from './people.queries';
import { peopleWords } from './people.words';
import { type OpenAction, PersonDialogs } from './person-dialogs';
import { PersonMenu } from './person-menu';
import { PersonTabs } from './person-tabs';

export function PersonScreen({ id, ...screen }: ScreenSearch & { id: string }) {
  const say = peopleWords.use();
  return (
    <HotelScreen title={say('person')}>
      {(hotel) => <PersonPage key={hotel.ErpCompanyId} {...screen} id={readId(id)} hotel={hotel} />}
    </HotelScreen>
  );
}

interface PersonPageProps extends ScreenSearch {
  id: number | null;
  hotel: SelectedHotel;
}

/** One employee: details, contracts, skills, history and the available actions. */
function PersonPage({ id, hotel, search, onSearch }: PersonPageProps) {
  const say = peopleWords.use();
  const navigate = useNavigate();
  const query = useQuery({ ...personQuery(hotel.ErpCompanyId, id ?? 0), enabled: id !== null });
  const [open, setOpen] = useState<{ action: OpenAction; tag: string | undefined } | null>(null);
  const comeBack = useMutation(returnPerson);
  const takeFile = useMutation(takePersonFile);
  useChanges('people', everyPerson);

  if (!query.data || id === null) {
    return (
      <NoRecord
        title={say('person')}
        isMissing={isMissing(id, query.error)}
        text={say('notFound')}
        error={query.error}
        onRetry={() => void query.refetch()}
        thing={say('person')}
        skeleton={<SkeletonBlock height={320} />}
      >
        <Link to="/people" className={buttonClass('solid')}>
          {say('backToList')}
        </Link>
      </NoRecord>
    );
  }
  const { answer, tag } = query.data;
  const { person } = answer;
  const seen: Seen = { hotel: hotel.ErpCompanyId, id, tag };
  const start = (action: OpenAction) => setOpen({ action, tag });
  const named = { name: person.name };

  return (
    <>
      <PageHead
        title={person.name}
        lead={
          <>
            {[person.code, person.jobTitle, person.department].filter(Boolean).join(' · ')}{' '}
            {(person.employment !== 'now' || person.lastDay) && <EmploymentBadge person={person} />}
          </>
        }
      >
        <PersonMenu
          person={person}
          onMove={() => start({ kind: 'move' })}
          onLeave={() => start({ kind: 'leave' })}
          onReturn={() =>
            comeBack.mutate(seen, { onSuccess: () => void notify(say('returned', named), { kind: 'success' }) })
          }
          onHireAgain={() => start({ kind: 'hireAgain' })}
          onTakeBackHiring={() => start({ kind: 'takeBackHiring' })}
          onFile={() =>
            takeFile.mutate(
              { hotel: hotel.ErpCompanyId, id },
              {
                onSuccess: ({ file }) =>
                  saveFile(`person_${id}.json`, 'application/json', JSON.stringify(file, null, 2)),
              },
            )
          }
          onErase={() => start({ kind: 'erase' })}
          onRemove={() => start({ kind: 'remove' })}
          onTimeline={() => void navigate({ to: '/staff-timeline', search: { emp: String(id) } })}
        />
        <Button look="solid" onClick={() => start({ kind: 'edit' })}>
          <IconPencil size={18} stroke={1.5} aria-hidden="true" />
          {say('edit')}
        </Button>
      </PageHead>
      <PersonTabs {...{ hotel, person, seen, search, onSearch }} onStart={start} />
      {open && (
        <PersonDialogs
          action={open.action}
          person={person}
          seen={{ ...seen, tag: open.tag }}
          isReading={open.tag === undefined}
          onStale={() => {
            const read = (next: string | undefined) => setOpen((now) => now && { ...now, tag: next });
            read(undefined);
            void query.refetch().then(({ data }) => read(data?.tag ?? tag));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
