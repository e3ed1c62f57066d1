import { act, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { AdSlot } from '../../../src/features/ads';
import type { AnalyticsEvent } from '../../../src/features/analytics/events';
import { connect, disconnect } from '../../../src/features/analytics/track';
import type { SiteConfig } from '../../../src/types/siteConfig';
import { respond, respondAds } from './support';

const site: Partial<SiteConfig> = {};
const browser = { pathname: '/x/a/', isLinkBroken: false };

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));
jest.mock('@docusaurus/router', () => ({ useLocation: () => browser }), {
  virtual: true,
});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: { baseUrl: '/x/', customFields: site },
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: { to: string; children: React.ReactNode }) => {
    if (browser.isLinkBroken) throw new Error('broken');
    return (
      <a href={to} {...props}>
        {children}
      </a>
    );
  },
}));

const AD = {
  statlink: 'https://ads.example.com/go',
  image: 'https://ads.example.com/a.png',
  description: 'Boats <em>of paper</em>',
  pixel: 'https://ads.example.com/p?t=[timestamp]',
  timestamp: '17',
};
const fetchAds = jest.fn();
let events: AnalyticsEvent[] = [];

beforeEach(() => {
  Object.assign(site, { ads: 'always', adsEndpoint: '', adsScript: '' });
  Object.assign(browser, { pathname: '/x/a/', isLinkBroken: false });
  events = [];
  connect((event) => events.push(event));
  fetchAds.mockReset();
  Object.assign(window, { fetch: fetchAds });
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
});
afterEach(() => {
  disconnect();
  jest.restoreAllMocks();
});

const renderFirst = (element: ReactElement) => render(element).container.innerHTML;
const slot = () => screen.getByRole('region', { name: 'Advertisement' });
const link = () => screen.findByRole('link', undefined, { timeout: 4000 });

describe('the slot', () => {
  test('has its height from the start, and is empty', () => {
    const html = renderFirst(<AdSlot />);
    expect(html).toBe(
      '<section class="slot" style="--slot-height: 126px; --slot-height-small: 142px; --slot-height-beside: 248px; --slot-margin: 3;" aria-label="Advertisement"></section>',
    );
  });

  test('is one of two on pages with a table of contents: the styles select one by screen size', async () => {
    const style = document.createElement('style');
    style.textContent = '.within { display: none }';
    document.head.append(style);
    render(
      <>
        <AdSlot place="within" />
        <AdSlot place="beside" />
      </>,
    );
    const ad = await link();
    expect(slot()).toHaveClass('beside');
    expect(slot()).toContainElement(ad);
    style.textContent = '.beside { display: none }';
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    await waitFor(() => expect(slot()).toContainElement(screen.getByRole('link')));
    expect(slot()).toHaveClass('within');
    style.remove();
  });

  test.each([
    ['the page says so', { ads: 'always' }, true],
    ['the deployment says so', { ads: 'never' }, false],
    ['this is no production build', { ads: 'production' }, false],
  ])('is not rendered when %s', (_why, changes, disabled) => {
    Object.assign(site, changes);
    expect(renderFirst(<AdSlot disabled={disabled} />)).toBe('');
  });

  test('is empty for bots, and nothing is reported or requested', async () => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    site.adsEndpoint = 'https://ads.example.com/ads.json';
    const { container } = render(<AdSlot />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container).toBeEmptyDOMElement();
    expect(events).toEqual([]);
    expect(fetchAds).not.toHaveBeenCalled();
  });
});

describe('a house ad', () => {
  test('is labeled, sized, counted and links to a page of this site', async () => {
    render(<AdSlot />);
    const ad = await link();
    expect(slot()).toContainElement(ad);
    expect(ad).toHaveAttribute('href', '/react-data-grid/sorting/');
    expect(ad).toHaveAttribute('rel', 'noopener sponsored');
    expect(ad).toHaveAttribute('data-ga-event-category', 'ad');
    expect(ad).toHaveAttribute('data-ga-event-action', 'click');
    expect(ad).toHaveAttribute('data-ga-event-label', 'data-grid-pro-top-image');
    const image = ad.querySelector('img');
    expect(image).toHaveAttribute('src', '/x/img/house/data-grid-pro.svg');
    expect(image).toHaveAttribute('width', '130');
    expect(image).toHaveAttribute('height', '100');
    expect(slot()).toHaveTextContent('Advertisement · Component Atlas');
    expect((await axe(slot())).violations).toEqual([]);
  });

  test('is reported after 2500 ms', async () => {
    render(<AdSlot />);
    await link();
    await waitFor(() => expect(events).toHaveLength(1), { timeout: 4000 });
    expect(events).toEqual([
      {
        name: 'action',
        data: { category: 'ad', action: 'display', label: 'data-grid-pro-top-image' },
      },
    ]);
  });
});

