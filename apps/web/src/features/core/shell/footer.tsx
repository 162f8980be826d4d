import { Link } from '@tanstack/react-router';
import { pages } from '#areas/pages';
import { config } from '#platform/config';
import { openDialog } from './dialogs';
import styles from './footer.module.css';
import { shellWords } from './shell.words';

const help = pages.find(({ isHelp }) => isHelp);
const year = new Date().getFullYear();

export function Footer() {
  const say = shellWords.use();
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <span>
        © {year} {config.appName}
      </span>
      {config.version && <span>{say('version', { version: config.version })}</span>}
      {help && <Link to={help.path}>{say('help')}</Link>}
      <button type="button" onClick={() => openDialog.set('shortcuts')}>
        {say('shortcuts')}
      </button>
    </footer>
  );
}
