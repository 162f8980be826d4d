import type { ProductPage } from '@horae/contract/product-page';
import { desc, eq } from 'drizzle-orm';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { dayTimeText } from '#platform/moment-text';
import { emails } from '../../office/email/email.table';
import { starredPages } from './bookmarks.service';

const searchLimit = 4 as const;

/** The data of the main search: pages, the files in the account's mail, and the people who wrote to it. */
export async function mainSearchData(db: Database, account: Account, timeZone: string, all: readonly ProductPage[]) {
  const [pages, mails] = await Promise.all([
    starredPages(db, account, all),
    db
      .select({
        id: emails.id,
        folder: emails.folder,
        name: emails.fromName,
        address: emails.fromEmail,
        img: emails.fromAvatar,
        attachments: emails.attachments,
        at: emails.at,
      })
      .from(emails)
      .where(eq(emails.accountId, account.id))
      .orderBy(desc(emails.at), desc(emails.id)),
  ]);
  const files = mails.flatMap(({ id, folder, name, attachments }) =>
    attachments.map(({ fileName, size }) => ({
      title: fileName,
      by: name,
      size,
      icon: iconOf(fileName),
      link: `/email/${folder}/${id}`,
    })),
  );
  const contacts = [...new Map(mails.toReversed().map((mail) => [mail.address, mail])).values()]
    .filter(({ address }) => address !== account.email)
    .map(({ name, address, img, at }) => ({ title: name, email: address, img, time: dayTimeText(at, timeZone) }));
  return {
    searchArr: [
      { groupTitle: 'Pages' as const, searchLimit, data: pages },
      { groupTitle: 'Files' as const, searchLimit, data: files },
      { groupTitle: 'Contacts' as const, searchLimit, data: contacts.toSorted((a, b) => (a.title < b.title ? -1 : 1)) },
    ] as [
      { groupTitle: 'Pages'; searchLimit: 4; data: typeof pages },
      { groupTitle: 'Files'; searchLimit: 4; data: typeof files },
      { groupTitle: 'Contacts'; searchLimit: 4; data: typeof contacts },
    ],
  };
}

function iconOf(fileName: string): string {
  if (/\.(png|jpe?g|gif|svg|webp)$/i.test(fileName)) return 'photo';
  return /\.(csv|xlsx?|ods)$/i.test(fileName) ? 'table' : 'file-text';
}
