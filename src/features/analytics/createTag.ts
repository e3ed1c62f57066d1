import { MAX_WAITING_EVENTS, TAG_URL } from '../../config/analytics';

/** Arguments of a call to the Google tag's function. */
export type TagCall = [command: string, ...values: unknown[]];

export interface TagEnvironment {
  document: Document;
  /** The object in which the tag looks for its calls and switches: the window. */
  scope: Record<string, unknown>;
  now: () => Date;
}

export interface Tag {
  send: (call: TagCall) => void;
  /** Stops the tag from sending data. */
  stop: () => void;
}

/**
 * Loads the Google tag. Calls are queued until it has loaded; if it is blocked, they are
 * dropped. https://developers.google.com/tag-platform/gtagjs/reference
 * @param id id of the tag
 */
export function createTag(id: string, { document, scope, now }: TagEnvironment): Tag {
  const layer: unknown[] = Array.isArray(scope.dataLayer) ? scope.dataLayer : [];
  let waiting: TagCall[] = [];
  let state: 'loading' | 'ready' | 'off' = 'loading';

  // The tag recognizes calls by their being an `arguments` object.
  const push = function collect() {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  } as (...call: TagCall) => void;
  const send = (call: TagCall): void => {
    if (state === 'ready') push(...call);
    else if (state === 'loading' && waiting.length < MAX_WAITING_EVENTS)
      waiting.push(call);
  };
  const stop = (): void => {
    state = 'off';
    waiting = [];
    layer.length = 0;
    scope[`ga-disable-${id}`] = true;
  };

  scope.dataLayer = layer;
  scope[`ga-disable-${id}`] = false;
  push('js', now());
  // Page views are reported by this site. Host-only cookies, because this site can delete
  // them.
  push('config', id, {
    send_page_view: false,
    cookie_domain: 'none',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_URL}?id=${encodeURIComponent(id)}`;
  script.addEventListener('error', stop);
  script.addEventListener('load', () => {
    if (state !== 'loading') return;
    state = 'ready';
    waiting.forEach(send);
    waiting = [];
  });
  document.head.append(script);
  return { send, stop };
}
