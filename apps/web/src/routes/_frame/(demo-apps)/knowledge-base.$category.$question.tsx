import { createFileRoute } from '@tanstack/react-router';
import { KnowledgeArticleScreen } from '#features/demo-apps/faq/knowledge-base/knowledge-article.screen';

export const Route = createFileRoute('/_frame/(demo-apps)/knowledge-base/$category/$question')({
  component: KnowledgeArticle,
});

function KnowledgeArticle() {
  const { category, question } = Route.useParams();
  return <KnowledgeArticleScreen category={category} slug={question} />;
}
