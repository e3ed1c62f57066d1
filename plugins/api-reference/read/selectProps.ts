import ts from 'typescript';
import { findPropTypes } from './findPropTypes';
import { getDefaultProps } from './getPropsTypes';
import type { ApiExport } from '../model';
import type { PrintContext } from '../print/printContext';
import { readJsDoc, type JsDoc } from './readJsDoc';
import { readMembers, type Member } from './readMembers';

/** A prop that the page lists, with its documentation. */
export interface SelectedProp {
  member: Member;
  doc: JsDoc;
}

/**
 * Selects the props that a page lists. The published prop types of a component contain
 * its own props, without the ones it passes on to an element. Of those, the page lists
 * the described ones, the required ones and the deprecated ones, even if they only have a
 * deprecation note. Without prop types, it lists the props that the documented packages
 * declare and describe.
 */
export function selectProps(
  entry: ApiExport,
  members: ReadonlyMap<string, Member>,
  context: PrintContext,
): SelectedProp[] {
  const propTypes = findPropTypes(entry);
  return propTypes
    ? selectPublished(propTypes, withDefaults(entry, members, propTypes))
    : [...members.values()].flatMap((member) => {
        const declarations = member.declarations.filter((node) =>
          context.isOwn(node.getSourceFile().fileName),
        );
        const doc = readJsDoc(declarations);
        return isListed(doc, false) ? [{ member, doc }] : [];
      });
}

/** Adds members that are in the published prop types but hidden by type parameters. */
function withDefaults(
  entry: ApiExport,
  members: ReadonlyMap<string, Member>,
  { properties }: ts.ObjectLiteralExpression,
): ReadonlyMap<string, Member> {
  if (properties.every(({ name }) => !name || members.has(name.getText())))
    return members;
  return new Map([
    ...readMembers(getDefaultProps(entry), entry.level.checker),
    ...members,
  ]);
}

function selectPublished(
  propTypes: ts.ObjectLiteralExpression,
  members: ReadonlyMap<string, Member>,
): SelectedProp[] {
  return propTypes.properties
    .flatMap((property): SelectedProp[] => {
      if (!ts.isPropertyAssignment(property)) return [];
      const name = property.name.getText().replace(/^'|'$/g, '');
      const member = members.get(name);
      const published = readJsDoc([property]);
      const isRequired = property.initializer.getText().endsWith('.isRequired');
      if (!member || !isListed(published, isRequired)) return [];
      return [{ member, doc: mergeDocs(readJsDoc(member.declarations), published) }];
    })
    .sort((a, b) => (a.member.name < b.member.name ? -1 : 1));
}

const isListed = (doc: JsDoc, isRequired: boolean): boolean =>
  !doc.ignored && (doc.description !== '' || doc.deprecated !== null || isRequired);

/** Parameters come from the declaration; the published comment fills in missing parts. */
const mergeDocs = (declared: JsDoc, published: JsDoc): JsDoc => ({
  ...declared,
  description: published.description || declared.description,
  default: published.default ?? declared.default,
  deprecated: published.deprecated ?? declared.deprecated,
  params: declared.params.size > 0 ? declared.params : published.params,
  returns: declared.returns || published.returns,
});

/**
 * Whether a component documents any prop, which decides whether an unlisted export gets a
 * page.
 */
export const hasDocumentedProps = (entry: ApiExport): boolean =>
  (findPropTypes(entry)?.properties ?? []).some((property) => {
    const doc = readJsDoc([property]);
    return doc.description !== '' && !doc.ignored;
  });
