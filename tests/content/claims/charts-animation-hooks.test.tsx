/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import {
  useAnimate,
  useAnimateArea,
  useAnimateBar,
  useAnimateBarLabel,
  useAnimateLine,
  useAnimatePieArc,
  useAnimatePieArcLabel,
} from '@mui/x-charts';
import { claim } from '../../support/content/claim';

/** The result of a hook in a plain component. */
function read<T>(useHook: () => T): T {
  cleanup();
  const values: T[] = [];
  function Reader() {
    values.push(useHook());
    return null;
  }
  render(<Reader />);
  return values.at(-1) as T;
}

const keysOf = (value: object) => Object.keys(value).sort();

claim(
  'each hook returns the attributes of its element and a ref',
  {
    'charts/animation':
      "Each hook accepts the slot's props and returns the element's attributes and ref:",
  },
  () => {
    const bar = { x: 0, y: 0, xOrigin: 0, yOrigin: 0, width: 1, height: 1 };
    const arc = {
      startAngle: 0,
      endAngle: 1,
      cornerRadius: 0,
      paddingAngle: 0,
      innerRadius: 0,
      outerRadius: 9,
      skipAnimation: true,
    };
    const rest = { layout: 'vertical', skipAnimation: true } as const;
    expect(keysOf(read(() => useAnimateBar({ ...bar, ...rest })))).toEqual([
      'height',
      'ref',
      'width',
      'x',
      'y',
    ]);
    expect(
      keysOf(read(() => useAnimateBarLabel({ ...bar, ...rest, placement: 'center' }))),
    ).toEqual(['height', 'ref', 'width', 'x', 'y']);
    for (const useHook of [useAnimateLine, useAnimateArea])
      expect(keysOf(read(() => useHook({ d: 'M0,0', skipAnimation: true })))).toEqual([
        'd',
        'ref',
      ]);
    expect(keysOf(read(() => useAnimatePieArc(arc)))).toEqual(['d', 'ref', 'visibility']);
    expect(keysOf(read(() => useAnimatePieArcLabel(arc)))).toEqual(['ref', 'x', 'y']);
  },
);

claim(
  'useAnimate starts at initialProps, or at the current values',
  {
    'charts/animation': [
      'initialProps | sets the props from which the first animation starts; without them, that animation is skipped',
      'skip | turns the animation off if true; pass skipAnimation here',
    ],
  },
  () => {
    const options = {
      createInterpolator: (from: { x: number }, to: { x: number }) => (time: number) => ({
        x: from.x + (to.x - from.x) * time,
      }),
      transformProps: (props: { x: number }) => props,
      applyProps: () => {},
    };
    const start = (more: object) =>
      read(() => useAnimate({ x: 9 }, { ...options, ...more })).x;
    expect(start({})).toBe(9);
    expect(start({ initialProps: { x: 2 } })).toBe(2);
    expect(start({ initialProps: { x: 2 }, skip: true })).toBe(9);
  },
);
