import type { CountedPlace, PlaceTree as TreeName } from '@horae/contract/people/places';
import { IconClipboardText, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { ExportMenu } from '#ui/export/export-menu';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { Switch } from '#ui/switch';
import { uiWords } from '#ui/ui.words';
import { NothingYet } from './nothing-yet';
import styles from './organisation.module.css';
import { addPlace, closePlace, everyPlace, removePlace, reopenPlace, treeQuery } from './organisation.queries';
import { organisationWords } from './organisation.words';
import type { OpenDialog } from './place-address';
import { PlaceDialogs } from './place-dialogs';
import { PlaceTree } from './place-tree';
import { placesFile } from './places-file';

interface PlacesTabProps {
  tree: TreeName;
  hotel: number;
  withClosed: boolean;
  open: OpenDialog | null;
  onOpen: (open: OpenDialog | null) => void;
  onWithClosed: (withClosed: boolean) => void;
}

const topKinds = { units: 'business-unit', departments: 'department-group' } as const;

export function PlacesTab({ tree, hotel, withClosed, open, onOpen, onWithClosed }: PlacesTabProps) {
  const say = organisationWords.use();
  const query = useQuery(treeQuery(hotel, withClosed));
  const reopening = useMutation(reopenPlace);
  const removing = useMutation(removePlace);
  const adding = useMutation({ ...addPlace, meta: { refreshes: everyPlace } });
  const closing = useMutation({ ...closePlace, meta: { refreshes: everyPlace } });
  const { day = '', people = 0, places = [] } = query.data ?? {};
  const topKind = topKinds[tree];
  const everybody = day && say('everybody', { count: people, date: formatDate(day) });
  const isEmpty = !places.some(({ kind }) => kind === topKind);

  function reopen({ kind, id, name, closedFrom }: CountedPlace): void {
    const ref = { hotel, kind, id };
    reopening.mutate(ref, {
      onSuccess: () =>
        notifyUndo(say('reopened', { name }), uiWords.say('undo'), () =>
          closing.mutate({ body: { ...ref, day: closedFrom! }, key: newKey() }),
        ),
    });
  }

  function remove({ kind, id, name, parentId }: CountedPlace): void {
    removing.mutate(
      { hotel, kind, id },
      {
        onSuccess: () =>
          notifyUndo(say('deleted', { name }), uiWords.say('undo'), () =>
            adding.mutate({ body: { hotel, kind, name, ...(parentId && { parentId }) }, key: newKey() }),
          ),
      },
    );
  }

  const buttons = (
    <>
      <Button onClick={() => onOpen({ action: 'paste' })}>
        <IconClipboardText size={18} stroke={1.5} aria-hidden="true" />
        {say('paste')}
      </Button>
      <Button look="solid" onClick={() => onOpen({ action: 'add-top' })}>
        <IconPlus size={18} stroke={1.5} aria-hidden="true" />
        {say(`addKind.${topKind}`)}
      </Button>
    </>
  );
  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<PlacesSkeleton />}>
      <div className={`screen-only ${styles.tools}`}>
        <p>
          <bdi>{everybody}</bdi>
        </p>
        <div className={styles.actionBar}>
          <Switch label={say('showClosed')} checked={withClosed} onChange={onWithClosed} />
          {!isEmpty && <ExportMenu scope={everybody} file={() => placesFile(tree, hotel, places, everybody)} />}
          {!isEmpty && buttons}
        </div>
      </div>
      <div className="panel">
        {isEmpty ? (
          <NothingYet tree={tree} hotel={hotel} isWholeHotel={places.length === 0 && !withClosed}>
            <div className={styles.actionBar}>{buttons}</div>
          </NothingYet>
        ) : (
          <PlaceTree
            key={hotel}
            tree={tree}
            places={places}
            day={day}
            actions={{ open: (action, { kind, id }) => onOpen({ action, kind, id }), reopen, remove }}
          />
        )}
      </div>
      {open && day && (
        <PlaceDialogs
          open={open}
          hotel={hotel}
          tree={tree}
          topKind={topKind}
          places={places}
          today={day}
          onClose={() => onOpen(null)}
        />
      )}
    </QueryStates>
  );
}

function PlacesSkeleton() {
  return (
    <div className="panel">
      <div className={styles.skeleton}>
        {Array.from({ length: 8 }, (_, row) => (
          <SkeletonBlock key={row} width={`${60 - (row % 3) * 12}%`} />
        ))}
      </div>
    </div>
  );
}
