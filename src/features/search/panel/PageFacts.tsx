import { PlanBadge } from '../../../components/PlanBadge';
import { getProductName } from '../../../components/getProductName';
import type { HitGroup } from './groupHits';
import styles from './results.module.css';

export type PageFactsProps = Pick<HitGroup, 'product' | 'major' | 'plan'>;

/** Product, version and plan of a hit's page. */
export function PageFacts({ product, major, plan }: PageFactsProps) {
  return (
    <span className={styles.facts}>
      {plan && <PlanBadge plan={plan} plain />}
      <span>
        {product && `${getProductName(product)} · `}v{major}
      </span>
    </span>
  );
}
