import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { track } from '../analytics';
import { getCopyHint } from '../../lib/shortcuts';
import { createCopyHelper } from './createCopyHelper';

if (ExecutionEnvironment.canUseDOM) {
  createCopyHelper({
    document,
    onCopied: (action) => track('action', { category: 'code', action }),
    hint: getCopyHint(navigator.platform),
  });
}
