import { config } from '#platform/config';

const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The address that links lead to: the one set for the server, or the one in use. */
export const linkAddress = (): string => config.publicUrl || window.location.origin;

/** Whether only the machine itself can open an address. */
export const isOnlyLocal = (address: string): boolean => local.test(new URL(address).hostname);

/** An address as somebody types it. */
export const typedAddress = (address: string): string => `${address.replace(/^https:\/\//, '')}/start`;
