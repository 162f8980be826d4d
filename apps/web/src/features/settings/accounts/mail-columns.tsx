import type { UnsentMail } from '@horae/contract/settings/accounts.contract';
import { Link } from '@tanstack/react-router';
import { formatSmart } from '#platform/format-date';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import styles from './accounts.module.css';
import type { outboxWords } from './outbox.words';

type Say = ReturnType<typeof outboxWords.use>;

export function mailColumns(say: Say, hasMailServer: boolean): Column<UnsentMail>[] {
  return [
    {
      key: 'to',
      header: say('to'),
      isName: true,
      cell: ({ to, accountId }) =>
        accountId === null ? (
          to
        ) : (
          <Link to="/accounts/$id" params={{ id: String(accountId) }}>
            {to}
          </Link>
        ),
    },
    { key: 'subject', header: say('subject'), cell: ({ subject }) => subject },
    {
      key: 'createdAt',
      header: say('created'),
      unfolds: true,
      cell: ({ createdAt }) => <bdi>{formatSmart(new Date(createdAt))}</bdi>,
    },
    { key: 'attempts', header: say('attempts'), align: 'end', unfolds: true, cell: ({ attempts }) => attempts },
    {
      key: 'state',
      header: say('state'),
      cell: (mail) => (
        <span className={styles.mailState}>
          <Badge tone={mail.nextAttemptAt === null ? 'danger' : 'neutral'}>{stateText(mail, say, hasMailServer)}</Badge>
          {mail.mayHaveArrived && <Badge tone="warning">{say('mayHaveArrived')}</Badge>}
          {mail.failure && <span className={`quiet small ${styles.hint}`}>{mail.failure}</span>}
        </span>
      ),
    },
  ];
}

function stateText({ nextAttemptAt, isBeingSent }: UnsentMail, say: Say, hasMailServer: boolean): string {
  if (isBeingSent) return say('beingSent');
  if (nextAttemptAt === null) return say('failed');
  if (new Date(nextAttemptAt) > new Date()) return say('waitingUntil', { time: formatSmart(new Date(nextAttemptAt)) });
  return say(hasMailServer ? 'waiting' : 'noServerState');
}
