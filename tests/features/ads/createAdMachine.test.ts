import { fc } from '../../support/properties/properties';
import { HOUSE_ADS, NETWORK_AD, setUpMachine } from './support';

describe('without a network', () => {
  test('a house ad shows at once and nothing is checked', () => {
    const { machine, root, clock, kind } = setUpMachine({ source: 'house' }, [0]);
    machine.start(root);
    expect(machine.get().view).toMatchObject({ kind: 'house', ad: HOUSE_ADS[0] });
    clock.advance(60_000);
    expect(kind()).toBe('house');
  });
});

describe('with a network', () => {
  test('its ad shows when it arrives, and the checks end', async () => {
    const { machine, root, clock, kinds, answer } = setUpMachine();
    machine.start(root);
    await answer(NETWORK_AD);
    expect(machine.get().view).toMatchObject({ kind: 'network', ad: NETWORK_AD });
    clock.advance(60_000);
    expect(kinds).toEqual(['network']);
    expect(clock.count()).toBe(0);
  });

  test.each([
    [0.1999, 'appeal', 'appeal-top-image'],
    [0.2, 'house', 'a-top-image'],
  ])(
    'without an ad, check 7 and the random number %p select the %s',
    async (random, expected, label) => {
      const { machine, root, clock, kind, answer } = setUpMachine({}, [random]);
      machine.start(root);
      await answer(null);
      clock.advance(2999);
      expect(kind()).toBe('empty');
      clock.advance(1);
      expect(kind()).toBe(expected);
      expect(machine.getLabel()).toBe(label);
      clock.advance(60_000);
      expect(kind()).toBe(expected);
    },
  );

  test('one random number per mount decides', async () => {
    const random = jest.fn(() => 0.5);
    const { machine, root, clock, answer } = setUpMachine({ random });
    machine.start(root);
    expect(random).toHaveBeenCalledTimes(1);
    await answer(null);
    clock.advance(3000);
    // The other one is the sampling of the display event.
    expect(random).toHaveBeenCalledTimes(2);
    clock.advance(60_000);
    expect(random).toHaveBeenCalledTimes(2);
  });

  test('a late ad replaces the house ad', async () => {
    const { machine, root, clock, kinds, answer } = setUpMachine({}, [0.5]);
    machine.start(root);
    clock.advance(5000);
    await answer(NETWORK_AD);
    clock.advance(60_000);
    expect(kinds.slice(0, 2)).toEqual(['house', 'network']);
    expect(kinds.at(-1)).toBe('network');
    expect(clock.count()).toBe(0);
  });

  test('but not while it has the focus', async () => {
    const { machine, root, clock, kind, answer } = setUpMachine({}, [0.5]);
    document.body.append(root);
    machine.start(root);
    clock.advance(5000);
    root.querySelector('button')?.focus();
    await answer(NETWORK_AD);
    expect(kind()).toBe('house');
    root.remove();
  });

  test('after 30 checks it stops waiting for an ad', async () => {
    const { machine, root, clock, kind, answer, signal } = setUpMachine({}, [0.5]);
    machine.start(root);
    clock.advance(14_499);
    expect(signal()?.aborted).toBe(false);
    clock.advance(1);
    expect(signal()?.aborted).toBe(true);
    await answer(NETWORK_AD);
    expect(kind()).toBe('house');
    clock.advance(60_000);
    expect(clock.count()).toBe(0);
  });

  test('an ad that a blocker removes is replaced by a house ad or the appeal', async () => {
    const { machine, root, clock, kind, answer, hideAds } = setUpMachine({}, [0.5]);
    machine.start(root);
    hideAds();
    await answer(NETWORK_AD);
    expect(kind()).toBe('network');
    clock.advance(3000);
    expect(kind()).toBe('house');
  });
});

describe("with the provider's script", () => {
  test('its frame is rendered at once and shows when it reports its elements', () => {
    const { machine, root, clock, kind } = setUpMachine({ source: 'script' });
    machine.start(root);
    expect(machine.get()).toMatchObject({ hasFrame: true, view: { kind: 'empty' } });
    clock.advance(1200);
    machine.offerScriptAd();
    machine.offerScriptAd();
    expect(machine.get().view).toEqual({ kind: 'script', label: 'script-top-image' });
    clock.advance(60_000);
    expect(kind()).toBe('script');
    expect(machine.get().hasFrame).toBe(true);
  });

  test('without elements it is removed after the last check', () => {
    const { machine, root, clock } = setUpMachine({ source: 'script' }, [0.1]);
    machine.start(root);
    clock.advance(3000);
    expect(machine.get()).toMatchObject({ hasFrame: true, view: { kind: 'appeal' } });
    clock.advance(11_500);
    expect(machine.get()).toMatchObject({ hasFrame: false, view: { kind: 'appeal' } });
    machine.offerScriptAd();
    expect(machine.get().view.kind).toBe('appeal');
  });
});

