import { createStore } from '#platform/store';

/** The open layer of the shell; only one at a time. */
export type ShellDialog = 'search' | 'theme' | 'shortcuts' | 'menu';

export const openDialog = createStore<ShellDialog | null>(null);

export const closeDialog = (): void => openDialog.set(null);
