/** Messages from other windows, from the frame with edited code, and from other tabs. */
import { MAX_MESSAGES } from '../../src/config/playground';
import { createFrameClient } from '../../src/features/playground/createFrameClient';
import { connectPage } from '../../src/features/playground/frame/connectPage';
import { CONNECT, HELLO } from '../../src/features/playground/protocol';
import { createTabChannel } from '../../src/features/preferences/createTabChannel';
import { toSavedTheme } from '../../src/features/preferences/savedTheme';
import { doQuickly, fc, hostileJson, hostileText } from '../support/properties/attacks';

/** jsdom lacks BroadcastChannel. This one delivers messages synchronously. */
class Channel {
  port1 = createPort();
  port2 = createPort();
  constructor() {
    this.port1.postMessage = (data) => this.port2.onmessage?.({ data });
    this.port2.postMessage = (data) => this.port1.onmessage?.({ data });
  }
}

interface Port {
  postMessage: (data: unknown) => void;
  onmessage?: (event: { data: unknown }) => void;
  close: () => void;
}
const createPort = (): Port => ({ postMessage: () => {}, close: () => {} });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { MessageChannel: Channel });
});
afterEach(() => jest.useRealTimers());

/** jsdom does not accept another window as the `source`, so it is set here. */
function dispatch(data: unknown, source: unknown, ports: unknown[] = []): void {
  const event = new MessageEvent('message', { data });
  Object.defineProperties(event, { source: { value: source }, ports: { value: ports } });
  window.dispatchEvent(event);
}

const likely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.anything() });
const problem = fc.record(
  {
    kind: likely(
      fc.constantFrom('syntax', 'runtime', 'import', 'not-loaded', 'endless', 'stuck'),
    ),
    message: likely(hostileText),
    specifier: likely(hostileText),
    allowed: likely(fc.array(hostileText, { maxLength: 3 })),
    file: likely(fc.constantFrom('A.tsx', 'B.tsx')),
    line: likely(fc.integer()),
  },
  { requiredKeys: [] },
);
const worded = fc.record(
  {
    type: likely(
      fc.constantFrom('alive', 'probing', 'started', 'rendered', 'height', 'failed'),
    ),
    run: likely(fc.constantFrom(1, 1, 1, 2, -1)),
    height: likely(fc.oneof(fc.nat(), fc.double())),
    problem: likely(problem),
  },
  { requiredKeys: ['type', 'run'] },
);
const message = fc.oneof(
  { weight: 4, arbitrary: worded },
  {
    weight: 1,
    arbitrary: fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }),
  },
  { weight: 1, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom(HELLO, CONNECT) },
);

const files = [{ name: 'A.tsx', code: 'a' }];

function startClient() {
  const frame = { postMessage: jest.fn() };
  const received: unknown[] = [];
  const events = {
    onRendered: () => received.push('rendered'),
    onProblem: (count: unknown) => received.push(count),
    onStop: (reason: unknown) => received.push(reason),
    onHeight: (height: unknown) => received.push(height),
    onReplace: () => received.push('replace'),
    onShared: () => true,
  };
  const client = createFrameClient(() => frame as unknown as Window, events, {
    guard: async (code) => code,
    close: () => undefined,
  });
  client.run(files);
  return { frame, received, client };
}

/** Sends the handshake of the frame and takes its end of the channel. */
function connect(frame: { postMessage: jest.Mock }): Port {
  dispatch(HELLO, frame);
  const [[, , [port]]] = frame.postMessage.mock.calls as [[string, string, [Port]]];
  return port;
}

test('messages from other windows are ignored, and none of them gets the channel', () => {
  const strange = [window, null, undefined, {}, { postMessage: jest.fn() }];
  const words = fc.array(fc.tuple(message, fc.constantFrom(...strange)), {
    maxLength: 10,
  });
  fc.assert(
    fc.property(words, (list) => {
      const { frame, received, client } = startClient();
      doQuickly(() => list.forEach(([data, source]) => dispatch(data, source)));
      expect(received).toEqual([]);
      expect(frame.postMessage).not.toHaveBeenCalled();
      client.close();
    }),
  );
});

