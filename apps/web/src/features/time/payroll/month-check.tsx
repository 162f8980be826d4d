import type { PayrollCheck } from '@horae/contract/time/payroll-rows';
import { IconLock } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { hoursNumber } from '#platform/format-hours';
import { useWindowKind } from '#platform/window-kind';
import { hostText } from '#roster/loans/host-text';
import { Button } from '#ui/button';
import { FactList } from '#ui/fact-list';
import { MainAction } from '#ui/list-head/main-action';
import { Message } from '#ui/message';
import { AmountFacts } from './amount-facts';
import { ChangesTable } from './changes-table';
import { LeftOutTable } from './left-out-table';
import styles from './payroll.module.css';
import { payrollWords } from './payroll.words';
import { ReadyTable } from './ready-table';
import { SendDialog } from './send-dialog';

/** Who is ready, what has changed and who is left out, with the button that sends the month. */
export function MonthCheck({ hotel, check }: { hotel: number; check: PayrollCheck }) {
  const say = payrollWords.use();
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<number>>(new Set());
  const [isSending, setSending] = useState(false);
  const { ready, leftOut, changes, totals, checkSum, charged, sent, month } = check;
  const blocked = ready.filter(({ findings }) => findings > 0);
  const going = ready.filter(({ id, findings }) => findings === 0 || acknowledged.has(id));
  const isPhone = useWindowKind() === 'phone';
  const canSend = going.length > 0 || changes.length > 0;
  const notes = (
    <Fragment key="notes">
      {sent > 0 && <p className="quiet">{say('sentBefore', { count: sent })}</p>}
      {blocked.length > 0 && <Message kind="info">{say('blocked', { count: blocked.length })}</Message>}
    </Fragment>
  );
  const readyPart = (
    <Fragment key="ready">
      <section className={`stack-2 ${styles.part}`} aria-labelledby="ready">
        <div className="ends">
          <h2 id="ready">{say('ready', { count: ready.length })}</h2>
          {/* A phone has no room for a button that does nothing. */}
          {(canSend || !isPhone) && (
            <MainAction>
              <Button look="solid" disabled={!canSend} onClick={() => setSending(true)}>
                <IconLock size={18} stroke={1.5} aria-hidden="true" />
                {say('send')}
              </Button>
            </MainAction>
          )}
        </div>
        {ready.length === 0 ? (
          <p className="quiet">{say('noneReady')}</p>
        ) : (
          <ReadyTable month={month} rows={ready} acknowledged={acknowledged} onAcknowledge={setAcknowledged} />
        )}
      </section>
      {ready.length > 0 && (
        <AmountFacts title={say('totals')} amounts={totals} checkSum={checkSum} note={say('totalsSay')} />
      )}
      {charged.length > 0 && (
        <FactList
          title={say('chargedToHost')}
          facts={charged.map(({ host, minutes }) => ({
            name: hostText(host),
            value: say('hoursOf', { hours: hoursNumber(minutes) }),
          }))}
        >
          <p className="quiet">{say('chargedToHostSay')}</p>
        </FactList>
      )}
    </Fragment>
  );
  const changesPart = (
    <section key="changes" className={`stack-2 ${styles.part}`} aria-labelledby="changes">
      <h2 id="changes">{say('changes', { count: changes.length })}</h2>
      <p className="quiet measure">{changes.length === 0 ? say('noChanges') : say('changesSay')}</p>
      {changes.length > 0 && <ChangesTable rows={changes} />}
    </section>
  );
  const leftOutPart = (
    <section key="left-out" className={`stack-2 ${styles.part}`} aria-labelledby="left-out">
      <h2 id="left-out">{say('leftOut', { count: leftOut.length })}</h2>
      {leftOut.length === 0 ? <p className="quiet">{say('allIn')}</p> : <LeftOutTable month={month} rows={leftOut} />}
    </section>
  );
  const parts = [
    { rows: ready.length, part: readyPart },
    { rows: changes.length, part: changesPart },
    { rows: leftOut.length, part: leftOutPart },
  ];
  // A phone begins with rows: what is empty comes last.
  const inOrder = isPhone ? parts.toSorted((a, b) => Number(a.rows === 0) - Number(b.rows === 0)) : parts;
  const shown = inOrder.map(({ part }) => part);
  return (
    <>
      {isPhone ? [shown[0], notes, ...shown.slice(1)] : [notes, ...shown]}
      {isSending && (
        <SendDialog
          hotel={hotel}
          check={check}
          sheets={going.length}
          acknowledged={[...acknowledged]}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}
