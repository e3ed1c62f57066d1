import { connectPage } from '../../../src/features/playground/frame/connectPage';
import { CONNECT, HELLO } from '../../../src/features/playground/protocol';
import { HELLO_INTERVAL } from '../../../src/config/playground';

interface Port {
  postMessage: jest.Mock;
  onmessage: ((event: MessageEvent) => void) | null;
}
const createPort = (): Port => ({ postMessage: jest.fn(), onmessage: null });

function start() {
  const onMessage = jest.fn();
  const onConnected = jest.fn();
  connectPage(window, onMessage, onConnected);
  return { onMessage, onConnected };
}

function dispatch(data: unknown, ports: object[], source: unknown = window.parent): void {
  const event = new MessageEvent('message', { data });
  Object.defineProperties(event, { source: { value: source }, ports: { value: ports } });
  window.dispatchEvent(event);
}

let post: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('sends the handshake until the page answers', () => {
  const { onConnected } = start();
  jest.advanceTimersByTime(HELLO_INTERVAL * 3);
  expect(post.mock.calls).toEqual(Array.from({ length: 4 }, () => [HELLO, '*']));
  const port = createPort();
  dispatch(CONNECT, [port], {});
  dispatch('connect', [port]);
  dispatch(CONNECT, []);
  expect(onConnected).not.toHaveBeenCalled();
  dispatch(CONNECT, [port]);
  dispatch(CONNECT, [createPort()]);
  expect(onConnected).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(HELLO_INTERVAL * 3);
  expect(post).toHaveBeenCalledTimes(4);
});

test('code that changes prototypes gets no access to the channel', () => {
  const { onMessage, onConnected } = start();
  const port = createPort();
  dispatch(CONNECT, [port]);
  const [[send]] = onConnected.mock.calls as [[(message: object) => void]];
  const caught: unknown[] = [];
  const keep = function (this: unknown, ...given: unknown[]) {
    caught.push(this, ...given);
  };
  const own = port.postMessage;
  port.postMessage = jest.fn(keep);
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
  const call = Function.prototype.call;
  const apply = Reflect.apply;
  Object.defineProperty(MessageEvent.prototype, 'data', { get: keep });
  Function.prototype.call = keep as typeof call;
  Reflect.apply = keep as typeof apply;
  try {
    port.onmessage?.(new MessageEvent('message', { data: { type: 'ping' } }));
    send({ type: 'alive' });
  } finally {
    Object.defineProperty(MessageEvent.prototype, 'data', data);
    Function.prototype.call = call;
    Reflect.apply = apply;
  }
  expect(caught).toEqual([]);
  expect(onMessage).toHaveBeenCalledWith({ type: 'ping' });
  expect(own).toHaveBeenCalledWith({ type: 'alive' });
});
