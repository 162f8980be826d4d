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
import { PageIcon } from '#areas/page-icon';
import { pages } from '#areas/pages';
import { chosenLanguage, languageNames, languages } from '#platform/i18n';
import { logOut } from '#platform/log-out';
import { chooseOwnLanguage } from '#platform/own-language.queries';
import { skin } from '#platform/preferences';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import type { WindowKind } from '#platform/window-kind';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { monogram } from '#ui/hotel/hotel-marks';
import styles from './account-menu.module.css';
import { openDialog } from './dialogs';
import { shellWords } from './shell.words';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const ownPages = pages.filter(({ isInAccountMenu }) => isInAccountMenu);

/** The signed-in user and account links; on smaller windows also what does not fit in the bar. */
export function AccountMenu({ kind }: { kind: WindowKind }) {
  const say = shellWords.use();
  const router = useRouter();
  const user = useStore(session);
  const current = useStore(chosenLanguage);
  const isDark = skin.use() === 'dark';
  if (!user) return null;
  const label = say('account', { name: user.fullName });
  const otherLanguages = kind === 'phone' ? languages.filter((language) => language !== current) : [];

  return (
    <ActionMenu
      offset={14}
      label={label}
      trigger={
        <button type="button" className={styles.button} aria-label={label} data-tip={user.fullName}>
          {user.avatar ? <img src={user.avatar} alt="" /> : <span data-initials={monogram(user.fullName)} />}
        </button>
      }
      head={
        <div className={styles.who}>
          <strong>{user.fullName}</strong>
          <span>{say(`role.${user.role}`)}</span>
        </div>
      }
    >
      {ownPages.map(({ path, title }) => (
        <ActionItem
          key={path}
          icon={<PageIcon path={path} size={icon.size} />}
          onClick={() => void router.navigate({ to: path })}
        >
          {title()}
        </ActionItem>
      ))}
      {kind === 'phone' && (
        <ActionItem
          icon={isDark ? <IconSun {...icon} /> : <IconMoon {...icon} />}
          onClick={() => skin.set(isDark ? 'light' : 'dark')}
        >
          {isDark ? say('toLight') : say('toDark')}
        </ActionItem>
      )}
      {otherLanguages.map((language) => (
        <ActionItem
          key={language}
          lang={language}
          icon={<IconLanguage {...icon} />}
          onClick={() => chooseOwnLanguage(language)}
        >
          {languageNames[language] ?? language}
        </ActionItem>
      ))}
      {user.hotels.length > 1 && (
        <ActionItem
          icon={<IconBuildingSkyscraper {...icon} />}
          onClick={() => void router.navigate({ to: '/select-hotel' })}
        >
          {say('noHotel')}
        </ActionItem>
      )}
      <ActionItem icon={<IconKeyboard {...icon} />} onClick={() => openDialog.set('shortcuts')}>
        {say('shortcuts')}
      </ActionItem>
      <ActionItem icon={<IconPalette {...icon} />} onClick={() => openDialog.set('theme')}>
        {say('theme')}
      </ActionItem>
      <ActionItem icon={<IconLogout {...icon} className="flips" />} onClick={() => logOut()}>
        {say('logOut')}
      </ActionItem>
    </ActionMenu>
  );
}
