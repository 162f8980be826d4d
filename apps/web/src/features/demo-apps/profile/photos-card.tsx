import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { useId } from 'react';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { Lightbox } from './lightbox';
import styles from './photos.module.css';
import card from './profile.module.css';
import { profileWords } from './profile.words';

interface PhotosCardProps {
  photos: ProfileData['latestPhotos'];
  isLarge: boolean;
  /** The index of the open photo, from the URL. */
  open: number | undefined;
  onOpen: (at: number | null, replace: boolean) => void;
}

/** Thumbnails that open in full size. */
export function PhotosCard({ photos, isLarge, open, onOpen }: PhotosCardProps) {
  const say = profileWords.use();
  const id = useId();
  const at = (open ?? 0) - 1;
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id}>{say('photos')}</h2>
      {photos.length === 0 && isLarge && <EmptyState drawing={<BellDrawing />} text={say('noPhotos')} />}
      {photos.length === 0 && !isLarge && <p>{say('noPhotos')}</p>}
      <ul className={styles.photos} data-large={isLarge || undefined}>
        {photos.map(({ img, alt }, index) => (
          <li key={img}>
            <button
              type="button"
              aria-label={say('openPhoto', { alt: alt || say('photo', { at: index + 1, count: photos.length }) })}
              onClick={() => onOpen(index + 1, false)}
            >
              <img src={img} alt={alt || say('aPhoto')} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {photos[at] && (
        <Lightbox
          photos={photos}
          at={at}
          onMove={(next) => onOpen(next + 1, true)}
          onClose={() => onOpen(null, true)}
        />
      )}
    </section>
  );
}
