import { Menu } from '@mantine/core';
import {
  IconBuildingSkyscraper,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPalette,
  IconSun,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { changeLanguage, i18n, languageNames, languages } from '#platform/i18n';
import { logOut } from '#platform/log-out';
import { skin } from '#platform/preferences';
import { session } from '#platform/session';
import { stored } from '#platform/storage';
import { useStore } from '#platform/store';
import type { WindowKind } from '#platform/window-kind';
import { monogram } from '#ui/hotel/hotel-marks';
import menuStyles from '#ui/menu.module.css';
import styles from './account-menu.module.css';
import { openDialog } from './dialogs';
import { shellWords } from './shell.words';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Who is signed in, and what concerns this account; on smaller windows also what has no room in the bar. */
export function AccountMenu({ kind }: { kind: WindowKind }) {
  const say = shellWords.use();
  const router = useRouter();
  const user = useStore(session);
  const isDark = skin.use() === 'dark';
  if (!user) return null;
  const otherLanguages = kind === 'phone' ? languages.filter((language) => language !== i18n.language) : [];

  return (
    <Menu position="bottom-end" offset={14} withinPortal={false} classNames={menuStyles}>
      <Menu.Target>
        <button
          type="button"
          className={styles.button}
          aria-label={say('account', { name: user.fullName })}
          title={user.fullName}
        >
          {user.avatar ? <img src={user.avatar} alt="" /> : <span aria-hidden="true">{monogram(user.fullName)}</span>}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who} role="presentation">
          <strong>{user.fullName}</strong>
          <span>{say(`role.${user.role}`)}</span>
        </div>
        <Menu.Divider />
        {kind === 'phone' && (
          <Menu.Item
            leftSection={isDark ? <IconSun {...icon} /> : <IconMoon {...icon} />}
            onClick={() => skin.set(isDark ? 'light' : 'dark')}
          >
            {isDark ? say('toLight') : say('toDark')}
          </Menu.Item>
        )}
        {otherLanguages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            leftSection={<IconLanguage {...icon} />}
            onClick={() => {
              stored.locale.set(language);
              void changeLanguage(language);
            }}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
        {user.hotels.length > 1 && (
          <Menu.Item
            leftSection={<IconBuildingSkyscraper {...icon} />}
            onClick={() => router.navigate({ to: '/select-hotel' })}
          >
            {say('noHotel')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconKeyboard {...icon} />} onClick={() => openDialog.set('shortcuts')}>
          {say('shortcuts')}
        </Menu.Item>
        {kind !== 'desktop' && (
          <Menu.Item leftSection={<IconPalette {...icon} />} onClick={() => openDialog.set('theme')}>
            {say('theme')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} className="flips" />} onClick={() => logOut()}>
          {say('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
