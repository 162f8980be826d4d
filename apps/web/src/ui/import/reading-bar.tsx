import { useQuery } from '@tanstack/react-query';
import { readingQuery } from '#platform/uploads.queries';
import styles from './import.module.css';
import { importWords } from './import.words';

/** How far the server has read a file; indefinite until it has begun. */
export function ReadingBar({ file }: { file: string }) {
  const say = importWords.use();
  const share = useQuery(readingQuery(file, true)).data ?? null;
  return <progress className={styles.reading} aria-label={say('reading')} {...(share !== null && { value: share })} />;
}
