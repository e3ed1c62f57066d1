import { useState, useSyncExternalStore } from 'react';
import { getOwn } from '../../lib/getOwn';
import { createStorageSlot } from '../../lib/storageSlot';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../types/page';
import { readPackageName, type Level } from './readPackageName';

const BROWSER = { getStorage: () => localStorage, getEvents: () => window };
const nothing = (): null => null;

/** The chosen package, stored beside the tabs of the framework. */
const packageSlot = createStorageSlot(
  'docusaurus.tab.package',
  (name) => (PRODUCT_FOLDERS.includes(readPackageName(name).product) ? name : null),
  BROWSER,
);

export interface PackageChoice {
  product: ProductFolder;
  level: Level;
  choose: (product: ProductFolder, level: Level) => void;
}

/** The product and the plan that the reader chose last, on any page. */
export function usePackageChoice(): PackageChoice {
  const saved = useSyncExternalStore(packageSlot.listen, packageSlot.get, nothing);
  // Also holds where storage is blocked.
  const [chosen, setChosen] = useState<string>();
  return {
    ...readPackageName(chosen ?? saved ?? '@mui/x-data-grid'),
    choose: (product, level) => {
      const name = `@mui/x-${product}${level === 'community' ? '' : `-${level}`}`;
      packageSlot.set(name);
      setChosen(name);
    },
  };
}

/** What each package manager calls the command that adds packages. */
const ADD_COMMANDS = { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add' };

/** Written by the tabs of the commands that `npm2yarn` converts. */
const managerSlot = createStorageSlot(
  'docusaurus.tab.npm2yarn',
  (name) => getOwn(ADD_COMMANDS, name) ?? null,
  BROWSER,
);

/** The command that adds packages with the package manager that the reader chose last. */
export const useAddCommand = (): string =>
  useSyncExternalStore(managerSlot.listen, managerSlot.get, nothing) ?? ADD_COMMANDS.npm;
