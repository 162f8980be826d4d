const name = /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$/;

/** Whether a text names a host (`eservices.yeka.gr`) or, by `*.`, all below one. */
export const isHostPattern = (text: string): boolean => name.test(text);

/** Whether the host of an address is one of those named. False for what is no address. */
export function isAllowedHost(address: string, patterns: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return patterns.some((one) => (one.startsWith('*.') ? hostname.endsWith(one.slice(1)) : hostname === one));
}
