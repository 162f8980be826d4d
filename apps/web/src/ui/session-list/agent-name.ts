const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [sign: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name for a user agent: `Firefox on Windows`; unknown ones are returned unchanged. */
export function agentName(agent: string): string {
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(agent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ') || agent;
}
