import { getNewIssueUrl } from '../../../lib/getNewIssueUrl';
import type { DemoModule } from '../../../types/demo';

/**
 * Address of a new issue about a demo that threw, prefilled with the known details.
 * @param page address of the page with the demo
 */
export const getIssueUrl = (
  repoUrl: string,
  demo: DemoModule,
  error: Error,
  page: string,
): string =>
  getNewIssueUrl(
    repoUrl,
    `Demo ${demo.id} throws: ${error.message}`,
    [
      `Page: ${page}`,
      `Source: ${demo.source}`,
      '',
      '```',
      error.stack ?? error.message,
      '```',
    ].join('\n'),
  );
