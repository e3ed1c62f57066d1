import { dropBase } from '../../lib/basePath';
import { getPathnameOfDoc } from '../../lib/docPaths';

/** Ids of demos in an older version start with the version. */
const VERSION = /^v\d+\//;

/** Removes the version from the id of a demo: `v7/charts/bars/BasicBars`. */
export const withoutVersion = (id: string): string => id.replace(VERSION, '');

/** Address of a demo on its page, below the site's base. */
export function getPageOfDemo(id: string): string {
  const [name = '', topic = '', ...rest] = withoutVersion(id).split('/').reverse();
  const doc = [...rest.reverse(), topic, topic].join('/');
  return `${dropBase(getPathnameOfDoc(doc))}/#${name}.tsx`;
}
