import ts from 'typescript';
import { LOOP_GUARD } from '../../../src/config/playground';
import { guardLoops } from '../../../src/features/playground/guardLoops';

const guard = (code: string, name = 'Demo.tsx'): string =>
  guardLoops({ name, code }).code;
const CALL = `${LOOP_GUARD}();`;

test.each([
  ['while (true) { a(); }', `while (true) {${CALL} a(); }`],
  ['while (true) a();', `while (true) {${CALL}a();}`],
  ['while (true);', `while (true){${CALL};}`],
  ['do { a(); } while (b);', `do {${CALL} a(); } while (b);`],
  ['do a(); while (b);', `do {${CALL}a();} while (b);`],
  ['do // a\n{ b(); } while (c);', `do // a\n{${CALL} b(); } while (c);`],
  ['do /* a */ b(); while (c);', `do /* a */ {${CALL}b();} while (c);`],
  ['while (a) /* b */ { c(); }', `while (a) /* b */ {${CALL} c(); }`],
  ['while (a) // b\n c(); // d', `while (a) // b\n {${CALL}c();} // d`],
  ['for (;;) {}', `for (;;) {${CALL}}`],
  ['for (const x of y) a(x);', `for (const x of y) {${CALL}a(x);}`],
  ['for (const k in o) { a(k); }', `for (const k in o) {${CALL} a(k); }`],
  ['for (;;) while (b) c();', `for (;;) {${CALL}while (b) {${CALL}c();}}`],
])('guards %j', (code, expected) => {
  expect(guard(code)).toBe(expected);
});

test('keeps lines, types and JSX', () => {
  const code = `export default function A({ n }: { n: number }) {
  const rows: string[] = [];
  for (let i = 0; i < n; i += 1)
    rows.push(\`while (\${i})\`);
  return <p title="for (;;)">{rows as never}</p>;
}
`;
  const guarded = guard(code);
  expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
  expect(guarded.match(new RegExp(LOOP_GUARD, 'g'))).toHaveLength(1);
  const { diagnostics } = ts.transpileModule(guarded, {
    fileName: 'A.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  expect(diagnostics).toEqual([]);
});

test('loops with comments at every position still parse', () => {
  const code = `do // { one
{ a(); } // two
while (b); // three
for (const c of d) // four
  /* five */ e(c) // six
while (/* seven */ f) /* eight */ g() /* nine */
do h() // ten
while (i)`;
  const guarded = guard(code, 'a.ts');
  expect(guarded.match(new RegExp(LOOP_GUARD, 'g'))).toHaveLength(4);
  const { diagnostics } = ts.transpileModule(guarded, { reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
});

test('does not change code that does not parse, and other files', () => {
  expect(guard('while (true {')).toBe('while (true {');
  expect(guard('.while { for: 1 }', 'a.css')).toBe('.while { for: 1 }');
});

test('supports each language', () => {
  for (const name of ['a.ts', 'a.tsx', 'a.js']) {
    expect(guard('while (a) b();', name)).toContain(CALL);
  }
  expect(guard('const a = <T,>(b: T) => { while (b) c(); };', 'a.ts')).toContain(CALL);
});
