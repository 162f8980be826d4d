import { areas } from '#areas/pages';
import { demoAppsMenu } from '#platform/preferences';
import { Switch } from '#ui/switch';
import { AdminPortalSwitch } from './admin-portal-switch';
import styles from './menu-switches.module.css';
import { shellWords } from './shell.words';

const hasSamples = areas.some(({ isSample }) => isSample);

/** What the menu lists: the pages of administrators, and the samples. */
export function MenuSwitches() {
  const say = shellWords.use();
  const showsSamples = demoAppsMenu.use();
  return (
    <div className={styles.switches}>
      <AdminPortalSwitch />
      {hasSamples && <Switch label={say('demoApps')} checked={showsSamples} onChange={demoAppsMenu.set} />}
    </div>
  );
}
