import { installEngine } from '../../../../tools/cli/findEngines';
import { listSteps } from '../../../../tools/cli/test/listSteps';

jest.mock('../../../../tools/cli/findEngines', () => ({ installEngine: jest.fn() }));
const install = jest.mocked(installEngine);
beforeEach(() => install.mockReset());

const stepOf = (name: string) => listSteps(true).find((step) => step.name === name)!;

test('the full run has both engines, each with a report of its own; the short has none', () => {
  const reports = ['firefox', 'webkit'].map((name) => {
    const { command, env, after } = stepOf(name);
    expect(command).toContain(`--project=${name}`);
    expect(after).toEqual(['build']);
    return env?.().PLAYWRIGHT_JSON_OUTPUT_NAME;
  });
  expect(new Set(reports).size).toBe(2);
  const names = listSteps(false).map(({ name }) => name);
  expect(names).not.toContain('firefox');
  expect(names).not.toContain('webkit');
});

test('a missing Firefox fails its step, a missing WebKit leaves its step out', () => {
  install.mockImplementation((engine) => `no ${engine}`);
  expect(stepOf('firefox').findObstacle).toBeUndefined();
  expect(() => stepOf('firefox').env?.()).toThrow('no firefox');
  expect(stepOf('webkit').findObstacle?.()).toBe('no webkit');
  install.mockReturnValue(undefined);
  expect(stepOf('webkit').findObstacle?.()).toBeUndefined();
});
