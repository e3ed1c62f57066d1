import { createPatience } from '../../../src/features/search/createPatience';
import {
  createSearchClient,
  type SearchConnection,
} from '../../../src/features/search/createSearchClient';

const ANSWER = { query: 'sort', hits: [], suggestions: [] };
const QUERY = { text: 'sort', limit: 5 };

describe('createSearchClient', () => {
  const createConnection = (ask: () => Promise<typeof ANSWER>) => {
    const close = jest.fn();
    const client = Promise.resolve({ load: async () => undefined, ask });
    return { client, close };
  };

  test('starts one worker, with the first question', async () => {
    const connect = jest.fn(() => createConnection(async () => ANSWER));
    const client = createSearchClient(connect);
    expect(connect).not.toHaveBeenCalled();
    await client.load();
    expect(await client.ask(QUERY)).toBe(ANSWER);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('a worker whose index is gone is given up, and the next one asked', async () => {
    const broken = createConnection(() => Promise.reject(new SyntaxError('<')));
    const whole = createConnection(async () => ANSWER);
    const connect = jest.fn().mockReturnValueOnce(broken).mockReturnValueOnce(whole);
    const client = createSearchClient(connect);
    await expect(client.ask(QUERY)).rejects.toThrow('<');
    expect(broken.close).toHaveBeenCalledTimes(1);
    expect(await client.ask(QUERY)).toBe(ANSWER);
    expect(whole.close).not.toHaveBeenCalled();
  });

  test('so is a worker whose script is gone', async () => {
    const close = jest.fn();
    const gone: SearchConnection = { client: Promise.reject(new Error('404')), close };
    const client = createSearchClient(() => gone);
    await expect(client.load()).rejects.toThrow('404');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('createPatience', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('waits after a failure, says so, and goes on when it is asked to', async () => {
    const patience = createPatience(window);
    const listener = jest.fn();
    const stop = patience.subscribe(listener);
    const ask = jest
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValueOnce('answer');
    const answer = patience.untilDone(ask);
    await settle();
    expect(patience.getState()).toEqual({ failures: 1, isBusy: false });
    patience.retry();
    expect(patience.getState()).toEqual({ failures: 1, isBusy: true });
    await settle();
    expect(patience.getState()).toEqual({ failures: 2, isBusy: false });
    window.dispatchEvent(new Event('online'));
    expect(await answer).toBe('answer');
    expect(patience.getState()).toEqual({ failures: 0, isBusy: false });
    expect(listener).toHaveBeenCalled();
    stop();
  });

  test('a message that was closed comes back with the next failure only', async () => {
    const patience = createPatience(window);
    const ask = jest
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('answer');
    const answer = patience.untilDone(ask);
    await settle();
    patience.dismiss();
    expect(patience.getState().failures).toBe(0);
    patience.retry();
    expect(patience.getState().failures).toBe(0);
    expect(await answer).toBe('answer');
  });
});
