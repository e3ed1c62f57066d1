import { TextDecoder, TextEncoder } from 'node:util';
import {
  createAdMachine,
  type AdEnvironment,
  type AdMachine,
} from '../../../src/features/ads/createAdMachine';
import type { Ad, NetworkAd } from '../../../src/types/ad';

// Browsers have both, jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** A clock that a test advances. */
export function createFakeClock() {
  let now = 0;
  let nextId = 1;
  const timers = new Map<number, { at: number; action: () => void }>();
  const findDue = (until: number) =>
    [...timers]
      .filter(([, timer]) => timer.at <= until)
      .sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    setTimeout: (action: () => void, ms: number): number => {
      const id = nextId;
      nextId += 1;
      timers.set(id, { at: now + ms, action });
      return id;
    },
    clearTimeout: (id: number | undefined): void => {
      if (id !== undefined) timers.delete(id);
    },
    /** Advances the clock; due timers run in order. */
    advance: (ms: number): void => {
      const until = now + ms;
      for (let due = findDue(until); due; due = findDue(until)) {
        const [id, { at, action }] = due;
        timers.delete(id);
        now = at;
        action();
      }
      now = until;
    },
    count: () => timers.size,
  };
}

const makeHouseAd = (name: string): Ad => ({
  name,
  link: `/${name}/`,
  img: `/x/img/house/${name}.svg`,
  description: name,
  poweredby: 'Component Atlas',
  label: `${name}-top-image`,
});

export const NETWORK_AD: NetworkAd = {
  name: 'network',
  link: 'https://ads.example.com/go',
  img: 'https://ads.example.com/a.png',
  description: 'Boats',
  poweredby: 'ads.example.com',
  label: 'network-top-image',
  pixels: [],
};

export const HOUSE_ADS = ['a', 'b', 'c', 'd', 'e'].map(makeHouseAd);

/** Flushes pending answers. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/**
 * A machine in a fake environment. The slot is rendered like the component: the ad of a
 * network has the attribute that the checks look for.
 */
export function setUpMachine(
  changes: Partial<AdEnvironment> = {},
  randoms: number[] = [],
) {
  const clock = createFakeClock();
  const displayed: string[] = [];
  const kinds: string[] = [];
  const pending = [...randoms];
  const root = document.createElement('section');
  let answer: (ad: NetworkAd | null) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const env: AdEnvironment = {
    ...clock,
    source: 'json',
    random: () => pending.shift() ?? 0.99,
    houseAds: HOUSE_ADS,
    taken: new Set(),
    requestAd: (given) => {
      signal = given;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onDisplay: (label) => displayed.push(label),
    ...changes,
  };
  const machine: AdMachine = createAdMachine(env);
  let isHidden = false;
  const render = () => {
    const { view } = machine.get();
    kinds.push(view.kind);
    const isForeign = view.kind === 'network' || view.kind === 'script';
    const mark = isForeign && !isHidden ? 'data-sponsored' : '';
    root.innerHTML = view.kind === 'empty' ? '' : `<div ${mark}><button>x</button></div>`;
  };
  machine.subscribe(render);
  return {
    clock,
    machine,
    env,
    root,
    displayed,
    kinds,
    kind: () => machine.get().view.kind,
    answer: async (ad: NetworkAd | null) => {
      answer(ad);
      await settle();
    },
    signal: () => signal,
    /** Removes the ad from the page, like an ad blocker. */
    hideAds: () => {
      isHidden = true;
      root.querySelectorAll('[data-sponsored]').forEach((element) => element.remove());
    },
  };
}

/** jsdom has no `Response`: the properties that the code reads. */
export const respond = (body: string, ok = true): Response => {
  const bytes = new TextEncoder().encode(body);
  const chunks = [bytes.slice(0, bytes.length / 2), bytes.slice(bytes.length / 2)];
  return {
    ok,
    status: ok ? 200 : 500,
    body: {
      getReader: () => ({
        read: () => {
          const value = chunks.shift();
          return Promise.resolve(
            value ? { done: false, value } : { done: true, value: undefined },
          );
        },
        cancel: () => Promise.resolve(),
      }),
    },
  } as unknown as Response;
};

export const respondAds = (...ads: unknown[]): Response =>
  respond(JSON.stringify({ ads }));
