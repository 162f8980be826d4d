import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '#features/office/chat/chat.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(office)/chat/$contactId')({
  validateSearch: textSearch,
  component: Chat,
});

function Chat() {
  const { contactId } = Route.useParams();
  // An invalid id becomes 0, which no contact has: the server rejects it, and the page goes back to the list.
  return <ChatScreen contactId={/^\d{1,9}$/.test(contactId) ? Number(contactId) : 0} {...useScreenSearch()} />;
}
