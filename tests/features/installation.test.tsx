import { fireEvent, render, screen } from '@testing-library/react';
import InstallChoice from '../../src/features/installation/InstallChoice';
import { ProductCommand } from '../../src/features/installation/ProductCommand';
import { readText } from '../../content/text/readText';
import Installation from '../../src/features/installation/Installation';

const PACKAGES = [
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
];

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const listPlans = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(
      ({ name }) =>
        name === screen.getByRole<HTMLInputElement>('radio', { name: 'Pro' }).name,
    )
    .map(({ labels }) => labels?.[0]?.textContent);

const showAll = () =>
  render(
    <Installation>
      {PACKAGES.map((name) => (
        <InstallChoice key={name} package={name}>
          <p>npm install {name}</p>
        </InstallChoice>
      ))}
    </Installation>,
  );

const shown = () => screen.getByText(/^npm install/).textContent;

beforeEach(() => localStorage.clear());

test('the first package is shown initially, then that of the chosen product and plan', () => {
  showAll();
  expect(shown()).toBe('npm install @mui/x-data-grid');
  choose('Pro');
  expect(shown()).toBe('npm install @mui/x-data-grid-pro');
  choose('Date and Time Pickers');
  expect(shown()).toBe('npm install @mui/x-date-pickers-pro');
});

test('a product without the chosen plan shows its lowest; the choice is kept', () => {
  showAll();
  choose('Premium');
  choose('Date and Time Pickers');
  expect(listPlans()).toEqual(['Community', 'Pro']);
  expect(screen.getByRole('radio', { name: 'Community' })).toBeChecked();
  expect(shown()).toBe('npm install @mui/x-date-pickers');
  choose('Data Grid');
  expect(shown()).toBe('npm install @mui/x-data-grid-premium');
});

test('product and plan are kept from page to page; a damaged choice is ignored', () => {
  const home = render(<ProductCommand />);
  choose('Date and Time Pickers');
  home.unmount();
  const page = showAll();
  expect(shown()).toBe('npm install @mui/x-date-pickers');
  choose('Pro');
  page.unmount();
  const again = showAll();
  expect(shown()).toBe('npm install @mui/x-date-pickers-pro');
  again.unmount();
  localStorage.setItem('docusaurus.tab.package', '@mui/x-elsewhere');
  showAll();
  expect(shown()).toBe('npm install @mui/x-data-grid');
});

test('the home page has the command of the package manager chosen in tabs', () => {
  localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
  render(<ProductCommand />);
  expect(screen.getByText(/^pnpm add @mui\/x-data-grid @mui/)).toBeVisible();
});

test('the command of each product is the one of the Installation page', () => {
  const page = readText('docs/introduction/installation/installation.mdx');
  render(<ProductCommand />);
  const commands = screen.getAllByRole('radio').map((radio) => {
    fireEvent.click(radio);
    return shown();
  });
  expect(new Set(commands).size).toBe(4);
  for (const command of commands) expect(page).toContain(`\n${command}\n`);
});
