import {
  FRAME_TIMEOUT,
  HEARTBEAT,
  MAX_MESSAGES,
  MAX_UNANSWERED,
  OFFLINE_FRAME_TIMEOUT,
  RUN_TIMEOUT,
} from '../../../src/config/playground';
import {
  createFrameClient,
  isolation,
} from '../../../src/features/playground/createFrameClient';
import type { GuardedCode } from '../../../src/features/playground/createCodeGuard';
import { HELLO, type SourceFile } from '../../../src/features/playground/protocol';

const files = [{ name: 'A.tsx', code: 'a' }];
const look = { scheme: 'dark', direction: 'rtl', language: 'zh' } as const;

/** jsdom has no MessageChannel. Both ends deliver synchronously. */
class Channel {
  port1 = createPort();
  port2 = createPort();
  constructor() {
    this.port1.postMessage.mockImplementation((data) => this.port2.onmessage?.({ data }));
    this.port2.postMessage.mockImplementation((data) => this.port1.onmessage?.({ data }));
  }
}

interface Port {
  postMessage: jest.Mock<void, [unknown]>;
  onmessage?: (event: { data: unknown }) => void;
  close: jest.Mock;
}
const createPort = (): Port => ({ postMessage: jest.fn(), close: jest.fn() });

/** Adds no guards. */
const pass = async (code: SourceFile[]): Promise<GuardedCode> => code;

function start(guard: (code: SourceFile[]) => Promise<GuardedCode> = pass) {
  const frame = { postMessage: jest.fn() };
  const events = {
    onRendered: jest.fn(),
    onProblem: jest.fn(),
    onStop: jest.fn(),
    onHeight: jest.fn(),
    onReplace: jest.fn(),
    onShared: jest.fn<boolean, []>(),
  };
  const client = createFrameClient(() => frame as unknown as Window, events, {
    guard,
    close: () => undefined,
  });
  const sent: unknown[] = [];
  /** Sends the handshake of the frame and takes its end of the channel. */
  const connect = ({
    answers = true,
    onSent = (() => undefined) as (message: { type: string }) => void,
  } = {}): Port => {
    let port!: Port;
    frame.postMessage.mockImplementation((_data, _origin, [end]: [Port]) => {
      port = end;
      port.onmessage = ({ data }) => {
        sent.push(data);
        onSent(data as { type: string });
        const isPing = (data as { type: string }).type === 'ping';
        if (isPing && answers) port.postMessage({ type: 'alive' });
      };
    });
    dispatch(HELLO, frame);
    return port;
  };
  return { frame, events, client, sent, connect };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { MessageChannel: Channel });
  isolation.isIsolated = true;
});

/** Lets the guard finish. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const isRun = (message: unknown) => (message as { type: string }).type === 'run';
afterEach(() => jest.useRealTimers());

/** jsdom does not accept another window as the `source`, so it is set here. */
function dispatch(data: unknown, source: unknown): void {
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('of the requests before the frame is ready, only the latest is sent', async () => {
  const { client, frame } = start();
  client.setAppearance(look);
  client.run([{ name: 'A.tsx', code: 'old' }]);
  client.run(files);
  const posted = jest.fn();
  frame.postMessage.mockImplementation((_data, _origin, [port]: [Port]) => {
    port.onmessage = ({ data }) => posted(data);
  });
  dispatch(HELLO, frame);
  await settle();
  expect(posted.mock.calls).toEqual([
    [{ type: 'look', look }],
    [{ type: 'run', run: 2, files }],
  ]);
  client.close();
});

test('accepts one handshake, only from its own frame', () => {
  const { frame, client } = start();
  dispatch(HELLO, window);
  dispatch(HELLO, null);
  dispatch('hello', frame);
  expect(frame.postMessage).not.toHaveBeenCalled();
  dispatch(HELLO, frame);
  dispatch(HELLO, frame);
  expect(frame.postMessage).toHaveBeenCalledTimes(1);
  client.close();
});

test('messages of edited code to the window of the page are ignored', () => {
  const { frame, client, events, connect } = start();
  client.run(files);
  connect();
  dispatch({ type: 'rendered', run: 1 }, frame);
  dispatch({ type: 'failed', run: 1, problem: null }, frame);
  expect(events.onRendered).not.toHaveBeenCalled();
  expect(events.onProblem).not.toHaveBeenCalled();
  client.close();
});

test('receives only messages about the latest run, and none once it is closed', () => {
  const { client, events, connect } = start();
  client.run(files);
  client.run(files);
  const port = connect();
  port.postMessage({ type: 'rendered', run: 1 });
  expect(events.onRendered).not.toHaveBeenCalled();
  port.postMessage({ type: 'rendered', run: 2 });
  expect(events.onRendered).toHaveBeenCalledTimes(1);
  client.close();
  port.postMessage({ type: 'rendered', run: 2 });
  expect(events.onRendered).toHaveBeenCalledTimes(1);
});

test('forwards heights and problems', () => {
  const { client, events, connect } = start();
  client.run(files);
  const port = connect();
  const problem = { kind: 'runtime', message: 'm', file: 'A.tsx', line: 1 };
  port.postMessage({ type: 'height', height: 120 });
  port.postMessage({ type: 'height', height: 'high' });
  port.postMessage({ type: 'failed', run: 1, problem });
  port.postMessage({ type: 'failed', run: 1, problem: null });
  expect(events.onHeight.mock.calls).toEqual([[120]]);
  expect(events.onProblem.mock.calls).toEqual([[problem]]);
  client.close();
});

test('offline it does not wait long for a frame', () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const { client, events } = start();
  jest.advanceTimersByTime(OFFLINE_FRAME_TIMEOUT);
  expect(events.onProblem).toHaveBeenLastCalledWith({ kind: 'no-frame' });
  client.close();
  online.mockRestore();
});

