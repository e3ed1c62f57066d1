import * as material from '@mui/material/locale';
import * as charts from '@mui/x-charts/locales';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';

/** What a package has of a language. */
export interface Coverage {
  /** Name of the export. */
  name: string;
  /** Texts that are there, and those that English has besides. */
  present: string[];
  missing: string[];
}

/** The bundles of a language, by package; one that has none is left out. */
export interface LanguageBundles {
  /** As BCP 47 writes it: `pt-BR`. */
  tag: string;
  packages: Partial<Record<BundlePackage, Coverage>>;
}

type Bundle = { components?: Record<string, { defaultProps?: object }> };

/** Where each package has its bundles, in the order of the table. */
export const BUNDLE_PACKAGES = {
  material: '@mui/material/locale',
  grid: '@mui/x-data-grid/locales',
  pickers: '@mui/x-date-pickers/locales',
  charts: '@mui/x-charts/locales',
} as const;
export type BundlePackage = keyof typeof BUNDLE_PACKAGES;

const MODULES: Record<BundlePackage, object> = { material, grid, pickers, charts };

/** Names that say the language in another way than the others do. */
const TAGS: Readonly<Record<string, string>> = {
  mk: 'mk-MK',
  kzKZ: 'kk-KZ',
  kuCKB: 'ckb',
  kuLatn: 'ku-Latn',
};
const ENGLISH = 'enUS';
const LOCALE = /^[a-z]{2}(?:[A-Z]{2}|CKB|Latn)?$/;

/** All bundles of the installed packages, by language; English is what components say anyway. */
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

/** Material UI has no English bundle: what any of its bundles has is what there is. */
function listAllTexts(
  key: BundlePackage,
  bundles: readonly [string, Bundle][],
): string[] {
  const english = bundles.find(([name]) => name === ENGLISH)?.[1];
  const sources =
    key === 'material' ? bundles.map(([, bundle]) => bundle) : [english ?? {}];
  return [...new Set(sources.flatMap((bundle) => listTexts(key, bundle)))].sort();
}

/** Material UI has its texts in several components, the others in one prop of one. */
const listTexts = (key: BundlePackage, { components = {} }: Bundle): string[] =>
  Object.entries(components).flatMap(([component, { defaultProps = {} }]) =>
    key === 'material'
      ? Object.keys(defaultProps).map((prop) => `${component.replace('Mui', '')}.${prop}`)
      : Object.keys((defaultProps as { localeText?: object }).localeText ?? {}),
  );