test('messages from the frame are validated: short texts, valid numbers, known files', () => {
  let count = 0;
  fc.assert(
    fc.property(fc.array(message, { maxLength: 10 }), (list) => {
      const { frame, received, client } = startClient();
      const port = connect(frame);
      doQuickly(() => {
        for (const data of list) {
          port.postMessage(data);
          dispatch(data, frame);
        }
      });
      count += received.length;
      for (const each of received) {
        if (each === 'rendered') continue;
        if (typeof each === 'number') {
          expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
          continue;
        }
        const { kind, file, line, ...texts } = each as Record<string, unknown>;
        expect(['stuck', 'noisy', 'no-frame']).not.toContain(kind);
        expect([undefined, 'A.tsx']).toContain(file);
        expect(line === undefined || Number(line) >= 1).toBe(true);
        expect(JSON.stringify(texts).length).toBeLessThan(60_000);
      }
      expect(frame.postMessage).toHaveBeenCalledTimes(1);
      client.close();
    }),
  );
  // Otherwise nothing was tested.
  expect(count).toBeGreaterThan(100);
});

test('a frame that sends too many messages is stopped, whatever it sends', () => {
  // Each case sends five hundred messages.
  for (const [index, data] of fc.sample(message, 200).entries()) {
    const { frame, received, client } = startClient();
    const port = connect(frame);
    doQuickly(() => {
      for (let turn = 0; turn <= MAX_MESSAGES; turn += 1) {
        if (index % 2 === 0) port.postMessage(data);
        else dispatch(data, frame);
      }
    });
    expect(received.at(-1)).toBe('noisy');
    expect(received.length).toBeLessThanOrEqual(MAX_MESSAGES + 1);
    client.close();
  }
});

test('the frame accepts its channel only from its own page', () => {
  const words = fc.array(
    fc.tuple(
      fc.oneof(message, fc.constant(CONNECT)),
      fc.constantFrom<unknown>({}, null, undefined),
    ),
    { maxLength: 10 },
  );
  jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  fc.assert(
    fc.property(words, (list) => {
      const listener = jest.fn();
      const onConnected = jest.fn();
      connectPage(window, listener, onConnected);
      doQuickly(() =>
        list.forEach(([data, source]) => dispatch(data, source, [createPort()])),
      );
      // And from the page only with the right message and a port.
      list
        .filter(([data]) => data !== CONNECT)
        .forEach(([data]) => dispatch(data, window, [createPort()]));
      dispatch(CONNECT, window, []);
      expect(onConnected).not.toHaveBeenCalled();
      dispatch(CONNECT, window, [createPort()]);
      expect(onConnected).toHaveBeenCalledTimes(1);
      jest.clearAllTimers();
    }),
  );
});

test('messages from other tabs and stored values cannot break the preferences', () => {
  const theme = fc.record(
    {
      direction: likely(fc.constantFrom('ltr', 'rtl')),
      dense: likely(fc.boolean()),
      spacing: likely(fc.integer()),
      paletteColors: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(hostileJson(theme), hostileText), (newValue) =>
      doQuickly(() => {
        const channel = createTabChannel(
          'own',
          {
            onMessage: (data) => {
              const { direction, dense, spacing = 0 } = toSavedTheme(data);
              expect([undefined, 'ltr', 'rtl']).toContain(direction);
              expect(['undefined', 'boolean']).toContain(typeof dense);
              expect(spacing >= 0 && spacing <= 20).toBe(true);
            },
            onWake: () => undefined,
          },
          window,
        );
        window.dispatchEvent(new StorageEvent('storage', { key: 'own', newValue }));
        channel.close();
      }),
    ),
  );
});
