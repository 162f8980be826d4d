import { createFileRoute } from '@tanstack/react-router';
import { AdminsOnly } from '#features/core/shell/admins-only';
import { NewPostScreen } from '#features/demo-apps/blog/new-post.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/blog/new')({ component: NewPost });

function NewPost() {
  return (
    <AdminsOnly>
      <NewPostScreen />
    </AdminsOnly>
  );
}
