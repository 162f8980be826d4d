import { uploadLimits } from '@horae/contract/core/upload-limits';
import { profileCovers } from '@horae/contract/demo-apps/profile-data';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { Dialog } from '#ui/dialog';
import { FileDrop } from '#ui/upload/file-drop';
import { typesFor } from '#ui/upload/file-types';
import { useUploads } from '#ui/upload/use-uploads';
import { updateCover } from './profile.queries';
import { profileWords } from './profile.words';
import styles from './profile-head.module.css';

interface CoverDialogProps {
  now: string;
  onClose: () => void;
}

/** One of our drawings or an uploaded picture; either applies immediately. */
export function CoverDialog({ now, onClose }: CoverDialogProps) {
  const say = profileWords.use();
  const update = useMutation(updateCover);
  const uploads = useUploads('picture');

  function take(cover: string): void {
    if (update.isPending) return;
    update.mutate(cover, {
      onSuccess: () => {
        notify(say('coverSaved'), { kind: 'success' });
        onClose();
      },
    });
  }

  async function upload([file]: File[]): Promise<void> {
    const stored = file && (await uploads.send(file.name, file));
    if (stored) take(stored.address);
  }

  return (
    <Dialog title={say('coverTitle')} isOpen onClose={onClose}>
      <div className={styles.choice}>
        <ul className={styles.covers}>
          {profileCovers.map((cover) => (
            <li key={cover}>
              <button type="button" aria-pressed={cover === now} onClick={() => take(cover)}>
                <img src={cover} alt="" />
                <span>{say(`cover.${cover}`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <FileDrop
          label={say('coverUpload')}
          limits={{ ...typesFor('picture'), bytes: uploadLimits.picture }}
          error={uploads.error}
          onFiles={(files) => void upload(files)}
        />
        <p role="status">{uploads.underWay.length > 0 && say('coverUploading')}</p>
      </div>
    </Dialog>
  );
}
