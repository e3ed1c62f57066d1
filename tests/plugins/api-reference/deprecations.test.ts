import path from 'node:path';
import { createResolve } from '../../../plugins/api-reference/view/createResolve';
import { renderDeprecated } from '../../../plugins/api-reference/view/renderMembers';
import { createContext } from '../../../plugins/api-reference/view/renderPage';
import { OUTPUT, readPages } from './readOutput';

const resolve = createResolve({ docsDir: path.dirname(OUTPUT), language: 'en' });

/** Every reason of the reference, with the page that gives it. */
const REASONS = new Map<string, string>();
for (const page of readPages()) {
  JSON.stringify(page, (key, value: unknown) => {
    if (key === 'deprecated' && typeof value === 'string') REASONS.set(value, page.name);
    return value;
  });
}

it('every reason for a deprecation is a sentence, with links in place of addresses', async () => {
  expect(REASONS.size).toBeGreaterThan(30);
  for (const [reason, name] of REASONS) {
    const html = await renderDeprecated(
      reason,
      createContext({ language: 'en', resolve }),
    );
    const text = html.replace(/<[^>]+>/g, '');
    expect([name, text]).toEqual([
      name,
      expect.stringMatching(/^Deprecated[A-Z`].*[.!?]$/s),
    ]);
    expect([name, text]).toEqual([name, expect.not.stringMatching(/\/x\/|https?:/)]);
    // A link that leads nowhere is left out by the resolver: its words alone would stay.
    const wanted = [...reason.matchAll(/\]\(/g)].length;
    expect([name, html.match(/<a /g)?.length ?? 0]).toEqual([name, wanted]);
  }
});
