import { FRAME_TIMEOUT, RUN_TIMEOUT } from '../../../src/config/playground';
import { createFrameClient } from '../../../src/features/playground/createFrameClient';

const files = [{ name: 'A.tsx', code: 'a' }];

function start() {
  const frame = { postMessage: jest.fn() } as unknown as Window;
  const events = { onRendered: jest.fn(), onProblem: jest.fn(), onHeight: jest.fn() };
  const client = createFrameClient(() => frame, 'n', events);
  return { frame, events, client, sent: jest.mocked(frame.postMessage).mock.calls };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** jsdom takes no foreign window as the source, so it is put in place here. */
function dispatch(data: object, source: unknown): void {
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('what is asked before the frame is ready is sent then, the latest only', () => {
  const { frame, client, sent } = start();
  client.setLook({ scheme: 'dark', direction: 'rtl', language: 'zh' });
  client.run([{ name: 'A.tsx', code: 'old' }]);
  client.run(files);
  expect(sent).toEqual([]);
  dispatch({ type: 'ready', nonce: 'n' }, frame);
  expect(sent.map(([message]) => message)).toEqual([
    {
      type: 'look',
      nonce: 'n',
      look: { scheme: 'dark', direction: 'rtl', language: 'zh' },
    },
    { type: 'run', nonce: 'n', run: 2, files },
  ]);
  client.close();
});

test('hears only its own frame, with the nonce, about the latest run', () => {
  const { frame, client, events } = start();
  client.run(files);
  client.run(files);
  dispatch({ type: 'rendered', run: 2, nonce: 'n' }, window);
  dispatch({ type: 'rendered', run: 2, nonce: 'x' }, frame);
  dispatch({ type: 'rendered', run: 1, nonce: 'n' }, frame);
  expect(events.onRendered).not.toHaveBeenCalled();
  dispatch({ type: 'rendered', run: 2, nonce: 'n' }, frame);
  expect(events.onRendered).toHaveBeenCalledTimes(1);
  client.close();
  dispatch({ type: 'rendered', run: 2, nonce: 'n' }, frame);
  expect(events.onRendered).toHaveBeenCalledTimes(1);
});

test('passes heights and problems on', () => {
  const { frame, client, events } = start();
  client.run(files);
  const problem = { kind: 'runtime', message: 'm', file: 'A.tsx', line: 1 };
  dispatch({ type: 'height', height: 120, nonce: 'n' }, frame);
  dispatch({ type: 'height', height: 'high', nonce: 'n' }, frame);
  dispatch({ type: 'failed', run: 1, problem, nonce: 'n' }, frame);
  expect(events.onHeight.mock.calls).toEqual([[120], [0]]);
  expect(events.onProblem).toHaveBeenCalledWith(problem);
  client.close();
});

test('says when the frame does not come, and when code does not end', () => {
  const { frame, client, events } = start();
  jest.advanceTimersByTime(FRAME_TIMEOUT);
  expect(events.onProblem).toHaveBeenLastCalledWith({ kind: 'no-frame' });
  client.run(files);
  dispatch({ type: 'ready', nonce: 'n' }, frame);
  dispatch({ type: 'started', run: 1, nonce: 'n' }, frame);
  jest.advanceTimersByTime(RUN_TIMEOUT - 1);
  expect(events.onProblem).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(events.onProblem).toHaveBeenLastCalledWith({ kind: 'stuck' });
  client.close();
});

test('code that ends in time is not stuck', () => {
  const { frame, client, events } = start();
  client.run(files);
  dispatch({ type: 'ready', nonce: 'n' }, frame);
  dispatch({ type: 'started', run: 1, nonce: 'n' }, frame);
  dispatch({ type: 'rendered', run: 1, nonce: 'n' }, frame);
  jest.advanceTimersByTime(FRAME_TIMEOUT + RUN_TIMEOUT);
  expect(events.onProblem).not.toHaveBeenCalled();
  client.close();
});
