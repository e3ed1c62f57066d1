import { unified } from 'unified';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkImageRequests from '../../../plugins/mdx/remarkImageRequests';

const REQUEST =
  '!/home/me/site/node_modules/url-loader/dist/cjs.js?limit=10000&name=assets/images/[name].[ext]&fallback=/home/me/site/node_modules/file-loader/dist/cjs.js!./lines.svg';

/** The compiled expressions of an MDX text, after the plugin. */
function transform(mdx: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkImageRequests);
  const tree = processor.runSync(processor.parse(mdx));
  const found: unknown[] = [];
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'estree') found.push(value);
    return value;
  });
  return JSON.stringify(found);
}

test('a request for an image does not contain the path of the project', () => {
  const source = transform(`text <img src={require("${REQUEST}").default + ''} />`);
  expect(source).toContain('?limit=10000&name=assets/images/[name].[ext]!./lines.svg');
  expect(source).not.toContain('fallback');
});

test('other requests and other elements are unchanged', () => {
  const plain = transform('text <img src={require("./lines.svg").default} />');
  expect(plain).toContain('"./lines.svg"');
  expect(transform(`text <a href={"${REQUEST}"}>b</a>`)).toContain('fallback=');
});
