import type { DemoModule } from '../../../types/demo';

/**
 * Address of a new issue about a demo that threw, filled in with what is known.
 * @param page address at which it happened
 */
export function getIssueUrl(
  repoUrl: string,
  demo: DemoModule,
  error: Error,
  page: string,
): string {
  const url = new URL(`${repoUrl}/issues/new`);
  url.searchParams.set('title', `Demo ${demo.id} throws: ${error.message.slice(0, 100)}`);
  url.searchParams.set(
    'body',
    [
      `Page: ${page}`,
      `Source: ${demo.source}`,
      '',
      '```',
      (error.stack ?? error.message).slice(0, 2000),
      '```',
    ].join('\n'),
  );
  return url.href;
}
