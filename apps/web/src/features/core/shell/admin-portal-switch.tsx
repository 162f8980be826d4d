import { adminPortalMenu } from '#platform/preferences';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Switch } from '#ui/switch';
import { shellWords } from './shell.words';

/** When off, the menu shows only everyday pages. Only administrators see the switch. */
export function AdminPortalSwitch() {
  const say = shellWords.use();
  const isOn = adminPortalMenu.use();
  if (useStore(session)?.role !== 'admin') return null;
  return <Switch label={say('adminPortal')} checked={isOn} onChange={adminPortalMenu.set} />;
}
