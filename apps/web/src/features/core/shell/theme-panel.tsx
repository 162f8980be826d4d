import { changeLayout, defaultLayout, type Layout, layout, navbarTints } from '#platform/layout';
import { notifyUndo } from '#platform/notify';
import { direction, menuCollapsed, skin } from '#platform/preferences';
import { useStore } from '#platform/store';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { Switch } from '#ui/switch';
import { uiWords } from '#ui/ui.words';
import { shellWords } from './shell.words';
import { ThemeChoice } from './theme-choice';
import styles from './theme-panel.module.css';
import { ThemeTints } from './theme-tints';

function reset(done: string, undo: string): void {
  const before = { layout: layout.get(), skin: skin.get(), direction: direction.get(), collapsed: menuCollapsed.get() };
  changeLayout(defaultLayout);
  skin.set('light');
  direction.set('ltr');
  menuCollapsed.set(true);
  notifyUndo(done, undo, () => {
    changeLayout(before.layout);
    skin.set(before.skin);
    direction.set(before.direction);
    menuCollapsed.set(before.collapsed);
  });
}

/** Theme settings that take effect immediately. */
export function ThemePanel({ onClose }: { onClose: () => void }) {
  const say = shellWords.use();
  const sayUi = uiWords.use();
  const now = useStore(layout);
  const set =
    <K extends keyof Layout>(key: K) =>
    (value: Layout[K]) =>
      changeLayout({ [key]: value });
  return (
    <Drawer
      title={say('theme')}
      isOpen
      onClose={onClose}
      footer={
        <Button wide onClick={() => reset(say('theme.wasReset'), sayUi('undo'))}>
          {say('theme.reset')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className="quiet small">{say('theme.note')}</p>
        <ThemeChoice
          title="theme.skin"
          value={skin.use()}
          onChange={skin.set}
          options={[
            ['light', 'theme.light'],
            ['dark', 'theme.dark'],
          ]}
        />
        <ThemeChoice
          title="theme.direction"
          value={direction.use()}
          onChange={direction.set}
          options={[
            ['ltr', 'theme.ltr'],
            ['rtl', 'theme.rtl'],
          ]}
        />
        <ThemeChoice
          title="theme.contentWidth"
          value={now.contentWidth}
          onChange={set('contentWidth')}
          options={[
            ['full', 'theme.full'],
            ['boxed', 'theme.boxed'],
          ]}
        />
        <ThemeChoice
          title="theme.routeTransition"
          value={now.routeTransition}
          onChange={set('routeTransition')}
          options={[
            ['fade', 'theme.fade'],
            ['slide', 'theme.slide'],
            ['zoom', 'theme.zoom'],
            ['none', 'theme.none'],
          ]}
        />
        <section className={styles.group}>
          <h3>{say('theme.menu')}</h3>
          <Switch label={say('theme.menuCollapsed')} checked={menuCollapsed.use()} onChange={menuCollapsed.set} />
          <Switch label={say('theme.menuHidden')} checked={now.menuHidden} onChange={set('menuHidden')} />
        </section>
        <ThemeChoice
          title="theme.navbar"
          value={now.navbar}
          onChange={set('navbar')}
          options={[
            ['floating', 'theme.floating'],
            ['sticky', 'theme.sticky'],
            ['static', 'theme.static'],
            ['hidden', 'theme.hidden'],
          ]}
        />
        <ThemeTints tints={navbarTints} value={now.navbarTint} onChange={set('navbarTint')} />
        <ThemeChoice
          title="theme.footer"
          value={now.footer}
          onChange={set('footer')}
          options={[
            ['static', 'theme.static'],
            ['sticky', 'theme.sticky'],
            ['hidden', 'theme.hidden'],
          ]}
        />
        <ThemeChoice
          title="theme.density"
          value={now.density}
          onChange={set('density')}
          options={[
            ['comfortable', 'theme.comfortable'],
            ['compact', 'theme.compact'],
          ]}
        />
      </div>
    </Drawer>
  );
}
