import { Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { changeLanguage, i18n, languageNames, languages } from '#platform/i18n';
import { stored } from '#platform/storage';
import { IconButton } from '#ui/icon-button';
import menuStyles from '#ui/menu.module.css';
import { shellWords } from './shell.words';

export function LanguageMenu() {
  const say = shellWords.use();
  const current = i18n.language;

  function choose(language: string): void {
    stored.locale.set(language);
    void changeLanguage(language);
  }

  return (
    <Menu position="bottom-end" offset={14} withinPortal={false} classNames={menuStyles}>
      <Menu.Target>
        <IconButton icon={IconLanguage} label={say('language', { name: languageNames[current] ?? current })} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current} onChange={choose}>
          {languages.map((language) => (
            <Menu.RadioItem key={language} value={language} lang={language}>
              {languageNames[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
