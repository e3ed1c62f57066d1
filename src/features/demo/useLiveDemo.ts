import { useEffect, useState, type ComponentType } from 'react';
import type { DemoVariant } from '../../types/demo';
import type { LiveDemoProps } from './live/LiveDemo';

interface Loaded {
  variant: DemoVariant;
  Shell: ComponentType<LiveDemoProps>;
  component: ComponentType;
}

/**
 * Loads a demo's module and the shell it runs in.
 * @param wanted loading starts when this turns true
 * @param beforeSwap called when all is loaded, while the static HTML still stands
 * @returns undefined until both are there; the last loaded variant while another loads
 */
export function useLiveDemo(
  variant: DemoVariant,
  wanted: boolean,
  beforeSwap: () => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void Promise.all([import('./live/LiveDemo'), variant.load()]).then(
      ([shell, module]) => {
        if (!current) return;
        beforeSwap();
        setLoaded({ variant, Shell: shell.LiveDemo, component: module.default });
      },
    );
    return () => {
      current = false;
    };
  }, [variant, wanted, beforeSwap]);
  return loaded;
}
