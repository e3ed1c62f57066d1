/** Client module: keyboard shortcuts that move from demo to demo. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { jumpToDemo } from './jumpToDemo';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (jumpToDemo(event)) event.preventDefault();
  });
}
