import { Dialog } from '#ui/dialog';
import styles from './privacy-policy.module.css';
import { sessionWords } from './session.words';

const paragraphs = ['policy.data', 'policy.use', 'policy.records', 'policy.rights'] as const;

export function PrivacyPolicy({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = sessionWords.use();
  return (
    <Dialog title={say('policy.title')} isOpen={isOpen} onClose={onClose} size="small">
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{say(paragraph)}</p>
        ))}
      </div>
    </Dialog>
  );
}
