/** Client module: a dark page is printed on white paper. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createPaperScheme } from './createPaperScheme';

if (ExecutionEnvironment.canUseDOM) {
  const paper = createPaperScheme(document.documentElement);
  window.addEventListener('beforeprint', paper.start);
  window.addEventListener('afterprint', paper.end);
  // For tools that show a page as it is printed.
  window
    .matchMedia('print')
    .addEventListener?.('change', ({ matches }) =>
      matches ? paper.start() : paper.end(),
    );
}
