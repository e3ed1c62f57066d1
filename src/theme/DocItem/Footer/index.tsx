// Wraps the original footer to ask above it whether the page helped, and to make its date
// a property of something.
import DocItemFooter from '@theme-original/DocItem/Footer';
import { Feedback } from '@site/src/features/feedback';

export default function DocItemFooterWrapper() {
  return (
    <>
      <Feedback />
      <div itemScope itemType="https://schema.org/WebPage">
        <DocItemFooter />
      </div>
    </>
  );
}
