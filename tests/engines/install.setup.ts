import { test } from '@playwright/test';
import { ENGINES, installEngine } from '../../tools/cli/findEngines';

/** The tests of an engine that cannot be installed report what is missing. */
test('the engines are installed where the system allows it', () => {
  test.setTimeout(300_000);
  for (const name of ENGINES) installEngine(name, process.env);
});
