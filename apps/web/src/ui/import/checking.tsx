import { Button } from '../button';
import { ErrorPanel } from '../error-panel';
import { Skeleton, SkeletonBlock } from '../skeleton';

interface CheckingProps {
  /** What is being read: "punches". */
  thing: string;
  error: unknown;
  onRetry: () => void;
  /** Lets the user map the columns again if the server refused the mapping. */
  another?: { label: string; onChoose: () => void } | false | undefined;
}

/** Shown while a file is being checked, or with the error if that failed. */
export function Checking({ thing, error, onRetry, another }: CheckingProps) {
  if (error) {
    return (
      <>
        <ErrorPanel error={error} onRetry={onRetry} />
        {another && <Button onClick={another.onChoose}>{another.label}</Button>}
      </>
    );
  }
  return (
    <Skeleton thing={thing}>
      <SkeletonBlock height={240} />
    </Skeleton>
  );
}
