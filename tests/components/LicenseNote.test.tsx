import { render, screen } from '@testing-library/react';
import { LicenseNote } from '../../src/components/LicenseNote';
import { siteSettings } from '../support/jest/docusaurus/useDocusaurusContext';

const settings: typeof siteSettings & { hasLicenseKey?: boolean } = siteSettings;
afterEach(() => delete settings.hasLicenseKey);

test('a build without a key says why there are watermarks, and where to read more', () => {
  render(<LicenseNote />);
  expect(screen.getByText(/This build has no license key/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'About licenses' })).toBeVisible();
});

test('a build with a key says nothing', () => {
  settings.hasLicenseKey = true;
  const { container } = render(<LicenseNote />);
  expect(container.innerHTML).toBe('');
});
