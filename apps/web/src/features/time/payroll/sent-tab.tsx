import type { PayLayoutFields } from '@horae/contract/time/pay-layout';
import type { PayrollRun } from '@horae/contract/time/payroll-rows';
import { IconFileSpreadsheet, IconPrinter, IconSum } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayCall } from '#platform/access';
import { errorText } from '#platform/api-error';
import { hotelMoment } from '#platform/hotel-day';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import type { SelectedHotel } from '#platform/storage';
import { useStore } from '#platform/store';
import { checkSumWords } from '#roster/sheet/check-sum.words';
import { monthText } from '#roster/sheet/sheet-month';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { DotsMenu } from '#ui/dots-menu';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { startExport } from '#ui/export/export-menu';
import { DataTable } from '#ui/list/data-table';
import type { Column } from '#ui/list/table-props';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { createFile } from './create-file';
import { readyLayouts } from './pay-file/ready-layouts';
import { layoutsQuery, runsQuery } from './payroll.queries';
import { type PayrollSay, payrollWords } from './payroll.words';
import { premiumFile } from './premium-sheets';
import { RunSumDrawer } from './run-sum-drawer';

const perPage = 25;

/** What was sent to payroll, with its files as often as they are needed. */
export function SentTab({ hotel: { ErpCompanyId: id, name = '', rights } }: { hotel: SelectedHotel }) {
  const say = payrollWords.use();
  const [page, setPage] = useState(1);
  const query = useQuery(runsQuery({ hotel: id, page, perPage }));
  const { data: own } = useQuery(layoutsQuery(id));
  const layouts: readonly PayLayoutFields[] = own?.layouts.length
    ? own.layouts
    : readyLayouts().map(({ layout }) => layout);
  const maySeeRates = mayCall(useStore(session), 'admin') || rights?.includes('seePay');
  const [summed, setSummed] = useState<PayrollRun | null>(null);
  const hotel = { id, name };
  const { runs = [], total = 0 } = query.data ?? {};

  const create = (run: PayrollRun, layout: PayLayoutFields) =>
    void createFile(hotel, run, layout).catch((error: unknown) => notify(errorText(error), { kind: 'error' }));

  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
      {total === 0 ? (
        <EmptyState drawing={<BlankRosterDrawing />} text={say('noRuns')}>
          {null}
        </EmptyState>
      ) : (
        <div className="panel">
          <DataTable
            name={say('tab.sent')}
            columns={runColumns(say)}
            rows={runs}
            nameOf={({ month }) => monthText(month)}
            isBusy={query.isPlaceholderData}
            renderActions={(run) => (
              <DotsMenu label={say('fileFor', { month: monthText(run.month), moment: hotelMoment(run.sentAt) })}>
                {layouts.map((layout) => (
                  <ActionItem
                    key={layout.name}
                    icon={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden="true" />}
                    onClick={() => create(run, layout)}
                  >
                    {layout.name}
                  </ActionItem>
                ))}
                <ActionItem
                  icon={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
                  onClick={() => void startExport('print', () => premiumFile(hotel, run))}
                >
                  {say('premiums')}
                </ActionItem>
                {maySeeRates && (
                  <ActionItem
                    icon={<IconSum size={18} stroke={1.5} aria-hidden="true" />}
                    onClick={() => setSummed(run)}
                  >
                    {checkSumWords.say('show')}
                  </ActionItem>
                )}
              </DotsMenu>
            )}
          />
          {total > page * perPage && <Button onClick={() => setPage(page + 1)}>{say('older')}</Button>}
          {page > 1 && <Button onClick={() => setPage(page - 1)}>{say('newer')}</Button>}
          {summed && <RunSumDrawer hotel={id} run={summed} onClose={() => setSummed(null)} />}
        </div>
      )}
    </QueryStates>
  );
}

function runColumns(say: PayrollSay): Column<PayrollRun>[] {
  return [
    { key: 'month', header: say('month'), isName: true, cell: ({ month }) => monthText(month) },
    { key: 'sentAt', onPhone: 'first', header: say('sentAt'), cell: ({ sentAt }) => hotelMoment(sentAt) },
    { key: 'by', header: say('by'), cell: ({ by }) => by?.name || '–' },
    { key: 'sheets', header: say('sheets'), align: 'end', cell: ({ sheets }) => sheets },
    { key: 'changes', header: say('changesHead'), align: 'end', cell: ({ changes }) => changes },
    {
      key: 'acknowledged',
      header: say('findings'),
      unfolds: true,
      cell: ({ acknowledged }) =>
        acknowledged.length === 0 ? '–' : say('despite', { names: acknowledged.map(({ name }) => name).join(', ') }),
    },
  ];
}
