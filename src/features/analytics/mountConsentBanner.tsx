import { createRoot } from 'react-dom/client';
import type { ConsentChoice } from '../../config/analytics';
import { ConsentBanner } from './ConsentBanner';

/** Renders the banner outside the page's own tree, which is independent of it. */
export function mountConsentBanner(
  onChoose: (choice: ConsentChoice) => void,
): () => void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<ConsentBanner onChoose={onChoose} />);
  return () => {
    root.unmount();
    host.remove();
  };
}
