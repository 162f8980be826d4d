/** A message of a `text/event-stream`. */
export interface StreamMessage {
  id?: string;
  event: string;
  data?: string;
}

function readMessage(block: string): StreamMessage {
  const message: StreamMessage = { event: 'message' };
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'id') message.id = value;
    if (field === 'event') message.event = value;
    if (field === 'data') message.data = value;
  }
  return message;
}

/** Parses messages from chunks of text that may end anywhere; incomplete messages wait for the next chunk. */
export function createMessageReader(): (text: string) => StreamMessage[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(readMessage);
  };
}
