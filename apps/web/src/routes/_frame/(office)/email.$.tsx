import { createFileRoute } from '@tanstack/react-router';
import { EmailScreen } from '#features/office/email/email.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

// One route for all folders, labels and mails, so that a mail being written stays open while moving between them.
export const Route = createFileRoute('/_frame/(office)/email/$')({
  validateSearch: textSearch,
  component: Email,
});

function Email() {
  const { _splat: path = '' } = Route.useParams();
  return <EmailScreen path={path} {...useScreenSearch()} />;
}
