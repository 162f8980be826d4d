import { createFileRoute } from '@tanstack/react-router';
import { AdminsOnly } from '#features/core/shell/admins-only';
import { EditPostScreen } from '#features/demo-apps/blog/edit-post.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/blog/$id/edit')({ component: EditPost });

function EditPost() {
  const { id } = Route.useParams();
  return (
    <AdminsOnly>
      <EditPostScreen key={id} id={id} />
    </AdminsOnly>
  );
}
