import { Fragment } from 'react';
import { pagesFor } from '#areas/page-access';
import { useHotel } from '#platform/hotel';
import { shortcutsOff } from '#platform/preferences';
import { modeKeys, screenKeys } from '#platform/screen-keys';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Dialog } from '#ui/dialog';
import { Switch } from '#ui/switch';
import { shellWords } from './shell.words';
import styles from './shortcuts-dialog.module.css';

/** Keys to press together, in sequence, or as alternatives. */
interface Shortcut {
  what: string;
  keys: string[];
  joint?: 'or' | 'then';
}

function Keys({ keys, joint }: Pick<Shortcut, 'keys' | 'joint'>) {
  const say = shellWords.use();
  return (
    <dd>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && joint && ` ${say(`shortcuts.${joint}`)} `}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </dd>
  );
}

function Section({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ what, ...keys }) => (
          <div key={what}>
            <dt>{what}</dt>
            <Keys {...keys} />
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const say = shellWords.use();
  const isOff = shortcutsOff.use();
  const screen = useStore(screenKeys);
  const mode = useStore(modeKeys);
  const pages = pagesFor(useStore(session), useHotel()).flatMap(({ title, key }) =>
    key ? [{ what: title(), keys: ['g', key], joint: 'then' as const }] : [],
  );
  return (
    <Dialog title={say('shortcuts')} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        <Section
          title={say('shortcuts.anywhere')}
          shortcuts={[
            { what: say('shortcuts.search'), keys: ['Ctrl K', '/'], joint: 'or' },
            { what: say('shortcuts.dialog'), keys: ['?'] },
            { what: say('shortcuts.close'), keys: ['Esc'] },
            { what: say('shortcuts.toasts'), keys: ['F8'] },
            { what: say('shortcuts.undo'), keys: ['Ctrl Z'] },
          ]}
        />
        {mode && <Section {...mode} />}
        {screen && <Section {...screen} />}
        {pages.length > 0 && <Section title={say('shortcuts.pages')} shortcuts={pages} />}
        <Switch label={say('shortcuts.useSingle')} checked={!isOff} onChange={(isOn) => shortcutsOff.set(!isOn)} />
      </div>
    </Dialog>
  );
}
