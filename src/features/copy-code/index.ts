import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { track } from '../analytics';
import { getCopyHint } from './copyHint';
import { createCopyHelper } from './createCopyHelper';

if (ExecutionEnvironment.canUseDOM) {
  createCopyHelper({
    document,
    onCopied: (action) => track('action', { category: 'code', action }),
    hint: getCopyHint(navigator.platform),
  });
}