describe('an ad of the network', () => {
  test('opens in a new tab and loads its tracking pixels invisibly', async () => {
    site.adsEndpoint = 'https://ads.example.com/ads.json';
    fetchAds.mockResolvedValue(respondAds(AD));
    render(<AdSlot />);
    const ad = await link();
    expect(ad).toHaveAttribute('href', 'https://ads.example.com/go');
    expect(ad).toHaveAttribute('target', '_blank');
    expect(ad).toHaveAttribute('rel', 'noopener sponsored');
    expect(ad).toHaveAttribute('data-ga-event-label', 'network-top-image');
    expect(ad.querySelector('em')).toHaveTextContent('of paper');
    expect(slot()).toHaveTextContent('Advertisement · ads.example.com');
    const pixel = document.querySelector('img[hidden]');
    expect(pixel).toHaveAttribute('src', 'https://ads.example.com/p?t=17');
    expect(pixel).not.toBeVisible();
    expect((await axe(slot())).violations).toEqual([]);
  });

  test('with a broken image keeps its text', async () => {
    site.adsEndpoint = 'https://ads.example.com/ads.json';
    fetchAds.mockResolvedValue(respondAds(AD));
    render(<AdSlot />);
    const ad = await link();
    act(() => {
      ad.querySelector('img')?.dispatchEvent(new Event('error'));
    });
    expect(ad.querySelector('img')).toBeNull();
    expect(ad).toHaveTextContent('Boats of paper');
  });

  test('is replaced by the appeal when it does not arrive', async () => {
    site.adsEndpoint = 'https://ads.example.com/ads.json';
    fetchAds.mockImplementation(async () => respond('', false));
    render(<AdSlot />);
    await screen.findByText('Ads keep these pages free', undefined, { timeout: 5000 });
    expect(fetchAds).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link')).toBeNull();
    expect((await axe(slot())).violations).toEqual([]);
  });
});

describe('navigation', () => {
  test('mounts a new slot: the old one stops, the new one requests an ad again', async () => {
    site.adsEndpoint = 'https://ads.example.com/ads.json';
    const signals: AbortSignal[] = [];
    fetchAds.mockImplementation((_url, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const { rerender, unmount } = render(<AdSlot />);
    await waitFor(() => expect(signals).toHaveLength(1));
    rerender(<AdSlot />);
    browser.pathname = '/x/b/';
    rerender(<AdSlot />);
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    unmount();
    expect(signals[1]?.aborted).toBe(true);
  });
});

describe('a crash', () => {
  test('does not break the page, keeps the slot and is reported once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    browser.isLinkBroken = true;
    render(
      <>
        <h1>Sorting</h1>
        <AdSlot />
        <p>Text</p>
      </>,
    );
    await waitFor(() => expect(events).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 2600));
    expect(events).toEqual([
      {
        name: 'action',
        data: { category: 'ad', action: 'crash', label: 'data-grid-pro-top-image' },
      },
    ]);
    expect(slot()).toBeEmptyDOMElement();
    expect(slot()).toHaveClass('empty');
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.getByText('Text')).toBeVisible();
  });
});

describe('an empty slot', () => {
  const box = (top: number, isIntersecting: boolean) =>
    [{ isIntersecting, boundingClientRect: { top } }] as IntersectionObserverEntry[];

  test('is removed once it is below the viewport, and not before', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let post: (entries: IntersectionObserverEntry[]) => void = () => undefined;
    const disconnect = jest.fn();
    class Observer {
      constructor(callback: typeof post) {
        post = callback;
      }
      observe = () => undefined;
      disconnect = disconnect;
    }
    Object.assign(window, { IntersectionObserver: Observer });
    browser.isLinkBroken = true;
    const { container } = render(<AdSlot />);
    await waitFor(() => expect(slot()).toHaveClass('empty'));
    act(() => post(box(300, true)));
    expect(slot()).toBeInTheDocument();
    act(() => post(box(-400, false)));
    expect(slot()).toBeInTheDocument();
    act(() => post(box(1200, false)));
    expect(container).toBeEmptyDOMElement();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
});

describe("the provider's script", () => {
  async function setUp() {
    site.adsScript = 'https://ads.example.com/ads.js?a="b"&c';
    render(<AdSlot />);
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    const post = (data: unknown, source: unknown = frame.contentWindow) =>
      act(() => {
        window.dispatchEvent(
          new MessageEvent('message', { data, source: source as Window }),
        );
      });
    const place = () => frame.parentElement as HTMLElement;
    return { frame, post, place };
  }

  test('runs in a sandbox with another origin than the page', async () => {
    const { frame, place } = await setUp();
    expect(frame.getAttribute('sandbox')).toBe(
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame).toHaveAttribute('title', 'Advertisement');
    expect(frame.srcdoc).toContain(
      '<script async src="https://ads.example.com/ads.js?a=&quot;b&quot;&amp;c">',
    );
    expect(place()).toHaveAttribute('hidden');
  });

  test('shows when its frame reports the elements', async () => {
    const { post, place } = await setUp();
    post('docs-ad:found', window);
    post({ type: 'docs-ad:found' });
    post('anything');
    expect(place()).toHaveAttribute('hidden');
    post('docs-ad:found');
    expect(place()).not.toHaveAttribute('hidden');
    expect(place()).toHaveAttribute('data-sponsored');
    post('docs-ad:clicked');
    expect(events).toContainEqual({
      name: 'action',
      data: { category: 'ad', action: 'click', label: 'script-top-image' },
    });
  });
});
