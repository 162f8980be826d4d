import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '#features/office/chat/chat.screen';
import { useScreenSearch } from '#platform/screen-search';
import { textSearch } from '#platform/search-text';

export const Route = createFileRoute('/_frame/(office)/chat/')({
  validateSearch: textSearch,
  component: Chat,
});

function Chat() {
  return <ChatScreen contactId={null} {...useScreenSearch()} />;
}
