import { createFileRoute } from '@tanstack/react-router';
import { EditPostScreen } from '#features/blog/edit-post.screen';
import { AdminsOnly } from '#features/shell/admins-only';

export const Route = createFileRoute('/_frame/blog/$id/edit')({ component: EditPost });

function EditPost() {
  const { id } = Route.useParams();
  return (
    <AdminsOnly>
      <EditPostScreen key={id} id={id} />
    </AdminsOnly>
  );
}
