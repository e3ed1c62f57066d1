import { useEffect, useState } from 'react';
import { connectGuard } from './connectGuard';
import { createCodeGuard } from './createCodeGuard';
import type { FrameProblem } from './createFrameClient';
import type { SourceFile } from './protocol';

/**
 * Finds a syntax error in code that waits to be run.
 * @param isWaiting whether it is needed; otherwise, the frame reports problems
 */
export function useSyntaxProblem(
  files: SourceFile[],
  isWaiting: boolean,
): FrameProblem | undefined {
  const [problem, setProblem] = useState<FrameProblem>();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const guard = createCodeGuard(connectGuard);
    void guard.guard(files).then((result) => {
      if (!Array.isArray(result) && result.kind === 'syntax') setProblem(result);
    });
    return () => {
      guard.close();
      setProblem(undefined);
    };
  }, [isWaiting, files]);
  return problem;
}
