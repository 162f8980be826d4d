import { createStore } from '#platform/store';

/** The layer of the shell that is open; one at a time. */
export type ShellDialog = 'search' | 'theme' | 'shortcuts' | 'menu';

export const openDialog = createStore<ShellDialog | null>(null);

export const closeDialog = (): void => openDialog.set(null);
