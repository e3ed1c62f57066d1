import { useEffect, useState, type ComponentType } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenIdle } from '../../components/whenIdle';
import type { SiteConfig } from '../../types/siteConfig';
import type { PageFeedbackProps } from './PageFeedback';
import styles from './Feedback.module.css';

/** The place at a page's end where readers are asked; nothing where nobody would hear them. */
export function Feedback() {
  const { siteConfig } = useDocusaurusContext();
  const { feedbackEndpoint } = siteConfig.customFields as unknown as SiteConfig;
  return feedbackEndpoint ? <LateFeedback endpoint={feedbackEndpoint} /> : null;
}

/** The question comes with a script of its own, into a place that has its height already. */
function LateFeedback({ endpoint }: PageFeedbackProps) {
  const [Content, setContent] = useState<ComponentType<PageFeedbackProps>>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./PageFeedback')
          .then(({ PageFeedback }) => setContent(() => PageFeedback))
          .catch(() => undefined); // Out of reach: nobody is asked.
      }),
    [],
  );
  return <div className={styles.place}>{Content && <Content endpoint={endpoint} />}</div>;
}
