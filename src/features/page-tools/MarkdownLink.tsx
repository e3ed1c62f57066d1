import Head from '@docusaurus/Head';
import { getMarkdownPath } from '../../lib/getMarkdownPath';

/** Links to the page's Markdown in its head, for machines. */
export function MarkdownLink({ path }: { path: string }) {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />
    </Head>
  );
}
