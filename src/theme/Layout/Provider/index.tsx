// Wraps the stock providers to keep Docusaurus's color mode and the stored mode one thing.
import Provider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { ColorModeBridge } from '@site/src/features/preferences';

export default function LayoutProviderWrapper({ children }: Props) {
  return (
    <Provider>
      <ColorModeBridge />
      {children}
    </Provider>
  );
}
