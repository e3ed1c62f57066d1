import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { getCopyHint } from './copyHint';
import { createCopyHelper } from './createCopyHelper';

if (ExecutionEnvironment.canUseDOM) {
  createCopyHelper({
    document,
    writeText: (text) => navigator.clipboard.writeText(text),
    setTimeout: (action, ms) => window.setTimeout(action, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
    hint: getCopyHint(navigator.platform),
  });
}
