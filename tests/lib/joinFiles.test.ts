import { joinFiles } from '../../src/lib/joinFiles';

test('one file is copied as it is', () => {
  expect(joinFiles([{ name: 'Demo.tsx', code: 'let a;\n' }])).toBe('let a;\n');
});

test('several files follow their names, as comments of their language', () => {
  const files = [
    { name: 'Demo.tsx', code: 'let a;\n\n' },
    { name: 'Demo.css', code: '.a {}' },
  ];
  expect(joinFiles(files)).toBe('// Demo.tsx\nlet a;\n\n/* Demo.css */\n.a {}\n');
});
