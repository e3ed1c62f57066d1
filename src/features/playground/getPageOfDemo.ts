import { dropBase } from '../../lib/dropBase';
import { getPathnameOfDoc } from '../../lib/getPathnameOfDoc';

/** Demos of an older version have it before their name; its pages lie below a base of their own. */
const VERSION = /^v\d+\//;

/** Address of the page that a demo belongs to, at the demo itself, below the site's base. */
export function getPageOfDemo(id: string): string {
  const [name = '', topic = '', ...rest] = id.replace(VERSION, '').split('/').reverse();
  const doc = [...rest.reverse(), topic, topic].join('/');
  return `${dropBase(getPathnameOfDoc(doc))}/#${name}.tsx`;
}
