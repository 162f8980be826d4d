import { socialPrefixes } from '@horae/contract/settings/social-links';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Message } from '#ui/message';
import styles from './account-settings.module.css';
import { saveConnections } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import { ConnectDialog } from './connect-dialog';
import type { Connectable, Connections } from './connections';
import { useFollowStored } from './use-follow-stored';

const networks = ['twitter', 'google', 'facebook', 'github'] as const satisfies Connectable[];

/** Profiles on social networks; connecting and disconnecting takes effect immediately. */
export function ConnectionsTab({ connections }: { connections: Connections }) {
  const say = settingsWords.use();
  const [connecting, setConnecting] = useState<Connectable | null>(null);
  const [leaving, setLeaving] = useState<Connectable | null>(null);
  const save = useMutation(saveConnections);
  useFollowStored(connecting !== null || leaving !== null || save.isPending);
  const nameOf = (network: Connectable) => say(`network.${network}`);

  function disconnect(network: Connectable): void {
    if (save.isPending) return;
    save.mutate(
      { body: { connections: { [network]: { id: '' } } } },
      { onSuccess: () => notify(say('isDisconnected', { network: nameOf(network) }), { kind: 'success' }) },
    );
    setLeaving(null);
  }

  return (
    <div className={styles.form}>
      {save.error && <Message kind="danger">{errorText(save.error)}</Message>}
      <p className={styles.lead}>{say('connectionsLead')}</p>
      <ul className={`stack plain-list lined ${styles.connections}`} aria-label={say('connected')}>
        {networks.map((network) => {
          const { id, profileImg } = connections[network];
          const name = nameOf(network);
          return (
            <li key={network}>
              <Avatar name={id || name} src={profileImg} size={40} />
              <span className={styles.who}>
                <strong>{name}</strong>
                {id === '' ? (
                  <span>{say('notConnected')}</span>
                ) : (
                  <a href={socialPrefixes[network] + id} target="_blank" rel="noopener noreferrer">
                    {id}
                  </a>
                )}
              </span>
              {id === '' ? (
                <Button aria-label={say('connectTo', { network: name })} onClick={() => setConnecting(network)}>
                  {say('connect')}
                </Button>
              ) : (
                <Button aria-label={say('disconnectFrom', { network: name })} onClick={() => setLeaving(network)}>
                  {say('disconnect')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {connecting && (
        <ConnectDialog network={connecting} name={nameOf(connecting)} onClose={() => setConnecting(null)} />
      )}
      {leaving && (
        <ConfirmDialog
          title={say('disconnectTitle', { network: nameOf(leaving) })}
          confirm={say('disconnect')}
          onCancel={() => setLeaving(null)}
          onConfirm={() => disconnect(leaving)}
        >
          {say('disconnectText', { id: connections[leaving].id })}
        </ConfirmDialog>
      )}
    </div>
  );
}
