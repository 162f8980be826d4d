import { createFileRoute } from '@tanstack/react-router';
import { KnowledgeArticleScreen } from '#features/knowledge-base/knowledge-article.screen';

export const Route = createFileRoute('/_frame/knowledge-base/$category/$question')({ component: KnowledgeArticle });

function KnowledgeArticle() {
  const { category, question } = Route.useParams();
  return <KnowledgeArticleScreen category={category} slug={question} />;
}
