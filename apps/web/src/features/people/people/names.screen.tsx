import type { NameToConfirm } from '@horae/contract/people/names.contract';
import { IconChecks } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { useChanges } from '#platform/changes';
import { notify } from '#platform/notify';
import { HotelScreen } from '#roster/hotel-screen';
import { Button, buttonClass } from '#ui/button';
import { Message } from '#ui/message';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { NameRow } from './name-row';
import styles from './names.module.css';
import { namesWords } from './names.words';
import { confirmNames, everyPerson, namesQuery } from './people.queries';

export function ConfirmNamesScreen() {
  const say = namesWords.use();
  return (
    <HotelScreen title={say('title')}>
      {({ ErpCompanyId: hotel }) => <ConfirmNames key={hotel} hotel={hotel} />}
    </HotelScreen>
  );
}

type Parts = Pick<NameToConfirm, 'surname' | 'firstName'>;

/** The guessed surnames of a hotel, to correct and confirm one by one or together. */
function ConfirmNames({ hotel }: { hotel: number }) {
  const say = namesWords.use();
  const query = useQuery(namesQuery(hotel));
  const [edits, setEdits] = useState<ReadonlyMap<number, Parts>>(new Map());
  const confirm = useMutation(confirmNames);
  useChanges('people', everyPerson);
  const names = (query.data?.names ?? []).map((one) => ({ ...one, ...edits.get(one.id) }));
  const total = query.data?.total ?? 0;
  const isComplete = names.every(({ surname }) => surname.trim() !== '');

  function send(chosen: readonly NameToConfirm[], onDone?: () => void): void {
    if (confirm.isPending || chosen.some(({ surname }) => surname.trim() === '')) return;
    const sent = chosen.map(({ id, version, surname, firstName }) => ({ id, version, surname, firstName }));
    confirm.mutate(
      { hotel, names: sent },
      {
        onSuccess: ({ confirmed }) => {
          notify(say('confirmed', { count: confirmed }), { kind: 'success' });
          onDone?.();
        },
      },
    );
  }

  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <Link to="/people" className={buttonClass('outline')}>
          {say('toList')}
        </Link>
        {names.length > 0 && (
          <Button look="solid" disabled={!isComplete} onClick={() => send(names)}>
            <IconChecks size={18} stroke={1.5} aria-hidden="true" />
            {say('confirmAll', { count: names.length })}
          </Button>
        )}
      </PageHead>
      {confirm.error && <Message kind="danger">{errorText(confirm.error)}</Message>}
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
        {names.length === 0 && <Message kind="success">{say('none')}</Message>}
        {total > names.length && <p className="quiet">{say('first', { count: names.length, total })}</p>}
        {names.length > 0 && (
          <ul className={`plain-list panel lined ${styles.names}`} aria-label={say('title')}>
            {names.map((one) => (
              <NameRow
                key={one.id}
                name={one}
                onChange={(parts) => setEdits(new Map(edits).set(one.id, parts))}
                onConfirm={(onDone) => send([one], onDone)}
              />
            ))}
          </ul>
        )}
      </QueryStates>
    </>
  );
}
