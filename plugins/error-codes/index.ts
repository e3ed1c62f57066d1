import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ErrorCode } from '../../src/types/errorCode';
import { collectErrorCodes } from './collectErrorCodes';

/**
 * Writes the error codes of the installed packages to
 * `@generated/error-codes/default/codes.json`, which is only imported by the page that
 * explains them.
 */
export default function errorCodesPlugin({ siteDir }: LoadContext): Plugin<ErrorCode[]> {
  return {
    name: 'error-codes',
    loadContent: async () => collectErrorCodes(path.join(siteDir, 'node_modules')),
    async contentLoaded({ content, actions }) {
      await actions.createData('codes.json', content);
    },
  };
}
