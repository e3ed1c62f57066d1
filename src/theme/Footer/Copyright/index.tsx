// Replaces the original line, which is plain text, by brand, version, license and
// languages.
import type { Props } from '@theme/Footer/Copyright';
import { FooterEnd } from '@site/src/features/footer';

export default function FooterCopyright({ copyright }: Props) {
  return <FooterEnd license={copyright} />;
}
