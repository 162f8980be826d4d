import { Button } from '../button';
import { ErrorPanel } from '../error-panel';
import { Bone, Skeleton } from '../skeleton';

interface CheckingProps {
  /** What is read: "punches". */
  thing: string;
  error: unknown;
  onRetry: () => void;
  /** Another choice of columns, where the one that was made is refused. */
  another?: { label: string; onChoose: () => void } | false | undefined;
}

/** While a file is being checked, or why it could not be. */
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
      <Bone height={240} />
    </Skeleton>
  );
}
