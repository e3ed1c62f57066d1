import { useEffect, useRef, useState } from 'react';
import { checkSources, type ChosenFile, type Progress } from './checkSources';
import type { Checker } from './connectChecker';
import { saveReport } from './savedReport';

export interface UpgradeCheckState {
  /** undefined if no check is running. */
  progress: Progress | undefined;
  /** Whether the last check could not start. */
  hasFailed: boolean;
  check: (files: readonly ChosenFile[]) => void;
}

/**
 * Runs checks one at a time, and saves their reports; a new check ends the previous one.
 * @param urls addresses of the changes
 */
export function useUpgradeCheck(urls: readonly string[]): UpgradeCheckState {
  const [progress, setProgress] = useState<Progress>();
  const [hasFailed, setFailed] = useState(false);
  const checker = useRef<Promise<Checker>>(undefined);
  const running = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      checker.current?.then(
        ({ close }) => close(),
        () => undefined,
      );
      checker.current = undefined;
    },
    [],
  );

  const run = async (files: readonly ChosenFile[]): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setFailed(false);
    setProgress({ done: 0, total: files.length });
    try {
      checker.current ??= import('./connectChecker').then(({ connectChecker }) =>
        connectChecker(urls),
      );
      const reports = await checkSources(files, await checker.current, {
        onProgress: (now) => {
          if (!signal.aborted) setProgress(now);
        },
        signal,
      });
      if (!signal.aborted) saveReport({ reports, done: [] });
    } catch {
      if (signal.aborted) return;
      // The next check starts another worker.
      checker.current = undefined;
      setFailed(true);
    }
    if (!signal.aborted) setProgress(undefined);
  };

  return { progress, hasFailed, check: (files) => void run(files) };
}
