import * as material from '@mui/material/locale';
import * as charts from '@mui/x-charts/locales';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';

/** The texts that a package has in a language. */
export interface Coverage {
  /** Name of the export. */
  name: string;
  /** The existing texts, and those that only exist in English. */
  present: string[];
  missing: string[];
}

/** The bundles of a language, by package; packages without one are omitted. */
export interface LanguageBundles {
  /** BCP 47 tag: `pt-BR`. */
  tag: string;
  packages: Partial<Record<BundlePackage, Coverage>>;
}

type Bundle = { components?: Record<string, { defaultProps?: object }> };

/** Location of each package's bundles, in the order of the table. */
export const BUNDLE_PACKAGES = {
  material: '@mui/material/locale',
  grid: '@mui/x-data-grid/locales',
  pickers: '@mui/x-date-pickers/locales',
  charts: '@mui/x-charts/locales',
} as const;
export type BundlePackage = keyof typeof BUNDLE_PACKAGES;

const MODULES: Record<BundlePackage, object> = { material, grid, pickers, charts };

/** Tags of bundle names that do not follow the common pattern. */
const TAGS: Readonly<Record<string, string>> = {
  mk: 'mk-MK',
  kzKZ: 'kk-KZ',
  kuCKB: 'ckb',
  kuLatn: 'ku-Latn',
};
const ENGLISH = 'enUS';
const LOCALE = /^[a-z]{2}(?:[A-Z]{2}|CKB|Latn)?$/;

/**
 * Reads all bundles of the installed packages, by language; English is the default of
 * components.
 */
export function readBundles(): LanguageBundles[] {
  const languages = new Map<string, LanguageBundles>();
  for (const key of Object.keys(MODULES) as BundlePackage[]) {
    const bundles = listBundles(MODULES[key]);
    const all = listAllTexts(key, bundles);
    for (const [name, bundle] of bundles) {
      if (name === ENGLISH) continue;
      const tag = TAGS[name] ?? name.replace(/(?<=^..)(?=[A-Z])/, '-');
      const language = languages.get(tag) ?? { tag, packages: {} };
      languages.set(tag, language);
      const present = new Set(listTexts(key, bundle));
      language.packages[key] = {
        name,
        present: all.filter((text) => present.has(text)),
        missing: all.filter((text) => !present.has(text)),
      };
    }
  }
  return [...languages.values()].sort((one, other) => (one.tag < other.tag ? -1 : 1));
}

const listBundles = (module: object): [string, Bundle][] =>
  (Object.entries(module) as [string, Bundle][]).filter(
    ([name, bundle]) => LOCALE.test(name) && typeof bundle === 'object' && bundle,
  );

/** Material UI has no English bundle, so the union of all its bundles is used. */
function listAllTexts(
  key: BundlePackage,
  bundles: readonly [string, Bundle][],
): string[] {
  const english = bundles.find(([name]) => name === ENGLISH)?.[1];
  const sources =
    key === 'material' ? bundles.map(([, bundle]) => bundle) : [english ?? {}];
  return [...new Set(sources.flatMap((bundle) => listTexts(key, bundle)))].sort();
}

/**
 * Material UI has its texts in several components, the other packages in one prop of one
 * component.
 */
const listTexts = (key: BundlePackage, { components = {} }: Bundle): string[] =>
  Object.entries(components).flatMap(([component, { defaultProps = {} }]) =>
    key === 'material'
      ? Object.keys(defaultProps).map((prop) => `${component.replace('Mui', '')}.${prop}`)
      : Object.keys((defaultProps as { localeText?: object }).localeText ?? {}),
  );
