import type { ApiHookSignature } from '../../../src/types/api';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { highlightCode } from '../../mdx/highlightCode';
import { fill } from './labels';
import { printCall } from './formatCode';
import { renderMarkdown } from './renderMarkdown';
import { renderMembers } from './renderMembers';
import { renderHeading } from './renderHeading';
import { renderType } from './renderType';
import type { ViewContext } from './viewContext';

/** Renders the call signatures of a hook, each with its parameters and result. */
export async function renderHook(
  signatures: readonly ApiHookSignature[],
  name: string,
  context: ViewContext,
): Promise<string> {
  const parts = await Promise.all(
    signatures.map((signature, index) =>
      renderCall(signature, { name, index, count: signatures.length }, context),
    ),
  );
  return parts.join('');
}

interface Place {
  name: string;
  index: number;
  count: number;
}

async function renderCall(
  signature: ApiHookSignature,
  { name, index, count }: Place,
  context: ViewContext,
): Promise<string> {
  const { sections } = context.labels;
  const suffix = index > 0 ? `-${index + 1}` : '';
  const title =
    count > 1 ? fill(sections.overload, { n: index + 1 }) : sections.signature;
  const own: ViewContext = { ...context, toc: [] };
  const head = renderHeading(`signature${suffix}`, title, own);
  const params = renderHeading(`parameters${suffix}`, sections.parameters, own, 1);
  const result = renderHeading(`result${suffix}`, sections.returns, own, 1);
  const hasParams = signature.params.length > 0;
  const [first, ...rest] = own.toc;
  // Added in order, regardless of which finishes first.
  context.toc.push(
    ...[first, ...(hasParams ? rest : rest.slice(1))].flatMap((x) => x ?? []),
  );
  const code = highlightCode(printCall(name, signature), 'ts');
  const members = Object.fromEntries(
    signature.params.map((param) => [
      param.name,
      {
        type: param.type,
        required: !param.optional,
        default: null,
        deprecated: null,
        description: param.description,
        signature: null,
        plan: null,
      },
    ]),
  );
  const fields: string[] = [];
  for (const param of signature.params) {
    if (!param.members) continue;
    fields.push(
      `<p class="api-of"><code dir="ltr" translate="no">${escapeHtml(param.name)}</code></p>`,
      await renderMembers(
        param.members,
        params.id,
        context,
        `param${suffix}-${param.name}-`,
      ),
    );
  }
  const body = [
    head.html,
    `<div class="api-code" data-code-block=""><pre dir="ltr" tabindex="0"><code translate="no">${code}</code></pre></div>`,
    count > 1 ? await renderMarkdown(signature.description, context) : '',
    hasParams ? params.html : '',
    hasParams ? await renderMembers(members, params.id, context, `param${suffix}-`) : '',
    ...fields,
    result.html,
    `<p>${renderType(signature.result.type, context)}</p>`,
    await renderMarkdown(signature.result.description, context),
    signature.result.members
      ? await renderMembers(
          signature.result.members,
          result.id,
          context,
          `result${suffix}-`,
        )
      : '',
  ];
  return `<section class="api-section">${body.join('')}</section>`;
}
