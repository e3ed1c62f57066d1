import { useEffect, useState, type ComponentType } from 'react';
import type { DemoVariant } from '../../types/demo';
import type { LiveDemoProps } from './live/LiveDemo';

interface Loaded {
  variant: DemoVariant;
  Shell: ComponentType<LiveDemoProps>;
  component: ComponentType;
}

interface LiveDemoState {
  /** Undefined until all is there; the last loaded variant while another loads. */
  loaded: Loaded | undefined;
  /** Whether loading failed, for instance without a network. */
  failed: boolean;
}

/**
 * Loads a demo's module and the shell it runs in.
 * @param wanted loading starts when this turns true
 * @param beforeSwap called when all is loaded, while the static HTML still stands
 */
export function useLiveDemo(
  variant: DemoVariant,
  wanted: boolean,
  beforeSwap: () => void,
): LiveDemoState {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void Promise.all([import('./live/LiveDemo'), variant.load()]).then(
      ([shell, module]) => {
        if (!current) return;
        beforeSwap();
        setLoaded({ variant, Shell: shell.LiveDemo, component: module.default });
      },
      (error: unknown) => {
        if (current) setFailed(true);
        throw error; // The error page's part listens for parts that do not load.
      },
    );
    return () => {
      current = false;
    };
  }, [variant, wanted, beforeSwap]);
  return { loaded, failed };
}
