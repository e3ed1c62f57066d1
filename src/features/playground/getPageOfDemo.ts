import { dropBase } from '../../lib/dropBase';
import { getPathnameOfDoc } from '../../lib/getPathnameOfDoc';
import { withoutVersion } from './withoutVersion';

/** Address of the page that a demo belongs to, at the demo itself, below the site's base. */
export function getPageOfDemo(id: string): string {
  const [name = '', topic = '', ...rest] = withoutVersion(id).split('/').reverse();
  const doc = [...rest.reverse(), topic, topic].join('/');
  return `${dropBase(getPathnameOfDoc(doc))}/#${name}.tsx`;
}
