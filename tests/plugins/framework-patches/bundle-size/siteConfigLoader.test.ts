import siteConfigLoader from '../../../../plugins/framework-patches/bundle-size/siteConfigLoader';

test('fields for pages stay, fields for the server are removed', () => {
  const config = { title: 'Site', plugins: [['a', { path: '/home' }]], i18n: {} };
  const source = `/* Made. */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  expect(siteConfigLoader(source)).toBe(
    '/* Made. */\nexport default {"title":"Site","i18n":{}};\n',
  );
});

test('an unknown format of the generated file stops the build', () => {
  expect(() => siteConfigLoader('module.exports = {};')).toThrow('another form');
});
