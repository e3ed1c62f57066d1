import { getOwn } from '../../src/lib/getOwn';
import type { ApiClass, ApiPage, ApiProp, ApiSlot } from '../../src/types/api';
import { joinLines } from './renderMarkdown';
import { nameNearest, ToolError } from './ToolError';

/**
 * Renders single members of an API page as Markdown.
 * @param names of props, slots or classes; a class by its name or its key
 * @throws ToolError if the page lacks one of them
 */
export function renderMembers(page: ApiPage, names: readonly string[]): string {
  const parts = names.map((name) => renderMember(page, name));
  return joinLines([
    `# Members of ${page.name} (${page.packages.join(', ')} ${page.version})`,
    ...parts,
    renderTypes(page, parts.join('\n')),
  ]);
}

function renderMember(page: ApiPage, name: string): string {
  const prop = getOwn(page.props, name);
  const bare = name.replace(/^\./, '');
  // A slot has a class of its own, which is not among the classes.
  const slot = page.slots.find((each) => [each.name, each.class].includes(bare));
  const style = page.classes.find(({ className, key }) =>
    [className, key].includes(bare),
  );
  const parts = [
    prop && renderProp(page, name, prop),
    slot && renderSlot(slot),
    style && renderClass(style),
  ];
  if (parts.some(Boolean)) return joinLines(parts);
  const all = [
    ...Object.keys(page.props),
    ...page.slots.map((each) => each.name),
    ...page.slots.flatMap((each) => each.class ?? []),
    ...page.classes.map((each) => each.key),
  ];
  const base = page.inheritance
    ? ` It also takes what ${page.inheritance.name} takes.`
    : '';
  throw new ToolError(
    'members',
    `${page.name} has no "${name}".${nameNearest(name, all)}${base} Leave members out to read the whole entry.`,
  );
}

function renderProp(page: ApiPage, name: string, prop: ApiProp): string {
  const what = page.kind === 'component' ? 'prop' : 'member';
  const { signature } = prop;
  return joinLines([
    `## ${name} (${what})`,
    prop.deprecated !== null && `Deprecated. ${prop.deprecated}`,
    prop.description,
    `Type: \`${prop.type}\``,
    prop.default !== null && `Default: \`${prop.default}\``,
    prop.required && page.kind === 'component' && 'Required.',
    prop.plan && `Plan: ${prop.plan}`,
    signature?.params
      .map((param) => `- \`${param.name}\`: \`${param.type}\` ${param.description}`)
      .join('\n'),
    signature && `Returns: \`${signature.result.type}\` ${signature.result.description}`,
  ]);
}

const renderSlot = (slot: ApiSlot): string =>
  joinLines([
    `## ${slot.name} (slot)`,
    slot.deprecated !== null && `Deprecated. ${slot.deprecated}`,
    slot.description,
    slot.default !== null && `Default: \`${slot.default}\``,
    slot.class !== null && `Class: \`.${slot.class}\``,
    slot.plan && `Plan: ${slot.plan}`,
  ]);

const renderClass = (style: ApiClass): string =>
  joinLines([
    `## .${style.className} (class, key \`${style.key}\`)`,
    style.deprecated !== null && `Deprecated. ${style.deprecated}`,
    style.description,
    style.appliedAs !== null && `Elements have \`.${style.appliedAs}\` instead.`,
  ]);

/** Renders the definitions and addresses of the types that the members use. */
function renderTypes({ types, links }: ApiPage, text: string): string {
  const words = new Set(text.match(/[\w$]+/g));
  const definitions = Object.entries(types)
    .filter(([name]) => words.has(name))
    .map(([name, definition]) => `type ${name} = ${definition};`);
  const addresses = Object.entries(links)
    .filter(([name]) => words.has(name))
    .map(([name, address]) => `- ${name}: ${address}`);
  return joinLines([
    definitions.length > 0 && `\`\`\`ts\n${definitions.join('\n')}\n\`\`\``,
    addresses.join('\n'),
  ]);
}
