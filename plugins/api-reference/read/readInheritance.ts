import path from 'node:path';
import ts from 'typescript';
import type { ApiInheritance } from '../../../src/types/api';
import type { PrintContext } from '../print/printContext';
import type { Member } from './readMembers';

/** Fewer unlisted props than this do not justify naming a base component. */
const MIN_INHERITED = 3;
/** An element passes on dozens of attributes. */
const MIN_ATTRIBUTES = 30;
const REFERENCE = 'https://developer.mozilla.org/en-US/docs/Web';

/**
 * Finds the source of the props that a page does not list: a base component or an
 * element.
 */
export function readInheritance(
  members: ReadonlyMap<string, Member>,
  listed: ReadonlySet<string>,
  context: PrintContext,
): ApiInheritance | null {
  const bases = new Map<string, number>();
  const attributes = new Map<string, number>();
  for (const member of members.values()) {
    if (listed.has(member.name)) continue;
    const declaration = member.declarations[0];
    const file = declaration?.getSourceFile().fileName;
    if (!declaration || !file || context.isOwn(file)) continue;
    const [, base] = /@mui\/material\/(?:esm\/)?([A-Z]\w+)\//.exec(file) ?? [];
    if (base) bases.set(base, (bases.get(base) ?? 0) + 1);
    const owner = getOwner(declaration);
    if (file.includes('@types/react'))
      attributes.set(owner, (attributes.get(owner) ?? 0) + 1);
  }
  const [base] = [...bases].filter(([, count]) => count >= MIN_INHERITED).sort(byCount);
  if (base) return describeBase(base[0]);
  return describeAttributes(attributes);
}

const byCount = (a: [string, number], b: [string, number]) =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

const getOwner = (node: ts.Declaration): string =>
  ts.isInterfaceDeclaration(node.parent) ? node.parent.name.text : '';

function describeBase(name: string): ApiInheritance {
  const slug = name.replace(/\B([A-Z])/g, '-$1').toLowerCase();
  return {
    name,
    module: path.posix.join('@mui/material', name),
    href: `https://mui.com/material-ui/api/${slug}/`,
  };
}

/** SVG and HTML elements share most attributes; the rarer ones distinguish them. */
function describeAttributes(
  attributes: ReadonlyMap<string, number>,
): ApiInheritance | null {
  const total = [...attributes.values()].reduce((sum, count) => sum + count, 0);
  if (total < MIN_ATTRIBUTES) return null;
  if (attributes.has('SVGAttributes')) {
    return {
      name: 'SVG attributes',
      module: null,
      href: `${REFERENCE}/SVG/Reference/Attribute`,
    };
  }
  const href = `${REFERENCE}/HTML/Reference/Global_attributes`;
  return { name: 'HTML attributes', module: null, href };
}
