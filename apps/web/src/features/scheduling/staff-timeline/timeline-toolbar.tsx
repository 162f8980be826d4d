import { zooms } from '@horae/timeline';
import type { ReactNode, Ref } from 'react';
import { RosterExport, useRosterExportItem } from '#roster/export/roster-export';
import { rosterExportWords } from '#roster/export/roster-export.words';
import { rosterWords } from '#roster/roster.words';
import type { LegendProps } from '#roster/toolbar/legend';
import { LegendButton } from '#roster/toolbar/legend-button';
import { Refresh } from '#roster/toolbar/refresh';
import { Toolbar } from '#roster/toolbar/toolbar';
import { ViewMenu } from '#roster/toolbar/view-menu';
import { DrawingChoice } from './toolbar/drawing-choice';
import type { TimelineAddress } from './use-timeline-address';
import type { TimelineBoard } from './use-timeline-board';

interface TimelineToolbarProps {
  address: TimelineAddress;
  loaded: TimelineBoard;
  isPhone: boolean;
  picture: Parameters<typeof useRosterExportItem>[0];
  filters: ReactNode;
  legend: LegendProps | undefined;
  legendRef: Ref<HTMLButtonElement>;
  exportRef: Ref<HTMLButtonElement>;
  onToday: () => void;
  onRefresh: () => void;
  onCopyLink: () => void;
}

/** One row with all tools; on a phone the filters stand below it, and the export is in the menu. */
export function TimelineToolbar(props: TimelineToolbarProps) {
  const { address, loaded, isPhone, picture, filters, legend, legendRef, exportRef } = props;
  const { onToday, onRefresh, onCopyLink } = props;
  const say = rosterWords.use();
  const perGroup = rosterExportWords.use()('pagePerGroup');
  const phoneExport = useRosterExportItem(picture, perGroup);
  return (
    <>
      <Toolbar
        title={say('title')}
        zooms={zooms}
        address={address}
        loadedMonths={loaded.months}
        onToday={onToday}
        filters={!isPhone && filters}
      >
        <Refresh
          updatedAt={loaded.updatedAt}
          isFetching={loaded.isFetching}
          clock={address.days.clock}
          onRefresh={onRefresh}
          isTerse={!isPhone}
        />
        {!isPhone && <RosterExport picture={picture} triggerRef={exportRef} perGroup={perGroup} />}
        {!isPhone && legend && <LegendButton ref={legendRef} {...legend} />}
        <ViewMenu onCopyLink={onCopyLink}>{isPhone ? phoneExport.item : <DrawingChoice />}</ViewMenu>
      </Toolbar>
      {phoneExport.dialog}
    </>
  );
}
