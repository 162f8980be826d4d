import { type InvitedPerson, mostInvitedAtOnce } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { invitePeople } from './accounts.queries';

interface Result {
  people: InvitedPerson[];
  willBeSent: boolean;
}

/** Invites employees in as many calls as needed; invitations made before a failure stay. */
export function useInvitePeople(hotel: number) {
  const call = useMutation(invitePeople);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [error, setError] = useState<unknown>(null);

  async function invite(employeeIds: readonly number[]): Promise<void> {
    const people: InvitedPerson[] = [];
    let willBeSent = true;
    setError(null);
    try {
      for (let done = 0; done < employeeIds.length; done += mostInvitedAtOnce) {
        setProgress({ done, count: employeeIds.length });
        const some = employeeIds.slice(done, done + mostInvitedAtOnce);
        const { answer } = await call.mutateAsync({ hotel, employeeIds: some, key: newKey() });
        people.push(...answer.people);
        willBeSent = answer.willBeSent;
      }
      setResult({ people, willBeSent });
    } catch (failure) {
      setError(failure);
    } finally {
      setProgress(null);
    }
  }

  return { invite, progress, result, error };
}
