import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import { PlanBadge } from '@site/src/components/PlanBadge';
import type { Plan } from '@site/src/types/plan';
import styles from './styles.module.css';

/** Title, plan and lead of a page. The lead is the description that search results show. */
export function PageHeader() {
  const { metadata, frontMatter } = useDoc();
  const { plan } = frontMatter as { plan?: Plan };
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {metadata.title}
        {plan && (
          <>
            {' '}
            <PlanBadge plan={plan} />
          </>
        )}
      </Heading>
      <p className={styles.lead}>{metadata.description}</p>
    </header>
  );
}
