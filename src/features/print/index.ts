/** Client module: prints pages in the light scheme and with all demos. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { createPaperScheme } from './createPaperScheme';
import { isPrintKey } from '../../lib/shortcuts';
import { listWaiting, markUndrawn } from './waitingDemos';

if (ExecutionEnvironment.canUseDOM) startPrinting();

function startPrinting(): void {
  const paper = createPaperScheme(document.documentElement);
  let unmark: (() => void) | undefined;
  const start = (): void => {
    paper.start();
    unmark ??= markUndrawn(
      document,
      translate({
        id: 'print.Demo.notDrawn',
        message: 'This demo was not running when the page was printed.',
        description: 'On paper, in the place of a demo that has drawn nothing yet',
      }),
    );
  };
  const end = (): void => {
    paper.end();
    unmark?.();
    unmark = undefined;
  };
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  // For tools that need the print version of a page.
  window
    .matchMedia('print')
    .addEventListener?.('change', ({ matches }) => (matches ? start() : end()));

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
