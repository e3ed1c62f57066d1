// Wraps the original footer to ask above it whether the page helped.
import DocItemFooter from '@theme-original/DocItem/Footer';
import { Feedback } from '@site/src/features/feedback';

export default function DocItemFooterWrapper() {
  return (
    <>
      <Feedback />
      <DocItemFooter />
    </>
  );
}
