import { translate } from '@docusaurus/Translate';

/** Texts shown in place of the notifications. */
export const labels = {
  loading: () =>
    translate({
      id: 'notifications.Center.loading',
      message: 'Loading the notifications…',
      description: 'Shown below the bell until the notifications are there',
    }),
  failed: () =>
    translate({
      id: 'notifications.Bell.failed',
      message: 'The notifications could not be loaded.',
      description: 'Shown below the navbar after a click on the bell',
    }),
};
