import { useEffect, useState, type ComponentType } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenIdle } from '../../components/whenIdle';
import type { SiteConfig } from '../../types/siteConfig';
import type { PageFeedbackProps } from './PageFeedback';
import styles from './Feedback.module.css';

/**
 * The feedback section at the end of a page; renders nothing if no endpoint is
 * configured.
 */
export function Feedback() {
  const { siteConfig } = useDocusaurusContext();
  const { feedbackEndpoint } = siteConfig.customFields as unknown as SiteConfig;
  return feedbackEndpoint ? <LateFeedback endpoint={feedbackEndpoint} /> : null;
}

/** The question is loaded separately, into a box with a reserved height. */
function LateFeedback({ endpoint }: PageFeedbackProps) {
  const [Content, setContent] = useState<ComponentType<PageFeedbackProps>>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./PageFeedback')
          .then(({ PageFeedback }) => setContent(() => PageFeedback))
          .catch(() => undefined); // Failed to load: the page has no feedback form.
      }),
    [],
  );
  return <div className={styles.place}>{Content && <Content endpoint={endpoint} />}</div>;
}
