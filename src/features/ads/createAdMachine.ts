import {
  APPEAL_NAME,
  AD_ATTRIBUTE,
  DISPLAY_DELAY,
  DISPLAY_SAMPLING,
  NETWORK_NAME,
  SCRIPT_NAME,
} from '../../config/ads';
import type { Ad, NetworkAd } from '../../types/ad';
import { chooseFallback, chooseHouseAd } from './chooseAd';
import { getAdLabel } from './getAdLabel';
import { watchForAd, type Clock } from './watchForAd';

/** Source of the ads: the JSON network, the provider's script, or only house ads. */
export type AdSource = 'json' | 'script' | 'house';

export type AdView =
  | { kind: 'empty' }
  | { kind: 'network'; ad: NetworkAd; label: string }
  | { kind: 'script'; label: string }
  | { kind: 'house'; ad: Ad; label: string }
  | { kind: 'appeal'; label: string };

export interface AdState {
  view: AdView;
  /** Whether the provider's script runs, visible or not. */
  hasFrame: boolean;
  /** The error, if any; the component that renders the state throws it. */
  error?: unknown;
}

export interface AdEnvironment extends Clock {
  source: AdSource;
  random: () => number;
  houseAds: readonly Ad[];
  /** Names of the house ads on the page; the machine adds its own. */
  taken: Set<string>;
  requestAd: (signal: AbortSignal) => Promise<NetworkAd | null>;
  onDisplay: (label: string) => void;
}

/** The slot's element, or the document. */
export type AdRoot = Pick<Element, 'querySelector'>;

export interface AdMachine {
  get: () => AdState;
  subscribe: (listener: () => void) => () => void;
  /** @param root element inside which an ad counts as found */
  start: (root: AdRoot) => void;
  stop: () => void;
  /** Call this when the provider's elements have appeared. */
  offerScriptAd: () => void;
  /** Label of the ad that is shown or about to be shown. */
  getLabel: () => string;
}

const EMPTY: AdState = { view: { kind: 'empty' }, hasFrame: false };
const NAMES: Record<AdSource, string> = {
  json: NETWORK_NAME,
  script: SCRIPT_NAME,
  house: 'house',
};

/** State machine of one slot during one visit to one page. */
export function createAdMachine(env: AdEnvironment): AdMachine {
  const listeners = new Set<() => void>();
  let state = EMPTY;
  let root: AdRoot | null = null;
  let requests: AbortController | undefined;
  let random = 0;
  let endChecks = (): void => {};
  let displayTimer: number | undefined;

  const set = (next: AdState): void => {
    state = next;
    [...listeners].forEach((notify) => notify());
  };
  const show = (view: AdView): void => {
    release();
    if (view.kind === 'house') env.taken.add(view.ad.name);
    if (view.kind !== 'empty') countDisplay(view.label);
    set({ ...state, view });
  };
  const release = (): void => {
    env.clearTimeout(displayTimer);
    if (state.view.kind === 'house') env.taken.delete(state.view.ad.name);
  };
  const countDisplay = (label: string): void => {
    if (env.random() > DISPLAY_SAMPLING) return;
    displayTimer = env.setTimeout(
      guard(() => env.onDisplay(label)),
      DISPLAY_DELAY,
    );
  };
  const showHouse = (ad: Ad | null): void => {
    if (ad) show({ kind: 'house', ad, label: getAdLabel(ad.name) });
  };
  const showFallback = (): void => {
    if (state.view.kind === 'house' || state.view.kind === 'appeal') return;
    const choice = chooseFallback(random, env.houseAds, env.taken);
    if (choice !== 'appeal') showHouse(choice);
    else show({ kind: 'appeal', label: getAdLabel(APPEAL_NAME) });
  };
  /** An ad may arrive late, after another one has taken the slot. */
  const offer = (view: AdView): void => {
    const isTaken = state.view.kind !== 'empty' && root && isUsed(root);
    if (!isTaken) show(view);
  };
  const end = (): void => {
    requests?.abort();
    set({ ...state, hasFrame: false });
  };
  const stop = (): void => {
    root = null;
    endChecks();
    release();
    requests?.abort();
    state = EMPTY;
  };
  /** Errors in callbacks of timers and responses must not reach the page. */
  const guard = (action: () => void) => (): void => {
    try {
      if (root) action();
    } catch (error) {
      const { view } = state;
      stop();
      set({ view, hasFrame: false, error });
    }
  };

  const askNetwork = (): void => {
    const current = new AbortController();
    requests = current;
    void env.requestAd(current.signal).then((ad) => {
      if (!ad || current.signal.aborted) return;
      guard(() => offer({ kind: 'network', ad, label: ad.label }))();
    });
  };
  const begin = (): void => {
    random = env.random();
    if (env.source === 'house') {
      showHouse(chooseHouseAd(random, env.houseAds, env.taken));
      return;
    }
    if (env.source === 'json') askNetwork();
    else set({ ...state, hasFrame: true });
    endChecks = watchForAd(
      {
        hasAd: () => root?.querySelector(`[${AD_ATTRIBUTE}]`) != null,
        onFound: () => undefined,
        onBlocked: showFallback,
        onEnd: end,
      },
      {
        setTimeout: (action, ms) => env.setTimeout(guard(action), ms),
        clearTimeout: env.clearTimeout,
      },
    );
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (element) => {
      if (root) return;
      root = element;
      guard(begin)();
    },
    stop,
    offerScriptAd: guard(() => {
      if (state.hasFrame && state.view.kind !== 'script')
        offer({ kind: 'script', label: getAdLabel(SCRIPT_NAME) });
    }),
    getLabel: () =>
      state.view.kind === 'empty' ? getAdLabel(NAMES[env.source]) : state.view.label,
  };
}

/** Whether the pointer or the focus is in the slot: then its content stays. */
function isUsed(root: AdRoot): boolean {
  return root.querySelector(':hover, :focus') !== null;
}
