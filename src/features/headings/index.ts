/** Client module: clicking a heading's link copies its address. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { createHeadingLinks } from './createHeadingLinks';
import './headings.css';

if (ExecutionEnvironment.canUseDOM) {
  createHeadingLinks({
    document,
    getText: () =>
      translate({
        id: 'headings.Link.copied',
        message: 'Link copied',
        description: 'Shown and announced after a click on the link of a heading',
      }),
  });
}
