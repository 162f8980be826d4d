import { adminPortalMenu } from '#platform/preferences';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Switch } from '#ui/switch';
import { shellWords } from './shell.words';

/** Off, the menu keeps only what the day needs. Drawn for administrators. */
export function AdminPortalSwitch() {
  const say = shellWords.use();
  const isOn = adminPortalMenu.use();
  if (useStore(session)?.role !== 'admin') return null;
  return <Switch label={say('adminPortal')} checked={isOn} onChange={adminPortalMenu.set} />;
}
