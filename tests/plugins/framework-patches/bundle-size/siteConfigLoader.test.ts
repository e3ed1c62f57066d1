import siteConfigLoader from '../../../../plugins/framework-patches/bundle-size/siteConfigLoader';

test('what pages read stays, what only the server reads goes', () => {
  const config = { title: 'Site', plugins: [['a', { path: '/home' }]], i18n: {} };
  const source = `/* Made. */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  expect(siteConfigLoader(source)).toBe(
    '/* Made. */\nexport default {"title":"Site","i18n":{}};\n',
  );
});

test('another form of the generated file stops the build', () => {
  expect(() => siteConfigLoader('module.exports = {};')).toThrow('another form');
});
