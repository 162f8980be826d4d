import { accountsContract, type UnsentMail } from '@horae/contract/settings/accounts.contract';
import { IconKey, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { config } from '#platform/config';
import { listControl } from '#platform/list-search';
import { notify } from '#platform/notify';
import type { ScreenSearch } from '#platform/screen-search';
import { ActionItem } from '#ui/action-menu';
import { buttonClass } from '#ui/button';
import { DotsMenu } from '#ui/dots-menu';
import { BellDrawing } from '#ui/drawings';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { ListHead } from '#ui/list-head/list-head';
import { Message } from '#ui/message';
import { everyAccount, outboxQuery, sendMailAgain } from './accounts.queries';
import { DeleteMailDialog } from './delete-mail-dialog';
import { mailColumns } from './mail-columns';
import { outboxWords } from './outbox.words';
import { TakeOutDialog } from './take-out-dialog';

/** E-mails that wait for a mail server, or for an administrator who passes on their link. */
export function OutboxScreen(screen: ScreenSearch) {
  const say = outboxWords.use();
  const list = listControl(screen, accountsContract.outbox.query);
  const { q } = list;
  const query = useQuery(outboxQuery(list.address));
  const sendAgain = useMutation(sendMailAgain);
  const [open, setOpen] = useState<{ action: 'takeOut' | 'delete'; mail: UnsentMail } | null>(null);
  useChanges('accounts', everyAccount);
  const { mails = [], hasMailServer = config.mailConfigured } = query.data ?? {};
  const back = (
    <Link to="/accounts" className={buttonClass('outline')}>
      {say('accounts')}
    </Link>
  );

  function again({ id, to }: UnsentMail): void {
    sendAgain.mutate(id, { onSuccess: () => notify(say('sentAgain', { to }), { kind: 'success' }) });
  }

  return (
    <>
      <ListHead title={say('title')} lead={say('lead')}>
        {back}
      </ListHead>
      {!hasMailServer && <Message kind="info">{say('noServer')}</Message>}
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={q !== ''}
        empty={{ drawing: <BellDrawing />, text: say('none'), action: back }}
        tools={<ListSearch list={list} label={say('search')} />}
      >
        <DataTable
          name={say('title')}
          columns={mailColumns(say, hasMailServer)}
          rows={mails}
          nameOf={({ to }) => to}
          isBusy={query.isPlaceholderData}
          renderActions={(mail) => (
            <DotsMenu label={say('actionsFor', { to: mail.to })}>
              {mail.accountId !== null && (
                <ActionItem
                  icon={<IconKey size={18} stroke={1.5} aria-hidden="true" />}
                  onClick={() => setOpen({ action: 'takeOut', mail })}
                >
                  {say('takeOut')}
                </ActionItem>
              )}
              {hasMailServer && (
                <ActionItem
                  icon={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />}
                  onClick={() => again(mail)}
                >
                  {say('again')}
                </ActionItem>
              )}
              <ActionItem
                icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
                onClick={() => setOpen({ action: 'delete', mail })}
              >
                {say('delete')}
              </ActionItem>
            </DotsMenu>
          )}
        />
      </ListPanel>
      {open?.action === 'takeOut' && <TakeOutDialog mail={open.mail} onClose={() => setOpen(null)} />}
      {open?.action === 'delete' && <DeleteMailDialog mail={open.mail} onClose={() => setOpen(null)} />}
    </>
  );
}
