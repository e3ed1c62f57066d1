/** Loaded if analytics is on: connects the parts with each other and the browser. */
import { ASKS_CONSENT_ATTRIBUTE, type ConsentChoice } from '../../config/analytics';
import { writeCookie } from '../../lib/cookies';
import { createClickTracker } from './createClickTracker';
import { createConsent } from './createConsent';
import { createPageViews } from './createPageViews';
import { createPropertyReporter } from './createPropertyReporter';
import { createTag, type Tag } from './createTag';
import { reportWebVitals } from './reportWebVitals';
import { toTagCall } from './toTagCall';
import { connect, disconnect, track } from './track';

export interface Analytics {
  /** Call this after each change of the path. */
  onPath: () => void;
  stop: () => void;
}

/**
 * @param id id of the Google tag
 * @param window the browser
 * @param random for sampling
 */
export function startAnalytics(
  id: string,
  window: Window,
  random: () => number = Math.random,
): Analytics {
  const { document } = window;
  let tag: Tag | undefined;
  let vitals: Promise<void> | undefined;

  const properties = createPropertyReporter(window, (changed) =>
    track('user_properties', changed),
  );
  const onPath = createPageViews(window, (view) => {
    properties.refresh();
    track('page_view', view);
  });
  const stopClicks = createClickTracker({
    document,
    random,
    onAction: (action) => {
      properties.refresh();
      track('action', action);
    },
  });

  const begin = (): void => {
    const scope = window as unknown as Record<string, unknown>;
    const started = createTag(id, { document, scope, now: () => new Date() });
    tag = started;
    connect((event) => started.send(toTagCall(event)));
    vitals ??= reportWebVitals({
      random,
      load: () => import('web-vitals'),
      onVital: (vital) => track('web_vital', vital),
    });
  };
  const end = (): void => {
    disconnect();
    tag?.stop();
    tag = undefined;
    properties.forget();
    forgetCookies(document);
  };
  const stopConsent = createConsent({
    document,
    getStorage: () => window.localStorage,
    getEvents: () => window,
    showBanner,
    onChoice: (choice) => (choice === 'granted' ? begin() : end()),
  });
  document.documentElement.toggleAttribute(ASKS_CONSENT_ATTRIBUTE, true);

  return {
    onPath,
    stop: () => {
      stopConsent();
      stopClicks();
      properties.stop();
      disconnect();
      tag?.stop();
    },
  };
}

/** The banner is loaded separately; if that fails, nobody is asked or measured. */
function showBanner(onChoose: (choice: ConsentChoice) => void): () => void {
  let hidden = false;
  let hide = (): void => {};
  import('./ConsentBanner')
    .then(({ mountConsentBanner }) => {
      if (!hidden) hide = mountConsentBanner(onChoose);
    })
    .catch(() => undefined);
  return () => {
    hidden = true;
    hide();
  };
}

/** Deletes the tag's cookies, because the reader withdrew consent. */
function forgetCookies(document: Document): void {
  try {
    const names = document.cookie
      .split(';')
      .map((pair) => pair.split('=')[0]?.trim() ?? '');
    names
      .filter((name) => name.startsWith('_ga'))
      .forEach((name) =>
        writeCookie(name, '', 0, (text) => {
          document.cookie = text;
        }),
      );
  } catch {
    // If cookies are blocked, there are none.
  }
}
