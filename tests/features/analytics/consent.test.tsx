import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ConsentBanner } from '../../../src/features/analytics/ConsentBanner';
import { createConsent } from '../../../src/features/analytics/createConsent';
import { startAnalytics } from '../../../src/features/analytics/startAnalytics';
import { openQueue, track } from '../../../src/features/analytics/track';
import type { ConsentChoice } from '../../../src/config/analytics';
import { block, resetBrowser } from '../preferences/support';

let stop = () => {};
beforeEach(() => {
  window.localStorage.clear();
  resetBrowser();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterEach(() => act(() => stop()));

function setUp() {
  const choices: ConsentChoice[] = [];
  const banner = {
    shown: 0,
    hidden: 0,
    choose: (() => undefined) as (choice: ConsentChoice) => void,
  };
  stop = createConsent({
    document,
    getStorage: () => window.localStorage,
    getEvents: () => window,
    showBanner: (onChoose) => {
      banner.shown += 1;
      banner.choose = onChoose;
      return () => {
        banner.hidden += 1;
      };
    },
    onChoice: (choice) => choices.push(choice),
  });
  return { choices, banner };
}
const store = (value: string) => {
  window.localStorage.setItem('docs-analytics-consent', value);
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'docs-analytics-consent', newValue: value }),
  );
};

describe('consent', () => {
  test('is requested once, and the answer is remembered', () => {
    const { choices, banner } = setUp();
    expect(banner).toMatchObject({ shown: 1, hidden: 0 });
    banner.choose('granted');
    expect(choices).toEqual(['granted']);
    expect(banner.hidden).toBe(1);
    stop();
    const again = setUp();
    expect(again.banner.shown).toBe(0);
    expect(again.choices).toEqual(['granted']);
  });

  test('a refusal is remembered as well', () => {
    setUp().banner.choose('denied');
    stop();
    const again = setUp();
    expect(again.banner.shown).toBe(0);
    expect(again.choices).toEqual(['denied']);
  });

  test('invalid values and blocked storage count as no answer', () => {
    store('maybe');
    expect(setUp().banner.shown).toBe(1);
    stop();
    const unblock = block(window, 'localStorage');
    const { choices, banner } = setUp();
    banner.choose('granted');
    expect(choices).toEqual(['granted']);
    stop();
    unblock();
  });

  test('an answer in another tab applies here', () => {
    const { choices, banner } = setUp();
    store('granted');
    expect(choices).toEqual(['granted']);
    expect(banner.hidden).toBe(1);
    store('denied');
    expect(choices).toEqual(['granted', 'denied']);
  });

  test('is requested again on demand', () => {
    document.body.innerHTML = '<button data-ask-consent><i>Cookies</i></button>';
    store('granted');
    const { choices, banner } = setUp();
    document.querySelector('i')?.click();
    document.querySelector('i')?.click();
    expect(banner.shown).toBe(1);
    banner.choose('denied');
    expect(choices).toEqual(['granted', 'denied']);
  });
});

describe('banner', () => {
  test('has a name, offers both answers by keyboard, and has no accessibility problems', async () => {
    const onChoose = jest.fn();
    const { container } = render(<ConsentBanner onChoose={onChoose} />);
    expect(screen.getByRole('region', { name: 'Cookies and statistics' })).toBeVisible();
    expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['denied'], ['granted']]);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the integration', () => {
  const scope = window as unknown as Record<string, unknown>;
  const tags = () => document.head.querySelectorAll('script[src*="googletagmanager"]');
  const calls = () =>
    ((scope.dataLayer ?? []) as IArguments[]).map((call) => [...call].slice(0, 2));
  const answer = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const begin = () => {
    delete scope.dataLayer;
    openQueue();
    const analytics = startAnalytics('G-TEST1', window, () => 0.5);
    stop = analytics.stop;
    return analytics;
  };

  test('nothing is sent before consent, then queued events are sent in order', async () => {
    const analytics = begin();
    analytics.onPath();
    track('action', { category: 'ad', action: 'display', label: 'a' });
    const agree = await screen.findByRole('button', { name: 'Agree' });
    // From here on the footer offers to change the answer.
    expect(document.documentElement).toHaveAttribute('data-asks-consent');
    expect(tags()).toHaveLength(0);
    expect(scope.dataLayer).toBeUndefined();
    await userEvent.click(agree);
    expect(screen.queryByRole('region')).toBeNull();
    expect(tags()).toHaveLength(1);
    tags()[0]?.dispatchEvent(new Event('load'));
    expect(calls().map((call) => call.join(' '))).toEqual([
      expect.stringMatching(/^js /),
      'config G-TEST1',
      'event display',
      'set user_properties',
      'event page_view',
    ]);
  });

  test('a refusal loads no tag, and withdrawing consent stops it', async () => {
    const analytics = begin();
    await answer('Decline');
    analytics.onPath();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(tags()).toHaveLength(0);
    document.body.insertAdjacentHTML('beforeend', '<a data-ask-consent>Cookies</a>');
    document.querySelector<HTMLElement>('[data-ask-consent]')?.click();
    await answer('Agree');
    expect(tags()).toHaveLength(1);
    tags()[0]?.dispatchEvent(new Event('load'));
    document.cookie = '_ga=GA1.1; path=/';
    document.querySelector<HTMLElement>('[data-ask-consent]')?.click();
    await answer('Decline');
    expect(scope['ga-disable-G-TEST1']).toBe(true);
    expect(document.cookie).not.toContain('_ga');
    analytics.onPath();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(calls()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
