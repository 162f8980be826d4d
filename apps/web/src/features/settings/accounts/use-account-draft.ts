import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import { useState } from 'react';
import { useKeptState } from '#ui/forms/use-kept-state';

export interface Tagged {
  answer: { account: AccountDetail };
  tag: string;
}

/** Edited values of an account; they follow the stored ones until changed, then report when those are newer. */
export function useAccountDraft<V>(stored: Tagged, read: (account: AccountDetail) => V) {
  const [base, setBase] = useState(stored);
  const [values, setValues] = useKeptState('account', () => read(stored.answer.account));
  const isDirty = JSON.stringify(values) !== JSON.stringify(read(base.answer.account));

  function follow(next: Tagged): void {
    setBase(next);
    setValues(read(next.answer.account));
  }

  const isElsewhere = stored.tag !== base.tag;
  if (isElsewhere && !isDirty) follow(stored);
  return {
    values,
    setValues,
    isDirty,
    /** Someone else has saved the account since. */
    isOld: isElsewhere && isDirty,
    tag: base.tag,
    /** Takes the stored values and discards the input. */
    follow,
  };
}
