// Wraps the original providers to synchronize Docusaurus's color mode with the stored
// mode, and to add the product's meta tags to every page.
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
