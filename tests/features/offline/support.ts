import { TextDecoder, TextEncoder } from 'node:util';

/** Caches in memory, with the methods that the code under test uses. */
export class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  /** Thrown by each attempt to store something. */
  refusal?: Error;

  async keys(): Promise<string[]> {
    return [...this.stored.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }

  async open(name: string) {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      put: async (url: string, response: Response) => {
        if (this.refusal) throw this.refusal;
        entries.set(url, response);
      },
    };
  }

  asCaches(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}

// Every supported browser has it and jsdom does not.
Object.assign(globalThis, { TextDecoder });

/** jsdom has no Response; this one has what the code under test needs. */
export class FakeResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  redirected = false;
  url = '';

  constructor(
    readonly content: string,
    init: { status?: number; headers?: Record<string, string> } = {},
  ) {
    this.status = init.status ?? 200;
    this.ok = this.status < 400;
    this.headers = new Headers(init.headers);
  }

  get body() {
    const value = new TextEncoder().encode(this.content);
    return {
      getReader: () => ({ read: async () => ({ value }), cancel: () => undefined }),
    };
  }

  clone = () => this;
  text = async () => this.content;
  json = async () => JSON.parse(this.content);
}
