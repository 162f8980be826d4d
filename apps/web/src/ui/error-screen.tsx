import { useEffect } from 'react';
import { errorText } from '#platform/api-error';
import { copyText } from '#platform/copy-text';
import { errorDetails, shortCode } from '#platform/error-details';
import { isNotLoaded } from '#platform/not-loaded';
import { notify } from '#platform/notify';
import { Button, buttonClass } from './button';
import { KeyHookDrawing } from './drawings';
import styles from './error-screen.module.css';
import { ScreenTitle } from './screen-title';
import { uiWords } from './ui.words';

/** A screen that crashed: what happened, a code to quote, and where to go from here. */
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
      <p role="alert">{isNotLoaded(error) ? say('couldNotLoad') : errorText(error)}</p>
      <p className="small quiet">{say('errorCode', { code })}</p>
      <div className={styles.actions}>
        <Button look="solid" onClick={isNotLoaded(error) ? () => window.location.reload() : onRetry}>
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
