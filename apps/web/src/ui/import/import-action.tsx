import { Button } from '../button';
import { ErrorPanel } from '../error-panel';
import { importWords } from './import.words';
import { ReadingBar } from './reading-bar';

interface ImportActionProps {
  label: string;
  /** Whether there is something to import and no row has an error. */
  mayImport: boolean;
  /** The address of the file. */
  file: string;
  run: { isPending: boolean; error: unknown };
  onImport: () => void;
}

/** The button that imports the whole file, with the error of the last attempt. */
export function ImportAction({ label, mayImport, file, run, onImport }: ImportActionProps) {
  const say = importWords.use();
  return (
    <>
      {run.error !== null && <ErrorPanel error={run.error} onRetry={onImport} />}
      {mayImport && (
        <div className="row-3 wraps centred">
          <Button look="solid" aria-disabled={run.isPending || undefined} onClick={() => run.isPending || onImport()}>
            {run.isPending ? say('importing') : label}
          </Button>
          {run.isPending && <ReadingBar file={file} />}
        </div>
      )}
    </>
  );
}
