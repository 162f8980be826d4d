import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { sendMessage } from './chat.queries';
import type { Outgoing } from './day-groups';

/** The messages to a contact that are being sent or have failed. */
export function useOutbox(contactId: number, ownCount: number) {
  const { mutateAsync } = useMutation(sendMessage);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);

  const change = (key: string, isFailed: boolean) =>
    setOutgoing((all) => all.map((one) => (one.key === key ? { ...one, isFailed } : one)));

  async function deliver(key: string, text: string): Promise<void> {
    try {
      await mutateAsync({ contactId, text, key });
      setOutgoing((all) => all.filter((one) => one.key !== key));
    } catch {
      change(key, true);
    }
  }

  function write(text: string): void {
    const key = newKey();
    const before = outgoing.filter(({ isFailed }) => !isFailed).length;
    const next = { key, text, at: new Date().toISOString(), isFailed: false, after: ownCount + before };
    setOutgoing((all) => [...all, next]);
    void deliver(key, text);
  }

  function retry(key: string): void {
    const failed = outgoing.find((one) => one.key === key && one.isFailed);
    if (!failed) return;
    change(key, false);
    void deliver(key, failed.text);
  }

  return { outgoing, write, retry };
}
