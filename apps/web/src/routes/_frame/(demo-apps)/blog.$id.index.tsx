import { createFileRoute } from '@tanstack/react-router';
import { PostScreen } from '#features/demo-apps/blog/post.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/blog/$id/')({ component: Post });

function Post() {
  const { id } = Route.useParams();
  return <PostScreen key={id} id={id} />;
}
