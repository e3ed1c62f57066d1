import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { reloadWhenFixed } from './reloadWhenFixed';

if (ExecutionEnvironment.canUseDOM)
  reloadWhenFixed(window, () => window.location.reload());
