import { zooms } from '@horae/timeline';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { RosterExport, useRosterExportItem } from '#roster/export/roster-export';
import { rosterExportWords } from '#roster/export/roster-export.words';
import filterStyles from '#roster/filters/filters.module.css';
import { rosterWords } from '#roster/roster.words';
import type { LegendProps } from '#roster/toolbar/legend';
import { LegendButton } from '#roster/toolbar/legend-button';
import { PhoneHeadWaiting } from '#roster/toolbar/phone-head-waiting';
import { Refresh } from '#roster/toolbar/refresh';
import { Toolbar } from '#roster/toolbar/toolbar';
import { ViewMenu } from '#roster/toolbar/view-menu';
import { DrawingChoice } from './toolbar/drawing-choice';
import { useNeedsItem } from './toolbar/needs-item';
import { PlanItem, PlanSwitch } from './toolbar/plan-switch';
import { useTemplatesItem } from './toolbar/templates-item';
import type { TimelineAddress } from './use-timeline-address';
import type { TimelineBoard } from './use-timeline-board';

const PhoneHead = lazy(() => import('#roster/phone/phone-head').then((m) => ({ default: m.PhoneHead })));

interface TimelineToolbarProps {
  hotel: number;
  mayPlan: boolean;
  address: TimelineAddress;
  loaded: TimelineBoard;
  isPhone: boolean;
  picture: Parameters<typeof useRosterExportItem>[0];
  /** Undefined for those who may not plan. */
  plan: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
  search: ReactNode;
  filters: ReactNode;
  legend: LegendProps | undefined;
  legendRef: Ref<HTMLButtonElement>;
  exportRef: Ref<HTMLButtonElement>;
  onToday: () => void;
  onRefresh: () => void;
  onCopyLink: () => void;
}

/** One row with all tools; on a phone those that are needed least are in its menu. */
export function TimelineToolbar(props: TimelineToolbarProps) {
  const { hotel, mayPlan, address, loaded, isPhone, picture, search, filters, legend, legendRef, exportRef } = props;
  const { onToday, onRefresh, onCopyLink } = props;
  const say = rosterWords.use();
  const perGroup = rosterExportWords.use()('pagePerGroup');
  const phoneExport = useRosterExportItem(picture, perGroup);
  const templates = useTemplatesItem(hotel, mayPlan);
  const needs = useNeedsItem(hotel, address, mayPlan);
  const { view, days } = address;
  const shared = { title: say('title'), zooms, address, loadedMonths: loaded.months, onToday };

  if (isPhone)
    return (
      <>
        <Suspense fallback={<PhoneHeadWaiting title={say('title')} address={address} />}>
          <PhoneHead
            {...shared}
            updatedAt={loaded.updatedAt}
            isSearched={view.q !== '' || view.emp !== null}
            search={search}
            filters={filters}
            onRefresh={onRefresh}
            onCopyLink={onCopyLink}
          >
            {props.plan && <PlanItem {...props.plan} />}
            {phoneExport.item}
            {templates.item}
            {needs.item}
          </PhoneHead>
        </Suspense>
        {phoneExport.dialog}
        {templates.drawer}
        {needs.drawer}
      </>
    );
  return (
    <Toolbar
      {...shared}
      filters={
        <search className={filterStyles.bar} aria-label={say('filters.label')}>
          {search}
          {filters}
        </search>
      }
    >
      {props.plan && <PlanSwitch {...props.plan} />}
      <Refresh updatedAt={loaded.updatedAt} isFetching={loaded.isFetching} clock={days.clock} onRefresh={onRefresh} />
      <RosterExport picture={picture} triggerRef={exportRef} perGroup={perGroup} />
      {legend && <LegendButton ref={legendRef} {...legend} />}
      <ViewMenu onCopyLink={onCopyLink}>
        <DrawingChoice />
      </ViewMenu>
    </Toolbar>
  );
}
