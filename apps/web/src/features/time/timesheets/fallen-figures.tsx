import type { PayCode } from '@horae/contract/time/pay-parts';
import type { Timesheet } from '@horae/contract/time/timesheet-lines';
import { hoursNumber } from '#platform/format-hours';
import { hotelMoment } from '#platform/hotel-day';
import { causeText } from '#roster/sheet/cause-text';
import { codeText } from '#roster/sheet/code-text';
import { sheetWords } from '#roster/sheet/sheet.words';
import { FactList } from '#ui/fact-list';
import { Message } from '#ui/message';
import { timesheetsWords } from './timesheets.words';

/** The figures of a signature that fell, beside those of now, and what changed them. */
export function FallenFigures({ sheet }: { sheet: Timesheet }) {
  const say = timesheetsWords.use();
  const saySheet = sheetWords.use();
  const { fallen, minutes, paidMinutes, leaveDays, leaveMinutes } = sheet;
  if (!fallen) return null;
  const codes = [...new Set([...Object.keys(fallen.minutes), ...Object.keys(minutes)])] as PayCode[];
  const kinds = [...new Set([...Object.keys(fallen.leaveDays), ...Object.keys(leaveDays)])];
  const hours = [...new Set([...Object.keys(fallen.leaveMinutes), ...Object.keys(leaveMinutes)])];
  const facts = [
    { name: saySheet('paid'), before: hoursNumber(fallen.paidMinutes), now: hoursNumber(paidMinutes) },
    ...codes.map((code) => ({
      name: saySheet(`code.${code}`),
      before: hoursNumber(fallen.minutes[code] ?? 0),
      now: hoursNumber(minutes[code] ?? 0),
    })),
    ...kinds.map((kind) => ({
      name: codeText(kind),
      before: String(fallen.leaveDays[kind] ?? 0),
      now: String(leaveDays[kind] ?? 0),
    })),
    ...hours.map((code) => ({
      name: codeText(code),
      before: hoursNumber(fallen.leaveMinutes[code] ?? 0),
      now: hoursNumber(leaveMinutes[code] ?? 0),
    })),
  ].filter(({ before, now }) => before !== now);
  return (
    <>
      <Message kind="info">{say('fallenSays', { because: causeText(fallen.because) })}</Message>
      <FactList
        title={say('fallen', { moment: hotelMoment(fallen.at) })}
        facts={facts.map(({ name, before, now }) => ({ name, value: `${before} → ${now}` }))}
      />
    </>
  );
}
