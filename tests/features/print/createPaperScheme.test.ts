import { createPaperScheme } from '../../../src/features/print/createPaperScheme';

const html = document.createElement('html');
const paper = createPaperScheme(html);

test('a dark page is light in print, once, and dark again afterwards', () => {
  html.dataset.theme = 'dark';
  paper.start();
  paper.start();
  expect(html.dataset.theme).toBe('light');
  paper.end();
  expect(html.dataset.theme).toBe('dark');
});

test('a light page does not change', () => {
  html.dataset.theme = 'light';
  paper.start();
  html.dataset.theme = 'dark'; // Chosen meanwhile, as in another tab.
  paper.end();
  expect(html.dataset.theme).toBe('dark');
});
