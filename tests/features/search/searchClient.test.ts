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

  test('starts one worker, with the first query', async () => {
    const connect = jest.fn(() => createConnection(async () => ANSWER));
    const client = createSearchClient(connect);
    expect(connect).not.toHaveBeenCalled();
    await client.load();
    expect(await client.ask(QUERY)).toBe(ANSWER);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('a worker whose index failed to load is terminated, and the next one queried', async () => {
    const broken = createConnection(() => Promise.reject(new SyntaxError('<')));
    const whole = createConnection(async () => ANSWER);
    const connect = jest.fn().mockReturnValueOnce(broken).mockReturnValueOnce(whole);
    const client = createSearchClient(connect);
    await expect(client.ask(QUERY)).rejects.toThrow('<');
    expect(broken.close).toHaveBeenCalledTimes(1);
    expect(await client.ask(QUERY)).toBe(ANSWER);
    expect(whole.close).not.toHaveBeenCalled();
  });

  test('its other queries fail with it, because it no longer answers', async () => {
    const never = new Promise<typeof ANSWER>(() => undefined);
    const ask = jest.fn();
    ask.mockReturnValueOnce(never).mockReturnValueOnce(Promise.reject(new Error('404')));
    const whole = createConnection(async () => ANSWER);
    const connect = jest
      .fn()
      .mockReturnValueOnce(createConnection(ask))
      .mockReturnValueOnce(whole);
    const client = createSearchClient(connect);
    const waiting = client.ask(QUERY);
    await expect(client.ask(QUERY)).rejects.toThrow('404');
    await expect(waiting).rejects.toThrow('404');
    expect(await client.ask(QUERY)).toBe(ANSWER);
    expect(whole.close).not.toHaveBeenCalled();
  });

  test('so is a worker whose script failed to load', async () => {
    const close = jest.fn();
    const gone: SearchConnection = { client: Promise.reject(new Error('404')), close };
    const client = createSearchClient(() => gone);
    await expect(client.load()).rejects.toThrow('404');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
