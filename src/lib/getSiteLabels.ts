import { SITE_LABELS, type SiteLabelKey } from '../config/siteLabels';
import { createLabelReader } from './createLabelReader';

const readLabel = createLabelReader<SiteLabelKey>(SITE_LABELS);

/** Looks up texts of the site's configuration in one language; React code has `translate`. */
export const getSiteLabels =
  (language: string) =>
  (key: SiteLabelKey): string =>
    readLabel(language, key);
