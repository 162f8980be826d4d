import { isExposed } from '#platform/exposure';
import type { Settings } from '#platform/settings';

export const version = '0.1.0';

// Invented: the demo shows where an installation's own contact details appear.
const demoHelp = { phone: '+30 2310 555 010', email: 'help@horae.example' };

/** What the browser must know before its first call; embedded as data in the page. */
export function browserConfig(settings: Settings, showsDemo: boolean) {
  return {
    appName: settings.appName,
    apiBaseUrl: settings.apiBaseUrl,
    publicUrl: settings.publicUrl ?? '',
    registrationOpen: settings.registrationOpen,
    demoAccounts: showsDemo,
    sampleApps: settings.sampleApps,
    asksForDemoPasswords: showsDemo && isExposed(settings),
    mailConfigured: settings.smtpUrl !== undefined,
    idleLogoutMinutes: settings.idleLogoutMinutes,
    accessTokenTtl: settings.accessTokenSeconds,
    maintenanceUntil: settings.maintenanceUntil ?? '',
    comingSoonAt: settings.comingSoonAt.toISOString(),
    helpPhone: settings.helpPhone ?? (showsDemo ? demoHelp.phone : ''),
    helpEmail: settings.helpEmail ?? (showsDemo ? demoHelp.email : ''),
    version,
    locales: settings.languages,
  };
}
