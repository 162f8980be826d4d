import { blogContract } from '@horae/contract/demo-apps/blog.contract';
import { type BlogComment, blogCommentLength } from '@horae/contract/demo-apps/blog-posts';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { errorText, fieldError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import styles from './article.module.css';
import { addComment } from './blog.queries';
import { commentWords } from './comments.words';

const { userFullName, email, commentText } = blogContract.addComment.body.shape.comment.shape;

interface CommentFormProps {
  postId: number;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The comment being replied to. */
  answered: BlogComment['replyTo'];
  /** Called when the form is no longer a reply. */
  onAnswered: () => void;
}

/** The fields of a comment: name, e-mail and text. */
export function CommentForm({ postId, field, answered, onAnswered }: CommentFormProps) {
  const say = commentWords.use();
  const add = useMutation(addComment);
  const [key, setKey] = useState(newKey);
  const user = session.get();
  const form = useForm(
    { name: user?.fullName ?? '', email: user?.email ?? '', text: '' },
    {
      shape: { name: userFullName, email, text: commentText },
      words: { name: say('fault.name'), email: say('fault.email'), text: say('fault.comment') },
    },
  );

  function send({ name, email, text }: typeof form.values): void {
    if (add.isPending) return;
    const comment = { postId, userFullName: name, email: email.trim(), commentText: text };
    add.mutate(
      { key, comment: { ...comment, ...(answered && { replyToId: answered.id }) } },
      {
        onSuccess: () => {
          setKey(newKey());
          form.set('text', '');
          onAnswered();
          notify(say('added'), { kind: 'success' });
        },
      },
    );
  }

  return (
    <form {...form.props(send)} className={`screen-only ${styles.form}`} aria-label={say('leave')}>
      <h3>{say('leave')}</h3>
      {add.error && <Message kind="danger">{errorText(add.error)}</Message>}
      {answered && (
        <p className={styles.answering}>
          <span>{say('replying', { name: answered.userFullName })}</span>
          <Button look="plain" onClick={onAnswered}>
            {say('noReply')}
          </Button>
        </p>
      )}
      <div className={`one-column-on-phone ${styles.pair}`}>
        <TextField
          {...form.field('name')}
          error={form.errors.name ?? fieldError(add.error, 'comment.userFullName')}
          label={say('name')}
          required
          autoComplete="name"
        />
        <TextField
          {...form.field('email')}
          error={form.errors.email ?? fieldError(add.error, 'comment.email')}
          type="email"
          label={say('email')}
          required
          autoComplete="email"
          hint={say('emailHint')}
        />
      </div>
      <TextArea
        {...form.field('text')}
        ref={field}
        label={say('comment')}
        required
        rows={3}
        limit={blogCommentLength}
      />
      <Button type="submit" look="solid" aria-disabled={add.isPending || undefined}>
        {say(add.isPending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
