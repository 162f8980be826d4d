import type { EditedPost } from '@horae/contract/demo-apps/blog-posts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { isMissing } from '#platform/missing-record';
import { notify } from '#platform/notify';
import { readId } from '#platform/read-value';
import { buttonClass } from '#ui/button';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { NoRecord } from '#ui/no-record';
import { PageHead } from '#ui/page-head';
import { SkeletonBlock } from '#ui/skeleton';
import { postToEditQuery, updatePost } from './blog.queries';
import { blogWords } from './blog.words';
import { PostForm } from './post-form';
import { postFormWords } from './post-form.words';
import { inputOf, valuesOf } from './post-values';
import { usePostForm } from './use-post-form';

export function EditPostScreen({ id }: { id: string }) {
  const say = postFormWords.use();
  const sayBlog = blogWords.use();
  const number = readId(id);
  const { data, error, refetch } = useQuery({ ...postToEditQuery(number ?? 0), enabled: number !== null });
  if (!data) {
    return (
      <NoRecord
        title={say('edit')}
        isMissing={isMissing(number, error)}
        text={sayBlog('gone')}
        error={error}
        onRetry={() => void refetch()}
        thing={sayBlog('oneThing')}
        skeleton={<SkeletonBlock height={560} />}
      >
        <Link to="/blog" className={buttonClass('solid')}>
          {sayBlog('backToBlog')}
        </Link>
      </NoRecord>
    );
  }
  return (
    <>
      <PageHead title={say('edit')} />
      <EditPost key={data.answer.id} post={data.answer} tag={data.tag} onStale={refetch} />
    </>
  );
}

interface EditPostProps {
  post: EditedPost;
  tag: string;
  onStale: () => Promise<unknown>;
}

function EditPost({ post, tag, onStale }: EditPostProps) {
  const say = postFormWords.use();
  const navigate = useNavigate();
  const [initial] = useState(() => valuesOf(post));
  const form = usePostForm(initial, false);
  const update = useMutation({ ...updatePost, onError: rereadIfOutdated(onStale) });
  const guard = useLeaveGuard(form.isDirty);
  const back = { to: '/blog/$id', params: { id: String(post.id) } } as const;

  function save(): void {
    if (update.isPending) return;
    update.mutate(
      { id: post.id, post: inputOf(form.values), tag },
      {
        onSuccess: () => {
          guard.release();
          notify(say('saved'), { kind: 'success' });
          void navigate(back);
        },
      },
    );
  }

  return (
    <>
      <PostForm
        form={form}
        written={post}
        isBusy={update.isPending}
        error={update.error}
        onSave={save}
        renderCancel={(words) => (
          <Link {...back} className={buttonClass('outline')}>
            {words}
          </Link>
        )}
      />
      {guard.question}
    </>
  );
}
