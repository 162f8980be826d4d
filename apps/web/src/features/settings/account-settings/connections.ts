import type { AccountSettings } from '@horae/contract/settings/account-settings';

export type Connections = AccountSettings['social']['connections'];

export type Connectable = keyof Connections;
