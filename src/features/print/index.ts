/**
 * Client module: starts all demos before they are printed, in the light scheme. The rest
 * of the page needs no script: see `src/css/print.css` and `plugins/theming/paperPlugin`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createPaperScheme } from './createPaperScheme';
import { isPrintKey } from '../../lib/shortcuts';
import { listWaiting } from './waitingDemos';

if (ExecutionEnvironment.canUseDOM) startPrinting();

function startPrinting(): void {
  const paper = createPaperScheme(document.documentElement);
  window.addEventListener('beforeprint', paper.start);
  window.addEventListener('afterprint', paper.end);
  // For tools that need the print version of a page.
  window
    .matchMedia('print')
    .addEventListener?.('change', ({ matches }) =>
      matches ? paper.start() : paper.end(),
    );

  // The browser's menu prints immediately; the shortcut leaves time for demos off screen.
  window.addEventListener('keydown', (event) => {
    if (!isPrintKey(event, navigator.platform)) return;
    if (listWaiting(document).length === 0) return;
    // The second time it is printed as it is.
    if ('printing' in document.documentElement.dataset) return;
    event.preventDefault();
    import('./printWhole').then(
      ({ printWhole }) => printWhole(window),
      () => window.print(),
    );
  });
}
