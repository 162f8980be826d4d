import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { buttonClass } from '#ui/button';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { PageHead } from '#ui/page-head';
import { addPost } from './blog.queries';
import { PostForm } from './post-form';
import { postFormWords } from './post-form.words';
import { emptyPost, inputOf } from './post-values';
import { usePostForm } from './use-post-form';

export function NewPostScreen() {
  const say = postFormWords.use();
  const navigate = useNavigate();
  const form = usePostForm(emptyPost, true);
  const [key] = useState(newKey);
  const [today] = useState(() => formatDate(new Date()));
  const add = useMutation(addPost);
  const guard = useLeaveGuard(form.isDirty);
  const user = session.get();
  const written = {
    avatar: user?.avatar ?? '',
    userFullName: user?.fullName ?? '',
    createdTime: today,
  };

  function save(): void {
    if (add.isPending) return;
    add.mutate(
      { key, post: inputOf(form.values) },
      {
        onSuccess: ({ answer }) => {
          guard.release();
          notify(say('added', { title: answer.blogTitle }), { kind: 'success' });
          void navigate({ to: '/blog/$id', params: { id: String(answer.id) } });
        },
      },
    );
  }

  return (
    <>
      <PageHead title={say('new')} />
      <PostForm
        form={form}
        written={written}
        isBusy={add.isPending}
        error={add.error}
        onSave={save}
        renderCancel={(words) => (
          <Link to="/blog" className={buttonClass('outline')}>
            {words}
          </Link>
        )}
      />
      {guard.question}
    </>
  );
}
