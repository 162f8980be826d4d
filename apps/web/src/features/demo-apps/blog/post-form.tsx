import { type BlogPost, postLimits } from '@horae/contract/demo-apps/blog-posts';
import { IconDeviceFloppy, IconEye } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { errorText, fieldError, isOutdated } from '#platform/api-error';
import { useScreenKeys } from '#platform/screen-keys';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { useSaveKey } from '#ui/forms/use-save-key';
import { Message } from '#ui/message';
import { RichTextField } from '#ui/rich-text/rich-text-field';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { uiWords } from '#ui/ui.words';
import { Article } from './article';
import article from './article.module.css';
import styles from './post-form.module.css';
import { postFormWords } from './post-form.words';
import { PostSettings } from './post-settings';
import { previewOf } from './post-values';
import type { PostFormState } from './use-post-form';

interface PostFormProps {
  form: PostFormState;
  /** The author and the date. */
  written: Pick<BlogPost, 'avatar' | 'userFullName' | 'createdTime'>;
  isBusy: boolean;
  error: unknown;
  onSave: () => void;
  /** The link back without saving. */
  renderCancel: (words: string) => ReactNode;
}

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** A post being written. */
export function PostForm({ form, written, isBusy, error, onSave, renderCancel }: PostFormProps) {
  const say = postFormWords.use();
  const sayUi = uiWords.use();
  const id = useId();
  const [isUploading, setUploading] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const { lines, parts } = form;
  const mayNot = isBusy || isUploading;
  const isStale = isOutdated(error);
  useSaveKey(id, !mayNot);
  useScreenKeys(say('form'), [
    { what: say('key.save'), keys: ['Ctrl+S'] },
    { what: say('key.bold'), keys: ['Ctrl+B', 'Ctrl+I', 'Ctrl+K'] },
  ]);

  const { onChange: _, ...excerpt } = lines.field('excerpt');
  const preview = isPreviewing ? previewOf(form.values, written) : null;
  return (
    <>
      <form
        {...lines.props(() => mayNot || onSave())}
        id={id}
        className={styles.form}
        aria-label={say('form')}
        data-busy={isBusy || undefined}
      >
        <div className={styles.sheet}>
          {error !== null && <Message kind="danger">{isStale ? sayUi('staleTitle') : errorText(error)}</Message>}
          <TextField
            {...lines.field('title')}
            error={lines.errors.title ?? fieldError(error, 'post.title')}
            label={say('title')}
            required
            autoComplete="off"
            onChange={(event) => form.setTitle(event.currentTarget.value)}
          />
          <TextField
            {...lines.field('slug')}
            error={lines.errors.slug ?? fieldError(error, 'post.slug')}
            label={say('slug')}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            hint={say('slugHint', { slug: lines.values.slug || say('slugExample') })}
            onChange={(event) => form.setSlug(event.currentTarget.value)}
          />
          <RichTextField
            label={say('content')}
            html={parts.content}
            error={fieldError(error, 'post.content')}
            isArticle
            onChange={(content) => form.setParts({ content })}
          />
          <TextArea
            {...excerpt}
            label={say('excerpt')}
            rows={2}
            limit={postLimits.excerpt}
            onChange={(event) => lines.set('excerpt', event.currentTarget.value)}
          />
        </div>
        <PostSettings form={form} error={error} onUploading={setUploading} />
        <div className={styles.actions}>
          <Button type="submit" look="solid" aria-disabled={mayNot || undefined}>
            <IconDeviceFloppy {...glyph} />
            {say(isBusy ? 'saving' : 'save')}
          </Button>
          <Button onClick={() => setPreviewing(true)}>
            <IconEye {...glyph} />
            {say('preview')}
          </Button>
          {renderCancel(say('cancel'))}
        </div>
      </form>
      {preview && (
        <Dialog title={say('preview')} size="large" isOpen onClose={() => setPreviewing(false)}>
          <article className={`${article.sheet} ${styles.preview}`} aria-label={preview.title || say('untitled')}>
            <Article post={preview} renderTitle={() => <h2>{preview.title || say('untitled')}</h2>} />
          </article>
        </Dialog>
      )}
    </>
  );
}
