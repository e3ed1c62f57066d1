import { tsxLanguage } from '@codemirror/lang-javascript';
import ts from 'typescript';
import { LOOP_GUARD } from '../../../src/config/playground';
import { guardCode, guardFiles } from '../../../src/features/playground/guardCode';

const guard = (code: string, name = 'Demo.tsx'): string => guardCode({ name, code }).code;
const CALL = `${LOOP_GUARD}();`;
const START = `${LOOP_GUARD}(1)`;

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
  ['function a() {}', `function a() {${START};}`],
  ['a = async function* () { b(); }', `a = async function* () {${START}; b(); }`],
  ['a = () => { b(); };', `a = () => {${START}; b(); };`],
  ['a = () => () => ({ b });', `a = () => (${START},() => (${START},({ b })));`],
  ['a = b ? () => c : d;', `a = b ? () => (${START},c) : d;`],
  ['while (a) b = () => c', `while (a) {${CALL}b = () => (${START},c)}`],
  [
    'a = { b() {}, get c() { return 1; } }',
    `a = { b() {${START};}, get c() {${START}; return 1; } }`,
  ],
  [
    'class A { constructor() { super(); } }',
    `class A { constructor() {${START}; super(); } }`,
  ],
  ['function a(): void; function a() {}', `function a(): void; function a() {${START};}`],
  ['type A = () => void; a = { b: {} }', 'type A = () => void; a = { b: {} }'],
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
  expect(guarded.split(CALL)).toHaveLength(2);
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

test('code that exceeds the stack of the parser is a problem of its file', () => {
  const files = [{ name: 'a.tsx', code: 'for (;;) {}' }];
  // How deep it can go depends on the engine and on who calls.
  const parse = jest.spyOn(tsxLanguage.parser, 'parse').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(guardFiles(files)).toEqual({
    kind: 'syntax',
    message: 'The code is nested too deeply.',
    file: 'a.tsx',
  });
  parse.mockRestore();
  expect(guardFiles(files)).toEqual([{ name: 'a.tsx', code: `for (;;) {${CALL}}` }]);
});

test('supports each language', () => {
  for (const name of ['a.ts', 'a.tsx', 'a.js']) {
    expect(guard('while (a) b();', name)).toContain(CALL);
  }
  expect(guard('const a = <T,>(b: T) => { while (b) c(); };', 'a.ts')).toContain(CALL);
});
