import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { ApiTab } from '@site/src/config/api';
import { AdSlot } from '@site/src/features/ads';
import { PlanBadge } from '@site/src/components/PlanBadge';
import { DocsTabs } from '@site/src/features/docs-tabs';
import type { Plan } from '@site/src/types/plan';
import styles from './styles.module.css';

interface PageFields {
  plan?: Plan;
  components?: string[];
  hooks?: string[];
  disableAd?: boolean;
}

/** Set by plugins/docs-tabs on the pages that are tabs of another one. */
interface TabFields {
  tab?: { name: ApiTab; title: string; path: string };
}

/** Title, plan and lead of a page. The lead is the description that search results show. */
export function PageHeader() {
  const { metadata, frontMatter } = useDoc();
  const { plan, components, hooks, disableAd } = frontMatter as PageFields;
  const { tab } = metadata as TabFields;
  return (
    <>
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          {tab?.title ?? metadata.title}
          {plan && (
            <>
              {' '}
              <PlanBadge plan={plan} />
            </>
          )}
        </Heading>
        <p className={styles.lead}>{metadata.description}</p>
        <DocsTabs
          path={tab?.path ?? metadata.permalink}
          components={components}
          hooks={hooks}
          active={tab?.name}
        />
      </header>
      <AdSlot disabled={disableAd} />
    </>
  );
}
