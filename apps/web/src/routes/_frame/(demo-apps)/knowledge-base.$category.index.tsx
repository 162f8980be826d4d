import { createFileRoute } from '@tanstack/react-router';
import { KnowledgeAreaScreen } from '#features/demo-apps/faq/knowledge-base/knowledge-area.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/knowledge-base/$category/')({ component: KnowledgeArea });

function KnowledgeArea() {
  return <KnowledgeAreaScreen category={Route.useParams().category} />;
}
