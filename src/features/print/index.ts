/** Client module: a page on paper is white, and has all of its demos. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { createPaperScheme } from './createPaperScheme';
import { isPrintKey } from './isPrintKey';
import { listWaiting } from './listWaiting';
import { markUndrawn } from './markUndrawn';

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
  // For tools that show a page as it is printed.
  window
    .matchMedia('print')
    .addEventListener?.('change', ({ matches }) => (matches ? start() : end()));

  // A menu of the browser prints at once; the key leaves time for demos that are out of sight.
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
