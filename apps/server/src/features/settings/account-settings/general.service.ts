import type { ParsedRequestOf } from '@horae/contract/route';
import type { AccountSettings } from '@horae/contract/settings/account-settings';
import type { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { keepUploads } from '#platform/uploads/upload-store';
import { avatarOf, changeAccount } from '../../core/session/session.commands';
import { changeSettings } from './account-settings.service';
import type { EmailActions } from './email-actions';

type GeneralChange = ParsedRequestOf<typeof accountSettingsContract.updateGeneral>['body'];

export async function updateGeneral(
  db: Database,
  accountId: number,
  { general, currentPassword = '' }: GeneralChange,
  emails: EmailActions,
  check: (now: AccountSettings) => void,
): Promise<AccountSettings> {
  if (general.email !== undefined) await emails.refuseStranger(db, accountId, general.email, currentPassword);
  return changeSettings(db, accountId, check, async (tx) => {
    const { avatar, username, fullName, email, company } = general;
    if (email !== undefined) await emails.want(tx, accountId, email);
    if (avatar !== undefined) await keepUploads(tx, avatarOf(accountId), [avatar]);
    const names = {
      ...(username !== undefined && { username }),
      ...(fullName !== undefined && { fullName }),
      ...(avatar !== undefined && { avatar: avatar || null }),
    };
    if (Object.keys(names).length > 0) {
      await changeAccount(tx, { by: accountId, id: accountId }, names);
      await announce(tx, 'chat', 'all');
    }
    return company === undefined ? {} : { company };
  });
}
