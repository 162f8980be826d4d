import { isIP } from 'node:net';
import type { Settings } from './settings';

/** Whether others than the users of this machine can reach the server, or are meant to. */
export function isExposed({ host, publicUrl, trustProxy, isProduction }: ExposureSettings): boolean {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  const isLocal = isLoopback(host) && (publicHost === undefined || isLoopback(publicHost));
  return isProduction || trustProxy !== false || !isLocal;
}

type ExposureSettings = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy' | 'isProduction'>;

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) === 4) return bare.startsWith('127.');
  return bare === '::1' || bare === 'localhost' || bare.endsWith('.localhost');
}
