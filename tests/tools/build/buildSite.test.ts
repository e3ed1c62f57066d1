import { listNotes } from '../../../tools/build/buildSite';

const SET = {
  MUI_X_LICENSE_KEY: 'abc123',
  SITE_URL: 'https://docs.example.org',
  DOCS_DOMAIN: 'docs.example.org',
};

test('a build reports missing settings of the deployment, and no existing ones', () => {
  expect(listNotes({}).join('\n')).toMatch(
    /MUI_X_LICENSE_KEY.*\nDOCS_DOMAIN is not set.*\nSITE_URL is not set/,
  );
  expect(listNotes(SET)).toEqual([]);
});
