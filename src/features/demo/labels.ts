import { translate } from '@docusaurus/Translate';

/** Texts shown in place of a part of a demo that failed to load. */
export const labels = {
  noDemo: () =>
    translate({
      id: 'demo.DemoStage.failed',
      message: 'This demo could not be loaded.',
      description:
        'Stands below a demo that cannot run, because its script did not arrive',
    }),
  notDrawn: () =>
    translate({
      id: 'print.Demo.notDrawn',
      message: 'This demo was not running when the page was printed.',
      description: 'On paper, in the place of a demo that has drawn nothing yet',
    }),
  noTools: () =>
    translate({
      id: 'demo.Demo.noTools',
      message: 'The tools and the code of this demo could not be loaded.',
      description: 'Shown instead of the toolbar of a demo',
    }),
  noCode: () =>
    translate({
      id: 'demo.Demo.noCode',
      message: 'The code of this demo could not be loaded.',
      description: 'Shown instead of the code of a demo',
    }),
};
