import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The base address leads to the introduction, with and without scripts. */
export default function Home() {
  const target = useBaseUrl('/introduction/');
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
      </Head>
      <a href={target}>{target}</a>
      <Redirect to={target} />
    </>
  );
}
