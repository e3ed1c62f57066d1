// Wraps the stock providers to keep Docusaurus's color mode and the stored mode one thing, and
// to say on every page which product it belongs to.
import Provider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { ProductMeta } from '@site/src/components/ProductMeta';
import { ColorModeBridge } from '@site/src/features/preferences';

export default function LayoutProviderWrapper({ children }: Props) {
  return (
    <Provider>
      <ColorModeBridge />
      <ProductMeta />
      {children}
    </Provider>
  );
}
