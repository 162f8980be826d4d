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
  // What is no number is nobody's: the server says so, and the page goes back to the list.
  return <ChatScreen contactId={/^\d{1,9}$/.test(contactId) ? Number(contactId) : 0} {...useScreenSearch()} />;
}
