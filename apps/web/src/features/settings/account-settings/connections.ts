import type { AccountSettings } from '@horae/contract/settings/account-settings.contract';

export type Connections = AccountSettings['social']['connections'];

export type Connectable = keyof Connections;
