import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { PageBar } from '@site/src/components/PageBar';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { ProductMeta } from '@site/src/components/ProductMeta';
import { useChunk } from '@site/src/components/useChunk';
import { loadPlayground } from '@site/src/features/playground';
import { SettingsButton } from '@site/src/features/preferences';
import { SearchLink } from '@site/src/features/search';

/**
 * The playground is outside the site's layout: the whole page belongs to one demo. It
 * depends on the address, which the server does not know, so it only renders in the
 * browser.
 */
export default function PlaygroundPage() {
  const { value: loaded, attempt } = useChunk(loadPlayground);
  const title = translate({
    id: 'playground.Page.title',
    message: 'Playground',
    description: 'Title of the page on which any demo can be edited',
  });
  const siteTools = (
    <>
      <SearchLink />
      <SettingsButton />
    </>
  );
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'playground.Page.description',
          message: 'Edit any demo of this documentation and share the result.',
          description: 'Description of the playground page for search engines',
        })}
      />
      <ProductMeta />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {loaded ? (
        <loaded.Playground siteTools={siteTools} />
      ) : (
        <>
          <PageBar>{siteTools}</PageBar>
          <main style={{ padding: '1rem 1.5rem' }}>
            {/* As large as the title of a demo, which follows. */}
            <h1 style={{ margin: 0, fontSize: '1.5rem' }}>{title}</h1>
            <noscript>
              {translate({
                id: 'playground.Page.noScript',
                message: 'The playground needs JavaScript.',
                description: 'Shown where scripts are turned off',
              })}
            </noscript>
            <LoadFailure
              text={translate({
                id: 'playground.Page.failed',
                message: 'The playground could not be loaded.',
                description:
                  'Stands on the playground page when its script does not arrive',
              })}
              attempt={attempt}
            />
          </main>
        </>
      )}
    </>
  );
}
