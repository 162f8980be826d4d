import { IconLanguage } from '@tabler/icons-react';
import { chosenLanguage, languageNames, languages } from '#platform/i18n';
import { chooseOwnLanguage } from '#platform/own-language.queries';
import { useStore } from '#platform/store';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { IconButton } from '#ui/icon-button';
import { shellWords } from './shell.words';

export function LanguageMenu() {
  const say = shellWords.use();
  const current = useStore(chosenLanguage);
  const label = say('language', { name: languageNames[current] ?? current });
  return (
    <ActionMenu label={label} offset={14} trigger={<IconButton icon={IconLanguage} label={label} />}>
      {languages.map((language) => (
        <ActionItem
          key={language}
          lang={language}
          isChosen={language === current}
          onClick={() => chooseOwnLanguage(language)}
        >
          {languageNames[language] ?? language}
        </ActionItem>
      ))}
    </ActionMenu>
  );
}
