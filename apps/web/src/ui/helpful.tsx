import { type ReactNode, useState } from 'react';
import { Button } from './button';
import styles from './helpful.module.css';
import { helpfulWords } from './helpful.words';

/** A word on an answer, kept on this screen, and what else can be done with the answer. */
export function Helpful({ children }: { children?: ReactNode }) {
  const say = helpfulWords.use();
  const [isAnswered, setAnswered] = useState(false);
  return (
    <div className={styles.helpful}>
      {isAnswered ? (
        <p role="status">{say('thanks')}</p>
      ) : (
        <>
          <p>{say('ask')}</p>
          {(['yes', 'no'] as const).map((answer) => (
            <Button key={answer} look="plain" onClick={() => setAnswered(true)}>
              {say(answer)}
            </Button>
          ))}
        </>
      )}
      {children}
    </div>
  );
}
