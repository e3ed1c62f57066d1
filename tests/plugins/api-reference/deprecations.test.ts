import path from 'node:path';
import { createResolve } from '../../../plugins/api-reference/view/createResolve';
import { renderDeprecated } from '../../../plugins/api-reference/view/renderMembers';
import { createContext } from '../../../plugins/api-reference/view/renderPage';
import { OUTPUT, readPages } from './readOutput';

const resolve = createResolve({ docsDir: path.dirname(OUTPUT), language: 'en' });

/** Every deprecation reason of the reference, with its page. */
const REASONS = new Map<string, string>();
for (const page of readPages()) {
  JSON.stringify(page, (key, value: unknown) => {
    if (key === 'deprecated' && typeof value === 'string') REASONS.set(value, page.name);
    return value;
  });
}

it('every reason for a deprecation is a sentence, with links instead of addresses', async () => {
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
    // The resolver removes a broken link and keeps its text only.
    const expected = [...reason.matchAll(/\]\(/g)].length;
    expect([name, html.match(/<a /g)?.length ?? 0]).toEqual([name, expected]);
  }
});
