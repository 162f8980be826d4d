import { IconMoon, IconSun } from '@tabler/icons-react';
import { skin } from '#platform/preferences';
import { IconButton } from '#ui/icon-button';
import { shellWords } from './shell.words';

export function SkinButton() {
  const say = shellWords.use();
  const isDark = skin.use() === 'dark';
  return (
    <IconButton
      icon={isDark ? IconSun : IconMoon}
      label={isDark ? say('toLight') : say('toDark')}
      onClick={() => skin.set(isDark ? 'light' : 'dark')}
    />
  );
}
