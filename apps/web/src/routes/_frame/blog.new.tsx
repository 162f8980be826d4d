import { createFileRoute } from '@tanstack/react-router';
import { NewPostScreen } from '#features/blog/new-post.screen';
import { AdminsOnly } from '#features/shell/admins-only';

export const Route = createFileRoute('/_frame/blog/new')({ component: NewPost });

function NewPost() {
  return (
    <AdminsOnly>
      <NewPostScreen />
    </AdminsOnly>
  );
}
