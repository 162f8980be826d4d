import { liveContract } from '@horae/contract/core/live.contract';
import { callForResponse } from './api';
import { createMessageReader } from './event-stream';
import { readError } from './read-error';
import { readObject, readString, readText } from './read-value';
import { stored } from './storage';

const firstPause = 1000;
const longestPause = 30_000;
const tokenCheck = 5000;

/** Resolves when the tab is visible, or on abort. */
function tabSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Aborts the connection when the tab is hidden or the token has been replaced. */
function guard(connection: AbortController, token: string | null): () => void {
  const end = () => connection.abort();
  const onVisibility = () => document.visibilityState === 'hidden' && end();
  const timer = setInterval(() => stored.accessToken.get() !== token && end(), tokenCheck);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

interface Watch {
  /** The roster to watch, and the version from which its changes matter. */
  roster?: { hotel: number; version: string | undefined; onChange: () => void };
  /** Receives the topic of each change, and `everything` on each (re)connection, since changes may have been missed. */
  onChanged?: (topic: string) => void;
  signal: AbortSignal;
}

/**
 * Watches for changes until the signal aborts. After an interruption it resumes from the last roster event it received,
 * so changes in between arrive late but are not lost.
 */
export async function watchLive({ roster, onChanged, signal }: Watch): Promise<void> {
  let lastId = roster?.version;
  let wait = firstPause;

  async function listen(): Promise<void> {
    const connection = new AbortController();
    const either = AbortSignal.any([signal, connection.signal]);
    const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) };
    const response = await callForResponse(
      liveContract.stream,
      { query: { hotel: roster?.hotel } },
      { signal: either, headers },
    );
    if (!response.ok || !response.body) throw await readError(response);
    onChanged?.('everything');
    const stop = guard(connection, stored.accessToken.get());
    const read = createMessageReader();
    try {
      for await (const text of textOf(response.body)) {
        wait = firstPause;
        for (const { id, event, data } of read(text)) {
          lastId = id ?? lastId;
          if (event === 'roster') roster?.onChange();
          if (event === 'changed') onChanged?.(topicIn(data));
        }
      }
    } finally {
      stop();
    }
  }

  while (!signal.aborted) {
    await tabSeen(signal);
    if (signal.aborted) return;
    const began = Date.now();
    // A closed stream is handled like a failure; the next attempt shows whether there is a problem.
    await listen().catch(() => undefined);
    if (signal.aborted || document.visibilityState === 'hidden') continue;
    if (Date.now() - began < wait) await pause(wait + Math.random() * wait, signal);
    wait = Math.min(wait * 2, longestPause);
  }
}

function topicIn(data: string | undefined): string {
  return readString(readObject(readText(data ?? null))?.topic) ?? 'everything';
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}