describe('the display event', () => {
  // The first random number decides what shows, the second whether it is reported.
  test.each([
    [0, 1],
    [0.1, 1],
    [0.1000001, 0],
  ])('with the random number %p is sent %p times', (sample, times) => {
    const { machine, root, clock, displayed } = setUpMachine({ source: 'house' }, [
      0,
      sample,
    ]);
    machine.start(root);
    clock.advance(2499);
    expect(displayed).toEqual([]);
    clock.advance(1);
    expect(displayed).toEqual(Array(times).fill('a-top-image'));
    clock.advance(60_000);
    expect(displayed).toHaveLength(times);
  });

  test('is not sent for an ad that was replaced before 2500 ms', async () => {
    const { machine, root, clock, displayed, answer } = setUpMachine({}, [0.5, 0, 0]);
    machine.start(root);
    clock.advance(3000 + 2400);
    await answer(NETWORK_AD);
    clock.advance(60_000);
    expect(displayed).toEqual(['network-top-image']);
  });
});

describe('leaving the page', () => {
  test('stops everything', async () => {
    const { machine, root, clock, kinds, displayed, answer, signal } = setUpMachine(
      {},
      [0.5, 0],
    );
    machine.start(root);
    clock.advance(3100);
    machine.stop();
    expect(signal()?.aborted).toBe(true);
    expect(clock.count()).toBe(0);
    await answer(NETWORK_AD);
    clock.advance(60_000);
    expect(kinds).toEqual(['house']);
    expect(displayed).toEqual([]);
  });

  test('a second start has no effect, and a start after the end starts again', () => {
    const requestAd = jest.fn(() => Promise.resolve(null));
    const { machine, root, clock, kind } = setUpMachine({ requestAd }, [0.5]);
    machine.start(root);
    machine.start(root);
    expect(requestAd).toHaveBeenCalledTimes(1);
    expect(clock.count()).toBe(1);
    machine.stop();
    machine.start(root);
    expect(requestAd).toHaveBeenCalledTimes(2);
    clock.advance(3000);
    expect(kind()).toBe('house');
  });

  test('makes the house ad available to other slots', () => {
    const taken = new Set<string>();
    const first = setUpMachine({ source: 'house', taken }, [0]);
    const second = setUpMachine({ source: 'house', taken }, [0]);
    first.machine.start(first.root);
    second.machine.start(second.root);
    expect([...taken]).toEqual(['a', 'b']);
    first.machine.stop();
    expect([...taken]).toEqual(['b']);
  });
});

describe('a fault', () => {
  const broken = {
    querySelector: () => {
      throw new Error('broken');
    },
  };

  test('at the start or in a timer stops the machine and does not reach the page', () => {
    const { machine, clock } = setUpMachine();
    expect(() => machine.start(broken)).not.toThrow();
    expect(machine.get().error).toEqual(new Error('broken'));
    expect(clock.count()).toBe(0);
  });

  test('in an event keeps the label of the visible ad', () => {
    const { machine, root, clock } = setUpMachine(
      {
        source: 'house',
        onDisplay: () => {
          throw new Error('broken');
        },
      },
      [0, 0],
    );
    machine.start(root);
    expect(() => clock.advance(2500)).not.toThrow();
    expect(machine.get().error).toEqual(new Error('broken'));
    expect(machine.getLabel()).toBe('a-top-image');
  });
});

describe('any sequence of events', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.integer({ min: 0, max: 6000 }),
    }),
    fc.constantFrom(
      { kind: 'answer' as const },
      { kind: 'refuse' as const },
      { kind: 'found' as const },
      { kind: 'hide' as const },
      { kind: 'leave' as const },
      { kind: 'enter' as const },
    ),
  );

  test('never throws, never empties a filled slot, and leaves no timer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('json', 'script', 'house'),
        fc.array(step, { maxLength: 12 }),
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 8 }),
        async (source, steps, randoms) => {
          const life = setUpMachine({ source }, randoms);
          life.machine.start(life.root);
          let isFilled = false;
          for (const each of steps) {
            if (each.kind === 'wait') life.clock.advance(each.ms);
            if (each.kind === 'answer') await life.answer(NETWORK_AD);
            if (each.kind === 'refuse') await life.answer(null);
            if (each.kind === 'found') life.machine.offerScriptAd();
            if (each.kind === 'hide') life.hideAds();
            if (each.kind === 'enter') life.machine.start(life.root);
            if (each.kind === 'leave') {
              life.machine.stop();
              isFilled = false;
            }
            if (isFilled) expect(life.kind()).not.toBe('empty');
            isFilled = life.kind() !== 'empty';
            expect(life.machine.get().error).toBeUndefined();
            expect(life.clock.count()).toBeLessThanOrEqual(2);
          }
          life.machine.stop();
          expect(life.clock.count()).toBe(0);
          expect(life.env.taken.size).toBe(0);
        },
      ),
    );
  });
});
