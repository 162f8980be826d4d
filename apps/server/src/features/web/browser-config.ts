import type { Settings } from '#platform/settings';

export const version = '0.1.0';

/** What the browser must know before its first call; stands as data in the served page. */
export function browserConfig(settings: Settings, showsDemo: boolean) {
  return {
    appName: settings.appName,
    apiBaseUrl: settings.apiBaseUrl,
    registrationOpen: settings.registrationOpen,
    demoAccounts: showsDemo,
    mailConfigured: settings.smtpUrl !== undefined,
    idleLogoutMinutes: settings.idleLogoutMinutes,
    accessTokenTtl: settings.accessTokenSeconds,
    maintenanceUntil: settings.maintenanceUntil ?? '',
    comingSoonAt: settings.comingSoonAt.toISOString(),
    version,
  };
}
