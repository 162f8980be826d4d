import { intField } from '@horae/contract/fields';
import { SecurityEventQuery } from '@horae/contract/settings/security-events.contract';
import { IconRss } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Button } from '#ui/button';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { ListHead } from '#ui/list-head/list-head';
import { eventColumns } from './event-columns';
import { EventDrawer } from './event-drawer';
import { eventFeedsWords } from './event-feeds.words';
import { EventFilters } from './event-filters';
import { eventSentence } from './event-sentence';
import { eventsFile } from './events-file';
import { FeedDialog } from './feed-dialog';
import { eventsQuery, fetchEvents } from './security-events.queries';
import { securityEventsWords } from './security-events.words';

const Address = SecurityEventQuery.extend({ entry: intField(1, Number.MAX_SAFE_INTEGER).optional() });

/** Logins, refusals, changes of rights and exports: filtered, opened in detail, exported, and fed to a SIEM. */
export function SecurityEventsScreen(screen: ScreenSearch) {
  const say = securityEventsWords.use();
  const sayFeeds = eventFeedsWords.use();
  const list = listControl(screen, Address);
  const [hasFeeds, setFeeds] = useState(false);
  const { page, perPage, entry: open, ...wanted } = list.address;
  const query = useQuery(eventsQuery({ ...wanted, page, perPage }));
  const isFiltered = Object.values(wanted).some(Boolean);
  const total = query.data?.total ?? 0;
  const scope = exportScope([say('export.scope', { count: total })], { isFiltered });
  return (
    <>
      <ListHead title={say('title')}>
        <Button onClick={() => setFeeds(true)}>
          <IconRss size={18} stroke={1.5} aria-hidden="true" />
          {sayFeeds('open')}
        </Button>
        <ExportMenu
          scope={scope}
          disabled={total === 0}
          file={async () => eventsFile(await everyPage((next) => fetchEvents({ ...wanted, ...next })), scope)}
        />
      </ListHead>
      <ListPanel
        foldsFilters
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={{ text: say('none') }}
        tools={<EventFilters list={list} />}
      >
        <DataTable
          name={say('title')}
          columns={eventColumns(say, list.search)}
          rows={query.data?.events ?? []}
          nameOf={eventSentence}
          isBusy={query.isPlaceholderData}
        />
      </ListPanel>
      {open !== undefined && (
        <EventDrawer id={open} onClose={() => screen.onSearch((now) => withSearchChange(now, { entry: null }))} />
      )}
      {hasFeeds && <FeedDialog onClose={() => setFeeds(false)} />}
    </>
  );
}
