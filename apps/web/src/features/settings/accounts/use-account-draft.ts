import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import { useState } from 'react';
import { useKeptState } from '#ui/forms/use-kept-state';

export interface Tagged {
  answer: { account: AccountDetail };
  tag: string;
}

/** A part of an account while it is edited: it follows what is stored until something is changed, and then says when that is newer. */
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
    /** Somebody else has stored something since. */
    isOld: isElsewhere && isDirty,
    tag: base.tag,
    /** Takes what is stored, whatever was typed. */
    follow,
  };
}
