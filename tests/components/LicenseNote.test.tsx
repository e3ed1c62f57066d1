import { render, screen } from '@testing-library/react';
import { LicenseNote } from '../../src/components/LicenseNote';
import { siteSettings } from '../support/jest/docusaurus/useDocusaurusContext';

const settings: typeof siteSettings & { hasLicenseKey?: boolean } = siteSettings;
afterEach(() => delete settings.hasLicenseKey);

test('a build without a license key explains the watermarks and links to more information', () => {
  render(<LicenseNote />);
  expect(screen.getByText(/This build has no license key/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'About licenses' })).toBeVisible();
});

test('a build with a license key shows nothing', () => {
  settings.hasLicenseKey = true;
  const { container } = render(<LicenseNote />);
  expect(container.innerHTML).toBe('');
});
