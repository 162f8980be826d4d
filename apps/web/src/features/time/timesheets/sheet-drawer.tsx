import type { PayCode } from '@horae/contract/time/pay-parts';
import type { Timesheet } from '@horae/contract/time/timesheet-lines';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/format-date';
import { hoursNumber } from '#platform/format-hours';
import { hotelMoment } from '#platform/hotel-day';
import { causeText } from '#roster/sheet/cause-text';
import { codeText } from '#roster/sheet/code-text';
import { sheetWords } from '#roster/sheet/sheet.words';
import { SheetDays } from '#roster/sheet/sheet-days';
import { StateBadge } from '#roster/sheet/state-badge';
import { Button, buttonClass } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FactList } from '#ui/fact-list';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { FallenFigures } from './fallen-figures';
import { SheetBalances } from './sheet-balances';
import { SheetCheckSum } from './sheet-check-sum';
import { SheetMarks } from './sheet-marks';
import styles from './timesheets.module.css';
import { sheetQuery } from './timesheets.queries';
import { timesheetsWords } from './timesheets.words';

interface SheetDrawerProps {
  hotel: number;
  month: string;
  employee: number;
  mayPay: boolean;
  onClose: () => void;
  onApprove: (sheet: Timesheet, isApproved: boolean) => void;
  onUnlock: (sheet: Timesheet) => void;
}

/** One time sheet: sums, days with the rules applied, signatures, and changes since it was locked. */
export function SheetDrawer({ hotel, month, employee, onClose, ...rest }: SheetDrawerProps) {
  const say = timesheetsWords.use();
  const query = useQuery(sheetQuery({ hotel, month, employee }));
  const sheet = query.data?.timesheet;
  return (
    <Drawer title={sheet ? say('sheetOf', { name: sheet.name }) : say('title')} isOpen onClose={onClose}>
      <div className={styles.inside}>
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
          {sheet && (
            <Sheet sheet={sheet} {...rest}>
              <SheetBalances hotel={hotel} month={month} employee={employee} />
            </Sheet>
          )}
        </QueryStates>
      </div>
    </Drawer>
  );
}

type SheetProps = { sheet: Timesheet; children: ReactNode } & Pick<
  SheetDrawerProps,
  'mayPay' | 'onApprove' | 'onUnlock'
>;

function Sheet({ sheet, mayPay, onApprove, onUnlock, children }: SheetProps) {
  const say = timesheetsWords.use();
  const saySheet = sheetWords.use();
  const { state, minutes, leaveDays, leaveMinutes, plannedMinutes, paidMinutes, month, pack } = sheet;
  const sums = [
    { name: saySheet('planned'), value: hoursNumber(plannedMinutes) },
    { name: saySheet('paid'), value: hoursNumber(paidMinutes) },
    ...(Object.entries(minutes) as [PayCode, number][]).map(([code, value]) => ({
      name: saySheet(`code.${code}`),
      value: hoursNumber(value),
    })),
    ...Object.entries(leaveDays).map(([type, count]) => ({
      name: codeText(type),
      value: String(count),
    })),
    ...Object.entries(leaveMinutes).map(([code, value]) => ({ name: codeText(code), value: hoursNumber(value) })),
  ];
  const signed = (['confirmed', 'approved', 'locked'] as const).map((step) => {
    const signature = sheet[step];
    const by = signature?.by?.name ?? (signature && step === 'approved' ? say('automatic') : '');
    return {
      name: say(step),
      value: signature ? [by, hotelMoment(signature.at)].filter(Boolean).join(' · ') : say('notYet'),
    };
  });
  return (
    <>
      <p className={styles.headMarks}>
        <StateBadge state={state} /> <SheetMarks sheet={sheet} />
      </p>
      <div className={styles.actions}>
        {(state === 'open' || state === 'confirmed') && (
          <Button look="solid" onClick={() => onApprove(sheet, true)}>
            {say('approve')}
          </Button>
        )}
        {state === 'approved' && <Button onClick={() => onApprove(sheet, false)}>{say('takeBack')}</Button>}
        {state === 'locked' && mayPay && <Button onClick={() => onUnlock(sheet)}>{say('unlock')}</Button>}
        {sheet.findings > 0 && (
          <Link
            to="/attendance"
            search={{ employee: String(sheet.id), from: `${month}-01` }}
            className={buttonClass('outline')}
          >
            {say('lookAtFindings')}
          </Link>
        )}
      </div>
      <FallenFigures sheet={sheet} />
      <FactList title={say('sums')} facts={sums} />
      {sheet.checkSum && <SheetCheckSum checkSum={sheet.checkSum} />}
      {children}
      <SheetDays sheet={sheet} />
      {sheet.changes.length > 0 && (
        <FactList
          title={say('changes')}
          facts={sheet.changes.map(({ day, code, foundAt, minutes: changed, days, because }) => ({
            name: `${formatDate(day)} · ${codeText(code)} · ${hotelMoment(foundAt)}`,
            value: [days === 0 ? hoursNumber(changed) : String(days), because.length > 0 && causeText(because)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      <FactList title={say('signatures')} facts={signed} />
      {pack && <p className="quiet">{saySheet('adviser', { pack })}</p>}
    </>
  );
}
