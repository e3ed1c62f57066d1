import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createCopyHelper } from './createCopyHelper';

if (ExecutionEnvironment.canUseDOM) {
  createCopyHelper({
    document,
    writeText: (text) => navigator.clipboard.writeText(text),
    setTimeout: (action, ms) => window.setTimeout(action, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
  });
}
