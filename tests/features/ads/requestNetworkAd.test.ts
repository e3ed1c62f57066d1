import { requestNetworkAd } from '../../../src/features/ads/requestNetworkAd';
import { sanitizeHtml } from '../../../src/features/ads/sanitizeHtml';
import { respond, respondAds } from './support';

const AD = {
  statlink: 'https://ads.example.com/go',
  company: 'Paper Boats',
  description: 'Boats made of paper',
};

function request(answers: (() => Response | Promise<Response>)[]) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(
    async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) throw new Error('no answer');
      return answer();
    },
  );
  const loadSanitizer = jest.fn(async () => ({ sanitizeHtml }));
  const signal = new AbortController().signal;
  const ad = requestNetworkAd({
    endpoint: 'https://ads.example.com/ads.json',
    poweredby: 'ads.example.com',
    fetch,
    loadSanitizer,
    signal,
  });
  return { ad, fetch, loadSanitizer, signal };
}
const always = (response: () => Response) => request([response]);

test('one request returns a valid ad, without cookies and redirects', async () => {
  const { ad, fetch, loadSanitizer, signal } = always(() =>
    respondAds({ ...AD, image: 'https://ads.example.com/a.png' }),
  );
  await expect(ad).resolves.toEqual({
    name: 'network',
    link: 'https://ads.example.com/go',
    img: 'https://ads.example.com/a.png',
    description: '<strong>Paper Boats</strong> — Boats made of paper',
    poweredby: 'ads.example.com',
    label: 'network-top-image',
    pixels: [],
  });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(
    'https://ads.example.com/ads.json',
    expect.objectContaining({ signal, credentials: 'omit', redirect: 'error' }),
  );
  expect(loadSanitizer).not.toHaveBeenCalled();
});

test.each([
  [9, 'network'],
  [10, undefined],
])('after %p answers without a link the name is %p', async (empty, name) => {
  const answers = [
    ...Array.from({ length: empty }, () => () => respondAds({ company: 'Not yet' })),
    () => respondAds(AD),
  ];
  const { ad, fetch } = request(answers);
  expect((await ad)?.name).toBe(name);
  expect(fetch).toHaveBeenCalledTimes(10);
});

test.each([
  ['status 500', () => respond(JSON.stringify({ ads: [AD] }), false)],
  ['broken JSON', () => respond('{"ads": [')],
  ['an empty body', () => respond('')],
  ['a body too long', () => respondAds({ ...AD, filler: 'a'.repeat(50_000) })],
  ['no body', () => ({ ok: true, body: null }) as Response],
  [
    'a refused connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['the wrong shape', () => respond('[]')],
])('%s ends it without an ad', async (_what, response) => {
  const { ad, fetch } = always(response);
  await expect(ad).resolves.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure after answers without a link ends it as well', async () => {
  const { ad, fetch } = request([() => respondAds(), () => respond('', false)]);
  await expect(ad).resolves.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('markup loads the sanitizer', async () => {
  const { ad, loadSanitizer } = always(() =>
    respondAds({
      ...AD,
      company: '<i onclick=alert(1)>Boats & Co</i>',
      description:
        '<em>Paper</em> <a href="https://e.com">boats</a><script>alert(1)</script><img src=x onerror=alert(1)> &amp; more',
    }),
  );
  expect((await ad)?.description).toBe(
    '<strong>&lt;i onclick=alert(1)&gt;Boats &amp; Co&lt;/i&gt;</strong> — <em>Paper</em> boats &amp; more',
  );
  expect(loadSanitizer).toHaveBeenCalledTimes(1);
});

test.each([
  ['<script>alert(1)</script><b> </b>'],
  ['<b>&nbsp;</b>'],
  ['&ZeroWidthSpace;&shy;'],
  ['\u0000'],
])('an ad without remaining text, %j, is no ad', async (description) => {
  const { ad } = always(() => respondAds({ statlink: AD.statlink, description }));
  await expect(ad).resolves.toBeNull();
});

test('without the sanitizer there is no ad with markup', async () => {
  const loadSanitizer = () => Promise.reject(new Error('blocked'));
  const { signal } = new AbortController();
  const ad = requestNetworkAd({
    endpoint: 'https://ads.example.com/ads.json',
    poweredby: 'x',
    fetch: async () => respondAds({ ...AD, description: '<b>a</b>' }),
    loadSanitizer,
    signal,
  });
  await expect(ad).resolves.toBeNull();
});
