import type ts from 'typescript';
import { classifyExport } from '../../plugins/api-reference/read/classifyExport';
import { getDeclaredType } from '../../plugins/api-reference/read/findExports';
import type { ApiExport, DraftPage } from '../../plugins/api-reference/model';
import { inner, START } from '../../plugins/api-reference/print/printContext';
import { printType } from '../../plugins/api-reference/print/printType';
import { readJsDoc } from '../../plugins/api-reference/read/readJsDoc';
import { readMembers } from '../../plugins/api-reference/read/readMembers';
import {
  createContext,
  readTypes,
  type ReadContext,
} from '../../plugins/api-reference/read/readTypes';
import type { ApiHookSignature, ApiProp } from '../../src/types/api';
import type { ExportKind, MemberKind } from '../../src/types/apiChange';
import type { ProductFolder } from '../../src/types/page';
import type { SurfaceExport, SurfaceMember } from './model';

/**
 * Reads the compared parts of an export.
 * @param all the export in each package, from the lowest plan to the highest
 */
export function readExport(
  name: string,
  all: readonly ApiExport[],
  product: ProductFolder,
  read: ReadContext,
): SurfaceExport {
  const [entry] = all;
  if (!entry) throw new Error(`api --diff: ${name} is exported by no package.`);
  const base = {
    packages: all.map((one) => one.package.name),
    modules: [...new Set(all.flatMap(({ modules }) => modules))].sort(),
    deprecated: readJsDoc(entry.symbol.declarations).deprecated,
    type: null,
    members: {},
  };
  const { checker } = entry.level;
  const print = (type: ts.Type, state = START) =>
    printType(type, createContext({ product, name }, entry, read), state);
  const kind = classifyExport(entry);
  if (kind === null)
    return { ...base, kind: 'value', type: print(checker.getTypeOfSymbol(entry.symbol)) };
  const declared = getDeclaredType(entry);
  const own = kind === 'interface' ? listOwnNames(declared, checker, read) : null;
  if (own?.size === 0)
    return { ...base, kind: 'type', type: print(declared, inner(START, declared)) };
  const page = { name, slug: '', kind, product, exports: [...all], absent: null };
  const draft = readTypes(page, read);
  const type = kind === 'hook' ? draft.signatures.map(printCall).join(' | ') : null;
  const members = listMembers(name, draft).filter(
    ([, { name: key }]) => own?.has(key) ?? true,
  );
  return { ...base, kind: KINDS[kind], type, members: Object.fromEntries(members) };
}

/** Members that the packages declare, without those of elements or strings. */
const listOwnNames = (
  type: ts.Type,
  checker: ts.TypeChecker,
  { isOwn }: ReadContext,
): ReadonlySet<string> =>
  new Set(
    [...readMembers([type], checker).values()]
      .filter(({ declarations }) =>
        declarations.some((node) => isOwn(node.getSourceFile().fileName)),
      )
      .map(({ name }) => name),
  );

const KINDS = {
  component: 'component',
  hook: 'hook',
  interface: 'type',
} as const satisfies Record<string, ExportKind>;

const printCall = ({ params, result }: ApiHookSignature): string => {
  const list = params.map(
    ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`,
  );
  return `(${list.join(', ')}) => ${result.type}`;
};

/** The API object of the grid, in each plan. */
const API_OBJECT = /^GridApi(Community|Pro|Premium)?$/;

function getMemberKind(name: string, { kind }: DraftPage): MemberKind {
  if (kind === 'component') return 'prop';
  if (name === 'GridEventLookup') return 'event';
  return API_OBJECT.test(name) ? 'method' : 'member';
}

function listMembers(name: string, page: DraftPage): [key: string, SurfaceMember][] {
  const fields = page.signatures.flatMap(({ params, result }) =>
    [...params, result].flatMap(({ members }) => Object.entries(members ?? {})),
  );
  const props = [...Object.entries(page.props), ...fields].map(
    ([key, prop]): [string, SurfaceMember] =>
      toMember(getMemberKind(name, page), key, prop),
  );
  const plain = { type: '', required: false, default: null };
  const slots = page.slots.map(({ name: key, deprecated, default: fallback }) =>
    toMember('slot', key, { ...plain, deprecated, default: fallback }),
  );
  // A class that belongs to a slot is listed with the slot.
  const classes = [
    ...page.classes,
    ...page.slots.flatMap((slot) =>
      slot.class ? [{ ...slot, className: slot.class }] : [],
    ),
  ].map(({ className, deprecated }) =>
    toMember('class', className, { ...plain, deprecated }),
  );
  return [...props, ...slots, ...classes];
}

const toMember = (
  kind: MemberKind,
  name: string,
  {
    type,
    required,
    default: fallback,
    deprecated,
  }: Omit<ApiProp, 'description' | 'signature' | 'plan'>,
): [string, SurfaceMember] => [
  `${kind} ${name}`,
  { kind, name, type, required, default: fallback, deprecated },
];
