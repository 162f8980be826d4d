import { Day } from '@horae/contract/day';
import { type DeclarationRow, declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { Id } from '@horae/contract/fields';
import { pageQuery } from '@horae/contract/page-query';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { administers } from '#platform/access';
import { useChanges } from '#platform/changes';
import { hotelToday } from '#platform/hotel-day';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { session } from '#platform/session';
import type { SelectedHotel } from '#platform/storage';
import { useStore } from '#platform/store';
import { HotelScreen } from '#roster/hotel-screen';
import { Button } from '#ui/button';
import { ListHead } from '#ui/list-head/list-head';
import { Part } from '#ui/part';
import { SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { daysOf } from './board-days';
import { BoardTab } from './board-tab';
import { boardQuery, type DaysAsked, everyDeclaration } from './declarations.queries';
import { declarationsWords } from './declarations.words';
import { MessagesTab } from './messages-tab';
import { SendingNotes, SendingNotesSkeleton } from './sending-notes';

const MendDialog = lazy(() => import('./mend-dialog').then((part) => ({ default: part.MendDialog })));
const TakeBackDialog = lazy(() => import('./take-back-dialog').then((part) => ({ default: part.TakeBackDialog })));
const SubmitDialog = lazy(() => import('./submit-dialog').then((part) => ({ default: part.SubmitDialog })));
const SettingsDrawer = lazy(() => import('./settings-drawer').then((part) => ({ default: part.SettingsDrawer })));

/** Where the keyboard enters the board: the day of a week, or the first box of a day's list. */
const entries = ['[data-cell][tabindex="0"]', '#content table input'];

const views = ['board', 'rejected', 'open', 'accepted'] as const;
const { unit } = declarationsContract.board.query.shape;
const Address = pageQuery(25).extend({
  view: z.enum(views).default('board'),
  span: z.enum(['day', 'week']).default('week'),
  day: Day.optional(),
  unit,
  only: z.enum(['differing', 'everybody']).default('differing'),
  person: Id.optional(),
  on: Day.optional(),
  open: z.enum(['settings']).optional(),
});

export function DeclarationsScreen(screen: ScreenSearch) {
  const say = declarationsWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <Declarations key={hotel.ErpCompanyId} {...screen} hotel={hotel} />}
    </HotelScreen>
  );
}

/** Declarations beside plan and clock, those that need a decision, and those that were accepted. */
function Declarations({ hotel: shown, ...screen }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = declarationsWords.use();
  const { ErpCompanyId: hotel, name } = shown;
  const user = useStore(session);
  const list = listControl(screen, Address);
  const { q, page, perPage, view, unit, only, span: kind, day = hotelToday(), person, on, open } = list.address;
  const span = { kind, day };
  const range = daysOf(span);
  const board = useQuery(
    boardQuery({
      hotel,
      ...range,
      q: view === 'board' ? q : '',
      page: view === 'board' ? page : 1,
      perPage,
      unit,
      ...(only === 'differing' && { only }),
    }),
  );
  const [asked, setAsked] = useState<DaysAsked | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [mending, setMending] = useState<DeclarationRow | null>(null);
  const [takingBack, setTakingBack] = useState<DeclarationRow | null>(null);
  useChanges('declarations', everyDeclaration);
  useChanges('attendance', everyDeclaration);

  const setSetting = (isOpen: boolean) => list.change({ open: isOpen ? 'settings' : '' });

  /** Nothing is submitted before the list of it was shown. */
  const submit = (employees?: number[], days = range) =>
    setAsked({ hotel, ...days, ...(unit && { unit }), ...(employees && { employees }) });

  function submitted(): void {
    flushSync(() => {
      setAsked(null);
      setChosen(new Set());
    });
    // The bar of the chosen rows, with the button that was pressed, is gone.
    if (document.activeElement !== document.body) return;
    const entry = entries.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
    entry?.focus();
  }

  const differing = board.data?.differing ?? 0;
  return (
    <>
      <ListHead title={say('title')} lead={say('lead', { hotel: name })}>
        {administers(user, shown) && <Button onClick={() => setSetting(true)}>{say('settings')}</Button>}
        {board.isPending && view === 'board' && <SkeletonBlock width={153} height={38} />}
        {board.data?.maySubmit && view === 'board' && q === '' && (
          <Button look="solid" aria-disabled={differing === 0 || undefined} onClick={() => differing > 0 && submit()}>
            {say('submitAll', { count: differing })}
          </Button>
        )}
      </ListHead>
      {board.isPending ? <SendingNotesSkeleton /> : board.data && <SendingNotes board={board.data} />}
      <Tabs
        label={say('views')}
        value={view}
        onChange={(next) => list.change({ view: next === 'board' ? '' : next, q: '', person: '', on: '' })}
        tabs={views.map((value) => ({
          value,
          label: say(`view.${value}`),
          mark: value === 'rejected' && board.data ? ` (${board.data.rejected})` : undefined,
        }))}
      >
        {view === 'board' ? (
          <BoardTab
            list={list}
            query={board}
            span={span}
            only={only}
            person={person}
            on={on}
            chosen={chosen}
            onChoose={setChosen}
            onSubmit={() => submit([...chosen])}
            onSubmitDay={(employee, one) => submit([employee], { from: one, to: one })}
          />
        ) : (
          <MessagesTab
            key={view}
            hotel={hotel}
            list={list}
            state={view}
            onMend={setMending}
            onTakeBack={setTakingBack}
          />
        )}
      </Tabs>
      <Part>
        {mending && (
          <MendDialog
            hotel={hotel}
            declaration={mending}
            onSettings={() => {
              setMending(null);
              setSetting(true);
            }}
            onClose={() => setMending(null)}
          />
        )}
        {takingBack && <TakeBackDialog hotel={hotel} declaration={takingBack} onClose={() => setTakingBack(null)} />}
        {asked && <SubmitDialog asked={asked} onClose={() => setAsked(null)} onSubmitted={submitted} />}
        {open === 'settings' && <SettingsDrawer hotel={hotel} onClose={() => setSetting(false)} />}
      </Part>
    </>
  );
}
