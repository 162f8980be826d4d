import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from '#platform/store';
import styles from './export.module.css';
import { exportWords } from './export.words';
import { exportJob, printing } from './export-job';
import { PrintSheet } from './print-sheet';

function Progress() {
  const say = exportWords.use();
  const job = useStore(exportJob);
  if (!job) return null;
  const label = say('preparing', { file: job.file });
  return (
    <div className={`screen-only ${styles.job}`}>
      <div role="status">{label}</div>
      <progress aria-label={label} {...(job.part !== null && { value: job.part })} />
      <button type="button" onClick={job.cancel}>
        {say('cancel')}
      </button>
    </div>
  );
}

function Printing() {
  const job = useStore(printing);
  useEffect(() => {
    if (!job) return undefined;
    const root = document.documentElement;
    const title = document.title;
    const over = () => printing.set(null);
    root.dataset.printing = '';
    // Browsers suggest the title as the file name.
    document.title = job.pages.title;
    window.addEventListener('afterprint', over);
    void document.fonts.ready.then(() => window.print());
    return () => {
      window.removeEventListener('afterprint', over);
      delete root.dataset.printing;
      document.title = title;
    };
  }, [job]);
  return job && <PrintSheet pages={job.pages} note={job.note} />;
}

let isMounted = false;

/** Mounts what an export shows above any screen: its progress, and the pages to print. */
export function mountExportLayer(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  host.className = 'export-layer';
  document.body.append(host);
  createRoot(host).render(
    <>
      <Progress />
      <Printing />
    </>,
  );
}
