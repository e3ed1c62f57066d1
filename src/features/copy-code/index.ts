import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { track } from '../analytics';
import { getCopyHint } from './copyHint';
import { createCopyHelper } from './createCopyHelper';

if (ExecutionEnvironment.canUseDOM) {
  createCopyHelper({
    document,
    writeText: (text) => navigator.clipboard.writeText(text),
    setTimeout: (action, ms) => window.setTimeout(action, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
    onCopied: (action) => track('action', { category: 'code', action }),
    hint: getCopyHint(navigator.platform),
  });
}
