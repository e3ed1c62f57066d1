import Head from '@docusaurus/Head';
import { getMarkdownPath } from '../../lib/getMarkdownPath';

/** Tells machines in the head of a page where its Markdown is. */
export function MarkdownLink({ path }: { path: string }) {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />
    </Head>
  );
}
