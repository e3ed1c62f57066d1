/** Loaded with the first demo that comes into sight: MUI's runtime is not in a page's script. */
import type { ComponentType } from 'react';
import type { EmotionCache } from '@emotion/react';
import { createEmotionCache } from '../../../design/createEmotionCache';
import type { ColorScheme, Direction } from '../../../design/tokens';
import { DemoProviders } from '../DemoProviders';
import { DemoErrorBoundary } from './DemoErrorBoundary';

const caches: Partial<Record<Direction, EmotionCache>> = {};
const cacheFor = (direction: Direction): EmotionCache =>
  (caches[direction] ??= createEmotionCache(direction));

export interface LiveDemoProps {
  /** Name of the demo, for the message when it throws. */
  name: string;
  component: ComponentType;
  scheme: ColorScheme;
  direction: Direction;
}

/** A running demo inside the site's theme, with its errors kept to its own box. */
export function LiveDemo({
  name,
  component: Component,
  scheme,
  direction,
}: LiveDemoProps) {
  return (
    <DemoErrorBoundary name={name}>
      <DemoProviders scheme={scheme} direction={direction} cache={cacheFor(direction)}>
        <Component />
      </DemoProviders>
    </DemoErrorBoundary>
  );
}
