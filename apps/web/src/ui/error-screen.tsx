import { useEffect } from 'react';
import { errorText } from '#platform/api-error';
import { copyText } from '#platform/copy-text';
import { errorDetails, shortCode } from '#platform/error-details';
import { notify } from '#platform/notify';
import { Button, buttonClass } from './button';
import { KeyHookDrawing } from './drawings';
import styles from './error-screen.module.css';
import { ScreenTitle } from './screen-title';
import { uiWords } from './ui.words';

/** A screen that failed: what happened, a code to quote, and the ways on. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = uiWords.use();
  const code = shortCode(error);

  useEffect(() => {
    console.error(error);
  }, [error]);

  async function copy() {
    if (await copyText(errorDetails(error))) notify(say('detailsCopied'), { kind: 'success' });
  }

  return (
    <div className={styles.screen}>
      <KeyHookDrawing />
      <ScreenTitle>{say('somethingWrong')}</ScreenTitle>
      <p role="alert">{isChunkError(error) ? say('couldNotLoad') : errorText(error)}</p>
      <p className="small quiet">{say('errorCode', { code })}</p>
      <div className={styles.actions}>
        <Button look="solid" onClick={isChunkError(error) ? () => window.location.reload() : onRetry}>
          {say('retry')}
        </Button>
        <a className={buttonClass('outline')} href="/">
          {say('home')}
        </a>
        <Button onClick={copy}>{say('copyDetails')}</Button>
      </div>
    </div>
  );
}

/** A part of the application that did not arrive; only loading anew can bring it. */
function isChunkError(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
