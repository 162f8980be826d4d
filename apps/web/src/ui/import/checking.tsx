import { Button } from '../button';
import { ErrorPanel } from '../error-panel';
import { Skeleton, SkeletonBlock } from '../skeleton';
import { importWords } from './import.words';
import { ReadingBar } from './reading-bar';

interface CheckingProps {
  /** What is being read: "punches". */
  thing: string;
  /** The address of the file. */
  file: string;
  error: unknown;
  onRetry: () => void;
  /** Gives the check up. */
  onCancel: () => void;
  /** Lets the user map the columns again if the server refused the mapping. */
  another?: { label: string; onChoose: () => void } | false | undefined;
}

/** Shown while a file is being checked, or with the error if that failed. */
export function Checking({ thing, file, error, onRetry, onCancel, another }: CheckingProps) {
  const say = importWords.use();
  if (error) {
    return (
      <>
        <ErrorPanel error={error} onRetry={onRetry} />
        {another && <Button onClick={another.onChoose}>{another.label}</Button>}
      </>
    );
  }
  return (
    <div className="stack-4">
      <div className="row-3 wraps centred">
        <ReadingBar file={file} />
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </div>
      <Skeleton thing={thing}>
        <SkeletonBlock height={240} />
      </Skeleton>
    </div>
  );
}
