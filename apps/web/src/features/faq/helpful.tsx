import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { tellCopied } from '#platform/tell-copied';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import styles from './faq.module.css';
import { faqWords } from './faq.words';

/** A word on the answer, kept on this screen, and its link. */
export function Helpful({ item }: { item: string }) {
  const say = faqWords.use();
  const [isAnswered, setAnswered] = useState(false);
  return (
    <div className={styles.helpful}>
      {isAnswered ? (
        <p role="status">{say('thanks')}</p>
      ) : (
        <>
          <p>{say('helpful')}</p>
          {(['yes', 'no'] as const).map((answer) => (
            <Button key={answer} look="plain" onClick={() => setAnswered(true)}>
              {say(answer)}
            </Button>
          ))}
        </>
      )}
      <IconButton
        icon={IconLink}
        label={say('link')}
        onClick={() => void tellCopied(`${location.origin}/faq?item=${item}`, say('copied'), say('notCopied'))}
      />
    </div>
  );
}
