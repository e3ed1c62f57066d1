/**
 * A polyfill of the response that demos with a REST service need; jsdom has none. Import
 * it before them.
 */
class RestResponse {
  readonly status: number;
  private readonly body: unknown;

  constructor(body: unknown, { status = 200 } = {}) {
    this.body = body;
    this.status = status;
  }

  get ok(): boolean {
    return this.status < 300;
  }

  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(JSON.stringify(this.body)));
  }

  static json(body: unknown, init?: { status: number }): RestResponse {
    return new RestResponse(body, init);
  }
}

Object.assign(globalThis, { Response: RestResponse });
