import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { ApiTab } from '@site/src/config/api';
import { BreakableName } from '@site/src/components/BreakableName';
import { PlanBadge } from '@site/src/components/PlanBadge';
import { DocsTabs } from '@site/src/features/api-tabs';
import { MarkdownLink, PageTools } from '@site/src/features/page-tools';
import { getTextLanguage } from '@site/src/lib/getTextLanguage';
import type { Plan } from '@site/src/types/plan';
import styles from './styles.module.css';

interface PageFields {
  plan?: Plan;
  components?: string[];
  hooks?: string[];
  /** What is in the site's language already, on pages of the reference, whose text is English. */
  translated?: readonly ('title' | 'description')[];
}

/** Set by plugins/docs/tabs on the pages that are tabs of another one. */
interface TabFields {
  tab?: { name: ApiTab; title: string; path: string };
}

/** Id of an element without content, behind all that a page shows above its text. */
const END_ID = 'page-head';

/** Title, plan and lead of a page. The lead is the description that search results show. */
export function PageHeader() {
  const { metadata, frontMatter } = useDoc();
  const { plan, components, hooks, translated } = frontMatter as PageFields;
  const { tab } = metadata as TabFields;
  const { currentLocale } = useDocusaurusContext().i18n;
  const textLanguage = getTextLanguage(metadata.source, currentLocale);
  return (
    <>
      {/* A page that is painted half read moves its navbar, sidebar and breadcrumbs with each
          part that comes. https://html.spec.whatwg.org/multipage/links.html#link-type-expect */}
      <Head>
        <link rel="expect" href={`#${END_ID}`} blocking="render" />
      </Head>
      <MarkdownLink path={metadata.permalink} />
      <header className={styles.header}>
        <div className={styles.top}>
          <Heading as="h1" className={styles.title}>
            {/* Apart from the badge, which stands behind it in either direction. */}
            <bdi lang={translated?.includes('title') ? undefined : textLanguage}>
              <BreakableName>{tab?.title ?? metadata.title}</BreakableName>
            </bdi>
            {plan && (
              <>
                {' '}
                <PlanBadge plan={plan} />
              </>
            )}
          </Heading>
          <PageTools key={metadata.permalink} path={metadata.permalink} />
        </div>
        {/* That of a tab is made by the build, in the language of the site. */}
        <p
          className={styles.lead}
          lang={tab || translated?.includes('description') ? undefined : textLanguage}
        >
          {metadata.description}
        </p>
        <DocsTabs
          path={tab?.path ?? metadata.permalink}
          components={components}
          hooks={hooks}
          active={tab?.name}
        />
      </header>
      <span id={END_ID} hidden />
    </>
  );
}
