export interface LiveStream {
  status: number;
  headers: Headers;
  /** The text received so far. */
  said: string;
  isEnded: boolean;
  close: () => void;
}

interface LiveRequest {
  address: string;
  token: string;
  hotel: number;
  lastEventId?: string | undefined;
}

/** Opens the live stream like the browser does. */
export async function openLive({ address, token, hotel, lastEventId }: LiveRequest): Promise<LiveStream> {
  const aborter = new AbortController();
  const headers = { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const answer = await fetch(`${address}/live?hotel=${hotel}`, { headers, signal: aborter.signal });
  const stream: LiveStream = {
    status: answer.status,
    headers: answer.headers,
    said: '',
    isEnded: false,
    close: () => aborter.abort(),
  };
  const read = async () => {
    for await (const chunk of answer.body!) stream.said += Buffer.from(chunk as Uint8Array).toString();
    stream.isEnded = true;
  };
  void read().catch(() => undefined);
  return stream;
}
