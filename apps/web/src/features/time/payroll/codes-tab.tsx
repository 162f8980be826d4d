import { hourlyLeaveCodes, leaveCodes } from '@horae/contract/scheduling/leave-kinds';
import { codeOfPart, payParts } from '@horae/contract/time/pay-parts';
import type { OwnPayCode } from '@horae/contract/time/payroll.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import type { SelectedHotel } from '#platform/storage';
import { codeText } from '#roster/sheet/code-text';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './payroll.module.css';
import { codesQuery, setCodes } from './payroll.queries';
import { payrollWords } from './payroll.words';

const groups = [
  { key: 'work' as const, codes: payParts.map(codeOfPart) },
  { key: 'leave' as const, codes: ['DayOff', ...leaveCodes, ...hourlyLeaveCodes] },
];

/** The hotel’s own codes for parts of pay and kinds of leave. */
export function CodesTab({ hotel: { ErpCompanyId: hotel } }: { hotel: SelectedHotel }) {
  const say = payrollWords.use();
  const query = useQuery(codesQuery(hotel));
  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={360} />}>
      {query.data && <Codes key={query.data.tag} hotel={hotel} codes={query.data.answer.codes} tag={query.data.tag} />}
    </QueryStates>
  );
}

function Codes({ hotel, codes, tag }: { hotel: number; codes: readonly OwnPayCode[]; tag: string }) {
  const say = payrollWords.use();
  const initial = new Map(codes.map(({ code, own }) => [code, own]));
  const [owns, setOwns] = useState<ReadonlyMap<string, string>>(initial);
  const saving = useMutation(setCodes);
  const isChanged = JSON.stringify([...owns].toSorted()) !== JSON.stringify([...initial].toSorted());
  const { question } = useLeaveGuard(isChanged, 'tab');

  function set(code: string, own: string | undefined): void {
    const next = new Map(owns);
    if (own === undefined) next.delete(code);
    else next.set(code, own);
    setOwns(next);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    if (saving.isPending) return;
    const body = { hotel, codes: [...owns].map(([code, own]) => ({ code, own: own.trim() })) };
    saving.mutate({ tag, body }, { onSuccess: () => void notify(say('codesSaved'), { kind: 'success' }) });
  }

  return (
    <form className="stack-4" onSubmit={save}>
      {question}
      <p className="quiet measure">
        {say('codesSay')} {say('onlyIfUsed')}
      </p>
      {saving.error && <Message kind="danger">{errorText(saving.error)}</Message>}
      {groups.map(({ key, codes: all }) => (
        <section key={key} className={`panel ${styles.codes}`} aria-labelledby={`pay-${key}`}>
          <h2 id={`pay-${key}`}>{say(key)}</h2>
          {all.map((code) => {
            const name = codeText(code);
            const own = owns.get(code);
            return (
              <div key={code} className={styles.code}>
                <span>{name}</span>
                <input
                  className={styles.own}
                  aria-label={say('ownCode', { name })}
                  placeholder={code}
                  maxLength={40}
                  disabled={own === ''}
                  value={own ?? ''}
                  onChange={(event) => set(code, event.currentTarget.value || undefined)}
                />
                <Checkbox checked={own === ''} onChange={(isOut) => set(code, isOut ? '' : undefined)}>
                  <span aria-hidden="true">{say('leaveOut')}</span>
                  <span className="visually-hidden">{say('leaveOutOf', { name })}</span>
                </Checkbox>
              </div>
            );
          })}
        </section>
      ))}
      <div className="row to-end">
        <Button type="submit" look="solid" disabled={!isChanged} aria-disabled={saving.isPending || undefined}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}
