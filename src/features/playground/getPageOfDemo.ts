import { dropBase } from '../../lib/dropBase';
import { getPathnameOfDoc } from '../../lib/getPathnameOfDoc';
import { withoutVersion } from './withoutVersion';

/** Address of a demo on its page, below the site's base. */
export function getPageOfDemo(id: string): string {
  const [name = '', topic = '', ...rest] = withoutVersion(id).split('/').reverse();
  const doc = [...rest.reverse(), topic, topic].join('/');
  return `${dropBase(getPathnameOfDoc(doc))}/#${name}.tsx`;
}
