import { importWords } from './import.words';

/** Names the format or encoding in which a file was read, and shows a line of it, so that wrong letters are seen in time. */
export function ReadAs({ encoding, sample }: { encoding: string; sample: string }) {
  const say = importWords.use();
  return (
    <p className="quiet">
      {say('readAs', { encoding })} <q dir="auto">{sample}</q>
    </p>
  );
}
