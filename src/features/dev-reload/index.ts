import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { reloadWhenMended } from './reloadWhenMended';

if (ExecutionEnvironment.canUseDOM)
  reloadWhenMended(window, () => window.location.reload());