test('reports a frame that does not load, and code that does not end', () => {
  const { client, events, connect } = start();
  jest.advanceTimersByTime(FRAME_TIMEOUT);
  expect(events.onProblem).toHaveBeenLastCalledWith({ kind: 'no-frame' });
  client.run(files);
  const port = connect();
  port.postMessage({ type: 'started', run: 1 });
  jest.advanceTimersByTime(RUN_TIMEOUT - 1);
  expect(events.onStop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(events.onStop.mock.calls).toEqual([['stuck']]);
});

test('code that ends in time is not reported as stuck', () => {
  const { client, events, connect } = start();
  client.run(files);
  const port = connect();
  port.postMessage({ type: 'started', run: 1 });
  port.postMessage({ type: 'rendered', run: 1 });
  jest.advanceTimersByTime(FRAME_TIMEOUT + RUN_TIMEOUT);
  expect(events.onProblem).not.toHaveBeenCalled();
  expect(events.onStop).not.toHaveBeenCalled();
  client.close();
});

test.each(['before anything is reported', 'after it was shown'])(
  'a frame that hangs %s is removed',
  (when) => {
    const { client, events, connect } = start();
    client.run(files);
    const port = connect({ answers: false });
    if (when.startsWith('after')) port.postMessage({ type: 'rendered', run: 1 });
    jest.advanceTimersByTime(HEARTBEAT * MAX_UNANSWERED);
    expect(events.onStop).not.toHaveBeenCalled();
    jest.advanceTimersByTime(HEARTBEAT);
    expect(events.onStop.mock.calls).toEqual([['stuck']]);
    jest.advanceTimersByTime(HEARTBEAT * 100);
    expect(events.onStop).toHaveBeenCalledTimes(1);
  },
);

test.each(['the channel', 'the window'])(
  'a frame that floods %s is removed and ignored',
  (way) => {
    const { frame, client, events, connect } = start();
    client.run(files);
    const port = connect();
    for (let turn = 0; turn <= MAX_MESSAGES * 2; turn += 1) {
      if (way === 'the window') dispatch('x'.repeat(1000), frame);
      else port.postMessage({ type: 'height', height: turn });
    }
    expect(events.onStop.mock.calls).toEqual([['noisy']]);
    expect(events.onHeight.mock.calls.length).toBeLessThanOrEqual(MAX_MESSAGES);
  },
);

test('a frame whose document was destroyed is replaced for the latest run only', () => {
  const { client, events, connect } = start();
  client.run(files);
  const port = connect();
  client.run([{ name: 'A.tsx', code: 'good' }]);
  port.postMessage({ type: 'tainted', run: 1 });
  expect(events.onReplace).not.toHaveBeenCalled();
  port.postMessage({ type: 'tainted', run: 2 });
  port.postMessage({ type: 'tainted', run: 2 });
  expect(events.onReplace).toHaveBeenCalledTimes(1);
  expect(events.onProblem).not.toHaveBeenCalled();
  jest.advanceTimersByTime(RUN_TIMEOUT + FRAME_TIMEOUT);
  expect(events.onStop).not.toHaveBeenCalled();
});

test('a run after one that failed gets another frame, unless nothing was executed', () => {
  const { client, events, connect } = start();
  client.run(files);
  const port = connect();
  const fail = (run: number, kind: string) =>
    port.postMessage({ type: 'failed', run, problem: { kind, message: '' } });
  fail(1, 'syntax');
  client.run(files);
  fail(2, 'not-loaded');
  client.run(files);
  expect(events.onReplace).not.toHaveBeenCalled();
  fail(3, 'runtime');
  expect(events.onReplace).not.toHaveBeenCalled();
  client.run(files);
  expect(events.onReplace.mock.calls).toEqual([[false]]);
});

test.each(['before', 'after'])(
  'corrected code is not to blame for code that hangs, %s this has started',
  (when) => {
    const { client, events, connect } = start();
    client.run(files);
    const port = connect({ answers: false });
    if (when === 'after') port.postMessage({ type: 'started', run: 1 });
    client.run([{ name: 'A.tsx', code: 'good' }]);
    if (when === 'before') port.postMessage({ type: 'started', run: 1 });
    jest.advanceTimersByTime(HEARTBEAT * (MAX_UNANSWERED + 1));
    expect(events.onStop).not.toHaveBeenCalled();
    expect(events.onReplace.mock.calls).toEqual([[true]]);
  },
);

test('the first code of a frame is to blame for its silence', () => {
  const { client, events, connect } = start();
  client.run(files);
  connect({ answers: false });
  client.run(files);
  jest.advanceTimersByTime(HEARTBEAT * (MAX_UNANSWERED + 1));
  expect(events.onStop.mock.calls).toEqual([['stuck']]);
});

test.each<[GuardedCode, string]>([
  [{ kind: 'syntax', message: 'deep' }, 'onProblem'],
  [{ kind: 'no-frame' }, 'onProblem'],
  [{ kind: 'stuck' }, 'onStop'],
])('code that cannot be parsed never reaches the frame: %j', async (result, event) => {
  const { client, events, connect, sent } = start(async () => result);
  client.run(files);
  connect();
  await settle();
  expect(sent.filter(isRun)).toEqual([]);
  expect(events[event as 'onStop' | 'onProblem'].mock.calls).toEqual([
    [event === 'onStop' ? 'stuck' : result],
  ]);
  client.close();
});

describe('a frame that may share the thread of the page', () => {
  beforeEach(() => {
    delete isolation.isIsolated;
  });

  /** A frame that answers a probe after the time that `delay` returns. */
  const run = async (delay: (probe: number) => number, mayRun = false) => {
    const { client, events, connect, sent } = start();
    events.onShared.mockReturnValue(mayRun);
    client.run(files);
    const port = connect({
      onSent: (message) => {
        if (message.type !== 'probe') return;
        const { time } = message as unknown as { time: number };
        setTimeout(() => port.postMessage({ type: 'probing' }), delay(time));
      },
    });
    await jest.advanceTimersByTimeAsync(1_000);
    const runs = sent.filter(isRun).length;
    client.run(files);
    await jest.advanceTimersByTimeAsync(0);
    client.close();
    return { events, runs, others: sent.filter(isRun).length - runs };
  };

  test('runs nothing if no answer is early, unless it may', async () => {
    const { events, runs, others } = await run((time) => time);
    expect(events.onShared).toHaveBeenCalledTimes(1);
    expect(runs).toBe(0);
    expect(others).toBe(1);
    expect((await run((time) => time + 5, true)).runs).toBe(1);
    expect(isolation.isIsolated).toBe(false);
  });

  test('is known to have its own after one early answer', async () => {
    const { events, runs } = await run((time) => time - 1);
    expect(events.onShared).not.toHaveBeenCalled();
    expect(runs).toBe(1);
    expect(isolation.isIsolated).toBe(true);
  });
});
