import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Redirects the base address to the introduction, with or without JavaScript. */
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
