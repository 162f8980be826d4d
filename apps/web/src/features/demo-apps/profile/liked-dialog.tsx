import type { ProfilePost } from '@horae/contract/demo-apps/profile-data';
import { Avatar } from '#ui/avatar';
import { Dialog } from '#ui/dialog';
import styles from './post-card.module.css';
import { profileWords } from './profile.words';

interface LikedDialogProps {
  people: ProfilePost['likedUsers'];
  onClose: () => void;
}

export function LikedDialog({ people, onClose }: LikedDialogProps) {
  const say = profileWords.use();
  return (
    <Dialog title={say('likedBy')} isOpen onClose={onClose} size="small">
      <ul className={styles.people}>
        {people.map(({ username, avatar }) => (
          <li key={username}>
            <Avatar name={username} src={avatar} />
            {username}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
