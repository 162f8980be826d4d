import { useMemo, useState } from 'react';
import { Button } from '../button';
import { Message } from '../message';
import { uiWords } from '../ui.words';
import { cleanHtml } from './clean-html';
import styles from './rich-text.module.css';

interface RichTextViewProps {
  html: string;
  className?: string;
}

/** Renders sanitised HTML. External pictures are withheld until the user asks for them. */
export function RichTextView({ html, className = '' }: RichTextViewProps) {
  const say = uiWords.use();
  const [mayLoadImages, setMayLoadImages] = useState(false);
  const clean = useMemo(() => cleanHtml(html, { mayLoadImages }), [html, mayLoadImages]);
  return (
    <>
      {clean.heldImages > 0 && (
        <Message kind="info">
          {say('text.imagesHeld')} <Button onClick={() => setMayLoadImages(true)}>{say('text.showImages')}</Button>
        </Message>
      )}
      {/* `cleanHtml` has sanitised it. */}
      <div className={`breaks-anywhere ${styles.text} ${className}`} dangerouslySetInnerHTML={{ __html: clean.html }} />
    </>
  );
}
