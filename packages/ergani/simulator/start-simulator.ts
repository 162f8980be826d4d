import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer';
import { control } from './control';
import { currentDay } from './current';
import { sampleEmployer } from './employer';
import { type Faults, happens } from './faults';
import * as greek from './greek';
import { type Reply, refused } from './reply';
import type { Simulator, SimulatorOptions } from './simulator';
import { emptyState, type SimulatorState } from './state';
import { openStateLog } from './state-log';

const base = '/webservicesapi/api/';
const largestBody = 10_000_000;

/** Starts a simulator of the service over HTTP; it is ready when the promise resolves. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', clock = Date.now, employers = [sampleEmployer], stateFile } = options;
  const faults: Faults = {};
  const log = stateFile === undefined ? undefined : openStateLog(stateFile);
  let state: SimulatorState = log?.state ?? emptyState;

  function remember(next: SimulatorState): void {
    if (next === state) return;
    // Persist first, so that nothing is accepted that would be lost.
    log?.append(next);
    state = next;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://simulator');
    const method = request.method ?? 'GET';
    const text = await bodyOf(request);
    if (text === undefined) return send(response, refused(413, greek.noJson));
    const body = jsonOf(text);

    if (pathname.startsWith('/simulator/')) return send(response, control(simulator, method, pathname, query, body));
    if (!pathname.toLowerCase().startsWith(base)) return send(response, refused(404, greek.noSuchAddress));
    if (happens(faults.tooMany)) {
      const { retryAfter } = faults.tooMany!;
      const reply = refused(429, greek.tooMany);
      const headers = { 'retry-after': String(retryAfter) };
      return send(response, retryAfter === undefined ? reply : { ...reply, headers });
    }
    if (happens(faults.fail)) return send(response, refused(faults.fail!.status, greek.failure));

    const path = decodeURIComponent(pathname.slice(base.length)).replace(/\/+$/, '');
    const { authorization } = request.headers;
    const step = answer(state, { method, path, query, authorization, body }, employers, clock());
    const isAccepted = step.state.accepted.length > state.accepted.length;
    remember(step.state);
    if (isAccepted && happens(faults.loseAnswer)) request.socket.destroy();
    else send(response, step.reply);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: Error & { code?: string }) => {
      const isAddressAtFault = error instanceof URIError || error.code === 'ERR_INVALID_URL';
      if (!response.headersSent) send(response, refused(isAddressAtFault ? 400 : 500, error.message));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;

  const simulator: Simulator = {
    baseUrl: `http://${shown}:${address.port}/WebservicesAPI/Api`,
    port: address.port,
    faults,
    accepted: () => state.accepted,
    current: (who) => currentDay(state, who),
    expireTokens: () =>
      remember({ ...state, sessions: state.sessions.map((session) => Object.assign({}, session, { accessUntil: 0 })) }),
    forgetSessions: () => remember({ ...state, sessions: [] }),
    stop: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => {
          log?.close();
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
  return simulator;
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= largestBody) chunks.push(chunk);
  }
  return length > largestBody ? undefined : Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}
