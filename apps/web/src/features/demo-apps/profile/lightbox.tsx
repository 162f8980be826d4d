import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Dialog } from '#ui/dialog';
import { IconButton } from '#ui/icon-button';
import { useSwipe } from '#ui/use-swipe';
import styles from './photos.module.css';
import { profileWords } from './profile.words';

interface LightboxProps {
  photos: ProfileData['latestPhotos'];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One photo in full size; arrow keys move to its neighbours, Esc closes it. */
export function Lightbox({ photos, at, onMove, onClose }: LightboxProps) {
  const say = profileWords.use();
  const { img, alt } = photos[at]!;
  const count = photos.length;
  const step = (by: number) => onMove((at + by + count) % count);

  const swipe = useSwipe({ towardsStart: () => step(1), towardsEnd: () => step(-1) });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    step((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  }

  return (
    <Dialog title={say('photo', { at: at + 1, count })} isOpen onClose={onClose} size="large">
      <div className={styles.lightbox} role="group" aria-label={say('aPhoto')} onKeyDown={onKeyDown} {...swipe}>
        <img src={img} alt={alt || say('aPhoto')} />
        <div className={styles.foot}>
          <IconButton icon={IconChevronLeft} label={say('previous')} className="flips" onClick={() => step(-1)} />
          <p role="status">{alt}</p>
          <IconButton
            icon={IconChevronRight}
            label={say('next')}
            className="flips"
            data-autofocus
            onClick={() => step(1)}
          />
        </div>
      </div>
    </Dialog>
  );
}
