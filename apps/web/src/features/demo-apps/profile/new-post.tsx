import { profileContract } from '@horae/contract/demo-apps/profile.contract';
import { postLength } from '@horae/contract/demo-apps/profile-data';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { lengthLimit } from '#ui/forms/limits';
import { useKeptState } from '#ui/forms/use-kept-state';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { Message } from '#ui/message';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';
import styles from './profile.module.css';
import { addPost } from './profile.queries';
import { profileWords } from './profile.words';

const empty = { text: '', alt: '', picture: [] as KeptFile[] };

/** A text with an optional picture, visible to everyone. */
export function NewPost({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const say = profileWords.use();
  const [values, setValues] = useKeptState('new post', empty);
  const [fault, setFault] = useState<string>();
  const [hasPicture, setHasPicture] = useState(false);
  const [key, setKey] = useState(newKey);
  const add = useMutation(addPost);
  const { question } = useLeaveGuard(values.text.trim() !== '' || values.picture.length > 0, 'tab');

  function post(event: FormEvent): void {
    event.preventDefault();
    if (add.isPending) return;
    if (values.text.trim() === '') {
      setFault(say('fault.post'));
      field.current?.focus();
      return;
    }
    const [picture] = values.picture;
    const shown = picture && { postImg: picture.address, postImgAlt: values.alt.trim() };
    add.mutate(
      { key, post: { postText: values.text, ...shown } },
      {
        onSuccess: () => {
          // Keep text typed meanwhile.
          setValues((current) => (current === values ? empty : current));
          setHasPicture(false);
          setKey(newKey());
          notify(say('posted'), { kind: 'success' });
        },
      },
    );
  }

  return (
    <form className={styles.card} onSubmit={post} aria-label={say('writePost')}>
      {add.error && <Message kind="danger">{errorText(add.error)}</Message>}
      <TextArea
        ref={field}
        label={say('write')}
        rows={3}
        value={values.text}
        error={fault}
        maxLength={postLength}
        limit={postLength}
        onChange={({ currentTarget: { value } }) => {
          setFault(undefined);
          setValues((current) => ({ ...current, text: value }));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {hasPicture && (
        <UploadField
          label={say('picture')}
          purpose="picture"
          value={values.picture}
          onChange={(picture) => setValues((current) => ({ ...current, picture }))}
        />
      )}
      {values.picture.length > 0 && (
        <TextField
          label={say('pictureAlt')}
          value={values.alt}
          maxLength={lengthLimit(profileContract.addPost.body.shape.post.shape.postImgAlt)}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setValues((current) => ({ ...current, alt: value }))}
        />
      )}
      <div className={styles.actions}>
        <Button look="plain" aria-expanded={hasPicture} onClick={() => setHasPicture(!hasPicture)}>
          <IconPhoto size={18} stroke={1.5} aria-hidden="true" />
          {say('addPicture')}
        </Button>
        <Button type="submit" look="solid" aria-disabled={add.isPending || undefined}>
          {say(add.isPending ? 'posting' : 'post')}
        </Button>
      </div>
      {question}
    </form>
  );
}
