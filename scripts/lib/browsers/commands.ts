/** Parameters of a command, and its answer. */
export type Values = Record<string, unknown>;
type Answer = {
  id?: number;
  type?: string;
  method?: string;
  message?: string;
  params?: Values;
  result?: Values;
  error?: { message: string };
};

/** A connection to a browser. */
export type Commands = {
  /** Sends a command, to one of Chromium's sessions where one is named; rejects with the browser's own message. */
  call: (method: string, params?: object, sessionId?: string) => Promise<Values>;
  /** Listens to events of one kind. */
  on: (method: string, listener: (params: Values) => void) => void;
  close: () => void;
};

/**
 * Commands over a WebSocket, each with a number that its answer carries: the form that Chromium's and Firefox's
 * protocols share.
 */
export async function connect(url: string): Promise<Commands> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No browser answers at ${url}.`)), { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<Values>>();
  const listeners = new Map<string, (params: Values) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, method = '', message, params = {}, result = {}, error } = JSON.parse(String(data)) as Answer;
    listeners.get(method)?.(params);
    const command = waiting.get(id);
    waiting.delete(id);
    if (error || type === 'error') command?.reject(new Error(error?.message ?? message));
    else command?.resolve(result);
  });
  let count = 0;
  return {
    call: (method, params = {}, sessionId = undefined) => {
      const command = Promise.withResolvers<Values>();
      count += 1;
      waiting.set(count, command);
      socket.send(JSON.stringify({ id: count, method, params, sessionId }));
      return command.promise;
    },
    on: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  };
}
