import type { TouchMode } from '@horae/timeline/editing';
import { IconCopyPlus, IconHandClick } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { type Store, useStore } from '#platform/store';
import { IconButton } from '#ui/icon-button';
import { planKeyWords } from '../plan-keys.words';
import styles from './touch-tools.module.css';

const icons = { copies: IconCopyPlus, selects: IconHandClick };

/** What keys do for a mouse: fingers copy what they drag, or select by tapping. Only where there is a touch screen. */
export function TouchTools({ mode }: { mode: Store<TouchMode> }) {
  const say = planKeyWords.use();
  const now = useStore(mode);
  const toggle = (part: keyof TouchMode) => mode.set({ ...now, [part]: !now[part] });
  /** Another finger drags at that time, so there will be no click. */
  const onPointerUp = (part: keyof TouchMode) => (event: PointerEvent) => !event.isPrimary && toggle(part);
  return (
    <span className={styles.tools} role="group" aria-label={say('touch')}>
      {(['selects', 'copies'] as const).map((part) => (
        <IconButton
          key={part}
          className={styles.tool}
          icon={icons[part]}
          label={say(`touch.${part}`)}
          aria-pressed={now[part]}
          onClick={() => toggle(part)}
          onPointerUp={onPointerUp(part)}
        />
      ))}
    </span>
  );
}
